/** What a replay has in the places of a table where one would decide: what happened, whose cards are seen, the way through. */
import { useEffect, useRef } from "../../vendor/hooks.js";
import { card } from "../../deck.js";
import { vessel } from "../../seats.js";
import { art, html, names } from "../base/html.js";
import { t } from "../base/i18n.js";
import { cardName } from "../base/speech.js";
import { Icon } from "../base/ui.js";
import { honest } from "../table/logic.js";
import { SPEEDS } from "./player.js";

/** @typedef {import("./player.js").Player} Player */

/** True or a lie, where the cards of a play are seen. @param {{is: boolean | null}} props */
const Truth = ({ is }) =>
  is === null || is === undefined ? null : html`<span class=${names("tag", is ? "true" : "lie")}><${Icon} name=${is ? "check" : "cross"} />${t(is ? "replay-true" : "replay-lie")}</span>`;

/** The cards of a play as they are, each marked by what was said. @param {{player: Player, play: any}} props */
function Turned({ player, play }) {
  const { options } = player.ctx;
  return html`<div class="cards" role="img" aria-label=${play.cards.map(cardName).join(", ")}>
    ${play.cards.map((/** @type {string} */ code, /** @type {number} */ i) => html`<span key=${i} class=${names("frame", honest([code], play.claim, options.value) ? "true" : "lie")}>${art(card(code, "compact"))}</span>`)}
  </div>`;
}

/** The step in words, and what was laid. @param {{player: Player}} props */
export function Told({ player }) {
  const at = player.at.value;
  const { happened, honest: is } = player.moment;
  const play = happened.find(({ type, cards }) => type === "played" && cards);
  return html`<section class="zone told" aria-label=${t("replay-step-told")}>
    <div role="status"><span class="hidden-text">${t("replay-step", { at, last: player.last })}</span>
      <p>${player.words(at)} <${Truth} is=${is} /></p></div>
    ${play && player.ctx.faceDown.value && html`<${Turned} player=${player} play=${play} />`}
  </section>`;
}

/** What a player did in the deal, once it is over. @param {{player: Player, seat: number}} props */
function Tally({ player, seat }) {
  const tally = player.told.tallies[seat];
  if (!tally || player.at.value < player.last || !player.ctx.faceDown.value) return null;
  return html`<small class="block">${t("replay-tally", { lies: tally.lies, caught: tally.caught, right: tally.right_calls, wrong: tally.calls - tally.right_calls })}</small>`;
}

/** The hands that are seen. @param {{player: Player}} props */
export function Hands({ player }) {
  const { ctx, moment, told } = player;
  const shown = moment.hands.map((hand, seat) => ({ hand, seat })).filter(({ hand }) => hand !== null);
  return html`<ul class=${names("hands", told.seat !== null && "one")} tabindex="0" aria-label=${t("replay-hands")} data-place="hand">
    ${shown.map(
      ({ hand, seat }) => html`<li key=${seat}>
        ${art(vessel({ seat, name: ctx.name(seat), bot: told.bots[seat] !== null }))}
        <div><b>${ctx.name(seat)}</b> <small>${moment.view.out.includes(seat) ? t("page-seat-out", { place: moment.view.out.indexOf(seat) + 1 }) : t("page-cards-in-hand", { count: hand?.length ?? 0 })}</small><${Tally} player=${player} seat=${seat} />
          ${hand && hand.length > 0 && html`<span class="held" role="img" aria-label=${hand.map(cardName).join(", ")}>${hand.map((code, i) => html`<span key=${i}>${art(card(code, "compact"))}</span>`)}</span>`}</div>
      </li>`,
    )}
  </ul>`;
}

/** @param {{label: string, icon: string, off?: boolean, onClick: () => void, action: string}} props */
const Step = ({ label, icon, off = false, onClick, action }) =>
  html`<button type="button" class="button" data-action=${action} aria-label=${label} title=${label} aria-disabled=${String(off)} onClick=${() => !off && onClick()}><${Icon} name=${icon} /></button>`;

/** @param {{player: Player}} props */
export function Through({ player }) {
  const at = player.at.value;
  const { last } = player;
  const playing = player.playing.value;
  const speed = t("replay-speed", { speed: SPEEDS[player.speed.value] });
  return html`<div class="action through">
    <label class="where"><span class="small" aria-hidden="true">${t("replay-step", { at, last })}</span>
      <input type="range" min="0" max=${last} value=${at} aria-label=${t("replay-where")} aria-valuetext=${t("replay-step", { at, last })} onInput=${(/** @type {any} */ event) => player.go(Number(event.currentTarget.value))} /></label>
    <div class="buttons" role="group" aria-label=${t("replay-through")}>
      <${Step} action="start" label=${t("replay-start")} icon="first" off=${at === 0} onClick=${() => player.go(0)} />
      <${Step} action="back" label=${t("replay-back")} icon="back" off=${at === 0} onClick=${() => player.step(-1)} />
      <button type="button" class="button main" data-action="play" aria-label=${t(playing ? "replay-stop" : "replay-play")} title=${t(playing ? "replay-stop" : "replay-play")} onClick=${() => player.play()}><${Icon} name=${playing ? "pause" : "play"} /></button>
      <${Step} action="forward" label=${t("replay-forward")} icon="forward" off=${at === last} onClick=${() => player.step(1)} />
      <${Step} action="end" label=${t("replay-end")} icon="last" off=${at === last} onClick=${() => player.go(last)} />
      <button type="button" class="button speed" data-action="speed" aria-label=${speed} title=${speed} onClick=${() => player.faster()}>${SPEEDS[player.speed.value]}×</button>
    </div>
  </div>`;
}

/** All steps, each a way there. @param {{player: Player}} props */
export function Steps({ player }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const at = player.at.value;
  useEffect(() => {
    const here = list.current?.querySelector("[aria-current]");
    if (here instanceof HTMLElement && list.current) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  return html`<ol class="steps" ref=${list} tabindex="0" aria-label=${t("replay-steps")}>
    ${player.told.moments.map((moment, i) => {
      const text = player.words(i);
      return html`<li key=${i}><button type="button" aria-current=${i === at ? "step" : undefined} onClick=${() => player.go(i)}>${text || t("replay-nothing-said")} <${Truth} is=${moment.honest} /></button></li>`;
    })}
  </ol>`;
}

/** The way through by keys; Space and Enter on a button are that button. @param {Player} player */
export function listen(player) {
  /** @type {Record<string, () => unknown>} */
  const keys = { ArrowRight: () => player.step(1), ArrowLeft: () => player.step(-1), Home: () => player.go(0), End: () => player.go(player.last), " ": () => player.play() };
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || document.querySelector("dialog[open]")) return;
    if (target.matches("input, select, textarea") || (event.key === " " && target.matches("button, a, summary"))) return;
    event.preventDefault();
    act();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
