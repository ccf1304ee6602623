"""Records: one deal written down so that it can be replayed anywhere.

A record is TOML: the rules, who sat where, the deck in the order in which it was dealt, and
every action. Nothing else decides a deal, so the same record gives the same deal on every
machine. `docs/formats.md` shows one.
"""

from typing import Any

import msgspec
import tomli_w

from valepaska.cards import Cards, format_cards, parse_cards
from valepaska.engine.actions import Action
from valepaska.engine.events import EndReason, Outcome, Seat
from valepaska.engine.state import deck_order
from valepaska.errors import NotationError, RecordError, RulesError
from valepaska.records.document import Document, Place, by_key
from valepaska.records.facts import FORMAT, Mark, Record, Session, check_facts
from valepaska.records.notation import EVERYBODY, SEAT_LETTERS, format_move, parse_move, parse_seat, seat_letter
from valepaska.rules.model import Rules

CARDS_IN_A_ROW = 13

__all__ = [
    "FORMAT",
    "Mark",
    "Record",
    "Session",
    "read_record",
    "record_in",
    "recorded_move",
    "rules_named",
    "write_record",
]


class _Result(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    reason: EndReason
    order: list[str] = []
    winner: str | None = None
    loser: str | None = None


class _File(msgspec.Struct, kw_only=True):
    """A record as it stands in the file: everything about cards and seats is text."""

    format: int
    rules: str
    seats: list[str]
    dealer: str
    starter: str | None = None
    deck: str
    actions: list[str] = []
    times: list[float] = []
    marks: dict[Mark, tuple[int, ...]] = {}
    result: _Result | None = None
    session: Session | None = None
    proof: dict[str, Any] | None = None


def read_record(text: str, source: str = "") -> Record:
    """Read a record. Raises RecordError with the line and what is wrong there.

    Whether its actions are legal is not asked here, but by `replay` and `verify`.
    """
    return record_in(Document(text, source))


def write_record(record: Record) -> str:
    """The text of a record, one action a line. `read_record` gives an equal record.

    Raises RecordError for facts that no record can state, such as a dealer who has no seat.
    """
    check_facts(record, by_key)
    head = {
        "format": record.format,
        "rules": record.rules,
        "seats": list(record.seats),
        "dealer": seat_letter(record.dealer),
    }
    if record.starter is not None:
        head["starter"] = seat_letter(record.starter)
    rows = [record.deck[at : at + CARDS_IN_A_ROW] for at in range(0, len(record.deck), CARDS_IN_A_ROW)]
    deck = "".join(f"{format_cards(row)}\n" for row in rows)
    body: dict[str, Any] = {"actions": list(record.actions)}
    if record.times:
        body["times"] = list(record.times)
    tables = {
        "result": record.result and _result_table(record.result),
        "marks": {mark: list(numbers) for mark, numbers in sorted(record.marks.items())},
        "session": record.session and msgspec.to_builtins(record.session),
        "proof": record.proof,
    }
    body |= {name: table for name, table in tables.items() if table}
    return f'{tomli_w.dumps(head)}deck = """\n{deck}"""\n{tomli_w.dumps(body)}'


def record_in(document: Document) -> Record:
    """The record that a TOML document holds. Raises RecordError as `read_record` does."""
    data, place = document.data, document.place
    number = data.get("format")
    if number is None:
        raise RecordError("this is not a record of a deal: it has no key 'format'", document.source)
    if type(number) is not int or number != FORMAT:
        raise RecordError(
            f"this record is in format {number!r:.60} and this version reads format {FORMAT}: "
            "read it with the version that wrote it, or a newer one",
            place("format"),
        )
    file = document.convert(data, _File)
    seats = len(file.seats)
    if not 2 <= seats <= len(SEAT_LETTERS):
        raise RecordError(f"a deal has 2 to {len(SEAT_LETTERS)} seats, not {seats}", place("seats"))
    rules = rules_named(file.rules, place)
    moves = [recorded_move(text, rules, seats, place, index) for index, text in enumerate(file.actions)]
    record = Record(
        rules=file.rules,
        seats=tuple(file.seats),
        dealer=_seat(file.dealer, seats, place("dealer")),
        starter=None if file.starter is None else _seat(file.starter, seats, place("starter")),
        deck=_deck(file.deck, rules, place("deck")),
        actions=tuple(format_move(seat, action) for seat, action in moves),
        times=tuple(file.times),
        marks=file.marks,
        result=None if file.result is None else _outcome(file.result, seats, place("result")),
        session=file.session,
        proof=file.proof,
    )
    check_facts(record, place)
    return record


def rules_named(spec: str, place: Place) -> Rules:
    """The rules that a file names. Raises RecordError with the place in the file."""
    try:
        return Rules.parse(spec)
    except RulesError as error:
        raise RecordError(str(error), place("rules")) from None


def _seat(text: str, seats: int, where: str) -> Seat:
    try:
        return parse_seat(text, seats)
    except NotationError as error:
        raise RecordError(str(error), where) from None


def recorded_move(text: str, rules: Rules, seats: int, place: Place, index: int) -> tuple[Seat, Action]:
    """Read the action at a place of the list, from 0. Raises RecordError with its number."""
    try:
        seat, action = parse_move(text, rules, seats)
    except NotationError as error:
        raise RecordError(f"action {index + 1}: {error}", place("actions", index)) from None
    if seat == EVERYBODY:
        raise RecordError(
            f"action {index + 1}: a record names each seat that passes; 'all' is for cases", place("actions", index)
        )
    return seat, action


def _deck(text: str, rules: Rules, where: str) -> Cards:
    try:
        deck = parse_cards(text)
        deck_order(rules, deck)
    except (NotationError, RulesError) as error:
        raise RecordError(str(error), where) from None
    return deck


def _outcome(file: _Result, seats: int, where: str) -> Outcome:
    return Outcome(
        order=tuple(_seat(letter, seats, where) for letter in file.order),
        winner=None if file.winner is None else _seat(file.winner, seats, where),
        loser=None if file.loser is None else _seat(file.loser, seats, where),
        reason=file.reason,
    )


def _result_table(outcome: Outcome) -> dict[str, Any]:
    named = {"winner": outcome.winner, "loser": outcome.loser}
    letters = {name: seat_letter(seat) for name, seat in named.items() if seat is not None}
    return {"reason": outcome.reason.value, "order": [seat_letter(seat) for seat in outcome.order], **letters}
