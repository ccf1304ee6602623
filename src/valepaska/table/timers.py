"""What happens at a table by the passing of time: bots act, windows close, absent people are replaced."""

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import NamedTuple

from valepaska.bots import character
from valepaska.engine.actions import Action, Pass
from valepaska.engine.events import Phase, Seat
from valepaska.errors import IllegalAction
from valepaska.table import dealing, log, lots
from valepaska.table.brains import CLOCK_BOT, Question, Thought
from valepaska.table.core import Core, Held, late
from valepaska.table.log import By
from valepaska.table.pace import DELAYS, RACE
from valepaska.table.refusals import Refusal
from valepaska.table.round import Round

HOST_AWAY = 60_000
"""How long a host may be away before somebody who is here becomes the host."""
IDLE_TURNS = 2
"""After so many turns in a row that the clock has made, a bot sits in."""

Run = Callable[[Core, int], None]
_FIRST = itemgetter(0, 1)


class Timer(NamedTuple):
    """Something that is due at a time; of several at the same time the lowest `order` goes first."""

    at: int
    order: int
    run: Run


def next_timer(core: Core) -> Timer | None:
    """What is due first; None while nobody is connected: then the table stands still."""
    if not core.presence:
        return None
    return min(_timers(core), default=None, key=_FIRST)


def _timers(core: Core) -> Iterator[Timer]:
    played = core.playing
    if core.lots is not None:
        yield Timer(lots.due(core, core.lots), 5, lots.draw)
    elif core.held is not None and core.kept.round is not None:
        yield _held(core, core.held, core.kept.round)
    if played is not None:
        yield from _seats(core, played)
        deadline = played.deadline(core.kept.times)
        if deadline is not None and core.lots is None:  # the draw ends the window; no pass may come before it
            yield Timer(deadline, 90, _clock)
    elif core.called is not None:
        yield Timer(dealing.due(core, core.called), 0, dealing.begin)
    elif core.kept.vote_at is not None:
        yield from _next_deal(core)
    yield from _host(core)


def _held(core: Core, held: Held, played: Round) -> Timer:
    """The next seat's own action waits for the shortest window, or until all others have answered."""
    until = played.held_until(core.kept.times)
    waits = until is not None and held.decision == played.decision and set(played.state.to_act) - {held.seat}
    return Timer(until if waits and until is not None else core.kept.at, 0, _release)


def _release(core: Core, now: int) -> None:
    held, played = core.held, core.kept.round
    assert held is not None
    assert played is not None
    refusal: Refusal | None = None
    if held.decision != played.decision or played.over:
        refusal = late(played, held.decision, answers=False)
    else:
        try:
            core.write(log.Acted(at=now, client=held.client, seat=held.seat, action=str(held.action)))
        except IllegalAction as error:
            refusal = Refusal(error.code)
    core.release_held(refusal)


def _seats(core: Core, played: Round) -> Iterator[Timer]:
    """Who acts of itself: bots after their wait, seats that pass on ranks, seats whose person is away."""
    chairs, times, state = core.kept.chairs, core.kept.times, played.state
    in_turn = state.turn if state.phase is Phase.TURN else None
    everybody = in_turn is None and times.window is None
    for place, seat in enumerate(state.to_act):
        if core.lots is not None and seat in core.lots.answers:
            continue
        if seat in core.thinking:
            continue
        chair = chairs[seat]
        if chair.player is not None:
            begun = max(played.opened, chair.since)
            yield Timer(begun + bot_wait(core, played, seat), 10 + place, _bot(seat))
            continue
        if played.passes(seat):
            yield Timer(core.kept.at, 10 + place, _pass_by_order(seat))
            continue
        if played.idle.get(seat, 0) >= IDLE_TURNS:
            yield Timer(core.kept.at, 30 + place, _stand_in(seat, "clock"))
        away = core.presence.away_since(chair.person) if everybody or seat == in_turn else None
        if away is not None:
            yield Timer(max(away, played.opened) + times.grace, 50 + place, _stand_in(seat, "away"))


def bot_wait(core: Core, played: Round, seat: Seat) -> int:
    """How long a bot waits: drawn for each seat and moment by one law, whatever its cards are.

    A character has a tempo of its own.

    Where people may answer too, the law leaves them the shortest window at least, and in the
    race of the opening the time in which a hand can be looked through.
    """
    if played.hurried:
        return 0
    low, high = (round(length * _tempo(core, seat)) for length in DELAYS[core.kept.speed])
    times, phase = core.kept.times, played.state.phase
    if phase in (Phase.OPENING, Phase.WINDOW) and _people_asked(core, played):
        least = RACE[core.kept.speed] if phase is Phase.OPENING else times.shortest
        later = max(0, least - low)
        low, high = low + later, high + later
    wait = low + core.kept.dice.below(high - low + 1, "wait", played.number, played.moment, seat)
    most = times.window if phase is Phase.WINDOW else times.offer if phase is Phase.OPENING else None
    return wait if most is None else min(wait, most * 9 // 10)


def _tempo(core: Core, seat: Seat) -> float:
    """How much longer than others whoever sits here takes."""
    who = character(core.kept.chairs[seat].player)
    return 1.0 if who is None else who.tempo


def _people_asked(core: Core, played: Round) -> bool:
    return any(core.kept.chairs[seat].player is None for seat in played.state.to_act)


def _bot(seat: Seat) -> Run:
    def run(core: Core, now: int) -> None:
        played = core.round()
        name = core.kept.chairs[seat].player
        assert name is not None
        replaced = (played.number, seat) in core.faulty
        question = core.brains.question(CLOCK_BOT if replaced else name, seat, played)
        core.thinking[seat] = question
        thought = core.ask(question)
        if thought is not None:
            hear(core, question, thought, now)

    return run


def hear(core: Core, question: Question, thought: Thought, now: int) -> None:
    """A bot has answered: it acts, unless it has gone or what it was asked has changed meanwhile.

    Where it failed, the honest bot plays for it until the deal is over.
    """
    seat, played = question.seat, core.playing
    if core.thinking.get(seat) is not question:
        return
    del core.thinking[seat]
    if played is None or not core.brains.sits(seat, question.brain):
        return
    still_asked = (question.deal, question.moment) == (played.number, played.moment) and seat in played.state.to_act
    fault = thought.fault
    if still_asked and thought.action is not None:
        try:
            _act(core, played, seat, thought, now)
        except Exception as error:  # whatever a bot does wrong, the table goes on
            fault = str(error.code) if isinstance(error, IllegalAction) else type(error).__name__
        else:
            return
    if fault:
        _note_fault(core, seat, played, fault)
        core.forget_bot(seat)
        if still_asked:
            _act(core, played, seat, Thought(_harmless(core, seat, played)), now)


def _act(core: Core, played: Round, seat: Seat, thought: Thought, now: int) -> None:
    """A bot acts. Raises IllegalAction, and NotationError, where its action is none."""
    action = thought.action
    assert action is not None
    why = thought.why if core.kept.chairs[seat].kind == "bot" else None  # who sits in for a person speaks for nobody
    if lots.waits_for_lots(core, played, action):
        lots.put(core, played, Held(None, seat, played.decision, action, why=why), now)
    else:
        core.write(log.Acted(at=now, seat=seat, action=str(action), by="bot", why=why))


def _harmless(core: Core, seat: Seat, played: Round) -> Action:
    """What the clock would do for a seat: a pass, and in a turn what the honest bot does."""
    return core.brains.ask_clock(seat, played) if played.state.phase is Phase.TURN else Pass()


def _note_fault(core: Core, seat: Seat, played: Round, why: str) -> None:
    """One line for each bot and deal."""
    if (played.number, seat) not in core.faulty:
        core.faulty.add((played.number, seat))
        name = core.kept.chairs[seat].player
        core.faults.append(f"the bot {name} in seat {seat} failed ({why}); the {CLOCK_BOT} bot plays on for it")


def _pass_by_order(seat: Seat) -> Run:
    def run(core: Core, now: int) -> None:
        _pass(core, seat, now, "seat")

    return run


def _pass(core: Core, seat: Seat, now: int, by: By) -> None:
    core.write(log.Acted(at=now, seat=seat, action=str(Pass()), by=by))


def _stand_in(seat: Seat, why: dealing.Absence) -> Run:
    def run(core: Core, now: int) -> None:
        core.write(log.StoodIn(at=now, seat=seat, why=why))

    return run


def _clock(core: Core, now: int) -> None:
    """Time is over: a pass for everybody who has not answered; in a turn the honest bot plays."""
    played = core.round()
    state = played.state
    if state.phase is Phase.TURN:
        assert state.turn is not None
        action = _harmless(core, state.turn, played)
        core.write(log.Acted(at=now, seat=state.turn, action=str(action), by="clock"))
        return
    moment = played.moment
    for seat in state.to_act:
        if played.moment == moment and seat in played.state.to_act:
            _pass(core, seat, now, "clock")


def _next_deal(core: Core) -> Iterator[Timer]:
    vote_at, wait = core.kept.vote_at, core.kept.times.rematch
    asked = [core.kept.chairs[seat] for seat in core.present_seats()]
    if not asked:
        return  # bots do not play among themselves
    if all(chair.ready or chair.stand_in for chair in asked):
        yield Timer(core.kept.at, 0, dealing.call)
    elif wait is not None and vote_at is not None:
        yield Timer(vote_at + wait, 0, dealing.call)


def _host(core: Core) -> Iterator[Timer]:
    host = core.kept.host
    if host is None:
        return
    chairs = core.kept.chairs
    away = core.presence.away_since(chairs[host].person)
    heirs = [seat for seat in core.present_seats() if chairs[host].program or not chairs[seat].program]
    if away is not None and heirs:
        yield Timer(away + HOST_AWAY, 99, dealing.pass_on_host)
