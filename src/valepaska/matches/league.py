"""Every bot against every other, one seat against all the rest, with honest intervals."""

from collections.abc import Sequence
from concurrent.futures import Executor
from math import sqrt

import msgspec

from valepaska.bots import bot
from valepaska.errors import ValepaskaError
from valepaska.matches.executors import pool
from valepaska.matches.simulate import Counts, Progress, blocks, count_deals
from valepaska.rules.model import Rules

Z95 = 1.959964


class Standing(msgspec.Struct, frozen=True):
    """How often one bot lost in a single seat against a table of another.

    `rate` is its losses over all deals, `margin` half of the 95 % interval. The unit of the
    interval is the deck: its rotations share their luck and are not independent. Under
    `first_out` nobody loses, and the rate is 0.
    """

    bot: str
    against: str
    rate: float
    margin: float
    deals: int
    undecided: int


class League(msgspec.Struct, frozen=True):
    """All pairs, in both directions. An even player would lose `1 / seats` of the deals."""

    spec: str
    seed: int
    seats: int
    standings: tuple[Standing, ...]


def league(
    spec: str,
    bots: Sequence[str],
    deals: int,
    seats: int = 4,
    seed: int = 0,
    *,
    executor: Executor | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> League:
    """Play `deals` deals (rounded up to whole decks) for each ordered pair of bots.

    Every pair plays the same decks. Raises RulesError and ValepaskaError as `simulate` does.
    """
    rules = Rules.parse(spec)
    for name in bots:
        bot(name)
    if not 2 <= seats <= 10:
        raise ValepaskaError(f"{seats} seats cannot play: choose 2 to 10")
    decks = max(1, -(-deals // seats))
    pairs = [(one, other) for one in bots for other in bots if one != other]
    standings = []
    with pool(1 if executor else jobs) as processes:
        for number, (one, other) in enumerate(pairs):
            table = (one, *(other,) * (seats - 1))
            counts = count_deals(blocks(rules.spec, table, decks * seats, seed), executor or processes)
            standings.append(standing(one, other, counts, decks))
            if progress is not None:
                progress((number + 1) * decks * seats, len(pairs) * decks * seats)
    return League(rules.spec, seed, seats, tuple(standings))


def standing(one: str, other: str, counts: Counts, decks: int) -> Standing:
    """The loss rate of the first seat's bot, with its interval over decks."""
    losses = counts.losses[0]
    seats = len(counts.losses)
    mean = losses / decks
    variance = (counts.squares[0] - decks * mean * mean) / (decks - 1) if decks > 1 else float(seats)
    margin = Z95 * sqrt(variance / decks) / seats
    return Standing(one, other, losses / counts.deals, margin, counts.deals, counts.undecided)
