"""What the entries of a deal change at a table: it begins, somebody acts, the clock waits."""

from valepaska.engine.events import Phase
from valepaska.errors import RecordError
from valepaska.records.notation import parse_action
from valepaska.records.record import Mark, Session
from valepaska.table import log, news
from valepaska.table.coming import lots
from valepaska.table.dice import shuffled
from valepaska.table.fair import Deal, Fair
from valepaska.table.kept import Kept, Told
from valepaska.table.round import Round


def began(kept: Kept, entry: log.Began) -> tuple[Told, ...]:
    """A deal is shuffled and dealt."""
    standing = kept.standing
    session = Session(
        deals=standing.deals,
        losses=tuple(standing.losses),
        points=tuple(standing.points),
        bots=tuple(chair.bot or "" for chair in kept.chairs),
    )
    secret, fair = bytes.fromhex(entry.key), None
    if entry.contributions is not None:
        fair = Deal(Fair(secret, entry.contributions), lots(kept.rules, standing.dealer))
    kept.decision += 1
    kept.coming.begin()
    kept.vote_at = None
    kept.round = Round.begin(
        kept.rules,
        [chair.name for chair in kept.chairs],
        shuffled(kept.rules, secret) if fair is None else fair.fair.deck(kept.rules),
        number=standing.deals + 1,
        dealer=entry.dealer,
        starter=entry.starter,
        decision=kept.decision,
        session=session,
        at=entry.at,
        speed=kept.speed,
        fair=fair,
    )
    for chair in kept.chairs:
        chair.ready = False
    begins = news.DealBegins(
        deal=kept.round.number,
        dealer=entry.dealer,
        commitment=None if fair is None else fair.fair.commitment,
        contributions=entry.contributions or (),
    )
    return (begins, *kept.round.events)


def acted(kept: Kept, entry: log.Acted) -> tuple[Told, ...]:
    """Somebody acts in the deal, by hand, clock or bot."""
    played = _playing(kept)
    action = parse_action(entry.action, kept.rules)
    in_turn = played.state.phase is Phase.TURN
    if entry.why is not None:
        played.note(entry.seat, action, entry.why)
    events = played.act(entry.seat, action, by=entry.by, mark=_mark(kept, entry), at=entry.at, speed=kept.speed)
    kept.decision = played.decision
    if played.state.outcome is not None:
        _count(kept, played)
    # A window that simply runs out is not news; a turn that the clock took is.
    clock = (news.ByClock(seat=entry.seat),) if entry.by == "clock" and in_turn else ()
    return (*clock, *events)


def _mark(kept: Kept, entry: log.Acted) -> Mark | None:
    if entry.by == "bot":
        return "bot" if kept.chairs[entry.seat].kind == "person" else None
    return "clock" if entry.by == "clock" else None


def _count(kept: Kept, played: Round) -> None:
    assert played.state.outcome is not None
    kept.standing.count(kept.rules, played.state.outcome, played.state.dealer)
    kept.last_record = played.record
    for seat, chair in enumerate(kept.chairs):
        chair.open = False
        if chair.stand_in == "left":
            chair.clear()
            kept.standing.forget(seat)


def passes_until(kept: Kept, entry: log.PassesUntil) -> tuple[Told, ...]:
    """A seat passes on every rank up to one."""
    _playing(kept).pass_until[entry.seat] = entry.rank
    return ()


def waited(kept: Kept, entry: log.Waited) -> tuple[Told, ...]:
    """A seat has made the window longer."""
    played = _playing(kept)
    played.waited.add(entry.seat)
    played.longer += kept.times.window or 0
    return (news.Waits(seat=entry.seat),)


def hurried(kept: Kept, entry: log.Hurried) -> tuple[Told, ...]:
    """The bots finish the deal without waiting."""
    played = _playing(kept)
    played.hurried = True
    played.restart(entry.at)
    return (news.FinishingFast(),)


def _playing(kept: Kept) -> Round:
    if kept.round is None or kept.round.over:
        raise RecordError("an entry of a deal stands where no deal is played", "log")
    return kept.round
