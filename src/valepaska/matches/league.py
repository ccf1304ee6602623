"""Every bot against every other, one seat against all the rest, with honest intervals.

All pairs play the same decks, every deck once from each seat. The unit of all intervals is the
deck: its deals share their luck and are not independent.
"""

from bisect import bisect
from collections.abc import Sequence
from concurrent.futures import Executor
from itertools import accumulate, permutations
from math import factorial, isfinite

import msgspec

from valepaska.bots import bot
from valepaska.engine.events import EndReason, Outcome, Seat
from valepaska.engine.numbers import check_seed
from valepaska.errors import ValepaskaError
from valepaska.matches.executors import Place, run_all, team_at
from valepaska.matches.intervals import FEWEST_DECKS, rate_of
from valepaska.matches.ratings import Finishes, Rating, ratings
from valepaska.matches.seeds import generator
from valepaska.matches.simulate import Block, Progress, blocks, check_deals, play_block
from valepaska.rules.model import Rules
from valepaska.version import __version__

RESAMPLES = 300
"""How often the decks are drawn again for the intervals of the ratings."""
_POISSON = tuple(accumulate(1 / factorial(number) / 2.718281828459045 for number in range(12)))


class Standing(msgspec.Struct, frozen=True):
    """How often one bot lost in a single seat against a table of another.

    `rate` is its losses over all deals, `margin` half of the 95 % interval (Student's t) over decks. Where
    all decks came out alike, it is how far Wilson's interval reaches; of fewer than three decks it is
    None. Under `first_out` nobody loses, and the rate is 0.
    """

    bot: str
    against: str
    rate: float
    margin: float | None
    deals: int
    undecided: int


class League(msgspec.Struct, frozen=True):
    """All bots by strength, and all pairs in both directions.

    An even player would lose `1 / seats` of the deals.
    """

    version: str
    spec: str
    seed: int
    seats: int
    ratings: tuple[Rating, ...]
    standings: tuple[Standing, ...]


class Duel(msgspec.Struct):
    """What deals of one bot against a table of another come to.

    `squares` sums over decks the square of the losses with that deck. `finishes` are the
    `Finishes.counts`; `resampled` has them again for decks drawn with replacement, many times
    over: each deck counts as often as its own dice say, so that blocks can be added up in any order.
    """

    finishes: list[int]
    resampled: list[list[int]]
    losses: int = 0
    squares: int = 0
    undecided: int = 0
    deals: int = 0

    def add(self, other: "Duel") -> None:
        """Add what another block came to."""
        self.losses += other.losses
        self.squares += other.squares
        self.undecided += other.undecided
        self.deals += other.deals
        for mine, theirs in ((self.finishes, other.finishes), *zip(self.resampled, other.resampled, strict=True)):
            mine[:] = map(int.__add__, mine, theirs)


def no_duel(seats: int) -> Duel:
    """Nothing played yet."""
    return Duel([0] * (2 * seats), [[0] * (2 * seats) for _ in range(RESAMPLES)])


def league(
    spec: str,
    bots: Sequence[str],
    deals: int,
    seats: int = 4,
    seed: int = 0,
    *,
    on: Place | Executor | None = None,
    progress: Progress | None = None,
) -> League:
    """Play `deals` deals (rounded up to whole decks) for each ordered pair of bots.

    A bot that is named twice counts once. Raises RulesError and ValepaskaError as `simulate`
    does, and for fewer than two bots.
    """
    rules = Rules.parse(spec)
    for name in bots:
        bot(name)
    if not 2 <= seats <= 10:
        raise ValepaskaError(f"{seats} seats cannot play: choose 2 to 10")
    check_deals(deals)
    seed = check_seed(seed)
    names = tuple(dict.fromkeys(bots))
    if len(names) < 2:
        raise ValepaskaError("a league compares bots: name at least two different ones, such as counter,liar")
    decks = -(-deals // seats)
    duels = {pair: no_duel(seats) for pair in permutations(names, 2)}
    done, of = 0, len(duels) * decks * seats
    with team_at(on) as team:
        todo = (
            block
            for one, other in duels
            for block in blocks(rules.spec, (one, *(other,) * (seats - 1)), decks * seats, seed)
        )
        for pair, part in run_all(run_duel, todo, team):
            duels[pair].add(part)
            done += part.deals
            if progress is not None:
                progress(done, of)
    standings = tuple(standing(*pair, duel, seats) for pair, duel in duels.items())
    finishes = [Finishes(*pair, seats, duel.finishes) for pair, duel in duels.items()]
    resampled = (
        [Finishes(*pair, seats, duel.resampled[number]) for pair, duel in duels.items()]
        for number in range(RESAMPLES if decks >= FEWEST_DECKS else 0)
        if any(any(duel.resampled[number]) for duel in duels.values())  # a table of no decks at all says nothing
    )
    return League(__version__, rules.spec, seed, seats, ratings(names, finishes, resampled), standings)


def run_duel(block: Block) -> tuple[tuple[str, str], Duel]:
    """Play a block of whole decks with one bot against a table of another; who they were, and what it came to."""
    seats = len(block.bots)
    duel = no_duel(seats)
    lost, of_deck = 0, [0] * (2 * seats)
    deck = block.first // seats
    for turn, last, result in play_block(block):
        outcome = result.outcome
        lost += outcome.loser == turn
        of_deck[finish(outcome, turn, seats)] += 1
        duel.undecided += outcome.reason is EndReason.TURN_LIMIT
        duel.deals += 1
        if last:
            duel.losses += lost
            duel.squares += lost**2
            for total, times in ((duel.finishes, 1), *zip(duel.resampled, times_drawn(block.seed, deck), strict=True)):
                total[:] = [before + times * now for before, now in zip(total, of_deck, strict=True)]
            lost, of_deck = 0, [0] * (2 * seats)
            deck += 1
    return (block.bots[0], block.bots[1]), duel


def finish(outcome: Outcome, seat: Seat, seats: int) -> int:
    """Where a seat's deal counts in `Finishes.counts`."""
    return outcome.order.index(seat) if seat in outcome.order else seats + len(outcome.order)


def times_drawn(seed: int, deck: int) -> list[int]:
    """How often a deck is drawn in each resample: Poisson with mean 1, the same for all pairs."""
    dice = generator(seed, deck, "resamples")
    return [bisect(_POISSON, dice.random()) for _ in range(RESAMPLES)]


def standing(one: str, other: str, duel: Duel, seats: int) -> Standing:
    """The loss rate of the first bot, with its interval over decks where there are enough of them."""
    rate, within = rate_of(duel.losses, duel.squares, duel.deals // seats, seats)
    margin = within if isfinite(within) else None
    return Standing(one, other, rate, margin, duel.deals, duel.undecided)
