"""What the commands and the timers of a table work on: what is kept, and what never is."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from valepaska.bots.why import Why
from valepaska.engine.actions import Action
from valepaska.engine.events import Seat
from valepaska.table import log, protocol
from valepaska.table.brains import Ask, Brains, Question, at_once
from valepaska.table.folding import fold
from valepaska.table.kept import Kept, Told
from valepaska.table.parts import Mine, Own
from valepaska.table.presence import Presence
from valepaska.table.refusals import Refusal, RefusalCode
from valepaska.table.round import Round

HISTORY = 400
"""How many entries of the log a page may have missed and still be told one by one."""
REFUSALS_KEPT = 200

_NEW_PLAYER = log.Sat | log.BotSat | log.Freed | log.TookOver | log.StoodIn


@dataclass
class Held:
    """An action that waits: of the next seat for the shortest window, or of anybody for lots to be drawn.

    A bot has neither `person` nor `client`.
    """

    person: str | None
    seat: Seat
    decision: int
    action: Action
    client: str | None = None
    id: str = ""
    why: Why | None = None


@dataclass
class Called:
    """A deal that waits for contributions until a time; who asked for it, where somebody did."""

    person: str | None = None
    client: str | None = None
    id: str = ""
    until: int = 0


@dataclass
class Lots:
    """The challenges of one window that came within a moment, and whatever else came since, by seat.

    `until` is when lots are drawn; sooner when everybody in `asked` is among `answers`.
    """

    decision: int
    until: int
    asked: frozenset[Seat]
    answers: dict[Seat, Held] = field(default_factory=dict)


class Core:
    """A table in memory. `write` is the only way in which what is kept changes."""

    def __init__(self, kept: Kept, now: int, history: Sequence[tuple[int, tuple[Told, ...]]] = ()) -> None:
        self.kept = kept
        self.presence = Presence(now)
        self.brains = Brains(kept.dice)
        self.ask: Ask = at_once
        self.thinking: dict[Seat, Question] = {}
        """What bots have been asked and not answered yet; until then they are asked nothing else."""
        self.held: Held | None = None
        self.lots: Lots | None = None
        self.called: Called | None = None
        self.spoke: dict[str, int] = {}
        self.history: deque[tuple[int, tuple[Told, ...]]] = deque(history, maxlen=HISTORY)
        self.entries: list[log.LogEvent] = []
        self.told: list[Told] = []
        self.later: list[tuple[str | None, protocol.ToPage]] = []
        self.concerned: set[str] = set()
        """Whose own part (`Mine`) has changed without an entry of the log."""
        self.faults: list[str] = []
        """What bots did wrong, for whoever runs the table; there are no cards in it."""
        self.faulty: set[tuple[int, Seat]] = set()
        self.told_mine: dict[str, Mine] = {}
        self.told_own: dict[str, Own | None] = {}
        """What each person who is here was told last of what concerns that person alone."""
        self._answers: dict[str, protocol.Accepted | protocol.Refused] = {}

    @property
    def playing(self) -> Round | None:
        """The deal that is being played."""
        played = self.kept.round
        return None if played is None or played.over else played

    def round(self) -> Round:
        """The deal that is being played. Raises Refusal when there is none."""
        played = self.playing
        if played is None:
            raise Refusal(RefusalCode.NO_DEAL)
        return played

    def write(self, entry: log.LogEvent) -> None:
        """Let something happen. Raises IllegalAction for an action that the rules refuse; then it did not."""
        told = fold(self.kept, entry)
        self.entries.append(entry)
        self.told.extend(told)
        self.history.append((self.kept.version, told))
        if not isinstance(entry, log.Acted):
            self._change_players(entry)
        self.brains.tell(told)

    def _change_players(self, entry: log.LogEvent) -> None:
        """A bot that no longer plays in its seat forgets the deal."""
        if isinstance(entry, _NEW_PLAYER):
            self.forget_bot(entry.seat)
        if isinstance(entry, log.Arranged):
            self.brains.forget_all()
            self.thinking.clear()

    def forget_bot(self, seat: Seat) -> None:
        """The bot of this seat has gone; what it still may say is not heard."""
        self.brains.forget(seat)
        self.thinking.pop(seat, None)

    def forget_told(self, person: str | None) -> None:
        """A connection that has not been told what the others of this person were: tell all of it again."""
        if person is not None:
            self.told_mine.pop(person, None)
            self.told_own.pop(person, None)

    def held_by(self, person: str | None) -> str | None:
        """The text of the action of a person that is held back."""
        return str(self.held.action) if self.held is not None and self.held.person == person else None

    def answer(self, client: str, message: protocol.Accepted | protocol.Refused) -> None:
        """Remember an answer that the log does not hold."""
        self._answers[client] = message
        while len(self._answers) > REFUSALS_KEPT:
            del self._answers[next(iter(self._answers))]

    def answered(self, client: str, id: str) -> protocol.Accepted | protocol.Refused | None:
        """The answer that a command got when it came first; one that was done long ago is refused."""
        version = self.kept.answers.get(client)
        if version is not None:
            return protocol.Accepted(id=id, version=version)
        if hash(client) in self.kept.done_before:
            return protocol.Refused(code=str(RefusalCode.ALREADY_DONE), id=id)
        return self._answers.get(client)

    def hold(self, held: Held) -> None:
        """Keep an action back."""
        self.held = held
        if held.person is not None:
            self.concerned.add(held.person)

    def waiting(self) -> list[Held]:
        """All actions that wait."""
        drawn = [] if self.lots is None else list(self.lots.answers.values())
        return drawn if self.held is None else [self.held, *drawn]

    def waits(self, client: str) -> bool:
        """Whether this command waits: its action, or the deal that it asked for."""
        if self.called is not None and self.called.client == client:
            return True
        if self.held is None and self.lots is None:
            return False
        return any(held.client == client for held in self.waiting())

    def release_held(self, refusal: Refusal | None) -> None:
        """The action that was held back is done, or refused: tell its person."""
        held, self.held = self.held, None
        assert held is not None
        self.answer_late(held, refusal)

    def answer_late(self, held: Held | Called, refusal: Refusal | None) -> None:
        """Tell a person that what waited is done, or refused."""
        if held.person is None or held.client is None:
            return
        message: protocol.Accepted | protocol.Refused
        if refusal is None:
            message = protocol.Accepted(id=held.id, version=self.kept.answers[held.client])
        else:
            message = refused(refusal, held.id)
            self.answer(held.client, message)
        self.later.append((held.person, message))
        self.concerned.add(held.person)

    def present_seats(self) -> frozenset[Seat]:
        """The seats whose person is connected."""
        return frozenset(
            seat
            for seat, chair in enumerate(self.kept.chairs)
            if chair.person is not None and chair.person in self.presence
        )


def refused(refusal: Refusal, id: str | None) -> protocol.Refused:
    """A refusal as a page is told."""
    return protocol.Refused(code=str(refusal.code), id=id, seat=refusal.seat)


def late(played: Round, decision: int, *, answers: bool) -> Refusal:
    """Why a command that names a decision which is no longer open is refused.

    `answers`: it was meant for the window, as a challenge, a pass, or a wish for more time.
    """
    window = played.window
    if window is None or window.decision != decision:
        return Refusal(RefusalCode.STALE)
    if window.challenger is not None:
        return Refusal(RefusalCode.BEATEN, window.challenger)
    return Refusal(RefusalCode.WINDOW_CLOSED if answers else RefusalCode.STALE)


def check_decision(played: Round, decision: int, *, answers: bool) -> None:
    """Raise Refusal unless this is the decision that is open."""
    if decision != played.decision:
        raise late(played, decision, answers=answers)
