"""Hypothesis strategies that all tests share: rules, decks, deals, positions and actions.

Rules are consistent by construction: a preset, then changes one after another, each kept only
where it contradicts nothing.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from valepaska.cards import FACE_OF_BIT, JOKER, Card, Cards, Colour, Rank, bits
from valepaska.engine.actions import (
    Action,
    Challenge,
    Claim,
    Draw,
    Pass,
    PickUp,
    Play,
    PlayDown,
    PlayFromStock,
    Swap,
)
from valepaska.engine.legal import legal
from valepaska.engine.parts import Parts, state_from_parts
from valepaska.engine.state import State, check_seats, deal, shuffled_deck
from valepaska.engine.texts import claims_by_kind
from valepaska.engine.view import View, view
from valepaska.errors import RulesError
from valepaska.rules.model import OPTIONS, Option, Rules, Value
from valepaska.rules.spec import house_rules, presets
from valepaska.rules.tables import deck_bits

MOST_SEATS = 10
PRESET_NAMES = tuple(preset.name for preset in presets())
HOUSES = house_rules()


def share(part: float) -> settings:
    """Settings for a test that tries a part (or a multiple) of the usual number of examples."""
    return settings(max_examples=max(1, int(part * settings().max_examples)))


faces: SearchStrategy[Card] = st.sampled_from([*FACE_OF_BIT[:52], JOKER])
"""Any card face."""


def values(option: Option) -> SearchStrategy[Value]:
    """The values of an option, small numbers only."""
    if option.many:
        return st.lists(st.sampled_from(option.values), unique=True).map(lambda v: tuple(map(str, v)))
    if option.default is None and isinstance(option.values, range):
        return st.none() | st.integers(1, 200)
    return st.sampled_from(tuple(option.values))


def with_changes(rules: Rules, changes: Sequence[dict[str, Value]]) -> Rules:
    """Rules after as many of these changes as contradict nothing."""
    for change in changes:
        try:
            rules = rules.replace(**change)
        except RulesError:
            continue
    return rules


preset_rules: SearchStrategy[Rules] = st.sampled_from(PRESET_NAMES).map(Rules.parse)
"""The rules of a preset."""

house_changes: SearchStrategy[dict[str, Value]] = st.sampled_from(HOUSES).map(lambda house: dict(house.sets))
"""What a house rule sets."""

option_changes: SearchStrategy[dict[str, Value]] = st.sampled_from(list(OPTIONS.values())).flatmap(
    lambda option: values(option).map(lambda value: {option.name: value})
)
"""One option and a value for it."""


def rules(most_changes: int = 6) -> SearchStrategy[Rules]:
    """A preset with house rules and options changed at random, free of contradictions."""
    changes = st.lists(house_changes | option_changes, max_size=most_changes)
    return st.builds(with_changes, preset_rules, changes)


def most_seats(rules: Rules) -> int:
    """For how many seats the cards reach."""
    cards = deck_bits(rules).bit_count()
    reached = 2
    for seats in range(2, MOST_SEATS + 1):
        try:
            check_seats(rules, seats, cards)
        except RulesError:
            break
        reached = seats
    return reached


def decks(rules: Rules) -> SearchStrategy[Cards]:
    """A shuffled deck of these rules."""
    return st.integers(0, 2**32 - 1).map(lambda seed: shuffled_deck(rules, Random(seed)))


class Table(NamedTuple):
    """What a deal is made of."""

    rules: Rules
    seats: int
    deck: Cards
    dealer: int

    @property
    def state(self) -> State:
        """The state after the deal."""
        return deal(self.rules, self.seats, self.deck, self.dealer)


@st.composite
def tables(draw: DrawFn, game: SearchStrategy[Rules] | None = None) -> Table:
    """Rules, seats, a deck and a dealer that fit each other."""
    chosen = draw(rules() if game is None else game)
    seats = draw(st.integers(2, most_seats(chosen)))
    return Table(chosen, seats, draw(decks(chosen)), draw(st.integers(0, seats - 1)))


def late_state(rules: Rules, seats: int, random: Random, *, opening: bool = False) -> State:
    """A position with few cards: ends, going out and an empty stock are near.

    `opening`: nothing has been played yet, and in a game that opens with claims a rank is on offer.
    """
    cards = list(shuffled_deck(rules, random))

    def take(number: int) -> Cards:
        taken = tuple(cards[:number])
        del cards[:number]
        return taken

    on_table = (rules.deal.table_down, rules.deal.table_up)
    empty_hands = any(on_table)
    starts = rules.opening.starter in ("race_claim", "claim_in_turn") and opening
    hands = tuple(take(random.randint(0 if empty_hands else 1, 3)) for _ in range(seats))
    offer = next(claim for claim in claims_by_kind(rules) if claim) if starts else None
    return state_from_parts(
        rules,
        Parts(
            seats=seats,
            turn=random.randrange(seats),
            dealer=random.randrange(seats),
            hands=hands,
            up=tuple(take(random.randint(0, 2)) for _ in range(seats)) if on_table[1] else (),
            down=tuple(take(random.randint(0, 2)) for _ in range(seats)) if on_table[0] else (),
            stock=take(0 if rules.deal.hand_size == "all" else random.choice((0, 0, 1, 2, 5))),
            discards=take(random.choice((0, 3))),
            opening=offer,
        ),
    )


@st.composite
def states(draw: DrawFn, game: SearchStrategy[Rules] | None = None) -> State:
    """A fresh deal, or a position with few cards left."""
    table = draw(tables(game))
    if draw(st.booleans()):
        return table.state
    seats = min(table.seats, draw(st.integers(2, 5)))
    seed = draw(st.integers(0, 2**32 - 1))
    return late_state(table.rules, seats, Random(seed), opening=draw(st.booleans()))


def claims(rules: Rules) -> list[Claim | None]:
    """Every claim of a game, some that are not of it, and none."""
    proper: list[Claim | None] = [*claims_by_kind(rules)]
    strange = [Claim(Rank.TEN), Claim(Rank.ACE, Colour.RED), Claim(Rank.TWO), Claim(Rank.FIVE, Colour.BLACK)]
    counted = [Claim(Rank.SIX, count=2), Claim(Rank.TWO, count=9), Claim(Rank.KING, count=1)]
    return [*dict.fromkeys([*proper, *strange, *counted, None])]


def any_action(seen: View, random: Random) -> Action:
    """An action of any kind, legal or not."""
    own = list(seen.hand) or (list(seen.up[seen.seat]) if seen.seat is not None else [])
    pool = own if own and random.random() < 0.8 else list(FACE_OF_BIT[:54])
    cards = tuple(random.sample(pool, random.randint(0 if random.random() < 0.1 else 1, min(4, len(pool)))))
    claim = random.choice(claims(seen.rules))
    if not seen.rules.challenge.face_down and random.random() < 0.8:
        claim = None
    laid = [entry.cards[0] for entry in seen.claims if entry.cards] or pool
    makers: list[Action] = [
        Play(cards, claim),
        Play(tuple(card for card in pool if card.rank == random.choice(pool).rank), claim),
        PlayFromStock(claim),
        PlayDown(random.randint(0, 5)),
        Draw(),
        PickUp(),
        Challenge(),
        Pass(),
        Swap(random.choice(pool), random.choice([*(card for up in seen.up for card in up), laid[-1]])),
    ]
    return random.choice(makers)


def some_cards(seen: View, random: Random, *, most: int) -> Cards:
    """Some cards that the seat may lay: of one rank where the game is open, most often all of that rank."""
    assert seen.seat is not None
    own = list(seen.hand or seen.up[seen.seat])
    if not seen.rules.challenge.face_down:
        wanted = random.choice(own)
        own = [card for card in own if card.rank == wanted.rank]
        most = len(own) if random.random() < 0.5 else most
        if most == len(own):
            return tuple(own)
    return tuple(random.sample(own, random.randint(1, min(most, len(own)))))


def legal_action(seen: View, random: Random, *, most: int = 4) -> Action | None:
    """A legal action of the seat, every kind of action equally likely; None where it has none."""
    assert seen.seat is not None
    allowed = legal(seen)
    own = seen.hand or seen.up[seen.seat]
    said: list[Claim | None] = list(allowed.claims) if seen.rules.challenge.face_down else [None]
    found: list[Action] = [Pass(), Challenge(), Draw(), PickUp(), PlayDown(random.randint(1, 4))]
    if said and own:
        found += [Play(some_cards(seen, random, most=most), random.choice(said)) for _ in range(3)]
    if said:
        found.append(PlayFromStock(random.choice(said)))
    if seen.up[seen.seat] and seen.hand:
        found.append(Swap(random.choice(seen.hand), random.choice(seen.up[seen.seat])))
    if seen.swapper == seen.seat and seen.just_drew and seen.claims[-1].cards:
        found.append(Swap(seen.just_drew, seen.claims[-1].cards[0]))
    possible = list({type(action): action for action in found if action in allowed}.values())
    return random.choice(possible) if possible else next(iter(allowed), None)


def one_move(state: State, random: Random) -> tuple[int, Action]:
    """A seat that may act and a legal action of it; sometimes one that acts before it is asked."""
    early = [state.turn] if state.turn is not None and random.random() < 0.3 else []
    for seat in (*early, *random.sample(state.to_act, len(state.to_act))):
        action = legal_action(view(state, seat), random)
        if action is not None:
            return seat, action
    raise AssertionError(f"nobody can move: {state!r}")


def whole_deck(rules: Rules) -> Cards:
    """The deck in order, unshuffled."""
    return tuple(FACE_OF_BIT[bit] for bit in bits(deck_bits(rules)))
