/** The way in. */
import { back, card } from "../../deck.js";
import { nameLine } from "../../line.js";
import { scene, wood } from "../../scene.js";
import { vessel } from "../../seats.js";
import { signal } from "../../vendor/signals.js";
import { art, html } from "../base/html.js";
import { speak, t } from "../base/i18n.js";
import * as kept from "../base/kept.js";
import { go } from "../base/place.js";
import { LANGUAGES, settings } from "../base/settings.js";
import { busy, nameAlone, openTable, trouble } from "../base/tables.js";
import { Chip, Icon, Sheet } from "../base/ui.js";

/** @type {Record<string, any>} */
const inside = {};
const sheet = signal(/** @type {"settings" | "rules" | null} */ (null));
const close = () => (sheet.value = null);
/** Opens a sheet; what is in it is loaded first. @param {"settings" | "rules"} name */
async function open(name) {
  inside[name] ??= name === "settings" ? (await import("./settings.js")).Settings : (await import("./rules.js")).Rules;
  sheet.value = name;
}

const Languages = () => html`<div class="langs" role="group" aria-label=${t("page-language")}>
  ${Object.keys(LANGUAGES).map((language) => html`<button type="button" key=${language} lang=${language} aria-pressed=${String(settings.language.value === language)} onClick=${() => speak(language)}>${language.toUpperCase()}</button>`)}
</div>`;

const Show = () => html`<div class="show" aria-hidden="true">
  ${art(vessel({ seat: 0, name: "A", steam: true }))}${art(vessel({ seat: 1, name: "B", steam: true }))}
  <span class="lying">${art(back())}</span><span class="lying">${art(back())}</span><span class="lying">${art(back())}</span><span class="lying">${art(card("As"))}</span>
</div>`;

/** The way back to a table where this browser still holds a seat. */
function Running() {
  const table = kept.tables().at(-1);
  if (!table) return null;
  return html`<button type="button" class="button wide" data-action="back-to-table" onClick=${() => go(`/t/${table}`)}><${Icon} name="enter" />${t("page-back-to-table")}</button>`;
}

export const Landing = () => html`<main class="stage landing">
  <div class="scene">${art(scene())}</div><div class="wood">${art(wood())}</div>
  <div class="top">
    <div class="bar-left"><${Chip} label=${t("page-settings")} icon="settings" onClick=${() => open("settings")} /><${Chip} label=${t("page-rules")} icon="rules" onClick=${() => open("rules")} /><${Chip} label=${t("page-own-deals")} icon="deals" data-action="history" onClick=${() => go("/#history")} /></div>
    <${Languages} />
  </div>
  <h1 class="hidden-text">Valepaska</h1>
  <div class="line-box">${art(nameLine())}</div>
  <div class="welcome">
    <${Show} />
    <div class="act">
      <p class="h2">${t("page-welcome")}</p>
      <${Running} />
      <button type="button" class="button main" data-action="play-now" aria-disabled=${String(busy.value)} onClick=${() => openTable({ pace: "unlimited" }, { sit: [nameAlone()], start: true })}><${Icon} name="play" />${t("page-play-now")}</button>
      <p class="muted small about">${t("page-play-now-about")} <a href="/#lesson" data-action="lesson">${t("page-lesson")}</a></p>
      <button type="button" class="button" data-action="friends" onClick=${() => go("/#new")}><${Icon} name="people" />${t("page-play-friends")}</button>
      <div class="three">
        <button type="button" class="button" data-action="join" onClick=${() => go("/#join")}><${Icon} name="link" />${t("page-join")}</button>
        <button type="button" class="button" data-action="same" onClick=${() => go("/#same")}><${Icon} name="device" />${t("page-same-device")}</button>
        <button type="button" class="button" data-action="public" onClick=${() => go("/#public")}><${Icon} name="tables" />${t("page-public")}</button>
      </div>
      <p class="muted small" role="alert">${trouble.value || t("page-welcome-more")}</p>
    </div>
  </div>
  ${sheet.value === "settings" && html`<${Sheet} title=${t("page-settings")} class="slim" onClose=${close}><${inside.settings} /></${Sheet}>`}
  ${sheet.value === "rules" && html`<${Sheet} title=${t("rules-title")} onClose=${close}><${inside.rules} spec="valepaska" /></${Sheet}>`}
</main>`;
