/** Several people at this device: who they are, against how many bots, and by which rules. */
import { useState } from "../../vendor/hooks.js";
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { allGames } from "../base/rules.js";
import { busy, openTable, trouble } from "../base/tables.js";
import { Icon, Stepper } from "../base/ui.js";
import { Papers } from "./frame.js";
import { DoubtChoice, HouseChoice, PresetChoice, specOf, useTerms } from "./terms.js";

const MOST = 6;

export function Same() {
  const [people, set] = useState(["", ""]);
  const [bots, setBots] = useState(1);
  const games = allGames().value;
  const [value, change] = useTerms({});
  const terms = { games, value, change };
  const named = people.map((name, i) => name.trim() || t("page-person", { number: i + 1 }));
  const rename = (/** @type {number} */ at, /** @type {string} */ name) => set(people.map((other, i) => (i === at ? name : other)));
  return html`<${Papers} title=${t("page-same-device")}>
    <section class="panel">
      <p>${t("page-same-about")}</p>
      ${people.map((name, i) => html`<label key=${i} class="name-field"><span class="small">${t("page-person", { number: i + 1 })}</span><input class="field" maxlength="20" value=${name} placeholder=${named[i]} onInput=${(/** @type {any} */ event) => rename(i, event.currentTarget.value)} /></label>`)}
      <div class="pair">
        <button type="button" class="button small" disabled=${people.length >= MOST} onClick=${() => set([...people, ""])}><${Icon} name="plus" />${t("page-person-more")}</button>
        <button type="button" class="button small" disabled=${people.length <= 2} onClick=${() => set(people.slice(0, -1))}><${Icon} name="minus" />${t("page-person-fewer")}</button>
      </div>
      <div class="section-head"><h2 class="h3">${t("page-bots")}</h2></div>
      <${Stepper} label=${t("page-bots")} value=${bots} least=${0} most=${4} onChange=${setBots} />
    </section>
    ${games && html`<section class="panel"><${PresetChoice} ...${terms} /></section><section class="panel"><${HouseChoice} ...${terms} /><${DoubtChoice} ...${terms} lines=${false} /></section>`}
    <section class="panel">
      <p class="field-error" role="alert">${trouble.value}</p>
      <button type="button" class="button main wide" data-action="deal" aria-disabled=${String(busy.value)} onClick=${() => openTable({ rules: specOf(value), seats: people.length + bots, pace: "unlimited" }, { sit: named })}>${t("page-deal")}</button>
    </section>
  </${Papers}>`;
}
