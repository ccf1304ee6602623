import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from valepaska.errors import RulesError, ValepaskaError
from valepaska.matches import Block, Processes, Simulation, Threads, league, run_block, simulate
from valepaska.matches.seeds import generator, seed_of
from valepaska.matches.simulate import MOST_DEALS, bot_in_seat, play_numbered
from valepaska.rules.model import Rules

BOTS = ("counter", "liar", "honest")


def test_everything_played_is_counted() -> None:
    found = simulate("valepaska", BOTS, 20, seed=3)
    assert sum(found.losses) + found.undecided == 20
    assert sum(found.wins) == 20
    assert found.decisions > 20 * 10


def test_undecided_deals_are_counted_as_such() -> None:
    found = simulate("valepaska", ("honest", "honest"), 6, turn_limit=3)
    assert found.undecided == 6
    assert found.losses == (0, 0)


def test_where_the_first_seat_out_wins_nobody_loses() -> None:
    found = simulate("valepaska+first-out", BOTS, 12, seed=1)
    assert found.losses == (0, 0, 0)
    assert sum(found.wins) + found.undecided == 12


def test_the_result_names_all_that_determines_it() -> None:
    found = simulate("valepaska soft-twos", BOTS, 3, seed=9)
    assert msgspec.to_builtins(found) == {
        "version": found.version,
        "spec": "valepaska+soft-twos",
        "seed": 9,
        "seats": 3,
        "deals": 3,
        "bots": BOTS,
        "losses": found.losses,
        "wins": found.wins,
        "undecided": 0,
        "decisions": found.decisions,
    }
    again = simulate(found.spec, found.bots, found.deals, found.seed)
    assert again == found


def test_a_block_can_be_played_anywhere_from_its_text() -> None:
    block = Block("valepaska", BOTS, 5, first=6, deals=9)
    sent = msgspec.json.decode(msgspec.json.encode(block), type=Block)
    assert run_block(sent) == run_block(block)


def test_two_halves_of_a_simulation_are_the_whole() -> None:
    whole = run_block(Block("valepaska", BOTS, 5, first=0, deals=18))
    half = run_block(Block("valepaska", BOTS, 5, first=0, deals=9))
    half.add(run_block(Block("valepaska", BOTS, 5, first=9, deals=9)))
    assert half == whole


def test_the_rotations_of_a_deck_are_played_with_the_same_cards_and_dice() -> None:
    """With the same bot in all seats, moving on changes nothing at all."""
    rules = Rules.parse("valepaska+turn_limit=500")
    deals = [play_numbered(rules, ("counter",) * 4, 7, number) for number in range(8)]
    assert deals[0] == deals[1] == deals[2] == deals[3]
    assert deals[4] == deals[5]
    assert deals[0] != deals[4]


def test_every_bot_sits_once_in_every_seat() -> None:
    seats = {(bot_in_seat(seat, turn, 4), seat) for turn in range(4) for seat in range(4)}
    assert len(seats) == 16
    assert [bot_in_seat(seat, 1, 4) for seat in range(4)] == [3, 0, 1, 2]


def test_chance_names_the_starter_where_the_rules_leave_it_open() -> None:
    rules = Rules.parse("clone-fly+turn_limit=500")
    starters = {play_numbered(rules, ("honest",) * 4, 1, 4 * deck).actions[0][0] for deck in range(20)}
    assert starters == {0, 1, 2, 3}


def test_progress_reaches_all_deals() -> None:
    seen: list[tuple[int, int]] = []
    simulate("valepaska", ("honest", "liar"), 21, progress=lambda done, deals: seen.append((done, deals)))
    assert seen == [(8, 21), (16, 21), (21, 21)]


@pytest.mark.parametrize(
    ("spec", "bots", "deals", "error", "words"),
    [
        ("valpaska", BOTS, 3, RulesError, "did you mean valepaska"),
        ("valepaska", ("counter", "lier"), 3, ValepaskaError, "did you mean 'liar'"),
        ("valepaska", ("counter",), 3, ValepaskaError, "name 2 to 10"),
        ("valepaska", BOTS, 0, ValepaskaError, "at least one"),
    ],
)
def test_what_cannot_be_played_is_refused(
    spec: str, bots: tuple[str, ...], deals: int, error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        simulate(spec, bots, deals)


def test_blocks_are_made_as_they_are_played() -> None:
    """Not all at once: a billion deals begin at once, and are stopped at once."""

    class EnoughError(Exception):
        pass

    def enough(done: int, of: int) -> None:
        raise EnoughError(f"{done} of {of}")

    with pytest.raises(EnoughError, match=r"^8 of 1000000000$"):
        simulate("valepaska", ("honest", "liar"), MOST_DEALS, progress=enough)
    with ThreadPoolExecutor(1) as threads, pytest.raises(EnoughError):
        simulate("valepaska", ("honest", "liar"), MOST_DEALS, progress=enough, on=threads)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"deals": 10**18}, "so many deals would never end: ask for at most 1000000000"),
        ({"seed": 10**4000}, "this seed is out of bounds: choose a whole number from 0 to 9223372036854775807"),
        ({"seed": 16**5000}, "this seed is out of bounds"),
        ({"on": Processes(10**6)}, "1000000 processes are too many for this machine: ask for at most "),
        ({"on": Threads(10**6)}, "1000000 threads are too many for this machine: ask for at most "),
    ],
)
def test_numbers_beyond_all_bounds_are_refused_in_one_line(asked: dict[str, Any], words: str) -> None:
    numbers: dict[str, Any] = {"deals": 4, **asked}
    for play in (simulate, league):
        with pytest.raises(ValepaskaError, match=words) as error:
            play("valepaska", ("honest", "liar"), **numbers)
        assert "\n" not in str(error.value)


def test_seeds_differ_by_every_part_and_their_order() -> None:
    assert len({seed_of(1, 2), seed_of(2, 1), seed_of(12), seed_of(1, 2, 0), seed_of("1", 3)}) == 5
    assert seed_of(1, 2, "deck") == 17050847590629764505, "a stored seed must give the same deals in every release"


def test_a_seed_that_no_record_could_name_makes_no_generator() -> None:
    assert generator(2**63 - 1, "deck").random() != generator(0, "deck").random()
    for seed in (2**63, -1, 10**5000):
        with pytest.raises(ValepaskaError, match="this seed is out of bounds"):
            generator(seed, "deck")


def test_the_same_seed_gives_the_same_deals_in_another_process() -> None:
    """B18: whatever the hash seed of the process."""
    code = (
        "from valepaska.matches import simulate; import msgspec;"
        "print(msgspec.json.encode(simulate('clone-fly', ('counter', 'learner', 'semirandom'), 6, 11)).decode())"
    )
    found = simulate("clone-fly", ("counter", "learner", "semirandom"), 6, 11)
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert msgspec.json.decode(run.stdout, type=Simulation) == found
