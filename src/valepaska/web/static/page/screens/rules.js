/** The rules in force: what is different here, in sentences, and the ladder as a grid. */
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { faultOf, sheetOf } from "../base/rules.js";
import { timeWords } from "./pace.js";

/** What a cell of the grid says: the texts of its sign, in the order in which signs are explained. @type {Record<string, string>} */
const SIGNS = { o: "cli-grid-o", C: "cli-grid-C", F: "cli-grid-F", s: "cli-grid-s", t: "cli-grid-t", "-": "cli-grid-no" };

/** The name of each row of a grid, and its cells; the first row is the heading. @param {string[]} rows */
const cellsOf = (rows) => rows.map((row) => row.trim().split(/\s+/));

/** What the signs mean that occur in these grids. @param {string[][]} grids */
function legend(...grids) {
  const used = new Set(grids.flatMap((rows) => cellsOf(rows).slice(1).flatMap(([, ...cells]) => cells)));
  return Object.keys(SIGNS).filter((sign) => used.has(sign)).map((sign) => `${t(SIGNS[sign])} ${t(`${SIGNS[sign]}.about`)}`).join(" · ");
}

/** @param {{rows: string[], title: string}} props */
function Grid({ rows, title }) {
  const [[, ...head], ...lines] = cellsOf(rows);
  return html`<div class="grid-box" tabindex="0" role="region" aria-label=${title}><table class="grid">
    <caption class="small">${title}</caption>
    <thead><tr><td></td>${head.map((cell) => html`<th scope="col" key=${cell}>${cell}</th>`)}</tr></thead>
    <tbody>${lines.map(([name, ...cells]) => html`<tr key=${name}><th scope="row">${name === "empty" ? t("cli-grid-empty") : name}</th>${cells.map((cell, i) => html`<td key=${i} class=${cell === "-" ? "" : "yes"}>${t(SIGNS[cell])}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** @param {{spec: string, times?: import("../base/types.js").Times}} props `times`: of the table where they are played */
export function Rules({ spec, times }) {
  const sheet = sheetOf(spec).value;
  const fault = faultOf(spec);
  if (fault) return html`<p class="field-error" role="alert">${fault}</p>`;
  if (!sheet) return html`<p role="status">${t("page-loading")}</p>`;
  return html`<div class="rules-sheet">
    <p class="muted">${t(`preset-${sheet.preset}`)}. ${t(`preset-${sheet.preset}-about`)}</p>
    ${sheet.differs.length > 0 && html`<h3 class="h3">${t("page-differs")}</h3><ul class="dots">${sheet.differs.map(({ option, text }) => html`<li key=${option}>${text}</li>`)}</ul>`}
    ${times && html`<h3 class="h3">${t("page-pace")}</h3><ul class="dots">${timeWords(times, sheet.options.face_down !== "no").map((words) => html`<li key=${words}>${words}</li>`)}</ul>`}
    <div class="two-columns">${sheet.sections.map(({ id, title, lines }) => html`<section key=${id}><h3 class="h3">${title}</h3><ul class="dots">${lines.map((line, i) => html`<li key=${i}>${line}</li>`)}</ul></section>`)}</div>
    <${Grid} rows=${sheet.grid} title=${t("cli-grid")} />
    ${sheet.grid_stock_empty.length > 0 && html`<${Grid} rows=${sheet.grid_stock_empty} title=${t("cli-grid-stock-empty")} />`}
    <p class="small muted">${legend(sheet.grid, sheet.grid_stock_empty)}</p>
    <button type="button" class="button" data-action="print" onClick=${() => print()}>${t("print")}</button>
  </div>`;
}
