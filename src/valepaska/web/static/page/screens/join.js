/** Coming to a table by its link or its short code, to play or to watch. */
import { useState } from "../../vendor/hooks.js";
import { html } from "../base/html.js";
import { byCode } from "../base/api.js";
import { t } from "../base/i18n.js";
import { go, tableIn } from "../base/place.js";
import { trouble, trying } from "../base/tables.js";
import { Papers } from "./frame.js";

/** @param {{watch: boolean}} props */
export function Join({ watch }) {
  const [text, write] = useState("");
  const find = (/** @type {Event} */ event) => {
    event.preventDefault();
    void trying(async () => {
      const table = tableIn(text) ?? (await byCode(text.trim())).table;
      go(`/t/${table}`);
    });
  };
  return html`<${Papers} title=${t(watch ? "page-watch" : "page-join")}>
    <section class="panel narrow-panel"><form onSubmit=${find}>
      <label><span class="h3">${t("page-link-or-code")}</span><input class="field" name="code" autocapitalize="off" autocomplete="off" value=${text} onInput=${(/** @type {any} */ event) => write(event.currentTarget.value)} aria-describedby="join-trouble" /></label>
      <p class="field-error" id="join-trouble" role="alert">${trouble.value}</p>
      <p class="small muted">${t(watch ? "page-watch-about" : "page-join-about")}</p>
      <button type="submit" class="button main wide" aria-disabled=${String(!text.trim())}>${t(watch ? "page-watch" : "page-join")}</button>
    </form></section>
  </${Papers}>`;
}
