"""The lesson's script, by the rules of the game."""

import pytest

from valepaska.engine.events import Challenged, Cleared, Played, Took
from valepaska.engine.legal import legal
from valepaska.errors import Reason
from valepaska.records.notation import parse_action
from valepaska.table.lesson import AINO, EERO, TASKS, YOU, Lesson, Move, Refused, Task
from valepaska.table.review import is_honest


def taught() -> list[tuple[Task, Move]]:
    """Every task with the move that does it as the lesson proposes."""
    lesson = Lesson()
    found: list[tuple[Task, Move]] = []
    while True:
        for _ in lesson.go_on():
            pass
        if lesson.task is None:
            return found
        task = lesson.task
        found.append((task, lesson.do(parse_action(task.example, lesson.rules))))


def test_the_newcomer_is_honest_once_lies_once_calls_a_lie_once_and_clears_once() -> None:
    rules = Lesson().rules
    moves = {task.name: move for task, move in taught()}
    laid = {
        name: next((event for event in move.events if isinstance(event, Played)), None) for name, move in moves.items()
    }
    assert list(moves) == [task.name for task in TASKS]
    assert {
        name: event.cards is not None and is_honest(rules, event.claim, event.cards)
        for name, event in laid.items()
        if event is not None
    } == {"honest": True, "lie": False, "lead": True, "clear": True}
    [called] = [event for event in moves["challenge"].events if isinstance(event, Challenged)]
    assert (called.seat, called.claimant, called.honest) == (YOU, AINO, False)
    [took] = [event for event in moves["challenge"].events if isinstance(event, Took)]
    assert took.seat == AINO
    assert any(isinstance(event, Cleared) for event in moves["clear"].events)


def test_a_lie_that_is_believed_goes_to_whoever_takes_the_pile() -> None:
    lesson = Lesson()
    for task in TASKS[:2]:
        list(lesson.go_on())
        lesson.do(parse_action(task.example, lesson.rules))
    before = lesson.view.hand_sizes[EERO]
    events = [event for move in lesson.go_on() for event in move.events]
    [took] = [event for event in events if isinstance(event, Took)]
    assert took.seat == EERO
    assert lesson.view.hand_sizes[EERO] == before + took.count


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        ("play 8h 8s as K", Reason.COURT_LIMIT),
        ("challenge", Reason.WINDOW_CLOSED),
        ("draw", None),
        ("play 4c as 8", None),
    ],
)
def test_another_move_is_refused_with_the_reason_of_the_rules_or_without_one(act: str, reason: Reason | None) -> None:
    lesson = Lesson()
    list(lesson.go_on())
    before = lesson.view
    action = parse_action(act, lesson.rules)
    with pytest.raises(Refused) as refused:
        lesson.do(action)
    assert refused.value.reason == reason == legal(before).why(action)
    assert lesson.view == before


def test_after_the_lie_the_others_say_what_they_thought_of_it_from_their_own_cards() -> None:
    moves = {task.name: move for task, move in taught()}
    assert [name for name, move in moves.items() if move.beliefs] == ["lie"]
    beliefs = {belief.seat: belief.why for belief in moves["lie"].beliefs}
    assert set(beliefs) == {EERO, AINO}
    assert beliefs[EERO].held == 1, "the king of clubs"
    assert beliefs[AINO].held == 0
    assert all(why.lie is not None and 0.0 < why.lie < 1.0 for why in beliefs.values())
    assert beliefs[EERO].lie > beliefs[AINO].lie, "who holds a king believes less in another's"  # type: ignore[operator]
