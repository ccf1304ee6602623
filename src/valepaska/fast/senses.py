"""One layout of numbers and codes for all face-down games of one pack at two to six seats: what one net is given.

Every number of `Encoding.facts`, every number that a seat remembers (`pondering`), and the rules themselves
have a place of their own, found by name; so have all codes. Columns are named as where all colours are told
apart (`Tb` is the ten of every game). What a game lacks stays 0 and is never legal. Importing this does not
import NumPy.
"""

import hashlib
from functools import lru_cache
from typing import NamedTuple

from valepaska.engine import codes as c
from valepaska.engine.numbers import whole
from valepaska.engine.state import check_seats
from valepaska.errors import RulesError, RulesFault, ValepaskaError
from valepaska.fast.naming import columns, groups_of, names_of_actions, recall_groups
from valepaska.fast.recall import SEATS
from valepaska.fast.revealing import (
    HIDDEN_GONE,
    HIDDEN_HANDS,
    HIDDEN_LAST,
    HIDDEN_LIE,
    HIDDEN_NEXT,
    HIDDEN_PILE,
    HIDDEN_SIZE,
    HIDDEN_STOCK,
)
from valepaska.fast.shapes import Shape, shape_of
from valepaska.rules.model import OPTIONS, Option, Rules, Value, value_text
from valepaska.rules.tables import deck_bits

KIND_NAMES = tuple(columns(Rules().replace(special_colours="black_only")))
"""The columns of the game that tells most apart, by kind."""
assert len(KIND_NAMES) == c.KINDS

BLIND_TO = frozenset(
    (
        *("packs", "deal_batches", "min_players", "max_players", "table_down", "table_up", "table_up_swap"),
        *("blind_fail", "challenge_priority", "face_down", "turn_limit", "next_dealer", "scoring", "between_deals"),
    )
)
"""Options that change nothing within one face-down deal of one pack, where seats are asked in turn."""

HIDDEN = {
    "hands": slice(HIDDEN_HANDS, HIDDEN_PILE),
    "pile": slice(HIDDEN_PILE, HIDDEN_LAST),
    "last play": slice(HIDDEN_LAST, HIDDEN_LIE),
    "lie": slice(HIDDEN_LIE, HIDDEN_STOCK),
    "stock": slice(HIDDEN_STOCK, HIDDEN_NEXT),
    "next cards": slice(HIDDEN_NEXT, HIDDEN_GONE),
    "discards": slice(HIDDEN_GONE, HIDDEN_SIZE),
}
"""The parts of what `SensingBatch.hidden` gives, cards by kind in fours (KIND_NAMES).

hands: of the five seats after the one asked, 5 x 16 · last play: its true cards, and `lie`, whether it
is one · next cards: each of the next three of the stock, 3 x 16, 1 where it is of the kind.
"""


def _widest() -> Shape:
    made = shape_of(Rules().replace(special_colours="black_only", face_down=True, swap_window="until_next_play"), SEATS)
    assert made.columns == c.KINDS
    assert (made.has_up, made.has_down, made.has_swap) == (0, 0, 0)
    return made


def _rule_facts(option: Option, value: Value) -> dict[str, float]:
    """What an option is, as numbers: yes or no, a part of its largest value, or a 1 for the value it has."""
    name, values = option.name, option.values
    if isinstance(values, range):
        return {f"rule: {name} / {values[-1]}": value / values[-1] if isinstance(value, int) else 0.0}
    if option.many:
        assert isinstance(value, tuple)
        return {f"rule: {name} has {each}": float(each in value) for each in values}
    if len(values) == 2:
        return {f"rule: {name}={value_text(values[1])}": float(value == values[1])}
    return {f"rule: {name}={value_text(each)}": float(value == each) for each in values}


def rule_facts(rules: Rules, seats: int) -> dict[str, float]:
    """The rules and the number of seats as numbers from 0 to 1, by name."""
    found = {f"rule: {number} seats": float(number == seats) for number in range(2, SEATS + 1)}
    for name, value in rules.options().items():
        if name not in BLIND_TO:
            found |= _rule_facts(OPTIONS[name], value)
    return found


def _seen(shape: Shape, kinds: list[str]) -> list[str]:
    groups = groups_of(shape, kinds), recall_groups(shape, kinds)
    return [name for each in groups for names in each.values() for name in names]


FACTS = (*_seen(_widest(), list(KIND_NAMES)), *rule_facts(Rules(), SEATS))
"""The name of every number that a net is given, in order."""
CODES = names_of_actions(_widest(), list(KIND_NAMES), claims=True)
"""The name of every code that a net may choose, in order."""
LAYOUT = hashlib.sha256("\n".join((*FACTS, "", *CODES)).encode()).hexdigest()[:16]
"""Tells one layout from another: a net belongs to exactly one."""


class Senses(NamedTuple):
    """Where the numbers and codes of one game at so many seats stand in the layout.

    `facts`: the place in FACTS of each number of the observation and then of what is remembered.
    `codes`: the place in CODES of each compact code. `rules`: the places and values of what the
    rules are, the same in every row.
    """

    facts: tuple[int, ...]
    codes: tuple[int, ...]
    rules: dict[int, float]


def sensible(rules: Rules, seats: int) -> bool:
    """Whether these rules at so many seats have a place in the layout."""
    return rules.challenge.face_down and rules.pack.packs == 1 and 2 <= seats <= SEATS


@lru_cache(maxsize=256)
def senses_of(rules: Rules, seats: int) -> Senses:
    """The places of a game.

    Raises RulesError for seats that cannot be and for two packs, ValepaskaError for open games and for
    more than six seats.
    """
    check_seats(rules, whole(seats, "the number of seats"), deck_bits(rules).bit_count())
    if rules.pack.packs != 1:
        raise RulesError("packs=2 cannot be sensed: a net remembers the cards of one pack", RulesFault.ONE_PACK)
    if not rules.challenge.face_down or seats > SEATS:
        raise ValepaskaError(f"a net plays face-down games at 2 to {SEATS} seats, not {rules.spec} at {seats}")
    fact_places = {name: place for place, name in enumerate(FACTS)}
    code_places = {name: place for place, name in enumerate(CODES)}
    shape = shape_of(rules, seats)
    kinds = [KIND_NAMES[kind] for kind in shape.kinds[: shape.columns]]
    return Senses(
        tuple(fact_places[name] for name in _seen(shape, kinds)),
        tuple(code_places[name] for name in names_of_actions(shape, kinds, claims=True)),
        {fact_places[name]: value for name, value in rule_facts(rules, seats).items() if value},
    )
