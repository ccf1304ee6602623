/** What a person has chosen and not yet played: cards, or the unseen card of the stock, and a claim. It never leaves the page. */
import { batch, computed, signal } from "../../vendor/signals.js";
import * as sound from "../../sound.js";
import { settings } from "../base/settings.js";
import { keyed, kindOf, playable, suitFirst, truth } from "./logic.js";

/** @typedef {import("../base/session.js").Session} Session */

export class Choice {
  keys = signal(/** @type {ReadonlySet<string>} */ (new Set()));
  stock = signal(false);
  claim = signal(/** @type {string | null} */ (null));
  /** The number that is said, where it may be a lie; null: as many as there are. */
  count = signal(/** @type {number | null} */ (null));
  /** The rank whose reason is shown. */
  asked = signal(/** @type {string | null} */ (null));
  #order = /** @type {{key: string, card: string}[]} */ ([]);

  /** @param {Session} session @param {import("../../vendor/signals.js").Signal<Record<string, string | number>>} options */
  constructor(session, options) {
    this.session = session;
    this.options = options;
    this.hand = computed(() => this.#arranged());
    this.chosen = computed(() => this.hand.value.filter(({ key }) => this.keys.value.has(key)).map(({ card }) => card));
    this.any = computed(() => this.stock.value || this.chosen.value.length > 0);
  }

  /** The cards one plays from, in the order that is wanted; nothing moves while something is chosen: new cards come last. */
  #arranged() {
    const view = this.session.deal.value?.view;
    const cards = view ? keyed(playable(view)) : [];
    const sorted = settings.order.value === "suit" ? suitFirst(cards) : cards;
    if (!this.keys.value.size) return (this.#order = sorted);
    const there = new Map(sorted.map((one) => [one.key, one]));
    const stay = this.#order.filter(({ key }) => there.delete(key));
    return (this.#order = [...stay, ...there.values()]);
  }

  /** @param {string} key */
  toggle(key) {
    const keys = new Set(this.keys.value);
    if (!keys.delete(key)) keys.add(key);
    this.#choose(keys);
  }

  /** One more of a group; past the last: none of it. @param {string[]} group */
  more(group) {
    const keys = new Set(this.keys.value);
    const next = group.find((key) => !keys.has(key));
    if (next) keys.add(next);
    else for (const key of group) keys.delete(key);
    this.#choose(keys);
  }

  /** All of a group, or none if all are chosen. @param {string[]} group */
  all(group) {
    const keys = new Set(this.keys.value);
    const full = group.every((key) => keys.has(key));
    for (const key of group) full ? keys.delete(key) : keys.add(key);
    this.#choose(keys);
  }

  /** The keys of a rank in hand. @param {string} rank */
  ofRank(rank) {
    return this.hand.value.filter(({ card }) => kindOf(card, this.options.value).startsWith(rank)).map(({ key }) => key);
  }

  takeStock() {
    batch(() => {
      const taken = !this.stock.value;
      this.clear();
      this.stock.value = taken;
    });
  }

  clear() {
    batch(() => {
      this.keys.value = new Set();
      this.stock.value = false;
      this.claim.value = null;
      this.count.value = null;
      this.asked.value = null;
    });
  }

  /** Forgets cards that are no longer there. */
  tidy() {
    const there = new Set(this.hand.value.map(({ key }) => key));
    const left = [...this.keys.value].filter((key) => there.has(key));
    if (left.length !== this.keys.value.size) this.#choose(new Set(left));
  }

  /** @param {Set<string>} keys */
  #choose(keys) {
    if (this.options.value.face_down === "no") this.#keepOneRank(keys);
    if (settings.sound.value) sound.play(keys.size > this.keys.value.size ? "chosen" : "unchosen");
    batch(() => {
      this.stock.value = false;
      this.keys.value = keys;
      if (!keys.size) return this.clear();
      if (settings.ready.value && this.claim.value === null) this.#prepare();
      return undefined;
    });
  }

  /** Where nobody can lie, a card of another rank takes the place of what was chosen. @param {Set<string>} keys */
  #keepOneRank(keys) {
    const kind = (/** @type {string} */ key) => kindOf(key, this.options.value);
    const fresh = [...keys].find((key) => !this.keys.value.has(key));
    if (fresh) for (const key of keys) if (kind(key) !== kind(fresh)) keys.delete(key);
  }

  /** Only where it is asked for in the settings: the true rank, if it may be claimed. */
  #prepare() {
    const true_ = truth(this.chosen.value, this.options.value);
    const choice = this.session.deal.value?.may?.ranks.find(({ claim }) => claim === true_);
    if (choice && choice.reason === null) this.claim.value = true_;
  }
}
