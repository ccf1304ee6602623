from statistics import stdev

import pytest

from valepaska.errors import RulesError, ValepaskaError
from valepaska.matches import league, run_block
from valepaska.matches.league import standing, wilson_margin
from valepaska.matches.simulate import Block, Counts, play_numbered
from valepaska.rules.model import Rules


def test_every_bot_meets_every_other_alone_and_in_the_majority() -> None:
    found = league("valepaska", ("honest", "liar", "semirandom"), 8, seats=3, seed=2)
    assert [(row.bot, row.against) for row in found.standings] == [
        ("honest", "liar"),
        ("honest", "semirandom"),
        ("liar", "honest"),
        ("liar", "semirandom"),
        ("semirandom", "honest"),
        ("semirandom", "liar"),
    ]
    assert all(row.deals == 9 for row in found.standings), "whole decks: 8 deals at 3 seats become 9"
    assert all(0 <= row.rate <= 1 for row in found.standings)


def test_the_interval_is_that_of_the_decks_not_of_the_deals() -> None:
    rules = Rules.parse("valepaska+turn_limit=1000")
    table, decks = ("liar", "honest", "honest"), 8
    lost = [0] * decks
    for number in range(3 * decks):
        loser = play_numbered(rules, table, 2, number).outcome.loser
        lost[number // 3] += loser == number % 3
    row = standing("liar", "honest", run_block(Block("valepaska", table, 2, 0, 3 * decks)), decks)
    assert row.rate == pytest.approx(sum(lost) / 3 / decks)
    assert row.margin == pytest.approx(1.959964 * stdev(lost) / 3 / decks**0.5)


def test_the_league_is_the_same_in_processes() -> None:
    assert league("valepaska", ("honest", "liar"), 12, jobs=2) == league("valepaska", ("honest", "liar"), 12)


def test_the_counter_beats_honest_and_random_players_beyond_the_margin() -> None:
    found = league("valepaska", ("counter", "semirandom", "honest"), 80, seed=1)
    for row in found.standings:
        if row.bot == "counter":
            assert row.rate + row.margin < 0.25
        elif row.against == "counter":
            assert row.rate - row.margin > 0.25


def test_a_bot_that_is_named_twice_counts_once() -> None:
    found = league("valepaska", ("honest", "liar", "honest"), 4)
    assert [(row.bot, row.against) for row in found.standings] == [("honest", "liar"), ("liar", "honest")]


def test_a_league_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValepaskaError, match="did you mean 'honest'"):
        league("valepaska", ("honst", "liar"), 4)
    with pytest.raises(ValepaskaError, match="choose 2 to 10"):
        league("valepaska", ("honest", "liar"), 4, seats=1)
    for too_few in ((), ("honest",), ("honest", "honest")):
        with pytest.raises(ValepaskaError, match="name at least two different ones"):
            league("valepaska", too_few, 4)
    with pytest.raises(ValepaskaError, match="0 deals cannot be played"):
        league("valepaska", ("honest", "liar"), 0)
    with pytest.raises(RulesError):
        league("nothing", ("honest", "liar"), 4)


@pytest.mark.parametrize(("losses", "squares"), [(0, 0), (20, 20), (60, 180)])
def test_decks_that_all_came_out_alike_leave_room_for_doubt(losses: int, squares: int) -> None:
    counts = Counts(losses=[losses, 60 - losses, 0], wins=[0, 0, 0], squares=[squares, 0, 0], deals=60)
    row = standing("honest", "liar", counts, 20)

    assert 0.1 < row.margin < 0.3


def test_wilson_reaches_as_far_as_the_rule_of_three_says() -> None:
    assert wilson_margin(0, 1000) == pytest.approx(3.84 / 1000, rel=0.01)
    assert wilson_margin(1, 1000) == pytest.approx(wilson_margin(0, 1000))


def test_a_league_tells_of_every_block_of_deals_that_is_done() -> None:
    seen: list[tuple[int, int]] = []
    league("valepaska", ("honest", "liar"), 36, 3, progress=lambda done, deals: seen.append((done, deals)))
    assert seen == [(12, 72), (24, 72), (36, 72), (48, 72), (60, 72), (72, 72)]
