"""What a record states, as a value, and which of it can be true of any deal."""

from math import isfinite
from typing import Any, Literal

import msgspec

from valepaska.cards import Cards
from valepaska.engine.events import Outcome, Seat
from valepaska.engine.numbers import check_seed
from valepaska.errors import RecordError, ValepaskaError, quoted
from valepaska.records.document import Place
from valepaska.records.notation import SEAT_LETTERS
from valepaska.records.shown import name_fault

FORMAT = 1
"""The number of the format that this version writes, and the newest that it reads."""
LONGEST_BOT = 40

Mark = Literal["clock", "bot"]
"""Who really decided an action: the clock of the table, or a bot that sat in for a person."""


class Session(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Several deals in a row, as they stood when this deal began.

    `deals` counts the finished ones, `losses` and `points` are those of each seat, `bots` names
    the bot that sits in each seat (empty: a person), `seed` is what the decks come from.
    """

    deals: int = 0
    losses: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    bots: tuple[str, ...] = ()
    seed: int | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One deal, finished or not.

    `rules` is the spec, `seats` are names, `deck` lies in the order of dealing, `actions` are
    lines such as ``B: challenge``. `times` are seconds from the start of the deal, one for each
    action, or none at all. `marks` names actions by number, counted from 1. `proof` is what a
    fair deal publishes about its deck; it is kept as it is.
    """

    rules: str
    seats: tuple[str, ...]
    dealer: Seat
    deck: Cards
    starter: Seat | None = None
    actions: tuple[str, ...] = ()
    times: tuple[float, ...] = ()
    marks: dict[Mark, tuple[int, ...]] = {}
    result: Outcome | None = None
    session: Session | None = None
    proof: dict[str, Any] | None = None
    format: int = FORMAT


def check_facts(record: Record, place: Place) -> None:
    """Raise RecordError, with the place, for names and numbers that no record can state.

    Whether deck and actions keep to the rules is not asked here.
    """
    for index, name in enumerate(record.seats):
        fault = name_fault(name)
        if fault is not None:
            raise RecordError(f"player {index + 1}: {fault}", place("seats", index))
    _check_seats(record, place)
    _check_times(record, place)
    _check_marks(record, place)
    if record.session is not None:
        _check_session(record.session, len(record.seats), place)


def _check_seats(record: Record, place: Place) -> None:
    seats = len(record.seats)
    if not 2 <= seats <= len(SEAT_LETTERS):
        raise RecordError(f"a deal has 2 to {len(SEAT_LETTERS)} seats, not {seats}", place("seats"))
    for key, seat in (("dealer", record.dealer), ("starter", record.starter)):
        if seat is not None and not 0 <= seat < seats:
            raise RecordError(f"{key} {seat} is not a seat: seats are 0 to {seats - 1}", place(key))


def _check_times(record: Record, place: Place) -> None:
    count, before = len(record.actions), 0.0
    if record.times and len(record.times) != count:
        raise RecordError(f"{len(record.times)} times for {count} actions: give one for each, or none", place("times"))
    for index, time in enumerate(record.times):
        if not isfinite(time) or time < 0:
            raise RecordError(f"{time} is not a number of seconds", place("times", index))
        if time < before:
            raise RecordError(f"action {index + 1} at {time} seconds comes before the last one", place("times", index))
        before = time


def _check_marks(record: Record, place: Place) -> None:
    count, marked = len(record.actions), set[int]()
    for mark, numbers in record.marks.items():
        for number in numbers:
            if not 1 <= number <= count:
                raise RecordError(
                    f"there is no action {number}: they have numbers from 1 to {count}", place("marks", mark)
                )
            if number in marked:
                raise RecordError(f"action {number} is marked twice: one decided it", place("marks", mark))
            marked.add(number)


def _check_session(session: Session, seats: int, place: Place) -> None:
    if session.deals < 0:
        raise RecordError(f"deals: {session.deals} deals cannot have been played", place("session", "deals"))
    if session.seed is not None:
        try:
            check_seed(session.seed)
        except ValepaskaError as error:
            raise RecordError(f"seed: {error}", place("session", "seed")) from None
    for name, counts in (("losses", session.losses), ("points", session.points), ("bots", session.bots)):
        if counts and len(counts) != seats:
            raise RecordError(f"{name}: give one for each of the {seats} seats", place("session", name))
    for name, numbers in (("losses", session.losses), ("points", session.points)):
        for index, number in enumerate(numbers):
            if number < 0:
                raise RecordError(f"{name}: {number} is below 0", place("session", name, index))
    for index, bot in enumerate(session.bots):
        if bot and not (bot.isascii() and bot.replace("-", "").replace("_", "").isalnum() and len(bot) <= LONGEST_BOT):
            raise RecordError(f"bots: {quoted(bot)} is not the name of a bot", place("session", "bots", index))
