"""Batches that are stepped by chance, and looked at."""

import random
from itertools import islice
from typing import Any

import numpy as np

import valepaska as vp
from valepaska.fast.batch import SKIP, Batch


def codes(legal: Any, dice: random.Random) -> Any:
    return np.array([dice.choice(np.flatnonzero(row).tolist()) if row.any() else SKIP for row in legal])


def some_action(seen: vp.View, dice: random.Random) -> vp.Action:
    """A legal action of the seat that is asked; in a window it answers."""
    allowed = vp.legal(seen)
    return dice.choice(allowed.answers if seen.phase is vp.Phase.WINDOW else list(islice(allowed, 40)))


def everything(batch: Batch) -> list[Any]:
    return [*(batch.state(deal) for deal in range(batch.deals)), batch.asked.tolist(), batch.numbers.tolist()]
