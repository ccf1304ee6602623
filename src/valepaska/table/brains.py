"""The bots of a table while they play: each is told what its seat may see, and nothing else."""

from collections.abc import Sequence

from valepaska.bots import Bot, bot
from valepaska.engine.actions import Action
from valepaska.engine.events import Event, Seat, redact
from valepaska.engine.view import view
from valepaska.table.dice import Dice
from valepaska.table.round import Round

CLOCK_BOT = "honest"
"""Who plays a turn for a person whose time is over."""


class _Brain:
    def __init__(self, name: str, player: Bot, waiting: Sequence[Event]) -> None:
        self.name = name
        self.player = player
        self.waiting = list(waiting)


class Brains:
    """The bots in their seats.

    They are not kept: after a restart, and when one sits in for a person, a bot is told the
    whole deal so far as its seat saw it.
    """

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._brains: dict[Seat, _Brain] = {}

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

    def ask(self, name: str, seat: Seat, played: Round) -> Action:
        """What the bot of this name does in a seat."""
        brain = self._brains.get(seat)
        if brain is None or brain.name != name:
            seed = self._dice.seed("bot", played.number, seat)
            brain = self._brains[seat] = _Brain(name, bot(name, seed=seed), played.events)
        events, brain.waiting = brain.waiting, []
        return brain.player.act(view(played.state, seat), [redact(event, seat) for event in events])

    def ask_clock(self, seat: Seat, played: Round) -> Action:
        """What the honest bot does for a person whose time is over."""
        player = bot(CLOCK_BOT, seed=self._dice.seed("clock", played.number, played.moment, seat))
        return player.act(view(played.state, seat), [redact(event, seat) for event in played.events])
