"""The nets: the one that plays, which sees what a seat sees, and the critic of training, which sees all."""

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from valepaska.bots.netfile import Net
from valepaska.errors import ValepaskaError
from valepaska.fast.rooms import Array
from valepaska.train.eyes import CODE_COUNT, FACT_COUNT, HELD, SECRETS

NEVER = -1e9
"""The logit of a code that is not legal; its probability is 0 exactly."""
LAYERS = 2
TIMID = 0.1
"""The first weights of the codes are made so much smaller: at first nearly all are equally likely."""


class Expectations(NamedTuple):
    """What the net thinks of what it does not see, a row a deal.

    `value`: the reward it expects, (deals,). `lie`: the logit that the open play is a lie, (deals,). `held`: what
    each of the others holds, as `Seen.hidden` has it, (deals, HELD).
    """

    value: Tensor
    lie: Tensor
    held: Tensor


class Player(nn.Module):
    """The net that plays. Its parameters have the names that the arrays of a net's file have (`bots.netfile`)."""

    def __init__(self, width: int, *, half: bool) -> None:
        super().__init__()
        self.trunk0, self.trunk1 = nn.Linear(FACT_COUNT, width), nn.Linear(width, width)
        self.code, self.held = nn.Linear(width, CODE_COUNT), nn.Linear(width, HELD)
        self.value, self.lie = nn.Linear(width, 1), nn.Linear(width, 1)
        self.short = half
        with torch.no_grad():
            self.code.weight.mul_(TIMID)
            self.code.bias.zero_()

    def digest(self, facts: Tensor) -> Tensor:
        """What the hidden layers make of what is seen: float32, (deals, width)."""
        with torch.autocast("cpu", torch.bfloat16, enabled=self.short):
            return torch.relu(self.trunk1(torch.relu(self.trunk0(facts)))).float()

    def logits(self, digested: Tensor, legal: Tensor) -> Tensor:
        """What speaks for each code, NEVER for one that is not legal: (deals, CODE_COUNT)."""
        return self.code(digested).masked_fill(~legal, NEVER)

    def expectations(self, digested: Tensor) -> Expectations:
        """What the net thinks of what it does not see."""
        with torch.autocast("cpu", torch.bfloat16, enabled=self.short):
            value, lie, held = self.value(digested), self.lie(digested), self.held(digested)
        return Expectations(value.float()[:, 0], lie.float()[:, 0], held.float())

    def forward(self, facts: Tensor, legal: Tensor) -> Tensor:
        """The logits, from what a seat sees."""
        return self.logits(self.digest(facts), legal)


def player_of(net: Net, *, half: bool) -> Player:
    """A net that was read from a file, as one that PyTorch runs.

    Raises ValepaskaError unless it has two hidden layers of the same width.
    """
    sizes = [len(bias) for _, bias in net.trunk]
    if len(sizes) != LAYERS or len(set(sizes)) != 1:
        raise ValepaskaError(f"training takes nets of {LAYERS} hidden layers of the same width, not {sizes}")
    player = Player(sizes[0], half=half)
    found: dict[str, Array] = {}
    for at, (weight, bias) in enumerate(net.trunk):
        found |= {f"trunk{at}.weight": weight.T, f"trunk{at}.bias": bias}
    begin = 0
    for name, end in zip(("code", "value", "lie", "held"), net.ends, strict=True):
        found |= {f"{name}.weight": net.heads[:, begin:end].T, f"{name}.bias": net.bias[begin:end]}
        begin = end
    player.load_state_dict({name: torch.from_numpy(np.ascontiguousarray(each)) for name, each in found.items()})
    return player


class Critic(nn.Module):
    """What a seat will get, by what it sees and what is hidden from it; used in training only."""

    def __init__(self, inside: int, width: int, *, half: bool) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(inside + SECRETS, width), nn.Linear(width, width)
        self.value = nn.Linear(width, 1)
        self.short = half

    def forward(self, digested: Tensor, hidden: Tensor) -> Tensor:
        """The expected reward; what the player digested learns nothing from here."""
        with torch.autocast("cpu", torch.bfloat16, enabled=self.short):
            seen = torch.cat([digested.detach(), hidden], 1)
            inner = torch.relu(self.second(torch.relu(self.first(seen)))).float()
        return self.value(inner)[:, 0]
