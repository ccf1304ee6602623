/** The public list: tables where one may sit down or watch, and quick match. */
import { useEffect, useState } from "../../vendor/hooks.js";
import { vessel } from "../../seats.js";
import { ApiError } from "../base/api.js";
import { art, html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { go } from "../base/place.js";
import { busy, trouble } from "../base/tables.js";
import { Icon } from "../base/ui.js";
import { Papers } from "./frame.js";
import { nameOf, openOne, publicTables, quickMatch, sitAt } from "./match.js";
import { NameField } from "./name.js";

/** @typedef {import("./match.js").PublicTable} PublicTable */

const EVERY = 5000;

/** The list as it is now, those that were shown already in the place where they stood: nothing moves under a finger. @param {PublicTable[]} shown @param {PublicTable[]} found */
function inPlace(shown, found) {
  const places = shown.map(({ table }) => table);
  const known = found.filter(({ table }) => places.includes(table)).sort((one, other) => places.indexOf(one.table) - places.indexOf(other.table));
  return [...known, ...found.filter(({ table }) => !places.includes(table))];
}

/** The list, fetched again every few seconds while somebody looks at it. @returns {{tables: PublicTable[] | null, lost: boolean}} */
function useList() {
  const [list, set] = useState(/** @type {{tables: PublicTable[] | null, lost: boolean}} */ ({ tables: null, lost: false }));
  useEffect(() => {
    let timer = 0;
    let looks = true;
    let asking = false;
    async function look() {
      if (asking || document.visibilityState === "hidden") return;
      asking = true;
      clearTimeout(timer);
      try {
        const found = await publicTables();
        if (looks) set(({ tables }) => ({ tables: inPlace(tables ?? [], found), lost: false }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (looks) set(({ tables }) => ({ tables, lost: true }));
      }
      asking = false;
      if (looks) timer = setTimeout(look, EVERY);
    }
    void look();
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      looks = false;
      clearTimeout(timer);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return list;
}

/** @param {PublicTable} table */
const about = ({ preset, differs, people, programs, seats, bots, stage, pace }) => [
  [t(`preset-${preset}`), differs > 0 && t("public-differs", { count: differs })],
  [t("public-people", { people: people + programs, seats }), programs > 0 && t("public-programs", { count: programs }), bots > 0 && t("public-bots", { count: bots })],
  [t(`public-${stage}`), t("public-pace", { pace })],
];

/** @param {{table: PublicTable}} props */
function Row({ table }) {
  const { table: id, host, host_seat, way } = table;
  const named = { table: nameOf(table) };
  return html`<li class="line-row public-row">
    <span class="mug">${art(vessel({ seat: host_seat ?? 0, name: host || "?", steam: true }))}</span>
    <div class="grow"><h3 class="h3">${named.table}</h3>${about(table).map((parts) => html`<div class="small muted" key=${parts[0]}>${parts.filter(Boolean).join(", ")}</div>`)}</div>
    <div class="pair">
      ${way !== "watch" && html`<button type="button" class="button small" data-action="sit-at" aria-label=${t(`public-${way}-at`, named)} onClick=${() => sitAt(id)}><${Icon} name="enter" />${t(way === "sit" ? "page-sit" : "page-sit-next")}</button>`}
      <button type="button" class="button small" data-action="watch-at" aria-label=${t("public-watch-at", named)} onClick=${() => go(`/t/${id}`)}><${Icon} name="watch" />${t("page-watch")}</button>
    </div>
  </li>`;
}

export function Public() {
  const { tables, lost } = useList();
  return html`<${Papers} title=${t("page-public")}>
    <section class="panel public-quick">
      <${NameField} />
      <button type="button" class="button main wide" data-action="quick" aria-disabled=${String(busy.value)} onClick=${() => quickMatch()}><${Icon} name="people" />${t("public-quick")}</button>
      <p class="small muted" role="alert">${trouble.value || t("public-quick-about")}</p>
    </section>
    <section class="panel" data-part="list">
      <h2 class="h3" aria-live="polite">${tables ? t("public-count", { count: tables.length }) : t("page-loading")}</h2>
      ${lost && html`<p class="field-error" role="alert">${t("public-lost")}</p>`}
      ${tables?.length === 0 && html`<p class="public-none">${t("public-none")}</p>`}
      <ul>${tables?.map((table) => html`<${Row} key=${table.table} table=${table} />`)}</ul>
      <div class="pair public-more">
        <button type="button" class="button" data-action="open-one" aria-disabled=${String(busy.value)} onClick=${openOne}><${Icon} name="plus" />${t("public-open")}</button>
        <button type="button" class="button" data-action="own-rules" onClick=${() => go("/#new//free")}><${Icon} name="settings" />${t("public-own-rules")}</button>
        <button type="button" class="button" data-action="watch" onClick=${() => go("/#watch")}><${Icon} name="link" />${t("page-link-or-code")}</button>
      </div>
    </section>
  </${Papers}>`;
}
