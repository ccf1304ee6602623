/** Everything that the parts of one table share. */
import { computed, signal } from "../../vendor/signals.js";
import { sheetOf } from "../base/rules.js";
import { rankForm } from "../base/speech.js";
import { Choice } from "./choice.js";
import { playText, situation, stockText } from "./logic.js";
import { stageFor } from "./stage.js";

/** @typedef {import("../base/session.js").Session} Session */

/** What a teacher wants to be tapped next: cards, or a rank. @typedef {{cards: string[], claim: string | null}} Hint */

export class Context {
  /** @type {{readonly value: Hint | null}} */
  hint = signal(null);
  /** @type {import("../../vendor/signals.js").Signal<import("./reveal.js").Showing | null>} */
  reveal = signal(null);
  /** Cards just taken, by seat: a flag over the mug. */
  flags = signal(/** @type {Record<number, number>} */ ({}));
  /** Keys of one's own cards that came by a pick-up. */
  taken = signal(/** @type {ReadonlySet<string>} */ (new Set()));
  /** Keys of one's own cards that have just come. */
  fresh = signal(/** @type {ReadonlySet<string>} */ (new Set()));
  news = signal(/** @type {{text: string, remark: string, count: number} | null} */ (null));
  /** What a screen reader is told. */
  spoken = signal("");
  sheet = signal(/** @type {string | null} */ (null));
  handMode = signal(/** @type {import("../../hand-layout.js").Mode} */ ("row"));
  /** Whether the hand must not be seen: several people are looking. */
  covered = signal(false);
  /** The people at this device who answer the claim together. */
  together = signal(/** @type {Context[]} */ ([]));
  /** Whether the clock has played one's cards, and one has not played since. */
  clocked = signal(false);
  skipping = { current: false };
  /** Whether a claim has lain there long enough to be answered. */
  cooled = { current: false };

  /** @param {Session} session @param {boolean} shared whether several people use this device */
  constructor(session, shared) {
    this.session = session;
    this.shared = shared;
    this.rules = computed(() => sheetOf(session.facts.value?.rules).value);
    this.options = computed(() => /** @type {Record<string, string | number>} */ (this.rules.value?.options ?? {}));
    this.faceDown = computed(() => this.options.value.face_down !== "no");
    this.choice = new Choice(session, this.options);
    /** The claim that is chosen; in the opening there is only one. */
    this.claimed = computed(() => {
      const deal = session.deal.value;
      if (deal && situation(deal) === "opening") return deal.view.opening;
      const claim = this.choice.claim.value;
      const choice = deal?.may?.ranks.find((rank) => rank.claim === claim);
      return choice && (this.choice.stock.value ? choice.unseen : choice.reason) === null ? claim : null;
    });
    /** Whose side of the table is shown; null: everybody sits opposite. */
    this.side = computed(() => (this.covered.value ? null : session.seat.value));
    const played = stageFor(this);
    /** Whether this table is the one on the screen: only there is anything played out. */
    this.onScreen = { current: true };
    session.stage = async (...update) => (this.onScreen.current ? played(...update) : update[2]());
    this.name = this.name.bind(this);
  }

  /** @param {number} seat */
  name(seat) {
    return this.session.facts.value?.seats[seat]?.name ?? "";
  }

  names() {
    return this.session.facts.value?.seats.map(({ name }) => name) ?? [];
  }

  /** @param {string} claim */
  rankMany(claim) {
    return rankForm(claim, "many");
  }

  /** @param {string} text */
  announce(text) {
    this.spoken.value = text;
  }

  /** @param {string} name */
  openSheet(name) {
    this.sheet.value = name;
  }

  /** Chooses a claim; the same again takes it back. @param {string} claim */
  claim(claim) {
    this.choice.asked.value = null;
    this.choice.claim.value = this.choice.claim.value === claim ? null : claim;
  }

  /** Plays what is chosen, if it is a whole play. */
  async play() {
    const { choice, session } = this;
    const claim = this.faceDown.value ? this.claimed.value : null;
    if (!choice.any.value || (this.faceDown.value && claim === null)) return;
    const text = choice.stock.value ? stockText(claim) : playText(choice.chosen.value, claim, choice.count.value);
    if (await session.act(text)) choice.clear();
  }

  /** @param {string} rank */
  passUntil(rank) {
    const deal = this.session.deal.value;
    if (deal) void this.session.ask({ type: "pass_until", decision: deal.decision, rank });
  }

  /** Goes on from what is being shown. */
  skip() {
    this.skipping.current = true;
  }
}
