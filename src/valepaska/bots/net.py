"""The bot that plays as a net says: it draws from what the net would do, as often as the net would do it.

Needs NumPy. The net knows face-down games of one pack at two to six seats; open games it plays by a few
playouts, and everywhere else the counter plays.
"""

from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from valepaska.bots.counter import Counter
from valepaska.bots.netfile import Net, Thoughts, load_net
from valepaska.bots.playout_bot import PlayoutBot
from valepaska.bots.protocol import check_asked
from valepaska.bots.why import Answer
from valepaska.engine.actions import Action
from valepaska.engine.events import Event, Phase
from valepaska.engine.view import View
from valepaska.errors import ValepaskaError

if TYPE_CHECKING:
    from valepaska.bots.netfile import Array
    from valepaska.fast.hearing import Listener, Sensed

SHIPPED = Path(__file__).parent / "nets" / "net.npz"
"""The net that comes with the package."""
OPEN_PLAYOUTS = 400
"""So many playouts decide in an open game; where nothing is compiled a twentieth of them."""
SUREST = 30.0
"""No logit says more: a net guesses, and what it believes is never 0 or 1, which mean that something is certain."""


class NetBelief(NamedTuple):
    """What a bot believed when it decided.

    `lie`: the chance that the play it was asked about is a lie, None where none was open. `possible`: the
    chance by counting alone that its claim can be true. `held`: how many cards of each kind the net thinks each
    other seat to hold, clockwise from the next, in the order of `senses.KIND_NAMES`.
    """

    lie: float | None
    possible: float | None
    held: tuple[tuple[float, ...], ...]


class NetBot:
    """Sees what its seat sees, remembers its own events, and lets a net decide.

    `temperature` spreads its choices: at 1 it does what the net says as often as the net says it, below more
    and more the likeliest, at 0 always that. Without a `net` it plays the one that comes along, which is read
    when it first decides: then it raises ValepaskaError if that cannot be read. What the net does not know `openly`
    and `elsewhere` play. Raises ValepaskaError for a temperature below 0.
    """

    def __init__(self, seed: int = 0, net: Net | None = None, temperature: float = 1.0) -> None:
        if not 0.0 <= temperature < float("inf"):
            raise ValepaskaError(f"{temperature} is no temperature: it is a number from 0 on")
        self.random = Random(seed)
        self.temperature = temperature
        self._net = net
        self.openly = PlayoutBot(seed, OPEN_PLAYOUTS)
        self.elsewhere = Counter(seed)
        self._listener: Listener | None = None
        self._belief: tuple[View, list[float], Thoughts] | None = None
        self._stranger: Counter = self.elsewhere

    def act(self, view: View, events: Sequence[Event]) -> Action:
        """One of the legal actions, drawn as the net says.

        Raises ValueError when the view is not that of a seat that may act now.
        """
        from valepaska.fast.hearing import Listener, meaning
        from valepaska.fast.senses import sensible

        check_asked(view)
        self._belief = None
        if not sensible(view.rules, view.seats):
            self._stranger = self.elsewhere if view.rules.challenge.face_down else self.openly
            return self._stranger.act(view, events)
        if self._listener is None:
            self._listener = Listener()
        self._listener.listen(view, events)
        sensed = self._listener.sense(view)
        thoughts = self.net.run(_row(sensed.facts))
        self._belief = (view, sensed.facts, thoughts)
        return meaning(view, sensed, self.choose(view, sensed, thoughts))

    @property
    def net(self) -> Net:
        """The net that it plays by."""
        return self._net or shipped()

    def choose(self, view: View, sensed: "Sensed", thoughts: Thoughts) -> int:
        """Which of the legal places in `senses.CODES` it takes."""
        return self._draw(thoughts.codes[0], sensed.legal)

    def why(self) -> NetBelief | Answer | None:
        """What it believed at its last decision; where another bot decided for it, what that believed."""
        if self._belief is None:
            return self._stranger.why()
        from valepaska.fast.senses import FACTS

        view, facts, thoughts = self._belief
        doubted = view.phase is Phase.WINDOW
        held = tuple(tuple(max(0.0, 4.0 * part) for part in hand) for hand in thoughts.held[0].tolist())
        return NetBelief(
            chance_of_lie(thoughts) if doubted else None,
            facts[FACTS.index("chance that the claim can be true")] if doubted else None,
            held[: view.seats - 1],
        )

    def _draw(self, logits: "Array", legal: list[int]) -> int:
        """One of the legal codes."""
        import numpy as np

        offered = logits[legal].astype(np.float64)
        if self.temperature == 0.0:
            return legal[int(offered.argmax())]
        return one_of(legal, np.exp((offered - offered.max()) / self.temperature), self.random)


def one_of(places: list[int], weights: "Array", random: Random) -> int:
    """One of some places, each as often as it weighs."""
    import numpy as np

    ends = weights.cumsum()
    return places[min(int(np.searchsorted(ends, random.random() * ends[-1], "right")), len(places) - 1)]


def chance_of_lie(thoughts: Thoughts) -> float:
    """How likely a net thinks it that the open play is a lie: never 0, and never 1."""
    return 1.0 / (1.0 + exp(-max(-SUREST, min(SUREST, float(thoughts.lie[0])))))


def _row(facts: list[float]) -> "Array":
    import numpy as np

    return np.array([facts], dtype=np.float32)


@cache
def shipped() -> Net:
    """The net that comes with the package, read once."""
    return load_net(SHIPPED)
