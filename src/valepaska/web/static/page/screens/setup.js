/** A new table: rules, house rules, seats, pace, who may doubt. */
import { useState } from "../../vendor/hooks.js";
import { freePlace, vessel } from "../../seats.js";
import { art, html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { allGames, sheetOf } from "../base/rules.js";
import { busy, openTable, ownName, trouble } from "../base/tables.js";
import { Choices, Segments, Sheet, Stepper, Switch } from "../base/ui.js";
import { Papers } from "./frame.js";
import { NameField } from "./name.js";
import { Rules } from "./rules.js";

/** @typedef {import("../base/api.js").Choice} Choice */
/** @typedef {Record<string, string | number>} Options */

const FIRST = ["valepaska", "valepaska-house", "valepaska-classic"];

/** The options of a preset with those of house rules over them. @param {Choice} preset @param {Choice[]} house @returns {Options} */
const withHouse = (preset, house) => Object.assign({}, preset.options, ...house.map(({ options }) => options));

/** @param {string} preset @param {string[]} house @param {Options} single */
export const specOf = (preset, house, single) => [preset, ...house, ...Object.entries(single).map(([name, value]) => `${name}=${value}`)].join("+");

/** @param {{games: import("../base/api.js").Games, spec: string, value: any, change: (part: any) => void}} props */
function Presets({ games, value, change }) {
  const [all, showAll] = useState(false);
  const shown = all ? games.presets.filter(({ listed }) => listed !== false).map(({ name }) => name) : [...new Set([...FIRST, value.preset])];
  return html`<section class="panel">
    <h2 class="h3">${t("page-rules")}</h2>
    <${Choices} label=${t("page-rules")} value=${value.preset} onChange=${(/** @type {string} */ preset) => change({ preset, single: {} })}
      choices=${shown.map((name) => ({ value: name, label: t(`preset-${name}`), about: t(`preset-${name}-about`) }))} />
    ${!all && html`<button type="button" class="button quiet" onClick=${() => showAll(true)}>${t("page-all-presets")}</button>`}
    <div class="section-head"><h2 class="h3">${t("page-seats")}</h2></div>
    <div class="seats-choice"><${Stepper} label=${t("page-seats")} value=${value.seats} least=${2} most=${10} onChange=${(/** @type {number} */ seats) => change({ seats })} />
      <span class="little-seats" aria-hidden="true">${art(vessel({ seat: 3, name: ownName(), steam: true }))}${Array.from({ length: Math.min(5, value.seats - 1) }, (_, i) => html`<span key=${i} class="free">${art(freePlace())}</span>`)}</span></div>
    <p class="small muted">${t("page-seats-about")}</p>
  </section>`;
}

/** @param {{games: import("../base/api.js").Games, value: any, change: (part: any) => void}} props */
function House({ games, value, change }) {
  const preset = games.presets.find(({ name }) => name === value.preset) ?? games.presets[0];
  const options = { ...withHouse(preset, games.house.filter(({ name }) => value.house.includes(name))), ...value.single };
  const given = games.house.filter(({ options: sets }) => Object.entries(sets).every(([name, set]) => preset.options[name] === set));
  const offered = games.house.filter((house) => !given.includes(house) && (preset.options.face_down === "yes" || !("challengers" in house.options || "lie_next" in house.options || "true_clear_challenged" in house.options)));
  const toggle = (/** @type {string} */ name, /** @type {boolean} */ on) => change({ house: on ? [...value.house, name] : value.house.filter((/** @type {string} */ other) => other !== name) });
  return html`<section class="panel">
    <div class="section-head"><h2 class="h3">${t("page-house")}</h2><span class="small muted">${t("page-house-on", { count: value.house.length })}</span></div>
    ${offered.map(({ name }) => html`<${Switch} key=${name} label=${t(`house-${name}`)} about=${t(`house-${name}-about`)} on=${value.house.includes(name)} onChange=${(/** @type {boolean} */ on) => toggle(name, on)} />`)}
    <div class="section-head"><h2 class="h3">${t(options.face_down === "yes" ? "page-doubt-time" : "page-pace")}</h2></div>
    <${Segments} label=${t("page-doubt-time")} value=${value.pace} onChange=${(/** @type {string} */ pace) => change({ pace })}
      choices=${["quick", "relaxed", "unlimited"].map((pace) => ({ value: pace, label: t(`page-pace-${pace}`), about: t(`page-pace-${pace}-about`) }))} />
    ${options.face_down === "yes" && html`<div class="section-head"><h2 class="h3">${t("option-challengers")}</h2></div>
      <${Segments} label=${t("option-challengers")} value=${options.challengers} onChange=${(/** @type {string} */ challengers) => change({ house: value.house.filter((/** @type {string} */ name) => name !== "next-only"), single: challengers === preset.options.challengers ? {} : { challengers } })}
        choices=${["anyone_in_play", "next_player_only", "anyone_incl_out"].map((who) => ({ value: who, label: t(`page-challengers-${who.replace(/_/g, "-")}`) }))} />`}
  </section>`;
}

/** @param {{rules?: string}} props */
export function Setup({ rules }) {
  const games = allGames().value;
  const [preset, ...parts] = (rules || "valepaska").split("+");
  const [value, set] = useState({ preset, house: parts.filter((part) => !part.includes("=")), single: Object.fromEntries(parts.filter((part) => part.includes("=")).map((part) => part.split("="))), seats: 4, pace: "relaxed" });
  const [reading, read] = useState(false);
  const change = (/** @type {any} */ part) => set({ ...value, ...part });
  const spec = specOf(value.preset, value.house, value.single);
  const differs = sheetOf(spec).value?.differs.length ?? 0;
  if (!games) return html`<${Papers} title=${t("page-new-table")}><p class="panel" role="status">${t("page-loading")}</p></${Papers}>`;
  return html`<${Papers} title=${t("page-new-table")}>
    <${Presets} games=${games} value=${value} change=${change} />
    <${House} games=${games} value=${value} change=${change} />
    <section class="panel open-table">
      <${NameField} />
      <button type="button" class="button quiet" onClick=${() => read(true)}>${t("page-read-rules", { count: differs })}</button>
      <p class="field-error" role="alert">${trouble.value}</p>
      <button type="button" class="button main wide" data-action="open" aria-disabled=${String(busy.value)} onClick=${() => openTable({ rules: spec, seats: value.seats, pace: value.pace }, { sit: [ownName()] })}>${t("page-open-table")}</button>
      <p class="small muted">${t("page-link-carries")}</p>
    </section>
    ${reading && html`<${Sheet} title=${t("rules-title")} onClose=${() => read(false)}><${Rules} spec=${spec} /></${Sheet}>`}
  </${Papers}>`;
}
