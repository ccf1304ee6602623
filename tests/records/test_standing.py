import pytest

from valepaska.engine.events import EndReason, Outcome
from valepaska.records.standing import Standing
from valepaska.rules.model import Rules


def lost(*order: int) -> Outcome:
    """A deal that the seats finished in this order."""
    return Outcome(order, order[0], order[-1], EndReason.ONE_LEFT)


def after(spec: str, seats: int, *outcomes: Outcome, dealer: int = 0) -> tuple[Standing, Rules]:
    """How a table stands after some deals, the first of them dealt by `dealer`."""
    rules, standing = Rules.parse(spec), Standing.of(seats)
    for outcome in outcomes:
        standing.count(rules, outcome, dealer if standing.dealer is None else standing.dealer)
    return standing, rules


def test_the_loser_deals_next_where_the_rules_say_so() -> None:
    standing, rules = after("valepaska", 4, lost(0, 3, 1, 2))
    assert standing.dealer == 2
    assert standing.score(rules) == [0, 0, 1, 0]


def test_elsewhere_the_deal_goes_round() -> None:
    standing, _ = after("paskahousu-runko", 3, lost(0, 2, 1), dealer=2)
    assert standing.dealer == 0


def test_places_score_the_seats_left_behind_and_the_loser_nothing() -> None:
    first = lost(2, 0, 3, 1)
    standing, rules = after("paskahousu-runko", 4, first)
    assert standing.score(rules) == [2, 0, 3, 1]
    standing, rules = after("paskahousu-runko", 4, first, lost(2, 0, 1, 3))
    assert standing.score(rules) == [4, 1, 6, 1]


def test_nothing_is_counted_where_the_rules_count_nothing() -> None:
    standing, rules = after("poytapaska-family", 2, Outcome((1,), 1, None, EndReason.FIRST_OUT))
    assert standing.score(rules) is None
    assert standing.deals == 1


def test_the_loser_serves_the_others_until_the_next_deal_is_lost() -> None:
    deals = (lost(0, 1, 2), lost(2, 0, 1))
    forfeits = []
    for number in range(3):
        standing, rules = after("valepaska-classic", 3, *deals[:number])
        forfeits.append(standing.forfeit(rules))
    assert forfeits == [None, 2, 1]
    standing, rules = after("valepaska", 3, *deals)
    assert standing.forfeit(rules) is None


@pytest.mark.parametrize(
    "outcome",
    [Outcome((), None, None, EndReason.TURN_LIMIT), Outcome((1,), 1, None, EndReason.FIRST_OUT)],
)
def test_a_deal_without_loser_passes_the_deal_on(outcome: Outcome) -> None:
    standing, _ = after("valepaska", 3, outcome, dealer=1)
    assert standing.dealer == 2
    assert standing.marked is None
    assert standing.losses == [0, 0, 0]
