from collections.abc import Sequence
from math import comb
from random import Random

import pytest

from tests.bots.dealing import Decision, decisions
from valepaska.bots import bot
from valepaska.bots.memory import Memory
from valepaska.bots.odds import Reach, chance_true, hand_reach
from valepaska.engine.actions import Action, Challenge, Pass, PickUp, Play
from valepaska.engine.events import Event, Phase
from valepaska.engine.legal import legal
from valepaska.engine.places import STOCK
from valepaska.engine.view import View
from valepaska.rules.ladder import Kind
from valepaska.rules.model import Rules


def first_window(spec: str, seed: int) -> tuple[Memory, Decision]:
    """What the first seat asked about the first play from a hand knows."""
    memories = [Memory() for _ in range(4)]
    for decision in decisions(Rules.parse(spec), [bot("liar", seed=seed + seat) for seat in range(4)], seed):
        memory = memories[decision.seat]
        memory.fold(decision.view, decision.events)
        if decision.view.phase is Phase.WINDOW:
            return memory, decision
    raise AssertionError("nobody played")


def hypergeometric(wanted: int, copies: int, unseen: int, hand: int) -> float:
    hits = range(wanted, min(copies, hand) + 1)
    return sum(comb(copies, hit) * comb(unseen - copies, hand - hit) for hit in hits) / comb(unseen, hand)


@pytest.mark.parametrize("seed", range(12))
def test_of_the_first_claim_the_chance_is_hypergeometric(seed: int) -> None:
    memory, decision = first_window("valepaska", seed)
    play, view = memory.pile[-1], decision.view
    held = sum(memory.lore.kind(card) is play.kind for card in view.hand)
    assert chance_true(memory, play) == pytest.approx(hypergeometric(play.count, 4 - held, 52 - 5, 5))


@pytest.mark.parametrize("seed", range(4))
def test_refilling_at_once_does_not_change_what_the_claimant_had(seed: int) -> None:
    memory, decision = first_window("valepaska-wikipedia+starter=race_claim+opening_rank=claimed_lowest", seed)
    play, view = memory.pile[-1], decision.view
    held = sum(memory.lore.kind(card) is play.kind for card in view.hand)
    assert chance_true(memory, play) == pytest.approx(hypergeometric(play.count, 4 - held, 52 - 5, 5))


def test_an_unknown_hand_and_the_stock_are_as_likely_to_hold_a_card() -> None:
    memory, decision = first_window("valepaska", 1)
    other = next(seat for seat in range(4) if seat not in (decision.seat, decision.view.claimant))
    held = sum(memory.lore.kind(card) is Kind.KING for card in decision.view.hand)
    chances = hand_reach(memory, other).chances(Kind.KING)
    assert len(chances) == 5
    assert chances == sorted(chances, reverse=True)
    assert chances[1] == pytest.approx(hypergeometric(1, 4 - held, 47, 5))
    assert Reach(memory, STOCK, 1).chances(Kind.KING)[1] == pytest.approx((4 - held) / 47)


class Careless:
    """Lays any of its cards as anything, so that what it lays tells nothing about what it holds."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def act(self, view: View, events: Sequence[Event]) -> Action:
        if view.phase is Phase.WINDOW:
            return Challenge() if self.random.random() < 0.1 else Pass()
        claims = legal(view).claims
        if not claims:
            return PickUp()
        cards = self.random.sample(view.hand, min(len(view.hand), self.random.randint(1, 2)))
        return Play(tuple(cards), self.random.choice(claims))


def test_among_careless_players_chances_come_true_as_often_as_they_say() -> None:
    said: dict[int, list[float]] = {}
    for seed in range(150):
        memories = [Memory() for _ in range(4)]
        for decision in decisions(Rules.parse("valepaska+turn_limit=12"), [Careless(seed + s) for s in range(4)], seed):
            memory = memories[decision.seat]
            memory.fold(decision.view, decision.events)
            if not isinstance(decision.action, Play):
                continue
            for other in set(range(4)) - {decision.seat, *decision.view.out}:
                chance = hand_reach(memory, other).chances(Kind.NINE)[1]
                held = bool(decision.state.board.hand[other] & memory.lore.cards_of[Kind.NINE])
                said.setdefault(round(chance * 5), []).append(held - chance)
    large = {tenth: sum(errors) / len(errors) for tenth, errors in said.items() if len(errors) > 200}
    assert len(large) > 2
    assert all(abs(error) < 0.06 for error in large.values()), large


def test_a_wrong_number_said_aloud_is_a_certain_lie() -> None:
    memory, _ = first_window("valepaska+claimed_count=may_lie", 1)
    play = memory.pile[-1]
    play.claim = play.claim._replace(count=play.count + 1)
    assert chance_true(memory, play) == 0.0
