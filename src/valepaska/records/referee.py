"""The referee: carries out what a case says, and compares what comes of it with what was expected.

Nothing passes by itself. In ``all: pass`` every seat that may still answer passes, until the
window, the rank on offer or the setup is over. An action that cannot be read is a fault of the
file; one that the rules refuse is an answer, if it is the last one.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from valepaska.engine.actions import Action, Pass
from valepaska.engine.events import Phase, Seat
from valepaska.engine.legal import legal
from valepaska.engine.state import State, apply
from valepaska.engine.view import view
from valepaska.errors import IllegalAction, NotationError, Reason, RecordError, RulesError
from valepaska.records.cases import Case, Expect, FileCase, read_cases
from valepaska.records.choices import Explain, choices
from valepaska.records.document import Document, Place, by_key, read_text
from valepaska.records.expectations import failures_of
from valepaska.records.notation import EVERYBODY, Everybody, parse_move
from valepaska.records.position import state_of
from valepaska.rules.model import Rules

Move = tuple[Seat | Everybody, Action]

HOLDS, FAILS, FAULTY = range(3)
"""The exit status: all expectations hold, some fail, a file is faulty."""


class Verdict(NamedTuple):
    """What became of a case: one line for each failure, and the choices where it asks for them."""

    name: str
    failures: tuple[str, ...]
    choices: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Whether every expectation came true."""
        return not self.failures


def plain(reason: Reason) -> str:
    """A reason as its code, with spaces."""
    return reason.value.replace("_", " ")


def decide(case: Case, place: Place = by_key, explain: Explain = plain) -> Verdict:
    """Carry out a case. Raises RecordError when the case itself is faulty."""
    name = case.name or "a case without a name"
    expect = case.expect or Expect()
    if expect.error:
        refused = _rules_refused(case.rules)
        return Verdict(name, () if refused else (f"error: expected the rules {case.rules!r} to be refused",), ())
    state = state_of(case, place)
    moves = list(_moves(case, state, place))
    state, done, refusal = _carry_out(state, moves)
    if refusal is not None and done < len(moves) - 1:
        said = f"{case.do[done]!r} is refused ({explain(refusal)}), and it is not the last action"
        return Verdict(name, (said,), ())
    failures = tuple(failures_of(expect, state, refusal, place))
    answered = refusal is not None or (case.do and case.expect)
    return Verdict(name, failures, () if answered else tuple(choices(state, explain)))


def _carry_out(state: State, moves: Iterable[Move]) -> tuple[State, int, Reason | None]:
    """The state after the moves up to the first refusal, how many were accepted, and why not the next."""
    done = 0
    for who, action in moves:
        try:
            state = everybody_passes(state) if who == EVERYBODY else apply(state, who, action).state
        except IllegalAction as refusal:
            return state, done, refusal.code
        done += 1
    return state, done, None


def everybody_passes(state: State) -> State:
    """The state after every seat that may still answer has passed.

    It ends with the window, the rank on offer or the setup that was open; where nothing is open,
    nobody has anything to pass on.
    """
    asked = _question(state)
    while asked is not None and _question(state) == asked:
        seat = next((seat for seat in state.to_act if Pass() in legal(view(state, seat))), None)
        if seat is None:
            return state
        state = apply(state, seat, Pass()).state
    return state


def _question(state: State) -> tuple[object, ...] | None:
    """What is being asked of several seats at once."""
    if state.phase not in (Phase.SETUP, Phase.OPENING, Phase.WINDOW):
        return None
    return state.phase, view(state, None).opening


def referee(paths: Iterable[Path], write: Callable[[str], object] = print, explain: Explain = plain) -> int:
    """Decide the cases of some files, one line each, and count them; the exit status.

    1 when an expectation fails, 2 when a file is faulty.
    """
    status, failed, decided = HOLDS, 0, 0
    for path in paths:
        for outcome in _decided(path, explain):
            if isinstance(outcome, RecordError):
                write(f"fault  {outcome}")
                status = FAULTY
                continue
            verdict, where = outcome
            decided += 1
            failed += not verdict.holds
            status = max(status, HOLDS if verdict.holds else FAILS)
            write(f"ok     {verdict.name}" if verdict.holds else f"FAIL   {verdict.name} ({where})")
            for line in (*verdict.failures, *verdict.choices):
                write(f"       {line}")
    held = decided - failed
    counts = (_number(decided, "case", "cases"), _number(held, "holds", "hold"), _number(failed, "fails", "fail"))
    write(", ".join(counts))
    return status


def _number(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _decided(path: Path, explain: Explain) -> Iterator[tuple[Verdict, str] | RecordError]:
    try:
        for found in read_cases(Document(read_text(path), str(path))):
            if isinstance(found, FileCase):
                try:
                    yield decide(found.case, found.place, explain), found.place()
                except RecordError as error:
                    yield error
            else:
                yield found
    except RecordError as error:
        yield error


def _rules_refused(spec: str) -> bool:
    try:
        Rules.parse(spec)
    except RulesError:
        return True
    return False


def _moves(case: Case, state: State, place: Place) -> Iterator[Move]:
    for index, text in enumerate(case.do):
        try:
            yield parse_move(text, state.rules, state.seats)
        except NotationError as error:
            raise RecordError(str(error), place("do", index)) from None
