"""From a table to the parts of what a viewer is shown."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from valepaska.engine.events import Phase, Seat
from valepaska.engine.state import seats_in
from valepaska.engine.view import view
from valepaska.rules.model import Rules, value_text
from valepaska.rules.spec import preset_named
from valepaska.table.kept import Kept
from valepaska.table.may import Ranks, may
from valepaska.table.parts import Clock, DealPart, Difference, Facts, May, Mine, Review, SeatFacts, SeatView, seat_view
from valepaska.table.review import review
from valepaska.table.round import Round


@lru_cache(maxsize=256)
def differences(rules: Rules) -> tuple[str, tuple[Difference, ...]]:
    """The preset that these rules are named after, and every option that is not as there."""
    preset = rules.spec.partition("+")[0]
    usual = preset_named(preset).rules.options()
    return preset, tuple(
        Difference(name, value_text(value), value_text(usual[name]))
        for name, value in rules.options().items()
        if value != usual[name]
    )


def facts(kept: Kept, present: frozenset[Seat]) -> Facts:
    """The table, the same for everybody."""
    preset, differs = differences(kept.rules)
    standing = kept.standing
    seats = tuple(
        SeatFacts(
            kind=chair.kind,
            name=chair.name,
            bot=chair.bot,
            stand_in=chair.stand_in,
            present=seat in present,
            open=chair.open,
            ready=chair.ready,
            losses=standing.losses[seat],
            points=standing.points[seat],
            marked=standing.marked == seat,
        )
        for seat, chair in enumerate(kept.chairs)
    )
    wait = kept.times.rematch
    return Facts(
        rules=kept.rules.spec,
        preset=preset,
        differs=differs,
        stage=kept.stage,
        seats=seats,
        host=kept.host,
        pace=kept.pace,
        times=kept.times,
        bot_speed=kept.speed,
        lots=kept.lots,
        deals=standing.deals,
        joining=tuple(joiner.name for joiner in kept.joiners),
        rematch_at=None if kept.vote_at is None or wait is None else kept.vote_at + wait,
    )


def mine(kept: Kept, person: str | None, held: str | None) -> Mine:
    """What concerns one person alone."""
    seat = kept.seat_of(person)
    played = kept.round
    if seat is None or played is None:
        joining = any(joiner.person == person for joiner in kept.joiners)
        return Mine(seat=seat, joining=joining, muted=_muted(kept, seat))
    return Mine(
        seat=seat,
        muted=_muted(kept, seat),
        waited=seat in played.waited,
        pass_until=played.pass_until.get(seat),
        held=held,
    )


def _muted(kept: Kept, seat: Seat | None) -> tuple[Seat, ...]:
    return () if seat is None else tuple(sorted(kept.chairs[seat].muted))


class _Shown(NamedTuple):
    """What a viewer was shown last of a deal, and what it was made for."""

    made_for: tuple[object, ...]
    view: SeatView
    may: May | None
    decision: int
    ranks: dict[Phase, Ranks]


def deal_part(kept: Kept, seat: Seat | None, *, running: bool) -> DealPart | None:
    """The deal as a seat (None: a watcher) may see it. `running`: the clocks are."""
    played = kept.round
    if played is None:
        return None
    shown = _shown(played, seat)
    plays_itself = seat is not None and kept.chairs[seat].player is None
    return DealPart(
        deal=played.number,
        decision=played.decision,
        view=shown.view,
        may=shown.may if plays_itself else None,
        clock=Clock(
            opened=played.opened,
            deadline=played.deadline(kept.times) if running and not played.over else None,
            held_until=played.held_until(kept.times),
        ),
        review=_review(played) if played.over else None,
    )


def _shown(played: Round, seat: Seat | None) -> _Shown:
    """The view of a seat and what it may do, made anew unless only others have passed since."""
    made_for = _made_for(played, seat)
    last = played.shown.get(seat)
    if last is None or last.made_for != made_for:
        seen = view(played.state, seat)
        ranks = last.ranks if last is not None and last.decision == played.decision else {}
        found = _Shown(made_for, seat_view(seen), may(seen, ranks), played.decision, ranks)
    else:
        board = played.state.board
        answered = seats_in(board.answered, board, board.seats - 1)
        found = last._replace(view=msgspec.structs.replace(last.view, to_act=played.state.to_act, answered=answered))
    played.shown[seat] = found
    return found


def _made_for(played: Round, seat: Seat | None) -> tuple[object, ...]:
    """What a view depends on, apart from whether others have passed.

    Everything that happens opens another decision, but passes, exchanges before the start and
    those of a card just played.
    """
    state, board = played.state, played.state.board
    passed = seat is not None and bool(board.answered >> seat & 1)
    exchanges = state.number if state.phase is Phase.SETUP else 0
    return played.decision, state.phase, state.turn, board.swapper, passed, exchanges


def _review(played: Round) -> Review:
    """The review of a finished deal; every viewer is shown the same one."""
    if played.reviewed is None:
        played.reviewed = review(played.state, played.events)
    return played.reviewed
