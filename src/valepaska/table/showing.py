"""From a table to the parts of what a viewer is shown."""

from functools import lru_cache

from valepaska.engine.events import Seat
from valepaska.engine.view import view
from valepaska.rules.model import Rules, value_text
from valepaska.rules.spec import preset_named
from valepaska.table.kept import Kept
from valepaska.table.may import may
from valepaska.table.parts import Clock, DealPart, Difference, Facts, Mine, Review, SeatFacts, seat_view
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


def deal_part(kept: Kept, seat: Seat | None, *, running: bool) -> DealPart | None:
    """The deal as a seat (None: a watcher) may see it. `running`: the clocks are."""
    played = kept.round
    if played is None:
        return None
    seen = view(played.state, seat)
    plays_itself = seat is not None and kept.chairs[seat].player is None
    return DealPart(
        deal=played.number,
        decision=played.decision,
        view=seat_view(seen),
        may=may(seen) if plays_itself else None,
        clock=Clock(
            opened=played.opened,
            deadline=played.deadline(kept.times) if running and not played.over else None,
            held_until=played.held_until(kept.times),
        ),
        review=_review(played) if played.over else None,
    )


def _review(played: Round) -> Review:
    """The review of a finished deal; every viewer is shown the same one."""
    if played.reviewed is None:
        played.reviewed = review(played.state, played.events)
    return played.reviewed
