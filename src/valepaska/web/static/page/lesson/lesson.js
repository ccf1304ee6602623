/** The lesson: a table like any other, and over it a slip that says what to do and why. */
import { useEffect, useMemo, useRef } from "../../vendor/hooks.js";
import { html } from "../base/html.js";
import { t } from "../base/i18n.js";
import { go } from "../base/place.js";
import { nameAlone, openTable } from "../base/tables.js";
import { Icon } from "../base/ui.js";
import { Sheets } from "../screens/sheets.js";
import { Toasts } from "../screens/toasts.js";
import { Spoken, Table } from "../table/table.js";
import { Course, TASKS } from "./course.js";

/** Its own look is loaded with it. */
async function dress() {
  const look = document.createElement("link");
  look.rel = "stylesheet";
  look.href = new URL("lesson.css", import.meta.url).href;
  document.head.append(look);
  await new Promise((done) => (look.onload = look.onerror = done));
}
await dress();

const READING = new Set(["goal", "how", "done", "more"]);

/** @param {{course: Course}} props */
function Buttons({ course }) {
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  const phase = course.phase.value;
  useEffect(() => main.current?.focus({ preventScroll: true }), [phase]);
  if (course.trouble.value) return html`<button type="button" class="button" onClick=${() => course.begin()}>${t("page-try-now")}</button>`;
  if (READING.has(phase)) return html`<button type="button" ref=${main} class="button main" data-action="read-on" onClick=${() => course.goOn()}>${t("page-go-on")}</button>`;
  if (phase !== "end") return null;
  return html`<div class="pair">
    <button type="button" ref=${main} class="button main" data-action="play-now" onClick=${() => openTable({}, { sit: [nameAlone()], start: true })}><${Icon} name="play" />${t("page-play-now")}</button>
    <button type="button" class="button" onClick=${() => go("/")}>${t("page-to-landing")}</button>
  </div>`;
}

/** @param {{course: Course}} props */
function Coach({ course }) {
  const phase = course.phase.value;
  const at = Math.min(TASKS, course.done.value + (phase === "done" ? 0 : 1));
  return html`<section class=${`coach ${phase}`} aria-label=${t("lesson-title")}>
    ${phase === "goal" ? html`<h2 class="h2">${t("lesson-title")}</h2>` : html`<small class="muted">${t("lesson-step", { number: at, count: TASKS })}</small>`}
    <button type="button" class="close" aria-label=${t("lesson-leave")} title=${t("lesson-leave")} onClick=${() => go("/")}><${Icon} name="cross" /></button>
    <p role="status" data-phase=${phase} data-task=${course.task.value}>${course.trouble.value || course.words()}</p>
    <${Buttons} course=${course} />
  </section>`;
}

export function Lesson() {
  const course = useMemo(() => new Course(), []);
  const { ctx, session } = course;
  useEffect(() => () => session.close(), [session]);
  if (!session.facts.value) return html`<main class="stage papers"><p class="panel loading" role="status">${course.trouble.value || t("page-loading")}</p></main>`;
  return html`<div class="lesson"><${Table} ctx=${ctx} bar=${() => html`<${Coach} course=${course} />`} side=${null} /></div>
    <${Sheets} ctx=${ctx} /><${Spoken} ctx=${ctx} /><${Toasts} ctx=${ctx} />`;
}
