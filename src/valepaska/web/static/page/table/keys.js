/** The whole game by keyboard, beside Tab, arrows, Space and Enter on what is focused. */
import { t } from "../base/i18n.js";
import { parseClaim } from "../base/speech.js";
import { can, situation } from "./logic.js";

/** @typedef {import("./context.js").Context} Context */

/** @type {Record<string, string>} */
const RANK_KEYS = { Digit0: "T", Digit1: "T", KeyT: "T", KeyJ: "J", KeyQ: "Q", KeyK: "K", KeyA: "A", KeyX: "X" };

/** @param {KeyboardEvent} event */
function rankOfKey(event) {
  const digit = /^(?:Digit|Numpad)([2-9])$/.exec(event.code)?.[1];
  return digit ?? RANK_KEYS[event.code.replace("Numpad", "Digit")] ?? null;
}

/** A rank key: with cards chosen it claims, else it chooses one of that rank; with Shift all of it. @param {Context} ctx @param {string} rank @param {boolean} shift */
function rankKey(ctx, rank, shift) {
  const { choice } = ctx;
  const own = choice.ofRank(rank);
  if (shift) {
    if (own.length) choice.all(own);
    return;
  }
  if (!choice.any.value || !ctx.faceDown.value) {
    if (own.length) choice.more(own);
    return;
  }
  const may = ctx.session.deal.value?.may;
  const stock = choice.stock.value;
  const kinds = may?.ranks.filter(({ claim }) => parseClaim(claim).rank === rank) ?? [];
  const legal = kinds.filter((kind) => (stock ? kind.unseen : kind.reason) === null);
  if (!legal.length) {
    choice.asked.value = kinds[0]?.claim ?? null;
    return;
  }
  // a rank of two colours: the same key again takes the other one
  const at = legal.findIndex(({ claim }) => claim === choice.claim.value);
  ctx.claim(legal[(at + 1) % legal.length].claim);
}

/** @param {Context} ctx @param {string} verb @param {() => void} act */
function ifCan(ctx, verb, act) {
  if (!can(ctx.session.deal.value?.may ?? null, verb)) return false;
  act();
  return true;
}

/** The key of a language for what `page-key-NAME` names. @param {string} name */
const own = (name) => t(`page-key-${name}`).toLowerCase();

/** What keys do, in the order in which they are tried: a letter of the language may mean one thing in an answer and another in a turn. @param {Context} ctx @returns {[string[], () => boolean][]} */
function commands(ctx) {
  const { session, choice } = ctx;
  const answering = () => session.deal.value !== null && situation(session.deal.value) === "answer";
  const turn = () => session.deal.value?.view.phase === "turn";
  return [
    [[own("doubt"), "c"], () => answering() && ctx.cooled.current && ifCan(ctx, "challenge", () => session.act("challenge"))],
    [["Enter"], () => {
      if (ctx.reveal.value) return ctx.skip(), true;
      if (answering()) return ctx.cooled.current && ifCan(ctx, "pass", () => session.act("pass"));
      if (choice.any.value) return void ctx.play(), true;
      return false;
    }],
    [["Escape"], () => (choice.any.value ? (choice.clear(), true) : false)],
    [[own("draw"), "d"], () => !choice.any.value && ifCan(ctx, "draw", () => session.act("draw"))],
    [[own("unseen"), "s"], () => !answering() && ifCan(ctx, "stock", () => (ctx.faceDown.value ? choice.takeStock() : session.act("stock")))],
    [["p"], () => !answering() && !choice.any.value && (turn() ? ifCan(ctx, "pickup", () => session.act("pickup")) : ifCan(ctx, "pass", () => session.act("pass")))],
    [["r"], () => (ctx.openSheet("rules"), true)],
    [["h"], () => (ctx.openSheet("ledger"), true)],
    [["?"], () => (ctx.openSheet("keys"), true)],
  ];
}

/** Listens until the returned function is called. @param {Context} ctx */
export function listen(ctx) {
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector("dialog[open]")) return;
    if (target.matches("input, textarea, select")) return;
    // Enter on a button is that button, except on a card: there it plays what is chosen
    if (event.key === "Enter" && target.matches("button, a") && !(target.closest(".hand") && ctx.claimed.value !== null)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const rank = rankOfKey(event);
    if (commands(ctx).some(([keys, act]) => keys.includes(key) && act())) event.preventDefault();
    else if (rank) rankKey(ctx, rank, event.shiftKey), event.preventDefault();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
