"""The lesson over HTTP: what the newcomer has done so far goes in, the table after it comes out.

The server keeps nothing of it. It plays the script from the beginning each time, which takes it
less than a few milliseconds.
"""

from collections.abc import Sequence

from valepaska.engine.actions import Action
from valepaska.engine.view import View
from valepaska.errors import NotationError, Reason
from valepaska.i18n import TextError, texts
from valepaska.i18n.refusals import refusal
from valepaska.records.notation import parse_action
from valepaska.table.happened import told
from valepaska.table.lesson import OTHERS, YOU, Lesson, Move, Refused
from valepaska.table.may import may
from valepaska.table.parts import Clock, DealPart
from valepaska.table.sights import open_view, own_laid, own_view
from valepaska.web.messages import LessonStep, LessonTable, Problem

NO_CLOCK = Clock(opened=0, deadline=None, held_until=None)
NOT_ASKED = "not_asked"


def lesson(acts: Sequence[str], lang: str) -> LessonTable:
    """The lesson after these moves of the newcomer: the last of them, and what the others did then.

    A move that is refused, or that is another than the one that is asked for, ends it with
    `refused` and no step: nothing has changed.
    """
    given = Lesson()
    steps = [_step(0, given.dealt)]
    count = 1
    for act in acts:
        count += sum(1 for _ in given.go_on())
        done = _done(given, act, lang)
        if isinstance(done, Problem):
            return _told(given, (), done)
        steps = [_step(count, done)]
        count += 1
    steps += [_step(number, move) for number, move in enumerate(given.go_on(), start=count)]
    return _told(given, steps)


def _told(given: Lesson, steps: Sequence[LessonStep], refused: Problem | None = None) -> LessonTable:
    task = given.task
    return LessonTable(
        rules=given.rules.spec,
        others=tuple(OTHERS.values()),
        steps=tuple(steps),
        task=None if task is None else task.name,
        example=None if task is None else task.example,
        refused=refused,
    )


def _done(given: Lesson, act: str, lang: str) -> Move | Problem:
    try:
        action = parse_action(act, given.rules)
    except NotationError as error:
        return Problem("unreadable", str(error))
    seen = given.view
    try:
        return given.do(action)
    except Refused as refused:
        if refused.reason is None:
            return Problem(NOT_ASKED, "")
        return Problem(str(refused.reason), _sentence(refused.reason, action, seen, lang))


def _sentence(reason: Reason, action: Action, seen: View, lang: str) -> str:
    say, claimed = texts(lang), getattr(action, "claim", None)
    try:
        return refusal(say, reason, seen.rules.options(), top=seen.top, claimed=claimed)
    except TextError:  # the sentence speaks of a card that does not lie there
        return say(f"term-short-{reason}")


def _step(number: int, move: Move) -> LessonStep:
    deal = DealPart(deal=1, decision=number, view=open_view(move.state), clock=NO_CLOCK)
    own = own_view(move.state, YOU, own_laid(move.state, YOU), may(move.state, YOU))
    happened = tuple(told(event, YOU) for event in move.events)
    return LessonStep(happened=happened, deal=deal, own=own, beliefs=move.beliefs)
