/** One table: waiting, playing, the end of a deal, or why there is none any more. */
import { useEffect, useMemo, useState } from "../../vendor/hooks.js";
import { effect } from "../../vendor/signals.js";
import { socketAddress } from "../base/api.js";
import { Connection } from "../base/connection.js";
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import * as kept from "../base/kept.js";
import { dropTicket, go, place } from "../base/place.js";
import { Session } from "../base/session.js";
import { settings } from "../base/settings.js";
import { arriving, welcomed } from "../base/tables.js";
import { Context } from "../table/context.js";
import { End } from "../table/end.js";
import { Spoken, Table } from "../table/table.js";
import { Papers } from "./frame.js";
import { MoveHere } from "./move.js";
import { Shared } from "./shared.js";
import { Sheets } from "./sheets.js";
import { Toasts } from "./toasts.js";
import { Waiting } from "./waiting.js";

/** The sessions of a table: one, or as many as people share this device; closed with the screen. @param {string} table */
function useContexts(table) {
  const contexts = useMemo(() => {
    const held = kept.places(table);
    const tokens = held.length ? held.map(({ token }) => token) : [null];
    return tokens.map((token) => new Context(new Session(table, token), tokens.length > 1));
  }, [table]);
  useEffect(() => noting(contexts), [contexts]);
  useEffect(() => warning(contexts[0]), [contexts]);
  useEffect(() => {
    void arrive(contexts[0]);
    return () => contexts.forEach(({ session }) => session.close());
  }, [contexts]);
  return contexts;
}

/** Whenever a deal is over, those who sit here have it noted in the history of this browser. @param {Context[]} contexts */
function noting(contexts) {
  const stops = contexts.map((ctx) =>
    effect(() => {
      if (ctx.session.deal.value?.review) void import("../history/note.js").then(({ note }) => note(ctx));
    }),
  );
  return () => stops.forEach((stop) => stop());
}

/** Says that this browser cannot keep a seat, when it has one. @param {Context} ctx */
const warning = ({ session }) =>
  effect(() => {
    if (session.seat.value !== null && kept.untoldPlaces(session.table)) session.say(t("page-not-kept"));
  });

/** Does what this page came for: sit down, and deal. @param {Context} ctx */
async function arrive({ session }) {
  const wish = arriving(session.table);
  if (!wish) return;
  await welcomed(session);
  if (wish.again !== undefined) return (await import("./match.js")).sitDown(session, { name: wish.name, again: wish.again });
  if ((await session.sit(wish.name)) && wish.start) await session.ask({ type: "start" });
}

/** Whether the host has let back in whoever was sent away, who waits outside and does not watch. @param {string} table @param {boolean} away */
function useLetBack(table, away) {
  const [back, set] = useState(false);
  useEffect(() => {
    if (!away) return undefined;
    const outside = new Connection(socketAddress(table), {
      hello: () => ({ token: kept.barredBy(table), outside: true, lang: settings.language.value }),
      message: ({ mine }) => {
        if (!mine || mine.barred) return;
        outside.close();
        if (mine.seat !== null) kept.holdAgain(table);
        set(true);
      },
      status: () => {},
      gone: () => {},
    });
    return () => outside.close();
  }, [table, away]);
  return back;
}

/** @param {{ctx: Context, code: string, text: string}} props */
function Gone({ ctx, code, text }) {
  const again = () => location.reload();
  useEffect(() => {
    if (code === "no_such_table" || code === "swept" || code === "closed") kept.keepPlaces(ctx.session.table, []);
    if (code === "kicked") ctx.session.sentAway();
    if (code === "moved") ctx.session.forget();
  }, [code]);
  const back = useLetBack(ctx.session.table, code === "kicked");
  const known = ["no_such_table", "closed", "kicked", "moved", "swept", "elsewhere", "reload"].includes(code);
  return html`<${Papers} title=${t("page-gone")}><section class="panel narrow-panel" role="alert">
    <p class="h3">${back ? t("page-let-back-you") : known ? t(`page-gone-${code.replace(/_/g, "-")}`) : text || code}</p>
    ${back || ["elsewhere", "reload", "table_full"].includes(code)
      ? html`<button type="button" class="button main wide" data-action="here" onClick=${again}>${t(code === "elsewhere" ? "page-play-here" : "page-come-back")}</button>`
      : html`<button type="button" class="button main wide" onClick=${() => go("/#new")}>${t("page-new-table")}</button><button type="button" class="button wide" onClick=${() => go("/#join")}>${t("page-type-code")}</button>`}
    ${!back && ["kicked", "moved"].includes(code) && html`<button type="button" class="button wide" data-action="watch" onClick=${again}>${t(ctx.shared ? "page-come-back" : "page-watch")}</button>`}
  </section></${Papers}>`;
}

/** @param {{ctx: Context}} props */
export function Inside({ ctx }) {
  const facts = ctx.session.facts.value;
  if (!facts) return html`<main class="stage papers"><p class="panel loading" role="status">${t("page-loading")}</p></main>`;
  const deal = ctx.session.deal.value;
  if (facts.stage === "waiting" || !deal) return html`<${Waiting} ctx=${ctx} />`;
  return deal.view.phase === "over" && !ctx.reveal.value ? html`<${End} ctx=${ctx} />` : html`<${Table} ctx=${ctx} />`;
}

/** @param {{table: string}} props */
export function Room({ table }) {
  const contexts = useContexts(table);
  const [ctx] = contexts;
  useEffect(() => effect(() => ctx.session.missed.value && setTimeout(() => (ctx.session.missed.value = 0), 6000)), [ctx]);
  const left = contexts.find(({ session }) => session.gone.value);
  if (left) return html`<${Gone} ctx=${left} ...${left.session.gone.value} />`;
  const { ticket } = place.value;
  const seated = kept.places(table).length > 0 && ctx.session.token !== null;
  useEffect(() => {
    if (ticket && seated) dropTicket();
  }, [ticket]);
  if (ticket && !seated && ctx.session.facts.value) return html`<${MoveHere} ctx=${ctx} ticket=${ticket} />`;
  if (contexts.length > 1) return html`<${Shared} contexts=${contexts} />`;
  return html`<${Inside} ctx=${ctx} /><${Sheets} ctx=${ctx} /><${Spoken} ctx=${ctx} /><${Toasts} ctx=${ctx} />`;
}
