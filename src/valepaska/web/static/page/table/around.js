/** The seats on the far edge of the table, and one's own. */
import { back } from "../../deck.js";
import { fan } from "../../deck-piles.js";
import { vessel } from "../../seats.js";
import { art, html, names } from "../base/html.js";
import { t } from "../base/i18n.js";
import { useTime } from "../base/tick.js";
import { card } from "../../deck.js";
import { cardName } from "../base/speech.js";
import { opposite } from "./logic.js";

/** @typedef {import("./context.js").Context} Context */

const RING_STEP = 500;
const URGENT = 10_000;

/** What stands under a name. @param {Context} ctx @param {number} seat */
function note(ctx, seat) {
  const facts = /** @type {import("../base/types.js").Facts} */ (ctx.session.facts.value);
  const view = ctx.session.deal.value?.view;
  const { kind, stand_in, present, program } = facts.seats[seat];
  if (view?.out.includes(seat)) return t("page-seat-out", { place: view.out.indexOf(seat) + 1 });
  if (stand_in) return t("page-seat-stand-in");
  if (kind === "person" && !present) return t("page-seat-away");
  if (onTurn(ctx, seat)) return t("page-seat-turn");
  return kind === "bot" ? t("page-seat-bot") : program ? t("page-seat-program") : "";
}

/** @param {Context} ctx @param {number} seat */
function onTurn(ctx, seat) {
  const view = ctx.session.deal.value?.view;
  return view?.phase === "turn" && view.turn === seat;
}

/** Share of the turn that is left, where somebody's turn has an end. @param {Context} ctx @param {number} seat @param {number} time */
function ring(ctx, seat, time) {
  const clock = ctx.session.deal.value?.clock;
  if (!clock?.deadline || !onTurn(ctx, seat)) return undefined;
  return Math.max(0, Math.min(1, (clock.deadline - time) / (clock.deadline - clock.opened)));
}

/** @param {{ctx: Context, seat: number}} props */
export function Vessel({ ctx, seat }) {
  const facts = /** @type {import("../base/types.js").Facts} */ (ctx.session.facts.value);
  const { kind, name, marked, present, stand_in, program } = facts.seats[seat];
  return art(vessel({ seat, name, bot: kind === "bot", program, steam: kind === "person" && present && !stand_in, marked }));
}

/** Table cards that lie before a seat. @param {{up: string[], down: number}} props */
export const Laid = ({ up, down }) =>
  up.length + down > 0 &&
  html`<span class="laid">
    ${up.map((code) => html`<span class="laid-card" key=${code} role="img" aria-label=${cardName(code)}>${art(card(code, "compact"))}</span>`)}
    ${down > 0 && html`<span class="laid-card" role="img" aria-label=${t("page-down-cards", { count: down })}>${art(back(20))}<b aria-hidden="true">${down}</b></span>`}
  </span>`;

/** @param {{ctx: Context, seat: number}} props */
function Seat({ ctx, seat }) {
  const { session, flags } = ctx;
  const facts = /** @type {import("../base/types.js").Facts} */ (session.facts.value);
  const view = session.deal.value?.view;
  const { kind, name, marked, present, stand_in, program } = facts.seats[seat];
  const about = note(ctx, seat);
  const turn = onTurn(ctx, seat);
  const time = useTime(session.now, turn && session.deal.value?.clock.deadline ? RING_STEP : 0);
  const out = view?.out.includes(seat) ?? false;
  const count = view?.hand_sizes[seat] ?? 0;
  const left = (session.deal.value?.clock.deadline ?? 0) - time;
  const phrase = session.bubbles.value[seat];
  const muted = session.mine.value?.muted.includes(seat);
  return html`<li class=${names("seat", turn && "turn", (stand_in || (kind === "person" && !present)) && "away", out && "out")} data-seat=${seat}>
    <div class="things">
      ${art(vessel({ seat, name, bot: kind === "bot", program, steam: kind === "person" && present && !stand_in, out, marked, clock: ring(ctx, seat, time) }))}
      ${view && !out && art(fan(count))}
      ${view && !out && html`<span class="count"><span class="hidden-text">${t("page-cards-in-hand", { count })}</span><span aria-hidden="true">${count}</span></span>`}
      ${flags.value[seat] > 0 && html`<span class="flag">+${flags.value[seat]}</span>`}
    </div>
    <div class="who">${name || t("page-free-seat")}</div>
    <div class="note">${about}${turn && left > 0 && left < URGENT && ` · ${t("page-seconds", { count: Math.ceil(left / 1000) })}`}</div>
    ${program && about !== t("page-seat-program") && html`<span class="hidden-text">${t("page-seat-program")}</span>`}
    ${marked && html`<span class="hidden-text">${t("page-marked")}</span>`}
    ${view && html`<${Laid} up=${view.up[seat]} down=${view.down[seat]} />`}
    ${phrase !== undefined && !muted && html`<span class="bubble" role="status">${t(`page-phrase-${phrase + 1}`)}</span>`}
  </li>`;
}

/** @param {{ctx: Context}} props */
export function Around({ ctx }) {
  const facts = /** @type {import("../base/types.js").Facts} */ (ctx.session.facts.value);
  const seats = opposite(facts.seats.length, ctx.side.value);
  return html`<ol class="seats" aria-label=${t("page-players")}>${seats.map((seat) => html`<${Seat} key=${seat} ctx=${ctx} seat=${seat} />`)}</ol>`;
}

/** One's own seat, on wide screens. @param {{ctx: Context}} props */
export function Me({ ctx }) {
  const seat = ctx.side.value;
  const view = ctx.session.deal.value?.view;
  if (seat === null || !view) return null;
  const { name } = /** @type {import("../base/types.js").Facts} */ (ctx.session.facts.value).seats[seat];
  return html`<div class="me">
    <${Vessel} ctx=${ctx} seat=${seat} />
    <div class="who">${name} <small>${t("you")}</small></div>
    <div class="num"><span class="hidden-text">${t("page-cards-in-hand", { count: view.hand.length })}</span><span aria-hidden="true">${art(back(20))}${view.hand.length}</span></div>
    ${ctx.flags.value[seat] > 0 && html`<span class="flag">+${ctx.flags.value[seat]}</span>`}
    <${Laid} up=${view.hand.length ? view.up[seat] : []} down=${view.down[seat]} />
  </div>`;
}
