"""The learner: a counter that finds out, seat by seat, who lies, and how readily its own word is doubted.

What it has learnt stays when the same bot plays on in the next deal.
"""

from collections.abc import Sequence
from operator import mul

from valepaska.bots.counter import Counter, Temper
from valepaska.bots.odds import chance_true, hand_reach
from valepaska.bots.open_play import seat_of
from valepaska.engine.actions import Action, Play
from valepaska.engine.events import Challenged, Event, Seat, Source
from valepaska.engine.view import View
from valepaska.rules.ladder import Effect

WEIGHT = 6.0
"""How many plays the counter's opinion of a seat is worth before the first card is turned."""
RATES = tuple((2 * step + 1) / 24 for step in range(12))
"""The lie rates that are told apart."""
CHALLENGES = 2.0
"""How many challenges the counter's opinion of the risk is worth."""


class Learner(Counter):
    """Holds a distribution over every seat's lie rate: a Beta prior around the counter's, Bayes' rule after that.

    A card turned tells more when the count had said otherwise: a lie nobody could have
    excluded says little, an impossible claim says that the seat lies.
    """

    def __init__(self, seed: int = 0, temper: Temper = Temper()) -> None:  # noqa: B008 - a frozen value
        super().__init__(seed, temper)
        self._beliefs: dict[Seat, list[float]] = {}
        self._rates: dict[Seat, float] = {}
        self._expected = CHALLENGES
        self._challenged = CHALLENGES

    def act(self, view: View, events: Sequence[Event]) -> Action:
        """As a counter; a claim adds to the challenges that this bot expects."""
        action = super().act(view, events)
        if isinstance(action, Play) and action.claim is not None:
            kind, count = self.lore.claimed(action.claim), len(action.cards)
            chance = hand_reach(self.public, seat_of(view)).chances(kind)[min(count, self.lore.copies[kind])]
            self._expected += super().risk(view, count, self.lore.effect(view, kind, count), chance)
        return action

    def notice(self, view: View, events: Sequence[Event]) -> None:
        """Fold the events, stopping before every challenge to see what the count had said."""
        start = 0
        sits_in = self.memory.sits_in(events)
        for place, event in enumerate(events):
            if isinstance(event, Challenged) and not sits_in:
                super().notice(view, events[start:place])
                start = place
                self._learn(event, seat_of(view))
        super().notice(view, events[start:])

    def lie_rate(self, seat: Seat) -> float:
        """The mean of what is believed about a seat's lie rate."""
        return self._rates.get(seat, self.temper.lie_rate)

    def risk(self, view: View, count: int, effect: Effect, chance: float) -> float:
        """The counter's figure, scaled by how often this bot was challenged against how often it expected it."""
        return min(1.0, super().risk(view, count, effect, chance) * self._challenged / self._expected)

    def _learn(self, event: Challenged, me: Seat) -> None:
        play = self.memory.pile[-1]
        if event.claimant == me:
            self._challenged += 1.0
        elif play.source is Source.HAND:
            chance = chance_true(self.memory, play)
            beliefs = self._beliefs.get(event.claimant) or _prior(self.temper.lie_rate)
            weighed = [
                belief * self._chance_of(rate, play.count, chance, honest=event.honest)
                for rate, belief in zip(RATES, beliefs, strict=True)
            ]
            total = sum(weighed)
            self._beliefs[event.claimant] = [belief / total for belief in weighed]
            self._rates[event.claimant] = sum(map(mul, RATES, self._beliefs[event.claimant]))

    def _chance_of(self, rate: float, count: int, chance: float, *, honest: bool) -> float:
        """How likely it was, with this lie rate, that the turned cards showed what they did."""
        if chance == 0.0:
            return rate
        odds = self.odds_of_lie(rate, count, chance)
        return 1.0 / (1.0 + odds) if honest else odds / (1.0 + odds)


def _prior(mean: float) -> list[float]:
    """A Beta distribution with this mean and the prior's weight, at the rates told apart."""
    return [rate ** (WEIGHT * mean - 1.0) * (1.0 - rate) ** (WEIGHT * (1.0 - mean) - 1.0) for rate in RATES]
