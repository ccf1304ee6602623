/** Cards that fly over the table: always backs, always from the middle of what they leave. Nothing in a flight tells one card from another. */
import { back } from "../../deck.js";
import { paced, still } from "../base/settings.js";

const MOST_DRAWN = 14;

/** @param {string} name @returns {string} a time or curve of tokens.css */
const token = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
/** @param {string} name a time of tokens.css, in milliseconds at the chosen speed */
export const time = (name) => paced(Number.parseFloat(token(name)) || 0);

/** @param {string} selector */
function middle(selector) {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** What a seat's cards leave from and come to. @param {number} seat @param {number | null} me */
export const holding = (seat, me) => (seat === me ? '[data-place="hand"]' : `[data-seat="${seat}"] .things`);

const parser = new DOMParser();
/** @param {number} width */
function flyingCard(width) {
  const box = document.createElement("div");
  box.className = "flying";
  box.style.width = `${width}px`;
  const drawn = parser.parseFromString(back(width), "text/html").body.firstElementChild;
  if (drawn) box.append(document.importNode(drawn, true));
  document.querySelector(".table")?.append(box);
  return box;
}

/**
 * Flies some backs from one place to another; resolves when the last has landed.
 * @param {string} from @param {string} to @param {number} count @param {{ms: number, step: number, curve: string, fade?: boolean, turn?: number}} how
 */
export async function fly(from, to, count, { ms, step, curve, fade = false, turn = 17 }) {
  const start = middle(from);
  const end = middle(to);
  const table = document.querySelector(".table")?.getBoundingClientRect();
  if (still() || !start || !end || !table || document.hidden) return;
  const width = innerWidth < 600 ? 44 : 64;
  const offset = { x: table.left + width / 2, y: table.top + width * 0.7 };
  const flights = Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, i) => {
    const box = flyingCard(width);
    const angle = ((i % 3) - 1) * turn;
    const at = (/** @type {{x: number, y: number}} */ place, /** @type {number} */ degrees) => `translate(${place.x - offset.x}px, ${place.y - offset.y}px) rotate(${degrees}deg)`;
    const flight = box.animate(
      [{ transform: at(start, 0), opacity: 1 }, { transform: at(end, angle), opacity: fade ? 0 : 1 }],
      { duration: ms, delay: i * step, easing: curve, fill: "both" },
    );
    return flight.finished.catch(() => undefined).then(() => box.remove());
  });
  await Promise.all(flights);
}

/** The mug of whoever doubts slides to the cards and stays there until they turn. @param {number} seat @param {number | null} me */
export async function accuse(seat, me) {
  await new Promise(requestAnimationFrame);
  const own = seat === me;
  const where = own ? ".me .vessel" : `[data-seat="${seat}"] .vessel`;
  const mug = document.querySelector(where);
  const table = document.querySelector(".table");
  // on a phone one's own mug is not shown
  const start = middle(mug?.getClientRects().length ? where : '[data-place="hand"]');
  const end = middle(".turned");
  if (!mug || !table || !start || !end) return;
  const box = document.createElement("div");
  box.className = "accuser";
  box.append(mug.cloneNode(true));
  table.append(box);
  const { left, top } = table.getBoundingClientRect();
  const at = (/** @type {{x: number, y: number}} */ place) => `translate(${place.x - left - 32}px, ${place.y - top - 29}px)`;
  const slide = time("--m-doubt");
  const hold = time("--m-doubt-hold");
  const flight = box.animate(
    [
      { transform: at(start), easing: token("--e-both") },
      { transform: at(end), offset: slide / (slide + hold) },
      { transform: at(end), opacity: 1, offset: 0.85 },
      { transform: at(end), opacity: 0 },
    ],
    { duration: slide + hold, fill: "both" },
  );
  await flight.finished.catch(() => undefined);
  box.remove();
}

/** @param {number} seat @param {number | null} me @param {number} count @param {string} source */
export const play = (seat, me, count, source) =>
  fly(source === "stock" ? '[data-place="stock"]' : holding(seat, me), '[data-place="pile"]', count, { ms: time("--m-play"), step: time("--m-play-step"), curve: token("--e-play") });
/** @param {number} seat @param {number | null} me @param {number} count */
export const takePile = (seat, me, count) => fly('[data-place="pile"]', holding(seat, me), count, { ms: time("--m-pickup"), step: paced(12), curve: token("--e-pickup"), turn: 4 });
/** @param {number} count */
export const sweep = (count) => fly('[data-place="pile"]', '[data-place="cleared"]', Math.min(count, 5), { ms: time("--m-clear"), step: 0, curve: token("--e-in"), fade: true, turn: 30 });
/** @param {number} seat @param {number | null} me @param {number} count */
export const draw = (seat, me, count) => fly('[data-place="stock"]', holding(seat, me), count, { ms: time("--m-deal"), step: time("--m-deal-step"), curve: token("--e-deal"), turn: 0 });
