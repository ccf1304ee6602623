/**
 * The people of the deck, in the box 100 by 140, upper half only: the card turns them by itself.
 * `currentColor` is the suit's ink; paper and cloudberry are the deck's own. CC0, see LICENSE-deck.txt.
 */

export const PAPER = "#FFFDF6";
export const CLOUDBERRY = "#F0A92E";

const ink = 'fill="currentColor"';
const line = 'fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"';

/** The lad: a flat cap with its brim to the right, half a smile; looks right. */
const lad =
  `<path ${ink} d="M28 100V80C28 64 40 55.5 57 55.5S86 64 86 80V100Z"/>` +
  `<path fill="${CLOUDBERRY}" d="M48.5 59.5H65.5L57 70Z"/>` +
  `<circle cx="57" cy="42" r="15" fill="${PAPER}" stroke="currentColor" stroke-width="2.6"/>` +
  `<path ${ink} d="M40.7 40C40.7 28 47 22.6 57 22.6S73.3 28 73.3 40Z"/>` +
  '<path fill="none" stroke="currentColor" stroke-width="5.5" stroke-linecap="round" d="M54 37.4H84"/>' +
  `<circle cx="57" cy="20.4" r="3" fill="${CLOUDBERRY}"/>` +
  `<circle cx="57.5" cy="44.6" r="2.1" ${ink}/><circle cx="66.6" cy="44.6" r="2.1" ${ink}/>` +
  `<path ${line} d="M58 51.4C61.5 52.6 64.8 51.6 66.4 48.9"/>`;

const dots = [[57, 21.6], [46.6, 26], [67.4, 26], [41.2, 36], [72.8, 36], [41.6, 47], [72.4, 47]];

/** The lady: a tall headscarf with seven dots, a knot under the chin, a straight mouth; looks left. */
const lady =
  `<path ${ink} d="M28 100V80C28 64 40 55.5 57 55.5S86 64 86 80V100Z"/>` +
  `<path ${ink} d="M57 16.6C70 16.6 78 28 78 40C78 53 69 61 57 61S36 53 36 40C36 28 44 16.6 57 16.6Z"/>` +
  dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.9" fill="${PAPER}"/>`).join("") +
  `<circle cx="57" cy="42" r="12.6" fill="${PAPER}"/>` +
  `<circle cx="49.8" cy="40.6" r="2.1" ${ink}/><circle cx="59.2" cy="40.6" r="2.1" ${ink}/>` +
  `<path ${line} d="M51.6 48.4H58.2"/>` +
  `<path fill="${CLOUDBERRY}" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round" ` +
  'd="M57 60.4L46.4 55.6V67.4ZM57 60.4L67.6 55.6V67.4Z"/>';

/** The king: a crown of three points, a beard with a short mouth in it, one brow lower; looks a little past you. */
const king =
  `<path ${ink} d="M28 100V80C28 64 40 55.5 57 55.5S86 64 86 80V100Z"/>` +
  `<circle cx="57" cy="42" r="15" fill="${PAPER}" stroke="currentColor" stroke-width="2.6"/>` +
  `<path ${ink} stroke="${PAPER}" stroke-width="1.4" d="M40.7 43.4C46 48.6 52 49.2 57 46.6C62 49.2 68 48.6 73.3 43.4C75 60 66.5 65.4 57 65.4S39 60 40.7 43.4Z"/>` +
  `<path fill="none" stroke="${PAPER}" stroke-width="2.6" stroke-linecap="round" d="M53.4 54H60.6"/>` +
  `<circle cx="53.2" cy="41" r="2.1" ${ink}/><circle cx="64" cy="41" r="2.1" ${ink}/>` +
  `<path ${line} d="M48.6 37.6L56 38.2M61 36.2L67.6 35"/>` +
  `<path fill="${CLOUDBERRY}" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" ` +
  'd="M41.4 33.4L38.6 11.6L48.8 20.4L57 8.8L65.2 20.4L75.4 11.6L72.6 33.4Z"/>';

/** Busts of the courts by rank. @type {Record<string, string>} */
export const BUSTS = { J: lad, Q: lady, K: king };

/** What every ace has on its suit: two eyes that look to the right and a crooked smile. */
export const ACE_FACE =
  `<g fill="${PAPER}"><circle cx="43.5" cy="67" r="4.6"/><circle cx="56.5" cy="67" r="4.6"/></g>` +
  `<g ${ink}><circle cx="45.5" cy="67" r="2.2"/><circle cx="58.5" cy="67" r="2.2"/></g>` +
  `<path fill="none" stroke="${PAPER}" stroke-width="2.4" stroke-linecap="round" d="M45.4 75.6C48.6 79 53.6 78.6 56.4 74.6"/>`;

/** The mosquito in a box of 80 by 90: nobody wants it. */
export const MOSQUITO =
  '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">' +
  '<path stroke-width="3.2" d="M40 24V2"/>' +
  '<path stroke-width="2.8" d="M37 49L25 53L19 66M43 49L55 53L61 66M37 55L27 63L23 80M43 55L53 63L57 80M37 44L20 49L11 60M43 44L60 49L69 60"/></g>' +
  `<g fill="${CLOUDBERRY}" fill-opacity=".55" stroke="currentColor" stroke-width="2.4">` +
  '<ellipse cx="20" cy="33" rx="19" ry="7.4" transform="rotate(18 20 33)"/><ellipse cx="60" cy="33" rx="19" ry="7.4" transform="rotate(-18 60 33)"/></g>' +
  `<rect x="35.4" y="32" width="9.2" height="44" rx="4.6" ${ink}/><circle cx="40" cy="27" r="7" ${ink}/>` +
  `<circle cx="37.4" cy="26.4" r="1.9" fill="${PAPER}"/><circle cx="42.8" cy="26.4" r="1.9" fill="${PAPER}"/>`;
