/** Texts by their id, from the same files as everywhere else in the program. */
import { computed, signal } from "../../vendor/signals.js";
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";
import { ApiError, rarerTexts, texts } from "./api.js";
import { settings } from "./settings.js";

/** @typedef {{language: string, bundle: FluentBundle, whole: boolean}} Spoken `whole`: with the texts that are seldom spoken */
/** @type {import("../../vendor/signals.js").Signal<Spoken | null>} */
const spoken = signal(null);
/** Whether there are texts to show. */
export const speaks = computed(() => spoken.value !== null);

/** Loads the texts of a language and shows them. @param {string} language */
export async function speak(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const whole = spoken.value?.whole ?? false;
  const sources = await Promise.all(whole ? [texts(language), rarerTexts(language)] : [texts(language)]);
  for (const source of sources) bundle.addResource(new FluentResource(source));
  settings.language.value = language;
  spoken.value = { language, bundle, whole };
  document.title = t("page-title");
}

/** @type {WeakMap<FluentBundle, Promise<void>>} */
const asked = new WeakMap();

/** Loads the texts that are seldom spoken, too: for a screen that speaks them. What has missed one shows it then. @returns {Promise<void>} */
export function speakAll() {
  const now = spoken.value;
  if (!now || now.whole) return Promise.resolve();
  const coming = asked.get(now.bundle) ?? complete(now);
  asked.set(now.bundle, coming);
  return coming;
}

/** @param {Spoken} now */
async function complete({ language, bundle }) {
  try {
    bundle.addResource(new FluentResource(await rarerTexts(language)));
    if (spoken.value?.bundle === bundle) spoken.value = { language, bundle, whole: true };
  } catch (error) {
    asked.delete(bundle);
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Whether there is a text of this id. @param {string} id */
export const has = (id) => spoken.value?.bundle.hasMessage(id) ?? false;

/**
 * The text of this id, `name` or `name.attribute`, with its variables filled in. A text that is missing shows its id,
 * and one that is on its way shows nothing yet.
 * @param {string} id @param {Record<string, string | number>} [args]
 */
export function t(id, args) {
  const now = spoken.value;
  const [name, attribute] = id.split(".");
  const message = now?.bundle.getMessage(name);
  if (now && !message && !now.whole) {
    speakAll();
    return "";
  }
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern && now ? now.bundle.formatPattern(pattern, args, []) : id;
}

/** The text in its form for you (`-you`) where it is about you and has one. @param {string} id @param {boolean} you @param {Record<string, string | number>} [args] */
export const told = (id, you, args) => t(you && has(`${id}-you`) ? `${id}-you` : id, args);
