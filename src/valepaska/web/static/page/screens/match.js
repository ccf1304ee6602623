/** Tables of strangers: which there are, coming to one of them, and quick match, which finds one. */
import { asked, post } from "../base/api.js";
import { t } from "../base/i18n.js";
import * as kept from "../base/kept.js";
import { go } from "../base/place.js";
import { settings } from "../base/settings.js";
import { arrivalAt, openTable, ownName, trouble, trying } from "../base/tables.js";

/** @typedef {import("../base/session.js").Session} Session */
/** @typedef {"sit" | "next" | "watch"} Way */
/** @typedef {{table: string, host: string, host_seat: number | null, rules: string, preset: string, differs: number, stage: string, pace: string, seats: number, people: number, programs: number, bots: number, free: number, way: Way}} PublicTable */
/** @typedef {{name: string, again: number}} Newcomer `again`: how often another table is looked for where one has filled up on the way */

const TRIES = 3;
const LONGEST = 20;
const NAMESAKES = 9;

/** The public list. @returns {Promise<PublicTable[]>} */
export const publicTables = async () => (await (await asked("/api/tables")).json()).tables;

/** Goes to a table and sits down there. @param {string} table @param {Newcomer} newcomer */
function comeTo(table, newcomer) {
  kept.write(arrivalAt(table), newcomer);
  go(`/t/${table}`);
}

/** Sits down at a table of the list; where it has filled up meanwhile one watches. @param {string} table */
export const sitAt = (table) => comeTo(table, { name: ownName(), again: 0 });

/** Goes to the public table that fits best, or to a new one. @param {Newcomer} [newcomer] */
export const quickMatch = (newcomer = { name: ownName(), again: TRIES }) =>
  trying(async () => {
    const { table } = await (await post("/api/match", { bot_speed: settings.bots.value })).json();
    comeTo(table, newcomer);
  });

/** Opens a table that stands in the list. */
export const openOne = () => openTable({ listed: "free" }, { sit: [ownName()] });

/** The same name for somebody who finds a namesake at the table. @param {string} name @param {number} number */
const numbered = (name, number) => (number === 1 ? name : `${[...name].slice(0, LONGEST - 2).join("")} ${number}`);

/** Sits down where this page was sent to. @param {Session} session @param {Newcomer} newcomer */
export async function sitDown(session, { name, again }) {
  if (session.seat.value !== null || session.mine.value?.joining) return;
  let refusal = { code: "", text: "" };
  for (let number = 1; number <= NAMESAKES; number++) {
    const answer = await session.trySit(numbered(name, number));
    if (answer.accepted) return;
    refusal = answer;
    if (refusal.code !== "name_taken") break;
  }
  if (again > 0 && (refusal.code === "full" || refusal.code === "sent_away")) {
    await (refusal.code === "full" ? quickMatch({ name, again: again - 1 }) : openOne()); // the match would be the same again
    refusal.text = trouble.value;
  }
  if (refusal.text) session.say(refusal.text);
}

/** What a table is called. @param {PublicTable} table */
export const nameOf = ({ host }) => (host ? t("page-table-of", { player: host }) : t("public-no-host"));
