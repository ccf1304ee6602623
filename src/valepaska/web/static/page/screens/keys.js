/** The keys of the game, as `table/keys.js` takes them, in the letters of the language. */
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";

/** A letter of the language, and the common one where that is another. @param {string} name @param {string} common */
const letters = (name, common) => [...new Set([t(`page-key-${name}`), common])];

/** @returns {[string[], string][]} */
const list = () => [
  [["2–9", "10", "J", "Q", "K", "A"], t("page-keys-rank")],
  [["⇧ 2–A"], t("page-keys-all")],
  [["↵"], t("page-keys-enter")],
  [["Esc"], t("page-clear")],
  [letters("doubt", "C"), t("page-doubt")],
  [letters("draw", "D"), `${t("page-draw")}, ${t("page-draw-about")}`],
  [letters("unseen", "S"), `${t("page-blind")}, ${t("page-blind-about")}`],
  [["P"], t("page-keys-take")],
  [["R"], t("page-rules")],
  [["H"], `${t("page-ledger")}, ${t("page-history")}`],
  [["?"], t("page-keys-list")],
];

export const Keys = () => html`<ul class="keys">${list().map(([keys, text]) => html`<li class="line-row" key=${text}><span class="caps">${keys.map((key) => html`<kbd class="key" key=${key}>${key}</kbd>`)}</span><span class="grow">${text}</span></li>`)}</ul>`;
