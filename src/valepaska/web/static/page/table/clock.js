/** The time that is left, as a bar and in seconds; the clock is the server's. */
import { t } from "../base/i18n.js";
import { still } from "../base/settings.js";
import { html } from "../base/html.js";
import { useTime } from "../base/tick.js";

const STEP = 100;
const CALM_STEP = 1000;

/** Seconds that are left, rounded up; with reduced motion only every second one. @param {number} left */
function seconds(left) {
  const whole = Math.max(0, Math.ceil(left / 1000));
  return still() && whole > 3 ? whole + (whole % 2) : whole;
}

/** @param {{clock: import("../base/types.js").Clock, now: () => number, quiet?: boolean}} props */
export function TimeBar({ clock, now, quiet }) {
  const time = useTime(now, clock.deadline === null ? 0 : still() ? CALM_STEP : STEP);
  if (clock.deadline === null) return html`<div class="time"><span class="small muted">${t("page-no-hurry")}</span></div>`;
  const left = Math.min(clock.deadline - time, clock.deadline - clock.opened);
  const share = Math.max(0, Math.min(1, left / Math.max(1, clock.deadline - clock.opened)));
  return html`<div class="time" role="timer" aria-label=${t("page-time-left")}>
    <div class="timebar" style=${{ "--left": String(share) }}><i></i></div>
    ${!quiet && html`<span class="num seconds">${t("page-seconds", { count: seconds(left) })}</span>`}
  </div>`;
}
