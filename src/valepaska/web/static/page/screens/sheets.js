/** The sheets over a table: menu, rules, settings, ledger, sitting down, swapping. */
import { useEffect, useState } from "../../vendor/hooks.js";
import { html, names } from "../base/html.js";
import { speakAll, t } from "../base/i18n.js";
import { go } from "../base/place.js";
import { Icon, Sheet } from "../base/ui.js";
import { Vessel } from "../table/around.js";
import { LedgerAndHistory, Phrases } from "../table/side.js";
import { AllCards } from "../table/singly.js";
import { SwapPanel } from "../table/swap.js";
import { Keys } from "./keys.js";
import { botWords, Habit } from "./opponents.js";
import { Rules } from "./rules.js";
import { Settings } from "./settings.js";
import { MoveAway } from "./move.js";
import { Differs, Invite, Kick, SentAway, SitDown } from "./waiting.js";

/** @typedef {import("../table/context.js").Context} Context */

/** What the host, and everybody, may do about one person. @param {{ctx: Context, seat: number}} props */
function Person({ ctx, seat }) {
  const { session } = ctx;
  const facts = /** @type {import("../base/types.js").Facts} */ (session.facts.value);
  const { name, kind, bot, present, stand_in, open, program } = facts.seats[seat];
  const muted = session.mine.value?.muted.includes(seat) ?? false;
  const host = facts.host === session.seat.value && session.seat.value !== null;
  const here = kind === "person" && stand_in !== "left";
  const gone = kind === "person" && (!present || stand_in !== null);
  const button = (/** @type {string} */ text, /** @type {Record<string, unknown>} */ command) => html`<button type="button" class="button small" onClick=${() => session.ask(command)}>${text}</button>`;
  return html`<li class=${names("line-row", kind === "bot" && "bot")}><${Vessel} ctx=${ctx} seat=${seat} /><div class="grow"><div class="h3">${name}</div>${(kind === "bot" || program) && html`<div class="small muted">${program ? t("page-seat-program") : botWords(bot)}</div>`}</div><div class="person-buttons">
    ${here && session.seat.value !== null && button(t(muted ? "page-unmute" : "page-mute"), { type: "mute", seat, on: !muted })}
    ${host && here && html`<${Kick} ctx=${ctx} seat=${seat} />`}
    ${host && kind === "person" && !gone && !program && button(t("page-make-host"), { type: "make_host", seat })}
    ${host && gone && !open && button(t("page-open-seat"), { type: "open_seat", seat })}
  </div>${kind === "bot" && html`<${Habit} id=${bot} />`}</li>`;
}

/** @param {{ctx: Context}} props */
function Menu({ ctx }) {
  const { session } = ctx;
  const facts = session.facts.value;
  const me = session.seat.value;
  const others = facts?.seats.map((_, seat) => seat).filter((seat) => seat !== me && facts.seats[seat].kind !== "free") ?? [];
  const stand = async () => {
    await session.stand();
    ctx.openSheet("");
  };
  return html`<div class="menu">
    <${Phrases} ctx=${ctx} />
    <ul>${others.map((seat) => html`<${Person} key=${seat} ctx=${ctx} seat=${seat} />`)}</ul>
    <${SentAway} ctx=${ctx} />
    <${Differs} ctx=${ctx} />
    <${Invite} table=${session.table} facts=${facts} />
    <div class="pair">
      ${me !== null && facts?.host === me && facts.stage !== "playing" && html`<button type="button" class="button" data-action="arrange" onClick=${() => ctx.openSheet("arrange")}><${Icon} name="settings" />${t("page-arrange")}</button>`}
      ${me !== null && html`<button type="button" class="button" onClick=${stand}><${Icon} name="enter" />${t("page-stand")}</button>`}
      ${me !== null && html`<button type="button" class="button" data-action="move" onClick=${() => ctx.openSheet("move")}><${Icon} name="device" />${t("page-move")}</button>`}
      <button type="button" class="button" onClick=${() => go("/")}><${Icon} name="door" />${t("page-to-landing")}</button>
    </div>
    <p class="small muted">${t(me === null ? "page-leave-watch" : "page-leave-about")}</p>
    ${me !== null && html`<button type="button" class="button quiet small" data-action="mine" onClick=${() => ctx.openSheet("mine")}>${t("mine")}</button>`}
  </div>`;
}

/** What is in a sheet, loaded when it is first asked for. @param {() => Promise<any>} load */
const later = (load) =>
  function Later(/** @type {{ctx: Context}} */ { ctx }) {
    const [Inside, set] = useState(/** @type {any} */ (null));
    useEffect(() => void load().then((found) => set(() => found)), []);
    return Inside ? html`<${Inside} ctx=${ctx} />` : html`<p role="status">${t("page-loading")}</p>`;
  };
const ArrangeLater = later(async () => (await import("./arrange.js")).Arrange);
const ShareLater = later(async () => (await Promise.all([import("../replay/share.js"), speakAll()]))[0].ShareDeal);
const MineLater = later(async () => (await import("./mine.js")).Mine);

/** @param {{ctx: Context}} props */
export function Sheets({ ctx }) {
  const close = () => ctx.openSheet("");
  /** @type {Record<string, [string, any]>} */
  const all = {
    menu: ["page-menu", Menu],
    rules: ["rules-title", () => html`<${Rules} spec=${ctx.session.facts.value?.rules ?? ""} times=${ctx.session.facts.value?.times} />`],
    settings: ["page-settings", () => html`<${Settings} session=${ctx.session} />`],
    ledger: ["page-ledger", LedgerAndHistory],
    sit: ["page-sit-title", SitDown],
    swap: ["page-swap", SwapPanel],
    singly: ["singly-title", AllCards],
    move: ["page-move", MoveAway],
    arrange: ["page-arrange", ArrangeLater],
    share: ["page-share", ShareLater],
    mine: ["mine", MineLater],
    keys: ["page-keys", Keys],
  };
  const found = all[ctx.sheet.value ?? ""];
  if (!found) return null;
  const [title, Inside] = found;
  return html`<${Sheet} title=${t(title)} class=${["rules", "arrange"].includes(ctx.sheet.value ?? "") ? "" : "slim"} onClose=${close}><${Inside} ctx=${ctx} /></${Sheet}>`;
}
