/** The page as something installed: it is kept for when the server cannot be reached, and says when there is a newer one. */
import { effect, signal } from "../vendor/signals.js";
import { BACK_AGAIN } from "./base/connection.js";
import { html } from "./base/html.js";
import { t } from "./base/i18n.js";
import { settings } from "./base/settings.js";

const OWN_VERSION = import.meta.url.split("/").at(-3);
const HOUR = 3600_000;

/** Whether the server has another version of the page by now. */
const newer = signal(false);

/** Keeps the page, if this browser does that here: not over plain http from another machine. */
async function keep() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener("message", ({ data }) => (newer.value = data.version !== OWN_VERSION));
  const kept = await serviceWorker.register("/sw.js");
  let looked = Date.now();
  const look = () => {
    looked = Date.now();
    kept?.update().catch(() => {}); // no server now: it is asked another time; a browser that may keep nothing has none
  };
  addEventListener(BACK_AGAIN, look);
  document.addEventListener("visibilitychange", () => document.hidden || Date.now() - looked < HOUR || look());
}

/** Keeps the page and has its name in the language of the page. */
export function start() {
  keep().catch(() => {}); // a browser that keeps nothing still plays
  const manifest = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=manifest]"));
  effect(() => (manifest.href = `/manifest.webmanifest?lang=${settings.language.value}`));
}

/** Says that there is a newer page. Nothing is loaded again unless somebody asks for it, and nobody is asked at a table where cards are dealt. */
export function Newer() {
  if (!newer.value) return null;
  return html`<div class="newer" role="status">
    <span>${t("shell-newer")}</span>
    <button type="button" class="button small" data-action="reload" onClick=${() => location.reload()}>${t("shell-reload")}</button>
    <button type="button" class="button small" aria-label=${t("page-close")} onClick=${() => (newer.value = false)}>×</button>
  </div>`;
}
