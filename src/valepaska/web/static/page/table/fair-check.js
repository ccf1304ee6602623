/** Whether a finished deal was fair, worked out here from what this page was told before and after; `docs/fair-deal.md` has the format. */
import { bytesOf, hexOf, hmac, sha256 } from "../base/sha256.js";

export const METHOD = "valepaska-fair-1";
const NUMBERS = 65536;
const ORDER = "3456789TJQKA2";
const SUITS = "cdhs";

/** @typedef {import("../base/types.js").FairDeal} FairDeal */
/** @typedef {{deal: number, dealer: number, commitment: string | null, contributions: (string | null)[]}} Begins */
/** @typedef {{dealer: number, hands: (string[] | null)[], hand_sizes: number[], up: string[][], down: number[], stock: number}} Dealt */
/**
 * What this page knows of a deal. `told`: it knew the commitment before the deal began. `mine`: what it contributed, null: nothing.
 * @typedef {{fair: FairDeal, begins: Begins | null, dealt: Dealt | null, seat: number | null, told: boolean, mine: string | null, options: Record<string, any>}} Known
 */
/** @typedef {{step: "commitment" | "contributions" | "shuffle" | "hands" | "starter", fault: string | null, note: string | null}} Finding */

/** Numbers below 65536, without end: two bytes each. @param {FairDeal} fair @param {string} purpose @returns {Generator<number, never>} */
function* numbers({ secret, contributions }, purpose) {
  for (let count = 0; ; count++) {
    const lines = [METHOD, ...contributions.map((each) => each ?? "none"), purpose, String(count)];
    const block = hmac(bytesOf(secret), new TextEncoder().encode(lines.join("\n")));
    for (let at = 0; at < block.length; at += 2) yield 256 * block[at] + block[at + 1];
  }
}

/** One of so many, each equally likely: what lies beyond a whole multiple is passed over. @param {number} limit @param {Generator<number, never>} source */
function below(limit, source) {
  const bound = NUMBERS - (NUMBERS % limit);
  let number = source.next().value;
  while (number >= bound) number = source.next().value;
  return number % limit;
}

/** @template T @param {readonly T[]} pack @param {FairDeal} fair @returns {T[]} */
export function shuffled(pack, fair) {
  const deck = [...pack];
  const source = numbers(fair, "deck");
  for (let last = deck.length - 1; last > 0; last--) {
    const other = below(last + 1, source);
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

/** The cards of the game from the lowest to the highest, jokers last. @param {Record<string, any>} options */
function packOf({ packs, jokers }) {
  const once = [...ORDER].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
  return [...once.flatMap((card) => Array(Number(packs)).fill(card)), ...Array(Number(jokers)).fill("X")];
}

/** The hands that a deck gives: hands, then face-down, then face-up cards, one at a time from the dealer's left. @param {readonly string[]} deck @param {Dealt} dealt */
function given(deck, { dealer, hand_sizes, down, up }) {
  const seats = hand_sizes.length;
  let at = 0;
  const rounds = (/** @type {number[]} */ sizes) => {
    const cards = sizes.map(() => /** @type {string[]} */ ([]));
    for (let round = 0; round < Math.max(...sizes); round++) {
      for (let step = 1; step <= seats; step++) {
        const seat = (dealer + step) % seats;
        if (round < sizes[seat]) cards[seat].push(deck[at++]);
      }
    }
    return cards;
  };
  const hands = rounds(hand_sizes);
  rounds(down);
  return { hands, up: rounds(up.map((cards) => cards.length)), stock: deck.length - at };
}

/** @param {readonly unknown[]} one @param {readonly unknown[]} other */
const same = (one, other) => one.length === other.length && one.every((each, i) => each === other[i]);
/** @param {readonly string[]} one @param {readonly string[]} other */
const alike = (one, other) => same([...one].sort(), [...other].sort());

/** @type {Record<Finding["step"], (known: Known) => string | null>} what is wrong with a step */
const STEPS = {
  commitment: ({ fair, begins }) => {
    if (begins && begins.commitment !== fair.commitment) return "page-changed";
    return hexOf(sha256(bytesOf(fair.secret))) === fair.commitment ? null : "page-secret";
  },
  contributions: ({ fair, begins, seat, mine }) => {
    if (begins && !same(begins.contributions, fair.contributions)) return "page-changed-list";
    return mine !== null && seat !== null && fair.contributions[seat] !== mine ? "page-late" : null;
  },
  shuffle: ({ fair, options }) => (fair.method === METHOD && same(shuffled(packOf(options), fair), fair.deck) ? null : "page-deck"),
  hands: ({ fair, dealt, seat }) => {
    if (!dealt) return null;
    const { hands, up, stock } = given(fair.deck, dealt);
    const own = seat === null ? null : dealt.hands[seat];
    const right = stock === dealt.stock && (!own || alike(own, hands[/** @type {number} */ (seat)])) && up.every((cards, i) => alike(cards, dealt.up[i]));
    return right ? null : "page-hand";
  },
  starter: ({ fair, begins, dealt, options }) => {
    const drawn = { dealer: fair.dealer, starter: fair.starter };
    if (begins?.deal === 1 && !fair.lots.includes("dealer")) return "page-lot";
    if (dealt && dealt.dealer !== fair.dealer) return "page-lot";
    if (options.starter === "random" && !fair.lots.includes("starter")) return "page-lot";
    return fair.lots.every((lot) => drawn[lot] === below(fair.contributions.length, numbers(fair, lot))) ? null : "page-lot";
  },
};

/** What weakens a step that holds. @type {Partial<Record<Finding["step"], (known: Known) => string | null>>} */
const NOTES = {
  commitment: ({ told }) => (told ? null : "page-untold"),
  contributions: ({ fair, mine }) => (fair.contributions.every((each) => each === null) ? "page-nobody" : mine === null ? "page-without" : null),
  hands: ({ dealt, seat }) => (!dealt || seat === null || !dealt.hands[seat] ? "page-unseen" : null),
};

/** Every step in order. @param {Known} known @returns {Finding[]} */
export const checked = (known) =>
  /** @type {Finding["step"][]} */ (Object.keys(STEPS)).map((step) => {
    const fault = STEPS[step](known);
    return { step, fault, note: fault ? null : (NOTES[step]?.(known) ?? null) };
  });
