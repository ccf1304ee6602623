"""What all bots written by hand share: memory, dice of their own, and the order of wishes."""

from collections.abc import Iterator, Sequence
from random import Random

from valepaska.bots import open_play
from valepaska.bots.lore import Lore
from valepaska.bots.memory import Memory
from valepaska.bots.odds import chance_true
from valepaska.bots.protocol import check_asked
from valepaska.bots.why import Answer
from valepaska.engine.actions import Action, Challenge, Pass
from valepaska.engine.events import Event, Phase
from valepaska.engine.legal import Legal, legal
from valepaska.engine.places import SeenPlay
from valepaska.engine.view import View


class Scripted:
    """A bot that names actions in the order in which it would like them, and takes the first legal one.

    A kind of bot says what it wishes in a face-down game: `closed_turn`, `closed_opening` and
    `doubts`, which names in `habit` what it followed where it was not what it knew or believed. Open games leave
    nothing to lie about; there all play `open_play`.
    """

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)
        self.memory = Memory()
        self.habit: str | None = None
        self._asked = False

    def act(self, view: View, events: Sequence[Event]) -> Action:
        """The first legal wish; when no wish is legal, the first legal action.

        Raises ValueError when the view is not that of a seat that may act now.
        """
        check_asked(view)
        self.notice(view, events)
        self._asked = view.phase is Phase.WINDOW
        self.habit = None
        allowed = legal(view)
        for wish in self.wishes(view, allowed):
            if wish in allowed:
                return wish
        return next(iter(allowed))

    def why(self) -> Answer | None:
        """What it believed of the claim that it answered last, until it is asked again; None after anything else."""
        if not self._asked or not self.memory.pile:
            return None
        return Answer(self.belief(self.memory.pile[-1]), self.habit)

    def belief(self, play: SeenPlay) -> float | None:
        """The chance that a play is a lie, as far as it weighs that: it knows what cannot be true."""
        return 1.0 if chance_true(self.memory, play) == 0.0 else None

    def notice(self, view: View, events: Sequence[Event]) -> None:
        """Take in what happened since the last call."""
        self.memory.fold(view, events)

    @property
    def lore(self) -> Lore:
        """The rules in force, digested."""
        return self.memory.lore

    def wishes(self, view: View, allowed: Legal) -> Iterator[Action]:
        """Actions in the order in which the bot would like them."""
        if view.phase is Phase.WINDOW:
            if Challenge() in allowed and self.doubts(view):
                yield Challenge()
            yield Pass()
        elif view.phase is Phase.SETUP:
            yield from open_play.arrange(self.lore, view)
            yield Pass()
        elif view.swapper == view.seat:
            yield from open_play.take_back(self.lore, view)
            yield Pass()
        elif view.phase is Phase.OPENING:
            if self.lore.open:
                yield from open_play.plays(self.lore, view, allowed, self.random)
            else:
                yield from self.closed_opening(view, allowed)
            yield Pass()
        elif self.lore.open:
            yield from self.open_turn(view, allowed)
        else:
            yield from self.closed_turn(view, allowed)

    def open_turn(self, view: View, allowed: Legal) -> Iterator[Action]:
        """What it would like to do at its turn where cards lie face up."""
        return open_play.turn(self.lore, view, allowed, self.random)

    def closed_opening(self, view: View, allowed: Legal) -> Iterator[Action]:
        """How it would like to claim the rank on offer; nothing means to let it go by."""
        raise NotImplementedError

    def closed_turn(self, view: View, allowed: Legal) -> Iterator[Action]:
        """What it would like to do at its turn where cards lie face down."""
        raise NotImplementedError

    def doubts(self, view: View) -> bool:
        """Whether it would challenge the last play."""
        raise NotImplementedError

    def dares(self, view: View, share: float) -> bool:
        """Whether to challenge what is impossible, and anything else so often; a weary bot does that less and less."""
        whim = self.random.random() < share * (1.0 - open_play.weariness(view))
        impossible = chance_true(self.memory, self.memory.pile[-1]) == 0.0
        if whim and not impossible:
            self.habit = "suspects"
        return whim or impossible
