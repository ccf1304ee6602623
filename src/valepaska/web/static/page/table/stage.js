/** Plays what happened on the table, event by event, before the table shows what has come of it. */
import { batch } from "../../vendor/signals.js";
import * as sound from "../../sound.js";
import { t, told } from "../base/i18n.js";
import { paced, settings, still } from "../base/settings.js";
import { sentence } from "../base/tell.js";
import { call } from "./calls.js";
import * as flights from "./flights.js";
import { keyed, playable } from "./logic.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../base/types.js").Happened} Happened */

/** How long the result of a challenge stays, and how long at least when the game waits. */
const RESULT = 2500;
const RESULT_HURRIED = 900;
const FLAG = 2000;
/** With so many updates waiting nothing is played: the table catches up. */
const BEHIND = 3;
/** What only one of several people at a device may read. */
const HIDDEN = new Set(["drew", "refilled", "took", "dealt"]);
const LONG_NEWS = new Set(["took", "cleared", "went_out", "came_back", "ended", "dealt"]);

/** @param {string} moment @param {number} [count] */
function heard(moment, count) {
  if (settings.sound.value) sound.play(moment, count);
}

/** Waits, unless somebody has tapped to go on. @param {Context} ctx @param {number} ms @param {() => boolean} [enough] */
function pause(ctx, ms, enough = () => false) {
  return new Promise((done) => {
    const began = performance.now();
    const look = () => {
      if (ctx.skipping.current || performance.now() - began >= ms || enough()) return done(undefined);
      return setTimeout(look, 40);
    };
    look();
  });
}

/** The cards, turned one by one; the result; then on. @param {Context} ctx @param {Happened} event @param {Happened | null} took @param {() => void} show @param {() => number} waiting */
async function reveal(ctx, event, took, show, waiting) {
  ctx.skipping.current = false;
  const showing = { event, turned: 0, judged: false, took };
  ctx.reveal.value = { ...showing };
  heard("doubt");
  const calm = still();
  if (!calm) void flights.accuse(event.seat ?? 0, ctx.side.value);
  await pause(ctx, calm ? 200 : flights.time("--m-doubt") + flights.time("--m-doubt-hold"));
  for (let i = 1; i <= event.cards.length; i++) {
    await pause(ctx, calm ? 60 : flights.time("--m-turn") / 2);
    showing.turned = i;
    ctx.reveal.value = { ...showing };
    heard("turned");
    await pause(ctx, calm ? 140 : flights.time("--m-turn") / 2 + flights.time("--m-turn-step"));
  }
  const judged = performance.now();
  batch(() => {
    ctx.reveal.value = { ...showing, turned: event.cards.length, judged: true };
    ctx.announce(`${t(event.honest ? "page-true" : "page-lie")} ${took ? told("page-takes", took.seat === ctx.side.value, { player: ctx.name(took.seat ?? 0), count: took.count }) : ""}`);
    show();
    if (took) flag(ctx, took);
  });
  heard(event.honest ? "truth" : "lie");
  await pause(ctx, RESULT, () => waiting() > 0 && performance.now() - judged > Math.max(300, paced(RESULT_HURRIED)));
  ctx.reveal.value = null;
  ctx.skipping.current = false;
}

/** @param {Context} ctx @param {Happened} took */
function flag(ctx, { seat = 0, count }) {
  ctx.flags.value = { ...ctx.flags.value, [seat]: count };
  setTimeout(() => {
    const { [seat]: _, ...others } = ctx.flags.value;
    ctx.flags.value = others;
  }, FLAG);
}

/** Shows for a moment which cards are new. @param {Context} ctx @param {ReadonlySet<string>} keys */
function glow(ctx, keys) {
  ctx.fresh.value = keys;
  setTimeout(() => ctx.fresh.value === keys && (ctx.fresh.value = new Set()), FLAG);
}

/** Whether a bot plays for this person. @param {Context} ctx */
function standsIn({ session }) {
  const me = session.seat.value;
  return me !== null && Boolean(session.facts.value?.seats[me].stand_in);
}

/** Marks the cards that came to one's own hand by a pick-up, until one's next turn has ended. @param {Context} ctx @param {() => void} show @param {Happened[]} events */
function marking(ctx, show, events) {
  const me = ctx.session.seat.value;
  const mine = (/** @type {string} */ type) => events.some((event) => event.type === type && event.seat === me);
  const before = new Set(ctx.choice.hand.value.map(({ key }) => key));
  return () => {
    show();
    const view = ctx.session.deal.value?.view;
    if (!view) return;
    const came = new Set(keyed(playable(view)).map(({ key }) => key).filter((key) => !before.has(key)));
    if (mine("played") || mine("dealt")) ctx.taken.value = new Set();
    if (mine("took")) ctx.taken.value = came;
    if (mine("drew") || mine("refilled")) glow(ctx, came);
    if (mine("by_clock") || mine("sits_in")) ctx.choice.clear();
    else ctx.choice.tidy();
    if (mine("by_clock")) ctx.clocked.value = true;
    else if (mine("gave_back") || mine("dealt") || (mine("played") && !standsIn(ctx))) ctx.clocked.value = false;
  };
}

/** @param {Context} ctx @param {Happened} event */
async function flight(ctx, event) {
  const me = ctx.session.seat.value;
  const seat = event.seat ?? 0;
  if (event.type === "played") {
    heard("laid", event.count);
    await flights.play(seat, me, event.count, event.source);
  } else if (event.type === "took") {
    heard("pickup");
    await flights.takePile(seat, me, event.count);
  } else if (event.type === "cleared") {
    heard("clear");
    await flights.sweep(event.count);
  } else if (event.type === "drew" || event.type === "refilled") {
    await flights.draw(seat, me, event.count);
  } else if (event.type === "went_out") {
    heard("out");
  }
}

/** Says what happened, aloud and in the place of decisions. @param {Context} ctx @param {Happened[]} events */
function tell(ctx, events) {
  const phases = ctx.session.deal.value?.view.phase ?? "";
  const scene = { names: ctx.names(), me: ctx.shared ? null : ctx.session.seat.value, faceDown: ctx.faceDown.value, phase: phases };
  const open = ctx.shared ? events.map(({ cards, ...event }) => (HIDDEN.has(event.type) ? event : { ...event, cards })) : events;
  const sentences = open.filter(({ type }) => type !== "passed" && type !== "challenged").map((event) => sentence(event, scene)).filter(Boolean);
  if (sentences.length) ctx.announce(sentences.join(" "));
  const last = open.findLast(({ type }) => LONG_NEWS.has(type)) ?? open.findLast(({ type }) => type !== "turned" && type !== "passed");
  if (!last) return;
  const text = sentence(last, scene);
  if (text) ctx.news.value = { text, remark: "", count: last.type === "took" ? last.count : 0 };
}

/** The stage of a table, for `Session.stage`. @param {Context} ctx @returns {import("../base/session.js").Stage} */
export const stageFor = (ctx) => async (_, update, show, waiting) => {
  /** @type {Happened[]} */
  const events = update.happened;
  const showing = marking(ctx, show, events);
  if (document.hidden || waiting() > BEHIND) {
    ctx.reveal.value = null;
    showing();
    tell(ctx, events);
    call(ctx, events);
    return;
  }
  const challenge = events.find(({ type }) => type === "challenged");
  if (challenge) {
    const took = events.find(({ type }) => type === "took") ?? null;
    await reveal(ctx, challenge, took, showing, waiting);
    await flight(ctx, events.find(({ type }) => type === "went_out") ?? { type: "" });
  } else {
    for (const event of events) await flight(ctx, event);
    showing();
    const took = events.find(({ type }) => type === "took");
    if (took) flag(ctx, took);
  }
  tell(ctx, events);
  if (events.some(({ type, outcome }) => type === "ended" && outcome.loser !== null)) heard("paskahousu");
  call(ctx, events);
};
