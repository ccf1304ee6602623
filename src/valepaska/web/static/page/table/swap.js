/** Exchanging cards of the hand for one's table cards. */
import { signal } from "../../vendor/signals.js";
import { card } from "../../deck.js";
import { art, html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { cardName } from "../base/speech.js";

/** @typedef {import("./context.js").Context} Context */

const give = signal(/** @type {string | null} */ (null));

/** @param {{cards: string[], label: string, chosen: string | null, onChoose: (card: string) => void}} props */
const Row = ({ cards, label, chosen, onChoose }) => html`<div class="swap-row" role="group" aria-label=${label}>
  <span class="small">${label}</span>
  ${cards.map((code) => html`<button type="button" key=${code} class="swap-card" aria-label=${cardName(code)} aria-pressed=${String(chosen === code)} onClick=${() => onChoose(code)}>${art(card(code, "compact"))}</button>`)}
</div>`;

/** First the card to give, then the one to take. @param {{ctx: Context}} props */
export function SwapPanel({ ctx }) {
  const may = ctx.session.deal.value?.may;
  if (!may?.give.length) return html`<p>${t("page-no-swap")}</p>`;
  const chosen = give.value !== null && may.give.includes(give.value) ? give.value : null;
  const take = async (/** @type {string} */ code) => {
    if (chosen === null) return;
    give.value = null;
    await ctx.session.act(`swap ${chosen} for ${code}`);
  };
  return html`<div class="swap">
    <${Row} cards=${may.give} label=${t("page-swap-give")} chosen=${chosen} onChoose=${(/** @type {string} */ code) => (give.value = code)} />
    <${Row} cards=${may.take} label=${t("page-swap-take")} chosen=${null} onChoose=${take} />
  </div>`;
}
