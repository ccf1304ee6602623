/** The page: texts first, then the screen that the address names. */
import { render } from "../vendor/preact.js";
import { install } from "../deck.js";
import * as sound from "../sound.js";
import { html } from "./base/html.js";
import { speak, speaks } from "./base/i18n.js";
import { place } from "./base/place.js";
import { follow, settings } from "./base/settings.js";
import { Join } from "./screens/join.js";
import { Landing } from "./screens/landing.js";
import { Room } from "./screens/room.js";
import { Same } from "./screens/same.js";
import { Setup } from "./screens/setup.js";

function Page() {
  const { screen, table, rules } = place.value;
  if (!speaks.value) return null;
  if (table) return html`<${Room} key=${table} table=${table} />`;
  if (screen === "new") return html`<${Setup} rules=${rules} />`;
  if (screen === "join") return html`<${Join} watch=${false} />`;
  if (screen === "watch") return html`<${Join} watch=${true} />`;
  if (screen === "same") return html`<${Same} />`;
  return html`<${Landing} />`;
}

/** Browsers allow sound only after a tap or a key. */
function allowSound() {
  const first = () => settings.sound.value && sound.on();
  addEventListener("pointerdown", first, { once: true });
  addEventListener("keydown", first, { once: true });
}

follow();
install(document);
allowSound();
await speak(settings.language.value);
const root = /** @type {HTMLElement} */ (document.getElementById("page"));
root.textContent = "";
render(html`<${Page} />`, root);
