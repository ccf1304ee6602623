/** Words for ranks, cards and claims. Cards and claims are texts as on the wire: `8h`, `X`; `8`, `Tb`, `3x7`. */
import { t } from "./i18n.js";
import { settings } from "./settings.js";

/** @typedef {{rank: string, colour: string, count: number | null}} Claim */

/** @param {string} text @returns {Claim} */
export function parseClaim(text) {
  const found = /^(?:(\d+)x)?([3-9TJQKA2X])([rb]?)$/.exec(text);
  if (!found) throw new RangeError(`not a claim: ${text}`);
  return { rank: found[2], colour: found[3], count: found[1] ? Number(found[1]) : null };
}

/** @param {string} card */
export const rankOf = (card) => card[0];
/** @param {string} card @returns {string} c, d, h, s, or x for a joker */
export const suitOf = (card) => card[1] ?? "x";
/** @param {string} card */
export const colourOf = (card) => ({ h: "r", d: "r", c: "b", s: "b" })[suitOf(card)] ?? "";

/** @param {string} claim */
const rankId = (claim) => {
  const { rank, colour } = parseClaim(claim);
  return `rank-${rank}${colour}`;
};

/** The rank of a claim: "eight". @param {string} claim */
export const rankName = (claim) => t(rankId(claim));
/** @param {string} claim @param {"a" | "one" | "some" | "plural" | "many" | "card"} form */
export const rankForm = (claim, form) => t(`${rankId(claim)}.${form}`);

const WORDS = 10;
/** What a player says: "two eights". @param {string} claim @param {number} count the cards that lie there */
export function claimWords(claim, count) {
  const said = parseClaim(claim).count ?? count;
  if (said === 1) return rankForm(claim, "one");
  return t("claim", { number: said <= WORDS ? t(`number-${said}`) : said, rank: rankForm(claim, "some") });
}

/** @param {string} text */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(settings.language.value) + text.slice(1);
/** In the quotation marks of the language. @param {string} text */
export const quoted = (text) => t("page-quoted", { text });
/** A claim as it is said, in quotation marks. @param {string} claim @param {number} count */
export const said = (claim, count) => quoted(capital(claimWords(claim, count)));

/** The spoken name of a card: "seven of hearts". @param {string} card */
export const cardName = (card) =>
  card[0] === "X" ? t("rank-X.card") : t("card", { rank: t(`rank-${rankOf(card)}.card`), suit: t(`suit-${suitOf(card)}`) });

/** @param {string[]} parts */
export const listed = (parts) =>
  parts.length < 2 ? parts.join("") : t("list-and", { first: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] });

/** Cards by rank: "a four and two sixes". @param {string[]} cards */
export function cardsByRank(cards) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  return listed([...counts].map(([rank, count]) => (count === 1 ? rankForm(rank, "a") : claimWords(rank, count))));
}
