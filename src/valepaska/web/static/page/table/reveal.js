/** The moment of truth: the doubted cards, turned one by one, and what came of it. */
import { back, card, faceFor } from "../../deck.js";
import { art, html, names } from "../base/html.js";
import { t, told } from "../base/i18n.js";
import { Icon } from "../base/ui.js";
import { cardName, claimWords, quoted, rankName } from "../base/speech.js";
import { honest } from "./logic.js";

/** @typedef {import("./context.js").Context} Context */
/**
 * @typedef {object} Showing
 * @property {import("../base/types.js").Happened} event the challenge
 * @property {number} turned how many cards lie face up
 * @property {boolean} judged whether the stamp is down
 * @property {import("../base/types.js").Happened | null} took who took the pile, where somebody did
 */

/** @param {{ctx: Context, code: string, claim: string, open: boolean}} props */
function Card({ ctx, code, claim, open }) {
  if (!open) return html`<div class="turned-card" role="img" aria-label=${t("page-face-down")}>${art(back())}</div>`;
  const fits = honest([code], claim, ctx.options.value);
  return html`<div class="turned-card open">
    <span class="hidden-text">${cardName(code)}</span>
    ${art(card(code, faceFor(80)))}
    <span class=${names("verdict", fits ? "true" : "lie")}><${Icon} name=${fits ? "check" : "cross"} /></span>
    <span class="label">${fits ? rankName(claim) : t("page-not-rank", { rank: rankName(claim) })}</span>
  </div>`;
}

/** @param {{ctx: Context, reveal: Showing}} props */
export function Reveal({ ctx, reveal }) {
  const { event, turned, judged } = reveal;
  const me = ctx.side.value;
  const claim = quoted(claimWords(event.claim, event.cards.length));
  const caption =
    event.claimant === me
      ? t("page-doubts-me", { doubter: ctx.name(event.seat ?? 0), claim })
      : told("page-doubted", event.seat === me, { doubter: ctx.name(event.seat ?? 0), player: ctx.name(event.claimant), claim });
  return html`
    <div class=${names("turned", event.cards.length > 4 && "many")}>
      ${event.cards.map((/** @type {string} */ code, /** @type {number} */ i) => html`<${Card} key=${i} ctx=${ctx} code=${code} claim=${event.claim} open=${i < turned} />`)}
    </div>
    <div class="caption small">${caption}</div>
    ${judged && html`<div class=${names("stamp display stamps", event.honest ? "true" : "lie")}>${t(event.honest ? "page-true" : "page-lie")}</div>`}
  `;
}

/** What came of it, in words, in the place of decisions. @param {{ctx: Context, reveal: Showing}} props */
export function Result({ ctx, reveal }) {
  const { event, judged, took } = reveal;
  if (!judged) return html`<div class="result"></div>`;
  const me = ctx.side.value;
  const remark = 1 + ((event.number ?? 0) % 3);
  const line = took ? told("page-takes", took.seat === me, { player: ctx.name(took.seat ?? 0), count: took.count }) : t("event-true-clears");
  return html`<div class="result">
    <h2 class="h2">${line}</h2>
    <p>${t(`remark-${event.honest ? "true" : "lie"}-${remark}`)}</p>
  </div>`;
}
