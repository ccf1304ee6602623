"""The short equal window, where a table wants it: challenges of one moment are collected, and lots are drawn.

Who has the quicker line to the server would else be first more often. From the first challenge
on everything that anybody asks in this window waits; then one of the challenges is drawn, and
whatever else came is late. The draw is the table's own, by seats, whatever the order was.
"""

from valepaska.engine.actions import Action, Challenge
from valepaska.engine.events import Phase, Seat
from valepaska.engine.legal import legal
from valepaska.engine.state import apply
from valepaska.engine.view import view
from valepaska.table import log
from valepaska.table.core import Core, Held, Lots, late
from valepaska.table.refusals import Refusal, RefusalCode
from valepaska.table.round import Round

COLLECTED = 200
"""Milliseconds from the first challenge until lots are drawn, if the window is open for so long."""


def waits_for_lots(core: Core, played: Round, action: Action) -> bool:
    """Whether an action has to wait for lots: a challenge, and anything that comes after one."""
    if not core.kept.lots or played.state.phase is not Phase.WINDOW:
        return False
    return core.lots is not None or isinstance(action, Challenge)


def put(core: Core, played: Round, held: Held, now: int) -> None:
    """Let an action wait. Raises IllegalAction where the rules refuse it, Refusal for a second one of a seat."""
    if core.lots is not None and held.seat in core.lots.answers:
        raise Refusal(RefusalCode.ALREADY_DONE)
    apply(played.state, held.seat, held.action)
    if core.lots is None:
        deadline = played.deadline(core.kept.times)
        until = now + COLLECTED if deadline is None else min(now + COLLECTED, deadline)
        core.lots = Lots(played.decision, until, _may_challenge(played))
    core.lots.answers[held.seat] = held


def due(core: Core, lots: Lots) -> int:
    """When lots are drawn: at once when nobody is left who could challenge, and never later than they have to be."""
    return min(core.kept.at, lots.until) if lots.asked <= lots.answers.keys() else lots.until


def draw(core: Core, now: int) -> None:
    """Draw one of the challenges; tell everybody who waited."""
    lots, played = core.lots, core.round()
    assert lots is not None
    core.lots = None
    challengers = sorted(seat for seat, held in lots.answers.items() if isinstance(held.action, Challenge))
    winner = challengers[core.kept.dice.below(len(challengers), "lots", played.number, played.moment)]
    for seat in [winner, *(seat for seat in lots.answers if seat != winner)]:
        held = lots.answers[seat]
        if seat == winner:
            by: log.By = "bot" if held.person is None else "seat"
            core.write(log.Acted(at=now, client=held.client, seat=seat, action=str(held.action), by=by, why=held.why))
            core.answer_late(held, None)
        else:
            core.answer_late(held, late(played, lots.decision, answers=True))


def _may_challenge(played: Round) -> frozenset[Seat]:
    state = played.state
    return frozenset(seat for seat in range(state.seats) if Challenge() in legal(view(state, seat)))
