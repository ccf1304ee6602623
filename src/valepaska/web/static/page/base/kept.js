/** What this browser keeps: settings, seats, the last table. Where it keeps nothing, memory has to do. */

const PREFIX = "valepaska.";
/** What could not be kept, by name: it is newer than whatever is. @type {Map<string, string>} */
const memory = new Map();

/** @param {string} name @returns {any} what was kept under this name; null when nothing, or nothing readable */
export function read(name) {
  try {
    return JSON.parse(memory.get(name) ?? localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** Whether what was written under this name is still there when the page has been closed. @param {string} name */
export const lasts = (name) => !memory.has(name);

let told = false;

/** Whether somebody has to be told that what was written under this name goes with the page: once, whatever else is not kept. @param {string} name */
export function untold(name) {
  const first = !told && !lasts(name);
  told ||= first;
  return first;
}

/** @param {string} name @param {unknown} value */
export function write(name, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    memory.delete(name);
  } catch {
    // a browser that keeps nothing, or no more, still plays until the page is closed
    memory.set(name, text);
  }
}

/** @param {string} name under which nothing is kept any more */
export function drop(name) {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // a browser that keeps nothing has nothing to drop
  }
}

/** What was kept under a name for one table: addresses name tables, and may say `constructor`. @param {string} name @param {string} table @returns {any} */
function readOf(name, table) {
  const all = read(name) ?? {};
  return Object.hasOwn(all, table) ? all[table] : null;
}

/** A random text of so many bytes in base64url, without padding. @param {number} bytes */
export function randomText(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

const MOST_TABLES = 20;
/** @typedef {{token: string, name: string}} Place */

/** The seats that this browser holds at a table: several where people share it. @param {string} table @returns {Place[]} */
export const places = (table) => readOf("seats", table) ?? [];

/** Keeps a value for one table as the latest of those under a name; null: nothing any more. @param {string} name @param {string} table @param {unknown} value */
function writeOf(name, table, value) {
  const { [table]: _, ...others } = read(name) ?? {};
  const recent = Object.entries(others).slice(-MOST_TABLES + 1);
  write(name, Object.fromEntries(value === null ? recent : [...recent, [table, value]]));
}

/** @param {string} table @param {Place[]} held */
export const keepPlaces = (table, held) => writeOf("seats", table, held.length ? held : null);

/** The token of the seat that the host of a table has taken away: who comes with it may watch. @param {string} table @returns {string | null} */
export const barredBy = (table) => readOf("barred", table);

/** @param {string} table @param {string | null} token */
export const keepBarred = (table, token) => writeOf("barred", table, token);

/** The tables where this browser holds a seat, the latest last. @returns {string[]} */
export const tables = () => Object.keys(read("seats") ?? {});

/** The version of a table just before its deal began, as far as this page saw it: what happened since then is asked for. @param {string} table @returns {number | null} */
export const dealBegan = (table) => readOf("began", table);

/** @param {string} table @param {number} version */
export const noteDealBegan = (table, version) => write("began", { [table]: version });
