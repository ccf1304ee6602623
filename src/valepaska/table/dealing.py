"""Steps that both commands and timers take: a deal is called, and begins, a bot comes, somebody else is the host."""

from typing import Literal

from valepaska.bots import names_for, usual
from valepaska.engine.events import Seat
from valepaska.table import log
from valepaska.table.coming import lots
from valepaska.table.core import Called, Core
from valepaska.table.fair import WAIT
from valepaska.table.names import same_name

Absence = Literal["away", "clock"]


def call(core: Core, now: int, called: Called | None = None) -> None:
    """A deal is to begin, soon: who is here and has not contributed to its chance has a moment to do so.

    `called` is who asked for it, if anybody did.
    """
    core.called = called or Called()
    core.called.until = now + WAIT


def due(core: Core, called: Called) -> int:
    """When a deal that was called begins: at once when nobody is waited for."""
    kept = core.kept
    people = [*(chair.person for chair in kept.chairs), *(joiner.person for joiner in kept.joiners)]
    waits = any(person in core.presence and person not in kept.coming.contributions for person in people if person)
    return called.until if waits else kept.at


def begin(core: Core, now: int) -> None:
    """The deal that was called begins: whose contribution has not come has none in it."""
    called, core.called = core.called, None
    assert called is not None
    _begin(core, now, called.client)
    core.answer_late(called, None)


def _begin(core: Core, now: int, client: str | None) -> None:
    """Seat those who wait, let bots fill the rest, and deal."""
    kept = core.kept
    for joiner in tuple(kept.joiners):
        seat = free_seat(core)
        if seat is not None:
            entry = log.Sat(at=now, seat=seat, name=joiner.name, person=joiner.person, program=joiner.program)
            core.write(entry)
    for seat, chair in enumerate(kept.chairs):
        if chair.kind == "free":
            add_bot(core, now, seat, None)
    fair = kept.coming.fair(kept.chairs)
    by_lot = {lot: fair.drawn(lot) for lot in lots(kept.rules, kept.standing.dealer)}
    began = log.Began(
        at=now,
        client=client,
        dealer=by_lot.get("dealer", kept.standing.dealer or 0),
        starter=by_lot.get("starter"),
        key=fair.secret.hex(),
        contributions=fair.contributions,
    )
    core.write(began)


def free_seat(core: Core) -> Seat | None:
    """Where somebody can sit between deals: a free seat, else one of a bot."""
    chairs = core.kept.chairs
    for kind in ("free", "bot"):
        for seat, chair in enumerate(chairs):
            if chair.kind == kind:
                return seat
    return None


def room(core: Core) -> int:
    """For how many more people there is a seat in the next deal, besides those who wait for one."""
    chairs = core.kept.chairs
    return sum(chair.kind != "person" or chair.stand_in == "left" for chair in chairs) - len(core.kept.joiners)


def add_bot(core: Core, now: int, seat: Seat, wanted: str | None, client: str | None = None) -> None:
    """A bot sits down under a name that nobody has; None: whoever comes next when nobody chooses."""
    bot = _next_usual(core) if wanted is None else wanted
    others = names_taken(core, apart_from=seat)
    names = names_for(bot, first=core.kept.version)
    name = next(name for name in names if not any(same_name(name, other) for other in others))
    core.write(log.BotSat(at=now, client=client, seat=seat, bot=bot, name=name))


def _next_usual(core: Core) -> str:
    """The first of the usual opponents who does not sit here yet; where all do, the first of them again."""
    sitting = [chair.bot for chair in core.kept.chairs]
    return min(dict.fromkeys(usual(len(sitting))), key=sitting.count)


def names_taken(core: Core, apart_from: Seat | None = None) -> list[str]:
    """The names at the table and of those who wait, apart from that of one seat."""
    chairs = enumerate(core.kept.chairs)
    seated = [chair.name for seat, chair in chairs if chair.kind != "free" and seat != apart_from]
    return [*seated, *(joiner.name for joiner in core.kept.joiners)]


def pass_on_host(core: Core, now: int) -> None:
    """The next person, clockwise, is the host: one who is here if there is any; a program where there is no person."""
    chairs, old = core.kept.chairs, core.kept.host
    after = 0 if old is None else old + 1
    order = [(after + place) % len(chairs) for place in range(len(chairs))]
    stay = [seat for seat in order if chairs[seat].person is not None and chairs[seat].stand_in != "left"]
    others, here = [seat for seat in stay if seat != old], core.present_seats()
    heir = min(others, key=lambda seat: (chairs[seat].program is not None, seat not in here), default=None)
    core.write(log.HostIs(at=now, seat=heir))
