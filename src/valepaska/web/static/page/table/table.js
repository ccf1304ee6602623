/** The table: the same places on every size, whatever is to be decided. */
import { useLayoutEffect } from "../../vendor/hooks.js";
import { scene, wood } from "../../scene.js";
import { art, html, names } from "../base/html.js";
import { t } from "../base/i18n.js";
import { Chip } from "../base/ui.js";
import { Action } from "./action.js";
import { Around, Me } from "./around.js";
import { Hand, settleHand, useRoom } from "./hand.js";
import { listen } from "./keys.js";
import { opposite, situation } from "./logic.js";
import { PlayedFor } from "./own-time.js";
import { Runner } from "./runner.js";
import { Side } from "./side.js";
import { Zone } from "./zone.js";

/** @typedef {import("./context.js").Context} Context */

/** A longer title takes two lines on a phone. */
const LONG_TITLE = 12;

/** @param {{ctx: Context}} props */
function Bar({ ctx }) {
  const facts = /** @type {import("../base/types.js").Facts} */ (ctx.session.facts.value);
  const watching = ctx.session.seat.value === null;
  const deal = ctx.session.deal.value?.deal ?? 1;
  const watchers = ctx.session.watchers.value;
  const title = watching ? t("page-you-watch") : t(`preset-${facts.preset}`);
  const known = [watching && t(`preset-${facts.preset}`), t("page-player-count", { count: facts.seats.length })].filter(Boolean);
  const about = [t("page-deal-number", { number: deal }), watchers > 0 && t("page-watcher-count", { count: watchers })].filter(Boolean);
  return html`<header class="bar">
    <${Chip} label=${t("page-menu")} icon="menu" onClick=${() => ctx.openSheet("menu")} />
    <div class=${names("chip title", title.length > LONG_TITLE && "long")}><b>${title}</b><small><span class="roomy">${known.join(" · ")} · </span>${about.join(" · ")}</small></div>
    <div class="gap"></div>
    <${Chip} label=${t("rules-title")} icon="rules" onClick=${() => ctx.openSheet("rules")} />
    <span class="narrow-only"><${Chip} label=${t("page-ledger")} icon="ledger" onClick=${() => ctx.openSheet("ledger")} /></span>
    <${Chip} label=${t("page-settings")} icon="settings" onClick=${() => ctx.openSheet("settings")} />
  </header>`;
}

/** @param {{ctx: Context}} props */
function HandHeading({ ctx }) {
  const count = ctx.choice.hand.value.length;
  const deal = ctx.session.deal.value;
  if (ctx.covered.value || ctx.reveal.value || ctx.handMode.value !== "groups" || !deal || situation(deal) !== "watch") return null;
  return html`<div class="hand-heading"><b class="h3">${t("page-your-hand", { count })}</b>${ctx.taken.value.size > 0 && html`<span class="small"><i class="taken-sign"></i>${t("page-just-taken")}</span>`}</div>`;
}

/** One's own cards. @param {{ctx: Context, room: import("../../hand-layout.js").Room}} props */
const Own = (props) => html`<${HandHeading} ...${props} /><${Hand} ...${props} />`;

/**
 * The table. What stands over the sky, beside it and in its places can be something else than the usual, and so can the keys.
 * @param {{ctx: Context, bar?: any, zone?: any, hand?: any, action?: any, side?: any, keys?: (ctx: Context) => () => void}} props
 */
export function Table({ ctx, bar = Bar, zone = Zone, hand = Own, action = Action, side = Side, keys = listen }) {
  const facts = /** @type {import("../base/types.js").Facts} */ (ctx.session.facts.value);
  const { table, room } = useRoom();
  settleHand(ctx, room);
  useLayoutEffect(() => keys(ctx), [ctx]); // whoever sees the table can press a key
  const opponents = Math.min(9, opposite(facts.seats.length, ctx.side.value).length);
  return html`<div class="app">
    <main ref=${table} class="table" data-opponents=${opponents} data-hand=${ctx.handMode.value}>
      <div class="scene">${art(scene())}</div>
      <div class="wood">${art(wood())}</div>
      <h1 class="hidden-text">${t("page-at-table")}</h1>
      <${bar} ctx=${ctx} />
      <${PlayedFor} ctx=${ctx} />
      <${Around} ctx=${ctx} />
      <${Runner} ctx=${ctx} />
      <${zone} ctx=${ctx} />
      <${hand} ctx=${ctx} room=${room} />
      <${action} ctx=${ctx} />
      <${Me} ctx=${ctx} />
    </main>
    ${side && html`<${side} ctx=${ctx} />`}
  </div>`;
}

/** What is told aloud. @param {{ctx: Context}} props */
export const Spoken = ({ ctx }) => html`<div class="hidden-text" role="status" aria-live="polite" id="spoken">${ctx.spoken.value}</div>`;
