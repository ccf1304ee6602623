"""Case files: positions, what is done there, and what is expected to come of it.

A file holds any number of ``[[case]]`` tables; `docs/formats.md` explains their keys.
"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from valepaska.engine.events import Phase
from valepaska.errors import Reason, RecordError, quoted
from valepaska.records.document import Document, Place
from valepaska.records.position import Position

Count = int | str
"""How many cards there are, or the cards as text."""


class Expect(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a case says about the outcome; what it does not mention is not looked at.

    `refused` speaks of the last action and `error` of the rules text. For `turn`, `loser` and
    `winner` the word ``none`` expects nobody.
    """

    turn: str | None = None
    phase: Phase | None = None
    pile: int | None = None
    stock: int | None = None
    discards: int | None = None
    hands: dict[str, Count] = {}
    up: dict[str, Count] = {}
    down: dict[str, Count] = {}
    out: tuple[str, ...] | None = None
    loser: str | None = None
    winner: str | None = None
    window: bool | None = None
    legal: tuple[str, ...] = ()
    illegal: tuple[str, ...] = ()
    refused: bool | Reason = False
    error: bool = False


class Case(Position, frozen=True, kw_only=True, omit_defaults=True):
    """A position, the actions done there, and what is expected. `source` is for the reader."""

    source: str = ""
    do: tuple[str, ...] = ()
    expect: Expect | None = None


class FileCase(NamedTuple):
    """A case of a file; `place` tells where its values stand."""

    case: Case
    place: Place


def read_cases(document: Document) -> Iterator[FileCase | RecordError]:
    """The cases of a file in order; one that cannot be read is given as its error.

    Raises RecordError for a file that holds no cases.
    """
    for key in document.data:
        if key != "case":
            raise RecordError(
                f"{quoted(key)} stands outside of a case: write it below a line [[case]]", document.place(key)
            )
    tables = document.data.get("case")
    if not isinstance(tables, list) or not tables:
        raise RecordError("there is no case in it: begin each with a line [[case]]", document.source)
    for index, table in enumerate(tables):
        yield _read_case(document, table, index)


def _read_case(document: Document, table: object, index: int) -> FileCase | RecordError:
    def place(*path: str | int) -> str:
        return document.place("case", index, *path)

    try:
        return FileCase(document.convert(table, Case, "case", index), place)
    except RecordError as error:
        return error
