"""The referee: carries out what a case says, and compares what comes of it with what was expected.

Nothing passes by itself. In ``all: pass`` every seat that may still answer passes, until the
window, the rank on offer or the setup is over. An action that cannot be read is a fault of the
file; one that the rules refuse is an answer, and nothing is carried out after it. A case that
expects nothing cannot fail: it is told.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from valepaska.engine.actions import Action, Pass
from valepaska.engine.events import Event, Phase, Seat
from valepaska.engine.legal import legal
from valepaska.engine.state import State, Step, apply
from valepaska.engine.view import view
from valepaska.errors import IllegalAction, NotationError, RecordError, RulesError
from valepaska.records.cases import Case, FileCase, read_cases
from valepaska.records.document import Document, Place, by_key, read_text
from valepaska.records.expectations import differences
from valepaska.records.notation import EVERYBODY, Everybody, parse_move
from valepaska.records.position import state_of
from valepaska.records.shown import harmless
from valepaska.records.wording import Count, Difference, Move, Verdict, Wording
from valepaska.rules.model import Rules

HOLDS, FAILS, FAULTY = range(3)
"""The exit status: all expectations hold, some fail, a file is faulty."""


def decide(case: Case, place: Place = by_key) -> Verdict:
    """Carry out a case. Raises RecordError when the case itself is faulty."""
    expect = case.expect
    if expect is not None and expect.error:
        missed = () if _rules_refused(case.rules) else (Difference("error", "true", "false"),)
        return Verdict(case.name, True, missed)
    state = state_of(case, place)
    moves = _carried_out(state, list(_actions(case, state, place)))
    verdict = Verdict(
        name=case.name,
        expects=expect is not None,
        moves=tuple(moves),
        left=case.do[len(moves) :],
        state=moves[-1].after if moves else state,
    )
    if expect is None:
        return verdict
    refusal = moves[-1].refusal if moves else None
    if verdict.left and refusal is not None:
        return verdict._replace(differences=(Difference(moves[-1].text, "legal", refusal.value),))
    assert verdict.state is not None
    return verdict._replace(differences=tuple(differences(expect, verdict.state, refusal, place)))


def _carried_out(state: State, actions: Iterable[tuple[str, Seat | Everybody, Action]]) -> list[Move]:
    """The actions up to the first that is refused, that one included."""
    moves: list[Move] = []
    for text, who, action in actions:
        try:
            after, events = everybody_passes(state) if who == EVERYBODY else apply(state, who, action)
        except IllegalAction as refusal:
            return [*moves, Move(text, who, action, state, state, (), refusal.code)]
        moves.append(Move(text, who, action, state, after, events, None))
        state = after
    return moves


def everybody_passes(state: State) -> Step:
    """The state after every seat that may still answer has passed, and what happened.

    It ends with the window, the rank on offer or the setup that was open; where nothing is open,
    nobody has anything to pass on.
    """
    asked, events = _question(state), list[Event]()
    while asked is not None and _question(state) == asked:
        seat = next((seat for seat in state.to_act if Pass() in legal(view(state, seat))), None)
        if seat is None:
            break
        state, happened = apply(state, seat, Pass())
        events += happened
    return Step(state, tuple(events))


def _question(state: State) -> tuple[object, ...] | None:
    """What is being asked of several seats at once."""
    if state.phase not in (Phase.SETUP, Phase.OPENING, Phase.WINDOW):
        return None
    return state.phase, view(state, None).opening


def referee(paths: Iterable[Path], write: Callable[[str], object], wording: Wording) -> int:
    """Decide the cases of some files in the words of a language, and count them; the exit status.

    1 when an expectation fails, 2 when a file is faulty. Characters in a file that would steer
    a screen are written as their escapes.
    """

    def say(line: str) -> None:
        write(harmless(line))

    status, count = HOLDS, Count()
    for path in paths:
        for decided in _decided(path):
            if isinstance(decided, RecordError):
                say(wording.fault(decided))
                status = FAULTY
                continue
            verdict, where = decided
            for line in wording.verdict(verdict, where):
                say(line)
            count = _counted(count, verdict)
            status = max(status, HOLDS if verdict.holds else FAILS)
    say(wording.count(count))
    return status


def _counted(count: Count, verdict: Verdict) -> Count:
    if not verdict.expects:
        return count._replace(told=count.told + 1)
    return count._replace(hold=count.hold + 1) if verdict.holds else count._replace(fail=count.fail + 1)


def _decided(path: Path) -> Iterator[tuple[Verdict, str] | RecordError]:
    try:
        for found in read_cases(Document(read_text(path), str(path))):
            if isinstance(found, FileCase):
                try:
                    yield decide(found.case, found.place), found.place()
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


def _actions(case: Case, state: State, place: Place) -> Iterator[tuple[str, Seat | Everybody, Action]]:
    for index, text in enumerate(case.do):
        try:
            yield (text, *parse_move(text, state.rules, state.seats))
        except NotationError as error:
            raise RecordError(str(error), place("do", index)) from None
