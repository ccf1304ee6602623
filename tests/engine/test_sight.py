"""Who sees which cards, in views and in events."""

from collections.abc import Iterable

import pytest

from tests import strategies
from tests.engine.positions import after, events_of, position
from tests.engine.worlds import shown
from valepaska.cards import format_cards, sort_cards
from valepaska.engine.events import Event, redact
from valepaska.engine.state import State, deal, start
from valepaska.engine.view import view
from valepaska.rules.model import Rules

WATCHERS = (0, 1, 2, None)


def seen_by(events: Iterable[Event]) -> dict[int | None, str]:
    """The cards that each seat, and a spectator, see in some events."""
    happened = list(events)
    return {who: format_cards(sort_cards(shown(redact(event, who) for event in happened))) for who in WATCHERS}


def everybody(cards: str) -> dict[int | None, str]:
    return dict.fromkeys(WATCHERS, cards)


def only(seat: int, cards: str) -> dict[int | None, str]:
    return everybody("") | {seat: cards}


def face_down() -> State:
    return position("valepaska+refill", "3h 4h", "8c 9c", "Jd Qd", stock="Kc Kd Ks", pile=("C: 5h 6h as 3",))


def test_a_deal_shows_each_seat_its_own_hand_and_everybody_the_cards_that_lie_open() -> None:
    rules = Rules.parse("poytapaska-family")
    state, events = start(rules, 3, strategies.whole_deck(rules), dealer=2)
    open_cards = [card for cards in view(state, None).up for card in cards]
    for seat in range(3):
        own = sort_cards((*view(state, seat).hand, *open_cards))
        assert seen_by(events)[seat] == format_cards(own)
    assert seen_by(events)[None] == format_cards(sort_cards(open_cards))


def test_only_who_lays_cards_face_down_and_draws_for_them_knows_them() -> None:
    state, events = events_of(face_down(), "A: play 3h as 9")
    assert seen_by(events) == only(0, "3h Kc Kd Ks")
    assert [view(state, seat).claims[-1].cards is None for seat in WATCHERS] == [False, True, True, True]
    assert view(state, 2).claims[0].cards is not None
    assert view(state, 0).claims[0].cards is None


def test_nobody_sees_a_card_that_is_played_unseen() -> None:
    state, events = events_of(position("valepaska", "3h", "8c", "Jd", stock="Kc Kd"), "A: stock as 9")
    assert seen_by(events) == everybody("")
    assert {view(state, seat).claims[-1].cards for seat in WATCHERS} == {None}


def test_a_drawn_card_is_seen_by_who_draws_it() -> None:
    state, events = events_of(position("valepaska", "3h", "8c", "Jd", stock="Kc Kd"), "A: draw")
    assert seen_by(events) == only(0, "Kc")
    assert format_cards(view(state, 0).hand) == "3h Kc"


def test_who_takes_a_face_down_pile_sees_all_of_it_and_nobody_else_any() -> None:
    _, events = events_of(face_down(), "A: pickup")
    assert seen_by(events) == only(0, "5h 6h")


def test_a_challenge_turns_the_last_play_for_everybody_and_no_more() -> None:
    laid = after(face_down(), "A: play 3h as 9")
    _, events = events_of(laid, "B: challenge")
    assert seen_by(events) == everybody("3h") | {0: "3h 5h 6h"}
    _, events = events_of(after(face_down(), "A: play 3h as 3"), "C: challenge")
    assert seen_by(events) == everybody("3h") | {2: "3h 5h 6h"}


def test_a_pile_that_is_cleared_face_down_is_seen_by_nobody() -> None:
    _, events = events_of(after(face_down(), "A: play 3h as T"), "B: pass", "C: pass")
    assert seen_by(events) == everybody("")


def test_in_an_open_game_all_that_is_laid_taken_or_turned_is_seen_and_what_is_drawn_is_not() -> None:
    state = position("paskahousu-fi", "3h 4h", "8c 9c", "Jd Qd", stock="Kc 4d Ks", pile=("C: 9h",))
    _, events = events_of(state, "A: stock")
    assert seen_by(events) == everybody("Kc") | {0: "4d Kc Ks"}
    misfit = position("paskahousu-fi", "3h 4h", "8c 9c", "Jd Qd", stock="4d Kc Ks", pile=("C: 9h",))
    _, events = events_of(misfit, "A: stock")
    assert seen_by(events) == everybody("4d 9h")
    _, events = events_of(position("paskahousu", "9h", "8c", "Jd", stock="Kc", pile=("C: 8h",)), "A: draw")
    assert seen_by(events) == only(0, "Kc")


def test_the_card_that_may_be_taken_back_for_is_seen_by_who_drew_it() -> None:
    hands = ("7h 9d 9s Jh Jd Kc", "8h", "8d")
    state = after(position("paskahousu-six", *hands, stock="9c 4d", pile=("C: 5h",)), "A: play 7h")
    assert [str(view(state, seat).just_drew) for seat in WATCHERS] == ["9c", "None", "None", "None"]
    assert {view(state, seat).swapper for seat in WATCHERS} == {0}


@pytest.mark.parametrize("name", strategies.PRESET_NAMES)
def test_a_spectator_sees_no_hand_and_every_size(name: str) -> None:
    rules = Rules.parse(name)
    state = deal(rules, 3, strategies.whole_deck(rules))
    seen = view(state, None)
    assert seen.hand == ()
    assert seen.hand_sizes == tuple(len(view(state, seat).hand) for seat in range(3))
    assert sum(seen.hand_sizes) + sum(map(len, seen.up)) + sum(seen.down) + seen.stock == len(
        strategies.whole_deck(rules)
    )
