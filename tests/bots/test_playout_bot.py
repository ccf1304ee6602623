"""What the bot of playouts does where it matters, and what it takes into account."""

import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest
from msgspec.structs import replace

from tests.bots.dealing import decisions
from tests.shell import RESPONSE
from valepaska.bots import bot
from valepaska.bots.learner import Learner
from valepaska.bots.open_play import WEARY
from valepaska.bots.playout_bot import PlayoutBot
from valepaska.engine.actions import Action
from valepaska.engine.knowledge import Knowledge
from valepaska.engine.legal import legal
from valepaska.engine.sample import Sampler
from valepaska.engine.state import State
from valepaska.engine.texts import order_of
from valepaska.engine.view import View, view
from valepaska.fast import choosing
from valepaska.fast.choosing import machine_at_once
from valepaska.fast.machines import Compiled, Interpreted
from valepaska.fast.trying import FUNCTIONS, Trials, boards_for, rounds_of
from valepaska.records.position import Position, state_of
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables

SEEDS = range(4)
TWO_LEFT = {"A": "4c", "B": "8h 9d Qs Ks 3d", "C": ""}


def seen_in(position: Position) -> View:
    return view(state_of(position), 0)


def answers(position: Position, playouts: int = 8000) -> set[str]:
    """All that A does, over several seeds."""
    seen = seen_in(position)
    return {str(PlayoutBot(seed, playouts).act(seen, [])) for seed in SEEDS}


def test_a_certain_lie_is_challenged() -> None:
    hands = {"A": "8h 8s 8d Kc", "B": "4c 9h", "C": "7d Jd"}
    assert answers(Position(hands=hands, pile=("B: 8c 5d as 8",), turn="C", window=True)) == {"challenge"}


def test_the_last_play_of_a_deal_is_never_let_go() -> None:
    position = Position(hands={"A": "4c 5c", "B": "", "C": ""}, out=("C",), pile=("B: 9s as 9",), turn="A", window=True)
    assert answers(position) == {"challenge"}


def test_a_last_card_that_everybody_would_doubt_is_not_laid_as_a_lie() -> None:
    pile = ("A: 3c 3s 3h as 3", "B: 5c 5s 5h as 5", "A: 8c 8s as 8", "B: Jh Js as J")
    position = Position(hands=TWO_LEFT, out=("C",), pile=pile, stock="7h 7s 7d", turn="A")
    assert not any(action.startswith("play") for action in answers(position))


def test_the_clear_that_leaves_one_card_to_lead_is_taken() -> None:
    pile = ("B: 3c 3s as 3", "C: 4s 4d as 4", "B: 6s 6c as 6", "C: 7s as 7")
    position = Position(hands={"A": "Th 4c", "B": "8h 9d Qs", "C": "Jh Js Kd Ks"}, pile=pile, turn="A")
    assert answers(position) <= {"play Th as T", "play 4c as T"}


def a_moment(spec: str, seed: int, number: int) -> tuple[View, Knowledge]:
    """What one of four honest players has seen by some decision."""
    table = [bot("honest", seed=seed + seat) for seat in range(4)]
    known = [Knowledge() for _ in table]
    for at, decision in enumerate(decisions(Rules.parse(spec), table, seed)):
        known[decision.seat].fold(decision.view, decision.events)
        if at >= number:
            break
    return decision.view, known[decision.seat]


def lies(state: State) -> list[bool]:
    board, kinds = state.board, tables(state.rules).kind_cards
    return [bool(board.play_cards[at] & ~kinds[board.play_kind[at]]) for at in range(board.plays)]


@pytest.mark.parametrize("spec", ["valepaska", "valepaska-house", "valepaska+two-packs"])
def test_deals_are_tried_that_fit_what_is_known_and_what_is_believed(spec: str) -> None:
    wanted = 0.3
    shares: list[float] = []
    for seed in range(8):
        seen, known = a_moment(spec, seed, 9 + 4 * seed)
        unseen = [known.known_in(play.place).bit_count() != play.count for play in known.pile]
        machine = machine_at_once(seen.rules, FUNCTIONS)
        trials = Trials(machine, Sampler(seen, known), 100, [wanted if hidden else None for hidden in unseen], seed)
        states = [trials.state(number) for number in range(100)]
        assert all(view(state, seen.seat) == seen for state in states)
        for at, hidden in enumerate(unseen):
            if hidden and known.pile[at].count == 1:
                shares.append(sum(lies(state)[at] for state in states) / 100)
    assert len(shares) > 5
    assert sum(shares) / len(shares) == pytest.approx(wanted, abs=0.08)


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["valepaska", "valepaska-house", "poytapaska"])
def test_compiled_and_interpreted_choose_the_same(spec: str) -> None:
    different: set[float] = set()
    for seed in range(3):
        seen, known = a_moment(spec, seed, 10 + 7 * seed)
        assert seen.seat is not None
        actions = list(islice(legal(seen), 6))
        found = []
        for machine in (Compiled(), Interpreted()):
            sampler = Sampler(seen, known)
            orders = [order_of(seen.rules, sampler.board, seen.seat, action) for action in actions]
            trials = Trials(machine, sampler, 20, [0.25] * len(known.pile), seed)
            found.append(trials.values(seen.seat, orders))
        assert found[0] == found[1]
        different |= set(found[0])
    assert len(different) > 3


def test_in_an_open_game_that_has_lasted_for_long_it_does_what_a_learner_would_like_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried = []
    best = PlayoutBot._best

    def watched(self: PlayoutBot, view: View, ideas: list[Action]) -> Action:
        tried.append(view.turns)
        return best(self, view, ideas)

    monkeypatch.setattr(PlayoutBot, "_best", watched)
    moments = [a_moment("poytapaska", seed, 20)[0] for seed in range(6)]
    for seen in moments:
        PlayoutBot(5, 40).act(seen, [])
    assert tried, "there is something to try"
    tried.clear()
    for seen in moments:
        long = replace(seen, turns=WEARY)
        assert PlayoutBot(5, 40).act(long, []) == Learner(5).act(long, [])
    assert tried == []


@pytest.mark.parametrize(("playouts", "orders"), [(1000, 2), (1000, 12), (10, 9), (1, 3)])
def test_no_more_playouts_are_made_than_the_budget_and_one_a_round(playouts: int, orders: int) -> None:
    assert boards_for(playouts, orders) * 2 <= playouts + 2 * rounds_of(orders)


def test_at_a_table_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, done = threading.Event(), threading.Event()

    def compile_one(name: str) -> None:
        begun.set()
        assert done.wait(RESPONSE)

    monkeypatch.setattr(choosing, "compiled", compile_one)
    monkeypatch.setattr(choosing, "is_compiled", lambda name: done.is_set())
    monkeypatch.setattr(choosing, "jit_is_wanted", lambda: True)
    choosing._begin_to_compile.cache_clear()

    def in_a_hurry() -> bool:
        choosing.hurry()
        return machine_at_once(Rules(), FUNCTIONS).compiled

    def asked_there() -> bool:
        with ThreadPoolExecutor(1) as pool:
            return pool.submit(in_a_hurry).result()

    assert asked_there() is False
    assert begun.wait(RESPONSE)
    assert machine_at_once(Rules(), FUNCTIONS).compiled
    done.set()
    assert asked_there() is True
    choosing._begin_to_compile.cache_clear()
