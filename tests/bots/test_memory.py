import random

import pytest

from tests.bots.dealing import Decision, decisions
from valepaska.bots import bot
from valepaska.bots.contract import random_rules
from valepaska.bots.memory import Memory, PublicMemory
from valepaska.cards import CardSet, faces
from valepaska.engine.actions import Challenge
from valepaska.engine.places import DISCARDS, DOWN, STOCK, UP
from valepaska.engine.state import State
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets

KINDS = ("liar", "semirandom", "counter", "honest")


def true_places(state: State) -> dict[int, CardSet]:
    """Where every card really is, by the memory's places; plays of the pile as they are numbered there."""
    board = state.board
    found = {1 << seat: hand for seat, hand in enumerate(board.hand)}
    found[STOCK] = sum(1 << card for card in board.deck[board.stock_at : board.stock_end])
    found[DISCARDS] = board.discards
    found[UP] = sum(board.up)
    slots = len(board.down) // board.seats
    found[DOWN] = sum(
        1 << board.down[seat * slots + slot] for seat in range(board.seats) for slot in range(board.down_n[seat])
    )
    return found


def assert_true(memory: Memory, decision: Decision) -> None:
    board = decision.state.board
    truth = true_places(decision.state)
    truth |= {play.place: board.play_cards[at] for at, play in enumerate(memory.pile)}
    assert len(memory.pile) == board.plays
    for seat, size in enumerate(board.hand_n):
        assert memory.sizes[1 << seat] == size
    assert memory.sizes[STOCK] == board.stock_end - board.stock_at
    assert memory.sizes[DISCARDS] == board.discard_n
    for place, cards in truth.items():
        known, possible = list(faces(memory.known_in(place))), list(faces(memory.possible_in(place)))
        for card in faces(cards):
            assert card in possible, f"{card} lies where it is said not to"
            possible.remove(card)
            if card in known:
                known.remove(card)
        assert not known, f"{known} is said to lie where it does not"
    assert sum(cards.bit_count() for cards in memory.places.values()) == memory.lore.deck.bit_count()


@pytest.mark.parametrize("spec", [preset.name for preset in presets()])
def test_what_is_remembered_is_true_in_every_preset(spec: str) -> None:
    seats = 3
    memories = [Memory() for _ in range(seats)]
    for decision in decisions(Rules.parse(spec), [bot(KINDS[seat], seed=seat) for seat in range(seats)], seed=1):
        memory = memories[decision.seat]
        memory.fold(decision.view, decision.events)
        assert_true(memory, decision)
        assert faces(memory.known_in_hand(decision.seat)) == decision.view.hand


@pytest.mark.parametrize("seed", range(40))
def test_what_is_remembered_is_true_under_random_rules(seed: int) -> None:
    rules = random_rules(random.Random(seed), changes=12)
    memories = [(Memory(), PublicMemory()) for _ in range(2)]
    for decision in decisions(rules, [bot(KINDS[(seed + seat) % 4], seed=seat) for seat in range(2)], seed=seed):
        for memory in memories[decision.seat]:
            memory.fold(decision.view, decision.events)
            assert_true(memory, decision)


def test_a_bot_that_sits_in_knows_what_the_view_shows() -> None:
    rules = Rules.parse("valepaska")
    for number, decision in enumerate(decisions(rules, [bot("liar", seed=seat) for seat in range(4)], seed=3)):
        memory = Memory()
        memory.fold(decision.view, decision.events[:0])
        assert_true(memory, decision)
        if number == 60:
            break


def test_cards_laid_by_oneself_are_known_to_be_in_the_hand_of_whoever_takes_them() -> None:
    rules = Rules.parse("valepaska")
    laid_and_taken = 0
    memories = [Memory() for _ in range(3)]
    for decision in decisions(rules, [bot("counter", seed=seat) for seat in range(3)], seed=5):
        memory = memories[decision.seat]
        memory.fold(decision.view, decision.events)
        for other in range(3):
            if other != decision.seat:
                laid_and_taken += memory.known_in_hand(other).bit_count()
    assert laid_and_taken > 0


def test_turned_cards_are_counted_as_lies_and_truths_of_who_laid_them() -> None:
    rules = Rules.parse("valepaska-house")
    memories = [Memory() for _ in range(4)]
    challenged = 0
    for decision in decisions(rules, [bot("semirandom", seed=seat) for seat in range(4)], seed=2):
        memories[decision.seat].fold(decision.view, decision.events)
        challenged += isinstance(decision.action, Challenge)
    tallies = memories[0].tallies
    assert challenged > 5
    assert challenged - 1 <= sum(tally.challenges for tally in tallies) <= challenged
    assert all(tally.lies + tally.truths <= tally.claims for tally in tallies)
    assert sum(tally.lies for tally in tallies) > 0
    assert sum(tally.truths for tally in tallies) > 0
