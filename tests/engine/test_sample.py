from collections import Counter
from functools import cache
from math import cbrt, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from tests.engine.knowing import Assignment, assignments, faults, spots_of, watched
from valepaska.cards import Cards, CardSet, parse_cards, take_bits
from valepaska.engine.events import Phase, Seat
from valepaska.engine.knowledge import Knowledge
from valepaska.engine.parts import Parts, state_from_parts
from valepaska.engine.plan import TO_DISCARDS, TO_DRAWN, TO_HAND, TO_PLAY, TO_STOCK
from valepaska.engine.sample import Sampler, sample
from valepaska.engine.state import apply, shuffled_deck
from valepaska.engine.view import View, view
from valepaska.errors import ValepaskaError
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits

SMALL_GAMES = {
    "valepaska+hand_size=3": 11,
    "valepaska-house+hand_size=3+refill_to=3": 11,
    "clone-fly+hand_size=3": 9,
    "paskahousu-six+hand_size=3+refill_to=3": 11,
}
"""Games, and how many cards of their pack are dealt to two seats or three."""
FEWEST, MOST = 3, 400
"""How many deals may be consistent for a position to be tried."""
EACH = 20
"""How often each of them is drawn, on average."""
SURPRISE = 4.5
"""So many standard deviations of chi-square are not chance."""


class Moment:
    """What a seat knows at one moment, and all deals that this leaves open."""

    def __init__(self, seen: View, known: Knowledge) -> None:
        self.seen = seen
        self.sampler = Sampler(seen, known)
        self.by_exchange = Sampler(seen, known, most_steps=0)
        self.open = assignments(known, drawer_of(seen, known))


def drawer_of(seen: View, known: Knowledge) -> Seat | None:
    """The seat whose last card drawn may still take the place of the one played."""
    return (seen.claimant if seen.swapper is None else seen.swapper) if known.drawn else None


def small_deck(rules: Rules, cards: int, random: Random) -> tuple[Cards, CardSet]:
    """Some cards of the pack, in the order of the deal and as a set."""
    deck = shuffled_deck(rules, random)[:cards]
    return deck, take_bits(deck, deck_bits(rules)) or 0


@cache
def moments(spec: str) -> tuple[Moment, ...]:
    """Positions of small decks: those with a card just drawn and those with the most groups of cards."""
    rules = Rules.parse(spec)
    found: dict[tuple[int, ...], Moment] = {}
    for seed in range(16):
        random = Random(seed)
        deck, part = small_deck(rules, SMALL_GAMES[spec], random)
        for state, watchers in watched(rules, 2 + seed % 2, deck, random, 14, part=part):
            for seat in range(state.seats):
                seen, known = view(state, seat), watchers.known[seat]
                sampler = Sampler(seen, known)
                groups = sorted(cards.bit_count() for mask, cards in known.places.items() if mask & (mask - 1))
                sort = (TO_DRAWN in sampler.plan.target_to, len(groups), *groups)
                if sort not in found and sampler.ways is not None and FEWEST <= sampler.ways <= MOST:
                    found[sort] = Moment(seen, known)
    return tuple(found[sort] for sort in sorted(found)[-5:])


def surprise(counts: Counter[Assignment], ways: int) -> float:
    """How far chi-square lies from what equal chances give, in standard deviations (Wilson and Hilferty)."""
    expected = counts.total() / ways
    square = sum((count - expected) ** 2 for count in counts.values()) / expected + (ways - len(counts)) * expected
    spread = 2 / (9 * (ways - 1))
    return (cbrt(square / (ways - 1)) - (1 - spread)) / sqrt(spread)


@pytest.mark.parametrize("spec", SMALL_GAMES)
def test_as_many_deals_are_counted_as_there_are(spec: str) -> None:
    for moment in moments(spec):
        assert moment.sampler.ways == len(moment.open)


@pytest.mark.parametrize("spec", SMALL_GAMES)
def test_every_consistent_deal_is_drawn_equally_often(spec: str) -> None:
    for number, moment in enumerate(moments(spec)):
        random = Random(number)
        counts = Counter(spots_of(moment.sampler.draw(random)) for _ in range(EACH * len(moment.open)))
        assert counts.keys() <= moment.open
        assert abs(surprise(counts, len(moment.open))) < SURPRISE


@pytest.mark.parametrize("spec", SMALL_GAMES)
def test_exchanges_come_near_to_equal_chances(spec: str) -> None:
    for number, moment in enumerate(moments(spec)):
        random = Random(number)
        counts = Counter(spots_of(moment.by_exchange.draw(random)) for _ in range(EACH * len(moment.open)))
        assert moment.by_exchange.ways is None
        assert counts.keys() == moment.open
        assert max(counts.values()) < 3 * EACH


def test_the_small_games_have_cards_in_many_kinds_of_places() -> None:
    plans = [moment.sampler.plan for spec in SMALL_GAMES for moment in moments(spec)]
    groups = [len(plan.group_at) - 1 for plan in plans]
    assert max(groups) >= 3
    assert sum(number >= 2 for number in groups) >= 12
    assert {target for plan in plans for target in plan.target_to} >= {
        TO_HAND,
        TO_DRAWN,
        TO_PLAY,
        TO_DISCARDS,
        TO_STOCK,
    }


def test_face_down_cards_and_the_stock_come_in_every_order() -> None:
    rules = Rules.parse("poytapaska-family")
    hands, down = (parse_cards("4c 5c"), parse_cards("6c")), (parse_cards("7c 8c"), parse_cards("9c"))
    parts = Parts(seats=2, turn=0, dealer=1, hands=hands, down=down, stock=parse_cards("Jc"))
    state = state_from_parts(rules, parts)
    known = Knowledge(take_bits(parse_cards("4c 5c 6c 7c 8c 9c Jc"), deck_bits(rules)))
    known.fold(view(state, 0), ())
    sampler = Sampler(view(state, 0), known)
    assert sampler.ways == 5 * 4 * 3 * 2
    counts = Counter(spots_of(sampler.draw(Random(seed))) for seed in range(EACH * sampler.ways))
    assert counts.keys() == assignments(known)
    assert abs(surprise(counts, sampler.ways)) < SURPRISE


@given(table=strategies.tables(), seed=st.integers(0, 2**32 - 1), moves=st.integers(0, 40))
def test_a_sample_cannot_be_told_from_the_real_deal_and_can_be_played_on(
    table: strategies.Table, seed: int, moves: int
) -> None:
    random = Random(seed)
    *_, (state, watchers) = watched(table.rules, table.seats, table.deck, random, moves)
    for seat, known in watchers.known.items():
        assert faults(known, state) == []
        seen = view(state, seat)
        for most_steps in (1000, 0):
            drawn = Sampler(seen, known, most_steps).draw(random)
            assert view(drawn, seat) == seen
            assert faults(known, drawn) == []
            assert drawn.number == state.number
            for _ in range(6):
                if drawn.outcome is None:
                    drawn, _events = apply(drawn, *strategies.one_move(drawn, random))


def test_the_same_seed_draws_the_same_deals() -> None:
    moment = moments("valepaska+hand_size=3")[0]
    first, again = Random(5), Random(5)
    assert [moment.sampler.draw(first) for _ in range(9)] == [moment.sampler.draw(again) for _ in range(9)]


@pytest.mark.parametrize("spec", ["valepaska+hand_size=3", "clone-fly", "paskahousu-six+hand_size=3+refill_to=3"])
def test_the_only_deal_that_fits_is_the_real_one(spec: str) -> None:
    rules = Rules.parse(spec)
    certain = 0
    for seed in range(6):
        random = Random(seed)
        deck, part = small_deck(rules, 2 * int(rules.deal.hand_size), random)
        for state, watchers in watched(rules, 2, deck, random, 12, part=part):
            for seat in range(2):
                sampler = Sampler(view(state, seat), watchers.known[seat])
                if sampler.ways == 1:
                    certain += 1
                    assert sampler.draw(random) == state
    assert certain > 40


def test_who_starts_by_lot_is_not_known_while_cards_are_exchanged() -> None:
    rules = Rules.parse("poytapaska").replace(table_up_swap="before_start", starter="random", opening_rank="any")
    random = Random(3)
    state, watchers = next(watched(rules, 3, shuffled_deck(rules, random), random, 0))
    assert state.phase is Phase.SETUP
    sampler = Sampler(view(state, 0), watchers.known[0])
    assert {sampler.draw(random).board.starter for _ in range(60)} == {0, 1, 2}


def test_a_view_of_another_moment_or_seat_is_refused() -> None:
    rules, random = Rules.parse("valepaska"), Random(2)
    states = [state for state, _ in watched(rules, 3, shuffled_deck(rules, random), random, 9)]
    known = Knowledge()
    known.fold(view(states[0], 0), ())
    for other in (view(states[-1], 0), view(states[0], 1)):
        with pytest.raises(ValepaskaError, match="not of the same seat and moment"):
            Sampler(other, known)


def test_cards_that_nobody_holds_are_left_out_of_a_sample() -> None:
    rules, random = Rules.parse("valepaska+hand_size=3"), Random(8)
    deck, part = small_deck(rules, 12, random)
    state, _ = next(watched(rules, 2, deck, random, 0, part=part))
    known = Knowledge()
    known.fold(view(state, 0), ())
    drawn = [sample(view(state, 0), known, random) for _ in range(20)]
    assert all(view(each, 0) == view(state, 0) for each in drawn)
    assert len({each.board.hand[1] for each in drawn}) > 10
