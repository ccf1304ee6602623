/** The rules in force: what is different here, in sentences, and the ladder as a grid. */
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { sheetOf } from "../base/rules.js";
import { timeWords } from "./pace.js";

/** @param {{rows: string[], title: string}} props */
function Grid({ rows, title }) {
  const [[, ...head], ...lines] = rows.map((row) => row.trim().split(/\s+/));
  return html`<div class="grid-box" tabindex="0" role="region" aria-label=${title}><table class="grid">
    <caption class="small">${title}</caption>
    <thead><tr><td></td>${head.map((cell) => html`<th scope="col" key=${cell}>${cell}</th>`)}</tr></thead>
    <tbody>${lines.map(([name, ...cells]) => html`<tr key=${name}><th scope="row">${name === "empty" ? t("cli-grid-empty") : name}</th>${cells.map((cell, i) => html`<td key=${i} class=${cell === "-" ? "" : "yes"}>${cell}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** @param {{spec: string, times?: import("../base/types.js").Times}} props `times`: of the table where they are played */
export function Rules({ spec, times }) {
  const sheet = sheetOf(spec).value;
  if (!sheet) return html`<p role="status">${t("page-loading")}</p>`;
  return html`<div class="rules-sheet">
    <p class="muted">${t(`preset-${sheet.preset}`)}. ${t(`preset-${sheet.preset}-about`)}</p>
    ${sheet.differs.length > 0 && html`<h3 class="h3">${t("page-differs")}</h3><ul class="dots">${sheet.differs.map(({ option, text }) => html`<li key=${option}>${text}</li>`)}</ul>`}
    ${times && html`<h3 class="h3">${t("page-pace")}</h3><ul class="dots">${timeWords(times, sheet.options.face_down !== "no").map((words) => html`<li key=${words}>${words}</li>`)}</ul>`}
    <div class="two-columns">${sheet.sections.map(({ id, title, lines }) => html`<section key=${id}><h3 class="h3">${title}</h3><ul class="dots">${lines.map((line, i) => html`<li key=${i}>${line}</li>`)}</ul></section>`)}</div>
    <${Grid} rows=${sheet.grid} title=${t("cli-grid")} />
    ${sheet.grid_stock_empty.length > 0 && html`<${Grid} rows=${sheet.grid_stock_empty} title=${t("cli-grid-stock-empty")} />`}
    <p class="small muted">${t("cli-grid-legend")}</p>
  </div>`;
}
