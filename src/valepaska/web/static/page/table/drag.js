/** Cards dragged from the hand to the pile. An extra: whatever can be dragged can be tapped. */
import { t } from "../base/i18n.js";
import { can, situation } from "./logic.js";
import { noPress } from "./press.js";

/** @typedef {import("./context.js").Context} Context */

/** So far a finger may slip and still have tapped. */
const SLACK = 10;
const MOST_SHOWN = 5;

/** @param {Context} ctx */
const mayLay = ({ session }) => {
  const deal = session.deal.value;
  return deal !== null && can(deal.may, "play") && ["turn", "opening"].includes(situation(deal));
};

/** Whether this is over the rug: whatever falls there falls on the pile. @param {{clientX: number, clientY: number}} at */
function overPile({ clientX, clientY }) {
  const box = document.querySelector(".runner")?.getBoundingClientRect();
  return box !== undefined && clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
}

/** The next click is the end of a drag and means nothing. */
function swallowClick() {
  const stop = (/** @type {Event} */ event) => event.stopPropagation();
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}

/** The chosen cards under the finger. @param {HTMLElement} hand */
function lifted(hand) {
  const box = document.createElement("div");
  box.className = "dragged";
  const chosen = [...hand.querySelectorAll('.card[aria-pressed="true"] > .art')].slice(0, MOST_SHOWN);
  for (const drawing of chosen) box.append(drawing.cloneNode(true));
  hand.closest(".table")?.append(box);
  return box;
}

class Drag {
  /** @type {HTMLElement | null} */
  #box = null;

  /** @param {Context} ctx @param {PointerEvent} event @param {string[]} keys of the card, or of the group, under the finger */
  constructor(ctx, event, keys) {
    this.ctx = ctx;
    this.id = event.pointerId;
    this.from = event;
    this.keys = keys;
    this.hand = /** @type {HTMLElement} */ (event.currentTarget);
  }

  get going() {
    return this.#box !== null;
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.going && Math.hypot(event.clientX - this.from.clientX, event.clientY - this.from.clientY) < SLACK) return;
    if (!this.going) this.#start();
    const table = /** @type {HTMLElement} */ (this.hand.closest(".table"));
    const { left, top } = table.getBoundingClientRect();
    this.#box?.style.setProperty("transform", `translate(${event.clientX - left}px, ${event.clientY - top}px)`);
    table.toggleAttribute("data-over-pile", overPile(event));
  }

  #start() {
    const { choice } = this.ctx;
    noPress();
    this.hand.setPointerCapture(this.id);
    if (!this.keys.some((key) => choice.keys.value.has(key))) choice.more(this.keys);
    this.#box = document.createElement("div");
    // the cards are drawn as chosen first
    requestAnimationFrame(() => this.going && this.#show());
  }

  #show() {
    const at = this.#box?.style.transform ?? "";
    this.#box = lifted(this.hand);
    this.#box.style.transform = at;
  }

  /** @param {PointerEvent} event @param {boolean} dropped whether it was let go, not taken away */
  end(event, dropped) {
    const { ctx } = this;
    if (!this.going) return;
    this.#box?.remove();
    this.#box = null;
    this.hand.closest(".table")?.removeAttribute("data-over-pile");
    swallowClick();
    if (!dropped || !overPile(event)) return;
    if (ctx.faceDown.value && ctx.claimed.value === null) {
      ctx.announce(t("page-choose-rank"));
    } else {
      void ctx.play();
    }
  }
}

/** Follows one pointer until it is let go. @param {Drag} drag */
function follow(drag) {
  const move = (/** @type {PointerEvent} */ event) => event.pointerId === drag.id && drag.move(event);
  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== drag.id) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    drag.end(event, event.type === "pointerup");
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** What a hand listens to, so that its cards can be dragged. @param {Context} ctx */
export const draggable = (ctx) => ({
  onDragStart: (/** @type {Event} */ event) => event.preventDefault(),
  onPointerDown(/** @type {PointerEvent} */ event) {
    const card = /** @type {Element} */ (event.target).closest(".hand > .card");
    if (!card || !event.isPrimary || event.button !== 0 || !mayLay(ctx)) return;
    const keys = card.getAttribute("data-key") ?? card.getAttribute("data-keys");
    if (keys) follow(new Drag(ctx, event, keys.split(" ")));
  },
});
