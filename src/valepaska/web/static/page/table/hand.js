/** One's own hand: singly in a row or two, or by rank. Every card is a button; its face is nowhere but in one's own page. */
import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { back, card, faceFor, group as groupCard } from "../../deck.js";
import { lay, mode } from "../../hand-layout.js";
import { art, html, names } from "../base/html.js";
import { t } from "../base/i18n.js";
import { settings } from "../base/settings.js";
import { cardName, rankName } from "../base/speech.js";
import { Icon } from "../base/ui.js";
import { draggable } from "./drag.js";
import { can, groups } from "./logic.js";
import { pressing } from "./press.js";

/** @typedef {import("./context.js").Context} Context */

/** The cells of two rows on a phone; the last is the way to the single cards. */
const MOST_GROUPS = 14;

/** The room that the table has, followed as it changes; where everything is drawn larger (`--grow`) it counts as smaller. */
export function useRoom() {
  const table = useRef(/** @type {HTMLElement | null} */ (null));
  const [room, setRoom] = useState({ width: Math.min(innerWidth, 1440), height: innerHeight, grow: 1 });
  useEffect(() => {
    if (!table.current) return undefined;
    const watch = new ResizeObserver(([{ target, contentRect }]) => {
      const grow = Number(getComputedStyle(target).getPropertyValue("--grow")) || 1;
      setRoom({ width: contentRect.width / grow, height: innerHeight / grow, grow });
    });
    watch.observe(table.current);
    return () => watch.disconnect();
  }, []);
  return { table, room: { ...room, large: settings.size.value === "large" } };
}

/** @param {import("../../hand-layout.js").Place} place @param {number} width */
const lying = ({ x, y, turn }, width) => ({ "--x": String(x), "--y": String(y), "--turn": String(turn), "--card": String(width) });

/** @param {KeyboardEvent} event the arrows go along the hand */
function along(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
  if (step === undefined) return;
  const all = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const at = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const next = all[Math.max(0, Math.min(all.length - 1, at + step))];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** @param {{ctx: Context, room: import("../../hand-layout.js").Room, how: import("../../hand-layout.js").Mode}} props */
function Singly({ ctx, room, how }) {
  const { choice, fresh, taken } = ctx;
  const hand = choice.hand.value;
  const { card: width, cards } = lay(how, hand.length, room);
  return hand.map(
    ({ key, card: code }, i) => html`<button
      type="button"
      key=${key}
      class=${names("card", taken.value.has(key) && "taken", fresh.value.has(key) && "fresh", ctx.hint.value?.cards.includes(code) && "hinted")}
      data-key=${key}
      aria-pressed=${String(choice.keys.value.has(key))}
      aria-label=${taken.value.has(key) ? t("page-card-taken", { card: cardName(code) }) : cardName(code)}
      style=${lying(cards[i], width)}
      onDblClick=${() => choice.all(choice.ofRank(code[0]))}
      ...${pressing(() => choice.toggle(key), () => choice.all(choice.ofRank(code[0])))}
    >${art(card(code, faceFor(width)))}<span class="tick"><${Icon} name="check" /></span></button>`,
  );
}

/** @param {{ctx: Context, room: import("../../hand-layout.js").Room}} props */
function ByRank({ ctx, room }) {
  const { choice, options, fresh, taken } = ctx;
  const found = groups(choice.hand.value, options.value);
  const opens = found.length < MOST_GROUPS;
  const { card: width, cards } = lay("groups", found.length + Number(opens), room);
  const all = html`<button type="button" key="all" class="open-hand" aria-haspopup="dialog" style=${lying(cards[found.length] ?? cards[0], width)} onClick=${() => ctx.openSheet("singly")}><${Icon} name="more" /><span>${t("singly")}</span></button>`;
  const inside = found.map(({ kind, rank, suits, keys }, i) => {
    const chosen = keys.map((key) => choice.keys.value.has(key));
    const count = chosen.filter(Boolean).length;
    const edges = Math.min(keys.length - 1, 7);
    return html`<button
      type="button"
      key=${kind}
      class=${names("card group", keys.some((key) => taken.value.has(key)) && "taken", keys.some((key) => fresh.value.has(key)) && "fresh")}
      data-kind=${kind}
      data-keys=${keys.join(" ")}
      aria-pressed=${String(count > 0)}
      aria-label=${t("page-group", { rank: rankName(kind), count: keys.length, chosen: count })}
      style=${{ ...lying(cards[i], width), "--count-top": `${-12 - edges * 0.09 * width}px` }}
      ...${pressing(() => choice.more(keys), () => choice.all(keys))}
    >${art(groupCard(rank, suits, chosen))}${(keys.length > 1 || count > 0) && html`<span class="count" aria-hidden="true">${count ? `${count}/${keys.length}` : keys.length}</span>`}</button>`;
  });
  return opens ? [...inside, all] : inside;
}

/** The face-down table cards, when nothing else is left. @param {{ctx: Context, room: import("../../hand-layout.js").Room}} props */
function Down({ ctx, room }) {
  const may = ctx.session.deal.value?.may ?? null;
  const count = ctx.session.deal.value?.view.down[ctx.session.seat.value ?? 0] ?? 0;
  const { card: width, cards } = lay("row", count, room);
  return Array.from(
    { length: count },
    (_, i) => html`<button type="button" key=${i} class="card" aria-disabled=${String(!can(may, "down"))} aria-label=${t("page-turn-card", { number: i + 1 })} style=${lying(cards[i], width)} onClick=${() => can(may, "down") && ctx.session.act(`down ${i + 1}`)}>${art(back())}</button>`,
  );
}

/** @param {{ctx: Context, room: import("../../hand-layout.js").Room}} props */
export function Hand({ ctx, room }) {
  const { session, choice } = ctx;
  const hand = choice.hand.value;
  const me = session.seat.value;
  if (me === null || ctx.covered.value || !session.deal.value) return html`<div class="hand"></div>`;
  const how = ctx.handMode.value;
  const label = hand.length ? t("page-hand", { count: hand.length }) : t("page-hand-empty");
  const inside = !hand.length ? html`<${Down} ctx=${ctx} room=${room} />` : how === "groups" ? html`<${ByRank} ctx=${ctx} room=${room} />` : html`<${Singly} ctx=${ctx} room=${room} how=${how} />`;
  return html`<div class="hand" role="group" aria-label=${label} data-place="hand" onKeyDown=${along} ...${draggable(ctx)}>${inside}</div>`;
}

/** The mode of the hand, which stays while something is chosen. @param {Context} ctx @param {import("../../hand-layout.js").Room} room */
export function settleHand(ctx, room) {
  const count = ctx.choice.hand.value.length;
  const now = mode(count, room, ctx.handMode.peek(), ctx.choice.keys.value.size > 0);
  if (now !== ctx.handMode.peek()) ctx.handMode.value = now;
}
