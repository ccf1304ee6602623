/** A finished deal, by its link or from a file: the table again, and a way through what happened at it. */
import { useEffect, useMemo, useState } from "../../vendor/hooks.js";
import { signal } from "../../vendor/signals.js";
import * as api from "../base/api.js";
import { html, names } from "../base/html.js";
import { t } from "../base/i18n.js";
import { go, place } from "../base/place.js";
import { Choices, Chip, Icon, Sheet } from "../base/ui.js";
import { Papers } from "../screens/frame.js";
import { Rules } from "../screens/rules.js";
import { Settings } from "../screens/settings.js";
import { copied, copy } from "../screens/waiting.js";
import { Table } from "../table/table.js";
import { Hands, listen, Steps, Through, Told } from "./parts.js";
import { Player } from "./player.js";

/** Its own look is loaded with it. */
async function dress() {
  const look = document.createElement("link");
  look.rel = "stylesheet";
  look.href = new URL("replay.css", import.meta.url).href;
  document.head.append(look);
  await new Promise((done) => (look.onload = look.onerror = done));
}
await dress();

/** What the server takes. */
const LARGEST_FILE = 256 * 1024;
/** The text of the file that is looked at, with whose view; null: none. */
const file = signal(/** @type {{text: string, seat: number | null} | null} */ (null));

/** What is wrong, in a sentence. @param {unknown} error */
function wrong(error) {
  if (!(error instanceof api.ApiError)) throw error;
  return error.code === "offline" ? t("page-lost") : error.message || error.code;
}

/** Whose view is shown, in words. @param {Player} player */
const viewWords = ({ told, ctx }) => (told.seat === null ? t("replay-all-cards") : t("replay-as-seat", { player: ctx.name(told.seat) }));

/** Shows the deal as somebody else saw it, at the same step. @param {number | null} seat */
function look(seat) {
  if (file.value) file.value = { ...file.value, seat };
  else go(`${location.pathname}${seat === null ? "" : `?seat=${seat}`}`);
}

/** @param {{player: Player}} props */
function View({ player }) {
  const { told, ctx } = player;
  if (told.sealed) return html`<p>${t("replay-sealed", { player: ctx.name(told.seat ?? 0) })}</p>`;
  const choices = [{ value: -1, label: t("replay-all-cards"), about: t("replay-all-about") }, ...told.names.map((_, seat) => ({ value: seat, label: t("replay-as-seat", { player: ctx.name(seat) }) }))];
  return html`<${Choices} label=${t("replay-whose")} value=${told.seat ?? -1} choices=${choices} onChange=${(/** @type {number} */ seat) => look(seat < 0 ? null : seat)} />`;
}

/** @param {{player: Player}} props */
function Menu({ player }) {
  const { ctx, told } = player;
  const { replay } = place.value;
  return html`<div class="menu">
    <h3 class="h3">${t("replay-whose")}</h3>
    <${View} player=${player} />
    <div class="pair">
      ${replay && !told.sealed && html`<a class="button" href=${api.replayRecordAddress(replay)} download="valepaska.toml"><${Icon} name="download" />${t("page-record")}</a>`}
      <button type="button" class="button" onClick=${() => ctx.openSheet("rules")}><${Icon} name="rules" />${t("page-rules")}</button>
      <button type="button" class="button" onClick=${() => ctx.openSheet("settings")}><${Icon} name="settings" />${t("page-settings")}</button>
      <button type="button" class="button" data-action="open-file" onClick=${() => ((file.value = null), go("/#replay"))}><${Icon} name="enter" />${t("replay-open-file")}</button>
    </div>
    <p class="small muted">${t("replay-keys")}</p>
  </div>`;
}

/** @param {{player: Player}} props */
function Sheets({ player }) {
  const { ctx } = player;
  const rules = player.told.rules;
  /** @type {Record<string, [string, any]>} */
  const all = {
    menu: ["replay-title", () => html`<${Menu} player=${player} />`],
    steps: ["replay-steps", () => html`<${Steps} player=${player} />`],
    rules: ["rules-title", () => html`<${Rules} spec=${rules} />`],
    settings: ["page-settings", () => html`<${Settings} />`],
  };
  const found = all[ctx.sheet.value ?? ""];
  return found && html`<${Sheet} title=${t(found[0])} class=${ctx.sheet.value === "rules" ? "" : "slim"} onClose=${() => ctx.openSheet("")}>${found[1]()}</${Sheet}>`;
}

/** @param {{player: Player}} props */
function Bar({ player }) {
  const { ctx, told } = player;
  const shared = place.value.replay !== undefined;
  return html`<header class="bar">
    <${Chip} label=${t("page-to-landing")} icon="back" onClick=${() => ((file.value = null), go("/"))} />
    <div class=${names("chip title", told.seat !== null && "long")} data-part="whose"><b>${viewWords(player)}</b><small>${t(`preset-${told.rules.split("+")[0]}`)} · ${t("page-deal-number", { number: told.deal })}</small></div>
    <div class="gap"></div>
    <span class="narrow-only"><${Chip} label=${t("replay-steps")} icon="ledger" onClick=${() => ctx.openSheet("steps")} /></span>
    ${shared && html`<${Chip} label=${t(copied.value ? "page-copied" : "page-copy")} icon=${copied.value ? "check" : "link"} data-action="copy" onClick=${() => copy(location.href)} />`}
    <${Chip} label=${t("page-menu")} icon="menu" data-action="menu" onClick=${() => ctx.openSheet("menu")} />
  </header>`;
}

/** @param {{player: Player}} props */
function Stage({ player }) {
  const { ctx } = player;
  useEffect(() => () => player.close(), [player]);
  const parts = useMemo(
    () => ({
      bar: () => html`<${Bar} player=${player} />`,
      zone: () => html`<${Told} player=${player} />`,
      hand: () => html`<${Hands} player=${player} />`,
      action: () => html`<${Through} player=${player} />`,
      side: () => html`<aside class="side" aria-label=${t("replay-steps")}><h2 class="h3">${t("replay-steps")}</h2><${Steps} player=${player} /></aside>`,
      keys: () => listen(player),
    }),
    [player],
  );
  return html`<div class=${names("replay", player.told.seat === null && "all")}><${Table} ctx=${ctx} ...${parts} /></div><${Sheets} player=${player} />`;
}

/** The way in for a file. @param {{fault: string, onFile: (text: string) => void}} props */
function Open({ fault, onFile }) {
  const [large, set] = useState("");
  const chosen = async (/** @type {any} */ event) => {
    const [found] = event.currentTarget.files;
    event.currentTarget.value = "";
    if (!found) return;
    if (found.size > LARGEST_FILE) return set(t("replay-file-large", { size: LARGEST_FILE / 1024 }));
    set("");
    onFile(await found.text());
  };
  return html`<${Papers} title=${t("replay-open-file")}><section class="panel narrow-panel">
    <p>${t("replay-file-about")}</p>
    <label class="button main wide file"><${Icon} name="enter" />${t("replay-choose-file")}<input type="file" accept=".toml,application/toml,text/plain" data-part="file" onChange=${chosen} /></label>
    <p class="field-error" role="alert">${large || fault}</p>
    <p class="small muted">${t("replay-file-sent", { size: LARGEST_FILE / 1024 })}</p>
  </section></${Papers}>`;
}

/** @param {{text: string}} props */
const Missing = ({ text }) => html`<${Papers} title=${t("replay-title")}><section class="panel narrow-panel">
  <p class="h3" role="alert">${text}</p>
  <button type="button" class="button main wide" onClick=${() => go("/")}>${t("page-to-landing")}</button>
  <button type="button" class="button wide" onClick=${() => go("/#replay")}>${t("replay-open-file")}</button>
</section></${Papers}>`;

export function Replay() {
  const { replay, seat = null } = place.value;
  const [player, setPlayer] = useState(/** @type {Player | null} */ (null));
  const [fault, setFault] = useState("");
  const from = replay ? `${replay} ${seat}` : file.value;
  useEffect(() => {
    let wanted = true;
    const asked = replay ? api.replay(replay, seat) : file.value && api.replayOf(file.value.text, file.value.seat);
    if (!asked) return void setPlayer(null);
    asked.then(
      (told) => {
        if (!wanted) return;
        setFault("");
        setPlayer((before) => new Player(told, before?.at.peek()));
      },
      (error) => {
        if (!wanted) return;
        setPlayer(null);
        setFault(wrong(error));
      },
    );
    return () => void (wanted = false);
  }, [from]);
  if (player) return html`<${Stage} key=${player} player=${player} />`;
  if (!replay) return html`<${Open} fault=${fault} onFile=${(/** @type {string} */ text) => (file.value = { text, seat: null })} />`;
  return fault ? html`<${Missing} text=${fault} />` : html`<main class="stage papers"><p class="panel loading" role="status">${t("page-loading")}</p></main>`;
}
