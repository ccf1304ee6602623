"""How often a net loses to compiled policies: the same deals with every rotation of the seats."""

from collections.abc import Sequence

import numpy as np
import torch

from valepaska.fast.batch import NO_POLICY, SKIP
from valepaska.fast.recall import SEATS as MOST_SEATS
from valepaska.fast.rooms import Array
from valepaska.matches.intervals import Rate, rate_over
from valepaska.train.choosing import draw
from valepaska.train.company import Fixed
from valepaska.train.eyes import room
from valepaska.train.field import Field, Game
from valepaska.train.model import Player

EVALUATION_SEED = 2**62
"""Deals that are measured have a seed that no training has."""


def one_against(game: Game, one: Player | int, others: Player | int, decks: int, seed: int = EVALUATION_SEED) -> Rate:
    """The loss rate of one seat against all others, each deck with that seat in every place.

    A player is a net, or the number of a compiled policy.
    """
    nets = [each for each in (one, others) if isinstance(each, Player)]
    numbers = [nets.index(each) if isinstance(each, Player) else 0 for each in (one, others)]
    scripts = [NO_POLICY if isinstance(each, Player) else each for each in (one, others)]
    lost = np.zeros((game.seats, decks), np.int64)
    for turn in range(game.seats):
        alone = np.arange(MOST_SEATS) == turn
        players, policies = np.where(alone, *numbers), np.where(alone, *scripts)
        lost[turn] = play(game, nets, players, policies, decks, seed)[:, turn]
    return rate_over(lost.sum(axis=0).tolist(), game.seats)


@torch.no_grad()
def play(game: Game, nets: Sequence[Player], players: Array, policies: Array, decks: int, seed: int) -> Array:
    """Which seat lost each deal, bool, (decks, MOST_SEATS): none where a deal came to no end.

    `players` and `policies` say who has which seat (`field.Seating`).
    """
    seating = Fixed(decks, players, policies)
    field, seen, chance = Field([game], decks, seed, seating, deal_anew=False), room(decks), torch.Generator()
    chance.manual_seed(seed)
    lost = np.zeros((decks, MOST_SEATS), np.bool_)
    while (live := np.flatnonzero(field.asked >= 0)).size:
        field.observe(seen)
        codes = np.full(decks, SKIP, np.int64)
        who = seating.players[live, field.asked[live]]
        for number, net in enumerate(nets):
            rows = live[who == number]
            if rows.size:
                facts, legal = (torch.from_numpy(part[rows]) for part in (seen.facts, seen.legal))
                logits = net(facts, legal)
                codes[rows] = draw(logits, torch.rand(len(rows), generator=chance)).numpy()
        lost |= field.step(codes).rewards == -1.0
    return lost
