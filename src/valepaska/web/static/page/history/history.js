/** One's own deals in this browser: sums, a list with the ways to their replays, and a file to take them along. */
import { useEffect, useMemo, useState } from "../../vendor/hooks.js";
import * as api from "../base/api.js";
import { saveFile } from "../base/file.js";
import { html } from "../base/html.js";
import { has, t } from "../base/i18n.js";
import { allGames } from "../base/rules.js";
import { settings } from "../base/settings.js";
import { listed } from "../base/speech.js";
import { Choices, Icon, Sheet } from "../base/ui.js";
import { Papers } from "../screens/frame.js";
import * as book from "./book.js";

/** Its own look is loaded with it. */
async function dress() {
  const look = document.createElement("link");
  look.rel = "stylesheet";
  look.href = new URL("history.css", import.meta.url).href;
  document.head.append(look);
  await new Promise((done) => (look.onload = look.onerror = done));
}
await dress();

const A_PAGE = 20;
const EVERYBODY = "";

/** @param {number} part @param {number} whole */
const share = (part, whole) => (whole ? new Intl.NumberFormat(settings.language.value, { style: "percent" }).format(part / whole) : "–");

/** @param {string} at */
const when = (at) => new Intl.DateTimeFormat(settings.language.value, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));

/** A game by its name, with what is different in it. @param {string} spec */
function game(spec) {
  const [preset, ...more] = spec.split("+");
  const name = has(`preset-${preset}`) ? t(`preset-${preset}`) : preset;
  return more.length ? `${name} + ${more.join(" + ")}` : name;
}

/** @param {string} id */
function botName(id) {
  const character = allGames().value?.characters.find((who) => who.id === id);
  return character?.name ?? (has(`page-bot-${id}`) ? t(`page-bot-${id}`) : id);
}

/** What is summed up of deals, each with its head; beside a part stands its share of the whole. @type {[string, (sum: book.Sum) => number, ((sum: book.Sum) => number)?][]} */
const COLUMNS = [
  ["history-deals", ({ deals }) => deals],
  ["history-lost", ({ losses }) => losses, ({ deals }) => deals],
  ["page-lies", ({ lies }) => lies],
  ["page-caught", ({ caught }) => caught, ({ lies }) => lies],
  ["history-doubts", ({ calls }) => calls],
  ["history-right", ({ right_calls }) => right_calls, ({ calls }) => calls],
];

/** @param {{title: string, first: string, rows: [string, book.Sum][], named: (name: string) => string, part: string}} props */
const Sums = ({ title, first, rows, named, part }) => html`<section class="panel" data-part=${part}>
  <h2 class="h3" id=${`sums-${part}`}>${title}</h2>
  <div class="grid-box" tabindex="0" role="region" aria-labelledby=${`sums-${part}`}><table class="sums">
    <thead><tr><th scope="col">${first}</th>${COLUMNS.map(([head]) => html`<th scope="col" key=${head}>${t(head)}</th>`)}</tr></thead>
    <tbody>${rows.map(
      ([name, sum]) => html`<tr key=${name}><th scope="row">${named(name)}</th>${COLUMNS.map(([head, count, of]) => html`<td key=${head} data-head=${t(head)}>${count(sum)}${of && html` <small>${share(count(sum), of(sum))}</small>`}</td>`)}</tr>`,
    )}</tbody>
  </table></div>
</section>`;

/** How a deal went for whoever sat here. @param {book.Deal} deal */
function fate({ loser, seat, players }) {
  if (loser === seat) return t("history-you-lost");
  const { place } = players[seat];
  return place === null ? t("history-no-place") : t("history-place", { place, count: players.length });
}

/** @param {{deal: book.Deal, known: boolean, several: boolean}} props */
function Row({ deal, known, several }) {
  const { at, rules, players, seat, loser, replay } = deal;
  const me = players[seat];
  const others = players.filter((_, i) => i !== seat).map(({ name, bot }) => name || (bot ?? t("history-nobody")));
  return html`<li class="deal-row">
    <div class="grow"><b>${game(rules)}</b> <small class="muted"><time datetime=${at}>${when(at)}</time></small><br />
      <span class="small">${several && html`<b>${me.name}</b> · `}<span class=${loser === seat ? "tag lie" : "tag"}>${fate(deal)}</span> ${t("history-against", { players: listed(others) })}</span><br />
      <small class="muted">${t("history-numbers", { lies: me.lies, caught: me.caught, right: me.right_calls, wrong: me.calls - me.right_calls })}</small></div>
    ${known && html`<a class="button small" href=${`/r/${replay}`}><${Icon} name="play" />${t("replay-title")}</a>`}
  </li>`;
}

/** Which of these deals still have a replay; asked for once for each of them. @param {book.Deal[]} deals */
function useKnown(deals) {
  const [known, set] = useState(/** @type {ReadonlySet<string>} */ (new Set()));
  const ids = deals.map(({ replay }) => replay).filter((id) => id !== null);
  useEffect(() => {
    if (ids.length) api.knownReplays(ids).then(({ replays }) => set(new Set([...known, ...replays])), () => {}); // without the server there are no ways to them
  }, [ids.join()]);
  return known;
}

/** @param {{deals: book.Deal[], several: boolean}} props */
function List({ deals, several }) {
  const [count, show] = useState(A_PAGE);
  const page = deals.slice(0, count);
  const known = useKnown(page.slice(-A_PAGE));
  return html`<section class="panel" data-part="deals"><h2 class="h3">${t("history-list")}</h2>
    <ul>${page.map((deal) => html`<${Row} key=${deal.id + deal.seat} deal=${deal} known=${deal.replay !== null && known.has(deal.replay)} several=${several} />`)}</ul>
    ${count < deals.length && html`<button type="button" class="button wide" data-action="more" onClick=${() => show(count + A_PAGE)}>${t("history-more", { count: deals.length - count })}</button>`}
  </section>`;
}

/** @param {book.Deal[]} deals */
const save = (deals) => saveFile("valepaska-history.json", book.asFile(deals));

/** @param {{deals: book.Deal[], onChange: () => void}} props */
function Files({ deals, onChange }) {
  const [said, say] = useState("");
  const [asked, ask] = useState(false);
  /** @param {string} text */
  const changed = (text) => (say(text), onChange());
  const chosen = async (/** @type {any} */ event) => {
    const [file] = event.currentTarget.files;
    event.currentTarget.value = "";
    if (!file) return;
    if (file.size > book.LARGEST_FILE) return say(t("history-file-large", { size: book.LARGEST_FILE / 1024 / 1024 }));
    const found = book.inFile(await file.text());
    if ("fault" in found) return say(t(`history-file-${found.fault}`, { number: found.number }));
    const added = book.add(found.deals);
    changed(t("history-added", { added, known: found.deals.length - added }));
  };
  const forget = () => {
    ask(false);
    book.clear();
    changed(t("history-cleared"));
  };
  return html`<section class="panel" data-part="files"><h2 class="h3">${t("history-files")}</h2>
    <p class="small">${book.lasts() ? t("history-about", { most: book.MOST }) : t("history-not-kept")}</p>
    <div class="files">
      <button type="button" class="button" data-action="export" aria-disabled=${String(!deals.length)} onClick=${() => deals.length && save(deals)}><${Icon} name="download" />${t("history-export")}</button>
      <label class="button file"><${Icon} name="enter" />${t("history-import")}<input type="file" accept=".json,application/json" data-part="import" onChange=${chosen} /></label>
      <button type="button" class="button" data-action="delete" aria-disabled=${String(!deals.length)} onClick=${() => deals.length && ask(true)}><${Icon} name="cross" />${t("history-delete")}</button>
    </div>
    <p role="status" class="small">${said}</p>
    <p class="small"><a href="/#replay">${t("replay-open-file")}</a></p>
    ${asked && html`<${Sheet} title=${t("history-delete")} class="slim" onClose=${() => ask(false)}><div class="menu"><p>${t("history-delete-sure", { count: deals.length })}</p>
      <div class="pair"><button type="button" class="button doubt" data-action="delete-sure" onClick=${forget}>${t("history-delete")}</button><button type="button" class="button" onClick=${() => ask(false)}>${t("history-keep")}</button></div></div></${Sheet}>`}
  </section>`;
}

export function History() {
  const [turn, again] = useState(0);
  const all = useMemo(() => book.deals(), [turn]);
  const names = book.names(all);
  const [name, choose] = useState(EVERYBODY);
  const deals = names.includes(name) ? all.filter(({ players, seat }) => players[seat].name === name) : all;
  const byRules = book.byRules(deals);
  const byBot = book.byBot(deals);
  const choices = [{ value: EVERYBODY, label: t("history-everybody") }, ...names.map((one) => ({ value: one, label: one }))];
  return html`<${Papers} title=${t("page-own-deals")}>
    <div class="history-columns">
      ${names.length > 1 && html`<section class="panel"><${Choices} label=${t("history-who")} value=${names.includes(name) ? name : EVERYBODY} choices=${choices} onChange=${choose} /></section>`}
      ${deals.length
        ? html`<${Sums} part="rules" title=${t("history-yours")} first=${t("history-rules")} rows=${[...(byRules.length > 1 ? [[EVERYBODY, book.sum(book.own(deals))]] : []), ...byRules]} named=${(/** @type {string} */ spec) => (spec === EVERYBODY ? t("history-total") : game(spec))} />
            ${byBot.length > 0 && html`<${Sums} part="bots" title=${t("history-bots")} first=${t("page-player")} rows=${byBot} named=${botName} />`}`
        : html`<section class="panel"><p>${t("history-empty")}</p></section>`}
      <${Files} deals=${all} onChange=${() => again(turn + 1)} />
    </div>
    ${deals.length > 0 && html`<${List} deals=${deals} several=${names.length > 1} />`}
  </${Papers}>`;
}
