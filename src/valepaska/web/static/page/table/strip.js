/** The strip of ranks: always all of them in the same cells; what may be claimed is paper, the rest an outline with its reason. */
import { index } from "../../deck.js";
import { art, html, names } from "../base/html.js";
import { t } from "../base/i18n.js";
import { parseClaim, rankName } from "../base/speech.js";
import { Icon } from "../base/ui.js";
import { lowest, truth } from "./logic.js";
import { reasonText } from "./reasons.js";

/** @typedef {import("./context.js").Context} Context */

const THIN = 2.6;

/** @param {{claim: string, stroke?: number}} props */
export function RankMark({ claim, stroke }) {
  const { rank, colour } = parseClaim(claim);
  const mark = art(stroke ? index(rank, stroke) : index(rank));
  return colour ? html`<span class=${names("rank-mark", `colour-${colour}`)}>${mark}<i class="dot-mark"></i></span>` : mark;
}

/** @param {{ctx: Context, choice: import("../base/types.js").RankChoice, reason: string | null}} props */
function Rank({ ctx, choice: { claim }, reason }) {
  const { choice } = ctx;
  const legal = reason === null;
  return html`<button
    type="button"
    class=${names("rank", ctx.hint.value?.claim === claim && "hinted")}
    data-rank=${claim}
    aria-disabled=${String(!legal)}
    aria-pressed=${String(ctx.claimed.value === claim)}
    aria-label=${legal ? t("page-rank-legal", { rank: rankName(claim) }) : t("page-rank-illegal", { rank: rankName(claim) })}
    onFocus=${() => (choice.asked.value = legal ? null : claim)}
    onPointerEnter=${() => !legal && (choice.asked.value = claim)}
    onClick=${() => (legal ? ctx.claim(claim) : (choice.asked.value = claim))}
  ><${RankMark} claim=${claim} stroke=${legal ? undefined : THIN} /></button>`;
}

/** @param {{ctx: Context}} props */
export function Reason({ ctx }) {
  const { session, choice, options } = ctx;
  const deal = session.deal.value;
  const asked = choice.asked.value ?? (ctx.faceDown.value ? null : truth(choice.chosen.value, options.value));
  const found = deal?.may?.ranks.find(({ claim }) => claim === asked);
  const reason = choice.stock.value ? found?.unseen : found?.reason;
  return html`<div class="reason" role="status" id="reason">
    ${deal && found && reason && html`<span class="key" aria-hidden="true"><${RankMark} claim=${found.claim} /></span><span>${reasonText(reason, found.claim, deal.view, options.value)}</span>`}
  </div>`;
}

/** How many cards are said to lie there, where that may be a lie. @param {{ctx: Context}} props */
function Count({ ctx }) {
  const { choice, options } = ctx;
  const laid = choice.chosen.value.length;
  if (options.value.claimed_count !== "may_lie" || !laid) return null;
  const said = choice.count.value ?? laid;
  const set = (/** @type {number} */ count) => (choice.count.value = count);
  return html`<div class="stepper said-count" role="group" aria-label=${t("page-said-count")}>
    <button type="button" class="button small" aria-label=${t("page-fewer")} disabled=${said <= 1} onClick=${() => set(said - 1)}><${Icon} name="minus" /></button>
    <span class="num" role="status">${said}</span>
    <button type="button" class="button small" aria-label=${t("page-more")} onClick=${() => set(said + 1)}><${Icon} name="plus" /></button>
  </div>`;
}

/** @param {{ctx: Context}} props */
export function Strip({ ctx }) {
  const { session, choice } = ctx;
  const may = session.deal.value?.may;
  if (!may) return null;
  const stock = choice.stock.value;
  const low = stock ? (may.ranks.find(({ unseen }) => unseen === null)?.claim ?? null) : lowest(may);
  return html`<div class="strip-block arrives">
    <div class="heading">
      <h2 class="h3">${t(stock ? "page-claim-unseen" : "page-claim-what")}</h2>
      <span>${session.deal.value?.view.top && low && t("page-at-least", { rank: rankName(low) })}</span>
    </div>
    <div class="strip" role="group" aria-label=${t("page-claim-what")}>
      ${may.ranks.map((rank) => html`<${Rank} key=${rank.claim} ctx=${ctx} choice=${rank} reason=${stock ? rank.unseen : rank.reason} />`)}
      <button type="button" class="rank clear" aria-label=${t("page-clear")} onClick=${() => choice.clear()}><${Icon} name="cross" /></button>
    </div>
    <${Reason} ctx=${ctx} />
    <${Count} ctx=${ctx} />
  </div>`;
}

/** The opening: one rank is on offer; any other says how far one passes. @param {{ctx: Context}} props */
export function Offer({ ctx }) {
  const { session, choice } = ctx;
  const deal = session.deal.value;
  const may = deal?.may;
  const offered = deal?.view.opening;
  if (!deal || !may || !offered) return null;
  const from = may.ranks.findIndex(({ claim }) => claim === offered);
  return html`<div class="strip-block offer">
    <div class="heading">
      <h2 class="h3">${t("event-offered", { ranks: rankName(offered) && ctx.rankMany(offered) })}</h2>
      <span>${t(deal.view.to_act.length > 1 ? "page-anybody-opens" : "page-you-are-asked")}</span>
    </div>
    <div class="strip" role="group" aria-label=${t("page-pass-until")}>
      ${may.ranks.map(
        ({ claim }, i) => html`<button
          type="button"
          class="rank"
          key=${claim}
          data-rank=${claim}
          aria-disabled=${String(i < from)}
          aria-pressed=${String(i === from)}
          aria-label=${i === from ? t("page-offered", { rank: rankName(claim) }) : t("page-pass-until-rank", { ranks: ctx.rankMany(claim) })}
          onClick=${() => i > from && ctx.passUntil(claim)}
        ><${RankMark} claim=${claim} stroke=${i < from ? THIN : undefined} /></button>`,
      )}
      <button type="button" class="rank clear" aria-label=${t("page-clear")} onClick=${() => choice.clear()}><${Icon} name="cross" /></button>
    </div>
    <div class="reason">${session.mine.value?.pass_until ? t("page-passing-until", { ranks: ctx.rankMany(session.mine.value.pass_until) }) : t("page-pass-hint")}</div>
  </div>`;
}
