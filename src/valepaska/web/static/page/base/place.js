/** Where the page is: `/` and its sub-screens after `#`, `/t/TABLE`, `/r/REPLAY`, or nowhere. */
import { signal } from "../../vendor/signals.js";

/** @typedef {{screen: string, table?: string, rules?: string, listed?: string, ticket?: string, replay?: string, seat?: number}} Place */

/** A text out of an address; where it cannot be decoded, as it stands there. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @returns {Place} */
function here() {
  const table = /^\/t\/([A-Za-z0-9_-]+)[^/]*$/.exec(location.pathname)?.[1];
  if (table) return { screen: "table", table, ticket: /^#seat=([A-Za-z0-9_-]{22})$/.exec(location.hash)?.[1] };
  const replay = /^\/r\/([A-Za-z0-9_-]+)[^/]*$/.exec(location.pathname)?.[1];
  const seat = new URLSearchParams(location.search).get("seat");
  if (replay) return { screen: "replay", replay, seat: seat === null ? undefined : /^[0-9]+$/.test(seat) ? Number(seat) : NaN }; // which is no seat
  if (location.pathname !== "/") return { screen: "nowhere" };
  const [screen, rules, listed] = decoded(location.hash.slice(1)).split("/");
  return { screen: screen || "landing", rules, listed };
}

export const place = signal(here());

/** @param {string} address */
export function go(address) {
  history.pushState(null, "", address);
  place.value = here();
  scrollTo(0, 0);
}

/** Takes a ticket out of the address: it is good once. */
export function dropTicket() {
  history.replaceState(null, "", location.pathname);
  place.value = here();
}

addEventListener("popstate", () => (place.value = here()));
addEventListener("hashchange", () => (place.value = here()));

/** The address that moves a seat to whoever opens it. @param {string} invitation @param {string} ticket */
export const moveTo = (invitation, ticket) => `${invitation}#seat=${ticket}`;

/** The address that invites to a table. @param {string} table @param {string} [origin] */
export const invitationTo = (table, origin = location.origin) => `${origin}/t/${table}`;

/** The table in a link, or null. @param {string} text */
export const tableIn = (text) => /\/t\/([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? null;
