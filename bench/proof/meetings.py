"""One bot alone at a table of another: played on duplicate decks, kept deal by deal as a text.

Every deck is played once from each seat, with the same deck and the same dice in every seat, so that both
bots meet the same luck. The text has one letter a deal in the order of `simulate`: where the lone bot
finished. Losses, intervals over decks and ratings all follow from it.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import lru_cache, partial
from string import ascii_lowercase, digits
from typing import Any, NamedTuple

import msgspec
import numpy as np

from valepaska.bots import BOTS
from valepaska.bots.search import Search
from valepaska.matches import Block, Place, Rating, Standing, run_all, team_at
from valepaska.matches.league import RESAMPLES, Duel, finish, no_duel, standing, times_drawn
from valepaska.matches.ratings import Finishes, ratings
from valepaska.matches.simulate import blocks, play_block
from valepaska.rules.model import Rules

SEED = 5_000_000
"""The seed of all decks here; training draws its seeds below this."""
MILLISECONDS, MOST_DEALS = 50, 1000
LONG_SEARCH = f"search-{MILLISECONDS}ms"
"""The search by the clock. It has no name elsewhere, since it does not play the same twice."""
LOST = "L"
PLACES = digits + ascii_lowercase


class Meeting(msgspec.Struct, frozen=True):
    """One `bot` among `seats - 1` of `against`, under these rules."""

    spec: str
    seats: int
    bot: str
    against: str

    @property
    def key(self) -> str:
        """Under which its deals are kept."""
        return f"{self.spec} {self.seats} {self.bot} {self.against}"

    def blocks(self, decks: int) -> Iterator[Block]:
        """Its deals: so many decks, each from every seat."""
        table = (self.bot, *(self.against,) * (self.seats - 1))
        return blocks(Rules.parse(self.spec).spec, table, decks * self.seats, SEED)


class Part(NamedTuple):
    """What a block came to: which meeting it is of, the number of its first deal, a letter for each deal."""

    key: str
    first: int
    letters: str


class Job(NamedTuple):
    """A block with the key of its meeting."""

    key: str
    block: Block


@contextmanager
def long_search_known() -> Iterator[None]:
    """The search by the clock can be named meanwhile."""
    BOTS[LONG_SEARCH] = partial(Search, deals=MOST_DEALS, milliseconds=MILLISECONDS)
    try:
        yield
    finally:
        del BOTS[LONG_SEARCH]


def play_part(job: Job) -> Part:
    """Play a block."""
    seats = len(job.block.bots)
    letters = []
    with long_search_known():
        for turn, _, result in play_block(job.block):
            lost = result.outcome.loser == turn
            letters.append(LOST if lost else PLACES[finish(result.outcome, turn, seats)])
    return Part(job.key, job.block.first, "".join(letters))


def play(wanted: Sequence[tuple[Meeting, int]], on: Place | Executor | None = None) -> Iterator[tuple[Meeting, str]]:
    """Play so many decks of each meeting; each is told, with its text, as soon as it is complete."""
    left = {meeting.key: decks * meeting.seats for meeting, decks in wanted}
    parts: dict[str, list[Part]] = {meeting.key: [] for meeting, _ in wanted}
    meetings = {meeting.key: meeting for meeting, _ in wanted}
    jobs = (Job(meeting.key, block) for meeting, decks in wanted for block in meeting.blocks(decks))
    with team_at(on) as team:
        for part in run_all(play_part, jobs, team):
            parts[part.key].append(part)
            left[part.key] -= len(part.letters)
            if not left[part.key]:
                done = sorted(parts.pop(part.key), key=lambda each: each.first)
                yield meetings[part.key], "".join(each.letters for each in done)


def place_of(letter: str, seats: int) -> int:
    """Where a deal counts in `Finishes.counts`."""
    return seats - 1 if letter == LOST else PLACES.index(letter)


def duel_of(letters: str, seats: int) -> Duel:
    """What the deals add up to, as the league counts them, resamples included."""
    duel = no_duel(seats)
    decks = [letters[at : at + seats] for at in range(0, len(letters), seats)]
    table = np.zeros((len(decks), 2 * seats), dtype=np.int64)
    for number, deck in enumerate(decks):
        for letter in deck:
            table[number, place_of(letter, seats)] += 1
        duel.losses += deck.count(LOST)
        duel.squares += deck.count(LOST) ** 2
    duel.deals = len(letters)
    duel.finishes = table.sum(axis=0).tolist()
    duel.resampled = (draws(len(decks)).T @ table).tolist()
    return duel


@lru_cache(maxsize=4)
def draws(decks: int) -> Any:
    """How often each of the first decks counts in each resample: (decks, RESAMPLES)."""
    return np.array([times_drawn(SEED, deck) for deck in range(decks)], dtype=np.int64).reshape(decks, RESAMPLES)


def standing_of(meeting: Meeting, letters: str) -> Standing:
    """The loss rate of the lone bot with its interval over decks.

    `undecided` counts the deals that reached the turn limit before the lone bot had gone out.
    """
    duel = duel_of(letters, meeting.seats)
    duel.undecided = sum(duel.finishes[meeting.seats :])
    return standing(meeting.bot, meeting.against, duel, meeting.seats)


def saving(letters: str, seats: int) -> float | None:
    """The variance of the loss rate beside that of as many deals of unequal luck; below 1 duplicate decks help."""
    duel, decks = duel_of(letters, seats), len(letters) // seats
    rate = duel.losses / max(1, duel.deals)
    if decks < 2 or rate in (0.0, 1.0):
        return None
    variance = (duel.squares - duel.losses**2 / decks) / (decks - 1)
    return variance / seats / (rate * (1 - rate))


def ratings_of(kept: Sequence[tuple[Meeting, str]]) -> tuple[Rating, ...]:
    """A Plackett-Luce fit to all meetings given, with percentiles over resampled decks."""
    bots = tuple(dict.fromkeys(each.bot for each, _ in kept))
    duels = [(meeting, duel_of(letters, meeting.seats)) for meeting, letters in kept]

    def finishes(counts: list[list[int]]) -> list[Finishes]:
        return [Finishes(each.bot, each.against, each.seats, row) for (each, _), row in zip(duels, counts, strict=True)]

    drawn = [number for number in range(RESAMPLES) if any(any(duel.resampled[number]) for _, duel in duels)]
    again = (finishes([duel.resampled[number] for _, duel in duels]) for number in drawn)
    return ratings(bots, finishes([duel.finishes for _, duel in duels]), again)
