import { back, card } from "../../src/valepaska/web/static/deck.js";
import { icon } from "../../src/valepaska/web/static/icons.js";
import { loserLine, nameLine } from "../../src/valepaska/web/static/line.js";
import { door, scene, wood } from "../../src/valepaska/web/static/scene.js";
import { COLOURS, freePlace, mark, vessel } from "../../src/valepaska/web/static/seats.js";
import { little } from "./gallery-table.js";

const ground = `<div class="scene">${scene()}</div><div class="wood">${wood()}</div>`;

const landing = `<main class="stage landing">${ground}<div class="top"><button class="chip" aria-label="Asetukset">${icon("settings")}</button>
  <div class="langs"><button aria-pressed="true">FI</button><button>SV</button><button>EN</button></div></div><h1 class="line-box"><span class="hidden-text">Valepaska</span>${nameLine()}</h1>
  <div></div><div class="welcome"><div class="show">${vessel({ seat: 0, name: "Aino", steam: true })}${vessel({ seat: 1, name: "Bo", steam: true })}
  <span class="lying">${back()}</span><span class="lying">${back()}</span><span class="lying">${back()}</span><span class="lying">${card("As")}</span></div>
  <div class="act"><p class="h2">Kaikki kortit lyödään nurin. Sinä kerrot, mitä ne ovat.</p><button class="button main">${icon("play")}Pelaa nyt</button><p class="small muted">Kolme bottia, ei tunnuksia.</p>
  <button class="button wide">${icon("people")}Pelaa kavereiden kanssa</button><div class="three"><button class="button">${icon("link")}Liity</button><button class="button">${icon("device")}Sama laite</button><button class="button">${icon("watch")}Katso</button></div></div></div></main>`;

const handover = `<div class="door-side"><div class="scene">${scene()}</div></div><section class="door" role="dialog" aria-modal="true">${door()}<span class="sign">Varattu</span><h1 class="h1">Anna laite: Aino</h1>
  <p>Muut katsovat hetken järvelle. Ovi pysyy kiinni, kunnes Aino avaa sen.</p><p class="facts">Viimeksi: Bo löi kaksi korttia, <b>”kaksi kasia”</b>. Pinossa 11.</p><button class="button main">${icon("door")}Olen Aino, avaa</button></section>`;

const standing = (place, name, numbers, note = "", lost = false) => `<tr class="${lost ? "loser" : ""}"><td class="num muted">${place}</td><td>${little(name)}</td><td><b class="h3">${name}</b>${lost ? mark() : ""}<div class="least muted">${note}</div></td>${numbers.map((n) => `<td class="num">${n}</td>`).join("")}</tr>`;
const reviewed = (name, claim, cards, word) => `<div class="review-row">${little(name)}<div><span class="muted small">${name}</span> <b>${claim}</b><div><span class="tag ${word[0]}">${icon(word[0] === "true" ? "check" : "cross")}${word[1]}</span></div></div><div class="cards">${cards.map(([code, fits]) => `<span class="frame ${fits ? "true" : "lie"}">${card(code, "compact")}</span>`).join("")}</div></div>`;
const end = `<main class="stage end">${ground}<div class="line-box drops">${loserLine()}</div><div class="verdict-box"><h1 class="h1">Eero on paskahousu</h1><p class="small">Housut ovat narulla. Eero jakaa seuraavaksi.</p></div>
  <div class="columns"><div><section class="panel"><table class="standings"><tr><th></th><th></th><th></th><th>valeita</th><th>jäi kiinni</th><th>osui</th></tr>
  ${standing(1, "Aino", [7, 2, 5])}${standing(2, "Bo", [4, 1, 3], "sinä")}${standing(3, "Teuvo", [5, 3, 4], "botti")}${standing(4, "Eero", [9, 6, 0], "paskahousu", true)}</table></section>
  <div class="end-buttons"><button class="button main">Uusi jako</button><button class="button">Tallenne</button></div></div>
  <section class="panel review"><div class="section-head"><h2 class="h2">Kaikki kortit auki</h2><span class="small muted">jako 3</span></div>
  ${reviewed("Eero", "Kolme kolmosta", [["3d", true], ["3s", true], ["Jh", false]], ["lie", "vale, meni läpi"])}${reviewed("Bo", "Yksi vitonen", [["5h", true]], ["true", "totta"])}${reviewed("Aino", "Kaksi vitosta", [["5s", true], ["5c", true]], ["true", "totta"])}</section></div></main>`;

const toggle = (on, name, text) => `<button class="switch" role="switch" aria-checked="${on}"><span class="label"><b>${name}</b><small>${text}</small></span><span class="knob">${icon("check")}</span></button>`;
const choice = (on, name, text) => `<button class="choice" role="radio" aria-checked="${on}"><span class="dot"></span><span class="label"><b>${name}</b><small>${text}</small></span></button>`;
const qr = '<div class="qr"><svg viewBox="0 0 10 10"><path d="M0 0h3v3h-3zM7 0h3v3h-3zM0 7h3v3h-3zM4 4h2v2h-2z" fill="currentColor"/></svg></div>';
const setup = `<main class="stage papers">${ground}<header class="bar"><button class="chip">${icon("back")}<b class="h3">Uusi pöytä</b></button></header><div class="columns">
  <section class="panel"><h2 class="h3">Säännöt</h2><div role="radiogroup">${choice(true, "Valepaska", "Kuten pagat.com sen kertoo. Ei täydennystä.")}${choice(false, "Valepaska kotona", "Käsi täydentyy viiteen.")}</div><div class="section-head"><h2 class="h3">Paikkoja</h2></div><div class="stepper"><button class="button">${icon("minus")}</button><span class="num">4</span><button class="button">${icon("plus")}</button></div></section>
  <section class="panel"><h2 class="h3">Talon tavat</h2>${toggle(true, "Pehmeät kakkoset", "Neljä kakkosta ei kaada pöytää.")}${toggle(false, "Jokerit", "Kaksi. Ne lähtevät vain valehtelemalla.")}<div class="section-head"><h2 class="h3">Epäilyaika</h2></div><div class="segments"><button>Reipas<small>5 s</small></button><button aria-pressed="true">Rento<small>10 s</small></button><button>Ei kiirettä<small>päiviä</small></button></div></section>
  <section class="panel"><div class="invite">${qr}<span class="small muted">Koodi</span><b class="code">Muikku 27</b><div class="pair"><button class="button small">${icon("copy")}Kopioi</button><button class="button small">${icon("share")}Jaa</button></div></div><p></p><button class="button main wide">Avaa pöytä</button></section></div></main>`;

const parts = `<div class="parts-board"><div class="run">${COLOURS.map((_, seat) => vessel({ seat, name: "ABCDEFGHIJ"[seat], steam: true })).join("")}</div><div class="run">${COLOURS.map((_, seat) => vessel({ seat, name: "ABCDEFGHIJ"[seat], bot: true })).join("")}</div><div class="run">${COLOURS.map((_, seat) => vessel({ seat, name: "ABCDEFGHIJ"[seat], program: true, steam: true })).join("")}</div>
  <div class="run">${vessel({ seat: 0, name: "Out", out: true })}${vessel({ seat: 1, name: "Eero", marked: true, steam: true })}${vessel({ seat: 4, name: "Siiri", clock: 0.6 })}${freePlace()}${mark()}</div>
  <div class="woody"><div class="run"><button class="button main" aria-disabled="true">Valitse ensin kortit</button><button class="button main">Lyö 2 korttia</button><button class="button main sending">Lyö 2 korttia</button></div>
  <div class="run"><button class="button doubt">${icon("hand")}Epäilen!</button><button class="button believe">Uskon</button><button class="button doubt cooling" aria-disabled="true">Epäilen!</button><button class="button believe cooling" aria-disabled="true">Uskon</button></div>
  <div class="run"><button class="button doubt" aria-pressed="true">${icon("check")}Epäilen!</button><button class="button believe faded" aria-disabled="true">Uskon</button><button class="button">Tallenne</button><button class="button quiet">Hetki…</button></div></div>
  <div class="panel">${toggle(true, "Animaatiot", "Seuraa laitteen asetusta.")}${toggle(false, "Äänet", "Puuta, paperia ja yksi hyttynen.")}<p></p><div class="segments"><button aria-pressed="true">Suomi</button><button>Svenska</button><button>English</button></div><p></p>
  <div class="segments"><button><span class="cards" data-deck="two">${["9s", "9h", "9d", "9c"].map((code) => card(code, "compact")).join("")}</span>Kaksi väriä</button><button aria-pressed="true"><span class="cards" data-deck="four">${["9s", "9h", "9d", "9c"].map((code) => card(code, "compact")).join("")}</span>Neljä väriä</button></div>
  <p></p><input class="field" value="Bo" aria-label="Nimi"><input class="field" aria-invalid="true" aria-label="Nimi"><p class="field-error">Nimessä saa olla 1–20 merkkiä.</p><div class="run"><span class="tag true">${icon("check")}totta</span><span class="tag lie">${icon("cross")}vale</span><span class="tag">${icon("clock")}auki</span></div></div>
  <div class="run muted">${["menu", "rules", "settings", "sound", "silent", "play", "people", "link", "device", "watch", "copy", "share", "check", "cross", "plus", "minus", "back", "forward", "draw", "pickup", "clock", "hand", "door", "enter", "info", "ledger", "deals", "tables", "download", "swap", "sort", "print", "talk", "kick", "more"].map(icon).join("")}</div></div>`;

export const PAGES = { landing, handover, end, setup, parts };
