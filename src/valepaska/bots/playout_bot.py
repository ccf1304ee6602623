"""The bot of playouts: tries what a learner thinks of on deals that might be the real one.

In the field this is perfect information Monte Carlo, with two amendments. The deals fit not only
what the seat knows but also what it believes of the claims in the pile; and those who play on are
not all-knowing: in a playout everybody looks at the own cards only, so that a bluff is worth
something there.
"""

from collections.abc import Iterator
from itertools import islice

from valepaska.bots.counter import Counter
from valepaska.bots.learner import Learner
from valepaska.bots.open_play import seat_of, weariness
from valepaska.engine.actions import Action, Challenge, Pass, Swap
from valepaska.engine.events import Phase
from valepaska.engine.legal import Legal
from valepaska.engine.sample import Sampler
from valepaska.engine.texts import order_of
from valepaska.engine.view import View

MOST_IDEAS = 12
WEARINESS = 2.0
"""From the middle of a long deal on a bot of playouts is weary so much faster."""
INTERPRETED_SHARE = 20
"""Where nothing is compiled a playout takes a hundred times as long: then there are this many times fewer."""


class PlayoutBot(Learner):
    """Of the first things that a learner would do, does what comes out best of so many playouts.

    A budget of playouts, not of time: the same seed plays the same. Without Numba, for two packs, and at
    a live table until all is compiled, a twentieth of the playouts is made.
    """

    def __init__(self, seed: int = 0, playouts: int = 1000) -> None:
        super().__init__(seed)
        self.playouts = playouts

    def wishes(self, view: View, allowed: Legal) -> Iterator[Action]:
        """The best of its ideas."""
        ideas = self.ideas(view, allowed)
        if ideas:
            yield ideas[0] if len(ideas) == 1 or self._is_weary(view) else self._best(view, ideas)

    def _is_weary(self, view: View) -> bool:
        """Whether it does what a learner would like best: in an open game, now and then and at last always.

        Three who try out everything can send cards round there for a thousand turns.
        """
        return self.lore.open and self.random.random() < WEARINESS * (weariness(view) - 0.5)

    def ideas(self, view: View, allowed: Legal) -> list[Action]:
        """The legal actions worth trying: one where there is nothing to think about."""
        if view.phase is Phase.WINDOW and Challenge() in allowed:
            doubt = self.doubt(self.memory.pile[-1])
            return [Challenge()] if doubt == 1.0 else [Pass()] if doubt == 0.0 else [Pass(), Challenge()]
        wishes = (wish for wish in super().wishes(view, allowed) if wish in allowed)
        ideas = list(dict.fromkeys(islice(wishes, MOST_IDEAS)))
        settled = (
            view.phase is Phase.SETUP or view.swapper == view.seat or any(isinstance(idea, Swap) for idea in ideas[:1])
        )
        return ideas[:1] if settled else ideas

    def _best(self, view: View, ideas: list[Action]) -> Action:
        from valepaska.fast.choosing import machine_at_once
        from valepaska.fast.trying import FUNCTIONS, Trials, boards_for

        machine = machine_at_once(view.rules, FUNCTIONS)
        playouts = self.playouts if machine.compiled else self.playouts // INTERPRETED_SHARE
        sampler = Sampler(view, self.memory)
        seat = seat_of(view)
        orders = [order_of(view.rules, sampler.board, seat, idea) for idea in ideas]
        seed = self.random.getrandbits(60)
        trials = Trials(machine, sampler, boards_for(playouts, len(ideas)), doubts_of(self), seed)
        return ideas[trials.best(seat, orders, playouts)]


def doubts_of(watcher: Counter) -> list[float | None]:
    """Of every play in the pile the chance that it lies; None where its cards are known."""
    known = watcher.memory.known_in
    plays = watcher.memory.pile
    return [None if known(play.place).bit_count() == play.count else watcher.doubt(play) for play in plays]
