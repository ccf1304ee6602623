"""Several deals in a row: who deals next, and how the table stands."""

from valepaska.engine.events import EndReason, Outcome, Seat
from valepaska.rules.model import Rules


class Series:
    """The standing of a table over several deals, by the group of rules for that.

    `dealer` deals next; `losses` counts how often each seat lost, `points` what places earned
    (`scoring=places`: seats minus place, the loser none); `forfeit` is the seat that by
    `between_deals=loser_forfeit` serves the others until the next deal.
    """

    def __init__(self, rules: Rules, seats: int, dealer: Seat = 0) -> None:
        self.rules = rules
        self.dealer = dealer
        self.deals = 0
        self.undecided = 0
        self.losses = [0] * seats
        self.points = [0] * seats
        self.forfeit: Seat | None = None

    def record(self, outcome: Outcome) -> None:
        """Count a finished deal and find the next dealer.

        A deal without a loser, undecided or ended by the first seat out, passes the deal on
        clockwise.
        """
        seats = len(self.losses)
        self.deals += 1
        self.undecided += outcome.reason is EndReason.TURN_LIMIT
        if outcome.loser is not None:
            self.losses[outcome.loser] += 1
        for place, seat in enumerate(outcome.order, start=1):
            if seat != outcome.loser:
                self.points[seat] += seats - place
        self.forfeit = outcome.loser if self.rules.deals.between_deals == "loser_forfeit" else None
        if outcome.loser is not None and self.rules.deals.next_dealer == "loser":
            self.dealer = outcome.loser
        else:
            self.dealer = (self.dealer + 1) % seats

    def standing(self) -> list[int] | None:
        """What the table counts, seat by seat: losses or points; None when the rules count nothing."""
        scoring = self.rules.deals.scoring
        if scoring == "none":
            return None
        return list(self.losses if scoring == "count_losses" else self.points)
