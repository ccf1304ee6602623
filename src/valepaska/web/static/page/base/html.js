/** Templates (`html`) and drawings (`art`) as Preact nodes. Nothing here writes markup into the page. */
import { Fragment, h } from "../../vendor/preact.js";
import htm from "../../vendor/htm.js";

export const html = htm.bind(h);

/** @typedef {{tag: string, attributes: Record<string, string>, children: (Shape | string)[]}} Shape */

const MOST_KEPT = 600;
/** @type {Map<string, Shape[]>} */
const parsed = new Map();

/** @param {Element} element @returns {Shape} */
function shapeOf(element) {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const children = [...element.childNodes].map((node) => (node instanceof Element ? shapeOf(node) : (node.textContent ?? "")));
  return { tag: element.localName, attributes, children };
}

/** @param {Shape | string} shape @returns {any} */
const node = (shape) => (typeof shape === "string" ? shape : h(shape.tag, shape.attributes, ...shape.children.map(node)));

/** A drawing, given as SVG text by the modules of the deck and the scene, as nodes. @param {string} text */
export function art(text) {
  let shapes = parsed.get(text);
  if (!shapes) {
    if (parsed.size >= MOST_KEPT) parsed.clear();
    shapes = [...new DOMParser().parseFromString(text, "text/html").body.children].map(shapeOf);
    parsed.set(text, shapes);
  }
  return shapes.length === 1 ? node(shapes[0]) : h(Fragment, null, ...shapes.map(node));
}

/** Class names, without those that are not wanted. @param {...(string | false | null | undefined)} names */
export const names = (...names) => names.filter(Boolean).join(" ");
