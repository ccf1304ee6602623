"""How much time there is: the paces of a table and the speeds of its bots, in milliseconds."""

from typing import Literal

import msgspec

Pace = Literal["quick", "relaxed", "unlimited"]
BotSpeed = Literal["slow", "normal", "fast", "instant"]


class Times(msgspec.Struct, frozen=True):
    """The lengths of one pace; None: as long as it takes.

    `window` is the time to challenge, `shortest` how long the next seat's own action is held
    back in it, `offer` the time for one rank of the opening, `setup` for exchanges before the
    start, `turn` for a turn, `grace` how long a seat whose person is away is waited for, and
    `rematch` the time from the first who is ready for the next deal until it begins.
    """

    window: int | None
    shortest: int
    offer: int | None
    setup: int | None
    turn: int | None
    grace: int
    rematch: int | None


PACES: dict[Pace, Times] = {
    "quick": Times(window=5_000, shortest=1_500, offer=5_000, setup=40_000, turn=30_000, grace=15_000, rematch=20_000),
    "relaxed": Times(
        window=10_000, shortest=2_500, offer=10_000, setup=90_000, turn=75_000, grace=40_000, rematch=45_000
    ),
    "unlimited": Times(window=None, shortest=3_000, offer=None, setup=None, turn=None, grace=180_000, rematch=None),
}

DELAYS: dict[BotSpeed, tuple[int, int]] = {
    "slow": (2_400, 4_400),
    "normal": (1_100, 2_600),
    "fast": (500, 1_200),
    "instant": (0, 0),
}
"""The shortest and the longest wait of a bot. Every decision has the same law, whatever it holds."""

RACE: dict[BotSpeed, int] = {"slow": 5_000, "normal": 3_500, "fast": 2_500, "instant": 2_500}
"""How long every bot leaves a rank of the opening to people who are asked for it too, at least."""

SHOWN: dict[BotSpeed, int] = {"slow": 150, "normal": 100, "fast": 60, "instant": 0}
"""How long cards that were turned, taken or cleared are shown before the next clock begins, in per cent."""
