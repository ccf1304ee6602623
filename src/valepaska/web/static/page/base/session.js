/**
 * A seat at a table, or a place on the bench: what the server has told of it, as signals.
 *
 * What is *shown* follows what is *known* a little later: what happened is played on the table first (`stage`).
 * Commands name the decision that is shown, so a late tap can never answer something else.
 */
import { batch, computed, signal } from "../../vendor/signals.js";
import { socketAddress } from "./api.js";
import { Connection } from "./connection.js";
import { contribution } from "./contribution.js";
import { once } from "./double.js";
import * as kept from "./kept.js";
import { settings } from "./settings.js";
import { until } from "./until.js";

/** @typedef {import("./types.js").Facts} Facts */
/** @typedef {import("./types.js").Mine} Mine */
/** @typedef {import("./types.js").Deal} Deal */
/** @typedef {import("./types.js").Happened} Happened */
/** @typedef {{event: Happened, phase: string, deal: number}} Entry */

/**
 * How updates come on the table; `show` applies the new parts. Set by the table's stage.
 * @typedef {(session: Session, update: any, show: () => void, waiting: () => number) => Promise<void>} Stage
 */

const LONGEST_LOG = 600;
const NOTHING = { hand: [], laid: {}, just_drew: null, may: null };

/**
 * The deal as it is shown, from what everybody sees of it and what one seat sees besides.
 * @param {any} deal @param {any} own @param {number | null} seat @returns {Deal | null}
 */
function whole(deal, own, seat) {
  if (!deal) return null;
  const { hand, laid, just_drew, may } = own ?? NOTHING;
  const claims = deal.view.claims.map((/** @type {any} */ entry, /** @type {number} */ place) => (laid[place] ? { ...entry, cards: laid[place] } : entry));
  return { ...deal, view: { ...deal.view, seat, hand, just_drew, claims }, may };
}

export class Session {
  status = signal(/** @type {"connecting" | "open" | "lost"} */ ("connecting"));
  /** Why the table is over for this page. */
  gone = signal(/** @type {{code: string, text: string} | null} */ (null));
  facts = signal(/** @type {Facts | null} */ (null));
  mine = signal(/** @type {Mine | null} */ (null));
  deal = signal(/** @type {Deal | null} */ (null));
  /** What happened, the latest last. */
  log = signal(/** @type {Entry[]} */ ([]));
  watchers = signal(0);
  /** Phrases over the mugs. */
  bubbles = signal(/** @type {Record<number, number>} */ ({}));
  /** A sentence for a moment: a refusal, or who is back. */
  notice = signal(/** @type {{text: string, key: number} | null} */ (null));
  /** What has been sent and not answered: the text of the action. */
  sending = signal(/** @type {string | null} */ (null));
  /** How many plays were missed while the connection was lost. */
  missed = signal(0);

  seat = computed(() => this.mine.value?.seat ?? null);
  /** @type {Stage} */
  stage = async (_session, _update, show) => show();
  /** The version that is shown. */
  shown = signal(0);
  #ahead = 0;
  #seen = /** @type {number | null} */ (null);
  /** @type {any[]} */
  #queue = [];
  #running = false;
  #key = 0;
  #phase = "";
  #deal = 0;
  /** The commitment that the server told last, and the one to which this page has contributed. */
  #commitment = "";
  #contributed = "";
  #takesPart = false;
  /** The halves of the deal as they were told last: what everybody sees, and what this seat alone does. */
  #halves = { deal: /** @type {any} */ (null), own: /** @type {any} */ (null), seat: /** @type {number | null} */ (null) };

  /**
   * @param {string} table @param {string | null} token
   * @param {(ears: import("./connection.js").Ears) => import("./connection.js").Line} [connect] what it speaks through: a socket to the table, if nothing else is wanted
   */
  constructor(table, token, connect = (ears) => new Connection(socketAddress(table), ears)) {
    this.table = table;
    this.token = token;
    this.#seen = kept.dealBegan(table);
    this.connection = connect({
      hello: () => ({ token: this.token ?? kept.barredBy(table), seen: this.#seen, lang: settings.language.value }),
      message: (message) => this.#heard(message),
      status: (status) => (this.status.value = status),
      gone: (code, text) => (this.gone.value = { code, text }),
    });
  }

  /** The time on the server's clock. */
  now = () => Date.now() + this.#ahead;

  /** Asks for something; a refusal is shown. */
  ask = once(async (/** @type {Record<string, unknown>} */ command) => {
    const answer = await this.connection.send(command);
    if (!answer.accepted) this.say(answer.text || answer.code);
    return answer;
  });

  /** Acts in the deal, once at a time; done when the table shows it. @param {string} action its text */
  async act(action) {
    const deal = this.deal.value;
    if (!deal || this.sending.value !== null) return false;
    this.sending.value = action;
    const answer = await this.ask({ type: "act", decision: deal.decision, action });
    if (answer.accepted) await until(this.shown, (shown) => shown >= answer.version);
    this.sending.value = null;
    return answer.accepted;
  }

  /** Takes a seat under a name; a refusal is shown. @param {string} name @param {number | null} [seat] */
  async sit(name, seat = null) {
    const answer = await this.trySit(name, seat);
    if (!answer.accepted) this.say(answer.text || answer.code);
    return answer.accepted;
  }

  /** Takes a seat under a name. @param {string} name @param {number | null} [seat] */
  async trySit(name, seat = null) {
    const token = this.#draw(name);
    const answer = await this.connection.send({ type: "sit", name, seat, token });
    if (!answer.accepted) this.#giveUp();
    return answer;
  }

  /** Takes the seat of a ticket, with a token of this browser's own. @param {string} ticket */
  async moveHere(ticket) {
    const token = this.#draw("");
    const answer = await this.ask({ type: "move_here", ticket, token });
    if (!answer.accepted) this.#giveUp();
    return answer.accepted;
  }

  /** Draws a token and keeps it before it is sent: a lost answer loses no seat. @param {string} name */
  #draw(name) {
    const token = kept.randomText(16);
    kept.keepPlaces(this.table, [...kept.places(this.table), { token, name }]);
    this.token = token;
    return token;
  }

  /** The token that was drawn has got no seat. */
  #giveUp() {
    this.forget();
    this.token = null;
  }

  /** A new ticket by which this seat can move to another device; null when it was refused. */
  async offerMove() {
    const ticket = kept.randomText(16);
    const answer = await this.ask({ type: "offer_move", ticket });
    return answer.accepted ? ticket : null;
  }

  /** Leaves the seat and forgets it. */
  async stand() {
    await this.ask({ type: "stand" });
    this.forget();
  }

  /** This browser no longer holds the seat. */
  forget() {
    kept.keepPlaces(this.table, kept.places(this.table).filter((place) => place.token !== this.token));
  }

  /** The host has sent away whoever sat here: this browser holds the seat no more, and says so when it comes again. */
  sentAway() {
    if (this.token) kept.keepBarred(this.table, this.token);
    this.forget();
  }

  /** @param {string} text */
  say(text) {
    this.notice.value = { text, key: ++this.#key };
  }

  close() {
    this.connection.close();
  }

  /** @param {any} message */
  #heard(message) {
    if (message.now) this.#ahead = message.now - Date.now();
    if (message.type === "welcome" || message.type === "seated") this.#contributed = "";
    if (message.table) this.#commitment = message.table.commitment ?? "";
    if (message.type === "seated" || message.mine) this.#takesPart = message.type === "seated" || message.mine.seat !== null || message.mine.joining;
    if (message.mine && message.mine.seat !== null && !this.token) this.token = kept.holdAgain(this.table);
    this.#contribute();
    if (message.type === "welcome") this.#welcomed(this.#whole(message));
    else if (message.type === "update") this.#updated(this.#whole(message));
    else if (message.type === "presence") this.#present(message);
    else if (message.type === "reacted") this.#reacted(message);
    else if (message.type === "refused" || message.type === "gone") this.say(message.text || message.code);
  }

  /** Adds to the chance of the next deal, as soon as the server has committed itself to its own part of it. */
  #contribute() {
    const commitment = this.#commitment;
    if (!this.#takesPart || !this.token || !commitment || commitment === this.#contributed) return;
    this.#contributed = commitment;
    void this.connection.send({ type: "contribute", commitment, contribution: contribution(commitment, this.token) });
  }

  /** The message with its deal put together from both halves. @param {any} message */
  #whole(message) {
    const halves = this.#halves;
    if (message.mine) halves.seat = message.mine.seat;
    if (message.deal !== undefined) halves.deal = message.deal;
    if (message.own !== undefined) halves.own = message.own;
    if (message.deal === undefined && message.own === undefined) return message;
    return { ...message, deal: whole(halves.deal, halves.own, halves.seat) };
  }

  /** @param {any} welcome everything: there is nothing to be played on the table */
  #welcomed(welcome) {
    const back = this.facts.value !== null;
    this.#seen = welcome.version;
    this.#queue = [];
    batch(() => {
      this.#note(welcome.missed ?? []);
      this.#show(welcome);
      this.missed.value = back ? (welcome.missed ?? []).filter((/** @type {Happened} */ event) => event.type === "played").length : 0;
    });
  }

  /** @param {any} update */
  #updated(update) {
    if (update.happened.some((/** @type {Happened} */ event) => event.type === "deal_begins")) kept.noteDealBegan(this.table, this.#seen ?? update.version - 1);
    this.#seen = update.version;
    this.#queue.push(update);
    if (!this.#running) void this.#run();
  }

  async #run() {
    this.#running = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      let shown = false;
      const show = () => {
        if (shown) return;
        shown = true;
        batch(() => {
          this.#note(update.happened);
          this.#show(update);
        });
      };
      try {
        await this.stage(this, update, show, () => this.#queue.length);
      } finally {
        show();
      }
    }
    this.#running = false;
  }

  /** @param {any} parts those that are left out are as before */
  #show({ table, mine, deal, version }) {
    if (table !== undefined) this.facts.value = table;
    if (mine !== undefined) this.mine.value = mine;
    if (deal !== undefined) this.deal.value = deal;
    this.shown.value = version;
  }

  /** @param {Happened[]} events */
  #note(events) {
    if (!events.length) return;
    const entries = events.map((event) => {
      if (event.type === "deal_begins") this.#deal = event.deal;
      const entry = { event, phase: this.#phase, deal: this.#deal };
      if (event.type === "turned") this.#phase = event.phase;
      if (event.type === "offered") this.#phase = "opening";
      if (event.type === "played") this.#phase = "window";
      return entry;
    });
    this.log.value = [...this.log.value, ...entries].slice(-LONGEST_LOG);
  }

  /** @param {{present: number[], watchers: number}} message */
  #present({ present, watchers }) {
    this.watchers.value = watchers;
    const facts = this.facts.value;
    if (facts) this.facts.value = { ...facts, seats: facts.seats.map((seat, i) => ({ ...seat, present: present.includes(i) })) };
  }

  /** @param {{seat: number, phrase: number}} message */
  #reacted({ seat, phrase }) {
    this.bubbles.value = { ...this.bubbles.value, [seat]: phrase };
    setTimeout(() => {
      const { [seat]: _, ...others } = this.bubbles.value;
      this.bubbles.value = others;
    }, 2500);
  }
}
