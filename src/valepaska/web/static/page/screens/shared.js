/**
 * Several people at one device. A hand lies open only while its owner decides; a claim is answered by all of them together,
 * with every hand covered; between two people the door is shut.
 */
import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { html } from "../base/html.js";
import { situation } from "../table/logic.js";
import { Spoken } from "../table/table.js";
import { Door } from "./door.js";
import { Inside } from "./room.js";
import { Sheets } from "./sheets.js";
import { Toasts } from "./toasts.js";

/** @typedef {import("../table/context.js").Context} Context */

/** What is asked of one of the people. @param {Context} ctx */
function asked({ session }) {
  const deal = session.deal.value;
  if (!deal || session.facts.value?.stage !== "playing") return null;
  const kind = situation(deal);
  return kind === "watch" || kind === "over" ? null : kind;
}

/** What the people at this device see now. @param {Context[]} contexts @param {Context} before */
function scene(contexts, before) {
  const decisions = new Set(contexts.map(({ session }) => session.deal.value?.decision));
  if (before.reveal.value || decisions.size > 1) return { showing: before, answering: [], deciding: -1 };
  const answering = contexts.filter((ctx) => asked(ctx) === "answer");
  if (answering.length) return { showing: answering[0], answering, deciding: -1 };
  const deciding = contexts.findIndex((ctx) => asked(ctx) !== null);
  return { showing: deciding >= 0 ? contexts[deciding] : before, answering, deciding };
}

/** @param {{contexts: Context[]}} props */
export function Shared({ contexts }) {
  const [opened, open] = useState(/** @type {number | null} */ (null));
  const shown = useRef(contexts[0]);
  const { showing, answering, deciding } = scene(contexts, shown.current);
  shown.current = showing;
  const close = deciding < 0 && opened !== null;
  useEffect(() => {
    if (close) open(null);
  }, [close]);
  for (const ctx of contexts) {
    ctx.onScreen.current = ctx === showing;
    ctx.covered.value = deciding < 0 || opened !== deciding;
    ctx.together.value = answering;
  }
  const player = showing.name(showing.session.seat.value ?? 0);
  const shut = deciding >= 0 && opened !== deciding;
  return html`${shut ? html`<${Door} ctx=${showing} player=${player} onOpen=${() => open(deciding)} />` : html`<${Inside} ctx=${showing} />`}
    <${Sheets} ctx=${showing} /><${Spoken} ctx=${showing} /><${Toasts} ctx=${showing} people=${contexts} />`;
}
