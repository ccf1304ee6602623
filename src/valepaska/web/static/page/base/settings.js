/** What a person has chosen for this browser, and how the page shows it. */
import { effect, signal } from "../../vendor/signals.js";
import * as kept from "./kept.js";

/** The languages that there are, by their codes: what each calls itself. @type {Record<string, string>} */
export const LANGUAGES = JSON.parse(/** @type {HTMLMetaElement} */ (document.querySelector("meta[name=languages]")).content);

/** The language that the browser asks for, else English. */
export function wanted(languages = navigator.languages) {
  for (const tag of languages) {
    const found = Object.keys(LANGUAGES).find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

const before = kept.read("settings") ?? {};
/** @template T @param {string} name @param {T} usual */
const setting = (name, usual) => signal(/** @type {T} */ (before[name] ?? usual));

export const settings = {
  language: signal(Object.hasOwn(LANGUAGES, before.language) ? String(before.language) : wanted()),
  theme: setting("theme", /** @type {"device" | "light" | "dark"} */ ("device")),
  deck: setting("deck", /** @type {"two" | "four"} */ ("two")),
  speed: setting("speed", /** @type {"slow" | "normal" | "fast" | "instant"} */ ("normal")),
  bots: setting("bots", /** @type {"slow" | "normal" | "fast" | "instant"} */ ("normal")),
  sound: setting("sound", false),
  notice: setting("notice", false),
  truth: setting("truth", true),
  ready: setting("ready", false),
  order: setting("order", /** @type {"ladder" | "suit"} */ ("ladder")),
  memory: setting("memory", false),
  size: setting("size", /** @type {"usual" | "large"} */ ("usual")),
  thumb: setting("thumb", /** @type {"left" | "right"} */ ("right")),
  name: setting("name", ""),
};

/** Shows the settings on the root of the page and keeps them, now and whenever one changes. */
export function follow() {
  effect(() => {
    const values = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.value]));
    kept.write("settings", values);
    const root = document.documentElement;
    root.lang = settings.language.value;
    root.dataset.deck = settings.deck.value;
    root.dataset.speed = settings.speed.value;
    root.dataset.size = settings.size.value;
    root.dataset.thumb = settings.thumb.value;
    if (settings.theme.value === "device") delete root.dataset.theme;
    else root.dataset.theme = settings.theme.value;
  });
}

/** Whether nothing may move: asked for here, or of the device. */
export const still = () => settings.speed.value === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {number} milliseconds at speed 1 */
export const paced = (milliseconds) => milliseconds * { slow: 1.6, normal: 1, fast: 0.55, instant: 0 }[settings.speed.value];
