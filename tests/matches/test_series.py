import pytest

from valepaska.engine.events import EndReason, Outcome
from valepaska.matches import Series
from valepaska.rules.model import Rules


def lost(*order: int) -> Outcome:
    """A deal that the seats finished in this order."""
    return Outcome(order, order[0], order[-1], EndReason.ONE_LEFT)


def test_the_loser_deals_next_where_the_rules_say_so() -> None:
    series = Series(Rules.parse("valepaska"), seats=4)
    series.record(lost(0, 3, 1, 2))
    assert series.dealer == 2
    assert series.standing() == [0, 0, 1, 0]


def test_elsewhere_the_deal_goes_round() -> None:
    series = Series(Rules.parse("paskahousu-runko"), seats=3, dealer=2)
    series.record(lost(0, 2, 1))
    assert series.dealer == 0


def test_places_score_the_seats_left_behind_and_the_loser_nothing() -> None:
    series = Series(Rules.parse("paskahousu-runko"), seats=4)
    series.record(lost(2, 0, 3, 1))
    assert series.standing() == [2, 0, 3, 1]
    series.record(lost(2, 0, 1, 3))
    assert series.standing() == [4, 1, 6, 1]


def test_nothing_is_counted_where_the_rules_count_nothing() -> None:
    series = Series(Rules.parse("poytapaska-family"), seats=2)
    series.record(Outcome((1,), 1, None, EndReason.FIRST_OUT))
    assert series.standing() is None
    assert series.deals == 1


def test_the_loser_serves_the_others_until_the_next_deal_is_lost() -> None:
    series = Series(Rules.parse("valepaska-classic"), seats=3)
    forfeits = [series.forfeit]
    for outcome in (lost(0, 1, 2), lost(2, 0, 1)):
        series.record(outcome)
        forfeits.append(series.forfeit)
    assert forfeits == [None, 2, 1]


@pytest.mark.parametrize(
    "outcome",
    [Outcome((), None, None, EndReason.TURN_LIMIT), Outcome((1,), 1, None, EndReason.FIRST_OUT)],
)
def test_a_deal_without_loser_passes_the_deal_on(outcome: Outcome) -> None:
    series = Series(Rules.parse("valepaska"), seats=3, dealer=1)
    series.record(outcome)
    assert series.dealer == 2
    assert series.forfeit is None
    assert series.losses == [0, 0, 0]
    assert series.undecided == (outcome.reason is EndReason.TURN_LIMIT)
