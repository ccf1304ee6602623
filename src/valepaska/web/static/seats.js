/**
 * Enamel mugs for people, thermoses for bots, coffee pots for programs that somebody has brought, as SVG text in a box of 64 by
 * 58. Colours of ten seats, each with a pattern, so that neither who it is nor what it is rests on colour. CC0, see LICENSE-deck.txt.
 */

/**
 * @typedef {object} Vessel
 * @property {number} seat 0 to 9: its colour and pattern
 * @property {string} name the initial is taken from it
 * @property {boolean} [bot] a thermos instead of a mug
 * @property {boolean} [program] a coffee pot instead of a mug
 * @property {boolean} [steam] online
 * @property {boolean} [out] gone out: a mug upside down
 * @property {boolean} [marked] the trousers hang on it
 * @property {number} [clock] share of the time that is left, 0 to 1: a ring round the rim
 */

const WHITE = "#FFFFFF";
const DARK = "#2A1D04";

/** @type {[string, keyof typeof PATTERNS][]} */
export const COLOURS = [
  ["#A63A2B", "band"], ["#2A659B", "dots"], ["#2F6B4F", "check"], ["#E2A233", "zigzag"], ["#6A4F8F", "plain"],
  ["#1E6B75", "bands"], ["#A8446A", "band"], ["#75602F", "dots"], ["#40506A", "check"], ["#8C4A1E", "zigzag"],
];

/** Patterns near the base, between two x. */
const PATTERNS = {
  /** @param {number} a @param {number} b */
  plain: (a, b) => `<path d="M${a} 45.5H${b}" stroke="none"/>`,
  /** @param {number} a @param {number} b */
  band: (a, b) => `<path d="M${a} 43.6H${b}" stroke-width="4"/>`,
  /** @param {number} a @param {number} b */
  bands: (a, b) => `<path d="M${a} 41.4H${b}M${a} 46H${b}" stroke-width="2"/>`,
  /** @param {number} a @param {number} b */
  dots: (a, b) => `<path d="M${a + 4} 45H${b - 2}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 7"/>`,
  /** @param {number} a @param {number} b */
  check: (a, b) =>
    `<path d="M${a} 41.6H${b}" stroke-width="3" stroke-dasharray="3 3"/><path d="M${a + 3} 44.6H${b}" stroke-width="3" stroke-dasharray="3 3"/>`,
  /** @param {number} a @param {number} b */
  zigzag(a, b) {
    let path = `M${a} 45.6`;
    for (let x = a + 3; x <= b; x += 3) path += `L${x} ${(x - a) % 6 ? 42 : 45.6}`;
    return `<path d="${path}" stroke-width="2" stroke-linejoin="round"/>`;
  },
};

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** The first letter of a name. @param {string} name */
export const initial = (name) => (Array.from(name.trim())[0] ?? "?").toLocaleUpperCase();

/** Long johns in a box of 48: who lost the last deal. */
export const LONG_JOHNS =
  '<path d="M11 7H37L41 46H28.5L24 24L19.5 46H7Z" fill="#F3EBD8" stroke="#20252E" stroke-width="2.4" stroke-linejoin="round"/>' +
  '<path d="M11 7H37L37.5 12.4H10.4Z" fill="#CBBFA3" stroke="#20252E" stroke-width="2"/>' +
  '<path d="M8.4 40.4L19.6 41.6M29 41.6L40 40.4" stroke="#20252E" stroke-opacity=".5" stroke-width="1.6"/>' +
  '<path d="M27 16.5L35.5 15.4L36.6 24L28.1 25.1Z" fill="#B5483A" stroke="#20252E" stroke-width="1.5" stroke-dasharray="2.4 1.5" stroke-linejoin="round"/>' +
  '<path d="M12.4 2H16.6V9.6H12.4ZM31.4 2H35.6V9.6H31.4Z" fill="#E2A233" stroke="#20252E" stroke-width="1.4"/>';

/** The mark alone. */
export const mark = () => `<svg class="art mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false">${LONG_JOHNS}</svg>`;

/** @param {string} colour @param {string} fill */
const mugBody = (colour, fill) =>
  `<path d="M46 23H50C59.5 23 59.5 39 50 39H46" fill="none" stroke="${colour}" stroke-width="5"/>` +
  `<path d="M10 16H46V43Q46 52 37 52H19Q10 52 10 43Z" fill="${colour}"/><path d="M10 18H15V49Q10 47 10 43Z" fill="#FFF" fill-opacity=".2"/>` +
  `<g fill="none" stroke="${fill}" stroke-opacity=".62">PATTERN</g><path class="rim" d="M8 16H48" stroke-width="3.2" stroke-linecap="round"/>`;

/** @param {string} colour @param {string} fill */
const thermosBody = (colour, fill) =>
  `<path d="M41 25H45Q49 25 49 29V37Q49 41 45 41H41" fill="none" stroke="${colour}" stroke-width="4.4"/>` +
  `<path d="M17 17Q17 13 21 13H37Q41 13 41 17V47Q41 52 36 52H22Q17 52 17 47Z" fill="${colour}"/><path d="M17 19H21.4V51Q17 51 17 47Z" fill="#FFF" fill-opacity=".2"/>` +
  `<g fill="none" stroke="${fill}" stroke-opacity=".62">PATTERN</g>` +
  '<path class="cup" d="M19.4 12.6V5.4Q19.4 2 22.8 2H35.2Q38.6 2 38.6 5.4V12.6Z"/><path class="cup" d="M19.4 8.4H38.6" stroke-width="1.2"/>';

/** @param {string} colour @param {string} fill */
const potBody = (colour, fill) =>
  `<path d="M15 41C8.5 37 10.5 26 4.5 21M40 23H46Q53.5 23 53.5 30V36Q53.5 43 45 43" fill="none" stroke="${colour}" stroke-width="4.6"/>` +
  `<path d="M19 17H38L44.6 46.6Q45.8 52 40.6 52H16.4Q11.2 52 12.4 46.6Z" fill="${colour}"/><path d="M19 19H23L17.6 51Q11.6 51 12.4 46.6Z" fill="#FFF" fill-opacity=".2"/>` +
  `<g fill="none" stroke="${fill}" stroke-opacity=".62">PATTERN</g>` +
  '<path class="cup" d="M17.4 17.4Q18.4 9.4 28.5 9.4Q38.6 9.4 39.6 17.4ZM26.4 8.8V5.2H30.6V8.8Z"/>';

const MUG = { body: mugBody, sides: [10, 46], letter: 'x="29" y="38" font-size="21"', steam: "M23 11C20.4 8.4 25.6 6.2 23 2.6M33 11C30.4 8.4 35.6 6.2 33 2.6" };
const THERMOS = { body: thermosBody, sides: [17, 41], letter: 'x="30.6" y="36.4" font-size="19"', steam: "" };
const POT = { body: potBody, sides: [13, 44], letter: 'x="28.6" y="39" font-size="19"', steam: "M6 16C3.4 13.4 8.6 11.2 6 7.6" };

/** A person's mug, a bot's thermos or a program's pot. @param {Vessel} vessel */
export function vessel({ seat, name, bot = false, program = false, steam = false, out = false, marked = false, clock }) {
  const [colour, pattern] = COLOURS[seat % COLOURS.length];
  const fill = pattern === "zigzag" && seat % COLOURS.length === 3 ? DARK : WHITE;
  const shape = bot ? THERMOS : program ? POT : MUG;
  const body = shape.body(colour, fill).replace("PATTERN", PATTERNS[pattern](shape.sides[0], shape.sides[1]));
  const standing = out ? `<g transform="translate(0 68)scale(1 -1)">${body}</g>` : body;
  const warm = steam && !out && shape.steam ? `<path class="steam" d="${shape.steam}"/>` : "";
  const letter = `<text class="letter" ${shape.letter} fill="${fill}" text-anchor="middle">${escaped(initial(name))}</text>`;
  const trousers = marked ? `<g transform="translate(37 2)rotate(9)scale(.5)">${LONG_JOHNS}</g>` : "";
  const ring =
    clock === undefined
      ? ""
      : `<rect class="ring" x="5" y="10.6" width="46" height="10.8" rx="5.4" pathLength="100" stroke-dasharray="${Math.round(clock * 100)} 100"/>`;
  return `<svg class="art vessel" viewBox="0 0 64 58" aria-hidden="true" focusable="false">${warm}${standing}${letter}${ring}${trousers}</svg>`;
}

/** A place where nobody sits. */
export const freePlace = () =>
  '<svg class="art vessel free" viewBox="0 0 64 58" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3.4 3" aria-hidden="true" focusable="false">' +
  '<path d="M10 16H46V43Q46 52 37 52H19Q10 52 10 43ZM46 24H50C58 24 58 38 50 38H46"/></svg>';
