/** How much time there is: the choice of a pace, and what it means in words. */
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { allGames } from "../base/rules.js";
import { Segments } from "../base/ui.js";

/** @typedef {import("../base/types.js").Times} Times */

const SECOND = 1000;

/** Sentences about the time to doubt and the time of a turn. @param {Times} times @param {boolean} faceDown whether there is anything to doubt */
export function timeWords({ window, turn }, faceDown) {
  const doubt = window === null ? t("page-window-unlimited") : t("page-window-time", { count: window / SECOND });
  return [faceDown && doubt, turn === null ? t("page-turn-unlimited") : t("page-turn-time", { count: turn / SECOND })].filter((words) => words !== false);
}

/** @param {Times} times @param {boolean} faceDown */
const inShort = ({ window, turn }, faceDown) =>
  turn === null ? t("page-pace-unlimited-about") : t("page-pace-about", { doubt: faceDown && window !== null ? window / SECOND : 0, turn: turn / SECOND });

/** @param {{value: string, faceDown: boolean, onChange: (pace: string) => void}} props */
export function Paces({ value, faceDown, onChange }) {
  const paces = allGames().value?.paces;
  if (!paces) return html`<p role="status">${t("page-loading")}</p>`;
  const choices = Object.entries(paces).map(([pace, times]) => ({ value: pace, label: t(`page-pace-${pace}`), about: inShort(times, faceDown) }));
  return html`<${Segments} label=${t("page-pace")} value=${value} onChange=${onChange} choices=${choices} />
    <p class="small muted pace-words" role="status">${timeWords(paces[value], faceDown).join(" ")}</p>`;
}
