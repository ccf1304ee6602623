/** Where the page is: `/` and its sub-screens after `#`, or `/t/TABLE`. */
import { signal } from "../../vendor/signals.js";

/** @typedef {{screen: string, table?: string, rules?: string}} Place */

/** @returns {Place} */
function here() {
  const table = /^\/t\/([A-Za-z0-9_-]+)$/.exec(location.pathname)?.[1];
  if (table) return { screen: "table", table };
  const [screen, rules] = decodeURIComponent(location.hash.slice(1)).split("/");
  return { screen: screen || "landing", rules };
}

export const place = signal(here());

/** @param {string} address */
export function go(address) {
  history.pushState(null, "", address);
  place.value = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (place.value = here()));
addEventListener("hashchange", () => (place.value = here()));

/** The address that invites to a table. @param {string} table @param {string} [origin] */
export const invitationTo = (table, origin = location.origin) => `${origin}/t/${table}`;

/** The table in a link, or null. @param {string} text */
export const tableIn = (text) => /\/t\/([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? null;
