/**
 * Face-down cards on the table as SVG text, drawn from a count alone: nothing in them depends on which cards they are.
 * Needs the shapes of deck.js in the page. CC0, see LICENSE-deck.txt.
 */

/** @param {string} box @param {string} name @param {string} art */
const drawing = (box, name, art) => `<svg class="art ${name}" viewBox="${box}" aria-hidden="true" focusable="false">${art}</svg>`;
/** @param {string} id @param {string} transform */
const lie = (id, transform) => `<use href="#${id}" width="100" height="140" transform="${transform}"/>`;

const MOST = 5;
/** How the n-th card of a pile came to lie: turn in degrees, shift to the right and down. */
const MESS = [[3, 6, 4], [-8, -5, 0], [11, 8, -3], [-3, 0, 6], [6, -3, -2], [-13, 4, 2], [8, -6, 4], [-5, 5, -4], [15, 0, 0], [-10, -2, 3], [4, 3, -5]];

/** The pile in the middle of the table: messier the more cards it has, by the count only. @param {number} count */
export function pile(count) {
  const shown = Math.min(count, MOST);
  let art = "";
  for (let i = count - shown; i < count; i++) {
    const [turn, right, down] = MESS[i % MESS.length];
    art += lie("back", `translate(${22 + right} ${12 + down})rotate(${turn} 50 70)`);
  }
  return drawing("0 0 144 164", "pile-art", art);
}

/** A squared stack: one more edge for every four cards, at most four. @param {number} count */
export function stack(count) {
  const edges = Math.min(Math.ceil(count / 4), 4);
  let art = "";
  for (let i = edges - 1; i >= 0; i--) art += lie("back", `translate(${9 - 3 * i} ${2 + 2.5 * i})`);
  return drawing("0 0 110 150", "stack-art", count ? art : "");
}

/** What was cleared: one card that lies askew, when there is any. @param {number} count */
export const swept = (count) => drawing("0 0 110 150", "swept-art", count ? lie("back", "translate(5 5)rotate(12 50 70)scale(.86)translate(8 12)") : "");

/** What an opponent holds: at most five backs in a fan. @param {number} count */
export function fan(count) {
  const shown = Math.min(count, MOST);
  const width = 100 + (shown - 1) * 46;
  let art = "";
  for (let i = 0; i < shown; i++) {
    const place = i - (shown - 1) / 2;
    art += lie("plain", `translate(${20 + i * 46} ${16 + 4 * place * place})rotate(${place * 7} 50 160)`);
  }
  return drawing(`0 0 ${width + 40} 190`, "fan-art", shown > 0 ? art : "");
}

/** The cards of one play, lying side by side. @param {number} count */
export function played(count) {
  const shown = Math.min(count, MOST);
  let art = "";
  for (let i = 0; i < shown; i++) art += lie("plain", `translate(${14 + i * 58} ${10 + (i % 2) * 6})rotate(${(i - (shown - 1) / 2) * 5} 50 70)`);
  return drawing(`0 0 ${128 + (shown - 1) * 58} 166`, "played-art", art);
}
