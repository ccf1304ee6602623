"""Whole deals by the million: what the rules alone do to simple players."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from valepaska.cards import bits
from valepaska.engine.dice import WHOLE
from valepaska.engine.numbers import check_seed, whole
from valepaska.engine.state import check_seats
from valepaska.errors import ValepaskaError, quoted
from valepaska.fast.choosing import machine_for
from valepaska.fast.machines import Machine
from valepaska.fast.playing import (
    ANSWERS,
    HONEST,
    LOSSES,
    PLAYS,
    RANDOM,
    SEMIRANDOM,
    SUMS,
    TURNS,
    UNDECIDED,
    WARY,
    WINS,
)
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits

POLICIES = {"random": RANDOM, "honest": HONEST, "semirandom": SEMIRANDOM, "wary": WARY}
"""The policies that can be named (`random_play`, `scripted_play`)."""
TURN_LIMIT = 1000
"""After so many turns a deal counts as undecided, where the rules set no limit of their own."""
DEALS_IN_A_BLOCK = 2048
MOST_DEALS = 10**12
MOST_BOARDS = 1_000_000
THREADS_FOR_EACH_PROCESSOR = 4


class Playouts(NamedTuple):
    """What many deals add up to.

    `losses` and `wins` by seat: who was left with cards, and who was out first. `undecided`: deals
    that reached the turn limit; sum(losses) + undecided = deals, under `first_out` sum(wins) +
    undecided = deals. `decisions` are all decisions: `plays` at a turn, at the opening or before it,
    and `answers` (challenge or pass) in a window. `turns`: those that the turn limit counts.
    `compiled`: whether the kernel ran compiled; the rest does not depend on it.
    """

    losses: tuple[int, ...]
    wins: tuple[int, ...]
    decisions: int
    plays: int
    answers: int
    turns: int
    undecided: int
    compiled: bool


def playouts(
    rules: Rules | str,
    seats: int,
    deals: int,
    seed: int,
    threads: int = 1,
    policy: str = "random",
    challenge: float = 0.125,
) -> Playouts:
    """Play `deals` whole deals, every seat by the same policy, and add them up.

    Deal k has dice of its own, made from `seed` and k, and is dealt by seat k modulo `seats`: the
    result does not depend on `threads`. `challenge` is the chance with which the policies `random`
    and `semirandom` doubt any play; `honest` doubts only what cannot be. Deals end undecided at
    the turn limit of the rules, or after 1000 turns. `seed` is a whole number from 0 to 2**63 - 1.

    Raises RulesError for rules or seats that cannot be, ValepaskaError for an unknown policy and for
    numbers out of bounds, and TypeError for what is no whole number where one is wanted. Warns with
    InterpretedWarning where it cannot run compiled.
    """
    sums, compiled = add_up("play_deals", SUMS, rules, seats, deals, seed, threads, policy, challenge)
    return Playouts(
        losses=tuple(sums[LOSSES : LOSSES + seats]),
        wins=tuple(sums[WINS : WINS + seats]),
        decisions=sums[PLAYS] + sums[ANSWERS],
        plays=sums[PLAYS],
        answers=sums[ANSWERS],
        turns=sums[TURNS],
        undecided=sums[UNDECIDED],
        compiled=compiled,
    )


def add_up(
    kernel: str,
    size: int,
    rules: Rules | str,
    seats: int,
    deals: int,
    seed: int,
    threads: int,
    policy: str,
    challenge: float,
) -> tuple[list[int], bool]:
    """The sums, `size` of them, that a function of the kernel makes of many deals; and whether it ran compiled.

    Arguments, errors and the warning are those of `playouts`.
    """
    rules = Rules.of(rules).limited(TURN_LIMIT)
    check_seats(rules, seats, deck_bits(rules).bit_count())
    _check(deals, seed, threads, policy, challenge)
    seats, deals, seed = map(int, (seats, deals, seed))
    machine = machine_for(rules)
    doubt = round(challenge * WHOLE)

    def play(block: range) -> list[int]:
        return play_block(machine, kernel, size, rules, seats, block, seed, POLICIES[policy], doubt)

    sums = [0] * size
    with ThreadPoolExecutor(threads) as pool:
        for part in map(play, _blocks(deals)) if threads == 1 else pool.map(play, _blocks(deals)):
            sums = [a + b for a, b in zip(sums, part, strict=True)]
    return sums, machine.compiled


def play_block(
    machine: Machine,
    kernel: str,
    size: int,
    rules: Rules,
    seats: int,
    block: range,
    seed: int,
    policy: int,
    doubt: int,
) -> list[int]:
    """The sums that a function of the kernel makes of the deals with these numbers."""
    deck = list(bits(deck_bits(rules)))
    sums = machine.numbers([0] * size)
    machine.function(kernel)(
        machine.boards(1, seats, len(deck))[0],
        machine.tables(rules),
        machine.numbers(deck),
        machine.dice(0),
        machine.order(),
        sums,
        seats,
        seed,
        block.start,
        len(block),
        policy,
        doubt,
    )
    return list(map(int, sums))


def _blocks(deals: int) -> Iterator[range]:
    return (range(first, min(first + DEALS_IN_A_BLOCK, deals)) for first in range(0, deals, DEALS_IN_A_BLOCK))


def _check(deals: int, seed: int, threads: int, policy: str, challenge: float) -> None:
    most_threads = THREADS_FOR_EACH_PROCESSOR * (os.cpu_count() or 1)
    if not 1 <= whole(deals, "the number of deals") <= MOST_DEALS:
        raise ValepaskaError(f"{deals} deals cannot be played: ask for 1 to {MOST_DEALS}")
    check_seed(seed)
    if not 1 <= whole(threads, "the number of threads") <= most_threads:
        raise ValepaskaError(f"{threads} threads are of no use here: ask for 1 to {most_threads}")
    if policy not in POLICIES:
        raise ValepaskaError(f"there is no policy {quoted(policy)}: the policies are {', '.join(POLICIES)}")
    check_chance(challenge)


def check_chance(challenge: float) -> float:
    """The chance of a challenge. Raises ValepaskaError for what is no chance."""
    if not 0 <= challenge <= 1:
        raise ValepaskaError(f"{challenge} is no chance: challenge is a number from 0 to 1")
    return challenge


def check_first(first: int) -> int:
    """The number of a first deal as an int. Raises ValepaskaError and TypeError for what numbers no deal."""
    number = whole(first, "the number of a deal")
    if not 0 <= number <= MOST_DEALS:
        raise ValepaskaError(f"there is no deal number {number}: deals are numbered from 0 to {MOST_DEALS}")
    return number
