"""A recorded deal, told from its beginning; and whether a record holds."""

from pathlib import Path

from valepaska.engine.events import Event, Seat, redact
from valepaska.engine.state import State
from valepaska.engine.view import view
from valepaska.errors import RecordError
from valepaska.i18n import Texts
from valepaska.records.document import read_text
from valepaska.records.notation import parse_seat
from valepaska.records.record import Record
from valepaska.records.replay import check_record, replay
from valepaska.rules.model import Rules
from valepaska.terminal.ending import Ending
from valepaska.terminal.narrate import Narrator
from valepaska.terminal.screen import EndOfInput, Screen, Tone
from valepaska.terminal.seats import UNNAMED
from valepaska.terminal.speech import Speech, shown_names


def retell(screen: Screen, texts: Texts, path: Path, *, step: bool, seat: str | None = None) -> None:
    """Tell a deal as somebody who watched it saw it, then turn all cards.

    With the letter of a seat it is told as that seat saw it, with its own cards and no others. The cards
    of a deal that is not over stay hidden: somebody may still play it. Whoever played without a name is
    spoken to. `step` waits for Enter after each move, until the input ends. Raises RecordError when the
    record does not hold, and NotationError for no such seat.
    """
    record = check_record(read_text(path), str(path))
    rules = Rules.parse(record.rules)
    speech = Speech(texts, rules, symbols=screen.symbols)
    viewer = None if seat is None else parse_seat(seat, len(record.seats))
    if viewer is not None and record.result is None:
        raise RecordError("this deal is not over: it can be told from a seat when it is", str(path))
    you = unnamed(record) if viewer is None else viewer
    names = shown_names(texts, record.seats, you)
    narrator = Narrator(rules, names, speech, you)
    screen.say(texts("term-rules", spec=rules.spec), Tone.TITLE)
    screen.say(texts("term-players", players=", ".join(names)))
    events: list[Event] = []
    last = None
    for number, made in enumerate(replay(record)):
        if viewer is not None and last is not None and last.to_act == (viewer,):
            screen.say(*_own_hand(last, viewer, speech))
        events.extend(made.events)
        last = made.state
        lines = narrator.tell(redact(event, viewer) for event in made.events)
        for text, tone in lines:
            screen.say(text, tone)
        if step and lines and number and not _go_on(screen, texts, number, record):
            return
    assert last is not None
    if viewer is not None:
        return
    screen.say()
    if record.result is None and last.outcome is None:
        screen.say(texts("cli-replay-unfinished"))
        return
    hands = [view(last, seat).hand for seat in range(len(record.seats))]
    for text, tone in Ending(rules, names, speech, you).lines(events, hands):
        screen.say(text, tone)


def unnamed(record: Record) -> Seat | None:
    """The only seat whose player gave no name."""
    unnamed = [seat for seat, name in enumerate(record.seats) if name == UNNAMED]
    return unnamed[0] if len(unnamed) == 1 else None


def _own_hand(state: State, seat: Seat, speech: Speech) -> tuple[str, Tone]:
    hand = view(state, seat).hand
    return speech.text("term-hand", count=len(hand), cards=speech.hand(hand)), Tone.QUIET


def _go_on(screen: Screen, texts: Texts, number: int, record: Record) -> bool:
    try:
        screen.ask(texts("cli-replay-step", number=number, total=len(record.actions)))
    except EndOfInput:
        screen.say(texts("cli-replay-end-of-input"))
        return False
    return True
