/** Who finds a table: whoever is invited, or everybody. */
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { Segments } from "../base/ui.js";

/** In the order in which more and more people find it. */
export const LISTED = ["never", "free", "always"];

/** @param {{value: string, onChange: (listed: string) => void}} props */
export const ListedChoice = ({ value, onChange }) => html`<${Segments} label=${t("page-listed")} value=${value} onChange=${onChange}
    choices=${LISTED.map((listed) => ({ value: listed, label: t(`page-listed-${listed}`) }))} />
  <p class="small muted listed-words" role="status">${t(`page-listed-${value}-about`)}</p>`;
