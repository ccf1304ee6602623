"""What a log says: folding its entries, one by one, gives the table as it stands.

`Kept.apply` trusts the log. Whether something may be done is decided before it is written
down (`table.py`); an entry that cannot be applied means that the log is damaged.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from valepaska.engine.events import Event, Phase, Seat
from valepaska.errors import RecordError
from valepaska.records.notation import parse_action
from valepaska.records.record import Mark, Record, Session
from valepaska.records.standing import Standing
from valepaska.rules.model import Rules
from valepaska.table import log, news
from valepaska.table.coming import Coming, lots
from valepaska.table.dice import Dice, shuffled
from valepaska.table.fair import Deal, Fair
from valepaska.table.pace import PACES, BotSpeed, Pace, Times
from valepaska.table.parts import Stage
from valepaska.table.round import Round
from valepaska.table.seats import Chair, Joiner, Ticket, staying

Told = Event | news.News
ANSWERS_KEPT = 200
"""How many commands of a table are remembered with their answers; of older ones only that they were carried out."""


@dataclass
class Kept:
    """A table, without what is never written down (who is connected, refusals, actions held back)."""

    rules: Rules
    chairs: list[Chair]
    pace: Pace
    speed: BotSpeed
    dice: Dice = field(compare=False)
    standing: Standing
    coming: Coming
    version: int = 0
    at: int = 0
    lots: bool = False
    host: Seat | None = None
    round: Round | None = None
    decision: int = 0
    joiners: list[Joiner] = field(default_factory=list)
    vote_at: int | None = None
    answers: dict[str, int] = field(default_factory=dict)
    done_before: set[int] = field(default_factory=set, compare=False)
    """The hashes of commands whose answers are no longer remembered."""
    last_record: Record | None = None

    @classmethod
    def open(cls, entry: log.LogEvent) -> "Kept":
        """The table that the first entry of a log opens. Raises RecordError for another entry."""
        if not isinstance(entry, log.Opened):
            raise RecordError(f"a log begins with 'opened', not {type(entry).__name__}", "log")
        dice = Dice(bytes.fromhex(entry.secret))
        return cls(
            rules=Rules.parse(entry.rules),
            chairs=[Chair() for _ in range(entry.seats)],
            pace=entry.pace,
            speed=entry.bot_speed,
            dice=dice,
            standing=Standing.of(entry.seats),
            coming=Coming(dice),
            version=1,
            at=entry.at,
            lots=entry.lots,
        )

    @property
    def stage(self) -> Stage:
        """Waiting for the first deal, playing one, or between two."""
        if self.round is None:
            return "waiting"
        return "between" if self.round.over else "playing"

    @property
    def times(self) -> Times:
        """The lengths of the pace."""
        return PACES[self.pace]

    def seat_of(self, person: str | None) -> Seat | None:
        """Where a person sits."""
        if person is None:
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def knows(self, person: str | None) -> bool:
        """Whether a person sits here, or waits for the next deal."""
        return self.seat_of(person) is not None or any(joiner.person == person for joiner in self.joiners)

    def apply(self, entry: log.LogEvent) -> tuple[Told, ...]:
        """Fold one entry in, and say what pages are told of it. Raises IllegalAction for an action the rules refuse."""
        change = _CHANGES.get(type(entry))
        if change is None:
            raise RecordError(f"an entry {type(entry).__name__} cannot stand here", "log")
        told: tuple[Told, ...] = change(self, entry)
        self.version += 1
        self.at = entry.at
        if entry.client is not None:
            self.answers[entry.client] = self.version
            while len(self.answers) > ANSWERS_KEPT:
                oldest = next(iter(self.answers))
                del self.answers[oldest]
                self.done_before.add(hash(oldest))
        return told

    def _sat(self, entry: log.Sat) -> tuple[Told, ...]:
        chair = self.chairs[entry.seat]
        if chair.person != entry.person:
            self.standing.forget(entry.seat)
        chair.take(entry.name, entry.person)
        self._unjoin(entry.person)
        told: list[Told] = [news.SatDown(seat=entry.seat, name=entry.name)]
        if self.host is None:
            self.host = entry.seat
            told.append(news.NewHost(seat=entry.seat))
        return tuple(told)

    def _joined(self, entry: log.Joined) -> tuple[Told, ...]:
        self.joiners.append(Joiner(entry.name, entry.person))
        return (news.Joins(name=entry.name),)

    def _unjoined(self, entry: log.Unjoined) -> tuple[Told, ...]:
        self._unjoin(entry.person)
        return ()

    def _unjoin(self, person: str) -> None:
        self.joiners = [joiner for joiner in self.joiners if joiner.person != person]

    def _left(self, entry: log.Left) -> tuple[Told, ...]:
        chair = self.chairs[entry.seat]
        told: list[Told] = [news.StoodUp(seat=entry.seat, kicked=entry.kicked)]
        if self.stage != "playing":
            chair.clear()
            if not any(other.ready for other in self.chairs):
                self.vote_at = None
        elif entry.kicked:
            chair.person, chair.stand_in, chair.since, chair.ticket = None, "left", entry.at, None
        else:
            chair.stand("left", entry.at)
            told.append(news.SitsIn(seat=entry.seat, why="left"))
        return tuple(told)

    def _move_offered(self, entry: log.MoveOffered) -> tuple[Told, ...]:
        self.chairs[entry.seat].ticket = Ticket(entry.ticket, entry.until)
        return ()

    def _moved(self, entry: log.Moved) -> tuple[Told, ...]:
        chair = self.chairs[entry.seat]
        if chair.ticket is None:
            raise RecordError("a seat moves without a ticket", "log")
        self.coming.contributions.pop(chair.person or "", None)  # the page that has the seat now draws its own
        chair.person, chair.ticket.used = entry.person, True
        return ()

    def _bot_sat(self, entry: log.BotSat) -> tuple[Told, ...]:
        self.standing.forget(entry.seat)
        self.chairs[entry.seat].take_bot(entry.bot, entry.name, entry.at)
        return (news.BotCame(seat=entry.seat, name=entry.name),)

    def _freed(self, entry: log.Freed) -> tuple[Told, ...]:
        self.chairs[entry.seat].clear()
        return (news.BotLeft(seat=entry.seat),)

    def _stood_in(self, entry: log.StoodIn) -> tuple[Told, ...]:
        self.chairs[entry.seat].stand(entry.why, entry.at)
        return (news.SitsIn(seat=entry.seat, why=entry.why),)

    def _took_over(self, entry: log.TookOver) -> tuple[Told, ...]:
        self.chairs[entry.seat].back()
        if self.round is not None:
            self.round.idle.pop(entry.seat, None)
        told: list[Told] = [news.GaveBack(seat=entry.seat)]
        if self.host is None:
            self.host = entry.seat
            told.append(news.NewHost(seat=entry.seat))
        return tuple(told)

    def _offered(self, entry: log.Offered) -> tuple[Told, ...]:
        self.chairs[entry.seat].open = True
        return (news.SeatOpened(seat=entry.seat),)

    def _contributed(self, entry: log.Contributed) -> tuple[Told, ...]:
        self.coming.contributions[entry.person] = entry.contribution
        return ()

    def _began(self, entry: log.Began) -> tuple[Told, ...]:
        standing = self.standing
        session = Session(
            deals=standing.deals,
            losses=tuple(standing.losses),
            points=tuple(standing.points),
            bots=tuple(chair.bot or "" for chair in self.chairs),
        )
        secret, fair = bytes.fromhex(entry.key), None
        if entry.contributions is not None:
            fair = Deal(Fair(secret, entry.contributions), lots(self.rules, standing.dealer))
        self.decision += 1
        self.coming.begin()
        self.vote_at = None
        self.round = Round.begin(
            self.rules,
            [chair.name for chair in self.chairs],
            shuffled(self.rules, secret) if fair is None else fair.fair.deck(self.rules),
            number=standing.deals + 1,
            dealer=entry.dealer,
            starter=entry.starter,
            decision=self.decision,
            session=session,
            at=entry.at,
            speed=self.speed,
            fair=fair,
        )
        for chair in self.chairs:
            chair.ready = False
        begins = news.DealBegins(
            deal=self.round.number,
            dealer=entry.dealer,
            commitment=None if fair is None else fair.fair.commitment,
            contributions=entry.contributions or (),
        )
        return (begins, *self.round.events)

    def _acted(self, entry: log.Acted) -> tuple[Told, ...]:
        played = self._playing()
        action = parse_action(entry.action, self.rules)
        in_turn = played.state.phase is Phase.TURN
        if entry.why is not None:
            played.note(entry.seat, action, entry.why)
        events = played.act(entry.seat, action, by=entry.by, mark=self._mark(entry), at=entry.at, speed=self.speed)
        self.decision = played.decision
        if played.state.outcome is not None:
            self._count(played)
        # A window that simply runs out is not news; a turn that the clock took is.
        clock = (news.ByClock(seat=entry.seat),) if entry.by == "clock" and in_turn else ()
        return (*clock, *events)

    def _mark(self, entry: log.Acted) -> Mark | None:
        if entry.by == "bot":
            return "bot" if self.chairs[entry.seat].kind == "person" else None
        return "clock" if entry.by == "clock" else None

    def _count(self, played: Round) -> None:
        assert played.state.outcome is not None
        self.standing.count(self.rules, played.state.outcome, played.state.dealer)
        self.last_record = played.record
        for seat, chair in enumerate(self.chairs):
            chair.open = False
            if chair.stand_in == "left":
                chair.clear()
                self.standing.forget(seat)

    def _passes_until(self, entry: log.PassesUntil) -> tuple[Told, ...]:
        self._playing().pass_until[entry.seat] = entry.rank
        return ()

    def _waited(self, entry: log.Waited) -> tuple[Told, ...]:
        played = self._playing()
        played.waited.add(entry.seat)
        played.longer += self.times.window or 0
        return (news.Waits(seat=entry.seat),)

    def _wants_next(self, entry: log.WantsNext) -> tuple[Told, ...]:
        self.chairs[entry.seat].ready = True
        if self.vote_at is None:
            self.vote_at = entry.at
        return (news.Ready(seat=entry.seat),)

    def _host_is(self, entry: log.HostIs) -> tuple[Told, ...]:
        self.host = entry.seat
        return (news.NewHost(seat=entry.seat),)

    def _pace_is(self, entry: log.PaceIs) -> tuple[Told, ...]:
        self.pace = entry.pace
        if self.round is not None and not self.round.over:
            self.round.restart(entry.at)
        else:
            self._unready()
        return (news.NewPace(pace=entry.pace),)

    def _arranged(self, entry: log.Arranged) -> tuple[Told, ...]:
        """A finished deal is put away with its seats and rules; nobody is ready any more."""
        if self.stage == "playing":
            raise RecordError("the table is changed in the middle of a deal", "log")
        before = None if entry.rules is None else self.rules.spec
        self.rules = self.rules if entry.rules is None else Rules.parse(entry.rules)
        self.pace = entry.pace or self.pace
        self.lots = self.lots if entry.lots is None else entry.lots
        if entry.seats is not None:
            self._rearrange(staying(self.chairs, entry.seats), entry.seats)
        if entry.rules is not None or entry.seats is not None:
            self.round = None
        self._unready()
        changed = news.TableChanged(
            rules=entry.rules, before=before, seats=entry.seats, pace=entry.pace, lots=entry.lots
        )
        return (changed,)

    def _unready(self) -> None:
        self.vote_at = None
        for chair in self.chairs:
            chair.ready = False

    def _rearrange(self, stay: list[Seat], seats: int) -> None:
        self.chairs = [self.chairs[seat] for seat in stay] + [Chair() for _ in range(seats - len(stay))]
        for chair in self.chairs:
            chair.muted = {stay.index(other) for other in chair.muted if other in stay}
        self.standing.rearrange(stay, seats)
        self.host = None if self.host is None else stay.index(self.host)

    def _speed_is(self, entry: log.SpeedIs) -> tuple[Told, ...]:
        self.speed = entry.speed
        return (news.NewBotSpeed(speed=entry.speed),)

    def _hurried(self, entry: log.Hurried) -> tuple[Told, ...]:
        played = self._playing()
        played.hurried = True
        played.restart(entry.at)
        return (news.FinishingFast(),)

    def _muted(self, entry: log.Muted) -> tuple[Told, ...]:
        muted = self.chairs[entry.seat].muted
        (muted.add if entry.on else muted.discard)(entry.other)
        return ()

    def _resumed(self, entry: log.Resumed) -> tuple[Told, ...]:
        if self.round is not None and not self.round.over:
            self.round.restart(entry.at)
        if self.vote_at is not None:
            self.vote_at = entry.at
        return (news.GoesOn(),)

    def _playing(self) -> Round:
        if self.round is None or self.round.over:
            raise RecordError("an entry of a deal stands where no deal is played", "log")
        return self.round


_CHANGES: dict[type[log.Entry], Callable[[Kept, Any], tuple[Told, ...]]] = {
    log.Sat: Kept._sat,
    log.Joined: Kept._joined,
    log.Unjoined: Kept._unjoined,
    log.Left: Kept._left,
    log.MoveOffered: Kept._move_offered,
    log.Moved: Kept._moved,
    log.BotSat: Kept._bot_sat,
    log.Freed: Kept._freed,
    log.StoodIn: Kept._stood_in,
    log.TookOver: Kept._took_over,
    log.Offered: Kept._offered,
    log.Contributed: Kept._contributed,
    log.Began: Kept._began,
    log.Acted: Kept._acted,
    log.PassesUntil: Kept._passes_until,
    log.Waited: Kept._waited,
    log.WantsNext: Kept._wants_next,
    log.HostIs: Kept._host_is,
    log.PaceIs: Kept._pace_is,
    log.Arranged: Kept._arranged,
    log.SpeedIs: Kept._speed_is,
    log.Hurried: Kept._hurried,
    log.Muted: Kept._muted,
    log.Resumed: Kept._resumed,
}
