/**
 * The deck as SVG text. `install()` puts the shared shapes into the page once; the functions below then give small
 * drawings that only refer to them. Cards are named as everywhere: `8h`, `Ts`, `X` for a joker.
 *
 * Colours come from tokens.css: `--suit-s`, `--suit-h`, `--suit-d`, `--suit-c`, `--suit-x`. The attribute `data-deck="four"`
 * on any element above gives its cards four colours; nothing is drawn again. No drawing carries an id or a style attribute,
 * and all backs are the same text.
 * CC0, see LICENSE-deck.txt.
 */
import { ACE_FACE, BUSTS, CLOUDBERRY, MOSQUITO, PAPER } from "./deck-art.js";
import { GLYPHS, PIPS, RUG, SUITS } from "./deck-paths.js";

/** @typedef {"compact" | "full"} Face */

/** Widths in CSS pixels from which a card shows its full face, and under which a back has no weave. */
export const FULL_FROM = 72;
const PLAIN_UNDER = 34;
const MAX_EDGES = 7;
const STROKE = 4.7;

/** @param {number} n */
const short = (n) => String(Math.round(n * 100) / 100);
/** @param {string} id @param {number} x @param {number} y @param {number} scale */
const use = (id, x, y, scale) => `<use href="#${id}" transform="translate(${short(x)} ${short(y)})scale(${short(scale)})"/>`;
/** @param {string} art */
const turned = (art) => art + `<g transform="rotate(180 50 70)">${art}</g>`;
/** @param {string} rank @param {number} x @param {number} y @param {number} height */
const glyph = (rank, x, y, height) => use(`g${rank}`, x, y, height / 28);
/** @param {string} suit @param {number} x @param {number} y @param {number} width */
const pip = (suit, x, y, width) => use(`u${suit}`, x, y, width / 20);
/** @param {string} box @param {string} name @param {string} art */
const drawing = (box, name, art) => `<svg class="art ${name}" viewBox="${box}" aria-hidden="true" focusable="false">${art}</svg>`;

const SHEET = '<rect class="paper" x=".8" y=".8" width="98.4" height="138.4" rx="9.5"/>';

/** Bands of the rug between two heights, from `RUG` and its mirror. @param {number} top @param {number} height */
function bands(top, height) {
  const both = [...RUG, ...[...RUG].reverse()];
  const unit = height / both.reduce((sum, [, share]) => sum + share, 0);
  let y = top;
  let art = "";
  for (const [colour, share] of both) {
    art += `<rect x="9" y="${short(y)}" width="82" height="${short(share * unit)}" fill="${colour}"/>`;
    y += share * unit;
  }
  return art;
}

/** An odd number of lines, each symmetric: turned upside down the weave is the same. */
function weave() {
  const lines = 37;
  let art = "";
  for (let i = 0; i < lines; i++) {
    const y = short(13 + (114 * (i + 0.5)) / lines);
    const dark = i % 2 === 0;
    // 82 units: dashes of 4 with gaps of 3, so that a dash (dark) or a gap (light) lies exactly in the middle
    const offset = dark ? 3 : 6.5;
    art += `<path d="M9 ${y}H91" stroke="${dark ? "#000" : "#FFF"}" stroke-opacity="${dark ? ".16" : ".2"}" stroke-dashoffset="${offset}"/>`;
  }
  return `<g stroke-width="1.1" stroke-dasharray="4 3">${art}</g>`;
}

/** Seventeen short threads at both ends. */
function fringe() {
  let path = "";
  for (let i = 0; i < 17; i++) {
    const x = short(10 + i * 5);
    path += `M${x} 7V13M${x} 127V133`;
  }
  return `<path d="${path}" stroke="#7A6A52" stroke-width="1.5" stroke-linecap="round"/>`;
}

/** @param {string} rank */
function bust(rank) {
  return (
    `<g clip-path="url(#half)">${BUSTS[rank]}</g><g transform="rotate(180 50 70)" clip-path="url(#half)">${BUSTS[rank]}</g>` +
    `<path d="M14 75.8L86 64.2" stroke="${PAPER}" stroke-width="5"/><path d="M14 75.8L86 64.2" stroke="${CLOUDBERRY}" stroke-width="2.6"/>`
  );
}

/** The shared shapes as one hidden drawing. */
export function sprite() {
  const ends = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
  const glyphs = Object.entries(GLYPHS).map(([rank, path]) => `<path id="g${rank}" d="${path}" ${ends}/>`);
  const suits = Object.entries(SUITS).map(([suit, path]) => `<path id="u${suit}" d="${path}" fill="currentColor"/>`);
  const courts = Object.keys(BUSTS).map((rank) => `<symbol id="b${rank}" viewBox="0 0 100 140">${bust(rank)}</symbol>`);
  const plain = ["#A63A2B", "#F1E6D0", "#27436B", "#E2A233", "#27436B", "#F1E6D0", "#A63A2B"];
  return (
    '<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>' +
    '<clipPath id="half"><path d="M0 0H100V62L0 78Z"/></clipPath>' +
    `${glyphs.join("")}${suits.join("")}${courts.join("")}` +
    `<g id="eyes">${ACE_FACE}</g><g id="fly">${MOSQUITO}</g>` +
    `<symbol id="back" viewBox="0 0 100 140"><rect class="rug" x=".8" y=".8" width="98.4" height="138.4" rx="9.5"/>${fringe()}${bands(13, 114)}${weave()}</symbol>` +
    '<symbol id="plain" viewBox="0 0 100 140"><rect class="rug" x="2" y="2" width="96" height="136" rx="9.5"/>' +
    `${plain.map((colour, i) => `<rect x="14" y="${short(14 + i * 16)}" width="72" height="16" fill="${colour}"/>`).join("")}</symbol>` +
    "</defs></svg>"
  );
}

/** Puts the shared shapes into a page; a second call does nothing. @param {Document} page */
export function install(page) {
  if (!page.querySelector("svg.sprite")) page.body.insertAdjacentHTML("afterbegin", sprite());
}

/** The face that a card of this width shows. @param {number} width in CSS pixels @returns {Face} */
export const faceFor = (width) => (width < FULL_FROM ? "compact" : "full");

/** @param {string} rank @param {string} suit */
function middle(rank, suit) {
  if (rank === "A") return pip(suit, 24, 42, 52) + '<use href="#eyes"/>';
  if (rank in BUSTS) return `<use href="#b${rank}" width="100" height="140"/>`;
  const many = rank === "9" || rank === "T";
  const [step, width] = many ? [11, 14] : [12.5, 16.5];
  return PIPS[rank]
    .map(([column, height]) => {
      const art = pip(suit, 50 + column * step - width / 2, 25 + 90 * (height > 0.5 ? 1 - height : height) - width / 2, width);
      return height > 0.5 ? `<g transform="rotate(180 50 70)">${art}</g>` : art;
    })
    .join("");
}

/** A card by its code, face up. @param {string} code @param {Face} [face] */
export function card(code, face = "full") {
  if (code === "X") return joker(face);
  const [rank, suit] = code;
  const compact = glyph(rank, 10, 11, 38) + pip(suit, 9.5, 58, 27) + pip(suit, 42, 78, 48);
  const full = turned(glyph(rank, 7.5, 8.5, 24) + pip(suit, 7, 38, 16.5)) + middle(rank, suit);
  return drawing("0 0 100 140", `ink-${suit}`, SHEET + `<g stroke-width="${STROKE}">${face === "compact" ? compact : full}</g>`);
}

/** @param {Face} face */
function joker(face) {
  const star = glyph("X", 8, 9, face === "compact" ? 34 : 24);
  const art = face === "compact" ? star + use("fly", 32, 52, 0.78) : turned(star) + use("fly", 10, 25, 1);
  return drawing("0 0 100 140", "ink-x", SHEET + `<g stroke-width="${STROKE}">${art}</g>`);
}

/** Where the suits of a group stand and how wide they are. @param {number} count @returns {[number, number, number][]} */
export function groupPlaces(count) {
  if (count === 1) return [[50, 100, 46]];
  if (count === 2) return [[28, 100, 36], [72, 100, 36]];
  if (count <= 4) {
    const last = /** @type {[number, number, number][]} */ (count === 3 ? [[50, 116, 29]] : [[28, 116, 29], [72, 116, 29]]);
    return [[28, 83, 29], [72, 83, 29], ...last];
  }
  return Array.from({ length: count }, (_, i) => [17 + (i % 4) * 22, 86 + Math.floor(i / 4) * 26, 20]);
}

/** @param {string[]} suits */
function groupInk(suits) {
  if (suits.every((suit) => suit === suits[0])) return suits[0];
  return suits.every((suit) => suit === "h" || suit === "d") ? "hd" : "s";
}

/**
 * All cards of one rank in hand as one card: a suit for each, a paper edge for each further one; the box grows upward with them.
 * @param {string} rank `X` for jokers
 * @param {string[]} suits one for each card held; for jokers one `x` each
 * @param {boolean[]} [chosen] which of them lie on a yellow disc
 */
export function group(rank, suits, chosen = []) {
  const edges = Math.min(suits.length - 1, MAX_EDGES);
  let art = "";
  for (let i = edges; i > 0; i--) art += `<rect class="paper" x=".8" y="${short(0.8 - 9 * i)}" width="98.4" height="60" rx="9.5"/>`;
  art += SHEET + `<g stroke-width="${STROKE}"><g class="ink-${rank === "X" ? "x" : groupInk(suits)}">${glyph(rank, 12, 12, rank === "X" ? 36 : 44)}</g>`;
  groupPlaces(suits.length).forEach(([x, y, width], i) => {
    if (chosen[i]) art += `<circle cx="${x}" cy="${y}" r="${short(width * 0.62)}" fill="${CLOUDBERRY}"/>`;
    const shape = suits[i] === "x" ? use("fly", x - width * 0.6, y - width * 0.72, (width * 1.2) / 80) : pip(suits[i], x - width / 2, y - width / 2, width);
    art += `<g class="ink-${suits[i]}">${shape}</g>`;
  });
  return drawing(`0 ${-9 * edges} 100 ${140 + 9 * edges}`, "group", art + "</g>");
}

/** A back; without weave when it is drawn small. @param {number} [width] in CSS pixels */
export const back = (width = FULL_FROM) =>
  drawing("0 0 100 140", "back", `<use href="#${width < PLAIN_UNDER ? "plain" : "back"}" width="100" height="140"/>`);

/** The index glyph of a rank alone, for rank buttons, the ledger and key caps. @param {string} rank @param {number} [stroke] */
export const index = (rank, stroke = STROKE) =>
  drawing("-4 -1 28 30", "index", `<g stroke-width="${short(stroke)}">${glyph(rank, 0, 0, 28)}</g>`);

/** A suit alone. @param {string} suit */
export const suitMark = (suit) => drawing("0 0 20 20", `ink-${suit}`, pip(suit, 0, 0, 20));
