/** Beside the table, or in a sheet: what was claimed in this pile, what happened, and eight phrases. */
import { art, html, names } from "../base/html.js";
import { useState } from "../../vendor/hooks.js";
import { card } from "../../deck.js";
import { vessel } from "../../seats.js";
import { t } from "../base/i18n.js";
import { settings } from "../base/settings.js";
import { capital, cardName, claimWords, rankForm } from "../base/speech.js";
import { Icon } from "../base/ui.js";
import { inDeck, ledger } from "./logic.js";
import { remembered } from "./memory.js";
import { RankMark } from "./strip.js";

/** @typedef {import("./context.js").Context} Context */

const PHRASES = 8;
const MOST_BOXES = 12;

/** @param {{ctx: Context, kind: string, count: number}} props */
function LedgerRow({ ctx, kind, count }) {
  const most = inDeck(kind, ctx.options.value);
  const boxes = Array.from({ length: Math.min(MOST_BOXES, Math.max(most, count)) }, (_, i) => html`<i key=${i} class=${names(i < count && (i < most ? "full" : "over"))}></i>`);
  return html`<li class="ledger-row">
    <span class="ledger-rank"><${RankMark} claim=${kind} /></span>
    <span>${capital(rankForm(kind, "many"))}</span>
    <span class="boxes" aria-hidden="true">${boxes}</span>
    <span class="num">${count}</span>
    ${count > most && html`<p>${t("ledger-too-many", { count: most })}</p>`}
  </li>`;
}

/** @param {{ctx: Context}} props */
export function Ledger({ ctx }) {
  const view = ctx.session.deal.value?.view;
  const rows = view ? ledger(view) : [];
  return html`<p class="small muted">${t("page-claimed-here")}</p>
    ${rows.length ? html`<ul class="ledger">${rows.map(([kind, count]) => html`<${LedgerRow} key=${kind} ctx=${ctx} kind=${kind} count=${count} />`)}</ul>` : html`<p>${t("term-history-empty")}</p>`}`;
}

/**
 * The plays of this deal with what came of them, the latest first.
 * @param {Context} ctx @returns {{entry: any, outcome: "believed" | "open" | "true" | "lie" | "taken"}[]}
 */
function plays(ctx) {
  const view = ctx.session.deal.value?.view;
  const deal = ctx.session.deal.value?.deal;
  /** @type {{entry: any, outcome: any}[]} */
  const found = [];
  for (const { event, deal: of } of ctx.session.log.value) {
    if (of !== deal) continue;
    if (event.type === "played") found.push({ entry: event, outcome: "believed" });
    const last = found.at(-1);
    if (event.type === "challenged" && last) last.outcome = event.honest ? "true" : "lie";
  }
  const rows = found.length || !view ? found : view.claims.map((entry) => ({ entry, outcome: "believed" }));
  const last = rows.at(-1);
  if (last && view?.phase === "window") last.outcome = "open";
  return rows.reverse();
}

/** @param {{outcome: string}} props */
function Outcome({ outcome }) {
  if (outcome === "open") return html`<span class="tag"><${Icon} name="clock" />${t("page-open")}</span>`;
  if (outcome === "true") return html`<span class="tag true"><${Icon} name="check" />${t("page-doubted-true")}</span>`;
  if (outcome === "lie") return html`<span class="tag lie"><${Icon} name="cross" />${t("page-was-lie")}</span>`;
  return html`<span>${t("page-was-believed")}</span>`;
}

/** @param {{ctx: Context}} props */
export function History({ ctx }) {
  const facts = ctx.session.facts.value;
  const rows = plays(ctx);
  if (!facts || !rows.length) return html`<p>${t("term-history-empty")}</p>`;
  const me = ctx.side.value;
  return html`<ol class="history" reversed>
    ${rows.map(
      ({ entry, outcome }) => html`<li class="history-row" key=${entry.number ?? entry.claim}>
        ${art(vessel({ seat: entry.seat, name: ctx.name(entry.seat), bot: facts.seats[entry.seat].kind === "bot", program: facts.seats[entry.seat].program }))}
        <div><small>${entry.seat === me ? t("page-you") : ctx.name(entry.seat)}</small><b>${capital(claimWords(entry.claim, entry.count))}</b>${ctx.faceDown.value && !ctx.shared && entry.seat === me && entry.cards && html`<small>${entry.cards.map(cardName).join(", ")}</small>`}</div>
        ${ctx.faceDown.value && html`<${Outcome} outcome=${outcome} />`}
      </li>`,
    )}
  </ol>`;
}

/** Whether the memory aid may be shown: it is asked for, and nobody else looks at this screen. @param {Context} ctx */
const remembers = (ctx) => settings.memory.value && !ctx.shared && ctx.session.seat.value !== null;

/** Which cards one knows to have gone to whom; a card that may have been laid since has a question mark. @param {{ctx: Context}} props */
function Memory({ ctx }) {
  const facts = ctx.session.facts.value;
  const deal = ctx.session.deal.value;
  if (!facts || !deal) return null;
  const events = ctx.session.log.value.filter((entry) => entry.deal === deal.deal).map(({ event }) => event);
  const rows = remembered(events, deal.view).map((cards, seat) => ({ cards, seat })).filter(({ cards }) => cards.length);
  if (!rows.length) return html`<p class="memory">${t("memory-empty")}</p>`;
  return html`<ul class="memory">${rows.map(
    ({ cards, seat }) => html`<li class="memory-row" key=${seat}>
      ${art(vessel({ seat, name: ctx.name(seat), bot: facts.seats[seat].kind === "bot", program: facts.seats[seat].program }))}
      <div><b>${ctx.name(seat)}</b><span class="memory-cards">${cards.map(
        ({ card: code, sure }, i) => html`<span key=${i} class=${names("memory-card", !sure && "unsure")} role="img" aria-label=${sure ? cardName(code) : t("memory-unsure", { card: cardName(code) })}>${art(card(code, "compact"))}</span>`,
      )}</span></div>
    </li>`,
  )}</ul>`;
}

/** @param {{ctx: Context}} props */
export function Phrases({ ctx }) {
  if (ctx.session.seat.value === null) return null;
  return html`<div class="phrases" role="group" aria-label=${t("page-phrases")}>
    ${Array.from({ length: PHRASES }, (_, i) => html`<button type="button" key=${i} onClick=${() => ctx.session.ask({ type: "react", phrase: i })}>${t(`page-phrase-${i + 1}`)}</button>`)}
  </div>`;
}

/** @param {{ctx: Context}} props */
export function LedgerAndHistory({ ctx }) {
  const [tab, show] = useState("ledger");
  /** @type {Record<string, [string, any]>} */
  const tabs = { ledger: [t("page-ledger"), Ledger], history: [t("page-history"), History] };
  if (remembers(ctx)) tabs.memory = [t("memory"), Memory];
  const [, Inside] = tabs[tab] ?? tabs.ledger;
  return html`
    <div class="segments" role="tablist" aria-label=${t("page-ledger")}>
      ${Object.entries(tabs).map(([name, [label]]) => html`<button type="button" role="tab" key=${name} id=${`tab-${name}`} aria-selected=${String(tab === name)} aria-controls="side-panel" onClick=${() => show(name)}>${label}</button>`)}
    </div>
    <div role="tabpanel" id="side-panel" aria-labelledby=${`tab-${tab}`} tabindex="0"><${Inside} ctx=${ctx} /></div>
  `;
}

/** @param {{ctx: Context}} props */
export const Side = ({ ctx }) => html`<aside class="side" aria-label=${t("page-ledger")}>
  <h2 class="h3">${t("page-ledger")}</h2>
  <${Ledger} ctx=${ctx} />
  ${remembers(ctx) && html`<hr /><h2 class="h3">${t("memory")}</h2><${Memory} ctx=${ctx} />`}
  <hr />
  <h2 class="h3">${t("page-history")}</h2>
  <div class="history-box" tabindex="0" role="region" aria-label=${t("page-history")}><${History} ctx=${ctx} /></div>
  <${Phrases} ctx=${ctx} />
</aside>`;
