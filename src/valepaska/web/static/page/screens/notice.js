/** Refusals and other short news, over whatever is shown. */
import { useEffect, useState } from "../../vendor/hooks.js";
import { html } from "../base/html.js";

const NOTICE = 3500;
const A_LETTER = 60;

/** @param {{ctx: import("../table/context.js").Context}} props */
export function Notice({ ctx }) {
  const notice = ctx.session.notice.value;
  const [over, end] = useState(0);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => end(notice.key), Math.max(NOTICE, A_LETTER * notice.text.length));
    return () => clearTimeout(timer);
  }, [notice]);
  return html`<div role="alert" class="notice">${notice && over !== notice.key && html`<div class="toast">${notice.text}</div>`}</div>`;
}
