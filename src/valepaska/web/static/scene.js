/**
 * What lies round the table, as SVG text: sky, forest and lake, the wood, the runner, the privy door. All flat, nothing moves.
 * Colours come from tokens.css, sizes from the boxes they are put in (see table.css). CC0, see LICENSE-deck.txt.
 */

/** @param {string} name @param {string} attributes @param {string} art */
const layer = (name, attributes, art) => `<svg class="${name}" ${attributes} aria-hidden="true" focusable="false">${art}</svg>`;
/** @param {number} n */
const short = (n) => String(Math.round(n * 10) / 10);

const BANDS =
  '<rect width="100" height="100" fill="var(--sky1)"/>' +
  '<path d="M0 38C25 37 30 38 50 39S80 44 100 38V100H0Z" fill="var(--sky2)"/>' +
  '<path d="M0 71C12 70 22 67 36 67.5S62 71 76 71S92 71 100 68V100H0Z" fill="var(--sky3)"/>';

/** Share of width and height, radius. */
const STARS = [[8, 9, 1], [15, 5, 0.8], [24, 26, 0.8], [33, 12, 1], [47, 22, 0.8], [60, 7, 1], [71, 30, 0.8], [86, 14, 1], [94, 34, 0.8]];
const CRESCENT = "M4-12.5A13 13 0 1 0 12.5 4A10.5 10.5 0 0 1 4-12.5Z";

const TILE = 400;
const TREES = 22;

/** The same spruces every time: a small sequence instead of chance. @param {number} n */
const grown = (n) => (Math.sin(n * 12.9898) * 43758.5453) % 1;

/** One spruce from its foot on the line y = 60: down the left side, up the right. @param {number} x @param {number} height @param {number} half */
function spruce(x, height, half) {
  const tiers = 5;
  const left = [];
  const right = [];
  for (let i = 1; i <= tiers; i++) {
    const y = 60 - height + (height * i) / tiers;
    const reach = (half * i) / tiers;
    const notch = i < tiers ? 0.66 : 1;
    left.push(`${short(x - reach)} ${short(y)}`, `${short(x - reach * notch)} ${short(y)}`);
    right.unshift(`${short(x + reach * notch)} ${short(y)}`, `${short(x + reach)} ${short(y)}`);
  }
  return `M${short(x)} ${short(60 - height)}L${left.join("L")}L${right.join("L")}Z`;
}

function forest() {
  let path = "";
  for (let i = 0; i < TREES; i++) {
    const tall = Math.abs(grown(i + 1));
    path += spruce(((i + 0.5) * TILE) / TREES + grown(i + 40) * 7, 28 + 31 * tall * tall, 11 + 4 * tall);
  }
  const copies = Array.from({ length: 10 }, (_, i) => `<use href="#spruces" x="${i * TILE}"/>`).join("");
  return `<defs><path id="spruces" d="${path}"/></defs><g fill="var(--trees)">${copies}</g>`;
}

const HEART = "M0 7C-4.5 3.5-7 .8-7-2.2C-7-6.2-1.8-7.2 0-3.6C1.8-7.2 7-6.2 7-2.2C7 .8 4.5 3.5 0 7Z";

const COTTAGE =
  '<path d="M0 66C20 59 46 57.5 70 58S108 62 130 66Z" fill="var(--near)"/>' +
  '<path class="smoke" d="M56 18C50 12 61 7 55 0C50-6 60-12 55-20" fill="none" stroke="var(--steam)" stroke-width="3.6" stroke-linecap="round"/>' +
  '<path d="M52 17H60V32H52Z" fill="var(--roof)"/><path d="M24 36H66V60H24Z" fill="var(--wall)"/>' +
  '<path d="M21 36H24.5V60H21ZM65.5 36H69V60H65.5Z" fill="#F3E8D2"/><path d="M32 42H44V54H32Z" fill="var(--window)"/>' +
  '<path d="M52 42H61V60H52Z" fill="#000" fill-opacity=".35"/><path d="M14 37L45 17L76 37Z" fill="var(--roof)"/>' +
  '<path d="M90 44H106V62H90Z" fill="var(--shed)"/><path d="M86 44L98 35L110 44Z" fill="var(--roof)"/>' +
  `<path d="${HEART}" transform="translate(98 51)scale(.5)" fill="#F6ECD8"/>`;

/** Glints of the sun or the moon under it: shift in pixels from its middle, share of the height, width. */
const GLINTS = [[-24, 12, 46], [-28, 28, 70], [-26, 44, 34], [-22, 60, 58], [-16, 76, 28], [-6, 92, 40]];

/** Sky, sun or moon, forest, cottage and lake: what fills an element of class `scene`. */
export function scene() {
  const stars = STARS.map(([x, y, r]) => `<circle cx="${x}%" cy="${y}%" r="${r}" fill="var(--star)"/>`).join("");
  const glints = GLINTS.map(
    ([x, y, width]) => `<rect x="${x}" y="${y}%" width="${width}" height="2" rx="1" fill="var(--glint)" fill-opacity="${short(1 - y / 160)}"/>`,
  ).join("");
  return (
    layer("sky", 'viewBox="0 0 100 100" preserveAspectRatio="none"', BANDS) +
    layer("stars", "", stars) +
    layer("sun", 'viewBox="-30 -30 60 60"', '<circle r="28" fill="var(--sun)"/>') +
    layer("moon", 'viewBox="-15 -15 30 30"', `<path d="${CRESCENT}" fill="var(--moon)"/>`) +
    layer("forest", `viewBox="0 0 ${TILE * 10} 60" preserveAspectRatio="xMinYMax slice"`, forest()) +
    layer("lake", "", `<rect width="100%" height="100%" fill="var(--lake)"/>`) +
    layer("glints", "", glints) +
    layer("cottage", 'viewBox="0 -24 130 92"', COTTAGE)
  );
}

const GRAIN =
  "M40 62C70 58 130 58 160 62M250 130C300 134 350 126 400 130M520 44C560 48 640 40 690 44M300 24C340 20 380 26 420 24M760 70C800 66 850 74 900 70" +
  "M90 176C140 180 200 172 240 176M620 150C660 154 700 146 740 150M860 186C900 190 960 182 1000 186M440 190C470 186 500 190 520 188";
const KNOT = '<g transform="translate(330 168)" fill="none" stroke="var(--woodl)" stroke-width="1.5"><ellipse rx="8" ry="4.5"/><ellipse rx="3" ry="1.8"/></g>';

/** The ellipses of the lamp as shares of its own size, with the strength of each. */
const LAMP = [[1, 0.05], [0.78, 0.05], [0.56, 0.055], [0.36, 0.06]];

/** The planks, and in the dark the lamp over the pile: what fills an element of class `wood`. */
export function wood() {
  const planks =
    '<defs><pattern id="planks" width="1040" height="208" patternUnits="userSpaceOnUse"><rect width="1040" height="104" fill="var(--wood)"/>' +
    '<rect y="104" width="1040" height="104" fill="var(--wood2)"/><path d="M0 .5H1040M0 104.5H1040" stroke="var(--woodl)" stroke-width="1.5"/>' +
    `<path d="${GRAIN}" fill="none" stroke="var(--woodl)" stroke-opacity=".6" stroke-width="1.5"/>${KNOT}</pattern></defs>`;
  const rings = LAMP.map(
    ([share, strength]) => `<ellipse class="lamp" rx="${short(share * 95)}%" ry="${short(share * 300)}" fill="var(--lamp)" fill-opacity="${strength}"/>`,
  ).join("");
  return layer("planks", 'width="100%" height="100%"', `${planks}<rect width="100%" height="100%" fill="url(#planks)"/>`) + layer("lamps", "", rings);
}

/** @type {[string, number][]} */
const HALF = [["blue", 9], ["cream", 3], ["red", 10], ["cream", 3], ["blue", 5]];

/** The woven band on which stock, pile and cleared cards lie: what fills an element of class `runner` before them. */
export function runner() {
  let y = 0;
  const bands = [...HALF, /** @type {[string, number]} */ (["cream", 40]), ...[...HALF].reverse()].map(([colour, height]) => {
    y += height;
    return `<rect y="${y - height}" width="100" height="${height}" fill="var(--runner-${colour})"/>`;
  });
  const threads = '<defs><pattern id="threads" width="14" height="7" patternUnits="userSpaceOnUse"><rect y="2" width="14" height="2.6" rx="1.3" fill="var(--runner-cream)"/></pattern></defs>';
  const end = '<rect width="100%" height="100%" fill="url(#threads)"/>';
  return (
    layer("bands", 'viewBox="0 0 100 100" preserveAspectRatio="none" shape-rendering="crispEdges"', bands.join("")) +
    layer("fringe first", "", threads + end) +
    layer("fringe last", "", end)
  );
}

/** Boards and bars of the privy door: what fills an element of class `door` before its words. */
export function door() {
  const boards =
    '<defs><pattern id="boards" width="156" height="100" patternUnits="userSpaceOnUse"><rect width="78" height="100" fill="var(--door)"/>' +
    '<rect x="78" width="78" height="100" fill="var(--door2)"/><path d="M.8 0V100M78.8 0V100" stroke="#000" stroke-opacity=".35" stroke-width="1.6"/></pattern></defs>' +
    '<rect width="100%" height="100%" fill="url(#boards)"/>' +
    '<g fill="#000" fill-opacity=".18"><rect y="12%" width="100%" height="42"/><rect y="78%" width="100%" height="42"/></g>';
  return (
    layer("boards", 'width="100%" height="100%"', boards) +
    layer("hole", 'viewBox="-9 -9 18 18"', `<path d="${HEART}" fill="var(--doorhole)" stroke="#3B130E" stroke-width="1" stroke-linejoin="round"/>`)
  );
}
