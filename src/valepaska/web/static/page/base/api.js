/**
 * What the page asks over HTTP; everything at a table goes over its socket.
 *
 * A failed request raises `ApiError` with a code and a sentence in the language of the page.
 */

import { settings } from "./settings.js";

/** @typedef {{name: string, options: Record<string, string | number>, listed?: boolean, source?: string}} Choice */
/** @typedef {{presets: Choice[], house: Choice[], bots: string[], characters: {id: string, name: string, level: string}[], paces: Record<string, import("./types.js").Times>}} Games */
/** @typedef {{option: string, value: string, usual: string}} Difference */
/** @typedef {{id: string, title: string, lines: string[]}} Section */
/** @typedef {{spec: string, preset: string, differs: (Difference & {text: string})[], options: Record<string, string | number>, sections: Section[], grid: string[], grid_stock_empty: string[], changed: (Difference & {text: string})[]}} Sheet */
/** @typedef {{table: string, code: string, addresses: string[]}} Invitation */

export class ApiError extends Error {
  /** @param {string} code @param {string} text */
  constructor(code, text) {
    super(text);
    this.code = code;
  }
}

/** Something under /api, with refusals in the language of the page. @param {string} path @param {RequestInit} [options] */
export const asked = (path, options) => ask(path, { ...options, headers: { ...options?.headers, "accept-language": settings.language.value } });

/** @param {string} path @param {RequestInit} [options] */
async function ask(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new ApiError("offline", "");
  }
  if (!response.ok) {
    const { code = String(response.status), text = "" } = await response.json().catch(() => ({}));
    throw new ApiError(code, text);
  }
  return response;
}

/** @param {string} path @param {unknown} body */
export const post = (path, body) => asked(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** @param {string} name @returns {Promise<string>} */
const textFile = async (name) => (await ask(new URL(`../../texts/${name}.ftl`, import.meta.url).href)).text();
/** The texts of a language that the page speaks from the start. @param {string} language */
export const texts = (language) => textFile(language);
/** The other texts of a language. @param {string} language */
export const rarerTexts = (language) => textFile(`${language}-rest`);

/** @returns {Promise<Games>} what can be played */
export const games = async () => (await asked("/api/games")).json();

/** The rules in force, in words, and how they differ from those before. @param {string} spec @param {string} language @param {string} [before] @returns {Promise<Sheet>} */
export const sheet = async (spec, language, before) => (await asked(`/api/rules?${new URLSearchParams({ spec, lang: language, ...(before && { before }) })}`)).json();

/**
 * Opens a table.
 * @param {{rules: string, seats: number, pace: string, lots: boolean, listed: string, bot_speed: string}} wish @param {string} language @returns {Promise<Invitation>}
 */
export const open = async (wish, language) =>
  (await post(`/api/tables?${new URLSearchParams({ lang: language })}`, wish)).json();

/** @param {string} table @param {string} token @param {string} method */
const ofMine = (table, token, method) => asked(`/api/tables/${encodeURIComponent(table)}/mine`, { method, headers: { authorization: `Bearer ${token}` } });
/** What the server keeps of whoever holds a token, as text. @param {string} table @param {string} token */
export const mine = async (table, token) => (await ofMine(table, token, "GET")).text();
/** Has one's name deleted at a table. @param {string} table @param {string} token */
export const eraseMine = (table, token) => ofMine(table, token, "DELETE");

/** The lesson after what was done in it. @param {string[]} acts @param {string} language @returns {Promise<import("../lesson/course.js").LessonTable>} */
export const lesson = async (acts, language) => (await post(`/api/lesson?${new URLSearchParams({ lang: language })}`, { acts })).json();

/** The code and the addresses of a table, for whoever wants to invite. @param {string} table @returns {Promise<Invitation>} */
export const invitation = async (table) => (await asked(`/api/tables/${encodeURIComponent(table)}`)).json();

/** The link that moves a seat, as a drawing. @param {string} table @param {string} ticket @returns {Promise<string>} */
export const ticketPicture = async (table, ticket) =>
  (await post(`/api/tables/${encodeURIComponent(table)}/qr.svg`, { ticket })).text();

/** The table that a short code means. @param {string} code @returns {Promise<Invitation>} */
export const byCode = async (code) => (await asked(`/api/codes/${encodeURIComponent(code)}`)).json();

/** The address of a table's socket. @param {string} table */
export function socketAddress(table) {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.hash = "";
  return address.href;
}

/** A deal that is shared, as a seat saw it or with all cards. @param {string} id @param {number | null} seat @returns {Promise<import("../replay/player.js").Replayed>} */
export const replay = async (id, seat) => (await asked(`/api/replays/${encodeURIComponent(id)}${asSeat(seat)}`)).json();

/** The deal of a record's text. @param {string} text @param {number | null} seat @returns {Promise<import("../replay/player.js").Replayed>} */
export const replayOf = async (text, seat) => (await asked(`/api/replay${asSeat(seat)}`, { method: "POST", headers: { "content-type": "application/toml" }, body: text })).json();

/** @param {number | null} seat */
const asSeat = (seat) => (seat === null ? "" : `?seat=${seat}`);

/** @param {string} id */
export const replayRecordAddress = (id) => `/api/replays/${encodeURIComponent(id)}/record`;

/** Shares the deal of a table that was finished last. @param {string} table @param {{token: string | null, deal: number, seat: number | null}} what @returns {Promise<{replay: string, addresses: string[]}>} */
export const share = async (table, what) => (await post(`/api/tables/${encodeURIComponent(table)}/replays`, what)).json();

/** Which of these ids still mean a deal that is shared. @param {string[]} replays @returns {Promise<{replays: string[]}>} */
export const knownReplays = async (replays) => (await post("/api/replays/known", { replays })).json();

/** The record of the last finished deal of a table. @param {string} table */
export const recordAddress = (table) => `/api/tables/${encodeURIComponent(table)}/record`;
