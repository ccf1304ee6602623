"""A recorded deal, told from its beginning; and whether a record holds."""

from pathlib import Path

from valepaska.engine.events import Event, redact
from valepaska.engine.view import view
from valepaska.i18n import Texts
from valepaska.records.document import read_text
from valepaska.records.record import Record
from valepaska.records.replay import check_record, replay
from valepaska.rules.model import Rules
from valepaska.terminal.ending import Ending
from valepaska.terminal.narrate import Narrator
from valepaska.terminal.screen import EndOfInput, Screen, Tone
from valepaska.terminal.speech import Speech


def retell(screen: Screen, texts: Texts, path: Path, *, step: bool) -> None:
    """Tell a deal as somebody who watched it saw it, then turn all cards.

    `step` waits for Enter after each move. Raises RecordError when the record does not hold.
    """
    record = check_record(read_text(path), str(path))
    rules = Rules.parse(record.rules)
    speech = Speech(texts, rules, symbols=screen.symbols)
    narrator = Narrator(rules, record.seats, speech, None)
    screen.say(texts("term-rules", spec=rules.spec), Tone.TITLE)
    screen.say(texts("term-players", players=", ".join(record.seats)))
    events: list[Event] = []
    last = None
    for number, made in enumerate(replay(record)):
        events.extend(made.events)
        last = made.state
        lines = narrator.tell(redact(event, None) for event in made.events)
        for text, tone in lines:
            screen.say(text, tone)
        if step and lines and number and not _go_on(screen, texts, number, record):
            return
    assert last is not None
    screen.say()
    hands = [view(last, seat).hand for seat in range(len(record.seats))]
    for text, tone in Ending(rules, record.seats, speech, None).lines(events, hands):
        screen.say(text, tone)


def verified(texts: Texts, path: Path) -> str:
    """One line about a record that holds. Raises RecordError, with the line of the file, for one that does not."""
    record = check_record(read_text(path), str(path))
    count = len(record.actions)
    if record.result is None:
        return texts("cli-record-unfinished", file=str(path), count=count)
    loser = record.result.loser
    if loser is None:
        return texts("cli-record-holds", file=str(path), count=count)
    return texts("cli-record-holds-loser", file=str(path), count=count, player=record.seats[loser])


def _go_on(screen: Screen, texts: Texts, number: int, record: Record) -> bool:
    try:
        screen.ask(texts("cli-replay-step", number=number, total=len(record.actions)))
    except EndOfInput:
        return False
    return True
