"""A tiny game as the field that a net learns in: many deals walk through the tree at once."""

import numpy as np
import torch

from bench.proof.tiny import Tiny
from bench.proof.tree import Array, Infoset, Level, Tree
from valepaska.fast.hearing import Listener
from valepaska.fast.recall import SEATS as MOST_SEATS
from valepaska.fast.revealing import HIDDEN_SIZE, reveal
from valepaska.fast.senses import CODES, FACTS, senses_of
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables
from valepaska.train.company import Company
from valepaska.train.eyes import Seen
from valepaska.train.field import Field, Game, Told
from valepaska.train.model import Player
from valepaska.train.run import Run
from valepaska.train.settings import Budget, Settings

TURNS = FACTS.index("turns / 1000")
NOBODY = -1


class Sights:
    """What a net is given in a tiny game: a row for each information state, and for each history what is hidden.

    `codes` has the place in `CODES` of each edge of the tree. The net is told the turns in parts of their limit,
    which in a whole game is too far away to matter.
    """

    def __init__(self, game: Tiny, whole: Tree) -> None:
        setting = game.setting()
        places = senses_of(setting.rules, game.seats).codes
        self.codes = np.array([places[code] for infoset in whole.infosets for code in infoset.codes])
        self.facts = np.array([_facts(infoset, game.turns) for infoset in whole.infosets], np.float32)
        self.legal = np.zeros((len(whole.infosets), len(CODES)), np.bool_)
        owner = np.repeat(np.arange(len(whole.infosets)), np.diff(whole.first_edge))
        self.legal[owner, self.codes] = True
        rows = [_hidden(level, setting.rules) for level in whole.levels]
        self.hidden = np.array([row for level in rows for row in level], np.float32)


def _facts(infoset: Infoset, turns: int) -> list[float]:
    listener = Listener()
    listener.listen(infoset.view, infoset.events)
    facts = listener.sense(infoset.view).facts
    facts[TURNS] = infoset.view.turns / turns
    return facts


def _hidden(level: Level, rules: Rules) -> list[list[float]]:
    found = []
    for state, seat in zip(level.states, level.seat.tolist(), strict=True):
        numbers = [0.0] * HIDDEN_SIZE
        if seat != NOBODY:
            reveal(state.board, tables(rules), seat, numbers, 0)
        found.append(numbers)
    return found


class TinyField(Field):
    """So many deals of one tiny game. Chance draws from the dice of the seed; a deal that is over begins anew."""

    def __init__(self, whole: Tree, sights: Sights, deals: int, seed: int, seating: Company) -> None:
        self.tree, self.sights, self.size, self.seating = whole, sights, deals, seating
        self.dice = np.random.default_rng(seed)
        starts = np.cumsum([0, *(len(level.parent) for level in whole.levels)])
        self.decides = np.concatenate([level.decides for level in whole.levels])
        self.seat = np.concatenate([level.seat for level in whole.levels])
        self.pays = np.concatenate([level.pays for level in whole.levels])
        self.next = np.full((starts[-1], int(np.diff(whole.first_edge).max())), NOBODY)
        for before, here, level in zip(starts, starts[1:], whole.levels[1:], strict=False):
            place = level.edge - whole.first_edge[np.searchsorted(whole.first_edge, level.edge, side="right") - 1]
            self.next[before + level.parent, place] = here + np.arange(len(level.parent))
        self.place_of = np.full((len(whole.infosets), len(CODES)), NOBODY)
        owner = np.repeat(np.arange(len(whole.infosets)), np.diff(whole.first_edge))
        self.place_of[owner, sights.codes] = np.arange(len(sights.codes)) - whole.first_edge[owner]
        self.at = np.zeros(deals, np.int64)
        self._deal(np.arange(deals))

    @property
    def asked(self) -> Array:
        """The seat that decides next in each deal."""
        seats: Array = self.seat[self.at]
        return seats

    def observe(self, seen: Seen) -> None:
        """Write what the asked seats see."""
        here = self.decides[self.at]
        seen.facts[:], seen.legal[:] = self.sights.facts[here], self.sights.legal[here]
        seen.hidden[:] = self.sights.hidden[self.at]

    def step(self, codes: Array) -> Told:
        """Do what the codes say."""
        self.at = self.next[self.at, self.place_of[self.decides[self.at], codes]]
        rewards = np.zeros((self.size, MOST_SEATS), np.float32)
        rewards[:, : self.tree.seats] = self.pays[self.at]
        ended = self.decides[self.at] < 0
        self._deal(np.flatnonzero(ended))
        return Told(rewards, ended, np.zeros(self.size, np.bool_))

    def _deal(self, deals: Array) -> None:
        self.at[deals] = self.dice.choice(len(self.tree.chances), size=len(deals), p=self.tree.chances)
        self.seating.begin(deals)


class TinyRun(Run):
    """The recipe of `valepaska train` in a tiny game."""

    def __init__(self, game: Tiny, whole: Tree, decisions: int, seed: int) -> None:
        torch.set_num_threads(1)
        super().__init__(recipe(game, decisions, seed), Budget(decisions=decisions))
        self.whole, self.sights = whole, Sights(game, whole)

    def field(self, played: list[Game], seed: int, company: Company) -> Field:
        """All deals of a stint, in the tree."""
        return TinyField(self.whole, self.sights, len(played) * self.settings.deals, seed, company)

    def policy(self) -> Array:
        """What the net does at each information state: a chance for each edge."""
        return policy_of_net(self.player(), self.whole, self.sights)


def recipe(game: Tiny, decisions: int, seed: int) -> Settings:
    """The recipe for one game: its pace is scaled to a short budget; no policy made for whole games sits in."""
    return Settings(
        seed=seed,
        rules=(game.spec,),
        seats=(game.seats,),
        batches=8,
        with_past=1,
        with_scripts=0,
        turn_limit=game.turns,
        reference_every=max(1, decisions // 12),
        evaluation=0,
        half=False,
    )


def policy_of_net(player: Player, whole: Tree, sights: Sights) -> Array:
    """The chances of a net, as a policy of the tree."""
    with torch.no_grad():
        logits = player(torch.from_numpy(sights.facts), torch.from_numpy(sights.legal))
    chances = torch.softmax(logits, 1).double().numpy()
    owner = np.repeat(np.arange(len(whole.infosets)), np.diff(whole.first_edge))
    found: Array = chances[owner, sights.codes]
    return found


def learned(game: Tiny, whole: Tree, decisions: int, seed: int) -> Array:
    """The policy that the recipe comes to in a tiny game."""
    run = TinyRun(game, whole, decisions, seed)
    while run.spent < 1:
        run.stint()
    return run.policy()
