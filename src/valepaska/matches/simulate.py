"""Many deals by the same bots, addressed by seed, so that blocks of them can be played anywhere."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from typing import NamedTuple

import msgspec

from valepaska.bots import bot
from valepaska.engine.events import EndReason, Seat
from valepaska.engine.numbers import check_seed
from valepaska.engine.state import shuffled_deck
from valepaska.errors import ValepaskaError
from valepaska.matches.executors import Place, run_all, team_at
from valepaska.matches.match import DealResult, check_seats, limited, play_deal
from valepaska.matches.seeds import generator, seed_of
from valepaska.rules.model import Rules
from valepaska.version import __version__

DECKS_IN_A_BLOCK = 4
MOST_DEALS = 10**9
"""Months of playing: whoever asks for more has mistyped."""
Progress = Callable[[int, int], None]
"""Called with the number of deals done and of all deals."""


class Block(msgspec.Struct, frozen=True):
    """A run of deals of one simulation; playing it needs nothing else but the same version of Valepaska."""

    spec: str
    bots: tuple[str, ...]
    seed: int
    first: int
    deals: int
    turn_limit: int | None = None
    version: str = __version__


class Played(NamedTuple):
    """A deal of a block: by how many seats the bots had moved on, whether its deck ends with it, and how it went."""

    turn: int
    last: bool
    result: DealResult


class Counts(msgspec.Struct):
    """What a block adds up to; lists are in the order of the bots.

    `squares` sums, over whole decks, the square of each bot's losses with that deck: what an
    interval over decks needs.
    """

    losses: list[int]
    wins: list[int]
    squares: list[int]
    undecided: int = 0
    decisions: int = 0
    turns: int = 0
    deals: int = 0

    def add(self, other: "Counts") -> None:
        """Add what another block came to."""
        for mine, theirs in ((self.losses, other.losses), (self.wins, other.wins), (self.squares, other.squares)):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        self.undecided += other.undecided
        self.decisions += other.decisions
        self.turns += other.turns
        self.deals += other.deals


class Simulation(msgspec.Struct, frozen=True):
    """The result of `simulate`, in the form of ``valepaska simulate --json``."""

    version: str
    spec: str
    seed: int
    seats: int
    deals: int
    bots: tuple[str, ...]
    losses: tuple[int, ...]
    wins: tuple[int, ...]
    undecided: int
    decisions: int


def no_counts(bots: int) -> Counts:
    """Nothing played yet."""
    return Counts([0] * bots, [0] * bots, [0] * bots)


def play_numbered(rules: Rules, bots: Sequence[str], seed: int, number: int) -> DealResult:
    """Deal `number` of a simulation: deck ``number // n``, the bots moved on by ``number % n`` seats.

    Deck, starter and each seat's dice depend on the seed and the deck only, so that all n
    rotations of a deck are played under the same luck.
    """
    seats = len(bots)
    deck, turn = divmod(number, seats)
    players = [bot(bots[bot_in_seat(seat, turn, seats)], seed=seed_of(seed, deck, seat)) for seat in range(seats)]
    starter = generator(seed, deck, "starter").randrange(seats) if rules.opening.starter == "random" else None
    return play_deal(rules, players, shuffled_deck(rules, generator(seed, deck, "deck")), 0, starter)


def bot_in_seat(seat: Seat, turn: int, seats: int) -> int:
    """Which bot sits here when all have moved on by `turn` seats."""
    return (seat - turn) % seats


def play_block(block: Block) -> Iterator[Played]:
    """Play the deals of a block, one after the other. Raises ValepaskaError for a block of another version."""
    if block.version != __version__:
        raise ValepaskaError(
            f"valepaska {__version__} cannot play what {block.version} has begun: install the same version everywhere"
        )
    rules = limited(Rules.parse(block.spec), block.turn_limit)
    seats = len(block.bots)
    end = block.first + block.deals
    for number in range(block.first, end):
        turn = number % seats
        last = turn == seats - 1 or number == end - 1
        yield Played(turn, last, play_numbered(rules, block.bots, block.seed, number))


def run_block(block: Block) -> Counts:
    """Play a block. The same block gives the same counts everywhere."""
    seats = len(block.bots)
    counts = no_counts(seats)
    of_deck = [0] * seats
    for turn, last, result in play_block(block):
        outcome = result.outcome
        if outcome.loser is not None:
            of_deck[bot_in_seat(outcome.loser, turn, seats)] += 1
        if outcome.winner is not None:
            counts.wins[bot_in_seat(outcome.winner, turn, seats)] += 1
        counts.undecided += outcome.reason is EndReason.TURN_LIMIT
        counts.decisions += result.decisions
        counts.turns += result.turns
        counts.deals += 1
        if last:
            counts.losses = [all_ + these for all_, these in zip(counts.losses, of_deck, strict=True)]
            counts.squares = [all_ + these**2 for all_, these in zip(counts.squares, of_deck, strict=True)]
            of_deck = [0] * seats
    return counts


def blocks(spec: str, bots: Sequence[str], deals: int, seed: int, turn_limit: int | None = None) -> Iterator[Block]:
    """The deals of a simulation in blocks of whole decks, made as they are asked for."""
    size = DECKS_IN_A_BLOCK * len(bots)
    return (
        Block(spec, tuple(bots), seed, first, min(size, deals - first), turn_limit) for first in range(0, deals, size)
    )


def check_deals(deals: int) -> None:
    """Raise ValepaskaError unless so many deals can be played."""
    if deals < 1:
        raise ValepaskaError(f"{deals} deals cannot be played: ask for at least one")
    if deals > MOST_DEALS:
        raise ValepaskaError(f"so many deals would never end: ask for at most {MOST_DEALS}")


def simulate(
    spec: str,
    bots: Sequence[str],
    deals: int,
    seed: int = 0,
    *,
    on: Place | Executor | None = None,
    turn_limit: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play `deals` deals and count who lost and who was out first.

    Deal k uses deck ``k // n`` and moves the n bots on by ``k % n`` seats. The result is the
    same wherever it is played (`on`): here, on `Processes`, `Threads`, a `Cluster` or any
    executor. Raises RulesError for the spec and ValepaskaError for an unknown bot, a number of
    bots outside 2 to 10, numbers of deals or workers or a seed beyond all bounds, and where there
    are no workers to be had.
    """
    rules = Rules.parse(spec)
    check_seats(bots)
    for name in bots:
        bot(name)
    check_deals(deals)
    seed = check_seed(seed)
    counts = no_counts(len(bots))
    with team_at(on) as team:
        for part in run_all(run_block, blocks(rules.spec, bots, deals, seed, turn_limit), team):
            counts.add(part)
            if progress is not None:
                progress(counts.deals, deals)
    return Simulation(
        version=__version__,
        spec=rules.spec,
        seed=seed,
        seats=len(bots),
        deals=deals,
        bots=tuple(bots),
        losses=tuple(counts.losses),
        wins=tuple(counts.wins),
        undecided=counts.undecided,
        decisions=counts.decisions,
    )
