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

/** A random text of so many bytes in base64url, without padding. @param {number} bytes */
export function randomText(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

const MOST_TABLES = 20;
/** @typedef {{token: string, name: string}} Place */

/** All names under which something is kept. */
function names() {
  const here = [...memory.keys()];
  try {
    const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return [...new Set([...here, ...all.map((key) => key.slice(PREFIX.length))])];
  } catch {
    return here; // a browser that keeps nothing has no names
  }
}

/** The name of what is kept for one table: each has its own, since windows at several tables keep something at once. @param {string} name @param {string} table */
const nameAt = (name, table) => `${name}.${table}`;

/** @param {unknown} value */
const isToken = (value) => typeof value === "string" && /^[\w-]{22}$/.test(value);

/** What may be kept for a table, by name: what is not such, as where the storage is damaged, counts as nothing. @type {Record<string, (value: any) => boolean>} */
const FITS = {
  seat: (value) => Array.isArray(value) && value.every((place) => isToken(place?.token) && typeof place.name === "string"),
  barred: isToken,
  began: (value) => Number.isSafeInteger(value) && value >= 0,
};

/** @param {string} name @param {string} table @returns {any} what was kept under a name for one table */
function readOf(name, table) {
  const value = read(nameAt(name, table))?.value;
  return FITS[name](value) ? value : null;
}

/** The tables for which something is kept under a name, the latest last. @param {string} name @returns {string[]} */
function tablesOf(name) {
  const start = nameAt(name, "");
  const found = names().filter((one) => one.startsWith(start)).map((one) => ({ table: one.slice(start.length), at: read(one)?.at ?? 0 }));
  return found.sort((one, other) => one.at - other.at).map(({ table }) => table);
}

/** Keeps a value for one table as the latest of those under a name; null: nothing any more. @param {string} name @param {string} table @param {unknown} value @param {number} [at] when */
function writeOf(name, table, value, at = Date.now()) {
  if (value === null) return drop(nameAt(name, table));
  const others = tablesOf(name).filter((other) => other !== table);
  for (const old of others.slice(0, 1 - MOST_TABLES)) drop(nameAt(name, old));
  write(nameAt(name, table), { at, value });
}

/** The seats that this browser holds at a table: several where people share it. @param {string} table @returns {Place[]} */
export const places = (table) => readOf("seat", table) ?? [];

/** @param {string} table @param {Place[]} held */
export const keepPlaces = (table, held) => writeOf("seat", table, held.length ? held : null);

/** Whether somebody has to be told that the seats at a table go with the page. @param {string} table */
export const untoldPlaces = (table) => untold(nameAt("seat", table));

/** The token of the seat that the host of a table has taken away: who comes with it may watch. @param {string} table @returns {string | null} */
export const barredBy = (table) => readOf("barred", table);

/** @param {string} table @param {string | null} token */
export const keepBarred = (table, token) => writeOf("barred", table, token);

/** The host of a table has let back in whoever sat there, with the seat of before: this browser holds it again. @param {string} table @returns {string | null} its token, if it was kept */
export function holdAgain(table) {
  const token = barredBy(table);
  if (!token) return null;
  keepPlaces(table, [...places(table), { token, name: "" }]);
  keepBarred(table, null);
  return token;
}

/** The tables where this browser holds a seat, the latest last. @returns {string[]} */
export const tables = () => tablesOf("seat").filter((table) => places(table).length);

/** The version of a table just before its deal began, as far as this page saw it: what happened since then is asked for. @param {string} table @returns {number | null} */
export const dealBegan = (table) => readOf("began", table);

/** @param {string} table @param {number} version */
export const noteDealBegan = (table, version) => writeOf("began", table, version);

/** All tables once had one entry together: what it still holds goes to entries of their own, and stays where not all of it finds room. */
function moveOver() {
  for (const [old, name] of [["seats", "seat"], ["barred", "barred"], ["began", "began"]]) {
    const all = Object.entries(read(old) ?? {});
    all.forEach(([table, value], at) => FITS[name](value) && (readOf(name, table) ?? writeOf(name, table, value, at)));
    if (all.every(([table]) => lasts(nameAt(name, table)))) drop(old);
  }
}
moveOver();
