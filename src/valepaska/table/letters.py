"""What the viewers of a table are told, each in a message of its own.

Most of what happens looks the same to everybody: it is written down once, as who watches may
see it, and put into every message as it is. What a seat sees more than that is its own part.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec import UNSET, Raw, UnsetType

from valepaska.engine.events import Event, Seat, closer_seats
from valepaska.table import protocol
from valepaska.table.core import Core
from valepaska.table.happened import Happened, told
from valepaska.table.kept import Told
from valepaska.table.parts import Mine, Own
from valepaska.table.showing import deal_part, facts, mine, own_part

_encode = msgspec.json.Encoder().encode


class Update(msgspec.Struct, frozen=True, tag="update"):
    """A `protocol.Update` in which the parts that several viewers are told alike are written already."""

    version: int
    now: int
    happened: Raw
    mine: Mine | UnsetType = UNSET
    table: Raw | UnsetType = UNSET
    deal: Raw | UnsetType = UNSET
    own: Own | UnsetType | None = UNSET


class Letter(NamedTuple):
    """A message, and to whom.

    With `asker` it goes to the connection that asked and to no other. Else it goes to every
    connection of `person` (None: of all who watch), but not to the one that asked.
    """

    person: str | None
    message: protocol.ToPage | Update
    asker: bool = False


def updates(core: Core, happened: Sequence[Told], now: int, *, around: bool) -> list[Letter]:
    """What everybody who is here is told of what happened; `around`: something around the deal did too.

    Those who are told nothing of their own get one and the same message.
    """
    kept = core.kept
    table = Raw(_encode(facts(kept, core.present_seats()))) if around else UNSET
    deal = Raw(_encode(deal_part(kept, running=bool(core.presence))))
    alike = Update(kept.version, now, Raw(_encode(retold(happened, None))), table=table, deal=deal)
    closer = _who_sees_more(happened)
    letters = []
    for viewer in core.presence:
        seat = kept.seat_of(viewer)
        # What happens in the deal alone changes of `mine` only what waits, and then the person is concerned.
        known = not around and viewer not in core.concerned and viewer in core.told_mine
        mine = UNSET if known else _new_mine(core, viewer)
        own = _new_own(core, viewer, seat)
        sees_more = seat in closer
        message = alike
        if sees_more or mine is not UNSET or own is not UNSET:
            body = Raw(_encode(retold(happened, seat))) if sees_more else alike.happened
            message = Update(kept.version, now, body, mine, table, deal, own)
        letters.append(Letter(viewer, message))
    return letters


def own_updates(core: Core, viewers: Iterable[str], now: int) -> list[Letter]:
    """What some are told when nothing has happened for the others."""
    return [
        Letter(
            viewer,
            protocol.Update(version=core.kept.version, now=now, happened=(), mine=_new_mine(core, viewer)),
        )
        for viewer in viewers
    ]


def welcome(core: Core, person: str | None, seen: int | None, now: int) -> protocol.Welcome:
    """All that a viewer may know, and what it missed since the version that it has seen."""
    kept, seat = core.kept, core.kept.seat_of(person)
    return protocol.Welcome(
        version=kept.version,
        now=now,
        mine=mine(kept, person, core.held_by(person)),
        table=facts(kept, core.present_seats()),
        deal=deal_part(kept, running=bool(core.presence)),
        own=own_part(kept, seat),
        missed=_missed(core, seen, seat),
    )


def outside(core: Core, person: str | None, now: int) -> protocol.Welcome:
    """What somebody may know who was sent away and does not watch."""
    return msgspec.structs.replace(welcome(core, person, None, now), deal=None, own=None)


def present(core: Core) -> protocol.Presence:
    """Who is here."""
    here = core.presence
    watchers = sum(here.connections(viewer) for viewer in here if not core.kept.knows(viewer))
    return protocol.Presence(present=tuple(sorted(core.present_seats())), watchers=watchers)


def retold(happened: Iterable[Told], seat: Seat | None) -> tuple[Happened, ...]:
    """What happened, as a seat (None: a watcher) is told."""
    return tuple([told(event, seat) if isinstance(event, Event) else event for event in happened])


def _who_sees_more(happened: Iterable[Told]) -> set[Seat]:
    """The seats that are told more of what happened than who watches is."""
    return {seat for event in happened if isinstance(event, Event) for seat in closer_seats(event)}


def _new_mine(core: Core, viewer: str | None) -> Mine | UnsetType:
    """What concerns a person alone, if it is not as the person was told last."""
    if viewer is None:
        return UNSET
    found = mine(core.kept, viewer, core.held_by(viewer))
    if core.told_mine.get(viewer) == found:
        return UNSET
    core.told_mine[viewer] = found
    return found


def _new_own(core: Core, viewer: str | None, seat: Seat | None) -> Own | UnsetType | None:
    """What a person alone sees of the deal, if it is not as the person was told last."""
    if viewer is None:
        return UNSET
    found = own_part(core.kept, seat)
    if viewer in core.told_own and core.told_own[viewer] is found:
        return UNSET
    core.told_own[viewer] = found
    return found


def _missed(core: Core, seen: int | None, seat: Seat | None) -> tuple[Happened, ...] | None:
    if seen is None or seen > core.kept.version:
        return None
    after = [told for version, told in core.history if version > seen]
    if len(after) != core.kept.version - seen:
        return None
    return retold([event for happened in after for event in happened], seat)
