/** The action bar: one main button that says the whole sentence, or the two answers to a claim. */
import { html, names } from "../base/html.js";
import { t } from "../base/i18n.js";
import { settings } from "../base/settings.js";
import { cardsByRank, claimWords, quoted } from "../base/speech.js";
import { Icon } from "../base/ui.js";
import { Laid } from "./around.js";
import { Answers } from "./claim.js";
import { useCooled } from "./cooled.js";
import { can, onlyTakes, shownSituation, situation, truth } from "./logic.js";
import { OwnTime } from "./own-time.js";
import { Together } from "./together.js";

/** @typedef {import("./context.js").Context} Context */

/** @param {{ctx: Context}} props */
function Answer({ ctx }) {
  const { session } = ctx;
  const deal = /** @type {import("../base/types.js").Deal} */ (session.deal.value);
  const cooled = useCooled(deal.decision);
  ctx.cooled.current = cooled;
  const sent = session.sending.value;
  const off = !cooled || sent !== null;
  const answer = (/** @type {string} */ action) => !off && session.act(action);
  return html`
    <div class="truth"><${Answers} ctx=${ctx} />${" "}
      ${deal.clock.deadline !== null && !session.mine.value?.waited && html`<button type="button" class="button quiet" onClick=${() => session.ask({ type: "wait", decision: deal.decision })}>${t("page-wait")}</button>`}
    </div>
    <div class="buttons">
      ${can(deal.may, "challenge") && html`<button type="button" data-action="challenge" class=${names("button doubt", !cooled && "cooling", sent === "pass" && "faded")} aria-disabled=${String(off)} aria-pressed=${String(sent === "challenge")} onClick=${() => answer("challenge")}><${Icon} name="hand" />${t("page-doubt")}<span class="key" aria-hidden="true">${t("page-key-doubt")}</span></button>`}
      ${can(deal.may, "pass") && html`<button type="button" data-action="pass" class=${names("button believe", !cooled && "cooling", sent === "challenge" && "faded")} aria-disabled=${String(off)} aria-pressed=${String(sent === "pass")} onClick=${() => answer("pass")}>${t("page-believe")}<span class="key" aria-hidden="true">↵</span></button>`}
    </div>`;
}

/** What the main button says, and whether it does it. @param {Context} ctx @returns {{text: string, ready: boolean}} */
function mainWords(ctx) {
  const { choice, session } = ctx;
  const cards = choice.chosen.value;
  const claim = ctx.claimed.value;
  if (!choice.any.value) return { text: t("page-choose-cards"), ready: false };
  if (!ctx.faceDown.value) {
    const kind = truth(cards, ctx.options.value);
    if (kind === null) return { text: t("page-one-rank"), ready: false };
    const refused = session.deal.value?.may?.ranks.find((rank) => rank.claim === kind)?.reason;
    return { text: t("page-lay-open", { claim: claimWords(kind, cards.length) }), ready: !refused };
  }
  if (claim === null) return { text: t("page-choose-rank"), ready: false };
  const count = choice.stock.value ? 1 : (choice.count.value ?? cards.length);
  const words = quoted(claimWords(claim, count));
  return { text: choice.stock.value ? t("page-lay-unseen", { claim: words }) : t("page-lay", { count: cards.length, claim: words }), ready: true };
}

/** One's own table cards, where the seat itself is not shown. @param {{ctx: Context}} props */
function OwnTable({ ctx }) {
  const view = ctx.session.deal.value?.view;
  const me = ctx.side.value;
  if (!view || me === null || !view.hand.length || view.up[me].length + view.down[me] === 0) return null;
  return html`<span class="own-table">${t("page-own-table")} <${Laid} up=${view.up[me]} down=${view.down[me]} /></span>`;
}

/** @param {{ctx: Context}} props */
function Main({ ctx }) {
  const { text, ready } = mainWords(ctx);
  const { session, choice } = ctx;
  const opening = session.deal.value?.view.phase === "opening";
  const second = session.deal.value && situation(session.deal.value) === "second";
  const held = session.mine.value?.held;
  const may = session.deal.value?.may;
  if (second) {
    return html`<div class="buttons">
      <button type="button" class="button main" onClick=${() => ctx.openSheet("swap")}>${t("page-swap")}</button>
      <button type="button" class="button main" onClick=${() => session.act("pass")}>${t("page-leave-it")}</button>
    </div>`;
  }
  const shown = settings.truth.value && ctx.faceDown.value && !ctx.shared;
  const cards = choice.chosen.value;
  return html`
    <div class="truth timed"><span>${held ? t("page-held") : !ctx.faceDown.value ? html`<${OwnTable} ctx=${ctx} />` : shown && cards.length > 0 ? t("page-in-truth", { cards: cardsByRank(cards) }) : ""}</span><${OwnTime} ctx=${ctx} /></div>
    <div class="buttons">
      ${choice.any.value && !opening && html`<button type="button" class="button clear-all narrow" onClick=${() => choice.clear()}>${t("page-clear")}<span class="key" aria-hidden="true">Esc</span></button>`}
      ${(can(session.deal.value?.may ?? null, "play") || choice.any.value) && html`<button type="button" data-action="play" class=${names("button main", session.sending.value !== null && "sending")} aria-disabled=${String(!ready)} onClick=${() => ctx.play()}>${text}${ready && html`<span class="key" aria-hidden="true">↵</span>`}</button>`}
      ${may && onlyTakes(may) && html`<button type="button" data-action="pickup" class="button main" onClick=${() => session.act("pickup")}><${Icon} name="pickup" />${t("page-pickup")} (${session.deal.value?.view.pile})</button>`}
      ${opening && html`<button type="button" data-action="pass" class="button believe narrow" onClick=${() => session.act("pass")}>${t("page-not-me")}</button>`}
      ${session.deal.value?.view.phase === "setup" && html`<button type="button" data-action="pass" class="button main" onClick=${() => session.act("pass")}>${t("page-ready")}</button>`}
    </div>`;
}

/** Goes on by itself after a while; a tap is quicker. @param {{ctx: Context}} props */
function GoOn({ ctx }) {
  const view = ctx.session.deal.value?.view;
  const next = view?.phase === "turn" && view.turn !== null ? view.turn : null;
  return html`<div class="truth"></div><div class="buttons"><button type="button" data-action="go-on" class="button wide go-on" onClick=${() => ctx.skip()}>
    ${t("page-go-on")}${next !== null && ctx.reveal.value?.judged && html` <small>${next === ctx.session.seat.value ? t("page-your-turn") : t("event-turn", { player: ctx.name(next) })}</small>`}
  </button></div>`;
}

/** What whoever cannot act may do. @param {{ctx: Context}} props */
function Watching({ ctx }) {
  const { session } = ctx;
  const me = session.seat.value;
  const facts = session.facts.value;
  const view = session.deal.value?.view;
  if (!facts || !view) return null;
  const { joining, barred } = session.mine.value ?? {};
  if (me === null) return html`<div class="truth">${t(joining ? "page-joining" : barred ? "page-barred" : "page-watching")}</div><div class="buttons">${!joining && !barred && html`<button type="button" class="button" onClick=${() => ctx.openSheet("sit")}>${t("page-sit-next")}</button>`}</div>`;
  if (facts.seats[me].stand_in) return html`<div class="truth">${t("page-bot-plays")}</div><div class="buttons"><button type="button" class="button main" onClick=${() => session.ask({ type: "back" })}>${t("page-take-back")}</button></div>`;
  const people = facts.seats.some((seat, i) => seat.kind === "person" && !seat.stand_in && !view.out.includes(i));
  if (view.out.includes(me) && !people) return html`<div class="truth">${t("term-watching")}</div><div class="buttons"><button type="button" class="button" onClick=${() => session.ask({ type: "finish_fast" })}>${t("page-finish-fast")}</button></div>`;
  return html`<div class="truth">${session.mine.value?.held ? t("page-held") : ""}</div>`;
}

/** @param {{ctx: Context}} props */
export function Action({ ctx }) {
  const deal = ctx.session.deal.value;
  if (!deal) return html`<div class="action"></div>`;
  const kind = shownSituation(deal, ctx.covered.value);
  if (ctx.shared && ctx.covered.value && !ctx.reveal.value && ctx.together.value.length) return html`<${Together} contexts=${ctx.together.value} />`;
  const inside = ctx.reveal.value ? GoOn : kind === "answer" ? Answer : kind === "watch" || kind === "over" ? Watching : Main;
  return html`<div class="action"><${inside} ctx=${ctx} /></div>`;
}
