/** Why a rank may not be claimed, in words. */
import { has, t } from "../base/i18n.js";
import { rankForm } from "../base/speech.js";

/**
 * @param {string} reason a code of the rules @param {string} claim
 * @param {import("../base/types.js").View} view @param {Record<string, string | number>} options those in force; empty until they are known
 */
export function reasonText(reason, claim, view, options) {
  const id = `reason-${reason}`;
  if (!("face_down" in options)) return has(`term-short-${reason}`) ? t(`term-short-${reason}`) : "";
  const opening = view.opening ?? claim;
  return t(id, {
    ...options,
    rank: rankForm(claim, "a"),
    top: view.top === null ? "" : rankForm(view.top, "a"),
    opening: rankForm(opening, "many"),
  });
}
