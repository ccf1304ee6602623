/** Handing a finished deal on: the link is made when it is asked for. */
import { useEffect, useState } from "../../vendor/hooks.js";
import * as api from "../base/api.js";
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { Choices } from "../base/ui.js";
import { CopyAndShare } from "../screens/waiting.js";

/** @typedef {import("../table/context.js").Context} Context */

/** @param {{ctx: Context}} props */
export function ShareDeal({ ctx: { session } }) {
  const [own, show] = useState(false);
  const [link, set] = useState(/** @type {string | null} */ (null));
  const [fault, setFault] = useState("");
  const seat = session.seat.value;
  const deal = session.deal.value?.deal ?? 0;
  useEffect(() => {
    let wanted = true;
    set(null);
    api.share(session.table, { token: session.token, deal, seat: own ? seat : null }).then(
      ({ addresses }) => wanted && (set(addresses[0]), setFault("")),
      (error) => {
        if (!(error instanceof api.ApiError)) throw error;
        if (wanted) setFault(error.message || t("page-lost"));
      },
    );
    return () => void (wanted = false);
  }, [own, deal]);
  const choices = [
    { value: false, label: t("replay-all-cards"), about: t("replay-all-about") },
    { value: true, label: t("replay-share-own"), about: t("replay-share-own-about") },
  ];
  return html`<div class="menu" data-part="share">
    <p>${t("replay-share-about")}</p>
    <${Choices} label=${t("replay-whose")} value=${own} choices=${choices} onChange=${show} />
    <p class="field-error" role="alert">${fault}</p>
    ${link && html`<input class="field" readonly value=${link} aria-label=${t("page-address")} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
      <${CopyAndShare} address=${link} text=${t("replay-share-text")} />
      <a class="button wide" data-action="look" href=${new URL(link).pathname} target="_blank" rel="noopener">${t("replay-share-look")}</a>`}
  </div>`;
}
