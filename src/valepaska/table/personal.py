"""What a log holds of one person, and the log without it.

A person is known by the hash of a token. A seat that moves to another device gets another token,
so one person may have several; all of them are meant.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

import msgspec

from valepaska.engine.events import Seat
from valepaska.errors import RecordError
from valepaska.records.record import read_record, write_record
from valepaska.table import log
from valepaska.table.folding import fold
from valepaska.table.kept import Kept

_NAMED = (log.Sat, log.Joined)
_KNOWN = (log.Sat, log.Joined, log.Unjoined, log.Moved, log.Contributed)
"""The entries that know a person by the hash."""


def concerning(entries: Sequence[log.LogEvent], person: str) -> list[log.LogEvent]:
    """What a log holds of a person: coming and going, and everything that the seat did meanwhile.

    Raises RecordError for a log that is damaged.
    """
    if not any(isinstance(entry, _KNOWN) and entry.person == person for entry in entries):
        return []
    hashes = _hashes(entries, person)
    return [
        entry
        for entry, holder in _with_holders(entries)
        if getattr(entry, "person", holder) in hashes and not isinstance(entry, log.Opened | log.Began)
    ]


class Erasure(NamedTuple):
    """What has to change in a log, by places, so that it no longer knows who a person was; and the names of before."""

    entries: dict[int, log.LogEvent]
    names: frozenset[str]
    nobody: str

    def record(self, text: str) -> str:
        """The record of a deal of the table, without the names."""
        record = read_record(text)
        seats = tuple(self.nobody if name in self.names else name for name in record.seats)
        return text if seats == record.seats else write_record(msgspec.structs.replace(record, seats=seats))


def without(entries: Sequence[log.LogEvent], person: str, stranger: str) -> Erasure:
    """What makes a log no longer know who a person was.

    The name becomes ``?1``, or the next such name that nobody has; the hash, and that of the account where it was a
    program, becomes `stranger`, by which nobody comes back. Everything else stays: the deals of the others are as they
    were.
    """
    hashes = _hashes(entries, person)
    taken = {entry.name for entry in entries if isinstance(entry, log.Sat | log.Joined | log.BotSat)}
    nobody = next(name for name in (f"?{number}" for number in count(1)) if name not in taken)
    changed: dict[int, log.LogEvent] = {}
    names: set[str] = set()
    for number, entry in enumerate(entries):
        if isinstance(entry, _KNOWN) and entry.person in hashes:
            if isinstance(entry, _NAMED):
                names.add(entry.name)
                account = None if entry.program is None else stranger
                entry = msgspec.structs.replace(entry, name=nobody, program=account)
            changed[number] = msgspec.structs.replace(entry, person=stranger)
    return Erasure(changed, frozenset(names), nobody)


def _hashes(entries: Sequence[log.LogEvent], person: str) -> set[str]:
    """All hashes of a person: the seat went from one token to the next."""
    moves = [
        (holder, entry.person)
        for entry, holder in _with_holders(entries)
        if isinstance(entry, log.Moved) and holder is not None
    ]
    found = {person}
    for before, after in [*reversed(moves), *moves]:
        if before in found or after in found:
            found |= {before, after}
    return found


def _with_holders(entries: Sequence[log.LogEvent]) -> Iterator[tuple[log.LogEvent, str | None]]:
    """Every entry, with who held the seat that it is about just before it."""
    kept: Kept | None = None
    for entry in entries:
        if kept is None:
            kept = Kept.open(entry)
            yield entry, None
            continue
        seat: Seat | None = getattr(entry, "seat", None)
        if seat is not None and not 0 <= seat < len(kept.chairs):
            raise RecordError(f"there is no seat {seat}", "log")
        yield entry, None if seat is None else kept.chairs[seat].person
        fold(kept, entry)
