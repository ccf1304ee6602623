/** The place of decisions: what can be done now, or what just happened. */
import { back } from "../../deck.js";
import { fan } from "../../deck-piles.js";
import { art, html, names } from "../base/html.js";
import { t } from "../base/i18n.js";
import { cardName, listed, rankName } from "../base/speech.js";
import { Icon } from "../base/ui.js";
import { TimeBar } from "./clock.js";
import { ClaimPanel } from "./claim.js";
import { can, lowest, onlyTakes, shownSituation } from "./logic.js";
import { Result } from "./reveal.js";
import { Offer, Reason, Strip } from "./strip.js";
import { SwapPanel } from "./swap.js";

/** @typedef {import("./context.js").Context} Context */

/** @param {{icon: any, name: string, about: string, onClick: () => void}} props */
const Move = ({ icon, name, about, onClick }) => html`<button type="button" class="move" onClick=${onClick}>${icon}<b>${name}</b><small>${about}</small></button>`;

/** The moves besides laying cards. @param {{ctx: Context}} props */
function Moves({ ctx }) {
  const { session, choice } = ctx;
  const deal = session.deal.value;
  const may = deal?.may;
  if (!deal || !may) return null;
  const low = lowest(may);
  const moves = [
    can(may, "draw") && html`<${Move} icon=${html`<${Icon} name="draw" />`} name=${t("page-draw")} about=${t("page-draw-about")} onClick=${() => session.act("draw")} />`,
    can(may, "stock") && html`<${Move} icon=${art(back(18))} name=${t("page-blind")} about=${t("page-blind-about")} onClick=${() => (ctx.faceDown.value ? choice.takeStock() : session.act("stock"))} />`,
    can(may, "pickup") && !onlyTakes(may) && html`<${Move} icon=${html`<${Icon} name="pickup" />`} name=${t("page-pickup")} about=${t("page-count-cards", { count: deal.view.pile })} onClick=${() => session.act("pickup")} />`,
    can(may, "swap") && html`<${Move} icon=${html`<${Icon} name="swap" />`} name=${t("page-swap-short")} about=${t("page-swap-about")} onClick=${() => ctx.openSheet("swap")} />`,
  ].filter(Boolean);
  const lay = can(may, "play") || can(may, "stock");
  const fed = !can(may, "draw") && may.ranks.length > 0 && may.ranks.every(({ reason }) => reason === "must_take");
  return html`<div class="moves-block">
    <div class="heading">
      <h2 class="h2">${t("page-your-turn")}</h2>
      <span>${deal.view.top && low && t("page-at-least", { rank: rankName(low) })}</span>
    </div>
    <p>${t(!lay ? (can(may, "down") ? "page-turn-down" : fed ? "page-must-take-fed" : "page-must-take") : ctx.faceDown.value ? "page-choose-claim" : "page-choose-lay", { more: moves.length })}</p>
    <div class=${names("moves", moves.length > 3 && "four")}>${moves}</div>
    ${!ctx.faceDown.value && html`<${Reason} ctx=${ctx} />`}
  </div>`;
}

/** @param {{ctx: Context}} props */
function News({ ctx }) {
  const news = ctx.news.value;
  if (!news) return null;
  return html`<div class=${news.count ? "news" : "news quiet"}>
    ${news.count > 0 && art(fan(news.count))}
    <div><b class="h3">${news.text}</b>${news.remark && html`<div class="small">${news.remark}</div>`}</div>
  </div>`;
}

/** Whose answers are waited for. @param {{ctx: Context}} props */
function Waiting({ ctx }) {
  const deal = ctx.session.deal.value;
  if (!deal || deal.view.phase !== "window") return null;
  const thinking = deal.view.to_act.map(ctx.name);
  if (!thinking.length) return null;
  const mine = deal.view.claimant === ctx.side.value;
  return html`<div class="claim-panel waiting"><p>${mine && `${t("event-window-you")} `}${t("page-thinking", { players: listed(thinking), count: thinking.length })}</p><${TimeBar} clock=${deal.clock} now=${ctx.session.now} /></div>`;
}

/** @param {{ctx: Context}} props */
function Setup({ ctx }) {
  const may = ctx.session.deal.value?.may;
  return html`<div class="moves-block">
    <h2 class="h2">${t("page-setup-title")}</h2>
    ${can(may ?? null, "swap") && html`<${SwapPanel} ctx=${ctx} />`}
  </div>`;
}

/** The play just made may be exchanged for the card just drawn. @param {{ctx: Context}} props */
function Second({ ctx }) {
  const view = ctx.session.deal.value?.view;
  return html`<div class="moves-block"><h2 class="h3">${t("swap-drawn")}</h2><p>${view?.just_drew && cardName(view.just_drew)}</p></div>`;
}

/** @param {{ctx: Context}} props */
function Decision({ ctx }) {
  const deal = ctx.session.deal.value;
  if (!deal) return null;
  switch (shownSituation(deal, ctx.covered.value)) {
    case "answer":
      return html`<${ClaimPanel} ctx=${ctx} />`;
    case "opening":
      return html`<${Offer} ctx=${ctx} />`;
    case "setup":
      return html`<${Setup} ctx=${ctx} />`;
    case "second":
      return html`<${Second} ctx=${ctx} />`;
    case "turn":
      return ctx.choice.any.value && ctx.faceDown.value ? html`<${Strip} ctx=${ctx} />` : html`<${Moves} ctx=${ctx} />`;
    default:
      return html`<${News} ctx=${ctx} /><${Waiting} ctx=${ctx} />`;
  }
}

/** @param {{ctx: Context}} props */
export function Zone({ ctx }) {
  const reveal = ctx.reveal.value;
  return html`<section class="zone" aria-label=${t("page-decision")}>${reveal ? html`<${Result} ctx=${ctx} reveal=${reveal} />` : html`<${Decision} ctx=${ctx} />`}</section>`;
}
