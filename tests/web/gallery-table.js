import { back, card, faceFor, group, index } from "../../src/valepaska/web/static/deck.js";
import { fan, pile, played, stack, swept } from "../../src/valepaska/web/static/deck-piles.js";
import { lay, mode } from "../../src/valepaska/web/static/hand-layout.js";
import { icon } from "../../src/valepaska/web/static/icons.js";
import { runner, scene, wood } from "../../src/valepaska/web/static/scene.js";
import { vessel } from "../../src/valepaska/web/static/seats.js";

const RANKS = "3456789TJQKA2";
const LEGAL = "789T2";

const people = {
  Aino: { seat: 0, name: "Aino", steam: true }, Teuvo: { seat: 2, name: "Teuvo", bot: true }, Eero: { seat: 1, name: "Eero", steam: true, marked: true },
  Siiri: { seat: 4, name: "Siiri", steam: true }, Matti: { seat: 5, name: "Matti" }, Bo: { seat: 3, name: "Bo", steam: true },
  Liisa: { seat: 6, name: "Liisa", steam: true }, Ove: { seat: 7, name: "Ove", steam: true }, Kaisa: { seat: 8, name: "Kaisa", bot: true }, Pia: { seat: 9, name: "Pia", steam: true },
};
const holds = { Aino: 4, Teuvo: 9, Eero: 6, Siiri: 3, Matti: 8, Liisa: 5, Ove: 12, Kaisa: 2, Pia: 1 };
const notes = { Teuvo: "botti", Matti: "poissa · botti pelaa", Kaisa: "botti" };

export const little = (name) => vessel({ ...people[name], steam: false, marked: false });

function seat(name, turn, flag) {
  const state = turn === name ? "turn" : name === "Matti" ? "away" : "";
  const note = turn === name ? "vuorossa" : notes[name] ?? "";
  const ring = turn === name ? { clock: 0.6 } : {};
  return `<li class="seat ${state}"><div class="things">${vessel({ ...people[name], ...ring })}${fan(holds[name])}<span class="count">${holds[name]}</span></div>
    <div class="who">${name}</div><div class="note">${note}</div>${flag?.[0] === name ? `<span class="flag">${flag[1]}</span>` : ""}</li>`;
}

const bar = (title, small) => `<header class="bar"><button class="chip" aria-label="Valikko">${icon("menu")}</button><div class="chip title"><b>${title}</b><small>${small}</small></div>
  <span class="gap"></span><button class="chip" aria-label="Säännöt">${icon("rules")}</button><button class="chip" aria-label="Asetukset">${icon("settings")}</button></header>`;

const slip = (name, claim) => `<div class="slip lands">${little(name)}<div><div class="who">${name}</div><div class="claim">${claim}</div></div></div>`;
const places = (stock, on, gone) => `<div class="place stock">${stack(stock)}<span class="count">${stock}</span><span class="label">pakka</span></div>
  ${on ? `<div class="place pile">${pile(on)}<span class="count">${on}</span></div>` : '<div class="nothing"><b class="h3">Tyhjä pöytä</b><div class="small">Aino aloittaa</div></div>'}
  <div class="place cleared">${swept(gone)}<span class="count">${gone}</span><span class="label">kaadettu</span></div>`;

function strip() {
  const cells = [...RANKS].map((rank) => {
    const legal = LEGAL.includes(rank);
    return `<button class="rank" ${rank === "8" ? 'aria-pressed="true"' : ""} ${legal ? "" : 'aria-disabled="true"'} aria-label="${rank}">${index(rank)}</button>`;
  });
  return `<div class="strip-block arrives"><div class="heading"><h2 class="h3">Mitä väität?</h2><span>vähintään seiska</span></div>
    <div class="strip">${cells.join("")}<button class="rank clear" aria-label="Tyhjennä">${icon("cross")}</button></div>
    <div class="reason"><span class="key">${index("K")}</span>Kuvia saa lyödä vasta kasin päälle.</div></div>`;
}

const moves = `<div class="heading"><h2 class="h2">Sinun vuorosi</h2><span>vähintään seiska</span></div><p>Valitse kortteja ja väitä jotakin. Tai:</p>
  <div class="moves"><button class="move">${icon("draw")}<b>Nosta</b><small>yksi pakasta</small></button><button class="move">${back(18)}<b>Sokkona</b><small>pakan päältä</small></button>
  <button class="move">${icon("pickup")}<b>Nosta pino</b><small>9 korttia</small></button></div>`;

const claimPanel = `<div class="claim-panel arrives">${vessel(people.Aino)}<div><div class="who">Aino väittää</div><div class="claim">”Kolme ysiä”</div></div>${played(3)}
  <p>Alla <b>kaksi kasia</b> (sinä). Väärässä oleva nostaa <b>14</b>.</p>
  <div class="time"><span class="timebar"><i></i></span><span class="num seconds">5 s</span></div></div>`;

const reveal = `<div class="stamp lie stamps">Vale!</div><div class="caption">Sinä epäilit. Aino: ”kolme ysiä”</div><div class="turned">
  ${[["9s", true], ["4d", false], ["4s", false]].map(([code, fits]) => `<div class="turned-card">${card(code)}<span class="verdict ${fits ? "true" : "lie"}">${icon(fits ? "check" : "cross")}</span><span class="label">${fits ? "ysi" : "ei ysi"}</span></div>`).join("")}</div>`;

function cards(codes, chosen, taken) {
  const room = { width: document.querySelector(".table").clientWidth, height: innerHeight };
  const how = mode(codes.length, room);
  if (how === "groups") {
    const ranks = [...RANKS, "X"].filter((rank) => codes.some((code) => code[0] === rank));
    const laid = lay(how, ranks.length, room);
    return { how, laid, faces: ranks.map((rank) => {
      const suits = codes.filter((code) => code[0] === rank).map((code) => code[1] ?? "x");
      const marks = suits.map((suit, i) => chosen.includes(rank) && i >= suits.length - 2);
      const many = marks.filter(Boolean).length;
      return { pressed: many > 0, taken: taken.includes(rank), face: group(rank, suits, marks), count: suits.length > 1 ? (many ? `${many}/${suits.length}` : suits.length) : "" };
    }) };
  }
  const laid = lay(how, codes.length, room);
  return { how, laid, faces: codes.map((code) => ({ pressed: chosen.includes(code), taken: taken.includes(code), face: card(code, faceFor(laid.card)) })) };
}

export function fillHand(codes, chosen = [], taken = []) {
  const hand = document.querySelector(".hand");
  const { how, laid, faces } = cards(codes, chosen, taken);
  document.querySelector(".table").dataset.hand = how;
  hand.innerHTML = faces.map(({ face, pressed, taken, count }) => `<button class="card ${how === "groups" ? "group" : ""} ${taken ? "taken" : ""}" aria-pressed="${pressed}">${face}
    <span class="tick">${icon("check")}</span>${count ? `<span class="count">${count}</span>` : ""}</button>`).join("");
  [...hand.children].forEach((element, i) => {
    for (const [name, value] of Object.entries(laid.cards[i])) element.style.setProperty(`--${name}`, value);
    element.style.setProperty("--card", laid.card);
  });
}

const main = (text, off) => `<button class="button main" ${off ? 'aria-disabled="true"' : ""}>${text}</button>`;
const clear = '<button class="button narrow clear-all">Tyhjennä <span class="key">Esc</span></button>';
export const ACTIONS = {
  play: `<p class="truth">Oikeasti: nelonen ja kutonen. Tämän näet vain sinä.</p><div class="buttons">${clear}${main("Lyö 2 korttia: ”kaksi kasia”")}</div>`,
  idle: `<p class="truth"></p><div class="buttons">${main("Valitse ensin kortit", true)}</div>`,
  answer: `<p class="truth">Teuvo uskoi. Eero miettii. <button class="button quiet">Hetki…</button></p><div class="buttons"><button class="button doubt">${icon("hand")}Epäilen!<span class="key">E</span></button><button class="button believe">Uskon<span class="key">U</span></button></div>`,
  go: '<p class="truth"></p><div class="buttons"><button class="button wide">Jatka <span class="small muted">Teuvo lyö seuraavaksi</span></button></div>',
};

const side = `<aside class="side"><div class="segments"><button aria-pressed="true">Kirjanpito</button><button>Historia</button></div><p class="small muted">Tässä pinossa väitetty</p>
  ${[["9", "Ysejä", 5], ["7", "Seiskoja", 2], ["6", "Kutosia", 1]].map(([rank, name, n]) => `<div class="ledger-row"><span class="ledger-rank">${index(rank)}</span><span>${name}</span><span class="boxes">${Array.from({ length: Math.max(4, n) }, (_, i) => `<i class="${i < n ? (i > 3 ? "over" : "full") : ""}"></i>`).join("")}</span><b class="num">${n}</b>${n > 4 ? "<p>Pakassa niitä on neljä. Joku on antelias.</p>" : ""}</div>`).join("")}
  <hr><h2 class="h3">Viimeksi</h2>${[["Eero", "Kaksi seiskaa", "uskottiin"], ["Teuvo", "Yksi kutonen", `<span class="tag lie">${icon("cross")}vale</span>`], ["Aino", "Kaksi vitosta", `<span class="tag true">${icon("check")}epäiltiin, totta</span>`]].map(([name, claim, end]) => `<div class="history-row">${little(name)}<div><small>${name}</small><b>${claim}</b></div>${end.startsWith("<") ? end : `<span>${end}</span>`}</div>`).join("")}
  <div class="phrases"><button>Hmm.</button><button>Juu, juu.</button><button>Kahvi jäähtyy.</button></div></aside>`;

/** @param {{opponents: string[], runner: string, zone: string, action: string, turn?: string, flag?: [string, string]}} shown */
export function table({ opponents, runner: lying, zone, action, turn, flag }) {
  return `<div class="app"><main class="table" data-opponents="${opponents.length}"><div class="scene">${scene()}</div><div class="wood">${wood()}</div>
    ${bar("Valepaska", `jako 3 · ${opponents.length + 1} pelaajaa`)}<ul class="seats">${opponents.map((name) => seat(name, turn, flag)).join("")}</ul>
    <section class="runner">${runner()}${lying}</section><section class="zone">${zone}</section><section class="hand"></section>
    <footer class="action">${action}</footer><div class="me">${vessel(people.Bo)}<b class="who">Bo <small class="note">sinä</small></b><span class="num">${back(14)}7</span></div></main>${side}</div>`;
}

export const TABLES = {
  "my-turn": { opponents: ["Aino", "Teuvo", "Eero"], runner: places(12, 9, 5) + slip("Eero", "”Kaksi seiskaa”"), zone: strip(), action: ACTIONS.play },
  nothing: { opponents: ["Aino", "Teuvo", "Eero"], runner: places(12, 9, 5) + slip("Eero", "”Kaksi seiskaa”"), zone: moves, action: ACTIONS.idle },
  challenge: { opponents: ["Aino", "Teuvo", "Eero"], runner: places(12, 14, 5), zone: claimPanel, action: ACTIONS.answer },
  reveal: { opponents: ["Aino", "Teuvo", "Eero"], runner: reveal, flag: ["Aino", "+14"], zone: '<div class="result"><h2 class="h1">Aino nostaa 14 korttia</h2><p>Ysejä oli yksi. Loput olivat toiveajattelua.</p></div>', action: ACTIONS.go },
  waiting: { opponents: ["Aino", "Teuvo", "Eero"], turn: "Aino", runner: places(9, 0, 3), zone: `<div class="news">${fan(5)}<div><b class="h2">Nostit 24 korttia</b><div class="small">Totta oli. Sellaista sattuu.</div></div></div>`, action: '<p class="truth">Napautus: yksi lisää. Pitkä painallus: kaikki.</p>' },
  six: { opponents: ["Aino", "Teuvo", "Eero", "Siiri", "Matti"], turn: "Eero", runner: places(3, 9, 0) + slip("Matti", "”Kaksi seiskaa”"), zone: strip(), action: ACTIONS.play },
  ten: { opponents: ["Aino", "Teuvo", "Eero", "Siiri", "Matti", "Liisa", "Ove", "Kaisa", "Pia"], turn: "Siiri", runner: places(0, 9, 0) + slip("Matti", "”Kaksi seiskaa”"), zone: strip(), action: ACTIONS.play },
};
TABLES.groups = TABLES["my-turn"];
TABLES.forty = TABLES["my-turn"];
TABLES["two-rows"] = TABLES["my-turn"];
export const SEVEN = ["4c", "6d", "6s", "9h", "Qd", "Kc", "2s"];
export const TEN = ["3c", "4c", "5d", "6d", "6s", "9h", "Jd", "Qd", "Kc", "2s"];
export const THIRTY = "3c 4s 4h 4d 5d 5c 6s 6d 6h 6c 7s 7h 8c 8d 8h 9s 9h 9d 9c Th Jd Jc Js Qd Qh Kc Ks Kh As 2d 2s".split(" ");
export const FORTY = "3c 3s 4s 4h 4d 5d 5c 5h 6s 6d 6h 6c 7s 7h 7d 8c 8d 8h 8s 9s 9h 9d 9c Th Tc Jd Jc Js Qd Qh Qs Kc Ks Kh As Ad 2d 2s 2h X".split(" ");
