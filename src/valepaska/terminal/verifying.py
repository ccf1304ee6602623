"""Whether a record holds: its moves and its result, and where it is of a fair deal, every step of that."""

from pathlib import Path

from valepaska.errors import RecordError
from valepaska.i18n import Texts
from valepaska.records.document import Document, read_text
from valepaska.records.record import Record, record_in
from valepaska.records.replay import verify
from valepaska.table.proving import Finding, Told, findings, proof_in
from valepaska.terminal.complaints import complain
from valepaska.terminal.retell import unnamed
from valepaska.terminal.screen import Screen, Tone, whole
from valepaska.terminal.speech import shown_names

FAILED = 1


def show_whether_it_holds(screen: Screen, texts: Texts, path: Path, told: Told) -> int:
    """Say of a record whether it holds, step by step; the exit status: 0, or 1 when something does not.

    Raises RecordError for a file that cannot be read as a record.
    """
    document = Document(read_text(path), str(path))
    record = record_in(document)
    proof = proof_in(document, record)
    if proof is None:
        return _show_moves(screen, texts, path, document, record, told)
    found = findings(record, proof, told, document.place)
    for finding in found:
        screen.say(line(texts, finding), Tone.NORMAL if finding.fault is None else Tone.WARNING, indent=2)
    failed = [finding for finding in found if finding.fault is not None]
    if failed:
        screen.say(texts("fair-fails", file=whole(path), count=len(failed)), Tone.WARNING)
        return FAILED
    screen.say(moves_hold(texts, path, record))
    screen.say(texts("fair-holds"), Tone.TITLE)
    return 0


def _show_moves(screen: Screen, texts: Texts, path: Path, document: Document, record: Record, told: Told) -> int:
    """A record that says nothing of its shuffle: the moves are all there is to check."""
    try:
        verify(record, document.place)
    except RecordError as error:
        complain(str(error))
        return FAILED
    screen.say(moves_hold(texts, path, record))
    screen.say(texts("fair-none"))
    if told == Told():
        return 0
    screen.say(texts("fair-none-told"), Tone.WARNING)
    return FAILED


def line(texts: Texts, finding: Finding) -> str:
    """What came of a step, in a line."""
    step, fault, facts = finding
    name = texts(f"fair-step-{step}")
    if fault is None:
        return texts("fair-line-holds", step=name, said=texts(f"fair-ok-{step}", **facts))
    return texts("fair-line-fails", step=name, said=texts(f"fair-fault-{fault}", **facts))


def moves_hold(texts: Texts, path: Path, record: Record) -> str:
    """One line about a record whose moves hold."""
    count = len(record.actions)
    if record.result is None:
        return texts("cli-record-unfinished", file=whole(path), count=count)
    loser = record.result.loser
    if loser is None:
        return texts("cli-record-holds", file=whole(path), count=count)
    you = unnamed(record)
    name = shown_names(texts, record.seats, you)[loser]
    return texts.told("cli-record-holds-loser", you=loser == you, file=whole(path), count=count, player=name)
