"""The plays of a recorded deal with all that was known and believed about them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from valepaska.bots.net import NetBelief, NetBot
from valepaska.cards import Cards
from valepaska.engine.actions import Action, Challenge, Claim, Pass, Play
from valepaska.engine.events import Event, Phase, Seat, redact
from valepaska.engine.legal import legal
from valepaska.engine.state import State
from valepaska.engine.texts import kind_named
from valepaska.engine.view import View, view
from valepaska.records.document import by_key
from valepaska.records.record import Record, recorded_move
from valepaska.records.replay import replay
from valepaska.rules.tables import tables
from valepaska.table.review import is_honest


class Answer(NamedTuple):
    """What a seat that was asked thought of a play and did.

    `lie`: the chance of a lie as the net saw it. `possible`: the chance by counting alone that the claim could be
    true. `held`: how many of the rank claimed it had itself. `copies`: how many there are.
    """

    seat: Seat
    lie: float
    possible: float
    held: int
    copies: int
    doubted: bool


class Moment(NamedTuple):
    """One play of cards from the hand.

    `number` counts the actions of the record from 1. `hand` is what the seat held before, `pile` and `top` what lay
    on the table then. `truths`: claims that it could have made truthfully. `stock`: cards left in the stock.
    """

    number: int
    seat: Seat
    hand: Cards
    claim: Claim
    cards: Cards
    lie: bool
    truths: tuple[Claim, ...]
    pile: int
    top: Claim | None
    stock: int
    clears: bool
    answers: tuple[Answer, ...]

    @property
    def last_cards(self) -> bool:
        """Whether the hand was empty after it."""
        return len(self.cards) == len(self.hand)

    @property
    def doubter(self) -> Answer | None:
        """Who doubted, if anybody did."""
        return next((answer for answer in self.answers if answer.doubted), None)


def moments(record: Record, bots: Sequence[NetBot]) -> Iterator[Moment]:
    """All plays from the hand in a deal. The bots are asked again what they think; what they would do is not used."""
    steps = replay(record)
    step = next(steps)
    rules = step.state.rules
    unheard: list[list[Event]] = [list(step.events) for _ in bots]
    open_play: Moment | None = None
    for number, (text, following) in enumerate(zip(record.actions, steps, strict=True), start=1):
        state = step.state
        seat, action = recorded_move(text, rules, len(bots), by_key, number - 1)
        if open_play is not None and state.phase is not Phase.WINDOW:
            yield open_play
            open_play = None
        seen = _asked(bots[seat], state, seat, unheard)
        if isinstance(action, Play) and action.claim is not None:
            open_play = _moment(number, state, seen, seat, action)
        elif open_play is not None and isinstance(action, Challenge | Pass):
            open_play = open_play._replace(
                clears=seen.effect == "clear", answers=(*open_play.answers, _answer(bots[seat], state, seat, action))
            )
        step = following
        for events in unheard:
            events.extend(step.events)
    if open_play is not None:
        yield open_play


def _asked(bot: NetBot, state: State, seat: Seat, unheard: list[list[Event]]) -> View:
    seen = view(state, seat)
    bot.act(seen, [redact(event, seat) for event in unheard[seat]])
    unheard[seat].clear()
    return seen


def _moment(number: int, state: State, seen: View, seat: Seat, play: Play) -> Moment:
    assert play.claim is not None
    kinds = tables(state.rules).kind_cards
    held = state.board.hand[seat]
    truths = tuple(claim for claim in legal(seen).claims if held & kinds[kind_named(state.rules, claim)])
    lie = not is_honest(state.rules, play.claim, play.cards)
    facts = (seen.pile, seen.top, seen.stock)
    return Moment(number, seat, seen.hand, play.claim, play.cards, lie, truths, *facts, False, ())


def _answer(bot: NetBot, state: State, seat: Seat, action: Action) -> Answer:
    belief = bot.why()
    assert isinstance(belief, NetBelief)
    assert belief.lie is not None
    assert belief.possible is not None
    board = state.board
    of_kind = tables(state.rules).kind_cards[board.play_kind[board.plays - 1]]
    held = (board.hand[seat] & of_kind).bit_count()
    return Answer(seat, belief.lie, belief.possible, held, of_kind.bit_count(), isinstance(action, Challenge))
