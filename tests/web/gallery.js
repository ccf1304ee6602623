import { back, card, group, install } from "../../src/valepaska/web/static/deck.js";
import { PAGES } from "./gallery-pages.js";
import { FORTY, fillHand, SEVEN, table, TABLES, TEN, THIRTY } from "./gallery-table.js";

const RANKS = "3456789TJQKA2";
const cell = (art, width, name = "") => `<span class="${name}" data-width="${width}">${art}</span>`;
const run = (cells, deck = "four") => `<div class="run" data-deck="${deck}">${cells.join("")}</div>`;

function deck() {
  const suits = ["s", "h", "c", "d"].map((suit) => run([...RANKS].map((rank) => cell(card(rank + suit), 90))));
  const two = run([cell(card("X"), 76), cell(back(), 76), ...["As", "Kh", "Qd", "Jc", "Th", "7d"].map((code) => cell(card(code), 76)), ...["9s", "Th", "6d", "Qc", "2h"].map((code) => cell(card(code, "compact"), 44))], "two");
  const small = run([...["9s", "Th", "6d", "Qc", "X"].map((code) => cell(card(code, "compact"), 44)), cell(back(20), 20),
    cell(group("9", ["s", "h"]), 60, "bare"), cell(group("6", ["s", "d", "h", "c"], [false, false, true, true]), 60, "bare"), cell(group("Q", ["h", "d", "h"]), 60, "bare"), cell(group("T", ["s", "s", "h", "h", "d", "c", "c"]), 60, "bare"), cell(group("X", ["x", "x"]), 60, "bare")], "two");
  const large = run([...["Js", "Qh", "Ks", "Ah", "Ts", "X"].map((code) => cell(card(code), 170)), cell(back(), 170)], "two");
  return `<div class="deck-board">${suits.join("")}${two}${small}${large}</div>`;
}

const HANDS = { groups: [THIRTY, ["6"], [..."34578JK2"]], forty: [FORTY, ["6"]], "two-rows": [TEN, ["4c", "6d"], ["9h"]], waiting: [THIRTY, [], [..."34578JK2"]], nothing: [SEVEN], challenge: [SEVEN.slice(2)], reveal: [SEVEN.slice(2)] };

function show() {
  const [view, ...options] = location.hash.slice(1).split("&");
  for (const option of options) document.documentElement.setAttribute(...option.split("="));
  document.body.innerHTML = view in TABLES ? table(TABLES[view]) : PAGES[view] ?? deck();
  install(document);
  if (view in TABLES) fillHand(...(HANDS[view] ?? [SEVEN, ["4c", "6d"]]));
  for (const bar of document.querySelectorAll(".timebar")) bar.style.setProperty("--left", 0.62);
  for (const element of document.querySelectorAll("[data-width]")) element.style.setProperty("--w", `${element.dataset.width}px`);
}
addEventListener("hashchange", show);
show();
