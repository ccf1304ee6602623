/**
 * The washing line as SVG text: the name of the game hangs on it, and at the end of a deal the trousers of whoever lost.
 * The rope goes on beyond the drawing's box on both sides; whatever holds it cuts it off. CC0, see LICENSE-deck.txt.
 */
import { LONG_JOHNS } from "./seats.js";

const PEG = '<path d="M-2.6-6.5H2.6V5.5H-2.6Z" fill="#E2A233" stroke="#5B3A0C" stroke-width="1"/>';
const LETTERS = "VALEPASKA";
const INK = ["#A8322A", "#20252E", "#20252E", "#20252E", "#24598C", "#20252E", "#20252E", "#20252E", "#A8322A"];
/** How much each letter hangs askew, in degrees. */
const ASKEW = [2, 6, 1, 4, -1, 0, -2, 2, -6];

const MIDDLE = 200;
/** Half the width over which the rope sags: of the name's line and of the washing, which is hung tighter. */
const NAME = 278;
const WASHING = 480;
const SAG = 36;
const LOW = 30;

/** Height of the rope over x. @param {number} x @param {number} span */
const rope = (x, span) => LOW - SAG * ((x - MIDDLE) / span) ** 2;
/** @param {number} x @param {number} span */
const slope = (x, span) => (Math.atan((-2 * SAG * (x - MIDDLE)) / span ** 2) * 180) / Math.PI;
/** @param {number} n */
const short = (n) => String(Math.round(n * 100) / 100);
/** @param {number} span @param {number} x @param {number} askew @param {string} art */
const hung = (span, x, askew, art) => `<g transform="translate(${short(x)} ${short(rope(x, span))})rotate(${short(slope(x, span) + askew)})">${art}</g>`;

/** A parabola is one quadratic curve, however far it goes. @param {number} span */
function cord(span) {
  const far = 900;
  const end = short(rope(MIDDLE + far, span));
  const pull = short(2 * LOW - rope(MIDDLE + far, span));
  return `<path d="M${MIDDLE - far} ${end}Q${MIDDLE} ${pull} ${MIDDLE + far} ${end}" fill="none" stroke="var(--rope)" stroke-width="2" vector-effect="non-scaling-stroke"/>`;
}

/** @param {number} height @param {string} art */
const drawing = (height, art) => `<svg class="line" viewBox="0 0 400 ${height}" overflow="visible" aria-hidden="true" focusable="false">${art}</svg>`;

/** The name of the game on the line, with the trousers at its end. */
export function nameLine() {
  const cards = Array.from(LETTERS, (letter, i) =>
    hung(
      NAME,
      46 + i * 34,
      ASKEW[i],
      '<rect x="-14.5" y="-1" width="29" height="35" rx="3.6" fill="var(--slip)" stroke="#000" stroke-opacity=".22" stroke-width="1"/>' +
        `<text class="letter" y="26" font-size="25" text-anchor="middle" fill="${INK[i]}">${letter}</text>${PEG}`,
    ),
  );
  return drawing(80, cord(NAME) + cards.join("") + hung(NAME, 352, 2, `<g transform="translate(-15-3.5)scale(.62)">${LONG_JOHNS}</g>`));
}

const SOCK =
  '<path d="M-8 0H8V22L20 31Q24 36 18 40H8L-6 28Z" fill="#EFE6D2" stroke="#20252E" stroke-width="1.5" stroke-linejoin="round"/>' +
  '<path d="M-7.6 5H8M-7.2 10H8" stroke="#A63A2B" stroke-width="2.4"/>';
/** @param {string} cloth @param {string} stripe */
const towel = (cloth, stripe) =>
  `<rect x="-19" width="38" height="52" rx="2" fill="${cloth}" stroke="#20252E" stroke-width="1.5"/>` +
  `<path d="M-18 38H18M-18 43.5H18" stroke="${stripe}" stroke-width="2.4"/>`;
const FLY =
  '<g class="fly"><path d="M-46-14C-40-22-30-14-34-6S-52 8-40 10S-8 4-4 0" fill="none" stroke="#20252E" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="2 3.5" stroke-linecap="round"/>' +
  '<ellipse rx="4.4" ry="3" fill="#20252E"/><ellipse cx="-3" cy="-4.6" rx="3.6" ry="2" fill="#8C939E"/><ellipse cx="3.6" cy="-4.6" rx="3.6" ry="2" fill="#8C939E"/></g>';

/** The line at the end of a deal: the trousers in the middle, one fly, and what else there is to dry. */
export function loserLine() {
  const washing =
    hung(WASHING, 20, 3, SOCK + PEG) +
    hung(WASHING, 82, -4, towel("#DDE7EE", "#2A659B") + PEG) +
    hung(WASHING, 322, 3, towel("#F1E2C2", "#A63A2B") + PEG) +
    hung(WASHING, 376, 8, SOCK + PEG);
  const trousers = `<g class="swing"><g transform="translate(152-12)scale(2)">${LONG_JOHNS}</g></g><g transform="translate(262 66)">${FLY}</g>`;
  return drawing(140, cord(WASHING) + washing + `<g transform="translate(0 ${LOW - 9})">${trousers}</g>`);
}
