/**
 * A finished deal that one steps through. For the table it is a connection like any other: messages come out of it, and
 * nothing that is asked of it is done. It has no socket, no seat, and keeps nothing.
 */
import { computed, signal } from "../../vendor/signals.js";
import { t } from "../base/i18n.js";
import { Session } from "../base/session.js";
import { sentence } from "../base/tell.js";
import { until } from "../base/until.js";
import { Context } from "../table/context.js";

/** @typedef {import("../base/types.js").Happened} Happened */
/** @typedef {{happened: Happened[], view: any, hands: (string[] | null)[], laid: Record<number, string[]>, honest: boolean | null}} Moment */
/** @typedef {{rules: string, names: string[], bots: (string | null)[], deal: number, seat: number | null, sealed: boolean, moments: Moment[], tallies: import("../base/types.js").Tally[]}} Replayed */

/** Steps a minute at speed 1: a move can be read, and seen. */
const BREATH = 1500;
export const SPEEDS = [1, 2, 4, 0.5];
const NO_CLOCK = { opened: 0, deadline: null, held_until: null };

/** In which phase each event happened. @param {Moment[]} moments @returns {string[][]} */
function phasesOf(moments) {
  let phase = "";
  return moments.map(({ happened }) =>
    happened.map((event) => {
      const now = phase;
      if (event.type === "turned") phase = event.phase;
      if (event.type === "offered") phase = "opening";
      if (event.type === "played") phase = "window";
      return now;
    }),
  );
}

/** What is told in the name of whoever looks where they look as a seat, and not of everybody. @param {Happened} event */
const ofNobody = ({ cards, ...event }) => (event.type === "drew" || event.type === "refilled" ? event : { ...event, cards });

export class Player {
  playing = signal(false);
  /** An index of `SPEEDS`. */
  speed = signal(0);
  #wanted = 0;
  #moving = false;
  #closed = false;
  #version = 0;
  /** @type {import("../base/connection.js").Ears | null} */
  #ears = null;

  /** @param {Replayed} told @param {number} [at] the step to begin at */
  constructor(told, at = 0) {
    this.told = told;
    this.last = told.moments.length - 1;
    this.phases = phasesOf(told.moments);
    this.session = new Session("replay", null, (ears) => {
      this.#ears = ears;
      return this;
    });
    this.ctx = new Context(this.session, false);
    /** The step that is shown. */
    this.at = computed(() => this.session.deal.value?.decision ?? 0);
    this.#jump(Math.min(at, this.last));
    this.#ears?.status("open");
  }

  get moment() {
    return this.told.moments[this.at.value];
  }

  /** What is told of a step. @param {number} at @returns {string} */
  words(at) {
    const { seat, moments } = this.told;
    const { happened } = moments[at];
    const scene = { names: this.ctx.names(), me: seat, faceDown: this.ctx.faceDown.value };
    return happened
      .map((event, i) => sentence(seat === null ? ofNobody(event) : event, { ...scene, phase: this.phases[at][i] }))
      .filter(Boolean)
      .join(" ");
  }

  /** @param {number} by how many steps, back where it is below 0 */
  step(by) {
    void this.go(this.#wanted + by);
  }

  /** Goes to a step: the next one is played on the table, any other is there at once. @param {number} to */
  async go(to) {
    this.#wanted = Math.max(0, Math.min(this.last, to));
    if (this.#moving) return this.ctx.skip();
    this.#moving = true;
    while (this.at.value !== this.#wanted && !this.#closed) {
      if (this.#wanted === this.at.value + 1) await this.#forward(this.#wanted);
      else this.#jump(this.#wanted);
    }
    this.#moving = false;
  }

  /** Plays on from here, or from the beginning where this is the end; stops where it plays. */
  async play() {
    if (this.playing.value) return void (this.playing.value = false);
    this.playing.value = true;
    if (this.at.value === this.last) await this.go(0);
    while (this.playing.value && this.at.value < this.last && !this.#closed) {
      await this.go(this.at.value + 1);
      await new Promise((done) => setTimeout(done, BREATH / SPEEDS[this.speed.value]));
    }
    this.playing.value = false;
  }

  faster() {
    this.speed.value = (this.speed.value + 1) % SPEEDS.length;
  }

  /** For the session. @returns {Promise<import("../base/connection.js").Answer>} */
  async send() {
    return { accepted: false, code: "over", seat: null, text: "" };
  }

  /** For the session: nothing is lost that would have to come back. */
  again() {}

  close() {
    this.#closed = true;
    this.playing.value = false;
  }

  /** @param {number} at */
  async #forward(at) {
    const version = this.#tell("update", at, { happened: this.told.moments[at].happened });
    await until(this.session.shown, (shown) => shown >= version);
    await until(this.ctx.reveal, (showing) => showing === null);
  }

  /** @param {number} at */
  #jump(at) {
    this.session.log.value = [];
    const before = this.told.moments.slice(0, at + 1).flatMap(({ happened }) => happened);
    this.#tell("welcome", at, { ...this.#around(), missed: before });
  }

  /** @param {string} type @param {number} at @param {Record<string, unknown>} more @returns {number} the version in which it is shown */
  #tell(type, at, more) {
    const { view, hands, laid } = this.told.moments[at];
    const { seat } = this.told;
    const deal = { deal: 0, decision: at, view, clock: NO_CLOCK, review: null };
    const own = { hand: seat === null ? [] : (hands[seat] ?? []), laid, just_drew: null, may: null };
    this.#version += 1;
    this.#ears?.message({ type, version: this.#version, now: Date.now(), deal, own, ...more });
    return this.#version;
  }

  /** The table, as a server would tell it. */
  #around() {
    const { rules, names, bots, seat } = this.told;
    const chair = { stand_in: null, present: true, open: false, ready: false, losses: 0, points: 0, marked: false };
    const seats = names.map((name, i) => ({ ...chair, kind: bots[i] ? "bot" : "person", bot: bots[i], name: name || t("replay-seat", { seat: "ABCDEFGHIJ"[i] }) }));
    const table = { rules, preset: rules.split("+")[0], differs: [], stage: "playing", seats, host: null, pace: "unlimited", times: { window: null, shortest: 0, turn: null }, bot_speed: "normal", lots: false, deals: 0, joining: [], rematch_at: null };
    const mine = { seat, joining: false, muted: [], waited: true, pass_until: null, held: null };
    return { table, mine };
  }
}
