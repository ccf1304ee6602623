/** The answer to a claim of several people at one device. */
import { html, names } from "../base/html.js";
import { t } from "../base/i18n.js";
import { Icon } from "../base/ui.js";
import { useCooled } from "./cooled.js";

/** @typedef {import("./context.js").Context} Context */

/** Everybody's answer to a claim: who doubts says so, else nobody does. @param {{contexts: Context[]}} props */
export function Together({ contexts }) {
  const [first] = contexts;
  const decision = first.session.deal.value?.decision ?? 0;
  const cooled = useCooled(decision);
  const busy = !cooled || contexts.some(({ session }) => session.sending.value !== null);
  const name = (/** @type {Context} */ { session, name: named }) => named(session.seat.value ?? 0);
  const nobody = () => contexts.forEach(({ session }) => session.act("pass"));
  return html`<div class="action together">
    <div class="truth">${t("page-together")}</div>
    <div class="buttons">${contexts.map((ctx) => html`<button type="button" key=${name(ctx)} class=${names("button doubt", !cooled && "cooling")} aria-label=${t("page-doubter", { player: name(ctx) })} aria-disabled=${String(busy)} onClick=${() => !busy && ctx.session.act("challenge")}><${Icon} name="hand" /><span>${name(ctx)}</span></button>`)}
      <button type="button" class=${names("button believe", !cooled && "cooling")} data-action="nobody" aria-disabled=${String(busy)} onClick=${() => !busy && nobody()}>${t(contexts.length > 1 ? "page-nobody-doubts" : "page-believe")}</button></div>
  </div>`;
}
