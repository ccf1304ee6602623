/** The claim that may be doubted: who, what, what it had to beat, what is at stake, and how long. */
import { played } from "../../deck-piles.js";
import { art, html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { claimWords, listed, said } from "../base/speech.js";
import { Vessel } from "./around.js";
import { TimeBar } from "./clock.js";

/** @typedef {import("./context.js").Context} Context */

/** What lies under the claim. @param {Context} ctx @param {import("../base/types.js").View} view */
function under(ctx, view) {
  const below = view.claims.at(-2);
  if (!below) return html`${t("page-on-empty-table")} `;
  const who = below.seat === ctx.side.value ? t("you") : ctx.name(below.seat);
  return html`${t("page-under")} <b>${claimWords(below.claim, below.count)}</b> (${who}). `;
}

/** What happens if nobody doubts, where it is not just the next turn. @param {import("../base/types.js").View} view */
function effect(view) {
  if (view.effect === "clear") return t("page-if-clears", { count: view.pile });
  return view.effect === "feed" ? t("page-if-feeds") : "";
}

/** @param {{ctx: Context}} props */
export function ClaimPanel({ ctx }) {
  const deal = ctx.session.deal.value;
  const top = deal?.view.claims.at(-1);
  if (!deal || !top) return null;
  const { view } = deal;
  return html`<section class="claim-panel arrives" aria-labelledby="claim-said" key=${deal.decision}>
    <${Vessel} ctx=${ctx} seat=${top.seat} />
    <div>
      <div class="who">${t("page-claims", { player: ctx.name(top.seat) })}</div>
      <div class="claim" id="claim-said">${said(top.claim, top.count)}</div>
    </div>
    ${art(played(top.count))}
    <p>${under(ctx, view)}${t("page-stake")} <b>${view.pile}</b>. ${effect(view)}</p>
    <${TimeBar} clock=${deal.clock} now=${ctx.session.now} />
  </section>`;
}

/** Who has believed and who is still thinking, but not how fast. @param {{ctx: Context}} props */
export function Answers({ ctx }) {
  const view = ctx.session.deal.value?.view;
  const me = ctx.side.value;
  if (!view) return null;
  const believed = view.answered.filter((seat) => seat !== me).map(ctx.name);
  const thinking = view.to_act.filter((seat) => seat !== me).map(ctx.name);
  return html`${believed.length > 0 && t("page-believed", { players: listed(believed), count: believed.length })}${" "}
  ${thinking.length > 0 && t("page-thinking", { players: listed(thinking), count: thinking.length })}`;
}
