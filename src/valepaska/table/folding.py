"""What a log says: folding its entries, one by one, gives the table as it stands.

`fold` trusts the log. Whether something may be done is decided before it is written
down (`table.py`); an entry that cannot be applied means that the log is damaged.
"""

from collections.abc import Callable
from typing import Any

from valepaska.engine.events import Seat
from valepaska.errors import RecordError
from valepaska.rules.model import Rules
from valepaska.table import folding_deals as deals
from valepaska.table import log, news
from valepaska.table.kept import Kept, Told
from valepaska.table.seats import Chair, Joiner, Kicked, Ticket, staying


def fold(kept: Kept, entry: log.LogEvent) -> tuple[Told, ...]:
    """Fold one entry in, and say what pages are told of it.

    Raises IllegalAction for an action the rules refuse, RecordError for an entry that cannot stand here.
    """
    change = _CHANGES.get(type(entry))
    if change is None:
        raise RecordError(f"an entry {type(entry).__name__} cannot stand here", "log")
    told: tuple[Told, ...] = change(kept, entry)
    kept.version += 1
    kept.at = entry.at
    if entry.client is not None:
        kept.remember(entry.client)
    return told


def _sat(kept: Kept, entry: log.Sat) -> tuple[Told, ...]:
    chair = kept.chairs[entry.seat]
    if chair.person != entry.person:
        kept.standing.forget(entry.seat)
    chair.take(entry.name, entry.person, entry.program)
    _unjoin(kept, entry.person)
    sat = news.SatDown(seat=entry.seat, name=entry.name, program=entry.program is not None)
    return (sat, *_may_host(kept, entry.seat))


def _may_host(kept: Kept, seat: Seat) -> tuple[Told, ...]:
    """Who comes to a table without a host is the host; a program is it only until a person comes."""
    host = kept.host
    if host is not None and (kept.chairs[host].program is None or kept.chairs[seat].program is not None):
        return ()
    kept.host = seat
    return (news.NewHost(seat=seat),)


def _joined(kept: Kept, entry: log.Joined) -> tuple[Told, ...]:
    kept.joiners.append(Joiner(entry.name, entry.person, entry.program))
    return (news.Joins(name=entry.name, program=entry.program is not None),)


def _unjoined(kept: Kept, entry: log.Unjoined) -> tuple[Told, ...]:
    _unjoin(kept, entry.person)
    return ()


def _unjoin(kept: Kept, person: str) -> None:
    kept.joiners = [joiner for joiner in kept.joiners if joiner.person != person]


def _left(kept: Kept, entry: log.Left) -> tuple[Told, ...]:
    chair = kept.chairs[entry.seat]
    told: list[Told] = [news.StoodUp(seat=entry.seat, kicked=entry.kicked)]
    if entry.kicked:
        if chair.person is None:
            raise RecordError("nobody sits where somebody is sent away", "log")
        kept.kicked.append(Kicked(kept.version, chair.name, chair.person, chair.program))
    if kept.stage != "playing":
        chair.clear()
        if not any(other.ready for other in kept.chairs):
            kept.vote_at = None
    elif entry.kicked:
        chair.person, chair.ticket, chair.sent_away = None, None, kept.kicked[-1].number
        chair.stand("left", entry.at)
    else:
        chair.stand("left", entry.at)
        told.append(news.SitsIn(seat=entry.seat, why="left"))
    return tuple(told)


def _let_back(kept: Kept, entry: log.LetBack) -> tuple[Told, ...]:
    for away in kept.kicked:
        for chair in kept.chairs:
            if away.number == entry.number == chair.sent_away:
                chair.person, chair.sent_away = away.person, None
    kept.kicked = [away for away in kept.kicked if away.number != entry.number]
    return ()


def _move_offered(kept: Kept, entry: log.MoveOffered) -> tuple[Told, ...]:
    kept.chairs[entry.seat].ticket = Ticket(entry.ticket, entry.until)
    return ()


def _moved(kept: Kept, entry: log.Moved) -> tuple[Told, ...]:
    chair = kept.chairs[entry.seat]
    if chair.ticket is None:
        raise RecordError("a seat moves without a ticket", "log")
    kept.coming.contributions.pop(chair.person or "", None)  # the page that has the seat now draws its own
    chair.person, chair.ticket.used = entry.person, True
    return ()


def _bot_sat(kept: Kept, entry: log.BotSat) -> tuple[Told, ...]:
    kept.standing.forget(entry.seat)
    kept.chairs[entry.seat].take_bot(entry.bot, entry.name, entry.at)
    return (news.BotCame(seat=entry.seat, name=entry.name),)


def _freed(kept: Kept, entry: log.Freed) -> tuple[Told, ...]:
    kept.chairs[entry.seat].clear()
    return (news.BotLeft(seat=entry.seat),)


def _stood_in(kept: Kept, entry: log.StoodIn) -> tuple[Told, ...]:
    kept.chairs[entry.seat].stand(entry.why, entry.at)
    return (news.SitsIn(seat=entry.seat, why=entry.why),)


def _took_over(kept: Kept, entry: log.TookOver) -> tuple[Told, ...]:
    kept.chairs[entry.seat].back()
    if kept.round is not None:
        kept.round.idle.pop(entry.seat, None)
    return (news.GaveBack(seat=entry.seat), *_may_host(kept, entry.seat))


def _offered(kept: Kept, entry: log.Offered) -> tuple[Told, ...]:
    kept.chairs[entry.seat].open = True
    return (news.SeatOpened(seat=entry.seat),)


def _contributed(kept: Kept, entry: log.Contributed) -> tuple[Told, ...]:
    kept.coming.contributions[entry.person] = entry.contribution
    return ()


def _wants_next(kept: Kept, entry: log.WantsNext) -> tuple[Told, ...]:
    kept.chairs[entry.seat].ready = True
    if kept.vote_at is None:
        kept.vote_at = entry.at
    return (news.Ready(seat=entry.seat),)


def _host_is(kept: Kept, entry: log.HostIs) -> tuple[Told, ...]:
    kept.host = entry.seat
    return (news.NewHost(seat=entry.seat),)


def _pace_is(kept: Kept, entry: log.PaceIs) -> tuple[Told, ...]:
    kept.pace = entry.pace
    if kept.round is not None and not kept.round.over:
        kept.round.restart(entry.at)
    else:
        _unready(kept)
    return (news.NewPace(pace=entry.pace),)


def _arranged(kept: Kept, entry: log.Arranged) -> tuple[Told, ...]:
    """A finished deal is put away with its seats and rules; nobody is ready any more."""
    if kept.stage == "playing":
        raise RecordError("the table is changed in the middle of a deal", "log")
    before = None if entry.rules is None else kept.rules.spec
    kept.rules = kept.rules if entry.rules is None else Rules.parse(entry.rules)
    kept.pace = entry.pace or kept.pace
    kept.lots = kept.lots if entry.lots is None else entry.lots
    if entry.seats is not None:
        _rearrange(kept, staying(kept.chairs, entry.seats), entry.seats)
    if entry.rules is not None or entry.seats is not None:
        kept.round = None
    _unready(kept)
    changed = news.TableChanged(rules=entry.rules, before=before, seats=entry.seats, pace=entry.pace, lots=entry.lots)
    return (changed,)


def _unready(kept: Kept) -> None:
    kept.vote_at = None
    for chair in kept.chairs:
        chair.ready = False


def _rearrange(kept: Kept, stay: list[Seat], seats: int) -> None:
    kept.chairs = [kept.chairs[seat] for seat in stay] + [Chair() for _ in range(seats - len(stay))]
    for chair in kept.chairs:
        chair.muted = {stay.index(other) for other in chair.muted if other in stay}
    kept.standing.rearrange(stay, seats)
    kept.host = None if kept.host is None else stay.index(kept.host)


def _speed_is(kept: Kept, entry: log.SpeedIs) -> tuple[Told, ...]:
    kept.speed = entry.speed
    return (news.NewBotSpeed(speed=entry.speed),)


def _listed_is(kept: Kept, entry: log.ListedIs) -> tuple[Told, ...]:
    kept.listed = entry.listed
    return (news.NewListing(listed=entry.listed),)


def _muted(kept: Kept, entry: log.Muted) -> tuple[Told, ...]:
    muted = kept.chairs[entry.seat].muted
    (muted.add if entry.on else muted.discard)(entry.other)
    return ()


def _resumed(kept: Kept, entry: log.Resumed) -> tuple[Told, ...]:
    if kept.round is not None and not kept.round.over:
        kept.round.restart(entry.at)
    if kept.vote_at is not None:
        kept.vote_at = entry.at
    return (news.GoesOn(),)


_CHANGES: dict[type[log.Entry], Callable[[Kept, Any], tuple[Told, ...]]] = {
    log.Sat: _sat,
    log.Joined: _joined,
    log.Unjoined: _unjoined,
    log.Left: _left,
    log.LetBack: _let_back,
    log.MoveOffered: _move_offered,
    log.Moved: _moved,
    log.BotSat: _bot_sat,
    log.Freed: _freed,
    log.StoodIn: _stood_in,
    log.TookOver: _took_over,
    log.Offered: _offered,
    log.Contributed: _contributed,
    log.Began: deals.began,
    log.Acted: deals.acted,
    log.PassesUntil: deals.passes_until,
    log.Waited: deals.waited,
    log.WantsNext: _wants_next,
    log.HostIs: _host_is,
    log.PaceIs: _pace_is,
    log.Arranged: _arranged,
    log.SpeedIs: _speed_is,
    log.ListedIs: _listed_is,
    log.Hurried: deals.hurried,
    log.Muted: _muted,
    log.Resumed: _resumed,
}
