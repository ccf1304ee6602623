from random import Random

import pytest

from tests.engine.knowing import Watchers
from valepaska.cards import FACE_OF_BIT, CardSet, Rank, faces, parse_cards
from valepaska.engine.actions import Action, Challenge, Claim, Pass, PickUp, Play, PlayFromStock
from valepaska.engine.events import Refilled, redact
from valepaska.engine.knowledge import Knowledge
from valepaska.engine.parts import Parts, PilePart, state_from_parts
from valepaska.engine.places import DISCARDS, STOCK, UP, Whereabouts
from valepaska.engine.state import State, apply, shuffled_deck, start
from valepaska.engine.view import view
from valepaska.errors import ValepaskaError
from valepaska.rules.model import Rules

A, B, C = range(3)


def known_after(state: State, seat: int, *actions: tuple[int, Action]) -> Knowledge:
    """What a seat knows that sat down before these actions."""
    known = Knowledge()
    known.fold(view(state, seat), ())
    for actor, action in actions:
        state, events = apply(state, actor, action)
        known.fold(view(state, seat), [redact(event, seat) for event in events])
    return known


def position(spec: str, hands: str, pile: str = "", stock: str = "", turn: int = A) -> State:
    """Three hands, with a slash between them, and face-up plays of A in the pile."""
    held = tuple(parse_cards(hand) for hand in hands.split("/"))
    plays = tuple(PilePart(A, (card,)) for card in parse_cards(pile))
    parts = Parts(seats=3, turn=turn, dealer=C, hands=held, stock=parse_cards(stock), pile=plays)
    return state_from_parts(Rules.parse(spec), parts)


def ranks(cards: CardSet) -> set[Rank | None]:
    return {card.rank for card in faces(cards)}


def opened(spec: str, seed: int) -> tuple[State, Watchers]:
    """A fresh deal of three, dealt by C."""
    rules = Rules.parse(spec)
    state, events = start(rules, 3, shuffled_deck(rules, Random(seed)), C)
    watchers = Watchers(3)
    watchers.see(state, events)
    return state, watchers


def test_cards_turned_by_a_challenge_are_known_in_the_hand_that_takes_them_until_it_plays() -> None:
    state = position("valepaska", "3c 8h 9h/4c 5c 6h/7d Jd Qd", stock="Kc Kd")
    lie = (A, Play(parse_cards("8h 9h"), Claim(Rank.FOUR)))
    known = known_after(state, C, lie, (B, Challenge()))
    assert faces(known.known_in_hand(A)) == parse_cards("8h 9h")
    known = known_after(state, C, lie, (B, Challenge()), (B, Play(parse_cards("4c"), Claim(Rank.FOUR))))
    assert faces(known.known_in_hand(A)) == parse_cards("8h 9h")
    state = position("valepaska+lie_next=liar", "3c 8h 9h/4c 5c 6h/7d Jd Qd", stock="Kc Kd")
    again = (A, Play(parse_cards("3c"), Claim(Rank.THREE)))
    known = known_after(state, C, lie, (B, Challenge()), again)
    place = known.pile[0].place
    assert not known.known_in_hand(A)
    assert {*parse_cards("8h 9h")} <= {*faces(known.places[place | 1 << A])}


def test_own_cards_in_the_pile_are_known_wherever_the_pile_goes() -> None:
    state = position("valepaska", "3c 4h/9c 9h/7d Jd", stock="Kc Kd")
    known = known_after(
        state, A, (A, Play(parse_cards("3c"), Claim(Rank.THREE))), (B, Pass()), (C, Pass()), (B, PickUp())
    )
    assert faces(known.known_in_hand(B)) == parse_cards("3c")


def test_an_unseen_card_of_the_stock_can_be_any_that_could_lie_there() -> None:
    state = position("valepaska", "3c 4h/9c 9h/7d Jd", stock="Kc Kd")
    known = known_after(state, C, (A, PlayFromStock(Claim(Rank.FOUR))))
    assert known.sizes[STOCK] == 1
    assert known.sizes[known.pile[0].place] == 1
    assert known.possible_in(known.pile[0].place) == known.possible_in(STOCK)


def test_nobody_holds_a_lower_card_than_the_one_that_the_deal_must_open_with() -> None:
    for seed in range(30):
        state, watchers = opened("paskahousu", seed)
        lowest = state.board.opening
        for seat in range(3):
            known = watchers.known[seat]
            for other in {0, 1, 2} - {seat}:
                held = known.possible_in(1 << other)
                assert not any(held & known.tables.kind_cards[kind] for kind in range(lowest))
                assert held & known.tables.kind_cards[lowest] or seat == state.turn


def test_seats_before_the_one_that_was_found_to_open_have_none_of_its_rank() -> None:
    passed_over = 0
    for seed in range(30):
        state, watchers = opened("paskahousu+starter=lowest_card", seed)
        known = watchers.known[None]
        assert state.turn is not None
        for other in range(state.turn):
            passed_over += 1
            assert not known.possible_in(1 << other) & known.tables.kind_cards[state.board.opening]
    assert passed_over > 10


def test_after_an_opening_with_all_cards_of_a_rank_none_is_left_in_the_hand() -> None:
    for seed in range(8):
        state, watchers = opened("paskahousu", seed)
        opener = state.turn
        assert opener is not None
        hand = view(state, opener).hand
        laid = Play(tuple(card for card in hand if card.rank == hand[0].rank))
        state, events = apply(state, opener, laid)
        watchers.see(state, events)
        drawn = any(isinstance(event, Refilled) for event in events)
        known = watchers.known[(opener + 1) % 3]
        left = known.possible_in(1 << opener) & known.tables.kind_cards[known.pile[0].kind]
        assert bool(left) == drawn


FORCED: dict[str, tuple[str, str, str, Action]] = {
    "taking the pile": ("paskahousu+voluntary_pickup=if_stock_empty+voluntary_draw=none", "Kc", "6c", PickUp()),
    "turning an unseen card": ("paskahousu+blind_play=if_unable+voluntary_draw=none", "9c", "Td", PlayFromStock()),
}


@pytest.mark.parametrize("what", FORCED)
def test_who_does_what_only_a_seat_without_a_play_may_do_has_no_play(what: str) -> None:
    spec, pile, stock, action = FORCED[what]
    state = position(spec, "3c 4c/4d 5d/7d 8d", pile, stock, turn=B)
    known = known_after(state, A, (B, action))
    before = known_after(state, A)
    fits = {Rank.KING, Rank.TWO}
    assert ranks(before.possible_in(1 << B)) >= fits
    assert not ranks(known.possible_in(1 << B) & ~known.known_in_hand(B)) & fits
    assert ranks(known.possible_in(1 << C)) >= fits


def test_a_choice_says_nothing() -> None:
    state = position("paskahousu+voluntary_draw=none", "3c 4c/4d 5d/7d 8d", "Kc", turn=B)
    known = known_after(state, A, (B, PickUp()))
    assert ranks(known.possible_in(1 << B)) >= {Rank.ACE, Rank.TWO}


def test_the_card_just_drawn_is_one_that_lay_in_the_stock() -> None:
    state = position("paskahousu-six", "3c 5c 6c 7c 8c 9c/4d 5d/7d 8d", stock="Jd Qd Kd")
    known = known_after(state, B, (A, Play(parse_cards("5c"))))
    assert known.drawn
    assert not {*faces(known.drawn)} & {*parse_cards("4d 5d 5c")}
    known = known_after(state, A, (A, Play(parse_cards("5c"))))
    assert faces(known.drawn) == parse_cards("Jd")


def test_either_of_two_copies_may_be_the_one_that_was_seen() -> None:
    first, second = (bit for bit, face in enumerate(FACE_OF_BIT) if str(face) == "8h")
    known = Whereabouts()
    known.places = {1 << A | STOCK: 1 << first, 1 << A | DISCARDS: 1 << second}
    known.find(parse_cards("8h"), UP, 1 << A)
    assert known.known_in(UP).bit_count() == 1
    left = (1 << first | 1 << second) & ~known.known_in(UP)
    assert [known.possible_in(place) for place in (STOCK, DISCARDS, 1 << A)] == [left] * 3


def test_events_that_contradict_each_other_are_refused() -> None:
    state = position("valepaska", "3c 8h/4c 5c/7d Jd", stock="Kc Kd")
    events = apply(state, A, Play(parse_cards("3c"), Claim(Rank.THREE))).events
    known = Knowledge()
    known.fold(view(position("valepaska", "9c 8h/3c 5c/7d Jd", stock="Kc Kd"), B), ())
    with pytest.raises(ValepaskaError, match="3c cannot be where it is seen"):
        known.fold(view(state, B), events)


def test_a_card_cannot_be_excluded_from_the_only_place_it_can_be_in() -> None:
    known = known_after(position("valepaska", "3c 8h/4c 5c/7d Jd"), A)
    with pytest.raises(ValepaskaError, match="do not fit together"):
        known.exclude(1 << A, known.known_in_hand(A))
