"""All numbers that a run of training depends on; they stand in its checkpoints and its log."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from valepaska.errors import ValepaskaError

Count = Annotated[int, Meta(ge=1)]
Share = Annotated[float, Meta(ge=0, le=1)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recipe: what is played, by whom, and how the net is moved.

    Of a pair the first value holds at the beginning and the second at the end of the budget; in between each part
    of the budget changes it by the same factor.
    """

    seed: Annotated[int, Meta(ge=0)] = 0
    rules: tuple[str, ...] = ()
    """The specs to play; none: the face-down presets, and random rules beside them."""
    seats: tuple[Annotated[int, Meta(ge=2, le=6)], ...] = (4, 4, 4, 4, 3, 5, 6, 2)
    """The numbers of seats, one of which is drawn for each batch."""

    batches: Count = 16
    """So many games at once, each with rules and seats of its own."""
    deals: Count = 48
    """Deals at once of each game."""
    steps: Count = 64
    """Decisions in each deal before the net is moved."""
    rounds: Count = 32
    """So often the net is moved before deals, rules and opponents are drawn anew."""
    turn_limit: Count = 100
    """A deal is cut off after so many turns."""

    with_past: Annotated[int, Meta(ge=0)] = 2
    """Batches in which some seats are played by an earlier net."""
    with_scripts: Annotated[int, Meta(ge=0)] = 2
    """Batches in which some seats are played by a compiled policy."""
    policies: tuple[Literal["honest", "semirandom"], ...] = ("honest", "semirandom")
    """Those policies."""
    against: str = ""
    """The digest of a net: in each deal the learner has one seat, and that net, which never changes, all others."""
    pool: Count = 12
    """So many earlier nets are kept."""

    width: Count = 256
    critic_width: Count = 128
    epochs: Count = 1
    minibatch: Count = 1024
    rate: tuple[float, float] = (1e-3, 1e-4)
    """The step size of Adam."""
    clip: float = 0.2
    most_gradient: float = 0.5
    horizon: Share = 0.95
    """Lambda of the generalised advantage; nothing is discounted."""
    entropy: tuple[float, float] = (0.03, 0.005)
    pull: tuple[float, float] = (0.05, 0.02)
    """The weight of the divergence from the reference net."""
    reference_every: Count = 3_000_000
    """The reference is set to the net after so many decisions."""
    value_weight: float = 0.5
    guess_weight: float = 0.1
    """The weight of what the net is asked to guess: whether a play is a lie, and what others hold."""
    average_from: Share = 0.8
    """The shipped weights are averaged over the rest of the budget."""
    half: bool = True
    """The trunks are computed in bfloat16."""

    evaluation: Annotated[int, Meta(ge=0)] = 64
    """So many decks, each with all rotations of the seats, measure the net after each stint."""

    def at(self, pair: tuple[float, float], done: float) -> float:
        """A value between the two of a pair when this part of the budget is spent."""
        return float(pair[0] * (pair[1] / pair[0]) ** min(1.0, done))


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a run goes on: for so many decisions, or for so many minutes of working."""

    decisions: Count | None = None
    minutes: Annotated[float, Meta(gt=0)] | None = None

    def spent(self, decisions: int, seconds: float) -> float:
        """The part of the budget that is spent; 1 or more ends the run."""
        if self.decisions is not None:
            return decisions / self.decisions
        assert self.minutes is not None
        return seconds / (60 * self.minutes)


def check_budget(budget: Budget) -> Budget:
    """The budget, if it is one. Raises ValepaskaError unless exactly one of its numbers is given, and it has an end."""
    if (budget.decisions is None) == (budget.minutes is None):
        raise ValepaskaError("say how long to train: give either --minutes or --decisions")
    if budget.minutes == float("inf"):
        raise ValepaskaError("say for how many minutes to train: no run goes on without end")
    return budget
