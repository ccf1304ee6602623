/** Calls somebody to the table, for their turn or a claim that they may doubt: by a sound, and where the page is not looked at by its title and a notification. */
import * as sound from "../../sound.js";
import { t } from "../base/i18n.js";
import { settings } from "../base/settings.js";
import { sentence } from "../base/tell.js";
import { situation } from "./logic.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../base/types.js").Happened} Happened */
/** @typedef {{moment: string, title: string, body: string}} Call */

const TAG = "call";
const ICON = "/static/icons/any-192.png";

/** What these events call for. @param {Context} ctx @param {Happened[]} events @returns {Call | null} */
function callOf(ctx, events) {
  const deal = ctx.session.deal.value;
  if (!deal?.may) return null;
  if (situation(deal) !== "answer") return events.some(({ type }) => type === "turned") ? { moment: "turn", title: t("event-turn-you"), body: "" } : null;
  const played = events.find(({ type }) => type === "played");
  if (!played) return null;
  const scene = { names: ctx.names(), me: null, faceDown: ctx.faceDown.value, phase: deal.view.phase };
  return { moment: "window", title: t("page-call-claim"), body: sentence(played, scene) };
}

/** The worker of the page, if it has one: on phones it alone may notify. */
const worker = async () => (await navigator.serviceWorker?.getRegistration())?.active && navigator.serviceWorker.ready;

/** @type {Notification | null} */
let shown = null;
/** How many calls there have been, and ends of calls. */
let turns = 0;

/** @param {Call} call */
async function notify({ title, body }) {
  const options = { tag: TAG, body, icon: ICON, lang: settings.language.value, data: location.href };
  const own = ++turns;
  const kept = await worker();
  if (own !== turns) return undefined; // too late by now
  if (kept) return kept.showNotification(title, options);
  shown = new Notification(title, options);
  shown.onclick = () => (focus(), shown?.close());
  return undefined;
}

/** Nobody is called any more. */
async function settle() {
  turns += 1;
  document.title = t("page-title");
  shown?.close();
  shown = null;
  for (const notification of (await (await worker())?.getNotifications({ tag: TAG })) ?? []) notification.close();
}

/** Whether notifications are wanted and may be shown. */
export const notifies = () => settings.notice.value && "Notification" in window && Notification.permission === "granted";

/** Calls for what has just happened, and takes back a call that is too late. @param {Context} ctx @param {Happened[]} events */
export function call(ctx, events) {
  const wanted = callOf(ctx, events);
  if (wanted && settings.sound.value) sound.play(wanted.moment);
  if (!document.hidden) return;
  if (wanted) {
    document.title = `● ${wanted.title}`;
    if (notifies()) void notify(wanted);
  } else if (!ctx.session.deal.value?.may) void settle();
}

document.addEventListener("visibilitychange", () => document.hidden || settle());
