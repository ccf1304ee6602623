"""What the net is shown of a batch, and what only the critic of training is shown."""

from typing import NamedTuple

import numpy as np

from valepaska.fast.revealing import HIDDEN_LIE, HIDDEN_SIZE
from valepaska.fast.rooms import Array
from valepaska.fast.senses import CODES, FACTS, HIDDEN

FACT_COUNT, CODE_COUNT, SECRETS = len(FACTS), len(CODES), HIDDEN_SIZE
LIE = HIDDEN_LIE
"""Where the secrets say whether the open play is a lie."""
HANDS = HIDDEN["hands"]
"""Where they say what the others hold."""
HELD = HANDS.stop - HANDS.start
OPEN_PLAY = FACTS.index("phase is window")
"""Where the facts say that a play is open to doubt."""


class Seen(NamedTuple):
    """What the seats that are asked see, a row a deal; and what nobody at the table sees of it all.

    `facts`: float32, (deals, FACT_COUNT). `legal`: bool, (deals, CODE_COUNT). `hidden`: float32, (deals, SECRETS).
    """

    facts: Array
    legal: Array
    hidden: Array


def room(deals: int) -> Seen:
    """Room for what so many seats see."""
    return Seen(
        np.zeros((deals, FACT_COUNT), np.float32),
        np.zeros((deals, CODE_COUNT), np.bool_),
        np.zeros((deals, SECRETS), np.float32),
    )
