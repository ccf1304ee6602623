"""How a net plays, in rates: how often it lies, and how often it challenges."""

import numpy as np

from valepaska.fast.senses import CODES
from valepaska.train.rollout import Lessons

CHALLENGE = CODES.index("challenge")
_plays = np.array([name.startswith("play ") for name in CODES])
_lies = np.array([name.startswith("play ") and "false" in name for name in CODES])


def habits(lessons: Lessons) -> dict[str, float]:
    """The share of lies among plays from the hand, and of challenges where one may challenge."""
    codes = lessons.codes.numpy()
    asked = lessons.legal[:, CHALLENGE].numpy()
    plays = _plays[codes].sum()
    return {
        "lies": float(_lies[codes].sum() / max(1, plays)),
        "challenges": float((codes[asked] == CHALLENGE).mean()) if asked.any() else 0.0,
    }
