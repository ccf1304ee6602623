/** A new table: rules, house rules, seats, pace, who may doubt. */
import { useState } from "../../vendor/hooks.js";
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { allGames, faultOf, sheetOf } from "../base/rules.js";
import { busy, openTable, ownName, trouble } from "../base/tables.js";
import { Sheet } from "../base/ui.js";
import { Papers } from "./frame.js";
import { LISTED, ListedChoice } from "./listed.js";
import { NameField } from "./name.js";
import { Rules } from "./rules.js";
import { DoubtChoice, HouseChoice, PaceChoice, PresetChoice, SeatsChoice, specOf, useTerms } from "./terms.js";

/** @param {{rules?: string, listed?: string}} props */
export function Setup({ rules, listed: first = "" }) {
  const games = allGames().value;
  const [value, change] = useTerms({ rules });
  const [listed, list] = useState(LISTED.includes(first) ? first : LISTED[0]);
  const [reading, read] = useState(false);
  const spec = specOf(value);
  const differs = sheetOf(spec).value?.differs.length ?? 0;
  if (!games) return html`<${Papers} title=${t("page-new-table")}><p class="panel" role="status">${t("page-loading")}</p></${Papers}>`;
  const terms = { games, value, change };
  return html`<${Papers} title=${t("page-new-table")}>
    <section class="panel"><${PresetChoice} ...${terms} /><${SeatsChoice} ...${terms} /></section>
    <section class="panel"><${HouseChoice} ...${terms} /><${PaceChoice} ...${terms} /><${DoubtChoice} ...${terms} /></section>
    <section class="panel open-table">
      <${NameField} />
      <h2 class="h3">${t("page-listed")}</h2><div><${ListedChoice} value=${listed} onChange=${list} /></div>
      <button type="button" class="button quiet" onClick=${() => read(true)}>${t("page-read-rules", { count: differs })}</button>
      <p class="field-error" role="alert">${trouble.value || faultOf(spec)}</p>
      <button type="button" class="button main wide" data-action="open" aria-disabled=${String(busy.value)} onClick=${() => openTable({ rules: spec, seats: value.seats, pace: value.pace, lots: value.lots, listed }, { sit: [ownName()] })}>${t("page-open-table")}</button>
      <p class="small muted">${t("page-link-carries")}</p>
    </section>
    ${reading && html`<${Sheet} title=${t("rules-title")} onClose=${() => read(false)}><${Rules} spec=${spec} /></${Sheet}>`}
  </${Papers}>`;
}
