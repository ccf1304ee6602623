"""What people ask of a table, one function a command. Each does all of it, or raises Refusal.

What is as it was asked to be already is left alone: the answer is yes, and the log has nothing of it.
"""

from collections.abc import Callable
from typing import Any, TypeGuard

from valepaska.engine.actions import Challenge, Pass
from valepaska.engine.events import Phase, Seat
from valepaska.engine.state import apply
from valepaska.engine.texts import kind_named
from valepaska.errors import IllegalAction, NotationError, Reason
from valepaska.records.notation import parse_action, parse_claim
from valepaska.table import dealing, hosting, log, moving, protocol
from valepaska.table.asking import Asker, chair_of, leave, newcomer, own_seat
from valepaska.table.core import Core, Held, check_decision
from valepaska.table.lots import put, waits_for_lots
from valepaska.table.names import clean_name, same_name
from valepaska.table.openings import seat_now
from valepaska.table.refusals import Refusal, RefusalCode
from valepaska.table.round import Round

SPEAK_AGAIN = 3_000
"""Milliseconds between two phrases of one person."""


def sit(core: Core, asker: Asker, command: protocol.Sit, person: str) -> None:
    """Sit down as `person`, now or from the next deal on."""
    newcomer(core, asker.person, person)
    _take_seat(core, asker, command.seat, clean_name(command.name), person)


def sit_program(core: Core, asker: Asker, command: protocol.SitProgram, person: str) -> None:
    """Sit down as the program of an account."""
    newcomer(core, asker.person, person)
    program = asker.program
    if program is None:
        raise Refusal(RefusalCode.NO_SUCH_PROGRAM)
    if core.kept.was_kicked(program.id):
        raise Refusal(RefusalCode.SENT_AWAY)
    chairs, joiners = core.kept.chairs, core.kept.joiners
    if program.id in {*(chair.program for chair in chairs), *(joiner.program for joiner in joiners)}:
        raise Refusal(RefusalCode.PROGRAM_SITS)
    _take_seat(core, asker, command.seat, program.name, person)


def _take_seat(core: Core, asker: Asker, wanted: Seat | None, name: str, person: str) -> None:
    """No two seats have one name: who is called as a bot between deals takes the seat of that one."""
    chairs, seat = core.kept.chairs, seat_now(core, wanted)
    if wanted is None and core.playing is None:
        namesakes = (at for at, chair in enumerate(chairs) if chair.kind == "bot" and same_name(name, chair.name))
        seat = next(namesakes, seat)
    replaced = seat if seat is not None and chairs[seat].kind == "bot" else None
    if any(same_name(name, other) for other in dealing.names_taken(core, apart_from=replaced)):
        raise Refusal(RefusalCode.NAME_TAKEN)
    program = None if asker.program is None else asker.program.id
    if seat is None:
        core.write(log.Joined(at=asker.now, client=asker.client, name=name, person=person, program=program))
    else:
        core.write(log.Sat(at=asker.now, client=asker.client, seat=seat, name=name, person=person, program=program))


def stand(core: Core, asker: Asker, command: protocol.Stand) -> None:
    """Leave the seat, or no longer wait for one."""
    if any(joiner.person == asker.person for joiner in core.kept.joiners) and asker.person is not None:
        core.write(log.Unjoined(at=asker.now, client=asker.client, person=asker.person))
        return
    seat = own_seat(core, asker)
    if core.kept.chairs[seat].stand_in == "left":
        raise Refusal(RefusalCode.ALREADY_DONE)
    leave(core, asker, seat, kicked=False)


def back(core: Core, asker: Asker, command: protocol.Back) -> None:
    """Play again."""
    seat = own_seat(core, asker)
    if core.kept.chairs[seat].stand_in is None:
        raise Refusal(RefusalCode.ALREADY_DONE)
    core.write(log.TookOver(at=asker.now, client=asker.client, seat=seat))


def rematch(core: Core, asker: Asker, command: protocol.Rematch) -> None:
    """Be ready for the next deal. Who had let a bot sit in is back with it."""
    seat = own_seat(core, asker)
    if core.kept.round is None:
        raise Refusal(RefusalCode.NOT_OVER)
    if command.decision != core.kept.decision:
        raise Refusal(RefusalCode.STALE)
    if core.playing is not None:
        raise Refusal(RefusalCode.NOT_OVER)
    chair = core.kept.chairs[seat]
    if chair.ready:
        raise Refusal(RefusalCode.ALREADY_DONE)
    if chair.stand_in is not None:
        core.write(log.TookOver(at=asker.now, seat=seat))
    core.write(log.WantsNext(at=asker.now, client=asker.client, seat=seat))


def contribute(core: Core, asker: Asker, command: protocol.Contribute) -> None:
    """Add to the chance of the next deal, if the server has not committed itself to another one since."""
    kept, person = core.kept, asker.person
    if person is None or not kept.knows(person):
        raise Refusal(RefusalCode.NOT_SEATED)
    seat, played = kept.seat_of(person), kept.round
    if command.commitment != kept.coming.commitment:
        fair = None if played is None or played.fair is None else played.fair.fair
        counted = fair is not None and seat is not None and fair.contributions[seat] == command.contribution
        if fair is None or fair.commitment != command.commitment or not counted:
            raise Refusal(RefusalCode.STALE)
    elif kept.coming.contributions.get(person, command.contribution) != command.contribution:
        raise Refusal(RefusalCode.ALREADY_DONE)
    elif person not in kept.coming.contributions:
        entry = log.Contributed(at=asker.now, client=asker.client, person=person, contribution=command.contribution)
        core.write(entry)


def act(core: Core, asker: Asker, command: protocol.Act) -> None:
    """Act in the deal; an action of the next seat may have to wait for the shortest window."""
    seat, played = _player(core, asker)
    try:
        action = parse_action(command.action, core.kept.rules)
    except NotationError:
        raise Refusal(RefusalCode.UNREADABLE) from None
    answers = isinstance(action, Challenge | Pass)
    check_decision(played, command.decision, answers=answers)
    if played.over:
        raise Refusal(Reason.OVER)
    holds = core.held is not None and core.held.seat == seat
    if holds and not isinstance(action, Challenge):
        raise Refusal(RefusalCode.ALREADY_DONE)
    try:
        if waits_for_lots(core, played, action):
            put(core, played, Held(asker.person, seat, command.decision, action, asker.client, command.id), asker.now)
        elif played.state.phase is Phase.WINDOW and not answers and _too_soon(core, played, seat, asker.now):
            apply(played.state, seat, action)
            core.hold(Held(asker.person, seat, command.decision, action, asker.client, command.id))
        else:
            core.write(log.Acted(at=asker.now, client=asker.client, seat=seat, action=str(action)))
    except IllegalAction as refusal:
        if isinstance(action, Pass) and played.state.phase is Phase.TURN:
            raise Refusal(RefusalCode.WINDOW_CLOSED) from None
        raise Refusal(refusal.code) from None


def _too_soon(core: Core, played: Round, seat: Seat, now: int) -> bool:
    until = played.held_until(core.kept.times)
    return until is not None and now < until and bool(set(played.state.to_act) - {seat})


def _player(core: Core, asker: Asker) -> tuple[Seat, Round]:
    seat = own_seat(core, asker)
    played = core.kept.round
    if played is None:
        raise Refusal(RefusalCode.NO_DEAL)
    if core.kept.chairs[seat].player is not None:
        raise Refusal(RefusalCode.BOT_PLAYS)
    return seat, played


def pass_until(core: Core, asker: Asker, command: protocol.PassUntil) -> None:
    """Pass on the ranks of the opening up to one; the passes follow as the ranks are offered."""
    seat, played = _player(core, asker)
    check_decision(played, command.decision, answers=False)
    if played.state.phase is not Phase.OPENING:
        raise Refusal(RefusalCode.NOT_OPENING)
    try:
        kind = kind_named(core.kept.rules, parse_claim(command.rank, core.kept.rules))
    except NotationError:
        raise Refusal(RefusalCode.UNREADABLE) from None
    if kind < 0:
        raise Refusal(RefusalCode.UNREADABLE)
    if kind < played.state.board.offer:
        raise Refusal(RefusalCode.STALE)
    if played.pass_until.get(seat) != command.rank:
        core.write(log.PassesUntil(at=asker.now, client=asker.client, seat=seat, rank=command.rank))


def wait(core: Core, asker: Asker, command: protocol.Wait) -> None:
    """Make the open window longer by its length."""
    seat, played = _player(core, asker)
    check_decision(played, command.decision, answers=True)
    if played.state.phase is not Phase.WINDOW or core.kept.times.window is None:
        raise Refusal(RefusalCode.NO_WINDOW)
    if seat in played.waited:
        raise Refusal(RefusalCode.ALREADY_DONE)
    core.write(log.Waited(at=asker.now, client=asker.client, seat=seat))


def finish_fast(core: Core, asker: Asker, command: protocol.FinishFast) -> None:
    """Let the bots finish without waiting."""
    own_seat(core, asker)
    played = core.round()
    out = played.out
    if any(chair.player is None and seat not in out for seat, chair in enumerate(core.kept.chairs)):
        raise Refusal(RefusalCode.PEOPLE_PLAY)
    if played.hurried:
        raise Refusal(RefusalCode.ALREADY_DONE)
    core.write(log.Hurried(at=asker.now, client=asker.client))


def mute(core: Core, asker: Asker, command: protocol.Mute) -> None:
    """Do not hear what somebody says."""
    seat = own_seat(core, asker)
    chair_of(core, command.seat)
    if (command.seat in core.kept.chairs[seat].muted) != command.on:
        core.write(log.Muted(at=asker.now, client=asker.client, seat=seat, other=command.seat, on=command.on))


def react(core: Core, asker: Asker, command: protocol.React) -> None:
    """Say a phrase to everybody who wants to hear it."""
    seat = own_seat(core, asker)
    assert asker.person is not None
    if asker.now - core.spoke.get(asker.person, asker.now - SPEAK_AGAIN) < SPEAK_AGAIN:
        raise Refusal(RefusalCode.TOO_OFTEN)
    core.spoke[asker.person] = asker.now
    message = protocol.Reacted(seat=seat, phrase=command.phrase)
    for person in core.presence:
        listener = core.kept.seat_of(person)
        if listener is None or seat not in core.kept.chairs[listener].muted:
            core.later.append((person, message))


HANDLERS: dict[type[Any], Callable[[Core, Asker, Any], None]] = {
    protocol.Stand: stand,
    protocol.Back: back,
    protocol.OfferMove: moving.offer_move,
    protocol.AddBot: hosting.add_bot,
    protocol.RemoveBot: hosting.remove_bot,
    protocol.Start: hosting.start,
    protocol.Contribute: contribute,
    protocol.Act: act,
    protocol.PassUntil: pass_until,
    protocol.Wait: wait,
    protocol.Rematch: rematch,
    protocol.Kick: hosting.kick,
    protocol.LetBack: hosting.let_back,
    protocol.OpenSeat: hosting.open_seat,
    protocol.MakeHost: hosting.make_host,
    protocol.SetPace: hosting.set_pace,
    protocol.SetBotSpeed: hosting.set_bot_speed,
    protocol.SetListed: hosting.set_listed,
    protocol.Arrange: hosting.arrange,
    protocol.FinishFast: finish_fast,
    protocol.Mute: mute,
    protocol.React: react,
}
"""What carries out each command of somebody who is known."""

SEATING: dict[type[Any], Callable[[Core, Asker, Any, str], None]] = {
    protocol.Sit: sit,
    protocol.SitProgram: sit_program,
    protocol.MoveHere: moving.move_here,
}
"""What carries out the commands that make a person of who watches."""


def seats_somebody(command: protocol.Command) -> TypeGuard[protocol.Seating]:
    """Whether a command makes a person of who watches."""
    return type(command) in SEATING
