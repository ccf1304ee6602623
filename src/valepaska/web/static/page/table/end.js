/** The end of a deal: the line, the standings, and all cards turned. */
import { useEffect, useState } from "../../vendor/hooks.js";
import { card } from "../../deck.js";
import { loserLine, nameLine } from "../../line.js";
import { scene, wood } from "../../scene.js";
import { mark } from "../../seats.js";
import { art, html, names } from "../base/html.js";
import { speakAll, t, told } from "../base/i18n.js";
import { recordAddress } from "../base/api.js";
import { capital, cardName, claimWords, listed } from "../base/speech.js";
import { Icon, Title } from "../base/ui.js";
import { useTime } from "../base/tick.js";
import { Changed } from "../screens/waiting.js";
import { Vessel } from "./around.js";
import { honest } from "./logic.js";
import { Why } from "./why.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../base/types.js").Review} Review */

/** Seats from the first out to the last; those without a place at the end. @param {import("../base/types.js").Outcome} outcome @param {number} seats */
function placed({ order, loser }, seats) {
  const rest = Array.from({ length: seats }, (_, i) => i).filter((seat) => !order.includes(seat) && seat !== loser);
  const last = loser !== null && !order.includes(loser) ? [loser] : [];
  return [...order, ...rest, ...last];
}

/** @param {{ctx: Context, review: Review, outcome: import("../base/types.js").Outcome}} props */
function Standings({ ctx, review, outcome }) {
  const facts = /** @type {import("../base/types.js").Facts} */ (ctx.session.facts.value);
  const me = ctx.session.seat.value;
  const bluff = ctx.faceDown.value;
  const several = facts.deals > 1;
  return html`<section class="panel"><table class="standings">
    <caption class="hidden-text">${t("page-standings")}</caption>
    <thead><tr><th scope="col"><span class="hidden-text">${t("page-place")}</span></th><td></td><th scope="col"><span class="hidden-text">${t("page-player")}</span></th>
      ${bluff && html`<th scope="col">${t("page-lies")}</th><th scope="col">${t("page-caught")}</th><th scope="col">${t("page-right-calls")}</th>`}
      ${several && html`<th scope="col">${t("page-losses")}</th>`}</tr></thead>
    <tbody>${placed(outcome, facts.seats.length).map((seat, i) => {
      const tally = review.tallies[seat];
      const lost = seat === outcome.loser;
      const { kind, ready, losses, program } = facts.seats[seat];
      const first = lost ? t("page-loser") : seat === me ? t("you") : kind === "bot" ? t("page-seat-bot") : "";
      const about = [first, program && t("page-seat-program"), !first && ready && t("page-is-ready")].filter(Boolean).join(" · ");
      return html`<tr key=${seat} class=${lost ? "loser" : ""}>
        <td class="num">${i + 1}</td><td><${Vessel} ctx=${ctx} seat=${seat} /></td>
        <th scope="row"><span class="h3">${ctx.name(seat)}</span> <small class="block">${lost && art(mark())}${about}</small></th>
        ${bluff && html`<td class="num">${tally.lies}</td><td class="num">${tally.caught}</td><td class="num">${tally.right_calls} / ${tally.calls - tally.right_calls}</td>`}
        ${several && html`<td class="num">${losses}</td>`}
      </tr>`;
    })}</tbody>
  </table></section>`;
}

/** @param {{ctx: Context, play: import("../base/types.js").TrueClaim}} props */
function TurnedPlay({ ctx, play }) {
  const me = ctx.session.seat.value;
  const doubted = play.challenger !== null;
  const word = play.honest ? (doubted ? "page-doubted-true" : "page-was-true") : doubted ? "page-lie-caught" : "page-lie-through";
  return html`<li class="review-row">
    <${Vessel} ctx=${ctx} seat=${play.seat} />
    <div><small>${play.seat === me ? t("page-you") : ctx.name(play.seat)}</small> <b>${capital(claimWords(play.claim, play.cards.length))}</b><br />
      ${ctx.faceDown.value && html`<span class=${names("tag", play.honest ? "true" : "lie")}><${Icon} name=${play.honest ? "check" : "cross"} />${t(word)}</span>`}</div>
    <div class="cards" role="img" aria-label=${play.cards.map(cardName).join(", ")}>
      ${play.cards.map((code, i) => html`<span key=${i} class=${names("frame", honest([code], play.claim, ctx.options.value) ? "true" : "lie")}>${art(card(code, "compact"))}</span>`)}
    </div>
    <${Why} beliefs=${play.beliefs} claim=${play.claim} name=${ctx.name} />
  </li>`;
}

/** Who wants the next deal, and when it begins. @param {{ctx: Context}} props */
function Rematch({ ctx }) {
  const { session } = ctx;
  const facts = /** @type {import("../base/types.js").Facts} */ (session.facts.value);
  const me = session.seat.value;
  const time = useTime(session.now, facts.rematch_at === null ? 0 : 500);
  const decision = session.deal.value?.decision ?? 0;
  const ready = me !== null && facts.seats[me].ready;
  const missing = facts.seats.filter((seat) => seat.kind === "person" && seat.present && !seat.ready).map(({ name }) => name);
  const left = facts.rematch_at === null ? null : Math.max(0, Math.ceil((facts.rematch_at - time) / 1000));
  const waits = missing.length > 0 && (ready || left !== null) ? t("page-waits-for", { players: listed(missing) }) : "";
  return html`<div class="end-buttons">
      ${me !== null
        ? html`<button type="button" class="button main" data-action="rematch" aria-disabled=${String(ready)} onClick=${() => !ready && session.ask({ type: "rematch", decision })}>${ready ? t("page-is-ready") : t("page-again")}</button>`
        : !session.mine.value?.barred && html`<button type="button" class="button main" onClick=${() => ctx.openSheet("sit")}>${t("page-sit-next")}</button>`}
      <a class="button" href=${recordAddress(session.table)} download="valepaska.toml">${t("page-record")}</a>
      ${me !== null && html`<button type="button" class="button" data-action="share" onClick=${() => ctx.openSheet("share")}><${Icon} name="share" />${t("page-share")}</button>`}
    </div>
    <div class="rematch-note on-wood"><p class="small" role="status">${waits}${left !== null && ` ${t("page-seconds", { count: left })}`}</p>
      <a class="button small" data-action="history" href="/#history" target="_blank">${t("page-own-deals")}</a>
      <button type="button" class="button small" onClick=${() => ctx.openSheet("menu")}>${t("page-menu")}</button><button type="button" class="button small" onClick=${() => ctx.openSheet("settings")}>${t("page-settings")}</button></div>`;
}

/** That the deal was fair: the check is loaded here and not before. @param {{ctx: Context}} props */
function Fairness({ ctx }) {
  const [shown, show] = useState(/** @type {{Fair: typeof import("./fair.js").Fair} | null} */ (null));
  useEffect(() => {
    Promise.all([import("./fair.js"), speakAll()]).then(([loaded]) => show(loaded), () => {}); // without the server the record can be checked later
  }, []);
  return shown && html`<${shown.Fair} ctx=${ctx} />`;
}

/** @param {{ctx: Context}} props */
export function End({ ctx }) {
  const deal = /** @type {import("../base/types.js").Deal} */ (ctx.session.deal.value);
  const review = /** @type {Review} */ (deal.review);
  const outcome = /** @type {import("../base/types.js").Outcome} */ (deal.view.outcome);
  useEffect(() => scrollTo(0, 0), []);
  const me = ctx.session.seat.value;
  const { loser, winner } = outcome;
  const title = loser !== null ? told("event-over-loser", loser === me, { player: ctx.name(loser) }) : winner !== null ? told("event-over-winner", winner === me, { player: ctx.name(winner) }) : t("event-over-draw");
  return html`<main class="stage end">
    <div class="scene">${art(scene())}</div><div class="wood">${art(wood())}</div>
    <div class="line-box drops">${art(loser !== null ? loserLine() : nameLine())}</div>
    <div class="verdict-box"><${Title}>${title}</${Title}><p>${loser !== null && t(`remark-loser-${1 + (deal.deal % 3)}`)}</p></div>
    <div class="columns">
      <div><${Standings} ctx=${ctx} review=${review} outcome=${outcome} /><${Changed} ctx=${ctx} /><${Rematch} ctx=${ctx} /><${Fairness} ctx=${ctx} /></div>
      <section class="panel review">
        <div class="section-head"><h2 class="h2">${t("page-all-turned")}</h2><span class="small muted">${t("page-deal-number", { number: deal.deal })}</span></div>
        ${ctx.faceDown.value && html`<p class="small muted legend">${t("legend-turned")}</p>`}
        <ol>${review.plays.map((play, i) => html`<${TurnedPlay} key=${i} ctx=${ctx} play=${play} />`)}</ol>
        ${review.hands.map((hand, seat) => hand.length > 0 && html`<div class="left-over" key=${seat}><b>${t("page-was-left", { player: ctx.name(seat) })}</b> <span>${hand.map(cardName).join(", ")}</span></div>`)}
      </section>
    </div>
  </main>`;
}
