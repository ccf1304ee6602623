"""Every bot against every other, one seat against all the rest, with honest intervals."""

from collections.abc import Sequence
from concurrent.futures import Executor
from itertools import permutations
from math import sqrt

import msgspec

from valepaska.bots import bot
from valepaska.errors import ValepaskaError
from valepaska.matches.executors import pool
from valepaska.matches.seeds import check_seed
from valepaska.matches.simulate import Counts, Progress, blocks, check_deals, count_deals
from valepaska.rules.model import Rules

Z95 = 1.959964


class Standing(msgspec.Struct, frozen=True):
    """How often one bot lost in a single seat against a table of another.

    `rate` is its losses over all deals, `margin` half of the 95 % interval. The unit of the
    interval is the deck: its rotations share their luck and are not independent. Where all decks
    came out alike, it is how far Wilson's interval reaches. Under `first_out` nobody loses, and
    the rate is 0.
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

    Every pair plays the same decks; a bot that is named twice counts once. Raises RulesError and
    ValepaskaError as `simulate` does, and for fewer than two bots.
    """
    rules = Rules.parse(spec)
    for name in bots:
        bot(name)
    if not 2 <= seats <= 10:
        raise ValepaskaError(f"{seats} seats cannot play: choose 2 to 10")
    check_deals(deals)
    check_seed(seed)
    pairs = list(permutations(dict.fromkeys(bots), 2))
    if not pairs:
        raise ValepaskaError("a league compares bots: name at least two different ones, such as counter,liar")
    decks = -(-deals // seats)
    standings = []
    with pool(1 if executor else jobs) as processes:
        for number, (one, other) in enumerate(pairs):
            table = (one, *(other,) * (seats - 1))
            step = progress and _part_of(progress, number, len(pairs))
            todo = blocks(rules.spec, table, decks * seats, seed)
            counts = count_deals(todo, seats, decks * seats, executor or processes, step)
            standings.append(standing(one, other, counts, decks))
    return League(rules.spec, seed, seats, tuple(standings))


def standing(one: str, other: str, counts: Counts, decks: int) -> Standing:
    """The loss rate of the first seat's bot, with its interval over decks."""
    losses = counts.losses[0]
    seats = len(counts.losses)
    mean = losses / decks
    variance = (counts.squares[0] - decks * mean * mean) / (decks - 1) if decks > 1 else float(seats)
    rate = losses / counts.deals
    margin = Z95 * sqrt(variance / decks) / seats or wilson_margin(rate, decks)
    return Standing(one, other, rate, margin, counts.deals, counts.undecided)


def wilson_margin(rate: float, number: int) -> float:
    """How far from a rate its 95 % interval by Wilson reaches on the wider side."""
    centre = (rate + Z95**2 / (2 * number)) / (1 + Z95**2 / number)
    half = Z95 * sqrt(rate * (1 - rate) / number + (Z95 / (2 * number)) ** 2) / (1 + Z95**2 / number)
    return abs(centre - rate) + half


def _part_of(progress: Progress, number: int, parts: int) -> Progress:
    """The progress of one of several equal parts, told as that of the whole."""
    return lambda done, of: progress(number * of + done, parts * of)
