"""A seat moves to another device: by a ticket that its page draws, good once and for a short time."""

from valepaska.engine.events import Seat
from valepaska.table import log, protocol
from valepaska.table.asking import Asker, newcomer, own_seat
from valepaska.table.core import Core
from valepaska.table.names import person_of
from valepaska.table.refusals import Refusal, RefusalCode

TICKET_LIFE = 600_000
"""Milliseconds for which a ticket is good."""


def offer_move(core: Core, asker: Asker, command: protocol.OfferMove) -> None:
    """Let whoever brings this ticket have one's seat; an earlier one is good no more."""
    seat = own_seat(core, asker)
    ticket, until = person_of(command.ticket), asker.now + TICKET_LIFE
    core.write(log.MoveOffered(at=asker.now, client=asker.client, seat=seat, ticket=ticket, until=until))


def move_here(core: Core, asker: Asker, command: protocol.MoveHere, person: str) -> None:
    """Give the seat of a ticket to `person`; the page that had it is told last of all."""
    newcomer(core, asker.person, person)
    seat = _seat_of_ticket(core, person_of(command.ticket), asker.now)
    chair = core.kept.chairs[seat]
    before = chair.person
    if chair.stand_in in ("away", "clock"):
        core.write(log.TookOver(at=asker.now, seat=seat))
    core.write(log.Moved(at=asker.now, client=asker.client, seat=seat, person=person))
    for held in core.waiting():
        if held.seat == seat:
            held.person = person
    core.later.append((before, protocol.Gone(code="moved")))


def _seat_of_ticket(core: Core, ticket: str, now: int) -> Seat:
    for seat, chair in enumerate(core.kept.chairs):
        found = chair.ticket
        if found is None or found.hash != ticket:
            continue
        if found.used:
            raise Refusal(RefusalCode.TICKET_USED)
        if now > found.until:
            raise Refusal(RefusalCode.TICKET_OLD)
        return seat
    raise Refusal(RefusalCode.TICKET_WRONG)
