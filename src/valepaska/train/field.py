"""Many batches of many games, stepped as one; seats that policies play are played on the way."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np

from valepaska.fast.batch import NO_POLICY
from valepaska.fast.recall import SEATS as MOST_SEATS
from valepaska.fast.rooms import Array
from valepaska.fast.sensing_batch import SensingBatch
from valepaska.rules.model import Rules
from valepaska.train.eyes import Seen


class Game(NamedTuple):
    """What a batch is played by."""

    rules: Rules
    seats: int


class Seating(Protocol):
    """Says who plays the seats of every deal.

    `policies`: int64, (deals, MOST_SEATS): the number of the compiled policy that plays a seat, NO_POLICY
    where a net does. `players`: int8, alike: the number of that net.
    """

    policies: Array
    players: Array

    def begin(self, deals: Array) -> None:
        """Seat everybody anew in these deals, which have just been dealt."""
        ...


class Told(NamedTuple):
    """What a step came to: float32 (deals, MOST_SEATS), bool (deals,) and bool (deals,)."""

    rewards: Array
    ended: Array
    cut_off: Array


class Field:
    """So many deals of each of some games, numbered through from 0; each asks one seat.

    Deal k of a game is dealt alike in every field with the same seed. With `deal_anew` off a deal that
    is over asks nobody: `asked` is -1 there.
    """

    def __init__(
        self,
        games: Sequence[Game],
        deals: int,
        seed: int,
        seating: Seating,
        *,
        deal_anew: bool = True,
    ) -> None:
        self.batches = [
            SensingBatch(game.rules, game.seats, deals, seed + at, deal_anew=deal_anew, lots=True)
            for at, game in enumerate(games)
        ]
        self.size = len(games) * deals
        self.blocks = [slice(at * deals, (at + 1) * deals) for at in range(len(games))]
        self.seats = np.repeat([game.seats for game in games], deals)
        self.seating = seating
        seating.begin(np.arange(self.size))
        self._play_on()

    @property
    def asked(self) -> Array:
        """The seat that decides next in each deal, -1 where nobody does."""
        return np.concatenate([batch.asked for batch in self.batches])

    def observe(self, seen: Seen) -> None:
        """Write what the asked seats see."""
        for block, batch in zip(self.blocks, self.batches, strict=True):
            seen.facts[block], seen.legal[block] = batch.observe()
            seen.hidden[block] = batch.hidden()

    def step(self, codes: Array) -> Told:
        """Do what the codes say, and let policies play until others are asked.

        What policies bring about is told with the decision before it.
        """
        rewards = np.zeros((self.size, MOST_SEATS), np.float32)
        ended, cut_off = np.zeros(self.size, np.bool_), np.zeros(self.size, np.bool_)
        for block, batch in zip(self.blocks, self.batches, strict=True):
            stepped = batch.step(codes[block])
            rewards[block, : batch.seats] = stepped.rewards
            ended[block], cut_off[block] = stepped.ended, stepped.cut_off
        if ended.any():
            self.seating.begin(np.flatnonzero(ended))
        played = self._play_on()
        later = played.ended & ~ended
        rewards[later] = played.rewards[later]
        return Told(rewards, ended | later, cut_off | played.cut_off & later)

    def _play_on(self) -> Told:
        """Let policies play until everywhere another seat is asked; what it came to, deal by deal, first of all."""
        rewards = np.zeros((self.size, MOST_SEATS), np.float32)
        ended, cut_off = np.zeros(self.size, np.bool_), np.zeros(self.size, np.bool_)
        for block, batch in zip(self.blocks, self.batches, strict=True):
            while (self.seating.policies[block] != NO_POLICY).any():
                stepped = batch.let_play(self.seating.policies[block, : batch.seats])
                fresh = stepped.ended & ~ended[block]
                rewards[block, : batch.seats][fresh] = stepped.rewards[fresh]
                cut_off[block] |= stepped.cut_off & fresh
                ended[block] |= fresh
                if not stepped.ended.any():
                    break
                self.seating.begin(block.start + np.flatnonzero(stepped.ended))
        return Told(rewards, ended, cut_off)
