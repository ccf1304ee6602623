/** What a table is made of: rules, house rules, seats, pace, who may doubt and who of several wins. */
import { useState } from "../../vendor/hooks.js";
import { freePlace, vessel } from "../../seats.js";
import { art, html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { faultOf } from "../base/rules.js";
import { ownName } from "../base/tables.js";
import { Choices, Segments, Stepper, Switch } from "../base/ui.js";
import { Paces } from "./pace.js";

/** @typedef {import("../base/api.js").Choice} Choice */
/** @typedef {Record<string, string | number>} Options */
/** @typedef {{preset: string, house: string[], single: Options, seats: number, pace: string, lots: boolean}} Terms */
/** @typedef {{games: import("../base/api.js").Games, value: Terms, change: (part: Partial<Terms>) => void}} Props */

const FIRST = ["valepaska", "valepaska-house", "valepaska-classic"];
const ABOUT_DOUBT = ["lie_next", "true_clear_challenged"];

/** Whether a house rule says nothing but who may doubt, which is chosen in `DoubtChoice`. @param {Choice} house */
const saysWhoDoubts = ({ options }) => Object.keys(options).every((name) => name === "challengers");

/** The options of a preset with those of house rules over them. @param {Choice} preset @param {Choice[]} house @returns {Options} */
const withHouse = (preset, house) => Object.assign({}, preset.options, ...house.map(({ options }) => options));

/** The rules text of these terms. @param {Terms} terms */
export const specOf = ({ preset, house, single }) => [preset, ...house, ...Object.entries(single).map(([name, value]) => `${name}=${value}`)].join("+");

/** Terms that can be changed part by part. @param {{rules?: string, seats?: number, pace?: string, lots?: boolean}} before @returns {[Terms, (part: Partial<Terms>) => void]} */
export function useTerms({ rules, seats = 4, pace = "relaxed", lots = false }) {
  const [preset, ...parts] = (rules || "valepaska").split("+");
  const [value, set] = useState({ preset, house: parts.filter((part) => !part.includes("=")), single: Object.fromEntries(parts.filter((part) => part.includes("=")).map((part) => part.split("="))), seats, pace, lots });
  return [value, (part) => set((/** @type {Terms} */ now) => ({ ...now, ...part }))];
}

/** @param {Props} props */
function inForce({ games, value }) {
  const preset = games.presets.find(({ name }) => name === value.preset) ?? games.presets[0];
  const options = { ...withHouse(preset, games.house.filter(({ name }) => value.house.includes(name))), ...value.single };
  return { preset, options, faceDown: options.face_down === "yes" };
}

/** @param {Props} props */
export function PresetChoice({ games, value, change }) {
  const [all, showAll] = useState(false);
  const shown = all ? games.presets.filter(({ listed }) => listed !== false).map(({ name }) => name) : [...new Set([...FIRST, value.preset])];
  return html`<h2 class="h3">${t("page-rules")}</h2>
    <${Choices} label=${t("page-rules")} value=${value.preset} onChange=${(/** @type {string} */ preset) => change({ preset, single: {} })}
      choices=${shown.map((name) => ({ value: name, label: t(`preset-${name}`), about: t(`preset-${name}-about`) }))} />
    ${!all && html`<button type="button" class="button quiet" onClick=${() => showAll(true)}>${t("page-all-presets")}</button>`}`;
}

/** @param {{value: Terms, change: (part: Partial<Terms>) => void, least?: number}} props */
export const SeatsChoice = ({ value, change, least = 2 }) => html`<div class="section-head"><h2 class="h3">${t("page-seats")}</h2></div>
  <div class="seats-choice"><${Stepper} label=${t("page-seats")} value=${value.seats} least=${least} most=${10} onChange=${(/** @type {number} */ seats) => change({ seats })} />
    <span class="little-seats" aria-hidden="true">${art(vessel({ seat: 3, name: ownName(), steam: true }))}${Array.from({ length: Math.min(5, value.seats - 1) }, (_, i) => html`<span key=${i} class="free">${art(freePlace())}</span>`)}</span></div>
  <p class="small muted">${t("page-seats-about")}</p>`;

/** @param {Props} props */
export function HouseChoice({ games, value, change }) {
  const { preset, faceDown } = inForce({ games, value, change });
  const given = games.house.filter(({ options: sets }) => Object.entries(sets).every(([name, set]) => preset.options[name] === set));
  const offered = games.house.filter((house) => !given.includes(house) && !saysWhoDoubts(house) && (faceDown || !ABOUT_DOUBT.some((name) => name in house.options)));
  const count = offered.filter(({ name }) => value.house.includes(name)).length;
  const [last, touch] = useState("");
  const fault = faultOf(specOf(value));
  const toggle = (/** @type {string} */ name, /** @type {boolean} */ on) => (touch(name), change({ house: on ? [...value.house, name] : value.house.filter((other) => other !== name) }));
  return html`<div class="section-head"><h2 class="h3">${t("page-house")}</h2><span class="small muted">${t("page-house-on", { count })}</span></div>
    ${offered.map(({ name }) => html`<${Switch} key=${name} label=${t(`house-${name}`)} about=${t(`house-${name}-about`)} on=${value.house.includes(name)} onChange=${(/** @type {boolean} */ on) => toggle(name, on)} />${name === last && fault && html`<p class="field-error" role="alert" data-part="fault">${fault}</p>`}`)}`;
}

/** @param {Props} props */
export function PaceChoice({ games, value, change }) {
  const { faceDown } = inForce({ games, value, change });
  return html`<div class="section-head"><h2 class="h3">${t("page-pace")}</h2></div>
    <${Paces} value=${value.pace} faceDown=${faceDown} onChange=${(/** @type {string} */ pace) => change({ pace })} />`;
}

/** Who may doubt; and, where people play over lines of their own, who of several wins. @param {Props & {lines?: boolean}} props */
export function DoubtChoice({ games, value, change, lines = true }) {
  const { preset, options, faceDown } = inForce({ games, value, change });
  if (!faceDown) return null;
  const choose = (/** @type {string} */ challengers) => change({ house: value.house.filter((name) => !games.house.some((house) => house.name === name && saysWhoDoubts(house))), single: challengers === preset.options.challengers ? {} : { challengers } });
  return html`<div class="section-head"><h2 class="h3">${t("option-challengers")}</h2></div>
    <${Segments} label=${t("option-challengers")} value=${options.challengers} onChange=${choose}
      choices=${["anyone_in_play", "next_player_only", "anyone_incl_out"].map((who) => ({ value: who, label: t(`page-challengers-${who.replace(/_/g, "-")}`) }))} />
    ${lines && html`<${Switch} label=${t("page-lots")} about=${t("page-lots-about")} on=${value.lots} onChange=${(/** @type {boolean} */ lots) => change({ lots })} />`}`;
}
