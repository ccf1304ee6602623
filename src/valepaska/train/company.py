"""Who plays which seat while the net learns: itself everywhere, or earlier nets and policies beside it."""

from collections.abc import Sequence

import numpy as np

from valepaska.fast.batch import NO_POLICY
from valepaska.fast.recall import SEATS as MOST_SEATS
from valepaska.fast.rooms import Array

LEARNER, PAST = range(2)


class Fixed:
    """The same seats in all deals for the same players; the arrays are those of `field.Seating`."""

    def __init__(self, deals: int, players: Array, policies: Array) -> None:
        self.players = np.repeat(players[None].astype(np.int8), deals, axis=0)
        self.policies = np.repeat(policies[None].astype(np.int64), deals, axis=0)

    def begin(self, deals: Array) -> None:
        """Nothing changes."""


class Company:
    """Draws, for each new deal, who plays beside the learner.

    `players`: int8, (deals, MOST_SEATS): LEARNER or PAST, where no policy plays. The first batches of a field
    are the learner's own; then come `past` with earlier nets and `scripted` with `policies`, the last ones.
    In a mixed deal from one to all but one of the seats are others', and with `alone` always all but one.
    """

    def __init__(
        self,
        seats: Sequence[int],
        deals: int,
        past: int,
        scripted: int,
        policies: Sequence[int],
        dice: np.random.Generator,
        *,
        alone: bool = False,
    ) -> None:
        self.dice, self.alone = dice, alone
        self.seats = np.repeat(np.array(seats), deals)
        own = len(seats) - past - scripted
        self.mixed = np.repeat([LEARNER] * own + [PAST] * past + [NO_POLICY] * scripted, deals)
        self.choices = np.array(policies, np.int64)
        self.players = np.zeros((len(self.seats), MOST_SEATS), np.int8)
        self.policies = np.full((len(self.seats), MOST_SEATS), NO_POLICY, np.int64)

    def begin(self, deals: Array) -> None:
        """Draw who plays in these deals, which have just been dealt."""
        deals = deals[self.mixed[deals] != LEARNER]
        if not len(deals):
            return
        count = len(deals)
        seats = self.seats[deals]
        order = self.dice.random((count, MOST_SEATS))
        order[np.arange(MOST_SEATS) >= seats[:, None]] = 2.0
        place = order.argsort(axis=1).argsort(axis=1)
        others = seats - 1 if self.alone else 1 + (self.dice.random(count) * (seats - 1)).astype(np.int64)
        taken = (place < others[:, None]) & (np.arange(MOST_SEATS) < seats[:, None])
        scripted = self.mixed[deals] == NO_POLICY
        chosen = np.full(count, NO_POLICY)
        chosen[scripted] = self.dice.choice(self.choices, size=scripted.sum()) if scripted.any() else NO_POLICY
        self.players[deals] = np.where(taken & ~scripted[:, None], PAST, LEARNER)
        self.policies[deals] = np.where(taken & scripted[:, None], chosen[:, None], NO_POLICY)
