/** A deal is over: it goes into the history of this browser, with the link to its replay when there is one. */
import * as api from "../base/api.js";
import { speakAll, t } from "../base/i18n.js";
import { hexOf, sha256 } from "../base/sha256.js";
import * as book from "./book.js";

/** @typedef {import("../table/context.js").Context} Context */

/** A name for a deal that says nothing of the table. @param {string} table @param {number} deal */
const idOf = (table, deal) => hexOf(sha256(new TextEncoder().encode(`${table} ${deal}`))).slice(0, 32);

/** The deal that is over, as the history has it; null where this page held no seat in it. @param {Context} ctx @returns {book.Deal | null} */
function over({ session }) {
  const facts = session.facts.value;
  const deal = session.deal.value;
  const seat = session.seat.value;
  const outcome = deal?.view.outcome;
  if (!facts || !deal?.review || !outcome || seat === null) return null;
  const players = deal.review.tallies.map((tally, i) => {
    const place = outcome.order.indexOf(i) + 1 || (outcome.loser === i ? facts.seats.length : null);
    const { claims, lies, caught, calls, right_calls } = tally;
    const { name, kind, bot } = facts.seats[i];
    return { name, bot: kind === "bot" ? bot : null, place, claims, lies, caught, calls, right_calls };
  });
  const at = `${new Date(session.now()).toISOString().slice(0, 19)}Z`;
  return book.dealIn({ id: idOf(session.table, deal.deal), at, rules: facts.rules, seat, players, winner: outcome.winner, loser: outcome.loser, replay: null });
}

/** Notes the deal that is over, once. @param {Context} ctx */
export async function note(ctx) {
  const deal = over(ctx);
  if (!deal || book.has(deal)) return;
  book.add([deal]);
  if (book.untold()) {
    await speakAll();
    ctx.session.say(t("history-not-kept"));
  }
  const { table, token } = ctx.session;
  try {
    const { replay } = await api.share(table, { token, deal: /** @type {any} */ (ctx.session.deal.value).deal, seat: null });
    book.add([{ ...deal, replay }]);
  } catch (error) {
    if (!(error instanceof api.ApiError)) throw error; // without a link it is in the history all the same
  }
}
