/** An address that looks like a link and leads nowhere. */
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { go } from "../base/place.js";
import { Papers } from "./frame.js";

export const Nowhere = () => html`<${Papers} title=${t("page-title")}><section class="panel narrow-panel" role="alert">
  <p class="h3">${t("page-nowhere")}</p>
  <button type="button" class="button main wide" onClick=${() => go("/")}>${t("page-to-landing")}</button>
  <button type="button" class="button wide" onClick=${() => go("/#join")}>${t("page-type-code")}</button>
</section></${Papers}>`;
