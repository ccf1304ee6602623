/** The page where its server cannot be reached: it is what was kept of it, and can deal nothing. */
import { useEffect } from "../../vendor/hooks.js";
import { scene, wood } from "../../scene.js";
import { art, html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { Icon } from "../base/ui.js";

const again = () => location.reload();

export function Offline() {
  useEffect(() => {
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return html`<main class="stage papers">
    <div class="scene">${art(scene())}</div><div class="wood">${art(wood())}</div>
    <div class="columns"><section class="panel narrow-panel" role="alert">
      <h1 class="h2">Valepaska</h1>
      <p>${t("page-offline")}</p>
      <button type="button" class="button main wide" data-action="again" onClick=${again}><${Icon} name="clock" />${t("page-try-again")}</button>
    </section></div>
  </main>`;
}
