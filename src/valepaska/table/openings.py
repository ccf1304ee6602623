"""Whether somebody can still sit down at a table, and what strangers are told of it."""

from typing import Literal, NamedTuple

from valepaska.engine.events import Seat
from valepaska.table import dealing
from valepaska.table.asking import chair_of
from valepaska.table.core import Core
from valepaska.table.pace import Pace
from valepaska.table.parts import Stage
from valepaska.table.refusals import Refusal, RefusalCode
from valepaska.table.seats import Chair, Joiner
from valepaska.table.showing import differences

Way = Literal["sit", "next", "watch"]
"""What a newcomer can do at once: sit down, sit down for the next deal, or only watch."""


class Offer(NamedTuple):
    """A table as the public list has it. `people` and `programs` hold seats or wait for one.

    `free`: for how many more there is a seat; bots make room.
    """

    host: str
    host_seat: Seat | None
    rules: str
    preset: str
    differs: int
    stage: Stage
    pace: Pace
    seats: int
    people: int
    programs: int
    bots: int
    free: int
    way: Way


def seat_now(core: Core, wanted: Seat | None) -> Seat | None:
    """Where somebody can sit at once; None: not before the next deal. Raises Refusal where never.

    Who waits for the next deal already is not overtaken.
    """
    chairs, room = core.kept.chairs, dealing.room(core)
    if wanted is not None:
        chair_of(core, wanted)
    if core.playing is not None:
        offered = [seat for seat, chair in enumerate(chairs) if chair.open and wanted in (None, seat)]
        if offered and (room > 0 or chairs[offered[0]].stand_in != "left"):
            return offered[0]
    elif wanted is not None and chairs[wanted].kind == "person":
        raise Refusal(RefusalCode.SEAT_TAKEN)
    if room < 1:
        raise Refusal(RefusalCode.FULL)
    if core.playing is not None:
        return None
    return dealing.free_seat(core) if wanted is None else wanted


def way_in(core: Core) -> Way:
    """What a newcomer can do at once."""
    try:
        return "next" if seat_now(core, None) is None else "sit"
    except Refusal:
        return "watch"


def offer(core: Core) -> Offer | None:
    """What the public list says of a table; None: it does not stand there.

    It does where the host wants it so, while a person who plays is connected; a program alone is no company.
    """
    kept = core.kept
    if kept.listed == "never":
        return None
    sitting = [chair for chair in kept.chairs if chair.person is not None and chair.stand_in != "left"]
    everybody: list[Chair | Joiner] = [*sitting, *kept.joiners]
    people = [each.person for each in everybody if each.program is None]
    way = way_in(core)
    if not any(person in core.presence for person in people) or (way == "watch" and kept.listed == "free"):
        return None
    preset, differs = differences(kept.rules)
    return Offer(
        host="" if kept.host is None else kept.chairs[kept.host].name,
        host_seat=kept.host,
        rules=kept.rules.spec,
        preset=preset,
        differs=len(differs),
        stage=kept.stage,
        pace=kept.pace,
        seats=len(kept.chairs),
        people=len(people),
        programs=len(everybody) - len(people),
        bots=sum(chair.kind == "bot" for chair in kept.chairs),
        free=0 if way == "watch" else max(1, dealing.room(core)),
        way=way,
    )
