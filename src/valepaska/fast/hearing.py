"""The senses of one seat at a table: what it remembers of its own events, and its view in the layout of a net.

The text is the kernel's, interpreted: from the same deal come the same numbers as from `SensingBatch`.
Importing this does not import NumPy.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from valepaska.cards import FACE_OF_BIT, FIRST_JOKER, Card, CardSet
from valepaska.engine.actions import Action
from valepaska.engine.events import Challenged, Cleared, Dealt, Drew, Event, Played, Refilled, Seat, Took, TookBack
from valepaska.engine.layout import Board
from valepaska.engine.sight import sight
from valepaska.engine.texts import SOURCES, action_of, kind_named
from valepaska.engine.view import View
from valepaska.errors import ValepaskaError
from valepaska.fast.believing import forget_claims, lift_claim, pile_claim
from valepaska.fast.compact import mark_compact, read_compact
from valepaska.fast.layouts import Order
from valepaska.fast.observing import observe
from valepaska.fast.pondering import ponder
from valepaska.fast.recall import EVERYBODY, empty_recall
from valepaska.fast.remembering import (
    forget_all,
    recall_cleared,
    recall_play,
    recall_taken,
    recall_taken_back,
    recall_turned,
    tally_cards,
    tally_challenge,
    tally_play,
    tally_taken,
)
from valepaska.fast.senses import FACTS, senses_of
from valepaska.fast.shapes import empty_sheet, shape_of
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables

_BITS: dict[Card, CardSet] = {FACE_OF_BIT[bit]: 1 << bit for bit in range(FIRST_JOKER)}


def remembered(cards: Iterable[Card] | None) -> CardSet:
    """The cards that are remembered one by one: those with a face of their own."""
    return 0 if cards is None else sum(_BITS.get(card, 0) for card in cards)


class Sensed(NamedTuple):
    """What a seat sees and remembers, a number for each of `senses.FACTS`, and its legal places in `senses.CODES`.

    `board` is what it sees as the kernel reads it.
    """

    facts: list[float]
    legal: list[int]
    board: Board


def meaning(view: View, sensed: Sensed, code: int) -> Action:
    """The action that one of the legal places in `senses.CODES` stands for."""
    return meaning_on(sensed.board, view.rules, view.seats, _seat(view), code)


def meaning_on(board: Board, rules: Rules, seats: int, seat: Seat, code: int) -> Action:
    """As `meaning`, for a seat that is asked on a board."""
    order = Order()
    read_compact(board, tables(rules), shape_of(rules, seats), seat, senses_of(rules, seats).codes.index(code), order)
    return action_of(rules, (order.verb, order.cards, order.kind, order.count))


class Listener:
    """What one seat remembers of a face-down deal, from its own redacted events alone."""

    def __init__(self) -> None:
        self.recall = empty_recall()
        self._begun = False
        self._sheet, self._order = empty_sheet(), Order()

    def listen(self, view: View, events: Sequence[Event]) -> None:
        """Take in what happened since the last time, as the seat of the view was told it.

        A first call without the deal's beginning (a bot that sits in) starts from the view. Raises
        ValepaskaError for the view of a spectator, for an open game, for more than six seats and for two packs.
        """
        senses_of(view.rules, view.seats)
        seat = _seat(view)
        if not self._begun and not any(isinstance(event, Dealt) for event in events):
            self._sit_in(view, seat)
        else:
            for event in events:
                self._hear(view, seat, event)
        self._begun = True

    def sense(self, view: View) -> Sensed:
        """The view and what is remembered as numbers from 0 to 1, and what the seat may do, if it is asked."""
        senses, seat, board, t = senses_of(view.rules, view.seats), _seat(view), sight(view), tables(view.rules)
        shape, sheet = shape_of(view.rules, view.seats), self._sheet
        after = observe(board, t, shape, sheet, seat)
        ponder(board, t, shape, self.recall, sheet, seat, after)
        facts = [0.0] * len(FACTS)
        for place, value in senses.rules.items():
            facts[place] = value
        for place, value in zip(senses.facts, sheet.facts, strict=False):
            facts[place] = value
        if seat not in view.to_act:
            return Sensed(facts, [], board)
        mark_compact(board, t, shape, sheet, seat, self._order)
        legal = [place for place, mark in zip(senses.codes, sheet.marks, strict=False) if mark]
        return Sensed(facts, legal, board)

    def _sit_in(self, view: View, seat: Seat) -> None:
        r = self.recall
        forget_all(r)
        r.hand_n[: view.seats] = view.hand_sizes
        for entry in view.claims:
            r.source = SOURCES.index(entry.source)
            pile_claim(r, entry.seat, kind_named(view.rules, entry.claim), entry.count, r.source)
            r.choice = 1 if entry.source is SOURCES[-1] else entry.count + view.hand_sizes[entry.seat]
            if entry.seat == seat:
                r.laid[seat] |= remembered(entry.cards)

    def _hear(self, view: View, seat: Seat, event: Event) -> None:
        """Take in one event: for the seat, and for everybody as a spectator saw it."""
        r = self.recall
        match event:
            case Dealt(hand_sizes=sizes):
                forget_all(r)
                r.hand_n[: len(sizes)] = sizes
            case Played(seat=who, cards=cards, claim=claim, count=count):
                kind, source, t = kind_named(view.rules, claim), SOURCES.index(event.source), tables(view.rules)
                recall_play(r, t, seat, who, remembered(cards), kind, count, source)
                recall_play(r, t, EVERYBODY, who, 0, kind, count, source)
                tally_play(r, who, kind, count, source)
            case Challenged(seat=who, claimant=claimant, cards=cards, honest=honest):
                recall_turned(r, seat, remembered(cards))
                recall_turned(r, EVERYBODY, remembered(cards))
                tally_challenge(r, who, claimant, int(honest))
            case Took(seat=who, cards=cards, count=count):
                recall_taken(r, seat, who, remembered(cards))
                recall_taken(r, EVERYBODY, who, 0)
                tally_taken(r, who, count)
            case Cleared():
                recall_cleared(r, seat)
                recall_cleared(r, EVERYBODY)
                forget_claims(r)
            case Drew(seat=who, count=count) | Refilled(seat=who, count=count):
                tally_cards(r, who, count)
            case TookBack(seat=who, cards=cards, count=count):
                recall_taken_back(r, seat, who, remembered(cards))
                recall_taken_back(r, EVERYBODY, who, 0)
                lift_claim(r, who)
                tally_cards(r, who, count)


def _seat(view: View) -> Seat:
    if view.seat is None:
        raise ValepaskaError("a spectator has no senses: take the view of a seat")
    return view.seat
