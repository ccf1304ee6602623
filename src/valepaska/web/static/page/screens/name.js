/** One's own name: all that is asked of anybody. */
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { settings } from "../base/settings.js";
import { ownName } from "../base/tables.js";

const LONGEST = 20;

export const NameField = () => html`<label class="name-field"><span class="h3">${t("page-your-name")}</span>
  <input class="field" name="name" autocomplete="nickname" maxlength=${LONGEST} value=${settings.name.value} placeholder=${ownName()} onInput=${(/** @type {any} */ event) => (settings.name.value = event.currentTarget.value.trim())} />
</label>`;
