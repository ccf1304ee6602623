/** Under the standings: that the deal was fair, checked in this browser; loaded when a deal is over. */
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { contributed } from "../base/contribution.js";
import { Icon } from "../base/ui.js";
import { checked } from "./fair-check.js";

/** @typedef {import("./context.js").Context} Context */

/** @param {Context} ctx @returns {import("./fair-check.js").Known | null} what this page knows of the deal that is over */
function known(ctx) {
  const { session } = ctx;
  const deal = session.deal.value;
  const fair = deal?.review?.fair;
  if (!fair) return null;
  const entries = session.log.value;
  const at = entries.findLastIndex(({ event }) => event.type === "deal_begins" && event.deal === deal.deal);
  const begins = at < 0 ? null : entries[at].event;
  const dealt = at < 0 ? null : (entries.slice(at).find(({ event }) => event.type === "dealt")?.event ?? null);
  const mine = contributed(fair.commitment, session.token);
  return /** @type {any} */ ({ fair, begins, dealt, seat: session.seat.value, told: mine !== null, mine, options: ctx.options.value });
}

/** @param {{ctx: Context}} props */
export function Fair({ ctx }) {
  const facts = known(ctx);
  if (!ctx.rules.value) return null; // the pack is known by the rules, which are on their way
  if (!facts) return html`<section class="panel fair" data-fair="none"><p class="small muted">${t("fair-page-none")}</p></section>`;
  const steps = checked(facts);
  const failed = steps.filter(({ fault }) => fault);
  const values = { commitment: facts.fair.commitment, contribution: facts.mine, secret: facts.fair.secret };
  return html`<section class="panel fair" data-fair=${failed.length ? "fails" : "holds"}>
    <details open=${failed.length > 0}>
      <summary class="h3"><${Icon} name=${failed.length ? "cross" : "check"} /> <span role=${failed.length ? "alert" : undefined}>${t(failed.length ? "fair-page-fails" : "fair-page-holds")}</span></summary>
      <ol class="dots">${steps.map(
        ({ step, fault, note }) => html`<li key=${step} data-step=${step} data-fault=${fault}><b>${t(`fair-step-${step}`)}</b> <span class=${fault ? "tag lie" : "tag true"}><${Icon} name=${fault ? "cross" : "check"} />${t(fault ? "fair-page-bad" : "fair-page-good")}</span><br />
          ${fault ? t(`fair-fault-${fault}`) : t(`fair-says-${step}`)} ${note && t(`fair-note-${note}`)}</li>`,
      )}</ol>
      <p class="small">${t("fair-page-limits")}</p>
      ${Object.entries(values).map(([name, value]) => value && html`<p class="small" key=${name}><b>${t(`fair-value-${name}`)}</b><br /><code class="hash">${value}</code></p>`)}
      <p class="small">${t("fair-page-record")}</p>
    </details>
  </section>`;
}
