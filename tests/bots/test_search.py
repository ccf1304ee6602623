"""What the bot that looks ahead with the net does, and how long it thinks."""

import pytest

from tests.bots.dealing import decisions
from valepaska.bots import bot, search
from valepaska.bots.playout_bot import PlayoutBot
from valepaska.bots.search import Search
from valepaska.engine.view import View, view
from valepaska.errors import ValepaskaError
from valepaska.fast import choosing
from valepaska.fast.foresight import Foresight
from valepaska.records.position import Position, state_of
from valepaska.rules.model import Rules

CERTAIN_LIE = Position(
    hands={"A": "8h 8s 8d Kc", "B": "4c 9h", "C": "7d Jd"}, pile=("B: 8c 5d as 8",), turn="C", window=True
)
LEAD = Position(hands={"A": "4h 9s Td", "B": "4c 9h", "C": "7d Jd"}, pile=("C: 3h 3s as 3",), turn="A")


def seen_in(position: Position) -> View:
    return view(state_of(position), 0)


def test_a_certain_lie_is_challenged() -> None:
    assert {str(Search(seed).act(seen_in(CERTAIN_LIE), [])) for seed in range(4)} == {"challenge"}


def test_what_it_tries_comes_to_what_a_deal_can_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    values = Foresight.values

    def watched(self: Foresight, places: list[int], first: int, end: int) -> object:
        tried.append(values(self, places, first, end))
        return tried[-1]

    monkeypatch.setattr(Foresight, "values", watched)
    for seed in range(3):
        table = [Search(seed, deals=20), *(bot("net", seed=seed + seat) for seat in (1, 2, 3))]
        for _ in decisions(Rules.parse("valepaska"), table, seed):
            pass
    assert {found.shape[1] for found in tried} == {search.AT_ONCE, 20 - search.AT_ONCE}
    assert all(-1.2 < found.min() <= found.max() < 0.6 for found in tried)
    assert any(found.mean(axis=1).max() - found.mean(axis=1).min() > 0.2 for found in tried)


def test_the_clock_ends_the_trying(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    values = Foresight.values

    def watched(self: Foresight, places: list[int], first: int, end: int) -> object:
        tried.append(range(first, end))
        return values(self, places, first, end)

    monkeypatch.setattr(Foresight, "values", watched)
    clock = iter(range(1000))
    monkeypatch.setattr(search, "perf_counter", lambda: 0.03 * next(clock))
    Search(1, deals=5 * search.AT_ONCE, milliseconds=50).act(seen_in(LEAD), [])
    assert tried == [range(search.AT_ONCE), range(search.AT_ONCE, 2 * search.AT_ONCE)]


def test_it_plays_as_the_net_while_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "jit_is_wanted", lambda: False)
    monkeypatch.setattr(Foresight, "values", None)
    for seed in range(8):
        assert Search(seed).act(seen_in(LEAD), []) == bot("net", seed).act(seen_in(LEAD), [])


def test_in_an_open_game_playouts_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Rules.parse("paskahousu+turn_limit=30")
    table = [Search(seed) for seed in range(3)]
    twins = [PlayoutBot(seed) for seed in range(3)]
    for each, twin in zip(table, twins, strict=True):
        each.openly.playouts = twin.playouts = 20
    assert [d.action for d in decisions(rules, table, 3)] == [d.action for d in decisions(rules, twins, 3)]


@pytest.mark.parametrize(("deals", "milliseconds"), [(0, None), (32, 0.5)])
def test_a_budget_of_nothing_is_refused(deals: int, milliseconds: float | None) -> None:
    with pytest.raises(ValepaskaError, match="one deal and one millisecond"):
        Search(deals=deals, milliseconds=milliseconds)
