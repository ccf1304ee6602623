from collections import Counter as Count
from random import Random

import pytest

from tests.bots.dealing import Decision, decisions, quick
from valepaska.bots import BOTS, bot, bot_names
from valepaska.bots.learner import Learner
from valepaska.bots.lore import worth_keeping
from valepaska.bots.memory import Memory
from valepaska.bots.odds import chance_true
from valepaska.cards import Cards
from valepaska.engine.actions import Challenge, Pass, PickUp, Play, Swap
from valepaska.engine.events import Phase
from valepaska.engine.legal import legal
from valepaska.engine.state import deal, shuffled_deck
from valepaska.engine.view import view
from valepaska.errors import ValepaskaError
from valepaska.rules.ladder import kind_of_card
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets

OPEN = [preset.name for preset in presets() if not preset.rules.challenge.face_down]
FACE_DOWN = [preset.name for preset in presets() if preset.rules.challenge.face_down]


def is_true(decision: Decision) -> bool:
    """Whether a play from the hand is what it says."""
    assert isinstance(decision.action, Play)
    claim = decision.action.claim
    assert claim is not None
    return all(card.rank is claim.rank for card in decision.action.cards)


def plays_of(name: str, spec: str = "valepaska", deals: int = 12) -> list[Decision]:
    found = []
    for seed in range(deals):
        table = [bot(name, seed=seed * 4 + seat) for seat in range(4)]
        found += [d for d in decisions(Rules.parse(spec), table, seed) if isinstance(d.action, Play)]
    return found


SCRIPTED = ("semirandom", "honest", "counter", "liar", "learner")


def test_the_bots_are_there_by_name() -> None:
    assert bot_names() == (*SCRIPTED, "playouts-1k", "playouts-10k", "net", "search")
    assert [type(bot(name)).__name__.lower() for name in SCRIPTED] == list(SCRIPTED)
    assert list(BOTS) == list(bot_names())


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(
        ValepaskaError, match=r"no bot 'honset': did you mean 'honest' or 'net'\? the bots are semirandom, "
    ):
        bot("honset")


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_is_asked_only_for_a_seat_that_may_act(name: str) -> None:
    rules = Rules.parse("clone-fly")
    state = deal(rules, 3, shuffled_deck(rules, Random(1)))
    waits = next(seat for seat in range(3) if seat not in state.to_act)
    for viewer in (None, waits):
        with pytest.raises(ValueError, match="a bot acts for a seat that may act now"):
            bot(name).act(view(state, viewer), [])


def test_the_honest_bot_lies_only_when_it_holds_nothing_that_fits() -> None:
    lies = [decision for decision in plays_of("honest", "valepaska-house") if not is_true(decision)]
    assert lies
    for decision in lies:
        held = {card.rank for card in decision.view.hand}
        assert not held & {claim.rank for claim in legal(decision.view).claims}


@pytest.mark.parametrize("spec", FACE_DOWN)
def test_the_honest_bot_challenges_what_is_impossible_and_nothing_else(spec: str) -> None:
    table = ["honest", "liar", "honest", "semirandom"]
    challenges = 0
    for seed in range(4):
        memories = [Memory() for _ in table]
        for decision in decisions(Rules.parse(spec), [bot(name, seed=seed) for name in table], seed):
            memory = memories[decision.seat]
            memory.fold(decision.view, decision.events)
            if decision.view.phase is Phase.WINDOW and table[decision.seat] == "honest":
                impossible = chance_true(memory, memory.pile[-1]) == 0.0
                assert (decision.action == Challenge()) == impossible
                challenges += impossible
    assert challenges


def test_bots_lie_as_their_names_say() -> None:
    share = {}
    for name in SCRIPTED:
        plays = plays_of(name)
        share[name] = sum(not is_true(decision) for decision in plays) / len(plays)
    assert share["honest"] < share["semirandom"] < share["liar"]
    assert share["liar"] > 0.6
    assert 0.1 < share["counter"] < 0.8


def test_a_challenge_that_cannot_be_wrong_is_made_by_the_counter() -> None:
    certain = 0
    for seed in range(6):
        memories = [Memory() for _ in range(4)]
        table = [bot("counter", seed=1), *(bot("liar", seed=seed + seat) for seat in range(3))]
        for decision in decisions(Rules.parse("valepaska"), table, seed):
            memory = memories[decision.seat]
            memory.fold(decision.view, decision.events)
            asked = decision.seat == 0 and decision.view.phase is Phase.WINDOW
            if asked and chance_true(memory, memory.pile[-1]) == 0.0:
                assert decision.action == Challenge()
                certain += 1
    assert certain


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("spec", ["valepaska-house", "poytapaska"])
def test_a_bot_can_sit_in_for_somebody_who_left(name: str, spec: str) -> None:
    late = {seat: quick(name, seed=9) for seat in range(3)}
    table = [bot("semirandom", seed=seat) for seat in range(3)]
    for number, decision in enumerate(decisions(Rules.parse(spec), table, seed=5)):
        if number > 30:
            assert late[decision.seat].act(decision.view, decision.events) in legal(decision.view)
        if number > 120:
            break


@pytest.mark.parametrize("name", SCRIPTED)
def test_not_everybody_races_to_open(name: str) -> None:
    answers: Count[bool] = Count()
    for seed in range(25):
        for decision in decisions(Rules.parse("valepaska"), [quick(name, seed=seed + seat) for seat in range(4)], seed):
            if decision.view.phase is not Phase.OPENING:
                break
            answers[decision.action == Pass()] += 1
    assert min(answers.values()) > 0.2 * answers.total()
    assert len(answers) == 2


@pytest.mark.parametrize("name", bot_names())
def test_the_strong_cards_are_laid_up_before_the_start(name: str) -> None:
    rules = Rules.parse("poytapaska+table_up_swap=before_start")
    hand: Cards = ()
    up: Cards = ()
    swaps = 0
    for decision in decisions(rules, [quick(name, seed=seat) for seat in range(3)], seed=4):
        if decision.view.phase is not Phase.SETUP:
            break
        if decision.seat == 0:
            swaps += isinstance(decision.action, Swap)
            hand, up = decision.view.hand, decision.view.up[0]
    assert swaps
    assert max(worth_keeping(kind_of_card(rules, card)) for card in hand) <= min(
        worth_keeping(kind_of_card(rules, card)) for card in up
    )


@pytest.mark.parametrize("spec", OPEN)
@pytest.mark.parametrize("name", ["honest", "counter"])
def test_in_open_games_nobody_is_asked_to_challenge_and_low_cards_go_first(spec: str, name: str) -> None:
    lowest = others = 0
    for decision in decisions(Rules.parse(spec), [bot(name, seed=seat) for seat in range(3)], seed=2):
        assert decision.view.phase is not Phase.WINDOW
        assert decision.action not in (Challenge(),)
        if isinstance(decision.action, Play) and decision.view.hand and decision.view.phase is Phase.TURN:
            fits = {claim.rank for claim, reason in legal(decision.view).ranks().items() if reason is None}
            ranks = [card.rank for card in decision.view.hand if card.rank in fits]
            low = decision.action.cards[0].rank == min(ranks, default=None, key=lambda rank: rank or 0)
            lowest += low
            others += not low
    assert lowest > others


def test_a_pile_is_taken_only_for_want_of_something_better() -> None:
    for decision in decisions(Rules.parse("paskahousu"), [bot("honest", seed=seat) for seat in range(4)], seed=2):
        if decision.action == PickUp():
            fits = {claim.rank for claim, reason in legal(decision.view).ranks().items() if reason is None}
            assert not fits & {card.rank for card in decision.view.hand}


def test_the_learner_finds_out_who_lies() -> None:
    learner = Learner(seed=1)
    table = ["learner", "liar", "honest", "semirandom"]
    rules = Rules.parse("valepaska-house")
    for seed in range(6):
        bots = [learner, *(bot(name, seed=seed) for name in table[1:])]
        list(decisions(rules, bots, seed))
    rates = [learner.lie_rate(seat) for seat in range(4)]
    assert rates[1] > rates[3] > rates[2]
    assert rates[1] > learner.temper.lie_rate > rates[2]


def test_what_the_learner_knows_it_keeps_for_the_next_deal() -> None:
    rules = Rules.parse("valepaska-house+turn_limit=300")
    learner = Learner(seed=1)
    list(decisions(rules, [learner, bot("liar", seed=1), bot("liar", seed=2)], seed=1))
    known = learner.lie_rate(1)
    assert known != learner.temper.lie_rate
    first = next(decisions(rules, [learner, bot("liar", seed=1), bot("liar", seed=2)], seed=2))
    assert first.view.turns == 0
    assert learner.lie_rate(1) == known
