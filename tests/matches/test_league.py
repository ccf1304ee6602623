import sys
from functools import cache
from statistics import mean, stdev, variance

import pytest

from valepaska.engine.events import EndReason, Outcome
from valepaska.errors import RulesError, ValepaskaError
from valepaska.matches import League, Processes, league
from valepaska.matches.intervals import t95, wilson_margin
from valepaska.matches.league import RESAMPLES, Duel, finish, run_duel, standing, times_drawn
from valepaska.matches.ratings import Rating, rounded
from valepaska.matches.simulate import Block, play_numbered
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
    pair, duel = run_duel(Block("valepaska", table, 2, 0, 3 * decks))
    row = standing(*pair, duel, 3)
    assert pair == ("liar", "honest")
    assert row.rate == pytest.approx(sum(lost) / 3 / decks)
    assert row.margin == pytest.approx(2.3646 * stdev(lost) / 3 / decks**0.5, rel=1e-3)


def test_finishes_are_counted_by_place_and_where_the_bot_was_left_by_how_many_had_gone() -> None:
    def ended(*order: int) -> Outcome:
        return Outcome(order, None, None, EndReason.TURN_LIMIT)

    assert [finish(ended(2, 0, 1), seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [finish(ended(2), seat, 3) for seat in range(3)] == [4, 4, 0]
    assert finish(ended(), 0, 3) == 3


def test_two_halves_of_a_duel_are_the_whole_resamples_too() -> None:
    table = ("liar", "honest", "honest")
    _, whole = run_duel(Block("valepaska", table, 2, 0, 12))
    _, last = run_duel(Block("valepaska", table, 2, 6, 6))
    _, first = run_duel(Block("valepaska", table, 2, 0, 6))
    last.add(first)
    assert last == whole
    assert sum(whole.finishes) == 12
    assert len({tuple(each) for each in whole.resampled}) > RESAMPLES / 20


def test_decks_are_drawn_again_as_often_as_they_are() -> None:
    drawn = [times for deck in range(100) for times in times_drawn(7, deck)]
    assert mean(drawn) == pytest.approx(1, abs=0.02)
    assert variance(drawn) == pytest.approx(1, abs=0.05)
    assert times_drawn(7, 3) == times_drawn(7, 3) != times_drawn(7, 4)


@cache
def contest(deals: int) -> League:
    return league("valepaska", ("counter", "semirandom", "honest"), deals, seed=1)


def test_the_ratings_tell_who_goes_out_first_and_how_sure_that_is() -> None:
    few, many = contest(12), contest(36)
    assert many.ratings[0].bot == "counter"
    assert sum(each.rating for each in many.ratings) == pytest.approx(0, abs=0.2)
    widths = [sum(width(each) for each in found.ratings) for found in (few, many)]
    assert 0 < widths[1] < widths[0]


def width(found: Rating) -> float:
    """How wide the interval of a rating is, which lies around it."""
    assert found.low is not None
    assert found.high is not None
    assert found.low < found.rating < found.high
    return found.high - found.low


def test_resamples_that_drew_no_deck_at_all_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    module = sys.modules[league.__module__]
    drawn = [1] * (RESAMPLES // 2)
    found = []
    for nothing in (0, 1):
        monkeypatch.setattr(module, "times_drawn", lambda *_, nothing=nothing: [nothing] * len(drawn) + drawn)
        found.append(league("valepaska", ("honest", "liar"), 12, seed=1).ratings)
    assert found[0] == found[1]
    assert all(each.low == each.rating == each.high for each in found[0])


@pytest.mark.parametrize(("deals", "told"), [(4, False), (8, False), (12, True)])
def test_fewer_than_three_decks_tell_no_interval(deals: int, told: bool) -> None:
    found = league("valepaska", ("honest", "liar"), deals, seed=1)
    assert {each.low is not None and each.high is not None for each in found.ratings} == {told}
    assert {row.margin is not None for row in found.standings} == {told}


def test_no_rating_is_a_negative_nothing() -> None:
    assert [str(rounded(value)) for value in (-0.04, 0.04, -0.06)] == ["0.0", "0.0", "-0.1"]


@pytest.mark.parametrize(("freedom", "point"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (10**6, 1.960)])
def test_few_decks_have_the_wide_intervals_of_student(freedom: int, point: float) -> None:
    assert t95(freedom) == pytest.approx(point, rel=0.012)


def test_the_league_is_the_same_in_processes() -> None:
    assert league("valepaska", ("honest", "liar"), 12, on=Processes(2)) == league("valepaska", ("honest", "liar"), 12)


def test_the_counter_beats_honest_and_random_players_beyond_the_margin() -> None:
    for row in contest(80).standings:
        if row.bot == "counter":
            assert row.rate + (row.margin or 1) < 0.25
        elif row.against == "counter":
            assert row.rate - (row.margin or 1) > 0.25


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
    row = standing("honest", "liar", Duel([0] * 6, [], losses, squares, deals=60), 3)

    assert row.margin is not None
    assert 0.1 < row.margin < 0.3


def test_wilson_reaches_as_far_as_the_rule_of_three_says() -> None:
    assert wilson_margin(0, 1000) == pytest.approx(3.84 / 1000, rel=0.01)
    assert wilson_margin(1, 1000) == pytest.approx(wilson_margin(0, 1000))


def test_a_league_tells_of_every_block_of_deals_that_is_done() -> None:
    seen: list[tuple[int, int]] = []
    league("valepaska", ("honest", "liar"), 36, 3, progress=lambda done, deals: seen.append((done, deals)))
    assert seen == [(12, 72), (24, 72), (36, 72), (48, 72), (60, 72), (72, 72)]
