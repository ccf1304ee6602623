"""The bots of a table while they play: each is told what its seat may see, and nothing else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from valepaska.bots import Bot, bot
from valepaska.bots.why import Why, Witness
from valepaska.engine.actions import Action
from valepaska.engine.events import Event, Seat, redact
from valepaska.engine.view import View, view
from valepaska.table.dice import Dice
from valepaska.table.round import Round

CLOCK_BOT = "honest"
"""Who plays a turn for a person whose time is over, and for a bot that has failed."""


class Thought(NamedTuple):
    """What came of asking a bot: its action and why, or what went wrong, in a word without cards."""

    action: Action | None = None
    why: Why | None = None
    fault: str = ""


@dataclass(eq=False)
class Brain:
    """A bot in a seat. `name` is the bot, `waiting` what happened that it has not been told of."""

    name: str
    seed: int
    waiting: list[Event]
    player: Bot | None = None
    witness: Witness = field(default_factory=Witness)


@dataclass(frozen=True, eq=False)
class Question:
    """What a bot is asked: in which seat, at which moment of which deal, and what it is shown.

    `think` may take long; it may be called in a thread. Nobody else may use the brain before it has
    returned, or is given up.
    """

    seat: Seat
    deal: int
    moment: int
    brain: Brain
    view: View
    events: Sequence[Event]

    def think(self) -> Thought:
        """What the bot does. Whatever it does wrong is a fault."""
        brain = self.brain
        try:
            if brain.player is None:
                brain.player = bot(brain.name, seed=brain.seed)
            action = brain.player.act(self.view, self.events)
            return Thought(action, brain.witness.why(brain.player, self.view, self.events))
        except Exception as error:  # whatever a bot does wrong, the table goes on
            return Thought(fault=type(error).__name__)


Ask = Callable[[Question], Thought | None]
"""How a table has a bot think: at once; or elsewhere, then it gives None and is told later (`Table.answer`)."""


def at_once(question: Question) -> Thought:
    """Have a bot think here and now."""
    return question.think()


class Brains:
    """The bots in their seats.

    They are not kept: after a restart, and when one sits in for a person, a bot is told the
    whole deal so far as its seat saw it.
    """

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._brains: dict[Seat, Brain] = {}

    def tell(self, happened: Sequence[object]) -> None:
        """Something happened; of what was no event of the deal bots hear nothing."""
        for brain in self._brains.values():
            brain.waiting.extend(event for event in happened if isinstance(event, Event))

    def forget(self, seat: Seat) -> None:
        """The bot of this seat has gone."""
        self._brains.pop(seat, None)

    def forget_all(self) -> None:
        """Seats or rules are others now."""
        self._brains.clear()

    def sits(self, seat: Seat, brain: Brain) -> bool:
        """Whether this is the bot that sits in a seat."""
        return self._brains.get(seat) is brain

    def question(self, name: str, seat: Seat, played: Round) -> Question:
        """What the bot of this name is to be asked in a seat."""
        brain = self._brains.get(seat)
        if brain is None or brain.name != name:
            seed = self._dice.seed("bot", played.number, seat)
            brain = self._brains[seat] = Brain(name, seed, list(played.events))
        events, brain.waiting = brain.waiting, []
        seen = [redact(event, seat) for event in events]
        return Question(seat, played.number, played.moment, brain, view(played.state, seat), seen)

    def ask_clock(self, seat: Seat, played: Round) -> Action:
        """What the honest bot does for a person whose time is over."""
        player = bot(CLOCK_BOT, seed=self._dice.seed("clock", played.number, played.moment, seat))
        return player.act(view(played.state, seat), [redact(event, seat) for event in played.events])
