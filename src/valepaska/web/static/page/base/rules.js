/** The rules of a game in words and as options, asked for once for each language. */
import { signal } from "../../vendor/signals.js";
import * as api from "./api.js";
import { settings } from "./settings.js";

/** @typedef {import("./api.js").Sheet} Sheet */

/** @type {Map<string, import("../../vendor/signals.js").Signal<Sheet | null>>} */
const asked = new Map();
const NONE = signal(/** @type {Sheet | null} */ (null));

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
      () => asked.delete(name),
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
