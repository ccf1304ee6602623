"""The bot that looks ahead with the net: it tries what the net would do on deals that might be the real one.

The net says what is worth trying, plays for everybody until the seat is asked again, and says what
the seat then has to expect. Nothing but the seat's own events and view goes into it.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from valepaska.bots.learner import Learner
from valepaska.bots.net import NetBot, chance_of_lie, one_of
from valepaska.bots.netfile import Net, Thoughts
from valepaska.bots.playout_bot import PlayoutBot, doubts_of
from valepaska.engine.actions import Action
from valepaska.engine.events import Event, Phase
from valepaska.engine.sample import Sampler
from valepaska.engine.view import View
from valepaska.errors import ValepaskaError

if TYPE_CHECKING:
    from valepaska.bots.netfile import Array
    from valepaska.fast.foresight import Foresight
    from valepaska.fast.hearing import Sensed

DEALS = 32
"""On so many deals each idea is tried."""
AT_ONCE = 16
"""Of these so many are played at once, and then the clock is looked at, if there is one."""
MOST_IDEAS = 6
LEAST = 0.02
"""What the net does more rarely is not tried."""
BELIEF = 0.02
"""How much better an idea must come off to be done e times as often as the net would."""


class Search(NetBot):
    """Does what the net would do, the more often the better it comes off when it is tried.

    `deals`: how many are tried, so that the same seed plays the same; with `milliseconds` it stops at a number of
    deals that depends on the machine. Where the net does not play, `PlayoutBot` does. While nothing is
    compiled it plays as the net alone. Raises ValepaskaError for a budget below 1.
    """

    def __init__(
        self, seed: int = 0, net: Net | None = None, deals: int = DEALS, milliseconds: float | None = None
    ) -> None:
        if deals < 1 or (milliseconds is not None and milliseconds < 1):
            raise ValepaskaError("a search needs one deal and one millisecond at least")
        super().__init__(seed, net)
        self.deals = deals
        self.milliseconds = milliseconds
        self.openly = self.elsewhere = PlayoutBot(seed)
        self._watcher = Learner(seed)

    def act(self, view: View, events: Sequence[Event]) -> Action:
        """One of the legal actions. Raises ValueError when the view is not that of a seat that may act now."""
        self._watcher.notice(view, events)
        return super().act(view, events)

    def choose(self, view: View, sensed: "Sensed", thoughts: Thoughts) -> int:
        """Which of the legal places in `senses.CODES` it takes."""
        from valepaska.fast.choosing import machine_at_once
        from valepaska.fast.foresight import FUNCTIONS

        began = perf_counter()
        ideas, chances = _ideas(view, sensed, thoughts)
        if len(ideas) == 1 or not machine_at_once(view.rules, FUNCTIONS).compiled:
            return super().choose(view, sensed, thoughts) if len(ideas) > 1 else ideas[0]
        values = self._tried(self._foresight(view, thoughts), ideas, began)
        return self._weigh(ideas, chances, values)

    def _foresight(self, view: View, thoughts: Thoughts) -> "Foresight":
        from valepaska.fast.foresight import Foresight
        from valepaska.fast.machines import Compiled
        from valepaska.fast.trying import Trials

        assert self._listener is not None
        assert view.seat is not None
        doubts = doubts_of(self._watcher)
        if view.phase is Phase.WINDOW and doubts[-1] not in (None, 0.0, 1.0):
            doubts[-1] = chance_of_lie(thoughts)
        seed = self.random.getrandbits(60)
        trials = Trials(Compiled(), Sampler(view, self._watcher.memory), self.deals, doubts, seed)
        return Foresight(trials, self._listener.recall, view.seat, self.net.run, seed)

    def _tried(self, foresight: "Foresight", ideas: list[int], began: float) -> "Array":
        """What each idea comes to on average."""
        import numpy as np

        found = []
        for first in range(0, self.deals, AT_ONCE):
            found.append(foresight.values(ideas, first, min(first + AT_ONCE, self.deals)))
            if self.milliseconds is not None and 1000 * (perf_counter() - began) > self.milliseconds:
                break
        means: Array = np.concatenate(found, axis=1).mean(axis=1)
        return means

    def _weigh(self, ideas: list[int], chances: "Array", values: "Array") -> int:
        """One of the ideas, drawn as often as the net would, times how it came off."""
        import numpy as np

        return one_of(ideas, chances * np.exp((values - values.max()) / BELIEF), self.random)


def _ideas(view: View, sensed: "Sensed", thoughts: Thoughts) -> tuple[list[int], "Array"]:
    """The legal places that the net thinks of, likeliest first, and how likely each is; both answers in a window."""
    import numpy as np

    logits = thoughts.codes[0][sensed.legal].astype(np.float64)
    chances = np.exp(logits - logits.max())
    chances /= chances.sum()
    order = np.argsort(-chances, kind="stable")[:MOST_IDEAS]
    kept = order if view.phase is Phase.WINDOW else order[chances[order] >= min(LEAST, float(chances.max()))]
    return [sensed.legal[place] for place in kept.tolist()], chances[kept]
