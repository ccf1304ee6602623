/** Pieces that every screen is made of; classes as parts.css names them. */
import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { icon } from "../../icons.js";
import { DOUBLE_PRESS } from "./double.js";
import { art, html, names } from "./html.js";
import { t } from "./i18n.js";

let sheets = 0;

/** Whether something has stood there long enough to be pressed on purpose. @param {unknown} what as long as it is the same, it is the same thing */
export function useRipe(what) {
  const [ripe, ripen] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    const timer = setTimeout(() => ripen(what), DOUBLE_PRESS);
    return () => clearTimeout(timer);
  }, [what]);
  return ripe === what;
}

/** The button that does what was asked about; it does nothing yet for the second half of a double press. @param {{onClick: () => void, children: any, [attribute: string]: any}} props */
export function Sure({ onClick, children, ...others }) {
  const ripe = useRipe(true);
  return html`<button type="button" aria-disabled=${String(!ripe)} onClick=${() => ripe && onClick()} ...${others}>${children}</button>`;
}

/** @param {{name: string}} props */
export const Icon = ({ name }) => art(icon(name));

/** @param {{label: string, icon: string, onClick: () => void, [attribute: string]: any}} props */
export const Chip = ({ label, icon: name, onClick, ...others }) =>
  html`<button type="button" class="chip" aria-label=${label} title=${label} onClick=${onClick} ...${others}><${Icon} name=${name} /></button>`;

/** @param {{label: string, about?: string, on: boolean, onChange: (on: boolean) => void}} props */
export const Switch = ({ label, about, on, onChange }) => html`
  <button type="button" class="switch" role="switch" aria-checked=${String(on)} onClick=${() => onChange(!on)}>
    <span class="label"><b>${label}</b>${about && html`<small>${about}</small>`}</span>
    <span class="knob"><${Icon} name="check" /></span>
  </button>
`;

/** @param {KeyboardEvent} event moves the choice of a radio group with the arrows */
function arrows(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll('[role="radio"]')];
  const next = /** @type {HTMLElement} */ (all[(all.indexOf(/** @type {Element} */ (document.activeElement)) + step + all.length) % all.length]);
  next.focus();
  next.click();
}

/** @template T @typedef {{value: T, label: any, about?: string}} Segment */
/** One of a few, side by side. @param {{label: string, value: any, choices: Segment<any>[], onChange: (value: any) => void}} props */
export const Segments = ({ label, value, choices, onChange }) => html`
  <div class="segments" role="radiogroup" aria-label=${label} onKeyDown=${arrows}>
    ${choices.map(
      (choice) => html`<button
        type="button"
        role="radio"
        key=${choice.value}
        aria-checked=${String(choice.value === value)}
        tabindex=${choice.value === value ? 0 : -1}
        onClick=${() => onChange(choice.value)}
      >${choice.label}${choice.about && html`<small>${choice.about}</small>`}</button>`,
    )}
  </div>
`;

/** One of a list. @param {{label: string, value: any, choices: Segment<any>[], onChange: (value: any) => void}} props */
export const Choices = ({ label, value, choices, onChange }) => html`
  <div role="radiogroup" aria-label=${label} onKeyDown=${arrows}>
    ${choices.map(
      (choice) => html`<button
        type="button"
        class="choice"
        role="radio"
        key=${choice.value}
        aria-checked=${String(choice.value === value)}
        tabindex=${choice.value === value ? 0 : -1}
        onClick=${() => onChange(choice.value)}
      ><span class="dot"></span><span class="label"><b>${choice.label}</b>${choice.about && html`<small>${choice.about}</small>`}</span></button>`,
    )}
  </div>
`;

/** @param {{label: string, value: number, least: number, most: number, onChange: (value: number) => void}} props */
export const Stepper = ({ label, value, least, most, onChange }) => html`
  <div class="stepper" role="group" aria-label=${label}>
    <button type="button" class="button" aria-label=${t("page-fewer")} disabled=${value <= least} onClick=${() => onChange(value - 1)}><${Icon} name="minus" /></button>
    <span class="num" role="status">${value}</span>
    <button type="button" class="button" aria-label=${t("page-more")} disabled=${value >= most} onClick=${() => onChange(value + 1)}><${Icon} name="plus" /></button>
  </div>
`;

/**
 * A sheet over the page: it holds the keys and gives them back when it is closed.
 * @param {{title: string, onClose: () => void, class?: string, children: any}} props
 */
export function Sheet({ title, onClose, class: more, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [id] = useState(() => `sheet-${++sheets}`);
  const ripe = useRipe(title);
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    box.current?.showModal();
    return () => {
      box.current?.close();
      before?.focus();
    };
  }, []);
  return html`
    <dialog
      ref=${box}
      class=${names("sheet", more)}
      aria-labelledby=${id}
      onCancel=${(/** @type {Event} */ event) => (event.preventDefault(), onClose())}
      onClick=${(/** @type {Event} */ event) => event.target === box.current && ripe && onClose()}
    >
      <div class="grip"></div>
      <div class="sheet-head">
        <h2 class="h2" id=${id}>${title}</h2>
        <button type="button" class="close" aria-label=${t("page-close")} onClick=${onClose}><${Icon} name="cross" /></button>
      </div>
      ${children}
    </dialog>
  `;
}

/** A heading that takes the keys when its screen comes, so that a screen reader begins there. @param {{class?: string, children: any}} props */
export function Title({ class: more, children }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return html`<h1 ref=${heading} tabindex="-1" class=${names("h1", "title", more)}>${children}</h1>`;
}
