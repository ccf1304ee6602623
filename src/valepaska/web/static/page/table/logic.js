/** What the table asks of a seat, and the texts of its answers: functions of the deal alone. */
import { colourOf, parseClaim, rankOf, suitOf } from "../base/speech.js";

/** @typedef {import("../base/types.js").Deal} Deal */
/** @typedef {import("../base/types.js").May} May */
/** @typedef {import("../base/types.js").View} View */
/** @typedef {"over" | "watch" | "answer" | "opening" | "setup" | "second" | "turn"} Situation */
/** @typedef {Record<string, string | number>} Options */

/** What is asked of the seat now. @param {Deal} deal @returns {Situation} */
export function situation({ view, may }) {
  if (view.phase === "over") return "over";
  if (!may) return "watch";
  if (view.phase === "window" && (may.verbs.includes("pass") || !may.verbs.includes("play"))) {
    return may.verbs.includes("challenge") || may.verbs.includes("pass") ? "answer" : "turn";
  }
  if (view.phase === "opening") return "opening";
  if (view.phase === "setup") return "setup";
  return view.swapper !== null && view.swapper === view.seat ? "second" : "turn";
}

/** What is asked of a seat on this screen: with the hand covered, nothing that needs its cards. @param {Deal} deal @param {boolean} covered @returns {Situation} */
export function shownSituation(deal, covered) {
  const kind = situation(deal);
  return covered && !["over", "answer"].includes(kind) ? "watch" : kind;
}

/** @param {May | null} may @param {string} verb */
export const can = (may, verb) => may?.verbs.includes(/** @type {any} */ (verb)) ?? false;

/** Whether nothing but the pile can be taken. @param {May} may */
export const onlyTakes = ({ verbs }) => verbs.length === 1 && verbs[0] === "pickup";

/** Cards with a key each: equal cards of two packs are told apart by their number. @param {string[]} cards @returns {{key: string, card: string}[]} */
export function keyed(cards) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cards.map((card) => {
    const number = (seen.get(card) ?? 0) + 1;
    seen.set(card, number);
    return { key: `${card}.${number}`, card };
  });
}

/** Cards by suit, within a suit in their order. @param {{key: string, card: string}[]} cards */
export const suitFirst = (cards) => [..."sdch"].flatMap((suit) => cards.filter(({ card }) => suitOf(card) === suit)).concat(cards.filter(({ card }) => suitOf(card) === "x"));

/** The cards one plays from now: the hand, or the face-up table cards when the hand is empty. @param {View} view @returns {string[]} */
export function playable(view) {
  if (view.seat === null) return [];
  return view.hand.length ? view.hand : view.up[view.seat];
}

/** Whether a rank is two things in this game, by colour. @param {string} rank @param {Options} options */
function splits(rank, options) {
  if (options.special_colours === "black_only" && (rank === "T" || rank === "A")) return true;
  return options.red_two_low === "yes" && rank === "2";
}

/** The rank of a card as a claim names it. @param {string} card @param {Options} options */
export const kindOf = (card, options) => rankOf(card) + (splits(rankOf(card), options) ? colourOf(card) : "");

/** @typedef {{kind: string, rank: string, suits: string[], keys: string[]}} Group */

/** A hand by rank, in its order; a rank that is two things makes two groups. @param {{key: string, card: string}[]} hand @param {Options} options @returns {Group[]} */
export function groups(hand, options) {
  /** @type {Map<string, Group>} */
  const found = new Map();
  for (const { key, card } of hand) {
    const kind = kindOf(card, options);
    const group = found.get(kind) ?? { kind, rank: rankOf(card), suits: [], keys: [] };
    group.suits.push(suitOf(card));
    group.keys.push(key);
    found.set(kind, group);
  }
  return [...found.values()];
}

/** Whether cards are what a claim says. @param {string[]} cards @param {string} claim @param {Options} options */
export function honest(cards, claim, options) {
  const { rank, colour } = parseClaim(claim);
  return cards.every((card) => {
    const joker = options.joker_role === "as_two" && card[0] === "X";
    return (joker ? "2" + (colour && "b") : kindOf(card, options)) === rank + colour;
  });
}

/** The one claim that would be true of the cards; null when there is none. @param {string[]} cards @param {Options} options */
export function truth(cards, options) {
  const kinds = new Set(cards.map((card) => kindOf(card, options)));
  return kinds.size === 1 ? [...kinds][0] : null;
}

/** The text of a play. @param {string[]} cards @param {string | null} claim null in open games @param {number | null} [count] where the number may be a lie */
export function playText(cards, claim, count = null) {
  if (claim === null) return `play ${cards.join(" ")}`;
  return `play ${cards.join(" ")} as ${count !== null && count !== cards.length ? `${count}x` : ""}${claim}`;
}

/** @param {string | null} claim */
export const stockText = (claim) => (claim === null ? "stock" : `stock as ${claim}`);

/** The seats opposite, clockwise from the left; all of them for who watches. @param {number} seats @param {number | null} me */
export function opposite(seats, me) {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: me === null ? seats : seats - 1 }, (_, i) => (first + i) % seats);
}

/** The lowest claim that is allowed now, for "seven or higher". @param {May | null} may */
export const lowest = (may) => may?.ranks.find((choice) => choice.reason === null)?.claim ?? null;

/** How often each rank has been claimed in the pile, the latest claim first. @param {View} view @returns {[string, number][]} */
export function ledger(view) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { claim, count } of view.claims) {
    const { rank, colour, count: said } = parseClaim(claim);
    const kind = rank + colour;
    const before = counts.get(kind) ?? 0;
    counts.delete(kind);
    counts.set(kind, before + (said ?? count));
  }
  return [...counts].reverse();
}

/** How many cards of a claim's rank there are. @param {string} claim @param {Options} options */
export function inDeck(claim, options) {
  const { rank, colour } = parseClaim(claim);
  const jokers = rank === "2" && options.joker_role === "as_two" && colour !== "r" ? Number(options.jokers) : 0;
  return Number(options.packs ?? 1) * (colour ? 2 : 4) + jokers;
}
