/** Opening a table and coming to one. */
import { signal } from "../../vendor/signals.js";
import { t } from "./i18n.js";
import * as api from "./api.js";
import * as kept from "./kept.js";
import { go } from "./place.js";
import { settings } from "./settings.js";
import { until } from "./until.js";

/** What went wrong on the way to a table, in a sentence. */
export const trouble = signal("");
/** Whether something is being asked of the server. */
export const busy = signal(false);

/** @param {() => Promise<void>} work */
export async function trying(work) {
  if (busy.value) return;
  busy.value = true;
  trouble.value = "";
  try {
    await work();
  } catch (error) {
    if (!(error instanceof api.ApiError)) throw error;
    trouble.value = error.code === "offline" ? t("page-lost") : error.code.startsWith("no_such") ? t(`page-error-${error.code.replace(/_/g, "-")}`) : error.message;
  } finally {
    busy.value = false;
  }
}

const guest = 10 + Math.floor(Math.random() * 90);
/** The name under which one sits down among others. */
export const ownName = () => settings.name.value || t("page-guest", { number: guest });
/** The name under which one plays against bots. */
export const nameAlone = () => settings.name.value || t("page-default-name");

/** Waits until a session is welcomed. @param {import("./session.js").Session} session @returns {Promise<void>} */
export const welcomed = (session) => until(session.facts, Boolean);

/** Seats people at a table, one after the other, each over a socket of their own, and has the first of them deal. @param {string} table @param {string[]} people */
async function seat(table, people) {
  const { Session } = await import("./session.js");
  const sessions = [];
  for (const name of people) {
    const session = new Session(table, null);
    sessions.push(session);
    await welcomed(session);
    if (!(await session.sit(name))) return leave(sessions, session.notice.value?.text ?? "");
  }
  const dealt = await sessions[0].ask({ type: "start" });
  return leave(sessions, dealt.accepted ? "" : dealt.text);
}

/** @param {import("./session.js").Session[]} sessions @param {string} refusal */
function leave(sessions, refusal) {
  for (const session of sessions) session.close();
  if (refusal) throw new api.ApiError("refused", refusal);
}

/**
 * Opens a table and goes there.
 * @param {{rules?: string, seats?: number, pace?: string, lots?: boolean, listed?: string}} wish
 * @param {{sit?: string[], start?: boolean}} [then] who sits down from here, and whether the cards are dealt at once
 */
export const openTable = ({ rules = "valepaska", seats = 4, pace = "relaxed", lots = false, listed = "never" }, { sit = [], start = false } = {}) =>
  trying(async () => {
    const { table } = await api.open({ rules, seats, pace, lots, listed, bot_speed: settings.bots.value }, settings.language.value);
    if (sit.length > 1) await seat(table, sit);
    else if (sit.length) kept.write(arrivalAt(table), { name: sit[0], start });
    go(`/t/${table}`);
  });

/** Where it is kept what is wanted at a table: for each its own, since several windows come to tables at once. @param {string} table */
export const arrivalAt = (table) => `arrive.${table}`;

/** What this page wanted to do at a table as soon as it is there; told once. @param {string} table @returns {{name: string, start?: boolean, again?: number} | null} */
export function arriving(table) {
  const wish = kept.read(arrivalAt(table));
  if (wish) kept.drop(arrivalAt(table));
  return wish;
}
