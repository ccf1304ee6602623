/** What this browser keeps: settings, seats, the last table. Where it keeps nothing, memory has to do. */

const PREFIX = "valepaska.";
/** @type {Map<string, string>} */
const memory = new Map();

/** @param {string} name @returns {any} what was kept under this name; null when nothing, or nothing readable */
export function read(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? "null");
  } catch {
    return JSON.parse(memory.get(name) ?? "null");
  }
}

/** @param {string} name @param {unknown} value */
export function write(name, value) {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // a browser that keeps nothing still plays until the page is closed
  }
}

/** A random text of so many bytes in base64url, without padding. @param {number} bytes */
export function randomText(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

const MOST_TABLES = 20;
/** @typedef {{token: string, name: string}} Place */

/** The seats that this browser holds at a table: several where people share it. @param {string} table @returns {Place[]} */
export const places = (table) => read("seats")?.[table] ?? [];

/** @param {string} table @param {Place[]} held */
export function keepPlaces(table, held) {
  const { [table]: _, ...others } = read("seats") ?? {};
  const recent = Object.entries(others).slice(-MOST_TABLES + 1);
  write("seats", Object.fromEntries(held.length ? [...recent, [table, held]] : recent));
}

/** The tables where this browser holds a seat, the latest last. @returns {string[]} */
export const tables = () => Object.keys(read("seats") ?? {});

/** The version of a table just before its deal began, as far as this page saw it: what happened since then is asked for. @param {string} table @returns {number | null} */
export const dealBegan = (table) => read("began")?.[table] ?? null;

/** @param {string} table @param {number} version */
export const noteDealBegan = (table, version) => write("began", { [table]: version });
