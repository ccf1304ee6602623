"""What a seat remembers: from its own events as from the board, nothing that it cannot know; what it makes of it."""

import random
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import valepaska as vp
from tests.engine.worlds import hidden, permutation, same_action, shuffled
from tests.fast.listening import GAMES, Table, fact, play
from tests.strategies import legal_action, most_seats, rules, share
from valepaska.cards import Rank, Suit
from valepaska.engine.codes import FROM_HAND, KINDS
from valepaska.engine.state import start
from valepaska.fast.hearing import Listener
from valepaska.fast.layouts import CARDS
from valepaska.fast.pondering import chance_of
from valepaska.fast.recall import EVERYBODY, PILES, PUBLIC, SCALARS, SEATS, Recall, empty_recall
from valepaska.fast.remembering import recall_cleared, recall_play, remember_deal, remember_step
from valepaska.fast.senses import FACTS, sensible
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables


@share(0.1)
@given(game=rules().filter(lambda game: sensible(game, 2)), seats=st.integers(2, 6), dice=st.randoms())
def test_under_any_rules_a_seat_remembers_from_its_own_events_what_the_board_tells(
    game: Rules, seats: int, dice: random.Random
) -> None:
    seats = min(seats, most_seats(game))
    state, events = start(game, seats, vp.shuffled_deck(game, dice))
    t, recall, listeners = tables(game), empty_recall(), [Listener() for _ in range(seats)]
    remember_deal(state.board, recall)
    for _ in range(60):
        for seat, listener in enumerate(listeners):
            seen = vp.view(state, seat)
            listener.listen(seen, [vp.redact(event, seat) for event in events])
            assert recall_of_rows(listener.recall, (seat, EVERYBODY)) == recall_of_rows(recall, (seat, EVERYBODY))
        sensed = listeners[seat].sense(seen)
        assert 0.0 <= min(sensed.facts) <= max(sensed.facts) <= 1.0
        if state.outcome:
            break
        seat = dice.choice(state.to_act)
        action = legal_action(vp.view(state, seat), dice)
        assert action is not None
        state, events = vp.apply(state, seat, action)
        remember_step(state.board, t, recall)


def recall_of_rows(recall: Recall, rows: tuple[int, ...]) -> list[Any]:
    """All that stands in some rows, and what is the same for all."""
    kept: list[Any] = [getattr(recall, name) for name in (*SCALARS, *PUBLIC)]
    for row in rows:
        held = recall.held[row * SEATS : (row + 1) * SEATS]
        cards = [card for card in range(52) if any(each >> card & 1 for each in held)]
        kept += [held, *(getattr(recall, name)[row] for name in PILES)]
        kept += [
            recall.piled,
            recall.took[row * SEATS * KINDS :][: SEATS * KINDS],
            recall.cleared[row * KINDS :][:KINDS],
        ]
        kept += [(card, recall.weight[row * CARDS + card]) for card in cards]
    return kept


def copy_of(recall: Recall, spoiled: tuple[int, ...]) -> Recall:
    """Another recall like it, with other things in some rows."""
    twin = empty_recall()
    for name in Recall.__slots__:
        value = getattr(recall, name)
        setattr(twin, name, list(value) if isinstance(value, list) else value)
    for row in spoiled:
        twin.laid[row] = 5
        twin.gone[row] = 3
        twin.held[row * SEATS] = 48
        twin.took[row * SEATS * KINDS] += 256
        twin.cleared[row * KINDS] += 1
    return twin


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec)
def test_two_worlds_that_a_seat_cannot_tell_apart_are_remembered_alike(game: Rules) -> None:
    dice = random.Random(game.spec)
    state = vp.deal(game, 4, vp.shuffled_deck(game, dice))
    t, recall, alike = tables(game), empty_recall(), 0
    remember_deal(state.board, recall)
    for _ in range(150):
        if state.outcome:
            break
        me, seat = dice.randrange(4), state.to_act[0]
        moved = permutation(hidden(state, me), dice)
        action = legal_action(vp.view(state, seat), dice)
        assert action is not None
        ours = vp.apply(state, seat, action)
        theirs = vp.apply(shuffled(state, moved), seat, same_action(state, seat, action, moved))
        twin = copy_of(recall, tuple(other for other in range(4) if other != me))
        remember_step(ours.state.board, t, recall)
        remember_step(theirs.state.board, t, twin)
        if [vp.redact(each, me) for each in ours.events] == [vp.redact(each, me) for each in theirs.events]:
            assert recall_of_rows(recall, (me, EVERYBODY)) == recall_of_rows(twin, (me, EVERYBODY))
            alike += 1
        state = ours.state
    assert alike > 10


@pytest.fixture
def table() -> Table:
    """Three seats; A holds the clubs from 3 to 7, B the diamonds, C the hearts; B leads anything."""
    rules = Rules.parse("valepaska+starter=left_of_dealer+opening_rank=any")
    ranks = list(Rank)[:5]
    hands = [vp.Card(rank, suit) for rank in ranks for suit in (Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS)]
    rest = [vp.Card(rank, suit) for rank in Rank for suit in Suit if vp.Card(rank, suit) not in hands]
    return Table(rules, 3, (*hands, *rest), 0, None)


def test_one_knows_what_was_taken_of_ones_own_cards_and_forgets_as_cards_are_laid(table: Table) -> None:
    play(table, "play 3d 4d as 3", "pass", "pass", "play 3h as 4", "challenge")
    assert fact(table, 1, "3 that I know seat +1 to hold / 4") == 0.5
    assert fact(table, 1, "4 that I know seat +1 to hold / 4") == 0.25
    assert fact(table, 0, "3 that I know seat +2 to hold / 4") == 0.25
    assert fact(table, 0, "4 that I know seat +2 to hold / 4") == 0.0
    assert fact(table, 2, "my 3 that all know of / 4") == 0.25
    assert fact(table, 1, "3 that I cannot place / 4") == 0.5
    play(table, "play 3c as 3", "pass", "pass", "play 5d as 5", "pass", "pass", "play 3h as 6")
    seven_cards_one_laid = 0.25 * 13 / 14
    assert fact(table, 1, "4 that I know seat +1 to hold / 4") == pytest.approx(seven_cards_one_laid, abs=0.001)
    play(table, "challenge")
    assert fact(table, 1, "3 that I know seat +1 to hold / 4") == pytest.approx(0.25 + seven_cards_one_laid, abs=0.001)
    assert fact(table, 2, "3 that I know seat +1 to hold / 4") == 0.0
    assert fact(table, 0, "3 that I know seat +2 to hold / 4") == 0.5


def test_a_claim_of_what_the_claimant_was_seen_to_take_can_be_true_and_is_believed_half(table: Table) -> None:
    play(table, "play 3d 4d as 3", "pass", "pass", "play 3h as 4", "challenge")
    play(table, "draw", "play 5d as 3", "pass", "pass", "play 3d 3h as 3")
    assert fact(table, 1, "chance that the claim can be true") == 1.0
    assert fact(table, 1, "cards of it that I know the claimant to have had / 4") == 0.5
    assert fact(table, 1, "cards that others claimed of its rank in this pile / 4") == 0.5
    assert fact(table, 1, "3 that I know seat +1 to hold / 4") == pytest.approx(0.5 * 5 / 14, abs=0.001)


def test_what_a_pile_was_claimed_to_hold_is_half_believed_to_be_in_the_hand_that_took_it(table: Table) -> None:
    play(table, "play 3d 4d as 3", "pass", "pass", "play 4h as 4", "pass", "pass", "play 5c as 5", "challenge")
    for seat, name, value in (
        (0, "3 that seat +1 took as claimed / 4", 0.5),
        (0, "4 that seat +1 took as claimed / 4", 0.25),
        (2, "3 that seat +2 took as claimed / 4", 0.5),
        (2, "4 that seat +2 took as claimed / 4", 0.0),
        (0, "5 that seat +1 took as claimed / 4", 0.0),
        (1, "3 that I took as claimed / 4", 0.5),
        (1, "4 that I took as claimed / 4", 0.25),
    ):
        assert fact(table, seat, name) == value, (seat, name)
    play(table, "play 6c as 6", "pass", "pass", "play 6d as 7")
    assert fact(table, 0, "3 that seat +1 took as claimed / 4") == pytest.approx(0.5 * 13 / 14, abs=0.01)
    play(table, "pass", "pass", "play 5h as 7", "pass", "pass", "draw", "play 3d as 8")
    assert fact(table, 0, "4 that seat +1 took as claimed / 4") < 0.25
    assert fact(table, 1, "6 cleared as others claimed / 4") == 0.0


def test_what_was_cleared_is_believed_to_be_what_others_claimed(table: Table) -> None:
    play(table, "play 3d as 6", "pass", "pass", "play 4h 5h as T", "pass", "pass")
    assert fact(table, 0, "6 cleared as others claimed / 4") == 0.25
    assert fact(table, 0, "T cleared as others claimed / 4") == 0.5
    assert fact(table, 1, "6 cleared as others claimed / 4") == 0.0
    assert fact(table, 2, "T cleared as others claimed / 4") == 0.0


def test_what_everybody_saw_a_seat_do_is_counted(table: Table) -> None:
    play(table, "play 3d 4d as 3", "pass", "pass", "play 3h as 4", "challenge")
    for name, value in {
        "claims of me / 16": 1 / 16,
        "claims of seat +1 / 16": 1 / 16,
        "lies of seat +1 / 4": 1 / 4,
        "truths of seat +1 / 4": 0.0,
        "share of lies of seat +1": 2 / 3,
        "share of lies of me": 1 / 2,
        "challenges of seat +2 / 8": 1 / 8,
        "right challenges of seat +2 / 4": 1 / 4,
    }.items():
        assert fact(table, 1, name) == value, name


def test_a_claim_of_cards_that_lie_in_ones_own_hand_is_impossible(table: Table) -> None:
    play(table, "play 3d as 3", "pass", "pass", "play 4h 5h 6h 7h as 4")
    assert fact(table, 0, "the claim is impossible") == 1.0
    assert fact(table, 0, "chance that the claim can be true") == 0.0
    assert fact(table, 0, "cards that the claim can be of / 4") == 0.75
    assert fact(table, 0, "cards that the claimant chose from / deck") == 5 / 52


def test_a_hand_that_is_laid_whole_leaves_what_was_known_of_it_in_the_pile() -> None:
    recall, t = empty_recall(), tables(Rules.parse("valepaska"))
    recall.hand_n[:2] = [3, 2]
    recall.held[0 * SEATS + 1] = 0b11
    recall.weight[:2] = [1024, 1024]
    recall_play(recall, t, 0, 1, 0, 5, 2, FROM_HAND)
    assert (recall.held[1], recall.buried[0]) == (0, 0b11)
    recall_cleared(recall, 0)
    assert (recall.gone[0], recall.buried[0]) == (0b11, 0)


@pytest.mark.parametrize("copies", range(5))
@pytest.mark.parametrize("wanted", range(1, 5))
def test_the_chance_of_a_claim_is_that_of_drawing_so_many_without_looking(wanted: int, copies: int) -> None:
    for drawn in range(21):
        ways = sum(comb(copies, got) * comb(20 - copies, drawn - got) for got in range(wanted, min(copies, drawn) + 1))
        assert chance_of(wanted, copies, 20, drawn) == pytest.approx(ways / comb(20, drawn), abs=1e-12)


def test_a_bot_that_sits_in_begins_with_what_lies_on_the_table(table: Table) -> None:
    play(table, "play 3d as 3", "pass", "pass", "play 4h 5h as 4")
    late = Listener()
    late.listen(vp.view(table.state, 1), ())
    early, now = table.listeners[1].sense(vp.view(table.state, 1)), late.sense(vp.view(table.state, 1))
    differ = {FACTS[at] for at, (one, other) in enumerate(zip(early.facts, now.facts, strict=True)) if one != other}
    assert differ == {"claims of me / 16", "claims of seat +1 / 16"}
    assert now.legal == early.legal
