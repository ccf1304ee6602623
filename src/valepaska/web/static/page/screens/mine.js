/** What the server keeps of whoever sits here: fetched as a file, or deleted. Loaded when somebody first asks. */
import { useState } from "../../vendor/hooks.js";
import * as api from "../base/api.js";
import { saveFile } from "../base/file.js";
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { go } from "../base/place.js";
import { Sure } from "../base/ui.js";

/** @typedef {import("../table/context.js").Context} Context */

/** @param {{ctx: Context}} props */
export function Mine({ ctx: { session } }) {
  const [sure, makeSure] = useState(false);
  const [trouble, tell] = useState("");
  const token = session.token ?? "";
  const attempt = async (/** @type {() => Promise<void>} */ work) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      tell(error.code === "offline" ? t("page-offline") : error.message);
    }
  };
  const fetchAll = () => attempt(async () => saveFile("valepaska.json", await api.mine(session.table, token)));
  const erase = () =>
    attempt(async () => {
      await api.eraseMine(session.table, token);
      session.forget();
      go("/");
    });
  return html`<div class="mine">
    <p>${t("mine-about")}</p>
    <button type="button" class="button wide" data-action="fetch-mine" onClick=${fetchAll}>${t("mine-fetch")}</button>
    ${sure
      ? html`<p role="alert">${t("mine-sure")}</p><${Sure} class="button main wide" data-action="erase-mine" onClick=${erase}>${t("mine-erase-now")}</${Sure}>`
      : html`<button type="button" class="button wide" data-action="ask-erase" onClick=${() => makeSure(true)}>${t("mine-erase")}</button>`}
    <p class="field-error" role="alert">${trouble}</p>
  </div>`;
}
