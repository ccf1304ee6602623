/** A long hand, card by card: what lies in groups, to choose single cards of it. */
import { card } from "../../deck.js";
import { art, html, names } from "../base/html.js";
import { t } from "../base/i18n.js";
import { cardName } from "../base/speech.js";
import { Icon } from "../base/ui.js";

/** @param {{ctx: import("./context.js").Context}} props */
export function AllCards({ ctx }) {
  const { choice, taken } = ctx;
  const count = choice.chosen.value.length;
  return html`<div class="all-cards" role="group" aria-label=${t("page-hand", { count: choice.hand.value.length })}>
      ${choice.hand.value.map(
        ({ key, card: code }) => html`<button
          type="button"
          key=${key}
          class=${names("one-card", taken.value.has(key) && "taken")}
          data-key=${key}
          aria-pressed=${String(choice.keys.value.has(key))}
          aria-label=${taken.value.has(key) ? t("page-card-taken", { card: cardName(code) }) : cardName(code)}
          onClick=${() => choice.toggle(key)}
        >${art(card(code, "compact"))}<span class="tick"><${Icon} name="check" /></span></button>`,
      )}
    </div>
    <div class="pair all-cards-end">
      <button type="button" class="button" disabled=${!count} onClick=${() => choice.clear()}>${t("page-clear")}</button>
      <button type="button" class="button main" onClick=${() => ctx.openSheet("")}>${t("singly-chosen", { count })}</button>
    </div>`;
}
