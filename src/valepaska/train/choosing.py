"""How a code is drawn from what the net thinks."""

import torch
from torch import Tensor

NEARLY_ONE = 1 - 2**-20
"""So that no rounding reaches past the last code that has any probability."""


def draw(logits: Tensor, chance: Tensor) -> Tensor:
    """A code for each row, by its probabilities; `chance`: numbers from 0 to 1, (deals,)."""
    heights = torch.softmax(logits, 1).cumsum(1)
    wanted = chance.clamp(max=NEARLY_ONE) * heights[:, -1]
    return torch.searchsorted(heights, wanted[:, None], right=True)[:, 0]


def log_chance(logits: Tensor, codes: Tensor) -> Tensor:
    """The logarithm of the probability of each row's code."""
    return torch.log_softmax(logits, 1).gather(1, codes[:, None])[:, 0]
