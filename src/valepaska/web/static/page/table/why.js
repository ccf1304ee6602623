/** Why bots doubted a play or let it go by: told when the deal is over. */
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { capital, rankForm } from "../base/speech.js";

/** @typedef {import("../base/types.js").Belief} Belief */

/** What a bot says of what it believed. @param {Belief} belief @param {string} claim */
function sentences({ why: { lie, copies = 0, held = 0, elsewhere = 0, known = 0, habit } }, claim) {
  const weighed = lie === undefined ? "possible" : lie === 1 ? "impossible" : lie === 0 ? "certain" : "chance";
  return [
    t(`why-${weighed}`, { chance: Math.min(99, Math.max(1, Math.round(100 * (lie ?? 0)))) }),
    t("why-counted", { ranks: rankForm(claim, "plural"), copies, held, elsewhere }),
    known > 0 && t("why-known", { known }),
    habit && t(`why-habit-${habit}`),
  ].filter(Boolean).map((sentence) => capital(/** @type {string} */ (sentence))).join(" ");
}

/** That a bot doubted or believed, and why. @param {Belief} belief @param {string} claim @param {(seat: number) => string} name */
export const whySentence = (belief, claim, name) => t(belief.doubted ? "why-doubted" : "why-believed", { player: name(belief.seat), why: sentences(belief, claim) });

/** @param {{beliefs: Belief[], claim: string, name: (seat: number) => string}} props */
export const Why = ({ beliefs, claim, name }) =>
  beliefs.length > 0 &&
  html`<details class="why small"><summary>${t("why")}</summary>
    <ul>${beliefs.map((belief) => html`<li key=${belief.seat}>${whySentence(belief, claim, name)}</li>`)}</ul>
  </details>`;
