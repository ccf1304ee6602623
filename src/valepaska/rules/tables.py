"""The rules as small arrays of integers, which the interpreter and the compiled kernel both read.

Every field is an integer or a list of integers, so that the same record can be laid out for
Numba. Options become the place of their value in the option's list of values; the constants
below name the places that the engine compares with.
"""

from functools import lru_cache

from valepaska.cards import ALL_BITS, FACE_OF_BIT, FIRST_JOKER, SECOND_PACK, CardSet, bits
from valepaska.errors import Reason
from valepaska.rules.ladder import (
    SPECIALS,
    Effect,
    Kind,
    Situation,
    cell,
    kind_of_card,
    kinds,
    must_answer,
)
from valepaska.rules.model import OPTIONS, Rules

KINDS = len(Kind)
TOPS = KINDS + 1
NO_KIND = -1
REASON_NUMBER = {reason: number for number, reason in enumerate(Reason, start=1)}

ANY_SIZE, ONE_CARD, ONE_OR_FOUR = range(3)

SCALARS = (
    "hand_size",
    "table_down",
    "table_up",
    "starter",
    "opening_rank",
    "opening_blind",
    "table_up_swap",
    "four_unit",
    "four_of_led_clearers",
    "after_clear",
    "refill_to",
    "refill_time",
    "voluntary_draw",
    "blind_play",
    "blind_fail",
    "swap_window",
    "voluntary_pickup",
    "pickup_next",
    "face_down",
    "claimed_count",
    "challengers",
    "challenge_window",
    "clear_window",
    "true_next",
    "lie_next",
    "true_clear_challenged",
    "last_play_challengeable",
    "out_when",
    "play_until",
    "turn_limit",
)
"""The options that the engine reads as they are, each as one integer."""

ARRAYS = {
    "kind_of": ALL_BITS,
    "kind_cards": KINDS,
    "effect": 4 * TOPS * KINDS,
    "reason": 4 * TOPS * KINDS,
    "claimable": 4 * TOPS,
    "size_limit": KINDS,
    "four_clears": KINDS,
    "must_answer": KINDS,
    "column": KINDS,
}
"""The arrays and their lengths.

kind_of: the kind of each physical card, -1 for none · kind_cards: the cards of each kind, as a
set · effect, reason: the ladder, at `4 situations x 17 tops x 16 kinds` · claimable: the legal
kinds of a row, as bits · size_limit: how many cards of a kind one play may hold · four_clears:
whether four of a kind clear · must_answer: whether only an answer goes on this top · column:
whether the game has this kind.
"""

_NUMBERS = ("hand_size", "table_down", "table_up", "refill_to", "turn_limit")


class Tables:
    """The rules in integers: one attribute for each name in SCALARS and ARRAYS."""

    __slots__ = (*SCALARS, *ARRAYS)

    hand_size: int
    table_down: int
    table_up: int
    starter: int
    opening_rank: int
    opening_blind: int
    table_up_swap: int
    four_unit: int
    four_of_led_clearers: int
    after_clear: int
    refill_to: int
    refill_time: int
    voluntary_draw: int
    blind_play: int
    blind_fail: int
    swap_window: int
    voluntary_pickup: int
    pickup_next: int
    face_down: int
    claimed_count: int
    challengers: int
    challenge_window: int
    clear_window: int
    true_next: int
    lie_next: int
    true_clear_challenged: int
    last_play_challengeable: int
    out_when: int
    play_until: int
    turn_limit: int
    kind_of: list[int]
    kind_cards: list[CardSet]
    effect: list[int]
    reason: list[int]
    claimable: list[int]
    size_limit: list[int]
    four_clears: list[int]
    must_answer: list[int]
    column: list[int]


def row_number(top: Kind | None, now: Situation) -> int:
    """The row of a top in a situation; the engine computes the same from integers."""
    return (2 * now.stock_empty + now.cleared) * TOPS + (0 if top is None else 1 + top)


def scalar(rules: Rules, name: str) -> int:
    """One option as an integer: a number itself (`none` and `all`: 0), else the place of its value."""
    option = OPTIONS[name]
    value = getattr(getattr(rules, option.group), name)
    if name in _NUMBERS:
        return value if isinstance(value, int) else 0
    return list(option.values).index(value)


def size_limit(rules: Rules, kind: Kind) -> int:
    """How many cards of a kind may be laid at once (`set_size`)."""
    choice = rules.ladder.set_size
    if choice == "one_special":
        return ONE_CARD if kind in (*SPECIALS, Kind.TWO) else ANY_SIZE
    if choice == "one_clearer":
        return ONE_CARD if is_clearer(rules, kind) else ANY_SIZE
    if choice == "one_or_four_above_7":
        return ONE_OR_FOUR if kind >= Kind.EIGHT else ANY_SIZE
    return ANY_SIZE


def is_clearer(rules: Rules, kind: Kind) -> bool:
    """Whether this kind, in itself, clears anything in these rules."""
    tops = (None, *kinds(rules))
    effects = (cell(rules, top, kind, Situation(se, True)).effect for top in tops for se in (False, True))
    return kind in SPECIALS and Effect.CLEAR in effects


def four_clears(rules: Rules, kind: Kind) -> bool:
    """Whether four of a kind clear (A2, A75)."""
    choice = rules.effects.four_clears
    return choice != "off" and not (choice == "except_twos" and kind in (Kind.TWO, Kind.LOW_TWO))


@lru_cache(maxsize=256)
def tables(rules: Rules) -> Tables:
    """The tables of these rules."""
    made = Tables()
    for name in SCALARS:
        setattr(made, name, scalar(rules, name))
    columns = kinds(rules)
    made.kind_of = [_kind_number(rules, bit) for bit in range(ALL_BITS)]
    deck = deck_bits(rules)
    made.kind_cards = [sum(1 << bit for bit in bits(deck) if made.kind_of[bit] == kind) for kind in Kind]
    made.size_limit = [size_limit(rules, kind) for kind in Kind]
    made.four_clears = [int(four_clears(rules, kind)) for kind in Kind]
    made.must_answer = [int(must_answer(rules, kind)) for kind in Kind]
    made.column = [int(kind in columns) for kind in Kind]
    _fill_ladder(rules, made, columns)
    return made


def _kind_number(rules: Rules, bit: int) -> int:
    kind = kind_of_card(rules, FACE_OF_BIT[bit])
    return NO_KIND if kind is None else int(kind)


def _fill_ladder(rules: Rules, made: Tables, columns: tuple[Kind, ...]) -> None:
    made.effect = [0] * ARRAYS["effect"]
    made.reason = [REASON_NUMBER[Reason.COLOUR]] * ARRAYS["reason"]
    made.claimable = [0] * ARRAYS["claimable"]
    for now in (Situation(stock_empty, cleared) for stock_empty in (False, True) for cleared in (False, True)):
        for top in (None, *columns):
            row = row_number(top, now)
            for kind in columns:
                found = cell(rules, top, kind, now)
                made.effect[row * KINDS + kind] = int(found.effect)
                made.reason[row * KINDS + kind] = REASON_NUMBER[found.reason] if found.reason else 0
                made.claimable[row] |= bool(found.effect) << kind


def deck_bits(rules: Rules) -> CardSet:
    """The physical cards of the deck in use."""
    cards = (1 << FIRST_JOKER) - 1
    cards |= ((1 << rules.pack.jokers) - 1) << FIRST_JOKER
    if rules.pack.packs == 2:
        cards |= ((1 << FIRST_JOKER) - 1) << SECOND_PACK
    return cards
