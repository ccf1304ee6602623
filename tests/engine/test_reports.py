"""What players of other programs reported, tried on this engine (B numbers: the list of reports)."""

import gc
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from types import FunctionType, ModuleType

import pytest
from hypothesis import settings

from tests import strategies
from tests.engine.positions import after, events_of, position
from tests.engine.watch import cards_in_place
from valepaska.cards import Card, format_cards
from valepaska.engine.events import Challenged, EndReason, Phase, Took, Why, redact
from valepaska.engine.layout import Board
from valepaska.engine.legal import legal
from valepaska.engine.state import State, apply, deal, shuffled_deck, start
from valepaska.engine.view import view
from valepaska.rules.model import OPTIONS, Rules
from valepaska.rules.spec import presets

GAMES = 5 if settings().derandomize else 480
"""Whole random games for each preset: ten thousand in all where VALEPASKA_THOROUGH=1."""


@pytest.mark.parametrize("name", strategies.PRESET_NAMES)
def test_b10_b13_the_seat_to_act_is_in_play_and_can_act_and_no_card_is_ever_lost_or_doubled(name: str) -> None:
    rules = Rules.parse(name).replace(turn_limit=120)
    for number in range(GAMES):
        chance = random.Random(f"{name} {number}")
        seats = min(3 + number % 4, strategies.most_seats(rules))
        state = deal(rules, seats, shuffled_deck(rules, chance), number % seats)
        whole = cards_in_place(state)
        assert format_cards(sorted(whole.elements(), key=str)) == _sorted_deck(rules)
        while state.outcome is None:
            seat, action = strategies.one_move(state, chance)
            assert not set(state.to_act) & set(view(state, None).out)
            state = apply(state, seat, action).state
            assert cards_in_place(state) == whole


def _sorted_deck(rules: Rules) -> str:
    return format_cards(sorted(strategies.whole_deck(rules), key=str))


def test_b10_the_turn_passes_over_a_seat_that_goes_out_on_the_very_play_being_resolved() -> None:
    spec = "valepaska+out_when=hand_and_stock_empty"
    state = position(spec, "3c", "", "8h", turn=0, stock="Kd")
    assert view(state, None).out == ()
    state = after(state, "A: stock as 5")
    assert view(state, None).out == (1,)
    assert state.turn == 2
    assert state.to_act == (2,)
    assert after(state, "C: pass").turn == 2


def test_b11_a_wrong_challenge_of_the_last_card_ends_the_deal_at_once() -> None:
    state = position("valepaska", "Kc", "4h 5h", turn=0, pile=("B: 9h as 9",))
    state = after(state, "A: play Kc as K", "B: challenge")
    assert state.phase is Phase.OVER
    assert state.to_act == ()
    assert state.outcome is not None
    assert (state.outcome.order, state.outcome.loser, state.outcome.reason) == ((0, 1), 1, EndReason.ONE_LEFT)
    assert view(state, 1).hand_sizes == (0, 4)
    assert all(not legal(view(state, seat)) for seat in (0, 1))


def test_b11_a_last_card_that_was_a_lie_goes_back_and_the_deal_goes_on() -> None:
    state = position("valepaska", "4c", "4h 5h", turn=0, pile=("B: 9h as 9",))
    state = after(state, "A: play 4c as K", "B: challenge")
    assert state.outcome is None
    assert view(state, 0).hand_sizes == (2, 2)
    assert state.to_act == (1,)


def test_b13_an_empty_stock_is_not_made_anew_and_offers_no_card() -> None:
    state = position("valepaska", "4c 5c", "4h 5h", turn=0, pile=("B: 9h as 9",), discards="Tc 3c 3d")
    assert {str(action).split()[0] for action in legal(view(state, 0))} == {"pickup", "play"}
    assert view(state, 0).discards == 3


def reachable(root: object) -> Iterator[object]:
    """Everything that can be reached from a value through attributes, containers and closures."""
    seen: dict[int, object] = {}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, ModuleType | type):
            continue
        seen[id(thing)] = thing
        yield thing
        if isinstance(thing, FunctionType):
            waiting += [cell.cell_contents for cell in thing.__closure__ or ()]
        else:
            waiting += gc.get_referents(thing)


@pytest.mark.parametrize("name", strategies.PRESET_NAMES)
def test_b17_nothing_that_a_bot_is_given_leads_to_the_state_or_to_a_card_it_may_not_see(name: str) -> None:
    rules = Rules.parse(name)
    chance = random.Random(name)
    state, events = start(rules, 3, shuffled_deck(rules, chance))
    for _ in range(30):
        if state.outcome is not None:
            break
        given = [view(state, 1), [redact(event, 1) for event in events]]
        given.append(_used(legal(view(state, 1))))
        known = _cards_seat_one_may_name(state) | _public_cards(events)
        found = [thing for thing in reachable(given) if not isinstance(thing, str)]
        assert not any(isinstance(thing, State) for thing in found)
        boards = [thing for thing in found if isinstance(thing, Board)]
        assert all(board.hand[0] == board.hand[2] == 0 and set(board.deck) == {-1} for board in boards)
        assert {str(thing) for thing in found if isinstance(thing, Card)} <= {str(card) for card in known}
        state, events = apply(state, *strategies.one_move(state, chance))


def _used(allowed: object) -> object:
    bool(allowed)
    return allowed


def _cards_seat_one_may_name(state: State) -> set[Card]:
    seen = view(state, 1)
    cards = {*seen.hand, *(card for up in seen.up for card in up)}
    for entry in seen.claims:
        cards |= set(entry.cards or ())
    return cards


def _public_cards(events: tuple[object, ...]) -> set[Card]:
    """The cards that the events of the last step showed to seat 1."""
    found: set[Card] = set()
    for event in events:
        seen_by = getattr(event, "seen_by", None)
        if seen_by is None or 1 in seen_by:
            found |= set(getattr(event, "cards", None) or ())
            found |= {card for name in ("card", "give", "take") if (card := getattr(event, name, None))}
        hands = getattr(event, "hands", None)
        found |= set(hands[1]) if hands else set()
    return found


SHOW_DEAL = """
from random import Random
from valepaska import Rules, deal, shuffled_deck, view
for spec in ("valepaska", "paskahousu", "clone-fly", "poytapaska-family"):
    rules = Rules.parse(spec)
    state = deal(rules, 4, shuffled_deck(rules, Random(11)))
    print(spec, state.turn, *(" ".join(map(str, view(state, seat).hand)) for seat in range(4)), sep=" | ")
"""
SEED_ELEVEN = """\
valepaska | None | 3d 5h 6d 6s 8h | 4s 5c 7h 9c Qh | 3s 4c 8d Ts Ad | 7d 9s Jh Ac 2c
paskahousu | 2 | 3d 5h 6d 6s 8h | 4s 5c 7h 9c Qh | 3s 4c 8d Ts Ad | 7d 9s Jh Ac 2c
clone-fly | 1 | 3d 5h 6d 6s 8h | 4s 5c 7h 9c Qh | 3s 4c 8d Ts Ad | 7d 9s Jh Ac 2c
poytapaska-family | 2 | 5h 6d 6s | 5c 7h Qh | 3s 4c Ts | 7d Jh 2c
"""


@pytest.mark.parametrize("hash_seed", ["0", "1", "31337"])
def test_b18_a_seed_gives_the_same_cards_and_the_same_starter_in_every_process(hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", SHOW_DEAL]
    shown = subprocess.run(command, env=environment, capture_output=True, check=True, text=True).stdout
    assert shown == SEED_ELEVEN


TRUE_LEADER = {
    "challenged": 0,
    "next_after_challenged": 1,
    "challenger": 2,
    "next_after_challenger": 3,
}
LIE_LEADER = {"next_after_liar": 1, "challenger": 2, "liar": 0}


def test_b25_every_choice_of_who_leads_after_a_challenge_is_tried() -> None:
    assert set(TRUE_LEADER) == set(OPTIONS["true_next"].values)
    assert set(LIE_LEADER) == set(OPTIONS["lie_next"].values)


@pytest.mark.parametrize(("true_next", "lie_next"), list(product(TRUE_LEADER, LIE_LEADER)))
@pytest.mark.parametrize("truth", [True, False], ids=["true", "lie"])
def test_b25_the_pile_goes_to_the_liar_or_the_wrong_challenger_and_the_right_seat_leads(
    truth: bool, true_next: str, lie_next: str
) -> None:
    spec = f"valepaska+true_next={true_next}+lie_next={lie_next}"
    state = position(spec, "8h 8s Kc", "4h 9h", "5d 6d", "7s 7c", turn=0, stock="Qd", pile=("D: 3h 3d as 3",))
    laid = "8h 8s" if truth else "8h Kc"
    state, events = events_of(state, f"A: play {laid} as 8", "C: challenge")
    taker, leader = (2, TRUE_LEADER[true_next]) if truth else (0, LIE_LEADER[lie_next])
    assert [(event.seat, event.claimant, event.honest) for event in events if isinstance(event, Challenged)] == [
        (2, 0, truth)
    ]
    assert [(event.seat, event.count, event.why) for event in events if isinstance(event, Took)] == [
        (taker, 4, Why.WRONG_CHALLENGE if truth else Why.CAUGHT)
    ]
    sizes = [1, 2, 2, 2]
    sizes[taker] += 4
    assert view(state, None).hand_sizes == tuple(sizes)
    assert (state.phase, state.turn, view(state, None).pile) == (Phase.TURN, leader, 0)


def test_b25_a_leader_who_is_out_is_passed_over() -> None:
    spec = "valepaska+challengers=anyone_incl_out+lie_next=challenger"
    state = position(spec, "4c", "4h 5h", "", "9h", turn=0, out=(2,), pile=("D: 3h as 3",))
    state = after(state, "A: play 4c as 5", "C: challenge")
    assert state.turn == 3
    assert view(state, None).out == (2,)


def test_every_preset_takes_part_in_these_tests() -> None:
    assert [preset.name for preset in presets()] == list(strategies.PRESET_NAMES)
