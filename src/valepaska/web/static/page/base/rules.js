/** The rules of a game in words and as options, asked for once for each language. */
import { signal } from "../../vendor/signals.js";
import * as api from "./api.js";
import { settings } from "./settings.js";

/** @typedef {import("./api.js").Sheet} Sheet */

/** @type {Map<string, import("../../vendor/signals.js").Signal<Sheet | null>>} */
const asked = new Map();
const NONE = signal(/** @type {Sheet | null} */ (null));
/** What is wrong with rules that cannot be played, by language and rules. */
const faults = signal(/** @type {Record<string, string>} */ ({}));

/** What is wrong with these rules, in a sentence; empty where nothing is, or it is not known yet. @param {string} spec */
export function faultOf(spec) {
  sheetOf(spec);
  return faults.value[`${settings.language.value} ${spec}`] ?? "";
}

/** The sheet of these rules, null until it is there. @param {string | undefined} spec @param {string} [before] rules to compare them with */
export function sheetOf(spec, before) {
  if (!spec) return NONE;
  const language = settings.language.value;
  const name = `${language} ${spec} ${before ?? ""}`;
  let found = asked.get(name);
  if (!found) {
    const fresh = signal(/** @type {Sheet | null} */ (null));
    found = fresh;
    asked.set(name, fresh);
    api.sheet(spec, language, before).then(
      (sheet) => (fresh.value = sheet),
      (error) => {
        if (error.code === "offline") asked.delete(name);
        else faults.value = { ...faults.value, [`${language} ${spec}`]: error.message };
      },
    );
  }
  return found;
}

const games = signal(/** @type {api.Games | null} */ (null));
let asking = false;

/** What can be played, null until it is known. */
export function allGames() {
  if (!games.value && !asking) {
    asking = true;
    api.games().then(
      (known) => (games.value = known),
      () => (asking = false),
    );
  }
  return games;
}
