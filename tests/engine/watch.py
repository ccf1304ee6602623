"""A deal under watch: every step is checked against all that must hold of any game."""

from collections import Counter
from itertools import islice
from random import Random

import msgspec

from tests import strategies
from tests.engine import worlds
from tests.engine.fold import Fold
from valepaska.cards import Card, bits, faces
from valepaska.engine import codes as c
from valepaska.engine.actions import Action, Pass
from valepaska.engine.events import Event, Phase, Played, Seat, Turned, redact
from valepaska.engine.legal import legal
from valepaska.engine.state import State, apply
from valepaska.engine.view import View, view
from valepaska.errors import IllegalAction, Reason

SAME_ACTIONS = 40
"""How many legal actions of a seat are compared between two worlds."""


def cards_in_place(state: State) -> Counter[Card]:
    """Every card of the deal by face; fails when a physical card lies in two places or a size is wrong."""
    board = state.board
    places = [worlds.stock(board), list(bits(board.discards)), *(list(bits(hand)) for hand in board.hand)]
    places += [list(bits(cards)) for cards in board.up]
    places += [board.down[seat * c.SLOTS :][: board.down_n[seat]] for seat in range(board.seats)]
    places += [list(bits(board.play_cards[at])) for at in range(board.plays)]
    everything = [card for place in places for card in place]
    assert len(set(everything)) == len(everything), "a card lies in two places"
    assert board.hand_n == [hand.bit_count() for hand in board.hand]
    assert board.discard_n == board.discards.bit_count()
    assert board.play_n[: board.plays] == [board.play_cards[at].bit_count() for at in range(board.plays)]
    assert board.pile_n == sum(board.play_n[: board.plays])
    return Counter(faces(sum(1 << card for card in everything)))


def refusal(state: State, seat: Seat, action: Action) -> Reason | None:
    """Why the engine refuses an action, None when it accepts it."""
    try:
        apply(state, seat, action)
    except IllegalAction as refused:
        return refused.code
    return None


def json_of(value: object) -> bytes:
    """The bytes that a value is on the wire."""
    return msgspec.json.encode(value)


class Watched:
    """A deal whose every step is checked; `random` chooses what the checks look at."""

    def __init__(self, state: State, random: Random, events: tuple[Event, ...] = ()) -> None:
        self.state = state
        self.random = random
        self.cards = cards_in_place(state)
        self.viewers: list[Seat | None] = [None, *range(state.seats)]
        self.folds = {viewer: Fold(state.rules, viewer) for viewer in self.viewers} if events else {}
        self.see(events)
        self.check()

    def see(self, events: tuple[Event, ...]) -> None:
        """Let every viewer take in what it may see of the events."""
        for viewer, fold in self.folds.items():
            for event in events:
                seen = redact(event, viewer)
                assert (type(seen), seen.number) == (type(event), event.number)
                fold.see(seen)

    def check(self) -> None:
        """What must hold of every state."""
        state = self.state
        assert cards_in_place(state) == self.cards
        assert (state.to_act == ()) is (state.outcome is not None) is (state.phase is Phase.OVER)
        out = view(state, None).out
        for seat in state.to_act:
            assert seat not in out
            assert legal(view(state, seat)), f"seat {seat} is to act and can do nothing"
        assert state.turn is None or state.turn not in out
        for viewer, fold in self.folds.items():
            assert differing(fold.view(), view(state, viewer)) == {}
            assert fold.number == state.number

    def attempt(self, seat: Seat, action: Action) -> Reason | None:
        """The view and the engine agree on an action; a refused one changes nothing."""
        state = self.state
        before, known, hashed = state.board.copy(), state, hash(state)
        why = legal(view(state, seat)).why(action)
        assert refusal(state, seat, action) is why, (seat, str(action))
        assert self.state == known
        assert hash(state) == hashed
        for name in before.__slots__:
            assert getattr(before, name) == getattr(state.board, name) or name == "event"
        return why

    def move(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Carry out a legal action and check what it leads to."""
        before = self.state
        assert self.attempt(seat, action) is None
        after, events = apply(before, seat, action)
        assert [event.number for event in events] == list(range(before.number, after.number))
        self.state = after
        self.see(events)
        self.check()
        viewer = self.random.choice(self.viewers)
        self.compare_worlds(before, seat, action, events, viewer)
        self.act_at_once_or_after_all_pass(before)
        return events

    def compare_worlds(
        self, before: State, seat: Seat, action: Action, events: tuple[Event, ...], viewer: Seat | None
    ) -> None:
        """A viewer cannot tell apart two worlds that differ in hidden cards, before or after a step."""
        seen = [redact(event, viewer) for event in events]
        unseen = worlds.hidden(before, viewer) & worlds.hidden(self.state, viewer)
        told = worlds.shown(seen)
        free = {card for card in unseen if faces(1 << card)[0] not in told}
        moved = worlds.permutation(free, self.random)
        twin = worlds.shuffled(before, moved)
        self.look_alike(before, twin, viewer)
        there = worlds.same_action(before, seat, action, moved)
        if refusal(twin, seat, there) is not None:
            assert not before.rules.challenge.face_down, "whether a bluff is legal shows what is held"
            return
        chose_opener = before.phase is Phase.SETUP and self.state.phase is not Phase.SETUP
        unopened = before.phase is Phase.TURN and view(before, None).opening is not None
        if chose_opener or (unopened and not any(isinstance(event, Played) for event in events)):
            return  # who opens, and with which rank, the rules make known from the hands
        after, twin_events = apply(twin, seat, there)
        assert json_of([redact(event, viewer) for event in twin_events]) == json_of(seen)
        self.look_alike(self.state, after, viewer)

    def look_alike(self, one: State, other: State, viewer: Seat | None) -> None:
        """Two states give a viewer the same view, byte for byte, and the same legal actions."""
        seen, there = view(one, viewer), view(other, viewer)
        assert differing(seen, there) == {}
        assert json_of(seen) == json_of(there)
        if viewer is not None:
            assert first_actions(seen) == first_actions(there)
            for _ in range(3):
                action = strategies.any_action(seen, self.random)
                assert refusal(one, viewer, action) is refusal(other, viewer, action)

    def act_at_once_or_after_all_pass(self, state: State) -> None:
        """Where the next seat may act in an open window, that is as good as waiting for all passes."""
        if state.phase is not Phase.WINDOW or state.turn is None:
            return
        action = strategies.legal_action(view(state, state.turn), self.random)
        if action is None or str(action) in ("pass", "challenge"):
            return
        closed = state
        while closed.phase is Phase.WINDOW:
            closed = apply(closed, closed.to_act[0], Pass()).state
        if closed.phase is Phase.OVER:
            assert str(action) == "pickup"
            return
        assert apply(state, state.turn, action).state == apply(closed, state.turn, action).state


def differing(one: View, other: View) -> dict[str, tuple[object, object]]:
    """The fields in which two views differ."""
    both = {name: (getattr(one, name), getattr(other, name)) for name in View.__struct_fields__}
    return {name: pair for name, pair in both.items() if pair[0] != pair[1]}


def first_actions(seen: View) -> list[Action]:
    """The first of the legal actions."""
    return list(islice(legal(seen), SAME_ACTIONS))


def turns(events: tuple[Event, ...]) -> list[Turned]:
    """Whose move it became."""
    return [event for event in events if isinstance(event, Turned)]
