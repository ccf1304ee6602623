/** Before the first deal: who is here, what is different, and the way in for others. */
import { signal } from "../../vendor/signals.js";
import { useEffect, useState } from "../../vendor/hooks.js";
import { scene, wood } from "../../scene.js";
import { freePlace } from "../../seats.js";
import { art, html, names } from "../base/html.js";
import * as api from "../base/api.js";
import { t } from "../base/i18n.js";
import { go, invitationTo } from "../base/place.js";
import { sheetOf } from "../base/rules.js";
import { ownName } from "../base/tables.js";
import { Chip, Icon, Sure, Title } from "../base/ui.js";
import { Vessel } from "../table/around.js";
import { NameField } from "./name.js";
import { botWords, Habit, Opponents } from "./opponents.js";
import { ListedChoice } from "./listed.js";
import { timeWords } from "./pace.js";
import { QrCode } from "./qr.js";

/** @typedef {import("../table/context.js").Context} Context */

const COPIED = 2000;
const FOR_NETWORK = "./play --lan";
/** Whether something has just been copied. */
export const copied = signal(false);

/** Copies a text; plain http has no clipboard, so a field that is selected has to do there. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "hidden-text";
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  copied.value = true;
  setTimeout(() => (copied.value = false), COPIED);
}

/** Ways to hand a link on. @param {{address: string, text: string}} props */
export const CopyAndShare = ({ address, text }) => html`<div class="pair">
  <button type="button" class="button" data-action="copy" onClick=${() => copy(address)}><${Icon} name=${copied.value ? "check" : "copy"} /><span role="status">${t(copied.value ? "page-copied" : "page-copy")}</span></button>
  ${"share" in navigator && html`<button type="button" class="button" onClick=${() => navigator.share({ title: t("page-title"), text, url: address }).catch(() => undefined)}><${Icon} name="share" />${t("page-share")}</button>`}
</div>`;

/** @param {{table: string, facts: import("../base/types.js").Facts | null}} props */
export function Invite({ table, facts }) {
  const [invitation, set] = useState(/** @type {api.Invitation | null} */ (null));
  useEffect(() => {
    let wanted = true;
    api.invitation(table).then((found) => wanted && set(found), () => undefined);
    return () => void (wanted = false);
  }, [table]);
  const address = invitation?.addresses[0] ?? invitationTo(table);
  const only = /^https?:\/\/(localhost|127\.|\[::1\])/.test(address);
  return html`<section class="panel" aria-label=${t("page-invite")}>
    <div class="invite">
      <${QrCode} label=${t("page-qr")}><img src=${`/api/tables/${table}/qr.svg`} alt="" width="104" height="104" /></${QrCode}>
      <span class="small muted">${t("page-code")}</span>
      <span class="code">${(invitation?.code ?? "")}</span>
      <${CopyAndShare} address=${address} text=${t("page-share-text")} />
    </div>
    <input class="field address" readonly value=${address} aria-label=${t("page-address")} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
    ${facts && full(facts) && html`<p class="small muted">${t("page-code-full")}</p>`}
    ${only && html`<p class="small muted">${t("page-only-here", { command: FOR_NETWORK })}</p>`}
  </section>`;
}

/** The host sends somebody away, once asked whether this is meant. @param {{ctx: Context, seat: number}} props */
export function Kick({ ctx, seat }) {
  const [asked, ask] = useState(false);
  if (!asked) return html`<button type="button" class="button small" data-action="kick" onClick=${() => ask(true)}><${Icon} name="kick" />${t("page-kick")}</button>`;
  return html`<div class="kick-sure"><p class="small" role="alert">${t("page-kick-sure", { player: ctx.name(seat) })}</p>
    <button type="button" class="button small" onClick=${() => ask(false)}>${t("page-kick-keep")}</button>
    <${Sure} class="button small" data-action="kick-sure" onClick=${() => (ask(false), ctx.session.ask({ type: "kick", seat }))}>${t("page-kick-now")}</${Sure}></div>`;
}

/** @param {{ctx: Context, seat: number, host: boolean, onChoose: (seat: number) => void}} props */
function Row({ ctx, seat, host, onChoose }) {
  const { session } = ctx;
  const facts = /** @type {import("../base/types.js").Facts} */ (session.facts.value);
  const { kind, name, present, bot, program } = facts.seats[seat];
  const me = session.seat.value;
  if (kind === "free") {
    return html`<li class="line-row"><span class="free">${art(freePlace())}</span><span class="grow muted">${t("page-free-seat")}</span>
      ${host && html`<button type="button" class="button small" data-action="add-bot" onClick=${() => session.ask({ type: "add_bot", seat })}><${Icon} name="plus" />${t("page-bot")}</button>`}</li>`;
  }
  const about = kind === "bot" ? botWords(bot) : [seat === me && t("you"), program && t("page-seat-program"), facts.host === seat && t("page-host"), seat !== me && t(present ? "page-present" : "page-seat-away")].filter(Boolean).join(", ");
  return html`<li class=${names("line-row", kind === "bot" && "bot")}><${Vessel} ctx=${ctx} seat=${seat} /><div class="grow"><div class="h3">${name}</div><div class="small muted">${about}</div></div>
    ${host && kind === "bot" && html`<button type="button" class="button small" data-action="change-bot" aria-label=${t("page-change-bot", { player: name })} onClick=${() => onChoose(seat)}>${t("page-change")}</button><button type="button" class="button small" aria-label=${t("page-remove", { player: name })} onClick=${() => session.ask({ type: "remove_bot", seat })}><${Icon} name="cross" /></button>`}
    ${host && kind === "person" && seat !== me && html`<${Kick} ctx=${ctx} seat=${seat} />`}
    ${kind === "bot" && html`<${Habit} id=${bot} />`}
  </li>`;
}

/** What is not as in the preset. @param {{ctx: Context, open: boolean}} props `open`: shown at once, not only counted */
function Differences({ ctx, open }) {
  const differs = ctx.rules.value?.differs ?? [];
  if (!differs.length) return null;
  return html`<details class="differs" open=${open}><summary class="h3">${t("page-differs")} (${differs.length})</summary>
    <ul class="dots">${differs.map(({ option, text }) => html`<li key=${option}>${text}</li>`)}</ul></details>`;
}

/** How this table plays: how much time there is, who may doubt, and what is not as in the preset. @param {{ctx: Context}} props */
export function Differs({ ctx }) {
  const sheet = ctx.rules.value;
  const facts = ctx.session.facts.value;
  if (!sheet || !facts) return null;
  const lines = [
    ...timeWords(facts.times, ctx.faceDown.value),
    ctx.faceDown.value && t(`rule-challengers-${sheet.options.challengers}`),
    ctx.faceDown.value && facts.lots && t("page-lots-on"),
    facts.listed !== "never" && t("page-listed-is"),
  ].filter(Boolean);
  return html`<section class="panel" data-part="terms"><h2 class="h3">${t("page-terms")}</h2>
    <ul class="dots">${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
    ${ctx.session.seat.value !== null && html`<${Differences} ctx=${ctx} open />`}
    <button type="button" class="button quiet" onClick=${() => ctx.openSheet("rules")}>${t("page-all-rules")}</button></section>`;
}

/** What the host has changed last, for as long as this page is open. @param {{ctx: Context}} props */
export function Changed({ ctx }) {
  const facts = ctx.session.facts.value;
  const last = ctx.session.log.value.findLast(({ event }) => event.type === "table_changed" || event.type === "deal_begins")?.event;
  const rules = sheetOf(last?.rules, last?.before).value;
  if (!facts || last?.type !== "table_changed") return null;
  const lines = [
    last.seats !== null && t("page-changed-seats", { count: last.seats }),
    ...(rules?.changed.map(({ text }) => text) ?? []),
    ...(last.pace !== null ? timeWords(facts.times, ctx.faceDown.value) : []),
    last.lots !== null && t(last.lots ? "page-lots-on" : "page-lots-off"),
  ];
  return html`<section class="panel" role="status" data-part="changed"><h2 class="h3">${t("page-changed")}</h2><ul class="dots">${lines.filter(Boolean).map((line) => html`<li key=${line}>${line}</li>`)}</ul></section>`;
}

/** Whether nobody can sit down, now or in the next deal. @param {import("../base/types.js").Facts} facts */
function full({ seats, stage, joining }) {
  if (stage !== "playing") return seats.every(({ kind }) => kind === "person");
  return !seats.some(({ open }) => open) && joining.length >= seats.filter(({ kind, stand_in }) => kind !== "person" || stand_in === "left").length;
}

/** @param {{ctx: Context}} props */
export function SitDown({ ctx }) {
  const facts = /** @type {import("../base/types.js").Facts} */ (ctx.session.facts.value);
  const { joining, barred } = ctx.session.mine.value ?? {};
  if (joining) return html`<p role="status">${t("page-joining")}</p>`;
  if (barred || full(facts)) {
    return html`<div class="sit"><p role="status">${t(barred ? "page-barred" : "page-full")}</p><button type="button" class="button wide" onClick=${() => go("/#new")}>${t("page-new-table")}</button></div>`;
  }
  return html`<form class="sit" onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), void ctx.session.sit(ownName()), ctx.openSheet(""))}>
    <${NameField} />
    <button type="submit" class="button main wide" data-action="sit">${t(facts.stage === "playing" ? "page-sit-next" : "page-sit")}</button>
  </form>`;
}

/** To the host: who was sent away, each with the way back. @param {{ctx: Context}} props */
export function SentAway({ ctx }) {
  const { session } = ctx;
  const away = session.mine.value?.sent_away ?? [];
  if (!away.length) return null;
  return html`<section class="panel" data-part="sent-away"><h2 class="h3">${t("page-sent-away")}</h2>
    <ul>${away.map(({ number, name, program }) => html`<li key=${number} class="line-row"><div class="grow"><div class="h3">${name}</div>${program && html`<div class="small muted">${t("page-seat-program")}</div>`}</div>
      <button type="button" class="button small" data-action="let-back" aria-label=${t("page-let-back-whom", { player: name })} onClick=${() => session.ask({ type: "let_back", number })}>${t("page-let-back")}</button></li>`)}</ul>
  </section>`;
}

/** @param {{ctx: Context}} props */
export function Waiting({ ctx }) {
  const { session } = ctx;
  const facts = /** @type {import("../base/types.js").Facts} */ (session.facts.value);
  const me = session.seat.value;
  const host = me !== null && facts.host === me;
  const taken = facts.seats.filter(({ kind }) => kind !== "free").length;
  const free = taken < facts.seats.length;
  const alone = host && free && facts.seats.filter(({ kind }) => kind === "person").length === 1;
  const hostName = facts.host === null ? "" : ctx.name(facts.host);
  const [choosing, choose] = useState(/** @type {number | null} */ (null));
  return html`<main class="stage papers">
    <div class="scene">${art(scene())}</div><div class="wood">${art(wood())}</div>
    <div class="bar"><${Chip} label=${t("page-menu")} icon="menu" onClick=${() => ctx.openSheet("menu")} />
      <div class="chip title"><b>${hostName ? t("page-table-of", { player: hostName }) : t("page-new-table")}</b><small>${t(`preset-${facts.preset}`)}</small></div><div class="gap"></div>
      <${Chip} label=${t("rules-title")} icon="rules" onClick=${() => ctx.openSheet("rules")} /><${Chip} label=${t("page-settings")} icon="settings" onClick=${() => ctx.openSheet("settings")} /></div>
    <div class="columns">
      ${me === null && html`<section class="panel sit-panel"><h2 class="h2">${t(session.mine.value?.barred ? "page-watch" : "page-sit-title")}</h2><${Differences} ctx=${ctx} open=${false} /><${SitDown} ctx=${ctx} /></section>`}
      <section class="panel"><div class="section-head"><${Title} class="h2">${t("page-coffee")}</${Title}><span class="small muted">${taken}/${facts.seats.length}</span></div>
        <ul>${facts.seats.map((_, seat) => html`<${Row} key=${seat} ctx=${ctx} seat=${seat} host=${host} onChoose=${choose} />`)}</ul>
        ${alone && html`<p class="small muted">${t(facts.listed === "never" ? "page-nobody-here" : "page-listed-wait")}</p>`}
        ${host ? html`<button type="button" class="button main wide" data-action="start" onClick=${() => session.ask({ type: "start" })}>${t("page-deal")}</button>` : hostName && html`<p role="status">${t("page-host-deals", { player: hostName })}</p>`}
        ${host && free && !(alone && facts.listed !== "never") && html`<p class="small muted">${t("page-deal-about")}</p>`}
        ${host && html`<button type="button" class="button quiet" data-action="arrange" onClick=${() => ctx.openSheet("arrange")}>${t("page-arrange")}</button>`}
        ${facts.deals > 0 && html`<a class="button quiet" href=${api.recordAddress(session.table)} download="valepaska.toml">${t("page-record")}</a>`}</section>
      <${SentAway} ctx=${ctx} />
      <${Changed} ctx=${ctx} />
      <${Differs} ctx=${ctx} />
      <div class="invite-column">
        <${Invite} table=${session.table} facts=${facts} />
        ${host && html`<section class="panel" data-part="listed"><h2 class="h3">${t("page-listed")}</h2><${ListedChoice} value=${facts.listed} onChange=${(/** @type {string} */ listed) => session.ask({ type: "set_listed", listed })} /></section>`}
      </div>
    </div>
    ${choosing !== null && html`<${Opponents} ctx=${ctx} seat=${choosing} onClose=${() => choose(null)} />`}
  </main>`;
}

/** Leaves the table for the way in. */
export const leave = () => go("/");
