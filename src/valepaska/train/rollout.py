"""Playing to learn from: so many decisions in every deal of a field, and what came of them."""

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from valepaska.fast.rooms import Array
from valepaska.train.choosing import draw, log_chance
from valepaska.train.company import LEARNER, Company
from valepaska.train.eyes import CODE_COUNT, FACT_COUNT, SECRETS, room
from valepaska.train.field import Field
from valepaska.train.model import Critic, Player
from valepaska.train.returns import Traces, advantages


class Lessons(NamedTuple):
    """Decisions of the learner, a row each: what was seen and hidden, what was done, and what it was worth."""

    facts: Tensor
    legal: Tensor
    hidden: Tensor
    codes: Tensor
    log_chances: Tensor
    gains: Tensor
    targets: Tensor


class Rollout:
    """Room for what happens in so many steps of a field, used again and again."""

    def __init__(self, deals: int, steps: int, *, half: bool) -> None:
        kind = torch.bfloat16 if half else torch.float32
        shape = (steps, deals)
        self.steps = steps
        self.facts, self.hidden = torch.zeros(*shape, FACT_COUNT, dtype=kind), torch.zeros(*shape, SECRETS, dtype=kind)
        self.legal = torch.zeros(*shape, CODE_COUNT, dtype=torch.bool)
        self.codes = torch.zeros(shape, dtype=torch.int64)
        self.log_chances, self.values = torch.zeros(shape), torch.zeros(shape)
        self.mine = torch.zeros(shape, dtype=torch.bool)
        self.taken = 0
        """How many decisions the learner took when it was played last."""
        self._seen = room(deals)

    @torch.no_grad()
    def play(
        self,
        field: Field,
        company: Company,
        player: Player,
        critic: Critic,
        past: Player | None,
        chance: torch.Generator,
        horizon: float,
    ) -> Lessons:
        """Play on in the field, and give the learner's decisions whose worth is known."""
        happened: list[tuple[Array, ...]] = []
        each = np.arange(field.size)
        for step in range(self.steps):
            seats = field.asked
            who = company.players[each, seats]
            codes = self._decide(step, field, player, critic, past, torch.from_numpy(who), chance)
            told = field.step(codes)
            happened.append((seats, told.rewards, told.ended))
        self.taken = int(self.mine.sum())
        seats, rewards, ended = (np.stack(part) for part in zip(*happened, strict=True))
        gains, targets, known = advantages(Traces(seats, self.values.numpy(), rewards, ended), horizon)
        rows = torch.from_numpy(known).logical_and_(self.mine).reshape(-1).nonzero()[:, 0]
        everything = (self.facts, self.legal, self.hidden, self.codes, self.log_chances)
        kept = (part.flatten(0, 1)[rows] for part in everything)
        worth = (torch.from_numpy(part).reshape(-1)[rows] for part in (gains, targets))
        return Lessons(*kept, *worth)

    def _decide(
        self,
        step: int,
        field: Field,
        player: Player,
        critic: Critic,
        past: Player | None,
        who: Tensor,
        chance: torch.Generator,
    ) -> Array:
        field.observe(self._seen)
        for kept, part in zip((self.facts, self.legal, self.hidden), self._seen, strict=True):
            kept[step].copy_(torch.from_numpy(part))
        facts, legal = self.facts[step], self.legal[step]
        digested = player.digest(facts)
        logits = player.logits(digested, legal)
        self.values[step] = critic(digested, self.hidden[step])
        self.mine[step] = who == LEARNER
        if past is not None:
            others = (who != LEARNER).nonzero()[:, 0]
            if len(others):
                logits[others] = past(facts[others], legal[others])
        codes = draw(logits, torch.rand(len(logits), generator=chance))
        self.codes[step] = codes
        self.log_chances[step] = log_chance(logits, codes)
        return codes.numpy()
