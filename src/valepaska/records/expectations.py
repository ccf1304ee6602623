"""Holds what a case expects against what came of it; each difference is a value."""

from collections.abc import Callable, Iterator

from valepaska.cards import Cards, format_cards, parse_cards, sort_cards
from valepaska.engine.events import Phase, Seat
from valepaska.engine.legal import legal
from valepaska.engine.parts import Parts
from valepaska.engine.state import State
from valepaska.engine.view import view
from valepaska.errors import NotationError, Reason, RecordError, quoted
from valepaska.records.cases import Count, Expect
from valepaska.records.document import Place
from valepaska.records.notation import EVERYBODY, parse_move, parse_seat, seat_letter
from valepaska.records.position import parts_of
from valepaska.records.wording import Difference

NONE = "none"
_SEAT_WORDS: dict[str, Callable[[State], Seat | None]] = {
    "turn": lambda state: state.turn,
    "loser": lambda state: state.outcome.loser if state.outcome else None,
    "winner": lambda state: state.outcome.winner if state.outcome else None,
}
_COUNTS: dict[str, Callable[[Parts], int]] = {
    "pile": lambda parts: sum(len(part.cards) for part in parts.pile),
    "stock": lambda parts: len(parts.stock),
    "discards": lambda parts: len(parts.discards),
}
_ZONES: dict[str, Callable[[Parts], tuple[Cards, ...]]] = {
    "hands": lambda parts: parts.hands,
    "up": lambda parts: parts.up,
    "down": lambda parts: parts.down,
}


def differences(expect: Expect, state: State, refusal: Reason | None, place: Place) -> Iterator[Difference]:
    """The expectations that did not come true, in the order of the keys.

    `refusal` is why the last action was refused, None when it was accepted. Raises RecordError
    for an expectation that cannot be read.
    """
    parts = parts_of(state)
    yield from _answer(expect.refused, refusal)
    if expect.phase is not None and expect.phase is not state.phase:
        yield Difference("phase", expect.phase.value, state.phase.value)
    if expect.window is not None and expect.window != (state.phase is Phase.WINDOW):
        yield Difference("window", _yes(expect.window), _yes(not expect.window))
    for key, seat in _SEAT_WORDS.items():
        yield from _seat(key, getattr(expect, key), seat(state), state, place)
    for key, count in _COUNTS.items():
        wanted = getattr(expect, key)
        if wanted is not None and wanted != count(parts):
            yield Difference(key, str(wanted), str(count(parts)))
    for key, zone in _ZONES.items():
        for letter, wanted in getattr(expect, key).items():
            where = place("expect", key, letter)
            yield from _cards(f"{key}.{letter}", wanted, zone(parts)[_seat_of(letter, state, where)], where)
    if expect.out is not None:
        yield from _out(expect.out, parts, state, place)
    yield from _choices(expect, state, place)


def _yes(value: bool) -> str:
    return "true" if value else "false"


def _answer(expected: bool | Reason, refusal: Reason | None) -> Iterator[Difference]:
    found = refusal.value if refusal else "false"
    if isinstance(expected, Reason):
        if refusal is not expected:
            yield Difference("refused", expected.value, found)
    elif expected != (refusal is not None):
        yield Difference("refused", _yes(expected), found)


def _seat(key: str, expected: str | None, found: Seat | None, state: State, place: Place) -> Iterator[Difference]:
    if expected is None:
        return
    wanted = None if expected.lower() == NONE else _seat_of(expected, state, place("expect", key))
    if wanted != found:
        yield Difference(key, expected, NONE if found is None else seat_letter(found))


def _cards(what: str, wanted: Count, found: Cards, where: str) -> Iterator[Difference]:
    held = f"{len(found)} ({format_cards(found)})" if found else "0"
    if isinstance(wanted, int):
        if wanted != len(found):
            yield Difference(what, str(wanted), held)
        return
    try:
        cards = sort_cards(parse_cards(wanted))
    except NotationError as error:
        raise RecordError(str(error), where) from None
    if cards != sort_cards(found):
        yield Difference(what, format_cards(cards) or NONE, format_cards(sort_cards(found)) or NONE)


def _out(expected: tuple[str, ...], parts: Parts, state: State, place: Place) -> Iterator[Difference]:
    wanted = tuple(_seat_of(letter, state, place("expect", "out", index)) for index, letter in enumerate(expected))
    if wanted != parts.out:
        lists = [" ".join(map(seat_letter, seats)) or NONE for seats in (wanted, parts.out)]
        yield Difference("out", *lists)


def _choices(expect: Expect, state: State, place: Place) -> Iterator[Difference]:
    for key in ("legal", "illegal"):
        for index, text in enumerate(getattr(expect, key)):
            try:
                who, action = parse_move(text, state.rules, state.seats)
            except NotationError as error:
                raise RecordError(str(error), place("expect", key, index)) from None
            if who == EVERYBODY:
                raise RecordError(f"{quoted(text)} names no single seat", place("expect", key, index))
            reason = legal(view(state, who)).why(action)
            if key == "legal" and reason is not None:
                yield Difference(text, "legal", reason.value)
            elif key == "illegal" and reason is None:
                yield Difference(text, "illegal", "legal")


def _seat_of(letter: str, state: State, where: str) -> Seat:
    try:
        return parse_seat(letter, state.seats)
    except NotationError as error:
        raise RecordError(str(error), where) from None
