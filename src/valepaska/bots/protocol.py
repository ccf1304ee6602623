"""What a bot is: something that is shown what its seat may see, and answers with an action."""

from collections.abc import Sequence
from typing import Protocol

from valepaska.engine.actions import Action
from valepaska.engine.events import Event
from valepaska.engine.view import View


class Bot(Protocol):
    """A player without a face. It gets its view and its events, and nothing else."""

    def act(self, view: View, events: Sequence[Event]) -> Action:
        """The action of the seat `view` belongs to.

        `events` are what happened since the last call, already redacted for that seat; the
        first call of a deal brings the deal's events from its beginning. While a window is
        open the answer is `Challenge` or `Pass`. Raises ValueError for the view of a spectator, or
        of a seat that has nothing to do now.
        """
        ...


def check_asked(view: View) -> None:
    """Raise ValueError unless the view is that of a seat that may act now."""
    if view.seat not in view.to_act:
        raise ValueError(f"a bot acts for a seat that may act now, one of {view.to_act}, not for {view.seat}")


class BotMaker(Protocol):
    """Makes a bot from a seed: a bot's class, or a function."""

    def __call__(self, seed: int) -> Bot:
        """A new bot whose dice depend on the seed alone."""
        ...
