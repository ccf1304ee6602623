/**
 * The deals that this browser has finished, as it keeps them and as a file holds them: `docs/history.md` has the format.
 *
 * Whatever comes from outside, and the browser's own storage is outside, is read field by field; what does not fit is no deal.
 */
import * as kept from "../base/kept.js";

/** @typedef {{name: string, bot: string | null, place: number | null, claims: number, lies: number, caught: number, calls: number, right_calls: number}} Player */
/** @typedef {{id: string, at: string, rules: string, seat: number, players: Player[], winner: number | null, loser: number | null, replay: string | null}} Deal */

export const FORMAT = 1;
/** So many deals are kept; the oldest go first. */
export const MOST = 2000;
export const LARGEST_FILE = 4 * 1024 * 1024;
const NAME = "history";
const COUNTS = /** @type {const} */ (["claims", "lies", "caught", "calls", "right_calls"]);
const MOST_COUNTED = 100_000;
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** @param {unknown} value @param {RegExp} pattern @returns {value is string} */
const isText = (value, pattern) => typeof value === "string" && pattern.test(value);
/** @param {unknown} value @param {number} least @param {number} most @returns {value is number} */
const isNumber = (value, least, most) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** @param {any} found @param {number} seats @returns {Player | null} */
function playerIn(found, seats) {
  const { name, bot, place, ...counts } = found ?? {};
  if (!isText(name, /^.{0,40}$/u) || HIDDEN.test(name)) return null;
  if (bot !== null && !isText(bot, /^[A-Za-z0-9_-]{1,40}$/)) return null;
  if (place !== null && !isNumber(place, 1, seats)) return null;
  if (!COUNTS.every((count) => isNumber(counts[count], 0, MOST_COUNTED))) return null;
  const { claims, lies, caught, calls, right_calls } = counts;
  return caught <= lies && lies <= claims && right_calls <= calls ? { name, bot, place, claims, lies, caught, calls, right_calls } : null;
}

/** A deal as it stands in a file or in the storage; null where it is none. @param {any} found @returns {Deal | null} */
export function dealIn(found) {
  const { id, at, rules, seat, players, winner, loser, replay } = found ?? {};
  if (!isText(id, /^[0-9a-f]{32}$/) || !isText(rules, /^[\w+=,.-]{1,2000}$/)) return null;
  if (!isText(at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) || Number.isNaN(Date.parse(at))) return null;
  if (!Array.isArray(players) || players.length < 2 || players.length > 10 || !isNumber(seat, 0, players.length - 1)) return null;
  if (![winner, loser].every((one) => one === null || isNumber(one, 0, players.length - 1))) return null;
  if (replay !== null && !isText(replay, /^[\w-]{22}$/)) return null;
  const read = players.map((player) => playerIn(player, players.length));
  return read.every((player) => player !== null) ? { id, at, rules, seat, players: /** @type {Player[]} */ (read), winner, loser, replay } : null;
}

/** The same deal from the same seat is one. @param {Deal} deal */
const key = ({ id, seat }) => `${id} ${seat}`;

/** The deals that are kept, the latest first. @returns {Deal[]} */
export function deals() {
  const found = kept.read(NAME)?.deals;
  return Array.isArray(found) ? latestFirst(found.map(dealIn).filter((deal) => deal !== null)) : [];
}

/** @param {Deal[]} all */
const latestFirst = (all) => all.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));

/** Puts deals with those that are kept; of doubles the first stays, with the link that either has. @param {Deal[]} more @returns {number} how many are new */
export function add(more) {
  /** @type {Map<string, Deal>} */
  const all = new Map(deals().map((deal) => [key(deal), deal]));
  const before = all.size;
  for (const deal of more) {
    const known = all.get(key(deal));
    all.set(key(deal), known ? { ...known, replay: known.replay ?? deal.replay } : deal);
  }
  const latest = latestFirst([...all.values()]).slice(0, MOST);
  kept.write(NAME, { format: FORMAT, deals: latest });
  return all.size - before;
}

/** Whether this deal is kept already. @param {{id: string, seat: number}} deal */
export const has = ({ id, seat }) => deals().some((one) => one.id === id && one.seat === seat);

/** Whether somebody has to be told that they are not. */
export const untold = () => kept.untold(NAME);

/** Whether they are kept when the page is closed. */
export const lasts = () => kept.lasts(NAME);

/** Forgets everything. */
export const clear = () => kept.write(NAME, { format: FORMAT, deals: [] });

/** The text of the file that holds these deals. @param {Deal[]} all */
export const asFile = (all) => `${JSON.stringify({ valepaska: NAME, format: FORMAT, deals: all }, null, 1)}\n`;

/**
 * The deals of a file, or why it has none: `other` where it is none of ours, `newer`, or `damaged` with the number of the deal.
 * @param {string} text @returns {{deals: Deal[]} | {fault: "other" | "newer" | "damaged", number: number}}
 */
export function inFile(text) {
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    return { fault: "other", number: 0 };
  }
  if (found?.valepaska !== NAME || !Array.isArray(found.deals)) return { fault: "other", number: 0 };
  if (found.format !== FORMAT) return { fault: isNumber(found.format, FORMAT + 1, Infinity) ? "newer" : "damaged", number: 0 };
  const read = found.deals.map(dealIn);
  const wrong = read.indexOf(null);
  return wrong < 0 ? { deals: read } : { fault: "damaged", number: wrong + 1 };
}

/** @typedef {{deals: number, losses: number, claims: number, lies: number, caught: number, calls: number, right_calls: number}} Sum */

/** What somebody did in some deals. @param {{deal: Deal, seat: number}[]} played @returns {Sum} */
export function sum(played) {
  const total = { deals: played.length, losses: 0, claims: 0, lies: 0, caught: 0, calls: 0, right_calls: 0 };
  for (const { deal, seat } of played) {
    total.losses += Number(deal.loser === seat);
    for (const count of COUNTS) total[count] += deal.players[seat][count];
  }
  return total;
}

/** One's own part in deals. @param {Deal[]} all */
export const own = (all) => all.map((deal) => ({ deal, seat: deal.seat }));

/** Deals by their rules, the rules that were played most first. @param {Deal[]} all @returns {[string, Sum][]} */
export function byRules(all) {
  return sums(own(all), ({ deal }) => deal.rules);
}

/** The bots that one met, each with what it did; the one that one met most first. @param {Deal[]} all @returns {[string, Sum][]} */
export function byBot(all) {
  const met = all.flatMap((deal) => deal.players.map(({ bot }, seat) => ({ deal, seat, bot })).filter(({ bot }) => bot !== null));
  return sums(met, ({ bot }) => /** @type {string} */ (bot));
}

/**
 * Sums by a name, those of most deals first. It goes over them once: a file may name a thousand bots.
 * @template {{deal: Deal, seat: number}} Played
 * @param {Played[]} played @param {(one: Played) => string} named @returns {[string, Sum][]}
 */
function sums(played, named) {
  /** @type {Map<string, Played[]>} */
  const groups = new Map();
  for (const one of played) {
    const group = groups.get(named(one));
    if (group) group.push(one);
    else groups.set(named(one), [one]);
  }
  const found = [...groups].map(([name, group]) => /** @type {[string, Sum]} */ ([name, sum(group)]));
  return found.sort(([, one], [, other]) => other.deals - one.deals);
}

/** The names under which one has played here. @param {Deal[]} all */
export const names = (all) => [...new Set(all.map(({ players, seat }) => players[seat].name))];
