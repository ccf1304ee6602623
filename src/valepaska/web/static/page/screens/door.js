/** The privy door, shut between two people at one device. Only what everybody may know stands on it. */
import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { door, scene } from "../../scene.js";
import { art, html, names } from "../base/html.js";
import { t } from "../base/i18n.js";
import { paced, still } from "../base/settings.js";
import { claimWords, quoted } from "../base/speech.js";
import { Icon } from "../base/ui.js";

const OPENING = 340;

/** @param {{ctx: import("../table/context.js").Context, player: string, onOpen: () => void}} props */
export function Door({ ctx, player, onOpen }) {
  const [going, go] = useState(false);
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => button.current?.focus(), [player]);
  const view = ctx.session.deal.value?.view;
  const last = view?.claims.at(-1);
  const open = () => {
    go(true);
    setTimeout(onOpen, still() ? 0 : paced(OPENING));
  };
  return html`<div class="door-side"><div class="scene">${art(scene())}</div></div>
  <div class=${names("door", going ? "opens" : "shuts")} role="dialog" aria-modal="true" aria-labelledby="door-title">
    <div class="leaf">
      ${art(door())}
      <div class="sign">${t("page-occupied")}</div>
      <h1 class="h1" id="door-title">${t("page-pass-device", { player })}</h1>
      <p>${t("page-door-about", { player })}</p>
      <p class="facts">${last && `${t("page-last-play", { player: ctx.name(last.seat), count: last.count, claim: quoted(claimWords(last.claim, last.count)) })} `}${t("page-pile-count", { count: view?.pile ?? 0 })}</p>
      <button type="button" ref=${button} class="button main" data-action="open-door" onClick=${open}><${Icon} name="door" />${t("page-i-am", { player })}</button>
    </div>
  </div>`;
}
