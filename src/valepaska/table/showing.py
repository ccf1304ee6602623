"""From a table to the parts of what a viewer is shown."""

from functools import lru_cache

import msgspec

from valepaska.engine.events import Phase, Seat
from valepaska.engine.view import answered
from valepaska.rules.model import Rules, value_text
from valepaska.rules.spec import preset_named
from valepaska.table.fair import METHOD
from valepaska.table.happened import card_texts
from valepaska.table.kept import Kept
from valepaska.table.may import may, once_answered
from valepaska.table.parts import (
    Clock,
    DealPart,
    Difference,
    Facts,
    FairDeal,
    Mine,
    OpenView,
    Own,
    Review,
    SeatFacts,
    SentAway,
)
from valepaska.table.review import review
from valepaska.table.round import Round
from valepaska.table.shown import Made, ShownSeat
from valepaska.table.sights import open_view, own_laid, own_view

MOST_SENT_AWAY = 20
"""How many a host is shown who were sent away; whoever sends away more has other worries."""


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
            program=chair.program is not None,
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
        listed=kept.listed,
        deals=standing.deals,
        joining=tuple(joiner.name for joiner in kept.joiners),
        rematch_at=None if kept.vote_at is None or wait is None else kept.vote_at + wait,
        commitment=kept.coming.commitment,
    )


def mine(kept: Kept, person: str | None, held: str | None) -> Mine:
    """What concerns one person alone."""
    seat = kept.seat_of(person)
    played = kept.round
    if seat is None:
        joining = any(joiner.person == person for joiner in kept.joiners)
        return Mine(seat=None, joining=joining, barred=kept.was_kicked(person))
    sent_away = _sent_away(kept) if seat == kept.host else ()
    if played is None:
        return Mine(seat=seat, muted=_muted(kept, seat), sent_away=sent_away)
    return Mine(
        seat=seat,
        muted=_muted(kept, seat),
        sent_away=sent_away,
        waited=seat in played.waited,
        pass_until=played.pass_until.get(seat),
        held=held,
    )


def _muted(kept: Kept, seat: Seat) -> tuple[Seat, ...]:
    return tuple(sorted(kept.chairs[seat].muted))


def _sent_away(kept: Kept) -> tuple[SentAway, ...]:
    last = kept.kicked[-MOST_SENT_AWAY:]
    return tuple(SentAway(away.number, away.name, program=away.program is not None) for away in last)


def deal_part(kept: Kept, *, running: bool) -> DealPart | None:
    """The deal as everybody may see it. `running`: the clocks are."""
    played = kept.round
    if played is None:
        return None
    return DealPart(
        deal=played.number,
        decision=played.decision,
        view=_open(played),
        clock=Clock(
            opened=played.opened,
            deadline=played.deadline(kept.times) if running and not played.over else None,
            held_until=played.held_until(kept.times),
        ),
        review=_review(played) if played.over else None,
    )


def own_part(kept: Kept, seat: Seat | None) -> Own | None:
    """What a seat alone may see of the deal; None for a watcher, and before the first deal."""
    played = kept.round
    if played is None or seat is None:
        return None
    state, shown = played.state, played.shown
    board, plays = state.board, kept.chairs[seat].player is None
    last = shown.seats.get(seat)
    looked_for = (_made_for(played), plays, board.answered >> seat & 1)
    if last is not None and last.looked_for == looked_for:
        return last.own
    if not plays:
        allowed = None
    elif state.phase is Phase.WINDOW and last is not None and last.looked_for[:2] == looked_for[:2]:
        allowed = once_answered(last.own.may)
    else:
        allowed = may(state, seat)
    laid = own_laid(state, seat)
    made_for = (board.hand[seat], laid, board.swapper == seat and board.just_drew, allowed)
    own = last.own if last is not None and last.made_for == made_for else own_view(state, seat, laid, allowed)
    shown.seats[seat] = ShownSeat(looked_for, made_for, own)
    return own


def _open(played: Round) -> OpenView:
    """What everybody sees, made anew unless somebody has only passed since."""
    state, shown = played.state, played.shown
    made_for = _made_for(played)
    if shown.open is None or shown.open_for != made_for:
        shown.open, shown.open_for = open_view(state), made_for
    elif shown.open.to_act is not state.to_act:
        shown.open = msgspec.structs.replace(shown.open, to_act=state.to_act, answered=answered(state.board))
    return shown.open


def _made_for(played: Round) -> Made:
    """What a view depends on, apart from who has passed.

    Everything that happens opens another decision, but passes, exchanges before the start and
    those of a card just played.
    """
    state, shown = played.state, played.shown
    if shown.state is not state:
        exchanges = state.number if state.phase is Phase.SETUP else 0
        shown.state = state
        shown.made_for = (played.decision, state.phase, state.turn, state.board.swapper, exchanges)
    return shown.made_for


def _review(played: Round) -> Review:
    """The review of a finished deal; every viewer is shown the same one."""
    if played.shown.review is None:
        turned = review(played.state, played.events, played.beliefs)
        played.shown.review = msgspec.structs.replace(turned, fair=_opened(played))
    return played.shown.review


def _opened(played: Round) -> FairDeal | None:
    if played.fair is None:
        return None
    record, (fair, lots) = played.record, played.fair
    return FairDeal(
        method=METHOD,
        commitment=fair.commitment,
        secret=fair.secret.hex(),
        contributions=fair.contributions,
        lots=lots,
        deck=card_texts(record.deck),
        dealer=record.dealer,
        starter=record.starter,
    )
