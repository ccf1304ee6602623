/** The page: texts first, then the screen that the address names; a screen is loaded when it is first wanted. */
import { render } from "../vendor/preact.js";
import { signal } from "../vendor/signals.js";
import { install } from "../deck.js";
import { html } from "./base/html.js";
import { speak, speakAll, speaks } from "./base/i18n.js";
import { place } from "./base/place.js";
import { follow, settings } from "./base/settings.js";
import { Landing } from "./screens/landing.js";

/** @type {Record<string, () => Promise<any>>} */
const SCREENS = {
  table: async () => (await import("./screens/room.js")).Room,
  new: async () => (await import("./screens/setup.js")).Setup,
  join: async () => (await import("./screens/join.js")).Join,
  watch: async () => (await import("./screens/join.js")).Join,
  lesson: async () => (await Promise.all([import("./lesson/lesson.js"), speakAll()]))[0].Lesson,
  replay: async () => (await Promise.all([import("./replay/replay.js"), speakAll()]))[0].Replay,
  public: async () => (await Promise.all([import("./screens/public.js"), speakAll()]))[0].Public,
  history: async () => (await Promise.all([import("./history/history.js"), speakAll()]))[0].History,
  same: async () => (await import("./screens/same.js")).Same,
  nowhere: async () => (await import("./screens/nowhere.js")).Nowhere,
  offline: async () => (await import("./screens/offline.js")).Offline,
};
/** Whether this is what was kept of the page, because the server cannot be reached. */
const offline = "offline" in document.documentElement.dataset;
const loaded = signal(/** @type {Record<string, any>} */ ({}));

/** @param {string} name */
async function load(name) {
  if (loaded.value[name]) return;
  const screen = await SCREENS[name]();
  loaded.value = { ...loaded.value, [name]: screen };
}

function Page() {
  const { table, rules, listed, ...here } = place.value;
  const screen = offline ? "offline" : here.screen;
  if (!speaks.value) return null;
  if (!Object.hasOwn(SCREENS, screen)) return html`<${Landing} />`;
  const Screen = loaded.value[screen];
  if (!Screen) return void load(screen), null;
  return html`<${Screen} key=${table ?? screen} table=${table} rules=${rules} listed=${listed} watch=${screen === "watch"} />`;
}

/** What says that there is a newer page, once that is known to be possible. */
const Newer = () => loaded.value.shell && html`<${loaded.value.shell} />`;

async function keepPage() {
  const shell = await import("./shell.js");
  shell.start();
  loaded.value = { ...loaded.value, shell: shell.Newer };
}

/** Browsers allow sound only after a tap or a key. */
function allowSound() {
  const first = async () => settings.sound.value && (await import("../sound.js")).on();
  addEventListener("pointerdown", first, { once: true });
  addEventListener("keydown", first, { once: true });
}

follow();
install(document);
allowSound();
await speak(settings.language.value);
const root = /** @type {HTMLElement} */ (document.getElementById("page"));
root.textContent = "";
render(html`<${Newer} /><${Page} />`, root);
if (!offline) {
  // most people go on to a table: it is there when they do
  setTimeout(() => load("table"), 1500);
  setTimeout(keepPage, 3000);
}
