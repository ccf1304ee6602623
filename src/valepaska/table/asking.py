"""Who asks, and what has to be true before it is done; each check raises Refusal when it is not."""

from typing import NamedTuple

from valepaska.engine.events import Seat
from valepaska.table import dealing, log
from valepaska.table.core import Core
from valepaska.table.programs import Program
from valepaska.table.refusals import Refusal, RefusalCode
from valepaska.table.seats import Chair


class Asker(NamedTuple):
    """Who asks, when, and how the log names the command. `person` None: somebody who watches.

    `program` is the account that was named, if there is such an account.
    """

    person: str | None
    now: int
    client: str | None
    program: Program | None = None


def own_seat(core: Core, asker: Asker) -> Seat:
    """The seat of who asks. Raises Refusal for who watches."""
    seat = core.kept.seat_of(asker.person)
    if seat is None:
        raise Refusal(RefusalCode.NOT_SEATED)
    return seat


def newcomer(core: Core, *persons: str | None) -> None:
    """Raise Refusal where one of these sits here already, waits for the next deal, or was sent away."""
    if core.kept.was_kicked(*persons):
        raise Refusal(RefusalCode.SENT_AWAY)
    if any(core.kept.knows(person) for person in persons):
        raise Refusal(RefusalCode.ALREADY_SEATED)


def host_seat(core: Core, asker: Asker) -> Seat:
    """The seat of who asks. Raises Refusal unless that is the host."""
    seat = own_seat(core, asker)
    if seat != core.kept.host:
        raise Refusal(RefusalCode.NOT_HOST)
    return seat


def chair_of(core: Core, seat: Seat) -> Chair:
    """The chair of a seat that was named. Raises Refusal where there is none."""
    if seat >= len(core.kept.chairs):
        raise Refusal(RefusalCode.NO_SUCH_SEAT)
    return core.kept.chairs[seat]


def person_in(core: Core, seat: Seat) -> Chair:
    """The chair of the person in a seat. Raises Refusal where nobody sits there, or a bot."""
    chair = chair_of(core, seat)
    if chair.person is None:
        raise Refusal(RefusalCode.NOT_A_PERSON)
    return chair


def no_deal(core: Core) -> None:
    """Raise Refusal while a deal is played."""
    if core.playing is not None:
        raise Refusal(RefusalCode.DEAL_ON)


def leave(core: Core, asker: Asker, seat: Seat, *, kicked: bool) -> None:
    """A person leaves the seat; if it was the host, somebody else is."""
    core.write(log.Left(at=asker.now, client=asker.client, seat=seat, kicked=kicked))
    if core.kept.host == seat:
        dealing.pass_on_host(core, asker.now)
