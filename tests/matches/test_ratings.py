from math import log10

import pytest

from valepaska.matches.ratings import SCALE, Finishes, fit, on_scale, percentile, ratings


def expected(one: str, other: str, strength: dict[str, float], seats: int, deals: int) -> Finishes:
    """How often `one` finishes in each place if strengths are as they are."""
    counts, still_in = [0] * (2 * seats), 1.0
    for place in range(seats):
        others = seats - 1 - place
        chance = strength[one] / (strength[one] + others * strength[other])
        counts[place] = round(deals * still_in * chance)
        still_in *= 1 - chance
    return Finishes(one, other, seats, counts)


def everybody(strength: dict[str, float], seats: int) -> list[Finishes]:
    return [expected(one, other, strength, seats, 10**7) for one in strength for other in strength if one != other]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_strengths_that_the_finishes_came_from_are_found(seats: int) -> None:
    strength = {"a": 1.0, "b": 2.5, "c": 0.2}
    found = on_scale(list(strength), fit(list(strength), everybody(strength, seats)))
    assert found == pytest.approx(on_scale(list(strength), strength), abs=0.1)
    assert found["b"] - found["a"] == pytest.approx(SCALE * log10(2.5), abs=0.1)


def test_where_only_the_first_one_out_is_known_that_is_enough() -> None:
    strength = {"a": 1.0, "b": 3.0}
    cut = [
        Finishes(each.one, each.other, 4, [each.counts[0], 0, 0, 0, 0, sum(each.counts[1:4]), 0, 0])
        for each in everybody(strength, 4)
    ]
    assert on_scale(["a", "b"], fit(["a", "b"], cut)) == pytest.approx(on_scale(["a", "b"], strength), abs=0.1)


def test_undecided_deals_in_which_nobody_finished_say_nothing() -> None:
    strength = {"a": 1.0, "b": 3.0}
    table = everybody(strength, 4)
    more = [each._replace(counts=[*each.counts[:4], 10**6, *each.counts[5:]]) for each in table]
    assert fit(["a", "b"], more) == fit(["a", "b"], table)


def test_a_bot_that_always_finishes_first_has_a_rating_too() -> None:
    always, never = Finishes("a", "b", 3, [30, 0, 0, 0, 0, 0]), Finishes("b", "a", 3, [0, 0, 30, 0, 0, 0])
    best, worst = ratings(["b", "a"], [always, never], [[always, never]] * 5)
    assert (best.bot, worst.bot) == ("a", "b")
    assert 400 < best.rating < 2000
    assert best.rating == -worst.rating
    assert best.low == best.rating == best.high


def test_a_large_pool_is_fitted_in_a_few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    strength = {name: 1.5**number for number, name in enumerate("abcdefg")}
    found = fit(list(strength), everybody(strength, 4))
    monkeypatch.setattr("valepaska.matches.ratings.MOST_ROUNDS", 100)
    assert fit(list(strength), everybody(strength, 4)) == found


def test_percentiles_lie_between_the_values_next_to_them() -> None:
    assert percentile([0.0, 1.0, 2.0, 3.0, 4.0], 0.5) == 2.0
    assert percentile([0.0, 10.0], 0.25) == 2.5
    assert percentile([7.0], 0.975) == 7.0
