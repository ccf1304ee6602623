/** The host changes the table between deals. */
import { useState } from "../../vendor/hooks.js";
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { allGames } from "../base/rules.js";
import { DoubtChoice, HouseChoice, PaceChoice, PresetChoice, SeatsChoice, specOf, useTerms } from "./terms.js";

/** @param {{ctx: import("../table/context.js").Context}} props */
export function Arrange({ ctx }) {
  const { session } = ctx;
  const facts = /** @type {import("../base/types.js").Facts} */ (session.facts.value);
  const games = allGames().value;
  const [value, change] = useTerms({ rules: facts.rules, seats: facts.seats.length, pace: facts.pace, lots: facts.lots });
  const [refused, refuse] = useState("");
  if (!games) return html`<p role="status">${t("page-loading")}</p>`;
  const terms = { games, value, change };
  const people = facts.seats.filter(({ kind }) => kind === "person").length;
  const apply = async () => {
    const answer = await session.ask({ type: "arrange", rules: specOf(value), seats: value.seats, pace: value.pace, lots: value.lots });
    if (answer.accepted || answer.code === "already_done") ctx.openSheet("");
    else refuse(answer.text || answer.code);
  };
  return html`<div class="arrange">
    <${PresetChoice} ...${terms} /><${SeatsChoice} ...${terms} least=${Math.max(2, people)} /><${HouseChoice} ...${terms} /><${PaceChoice} ...${terms} /><${DoubtChoice} ...${terms} />
    <p class="field-error" role="alert">${refused}</p>
    <button type="button" class="button main wide" data-action="arrange-do" onClick=${apply}>${t("page-arrange-do")}</button>
    <p class="small muted">${t("page-arrange-about")}</p>
  </div>`;
}
