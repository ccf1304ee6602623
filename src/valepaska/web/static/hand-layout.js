/**
 * How 1 to 40 cards lie in the hand: pure geometry, no page. The caller sets the results as --x, --y, --turn and --card.
 */

/** @typedef {"row" | "two" | "groups"} Mode */
/** @typedef {{width: number, height: number, large?: boolean, grow?: number}} Room the table's box in pixels of the drawing, whether large cards are wanted, and how many CSS pixels one of the drawing is */
/** @typedef {{x: number, y: number, turn: number}} Place */
/** @typedef {{card: number, cards: Place[]}} Lay */

const WIDE = 600;
const LOW = 700;
/** Phones on their side, which are wide where the rest is not. */
const FLAT = 481;
const WIDE_FLAT = 540;
/** A phone below the bars of its browser. */
const LOW_PHONE = 620;
/** With more cards than this the fan is opened no wider. */
const WIDEST_FAN = 10;
const STEP = 44;
const HYSTERESIS = 2;
/** The second row lies over this much of the first. */
const COVERED = 24;
/** Turned cards reach this far beyond their own box. */
const TURNED = 8;

/** @param {Room} room */
const wide = (room) => room.width >= (flat(room) ? WIDE_FLAT : WIDE);
/** @param {Room} room */
const span = (room) => (wide(room) ? Math.min(room.width - 24, room.large ? 1180 : 980) : room.width - 24);
/** @param {Room} room */
const flat = (room) => room.height < FLAT;
/** The width of a card by itself: there is no room for larger ones on phones on their side. @param {Room} room */
function single(room) {
  if (flat(room)) return 62;
  if (wide(room) && room.height < LOW) return 72;
  return wide(room) ? (room.large ? 100 : 84) : room.large ? 71 : 62;
}
/** The widest card of a rank. @param {Room} room */
function widestOfRank(room) {
  if (flat(room) && wide(room)) return 52;
  if (wide(room) && room.height < LOW) return 58;
  if (room.height < LOW_PHONE) return 40;
  return wide(room) ? (room.large ? 84 : 68) : room.large ? 56 : 47;
}

/** The most cards that a mode takes. @param {Mode} mode @param {Room} room */
function most(mode, room) {
  if (mode === "row") return Math.min(1 + Math.floor((span(room) - TURNED - single(room)) / STEP), wide(room) ? Infinity : 7);
  if (mode === "two") return !wide(room) && room.height >= LOW ? 14 : 0;
  return Infinity;
}

/**
 * The mode for this many cards. Back to an easier one only two cards later than it was left, and never while something is chosen.
 * @param {number} count @param {Room} room @param {Mode} [before] @param {boolean} [choosing] @returns {Mode}
 */
export function mode(count, room, before, choosing = false) {
  if (before && choosing) return before;
  const order = /** @type {Mode[]} */ (["row", "two", "groups"]);
  const fits = /** @type {Mode} */ (order.find((candidate) => count <= most(candidate, room)));
  if (!before || order.indexOf(fits) >= order.indexOf(before)) return fits;
  return /** @type {Mode} */ (order.slice(0, order.indexOf(before)).find((candidate) => count <= most(candidate, room) - HYSTERESIS) ?? before);
}

/** @param {number} count @param {number} width @param {number} card @param {number} left @param {number} top @param {number} degrees @param {number} [bend] how far the outer cards lie lower @returns {Place[]} */
function fanned(count, width, card, left, top, degrees, bend = 1.3) {
  const opened = Math.min(1, WIDEST_FAN / count);
  const step = count > 1 ? Math.min(card + 6, (width - card) / (count - 1)) : 0;
  const start = left + (width - card - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => {
    const place = (i - (count - 1) / 2) * opened;
    return { x: start + step * i, y: top + bend * place * place, turn: degrees * place };
  });
}

/** @param {number} count groups, one or more ranks @param {Room} room @returns {Lay} */
function grouped(count, room) {
  const columns = wide(room) ? Math.max(count, 13) : 7;
  const width = span(room);
  const gap = wide(room) ? 8 : room.large ? 3 : room.width < 375 ? 4 : 6;
  const card = Math.min(widestOfRank(room), Math.floor((width - gap * (columns - 1)) / columns));
  const used = Math.min(count, columns);
  const left = (room.width - (wide(room) ? used * (card + gap) - gap : columns * (card + gap) - gap)) / 2;
  const row = card * 1.4 + (room.height < LOW ? 20 : 34);
  const top = wide(room) || room.height >= LOW ? 30 : 28;
  return {
    card,
    cards: Array.from({ length: count }, (_, i) => ({ x: left + (i % columns) * (card + gap), y: top + Math.floor(i / columns) * row, turn: 0 })),
  };
}

/**
 * Where each card lies, or each group in mode `groups`; x from the left edge of the table, y from the top of the hand, in CSS pixels.
 * @param {Mode} how @param {number} count cards, or groups @param {Room} room @returns {Lay}
 */
export function lay(how, count, room) {
  const { grow = 1 } = room;
  const { card, cards } = drawn(how, count, room);
  return { card: card * grow, cards: cards.map(({ x, y, turn }) => ({ x: x * grow, y: y * grow, turn })) };
}

/** The same in pixels of the drawing. @param {Mode} how @param {number} count @param {Room} room @returns {Lay} */
function drawn(how, count, room) {
  if (how === "groups") return grouped(count, room);
  const width = span(room) - TURNED;
  const left = (room.width - width) / 2;
  if (how === "row") return { card: single(room), cards: fanned(count, width, single(room), left, 0, flat(room) ? 0.5 : wide(room) ? 1.25 : 1.5, flat(room) ? 0.3 : 1.3) };
  const first = Math.ceil(count / 2);
  const card = room.large ? 60 : 52;
  const top = 22;
  const second = card * 1.4 - COVERED;
  return { card, cards: [...fanned(first, width, card, left, top, 0.6), ...fanned(count - first, width, card, left, top + second, 0.6)] };
}
