/** A seat moves to another device: the link on the one, the question on the other. */
import { useEffect, useState } from "../../vendor/hooks.js";
import * as api from "../base/api.js";
import { art, html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { dropTicket, invitationTo, moveTo } from "../base/place.js";
import { Papers } from "./frame.js";
import { QrCode } from "./qr.js";
import { CopyAndShare } from "./waiting.js";

/** @typedef {import("../table/context.js").Context} Context */

/** A new link for one's seat, as a picture and as text. @param {{ctx: Context}} props */
export function MoveAway({ ctx: { session } }) {
  const [link, show] = useState("");
  const [picture, draw] = useState("");
  useEffect(() => {
    let wanted = true;
    const make = async () => {
      const ticket = await session.offerMove();
      if (!ticket || !wanted) return;
      const invitation = await api.invitation(session.table).catch(() => null);
      if (wanted) show(moveTo(invitation?.addresses[0] ?? invitationTo(session.table), ticket));
      const drawn = await api.ticketPicture(session.table, ticket).catch(() => "");
      if (wanted) draw(drawn);
    };
    void make();
    return () => void (wanted = false);
  }, [session]);
  if (!link) return html`<p role="status">${session.notice.value?.text ?? t("page-loading")}</p>`;
  return html`<div class="to-device">
    <p>${t("page-move-about")}</p>
    <div class="invite">${picture && html`<${QrCode} label=${t("page-move-qr")}>${art(picture)}</${QrCode}>`}<${CopyAndShare} address=${link} text=${t("page-move")} /></div>
    <input class="field address" readonly value=${link} aria-label=${t("page-move-link")} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
  </div>`;
}

/** Whether the seat of a link should be played here: asked, so that nobody uses it up by a glance. @param {{ctx: Context, ticket: string}} props */
export function MoveHere({ ctx: { session }, ticket }) {
  const [refused, refuse] = useState(false);
  const take = async () => ((await session.moveHere(ticket)) ? dropTicket() : refuse(true));
  return html`<${Papers} title=${t("page-move")}><section class="panel narrow-panel">
    <p class="h3">${t("page-move-here")}</p>
    <p class="field-error" role="alert">${refused && session.notice.value?.text}</p>
    ${!refused && html`<button type="button" class="button main wide" data-action="move-here" onClick=${take}>${t("page-play-here")}</button>`}
    <button type="button" class="button wide" onClick=${dropTicket}>${t("page-watch")}</button>
  </section></${Papers}>`;
}
