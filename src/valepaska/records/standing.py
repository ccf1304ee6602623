"""How a table stands after several deals, by the rules' own group for that."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from valepaska.engine.events import Outcome, Seat
from valepaska.rules.model import Rules


@dataclass
class Standing:
    """Losses and points of each seat, who lost last, and who deals next (None: drawn by lot)."""

    losses: list[int]
    points: list[int]
    dealer: Seat | None = None
    marked: Seat | None = None
    deals: int = field(default=0)

    @classmethod
    def of(cls, seats: int) -> "Standing":
        """A table at which nobody has played."""
        return cls([0] * seats, [0] * seats)

    def count(self, rules: Rules, outcome: Outcome, dealer: Seat) -> None:
        """A deal is over: places earn a point for each seat behind, the loser deals next where the rules say so.

        A deal without a loser, undecided or ended by the first seat out, passes the deal on clockwise.
        """
        seats = len(self.losses)
        self.deals += 1
        self.marked = outcome.loser
        if outcome.loser is not None:
            self.losses[outcome.loser] += 1
        for place, seat in enumerate(outcome.order, start=1):
            if seat != outcome.loser:
                self.points[seat] += seats - place
        loser_deals = rules.deals.next_dealer == "loser" and outcome.loser is not None
        self.dealer = outcome.loser if loser_deals else (dealer + 1) % seats

    def score(self, rules: Rules) -> list[int] | None:
        """What the table counts, seat by seat: losses or points; None where the rules count nothing."""
        scoring = rules.deals.scoring
        if scoring == "none":
            return None
        return list(self.losses if scoring == "count_losses" else self.points)

    def forfeit(self, rules: Rules) -> Seat | None:
        """The seat that serves the others until the next deal is lost (`between_deals=loser_forfeit`)."""
        return self.marked if rules.deals.between_deals == "loser_forfeit" else None

    def rearrange(self, stay: Sequence[Seat], seats: int) -> None:
        """There are other seats: those that stay, in their order, and new ones after them."""
        more = [0] * (seats - len(stay))
        self.losses = [self.losses[seat] for seat in stay] + more
        self.points = [self.points[seat] for seat in stay] + more
        if self.marked is not None:
            self.marked = stay.index(self.marked) if self.marked in stay else None
        if self.dealer is not None:
            self.dealer = sum(seat < self.dealer for seat in stay) % seats  # the seat itself, or the next that stays

    def forget(self, seat: Seat) -> None:
        """Somebody else sits here now: what the seat has earned is not theirs."""
        self.losses[seat] = 0
        self.points[seat] = 0
        if self.marked == seat:
            self.marked = None
