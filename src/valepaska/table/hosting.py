"""What only the host may ask of a table. As in `commands`, each function does all of it, or raises Refusal."""

from valepaska.bots import FOR_STUDY, bot_named
from valepaska.engine.state import check_seats
from valepaska.errors import RulesError, ValepaskaError
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits
from valepaska.table import dealing, log, protocol
from valepaska.table.asking import Asker, chair_of, host_seat, leave, no_deal, person_in
from valepaska.table.core import Called, Core
from valepaska.table.refusals import Refusal, RefusalCode
from valepaska.table.showing import mine


def kick(core: Core, asker: Asker, command: protocol.Kick) -> None:
    """Send a person away, who cannot sit down here again; the page of that person is told last of all."""
    own = host_seat(core, asker)
    person = person_in(core, command.seat).person
    if command.seat == own:
        raise Refusal(RefusalCode.OWN_SEAT)
    leave(core, asker, command.seat, kicked=True)
    core.later.append((person, protocol.Gone(code="kicked")))


def let_back(core: Core, asker: Asker, command: protocol.LetBack) -> None:
    """Let somebody sit down again who was sent away; while that deal is played, with the seat of before."""
    host_seat(core, asker)
    away = next((each for each in core.kept.kicked if each.number == command.number), None)
    if away is None:
        raise Refusal(RefusalCode.ALREADY_DONE)
    core.write(log.LetBack(at=asker.now, client=asker.client, number=command.number))
    if away.person not in core.presence:
        now_in = mine(core.kept, away.person, None)
        told = protocol.Update(version=core.kept.version, now=asker.now, happened=(), mine=now_in)
        core.later.append((away.person, told))  # to who waits outside


def add_bot(core: Core, asker: Asker, command: protocol.AddBot) -> None:
    """Put a bot in a free seat, or in place of another bot."""
    host_seat(core, asker)
    no_deal(core)
    chair = chair_of(core, command.seat)
    if chair.kind == "person":
        raise Refusal(RefusalCode.SEAT_TAKEN)
    try:
        wanted = None if command.bot is None else bot_named(command.bot)
    except ValepaskaError:
        raise Refusal(RefusalCode.NO_SUCH_BOT) from None
    if wanted in FOR_STUDY:
        raise Refusal(RefusalCode.NO_SUCH_BOT)
    if wanted is None or chair.bot != wanted:
        dealing.add_bot(core, asker.now, command.seat, wanted, asker.client)


def remove_bot(core: Core, asker: Asker, command: protocol.RemoveBot) -> None:
    """Free the seat of a bot."""
    host_seat(core, asker)
    no_deal(core)
    if chair_of(core, command.seat).kind != "bot":
        raise Refusal(RefusalCode.NOT_A_BOT)
    core.write(log.Freed(at=asker.now, client=asker.client, seat=command.seat))


def start(core: Core, asker: Asker, command: protocol.Start) -> None:
    """Deal, as soon as those who are here have contributed."""
    host_seat(core, asker)
    no_deal(core)
    dealing.call(core, asker.now, Called(asker.person, asker.client, command.id))


def open_seat(core: Core, asker: Asker, command: protocol.OpenSeat) -> None:
    """Let whoever sits down next have the cards of somebody who is away, or was sent away."""
    host_seat(core, asker)
    core.round()
    chair = chair_of(core, command.seat)
    if chair.kind != "person":
        raise Refusal(RefusalCode.NOT_A_PERSON)
    if chair.stand_in is None:
        if chair.person in core.presence:
            raise Refusal(RefusalCode.PRESENT)
        core.write(log.StoodIn(at=asker.now, seat=command.seat, why="away"))
    if not chair.open:
        core.write(log.Offered(at=asker.now, client=asker.client, seat=command.seat))


def make_host(core: Core, asker: Asker, command: protocol.MakeHost) -> None:
    """Let another person be the host; a program cannot."""
    host_seat(core, asker)
    if person_in(core, command.seat).program is not None:
        raise Refusal(RefusalCode.NOT_A_PERSON)
    if core.kept.host != command.seat:
        core.write(log.HostIs(at=asker.now, client=asker.client, seat=command.seat))


def set_pace(core: Core, asker: Asker, command: protocol.SetPace) -> None:
    """Change the pace."""
    host_seat(core, asker)
    if core.kept.pace != command.pace:
        core.write(log.PaceIs(at=asker.now, client=asker.client, pace=command.pace))


def set_listed(core: Core, asker: Asker, command: protocol.SetListed) -> None:
    """Put the table in the public list, or take it out."""
    host_seat(core, asker)
    if core.kept.listed != command.listed:
        core.write(log.ListedIs(at=asker.now, client=asker.client, listed=command.listed))


def arrange(core: Core, asker: Asker, command: protocol.Arrange) -> None:
    """Change rules, seats, pace or lots between deals."""
    host_seat(core, asker)
    no_deal(core)
    kept = core.kept
    seats = len(kept.chairs) if command.seats is None else command.seats
    try:
        rules = playable(kept.rules.spec if command.rules is None else command.rules, seats)
    except RulesError:
        raise Refusal(RefusalCode.RULES) from None
    if sum(chair.kind == "person" for chair in kept.chairs) + len(kept.joiners) > seats:
        raise Refusal(RefusalCode.PEOPLE_SIT)
    entry = log.Arranged(
        at=asker.now,
        client=asker.client,
        rules=rules.spec if rules != kept.rules else None,
        seats=seats if seats != len(kept.chairs) else None,
        pace=command.pace if command.pace != kept.pace else None,
        lots=command.lots if command.lots != kept.lots else None,
    )
    if (entry.rules, entry.seats, entry.pace, entry.lots) == (None, None, None, None):
        raise Refusal(RefusalCode.ALREADY_DONE)
    core.write(entry)


def playable(spec: str, seats: int) -> Rules:
    """Rules that so many can play. Raises RulesError, also where they cannot be read."""
    rules = Rules.parse(spec)
    check_seats(rules, seats, deck_bits(rules).bit_count())
    return rules


def set_bot_speed(core: Core, asker: Asker, command: protocol.SetBotSpeed) -> None:
    """Change how long bots wait."""
    host_seat(core, asker)
    if core.kept.speed != command.speed:
        core.write(log.SpeedIs(at=asker.now, client=asker.client, speed=command.speed))
