/**
 * The lesson as the page goes through it: the server plays the script by the rules of the game, this keeps where one is.
 *
 * For the table it is a connection like any other: commands go in, messages come out.
 */
import { computed, signal } from "../../vendor/signals.js";
import * as api from "../base/api.js";
import { t } from "../base/i18n.js";
import { Session } from "../base/session.js";
import { paced, settings } from "../base/settings.js";
import { capital, claimWords } from "../base/speech.js";
import { nameAlone } from "../base/tables.js";
import { until } from "../base/until.js";
import { Context } from "../table/context.js";
import { honest, situation } from "../table/logic.js";
import { whySentence } from "../table/why.js";

/** @typedef {import("../base/connection.js").Answer} Answer */
/** @typedef {import("../base/connection.js").Ears} Ears */
/** @typedef {"goal" | "how" | "others" | "task" | "done" | "more" | "end"} Phase */
/** @typedef {{happened: import("../base/types.js").Happened[], deal: any, own: any, beliefs: import("../base/types.js").Belief[]}} Step */
/** @typedef {{rules: string, others: string[], steps: Step[], task: string | null, example: string | null, refused: {code: string, text: string} | null}} LessonTable */

/** Between two moves of the others, so that each can be followed. */
const BREATH = 1300;
/** How many tasks there are, for "2 of 5". */
export const TASKS = 5;
/** After these a task is called by a sentence that goes on, so what is to be done begins with a small letter. */
const BEGINS_A_SENTENCE = new Set(["lie", "lead"]);

/** One's own part of a deal in which one only reads. @param {any} own */
const still = (own) => ({ ...own, may: null });

export class Course {
  phase = signal(/** @type {Phase} */ ("goal"));
  task = signal(/** @type {string | null} */ (null));
  /** Tasks that are done. */
  done = signal(0);
  /** Why the lesson cannot go on, in a sentence. */
  trouble = signal("");
  #example = signal("");
  #acts = /** @type {string[]} */ ([]);
  #later = /** @type {Step[]} */ ([]);
  #beliefs = /** @type {import("../base/types.js").Belief[]} */ ([]);
  #claim = "";
  #next = /** @type {string | null} */ (null);
  #version = 0;
  #closed = false;
  /** What the texts of a task speak of: as it was when the task was set. */
  #about = signal(/** @type {Record<string, string | number>} */ ({}));
  /** @type {Ears | null} */
  #ears = null;

  constructor() {
    this.session = new Session("lesson", null, (ears) => {
      this.#ears = ears;
      return this;
    });
    this.ctx = new Context(this.session, false);
    this.ctx.hint = computed(() => this.#hint());
    void this.begin();
  }

  /** Deals the cards. */
  async begin() {
    this.trouble.value = "";
    try {
      const answer = await api.lesson([], settings.language.value);
      const [dealt] = answer.steps;
      this.#keep(answer);
      this.#say({ type: "welcome", ...this.#around(answer), deal: dealt.deal, own: still(dealt.own), missed: dealt.happened });
      this.#ears?.status("open");
    } catch (error) {
      this.trouble.value = this.#wrong(error);
    }
  }

  /** Reads on, or lets the others move. */
  async goOn() {
    const phase = this.phase.value;
    if (phase === "goal") this.phase.value = "how";
    else if (phase === "more") this.phase.value = "end";
    else if (phase === "how" || phase === "done") await this.#others();
  }

  /** What the newcomer is told now. */
  words() {
    const phase = this.phase.value;
    if (phase === "task") return t(`lesson-${this.task.value}`, { ...this.#about.value, input: this.#doing() });
    if (phase === "done") return [t(`lesson-${this.task.value}-done`, this.#about.value), ...this.#thoughts()].join(" ");
    if (phase === "others") return t("lesson-others");
    return t(`lesson-${phase}`, { input: quotedName() });
  }

  /** For the session: carries out a move. @param {Record<string, unknown>} command @returns {Promise<Answer>} */
  async send(command) {
    if (command.type !== "act" || this.phase.value !== "task") return this.#refuse("not_asked", t("lesson-wait"));
    const action = String(command.action);
    try {
      const answer = await api.lesson([...this.#acts, action], settings.language.value);
      if (answer.refused) return this.#refuse(answer.refused.code, answer.refused.text || t("lesson-not-that", { input: this.#doing() }));
      this.#acts.push(action);
      this.#keep(answer);
      const [own] = answer.steps;
      if (answer.steps.length === 1 && answer.task !== null) this.#later = [{ happened: [], deal: own.deal, own: own.own, beliefs: [] }];
      this.#tell({ ...own, own: still(own.own) });
      void this.#finished();
      return { accepted: true, version: this.#version };
    } catch (error) {
      return this.#refuse("refused", this.#wrong(error));
    }
  }

  /** For the session: nothing is lost that would have to come back. */
  again() {}

  close() {
    this.#closed = true;
  }

  /** What the others thought of one's claim, where that is told. */
  #thoughts() {
    return this.#beliefs.map((belief) => whySentence(belief, this.#claim, this.ctx.name));
  }

  /** @param {LessonTable} answer */
  #keep(answer) {
    this.#beliefs = answer.steps[0].beliefs;
    this.#claim = answer.steps[0].deal.view.top ?? "";
    this.#later = answer.steps.slice(1);
    this.#next = answer.task;
    this.#example.value = answer.example ?? "";
  }

  async #finished() {
    await until(this.session.shown, (shown) => shown >= this.#version);
    await until(this.ctx.reveal, (showing) => showing === null);
    this.done.value += 1;
    this.phase.value = "done";
  }

  async #others() {
    this.phase.value = "others";
    for (const step of this.#later) {
      if (step.happened.length) await new Promise((done) => setTimeout(done, paced(BREATH)));
      if (this.#closed) return;
      this.#tell(step);
      await until(this.session.shown, (shown) => shown >= this.#version);
    }
    this.#later = [];
    this.task.value = this.#next;
    if (this.#next === null) {
      this.phase.value = "more";
      return;
    }
    this.#about.value = this.#details();
    this.phase.value = "task";
  }

  /** @param {Step} step */
  #tell({ happened, deal, own }) {
    this.#version += 1;
    this.#say({ type: "update", happened, deal, own });
  }

  /** @param {Record<string, unknown>} message */
  #say(message) {
    this.#ears?.message({ version: this.#version, now: Date.now(), ...message });
  }

  /** The table, as a server would tell it. @param {LessonTable} answer */
  #around({ rules, others }) {
    const seat = { bot: null, stand_in: null, present: true, open: false, ready: false, losses: 0, points: 0, marked: false };
    const seats = [{ ...seat, kind: "person", name: nameAlone() }, ...others.map((name) => ({ ...seat, kind: "bot", name }))];
    const table = { rules, preset: rules.split("+")[0], differs: [], stage: "playing", seats, host: null, pace: "unlimited", times: { window: null, shortest: 0 }, bot_speed: "normal", deals: 0, joining: [], rematch_at: null };
    const mine = { seat: 0, joining: false, muted: [], waited: true, pass_until: null, held: null };
    return { table, mine };
  }

  /** @returns {Record<string, string | number>} */
  #details() {
    const view = this.session.deal.value?.view;
    const last = view?.claims.at(-1);
    if (!view || !last) return {};
    const held = view.hand.filter((card) => honest([card], last.claim, this.ctx.options.value)).length;
    return { claim: claimWords(last.claim, last.count), player: this.ctx.name(last.seat), held, count: view.pile + 1 };
  }

  /** What is to be tapped, in words. */
  #doing() {
    const words = t(`lesson-do-${this.task.value}`, { button: t("page-doubt") });
    return BEGINS_A_SENTENCE.has(this.task.value ?? "") ? capital(words) : words;
  }

  /** What is to be tapped next, to be marked on the table. @returns {import("../table/context.js").Hint | null} */
  #hint() {
    if (this.phase.value !== "task") return null;
    const found = /^play (.+) as (\w+)$/.exec(this.#example.value);
    const deal = this.session.deal.value;
    if (!found || !deal || situation(deal) === "answer") return null;
    const cards = found[1].split(" ");
    const chosen = this.ctx.choice.chosen.value;
    const ready = chosen.length === cards.length && chosen.every((card) => cards.some((one) => one[0] === card[0]));
    return ready ? { cards: [], claim: this.ctx.claimed.value === null ? found[2] : null } : { cards: cards.filter((card) => !chosen.includes(card)), claim: null };
  }

  /** @param {unknown} error */
  #wrong(error) {
    if (!(error instanceof api.ApiError)) throw error;
    if (error.code === "offline") return t("lesson-offline");
    return error.message;
  }

  /** @param {string} code @param {string} text @returns {Answer} */
  #refuse(code, text) {
    return { accepted: false, code, seat: null, text };
  }
}

const quotedName = () => t("page-quoted", { text: t("page-play-now") });
