/**
 * What a seat knows of the others' cards, from what it has been told and nothing else: a card stands for every place
 * where it can be now. Nothing is inferred from what anybody chose to do.
 */

/** @typedef {import("../base/types.js").Happened} Happened */
/** @typedef {import("../base/types.js").View} View */
/** @typedef {{card: string, sure: boolean}} Known */
/** A card and where it can be: `h2` the hand of seat 2, `p7` the eighth play, `gone`. @typedef {{card: string, at: Set<string>}} Traced */

const LADDER = "3456789TJQKA2X";

class Memory {
  /** @type {Traced[]} */
  cards = [];
  /** The plays in the pile: their places, and how many cards each is. @type {Map<string, number>} */
  pile = new Map();
  /** How many cards each hand has, as far as the deal was seen from its beginning. @type {number[] | null} */
  sizes = null;
  #plays = 0;

  /** @param {number} me */
  constructor(me) {
    this.me = me;
  }

  /** @param {Happened} event */
  hear(event) {
    const seat = event.seat ?? 0;
    const count = event.count ?? 0;
    if (event.type === "dealt") this.#dealt(event.hand_sizes);
    else if (event.type === "played") this.#played(seat, count, event.source, event.cards ?? null);
    else if (event.type === "challenged") this.#shown([this.#top()], event.cards);
    else if (event.type === "took") this.#took(seat, count, event.cards ?? null);
    else if (event.type === "cleared") this.#cleared(event.cards ?? null);
    else if (event.type === "took_back") this.#tookBack(seat);
    else if (event.type === "swapped") this.#swapped(seat, event.give, event.take);
    else if (event.type === "drew" || event.type === "refilled") this.#grow(seat, count);
    else return;
    this.narrow();
  }

  /** Lets go of places that are full with cards that are surely there, until nothing more follows. */
  narrow(sizes = this.sizes) {
    const rooms = new Map(this.pile);
    sizes?.forEach((size, seat) => rooms.set(`h${seat}`, size));
    for (let changed = true; changed; ) {
      changed = false;
      for (const [place, room] of rooms) {
        const there = this.cards.filter(({ at }) => at.has(place));
        if (there.filter(({ at }) => at.size === 1).length < room) continue;
        for (const { at } of there) if (at.size > 1) changed = at.delete(place) || changed;
      }
    }
  }

  /** @param {number[]} sizes */
  #dealt(sizes) {
    this.cards = [];
    this.pile = new Map();
    this.sizes = [...sizes];
  }

  /** @param {number} seat @param {number} by */
  #grow(seat, by) {
    if (this.sizes) this.sizes[seat] += by;
  }

  #top() {
    return [...this.pile.keys()].at(-1) ?? "";
  }

  /** Cards leave a hand, or another place that nobody has to remember, for the pile. @param {number} seat @param {number} count @param {string} source @param {string[] | null} cards */
  #played(seat, count, source, cards) {
    const hand = `h${seat}`;
    const place = `p${this.#plays++}`;
    this.pile.set(place, count);
    if (source === "hand") {
      this.#grow(seat, -count);
      if (cards === null) for (const { at } of this.cards) if (at.has(hand)) at.add(place);
    }
    for (const card of cards ?? []) {
      if (source === "hand") this.#forget(card, [hand]);
      this.cards.push({ card, at: new Set([place]) });
    }
  }

  /** The cards in some places are just these. @param {string[]} places @param {string[]} cards */
  #shown(places, cards) {
    for (const card of cards) this.#forget(card, places);
    for (const { at } of this.cards) for (const place of places) at.delete(place);
    const [place] = places;
    for (const card of cards) this.cards.push({ card, at: new Set([place]) });
    this.#drop(() => false);
  }

  /** @param {number} seat @param {number} count @param {string[] | null} cards */
  #took(seat, count, cards) {
    if (cards) this.#shown([...this.pile.keys(), "taken"], cards);
    this.#move([...this.pile.keys(), "taken"], `h${seat}`);
    this.pile = new Map();
    this.#grow(seat, count);
    this.#drop(({ at }) => at.has(`h${this.me}`));
  }

  /** @param {string[] | null} cards */
  #cleared(cards) {
    if (cards) this.#shown([...this.pile.keys()], cards);
    this.#move([...this.pile.keys()], "gone");
    this.pile = new Map();
    this.#drop(({ at }) => at.size === 1 && at.has("gone"));
  }

  /** The play on top is another card now; what it was is in the hand. @param {number} seat */
  #tookBack(seat) {
    this.#move([this.#top()], `h${seat}`);
    this.#drop(({ at }) => at.has(`h${this.me}`));
  }

  /** @param {number} seat @param {string} give @param {string} take */
  #swapped(seat, give, take) {
    if (seat === this.me) return;
    this.#forget(give, [`h${seat}`]);
    this.cards.push({ card: take, at: new Set([`h${seat}`]) });
  }

  /** @param {string[]} from @param {string} to */
  #move(from, to) {
    for (const { at } of this.cards) for (const place of from) if (at.delete(place)) at.add(to);
  }

  /** One card of this face has been seen to be in one of these places: of what was known of it the surest is let go. @param {string} card @param {string[]} places */
  #forget(card, places) {
    const could = this.cards.filter((traced) => traced.card === card && places.some((place) => traced.at.has(place)));
    const [surest] = could.sort((one, other) => one.at.size - other.at.size);
    if (surest) this.cards.splice(this.cards.indexOf(surest), 1);
  }

  /** @param {(traced: Traced) => boolean} test */
  #drop(test) {
    this.cards = this.cards.filter((traced) => traced.at.size > 0 && !test(traced));
  }
}

/**
 * The cards that others hold as far as this seat knows, by seat, in the order of the ladder; those that may have
 * left the hand since are not sure.
 * @param {Happened[]} events of the deal, as this seat was told of them @param {View} view
 * @returns {Known[][]}
 */
export function remembered(events, view) {
  const found = view.hand_sizes.map(() => /** @type {Known[]} */ ([]));
  if (view.seat === null) return found;
  const memory = new Memory(view.seat);
  for (const event of events) memory.hear(event);
  memory.narrow(view.hand_sizes);
  for (const { card, at } of memory.cards) {
    for (const place of at) if (place[0] === "h") found[Number(place.slice(1))].push({ card, sure: at.size === 1 });
  }
  for (const cards of found) cards.sort((one, other) => Number(other.sure) - Number(one.sure) || LADDER.indexOf(one.card[0]) - LADDER.indexOf(other.card[0]));
  return found;
}
