/** What nobody may miss at the own seat: that the time of a turn runs out, and that a bot has played one's cards. */
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { useTime } from "../base/tick.js";
import { Icon } from "../base/ui.js";
import { TimeBar } from "./clock.js";

/** @typedef {import("./context.js").Context} Context */

const STEP = 250;
const SOON = 10_000;
/** So much of a long turn is counted down. */
const SHARE = 1 / 3;

/** The end of the time for what is asked of this seat; near it, it is said aloud once. @param {{ctx: Context}} props */
export function OwnTime({ ctx: { session } }) {
  const deal = session.deal.value;
  const deadline = deal?.clock.deadline ?? null;
  const time = useTime(session.now, deadline === null ? 0 : STEP);
  if (!deal || deadline === null) return null;
  const left = deadline - time;
  if (left > Math.max(SOON, (deadline - deal.clock.opened) * SHARE)) return null;
  const loud = deal.view.phase === "turn" && left <= SOON;
  return html`<${TimeBar} clock=${deal.clock} now=${session.now} />${loud && html`<span class="hidden-text" role="alert" key=${deal.decision}>${t("page-hurry", { count: SOON / 1000 })}</span>`}`;
}

/** A bot has played for this person, or plays on; it stays until one is back. @param {{ctx: Context}} props */
export function PlayedFor({ ctx }) {
  const { session, clocked } = ctx;
  const me = session.seat.value;
  const sits = me !== null && Boolean(session.facts.value?.seats[me].stand_in);
  if (!sits && !clocked.value) return null;
  return html`<div class="played-for" role="status" data-part="played-for"><${Icon} name="clock" />
    <span>${clocked.value && `${t("page-news-by-clock-you")} `}${sits && t("page-bot-plays")}</span>
    ${sits
      ? html`<button type="button" class="button small" data-action="back" onClick=${() => session.ask({ type: "back" })}>${t("page-take-back")}</button>`
      : html`<button type="button" class="button small" aria-label=${t("page-close")} onClick=${() => (clocked.value = false)}><${Icon} name="cross" /></button>`}
  </div>`;
}
