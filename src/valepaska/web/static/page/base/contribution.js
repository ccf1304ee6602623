/** What this page adds to the shuffle of each deal: drawn once for a commitment, and kept, so that it can be found again at the end. */
import { read, write } from "./kept.js";

const MOST = 40;
/** Only who holds the seat of this token knows what it contributed. @param {string} commitment @param {string} token */
const name = (commitment, token) => `${commitment} ${token.slice(0, 8)}`;

/** 128 random bits in hexadecimal; the same for the same commitment and seat. @param {string} commitment @param {string} token */
export function contribution(commitment, token) {
  const before = contributed(commitment, token);
  if (before) return before;
  const drawn = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const recent = Object.entries(read("fair") ?? {}).slice(1 - MOST);
  write("fair", Object.fromEntries([...recent, [name(commitment, token), drawn]]));
  return drawn;
}

/** What was contributed to the deal of a commitment; null: nothing. @param {string} commitment @param {string | null} token @returns {string | null} */
export const contributed = (commitment, token) => (token && (read("fair") ?? {})[name(commitment, token)]) || null;
