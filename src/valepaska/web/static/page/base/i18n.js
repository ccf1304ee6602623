/** Texts by their id, from the same files as everywhere else in the program. */
import { computed, signal } from "../../vendor/signals.js";
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";
import { texts } from "./api.js";
import { settings } from "./settings.js";

/** @type {import("../../vendor/signals.js").Signal<FluentBundle | null>} */
const bundle = signal(null);
/** Whether there are texts to show. */
export const speaks = computed(() => bundle.value !== null);

/** Loads the texts of a language and shows them. @param {import("./settings.js").Language} language */
export async function speak(language) {
  const loaded = new FluentBundle(language, { useIsolating: false });
  loaded.addResource(new FluentResource(await texts(language)));
  settings.language.value = language;
  bundle.value = loaded;
  document.title = t("page-title");
}

/** Whether there is a text of this id. @param {string} id */
export const has = (id) => bundle.value?.hasMessage(id) ?? false;

/**
 * The text of this id, `name` or `name.attribute`, with its variables filled in. A text that is missing shows its id.
 * @param {string} id @param {Record<string, string | number>} [args]
 */
export function t(id, args) {
  const [name, attribute] = id.split(".");
  const message = bundle.value?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern && bundle.value ? bundle.value.formatPattern(pattern, args, []) : id;
}

/** The text in its form for you (`-you`) where it is about you and has one. @param {string} id @param {boolean} you @param {Record<string, string | number>} [args] */
export const told = (id, you, args) => t(you && has(`${id}-you`) ? `${id}-you` : id, args);
