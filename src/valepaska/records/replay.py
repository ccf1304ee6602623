"""From a record back to the deal, and from a deal that is being played to its record."""

from collections.abc import Iterator, Sequence

import msgspec

from valepaska.cards import Cards
from valepaska.engine.actions import Action
from valepaska.engine.events import Outcome, Seat
from valepaska.engine.state import State, Step, apply, start
from valepaska.errors import IllegalAction, RecordError, RulesError, quoted
from valepaska.records.document import Document, Place, by_key
from valepaska.records.notation import format_move, seat_letter
from valepaska.records.record import Mark, Record, Session, record_in, recorded_move, rules_named
from valepaska.rules.model import Rules


def replay(record: Record, place: Place = by_key) -> Iterator[Step]:
    """The steps of a recorded deal: first the deal itself, then one for each action.

    Raises RecordError at an action that the rules refuse, with its number and the reason.
    """
    rules = rules_named(record.rules, place)
    try:
        step = start(rules, len(record.seats), record.deck, dealer=record.dealer, starter=record.starter)
    except (RulesError, ValueError) as error:
        raise RecordError(str(error), place("deck")) from None
    yield step
    for index, text in enumerate(record.actions):
        seat, action = recorded_move(text, rules, len(record.seats), place, index)
        try:
            step = apply(step.state, seat, action)
        except IllegalAction as refusal:
            raise RecordError(
                f"action {index + 1}, {quoted(text)}, is refused by the rules ({refusal.code.value}): "
                "the actions before it, the deck or the rules have been changed",
                place("actions", index),
            ) from None
        yield step


def resume(record: Record, upto: int | None = None) -> State:
    """The state after the first `upto` actions of a record (None: after all of them).

    Raises RecordError where `replay` does, and when there are not so many actions.
    """
    wanted = len(record.actions) if upto is None else upto
    if not 0 <= wanted <= len(record.actions):
        raise RecordError(f"there are {len(record.actions)} actions, so none has the number {wanted}", "actions")
    for number, step in enumerate(replay(record)):
        if number == wanted:
            return step.state
    raise AssertionError("a replay has one step more than it has actions")


def verify(record: Record, place: Place = by_key) -> State:
    """Replay a record and hold its result against what the rules say; the last state.

    Raises RecordError for an action that is refused, for a result that is not the true one, and
    for a deal that its actions have ended and that has no result.
    """
    *_, last = replay(record, place)
    true = last.state.outcome
    if record.result is None and true is not None:
        raise RecordError(
            f"the result is missing: by the actions the deal is over, {_result_text(true)}", place("result")
        )
    if record.result is not None and record.result != true:
        found = "the deal is not over" if true is None else _result_text(true)
        raise RecordError(f"it says {_result_text(record.result)}, but by the actions {found}", place("result"))
    return last.state


def check_record(text: str, source: str = "") -> Record:
    """Read a record and replay it. Raises RecordError with the line of whatever is wrong."""
    document = Document(text, source)
    record = record_in(document)
    verify(record, document.place)
    return record


def _result_text(outcome: Outcome) -> str:
    seats = {"winner": outcome.winner, "loser": outcome.loser}
    said = [f"{name} {'nobody' if seat is None else seat_letter(seat)}" for name, seat in seats.items()]
    order = " ".join(map(seat_letter, outcome.order)) or "nobody"
    return f"{', '.join(said)}, finished {order} ({outcome.reason.value})"


class Recorder:
    """Collects the actions of one deal while it is played.

    `record` may be asked for at any time. Times are kept only when every action came with one.
    """

    def __init__(
        self,
        rules: Rules,
        seats: Sequence[str],
        deck: Cards,
        *,
        dealer: Seat = 0,
        starter: Seat | None = None,
        session: Session | None = None,
    ) -> None:
        self._base = Record(
            rules=rules.spec, seats=tuple(seats), dealer=dealer, deck=tuple(deck), starter=starter, session=session
        )
        self._actions: list[str | tuple[Seat, Action]] = []
        self._times: list[float | None] = []
        self._marks: dict[Mark, tuple[int, ...]] = {}

    @classmethod
    def of(cls, record: Record) -> "Recorder":
        """A recorder that goes on where an unfinished record stops."""
        recorder = cls.__new__(cls)
        recorder._base = record
        recorder._actions = list(record.actions)
        recorder._times = list(record.times) or [None] * len(record.actions)
        recorder._marks = dict(record.marks)
        return recorder

    def add(self, seat: Seat, action: Action, *, time: float | None = None, mark: Mark | None = None) -> None:
        """Write down an action that has been accepted."""
        self._actions.append((seat, action))
        self._times.append(time)
        if mark is not None:
            self._marks[mark] = (*self._marks.get(mark, ()), len(self._actions))

    def record(self, outcome: Outcome | None = None) -> Record:
        """The record so far, with the outcome once there is one."""
        times = tuple(time for time in self._times if time is not None)
        return msgspec.structs.replace(
            self._base,
            actions=tuple(each if isinstance(each, str) else format_move(*each) for each in self._actions),
            times=times if len(times) == len(self._actions) else (),
            marks=dict(self._marks),
            result=outcome,
        )
