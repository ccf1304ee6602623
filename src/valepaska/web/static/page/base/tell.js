/** What happened, as sentences: the same ones as in the terminal, from the same events. */
import { t, told } from "./i18n.js";
import { capital, cardName, claimWords, rankForm } from "./speech.js";

/**
 * @typedef {object} Scene what a sentence needs to know besides the event
 * @property {string[]} names by seat
 * @property {number | null} me
 * @property {boolean} faceDown
 * @property {string} phase of the deal when it happened
 */

/** @param {string[]} cards */
const cardNames = (cards) => cards.map(cardName).join(", ");

/** @type {Record<string, string>} */
const LAID_FROM = { stock: "-stock", up: "-up", down: "-down" };

/** @type {Record<string, (event: any, scene: Scene, say: (id: string, args?: Record<string, string | number>) => string) => string>} */
const SENTENCES = {
  dealt: (event, scene, say) => say("event-dealt", { player: scene.names[event.dealer], stock: event.stock }),
  offered: (event) => t("event-offered", { ranks: rankForm(event.claim, "many") }),
  must_open: (event) => t("event-must-open", { ranks: rankForm(event.claim, "plural") }),
  played(event, scene, say) {
    const claim = claimWords(event.claim, event.count);
    if (!scene.faceDown) return say(`event-laid${LAID_FROM[event.source] ?? ""}`, { claim });
    return say(event.source === "stock" ? "event-played-stock" : "event-played", { claim: capital(claim) });
  },
  misfit: (event, _, say) => say("event-misfit", { card: cardName(event.card) }),
  passed(_, scene, say) {
    const form = { opening: "-offer", setup: "-ready", turn: "-swap" }[scene.phase] ?? "";
    return say(`event-passed${form}`);
  },
  challenged: (event, _, say) => `${say("event-challenged")} ${t("event-revealed", { cards: cardNames(event.cards) })}`,
  took(event, _, say) {
    const sentence = /** @type {Record<string, string>} */ ({ wrong_challenge: "event-true", caught: "event-lie", fed: "event-took-fed", misfit: "event-took-misfit" })[/** @type {string} */ (event.why)] ?? "event-took-choice";
    return say(sentence, { count: event.count });
  },
  cleared: (event) => t("event-cleared", { count: event.count }),
  drew: (event, _, say) => (event.cards ? t("event-drew-own", { cards: cardNames(event.cards) }) : say("event-drew")),
  refilled: (event, _, say) => (event.cards ? t("event-refilled-own", { cards: cardNames(event.cards) }) : say("event-refilled", { count: event.count })),
  swapped: (event, _, say) => say("event-swapped", { give: cardName(event.give), take: cardName(event.take) }),
  went_out: (event, _, say) => say("event-out", { place: event.place }),
  came_back: (_, __, say) => say("event-back"),
  turned: (event, _, say) => (event.phase === "turn" ? say("event-turn") : ""),
  ended(event, scene) {
    const { loser, winner } = event.outcome;
    if (loser !== null) return told("event-over-loser", loser === scene.me, { player: scene.names[loser] });
    if (winner !== null) return told("event-over-winner", winner === scene.me, { player: scene.names[winner] });
    return t("event-over-draw");
  },
};

const NEWS = new Set(["sat_down", "joins", "stood_up", "bot_came", "bot_left", "sits_in", "gave_back", "by_clock", "waits", "ready", "new_host", "finishing_fast", "goes_on", "deal_begins", "table_changed", "new_pace", "new_listing"]);

/** @param {any} event @param {Scene} scene */
function newsSentence(event, scene) {
  if (!NEWS.has(event.type)) return "";
  const id = `page-news-${event.type.replace(/_/g, "-")}`;
  return told(id, event.seat === scene.me && event.seat !== undefined, {
    player: event.name ?? scene.names[event.seat ?? -1] ?? "",
    why: event.why ?? "",
    kicked: event.kicked ? "yes" : "no",
    program: event.program ? "yes" : "no",
    deal: event.deal ?? 0,
    pace: event.pace ?? "",
    listed: event.listed ?? "",
  });
}

/** One sentence for what happened; empty where there is nothing to say. @param {any} event @param {Scene} scene @returns {string} */
export function sentence(event, scene) {
  const make = SENTENCES[event.type];
  if (!make) return newsSentence(event, scene);
  const you = event.seat !== undefined && event.seat === scene.me;
  return make(event, scene, (id, args = {}) =>
    told(id, event.type === "dealt" ? event.dealer === scene.me : you, { player: scene.names[event.seat ?? event.dealer] ?? "", ...args }),
  );
}
