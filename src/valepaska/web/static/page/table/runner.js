/** The woven band in the middle: stock, pile and cleared cards, and on the pile what was said. */
import { card } from "../../deck.js";
import { pile, stack, swept } from "../../deck-piles.js";
import { runner } from "../../scene.js";
import { art, html, names } from "../base/html.js";
import { t } from "../base/i18n.js";
import { cardName, said } from "../base/speech.js";
import { Vessel } from "./around.js";
import { TimeBar } from "./clock.js";
import { can, situation } from "./logic.js";
import { Reveal } from "./reveal.js";

/** @typedef {import("./context.js").Context} Context */

/** @param {{ctx: Context}} props */
function Stock({ ctx }) {
  const { session, choice } = ctx;
  const deal = session.deal.value;
  const count = deal?.view.stock ?? 0;
  const inside = html`${art(stack(count))}<span class="count" aria-hidden="true">${count}</span><span class="label" aria-hidden="true">${t("page-stock")}</span>`;
  const label = t("page-stock-count", { count });
  if (!can(deal?.may ?? null, "stock") || !ctx.faceDown.value) {
    return html`<div class=${names("place stock", !count && "empty")} role="img" aria-label=${label} data-place="stock">${inside}</div>`;
  }
  return html`<button type="button" class="place stock" data-place="stock" aria-pressed=${String(choice.stock.value)} aria-label=${`${label}. ${t("page-blind-about")}`} onClick=${() => choice.takeStock()}>${inside}</button>`;
}

/** The cards on top, where they lie face up. @param {{view: import("../base/types.js").View}} props */
function Open({ view }) {
  const top = view.claims.at(-1);
  if (!top?.cards) return null;
  return html`<span class="open-cards" role="img" aria-label=${top.cards.map(cardName).join(", ")}>${top.cards.slice(-4).map((code, i) => html`<span key=${i}>${art(card(code, "compact"))}</span>`)}</span>`;
}

/** Whether the play on top may be doubted by this seat now. @param {Context} ctx */
function doubtable({ session }) {
  const deal = session.deal.value;
  return deal !== null && situation(deal) === "answer" && can(deal.may, "challenge");
}

/** Turns the pile over, as the button does it: not before the claim has lain there long enough. @param {Context} ctx */
function doubt(ctx) {
  if (ctx.cooled.current) void ctx.session.act("challenge");
}

/** @param {{ctx: Context}} props */
function Pile({ ctx }) {
  const view = ctx.session.deal.value?.view;
  if (!view) return null;
  if (!view.pile) return html`<${Nothing} ctx=${ctx} />`;
  const count = t("page-pile-count", { count: view.pile });
  const doubts = !ctx.shared && doubtable(ctx);
  return html`<button type="button" class=${names("place pile", doubts && "doubtable")} data-place="pile" aria-label=${doubts ? `${count}. ${t("page-doubt")}` : count} onClick=${() => (doubts ? doubt(ctx) : ctx.openSheet("ledger"))}>
    ${art(pile(view.pile))}
    ${!ctx.faceDown.value && html`<${Open} view=${view} />`}
    <span class="count" aria-hidden="true">${view.pile}</span>
  </button>`;
}

/** The empty table, and who begins. @param {{ctx: Context}} props */
function Nothing({ ctx }) {
  const view = ctx.session.deal.value?.view;
  const me = ctx.side.value;
  const leads = view?.phase === "turn" ? view.turn : null;
  return html`<div class="nothing" data-place="pile">
    <div class="h3">${t("page-empty-table")}</div>
    ${leads !== null && leads !== undefined && html`<div class="small">${leads === me ? t("page-you-lead") : t("page-leads", { player: ctx.name(leads) })}</div>`}
  </div>`;
}

/** @param {{ctx: Context}} props */
function Slip({ ctx }) {
  const deal = ctx.session.deal.value;
  const top = deal?.view.claims.at(-1);
  if (!deal || !top || situation(deal) === "answer") return null;
  const me = ctx.side.value;
  const open = deal.view.phase === "window";
  return html`<div class="slip lands" key=${`${deal.deal}.${deal.view.claims.length}.${top.seat}`}>
    <${Vessel} ctx=${ctx} seat=${top.seat} />
    <div>
      <div class="who">${top.seat === me ? t("page-you") : ctx.name(top.seat)}</div>
      <div class="claim">${said(top.claim, top.count)}</div>
      ${open && deal.clock.deadline !== null && html`<${TimeBar} clock=${deal.clock} now=${ctx.session.now} quiet />`}
    </div>
  </div>`;
}

/** @param {{ctx: Context}} props */
export function Runner({ ctx }) {
  const view = ctx.session.deal.value?.view;
  const count = view?.discards ?? 0;
  const reveal = ctx.reveal.value;
  return html`<div class="runner">
    ${art(runner())}
    ${reveal
      ? html`<${Reveal} ctx=${ctx} reveal=${reveal} />`
      : html`<${Stock} ctx=${ctx} />
          <${Pile} ctx=${ctx} />
          <div class="place cleared" data-place="cleared" role="img" aria-label=${t("page-cleared-count", { count })}>
            ${art(swept(count))}
            ${count > 0 && html`<span class="count" aria-hidden="true">${count}</span>`}
            <span class="label" aria-hidden="true">${t("page-cleared")}</span>
          </div>
          <${Slip} ctx=${ctx} />`}
  </div>`;
}
