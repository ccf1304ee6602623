/** A page of papers on the table: forms and lists. */
import { scene, wood } from "../../scene.js";
import { art, html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { go } from "../base/place.js";
import { Chip, Title } from "../base/ui.js";

/** @param {{title: string, aside?: any, children: any}} props */
export const Papers = ({ title, aside, children }) => html`<main class="stage papers">
  <div class="scene">${art(scene())}</div><div class="wood">${art(wood())}</div>
  <div class="bar"><${Chip} label=${t("page-back")} icon="back" onClick=${() => go("/")} /><div class="chip title-chip"><${Title} class="h2">${title}</${Title}></div><div class="gap"></div>${aside}</div>
  <div class="columns">${children}</div>
</main>`;
