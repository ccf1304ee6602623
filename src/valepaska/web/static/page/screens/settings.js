/** Settings of this browser; the speed of the bots is the table's. */
import { useState } from "../../vendor/hooks.js";
import * as sound from "../../sound.js";
import { card } from "../../deck.js";
import { art, html } from "../base/html.js";
import { speak, t } from "../base/i18n.js";
import { LANGUAGES, settings } from "../base/settings.js";
import { sheetOf } from "../base/rules.js";
import { Segments, Switch } from "../base/ui.js";
import { ListedChoice } from "./listed.js";
import { notifies } from "../table/calls.js";
import { Paces, timeWords } from "./pace.js";

/** @param {"two" | "four"} colours */
const sample = (colours) => html`<span class="cards" data-deck=${colours}>${["9s", "9h", "9d", "9c"].map((code) => html`<span key=${code}>${art(card(code, "compact"))}</span>`)}</span>${t(`page-deck-${colours}`)}`;

/** @param {boolean} on */
function setSound(on) {
  settings.sound.value = on;
  if (on) sound.on();
  else sound.off();
}

/** Tells of a call where the page is not looked at, if the browser lets it. */
function Notice() {
  const [why, tell] = useState("");
  const set = async (/** @type {boolean} */ on) => {
    if (on && "Notification" in window && Notification.permission === "default") tell("notice-asked");
    const may = !on || ("Notification" in window && (await Notification.requestPermission()) === "granted");
    settings.notice.value = on && may;
    tell(may ? "" : "Notification" in window ? "notice-denied" : "notice-none");
  };
  return html`<${Switch} label=${t("page-notice")} about=${t("page-notice-about")} on=${notifies()} onChange=${set} />
    <p class=${why === "notice-asked" ? "small" : "field-error"} role=${why === "notice-asked" ? "status" : "alert"} hidden=${!why}>${why && t(why)}</p>`;
}

/** @param {{session?: import("../base/session.js").Session}} props */
export function Settings({ session }) {
  const facts = session?.facts.value;
  const host = facts && facts.host !== null && facts.host === session?.seat.value;
  const bots = facts?.bot_speed ?? settings.bots.value;
  const faceDown = sheetOf(facts?.rules).value?.options.face_down !== "no";
  const setBots = (/** @type {any} */ speed) => {
    settings.bots.value = speed;
    if (host) void session?.ask({ type: "set_bot_speed", speed });
  };
  return html`<div class="settings">
    <section><h3 class="h3">${t("page-language")}</h3><${Segments} label=${t("page-language")} value=${settings.language.value} onChange=${speak}
      choices=${Object.entries(LANGUAGES).map(([value, label]) => ({ value, label: html`<span lang=${value}>${label}</span>` }))} /></section>
    <section><h3 class="h3">${t("page-theme")}</h3><${Segments} label=${t("page-theme")} value=${settings.theme.value} onChange=${(/** @type {any} */ value) => (settings.theme.value = value)}
      choices=${["light", "dark", "device"].map((value) => ({ value, label: t(`page-theme-${value}`) }))} /></section>
    <section><h3 class="h3">${t("page-deck")}</h3><${Segments} label=${t("page-deck")} value=${settings.deck.value} onChange=${(/** @type {any} */ value) => (settings.deck.value = value)}
      choices=${[{ value: "two", label: sample("two") }, { value: "four", label: sample("four") }]} /></section>
    <section><h3 class="h3">${t("order")}</h3><${Segments} label=${t("order")} value=${settings.order.value} onChange=${(/** @type {any} */ value) => (settings.order.value = value)}
      choices=${["ladder", "suit"].map((value) => ({ value, label: t(`order-${value}`) }))} /></section>
    <section><h3 class="h3">${t("size")}</h3><${Segments} label=${t("size")} value=${settings.size.value} onChange=${(/** @type {any} */ value) => (settings.size.value = value)}
      choices=${["usual", "large"].map((value) => ({ value, label: t(`size-${value}`) }))} /></section>
    <section><h3 class="h3">${t("thumb")}</h3><${Segments} label=${t("thumb")} value=${settings.thumb.value} onChange=${(/** @type {any} */ value) => (settings.thumb.value = value)}
      choices=${["left", "right"].map((value) => ({ value, label: t(`thumb-${value}`) }))} /></section>
    ${(!session || host) && html`<section><h3 class="h3">${t("page-bot-speed")}</h3><${Segments} label=${t("page-bot-speed")} value=${bots} onChange=${setBots}
      choices=${["slow", "normal", "fast", "instant"].map((value) => ({ value, label: t(`page-speed-${value}`) }))} /></section>`}
    ${host && html`<section><h3 class="h3">${t("page-pace")}</h3><${Paces} value=${facts.pace} faceDown=${faceDown} onChange=${(/** @type {string} */ pace) => session?.ask({ type: "set_pace", pace })} /></section>`}
    ${host && html`<section data-part="listed"><h3 class="h3">${t("page-listed")}</h3><${ListedChoice} value=${facts.listed} onChange=${(/** @type {string} */ listed) => session?.ask({ type: "set_listed", listed })} /></section>`}
    ${facts && !host && html`<section><h3 class="h3">${t("page-pace")}</h3>${timeWords(facts.times, faceDown).map((words) => html`<p key=${words} class="small">${words}</p>`)}</section>`}
    <section><h3 class="h3">${t("page-animation")}</h3><${Segments} label=${t("page-animation")} value=${settings.speed.value} onChange=${(/** @type {any} */ value) => (settings.speed.value = value)}
      choices=${["slow", "normal", "fast", "instant"].map((value) => ({ value, label: t(`page-motion-${value}`) }))} /></section>
    <${Switch} label=${t("page-sound")} about=${t("page-sound-about")} on=${settings.sound.value} onChange=${setSound} />
    <${Notice} />
    <${Switch} label=${t("page-truth-line")} about=${t("page-truth-line-about")} on=${settings.truth.value} onChange=${(/** @type {boolean} */ on) => (settings.truth.value = on)} />
    <${Switch} label=${t("page-ready-claim")} about=${t("page-ready-claim-about")} on=${settings.ready.value} onChange=${(/** @type {boolean} */ on) => (settings.ready.value = on)} />
    <${Switch} label=${t("memory")} about=${t("memory-about")} on=${settings.memory.value} onChange=${(/** @type {boolean} */ on) => (settings.memory.value = on)} />
    <p class="small muted">${t("term-bots-see")}</p>
  </div>`;
}
