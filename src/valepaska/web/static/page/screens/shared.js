/**
 * Several people at one device. A hand lies open only while its owner decides; a claim is answered by all of them together,
 * with every hand covered; between two people the door is shut.
 */
import { useState } from "../../vendor/hooks.js";
import { html } from "../base/html.js";
import { situation } from "../table/logic.js";
import { Lost, Spoken } from "../table/table.js";
import { Door } from "./door.js";
import { Inside } from "./room.js";
import { Sheets } from "./sheets.js";

/** @typedef {import("../table/context.js").Context} Context */

/** What is asked of one of the people. @param {Context} ctx */
function asked({ session }) {
  const deal = session.deal.value;
  if (!deal || session.facts.value?.stage !== "playing") return null;
  const kind = situation(deal);
  return kind === "watch" || kind === "over" ? null : kind;
}

/** @param {{contexts: Context[]}} props */
export function Shared({ contexts }) {
  const [opened, open] = useState(/** @type {number | null} */ (null));
  const answering = contexts.filter((ctx) => asked(ctx) === "answer");
  const deciding = contexts.findIndex((ctx) => ![null, "answer"].includes(asked(ctx)));
  const revealing = contexts.some(({ reveal }) => reveal.value !== null);
  const showing = revealing ? (contexts.find(({ reveal }) => reveal.value !== null) ?? contexts[0]) : (answering[0] ?? (deciding >= 0 ? contexts[deciding] : contexts[0]));
  const private_ = !revealing && !answering.length && deciding >= 0;
  for (const ctx of contexts) {
    ctx.covered.value = !(private_ && ctx === showing && opened === deciding);
    ctx.together.value = answering;
  }
  if (!private_ && opened !== null) queueMicrotask(() => open(null));
  const shut = private_ && opened !== deciding;
  const player = showing.name(showing.session.seat.value ?? 0);
  return html`${shut ? html`<${Door} ctx=${showing} player=${player} onOpen=${() => open(deciding)} />` : html`<${Inside} ctx=${showing} />`}
    <${Sheets} ctx=${showing} /><${Spoken} ctx=${showing} /><${Lost} ctx=${showing} />`;
}
