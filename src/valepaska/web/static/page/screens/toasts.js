/** Short news over whatever is shown, one below the other: refusals, a line that is lost, what was missed. */
import { useEffect, useState } from "../../vendor/hooks.js";
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { Icon } from "../base/ui.js";

/** @typedef {import("../table/context.js").Context} Context */

const NOTICE = 3500;
const A_LETTER = 60;

/** @param {{ctx: Context}} props */
function Notice({ ctx }) {
  const notice = ctx.session.notice.value;
  const [over, end] = useState(0);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => end(notice.key), Math.max(NOTICE, A_LETTER * notice.text.length));
    return () => clearTimeout(timer);
  }, [notice]);
  return html`<div role="alert" class="notice">${notice && over !== notice.key && html`<div class="toast">${notice.text}</div>`}</div>`;
}

/** That the line to the table is lost, and the way to try again at once. @param {{ctx: Context}} props */
function Lost({ ctx }) {
  if (ctx.session.status.value !== "lost") return null;
  return html`<div class="toast" role="alert"><span>${t("page-lost")}</span><button type="button" class="button small" onClick=${() => ctx.session.connection.again()}><${Icon} name="clock" />${t("page-try-now")}</button></div>`;
}

/** What was missed while the connection was lost. @param {{ctx: Context}} props */
function Missed({ ctx }) {
  const count = ctx.session.missed.value;
  if (!count) return null;
  const close = () => (ctx.session.missed.value = 0);
  return html`<div class="toast" role="status"><span>${t("page-missed", { count })}</span><button type="button" class="button small" onClick=${() => (close(), ctx.openSheet("ledger"))}>${t("page-show")}</button><button type="button" class="button small" aria-label=${t("page-close")} onClick=${close}>×</button></div>`;
}

/** @param {{ctx: Context, people?: Context[]}} props `people`: all who share this device, for each may be refused something */
export const Toasts = ({ ctx, people = [ctx] }) => html`<div class="toasts">${people.map((one, i) => html`<${Notice} key=${i} ctx=${one} />`)}<${Lost} ctx=${ctx} /><${Missed} ctx=${ctx} /></div>`;
