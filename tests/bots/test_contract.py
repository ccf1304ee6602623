import random
from collections.abc import Callable, Sequence
from functools import partial

import pytest

from tests.bots.dealing import AT_ONCE, at_once, quick
from valepaska.bots import contract, searches
from valepaska.bots.contract import BrokenContract, check, random_rules
from valepaska.bots.honest import Honest
from valepaska.cards import Card
from valepaska.engine.actions import Action, Challenge, Draw, Pass, PickUp
from valepaska.engine.events import Event, Phase
from valepaska.engine.legal import legal
from valepaska.engine.state import Step, start
from valepaska.engine.view import View
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets


@pytest.mark.parametrize("name", AT_ONCE)
def test_the_bot_keeps_the_contract(name: str) -> None:
    check(partial(quick, name), variants=3 if searches(name) else 12, seed=7, plays=partial(at_once, name))


def test_a_bot_is_asked_only_in_games_that_it_plays() -> None:
    played: set[str] = set()

    class Listener(Honest):
        def act(self, view: View, events: Sequence[Event]) -> Action:
            played.add(view.rules.spec.split("+")[0])
            assert view.rules.pack.packs == 2
            return super().act(view, events)

    check(Listener, variants=4, plays=lambda rules: rules.pack.packs == 2)
    assert played == {"paskahousu-venda"}


class Faulty(Honest):
    """Honest but for one fault, which shows in a window or at a turn."""

    fault: Callable[[View], Action | None]

    def act(self, view: View, events: Sequence[Event]) -> Action:
        action = super().act(view, events)
        return type(self).fault(view) or action


def with_fault(fault: Callable[[View], Action | None]) -> type[Faulty]:
    return type("WithFault", (Faulty,), {"fault": staticmethod(fault)})


def draws_from_an_empty_stock(view: View) -> Action | None:
    return Draw() if view.phase is Phase.TURN and not view.stock else None


def takes_the_pile_in_a_window(view: View) -> Action | None:
    early = view.phase is Phase.WINDOW and view.turn == view.seat and PickUp() in legal(view)
    return PickUp() if early else None


def tosses_the_coin_of_everybody(view: View) -> Action | None:
    random.random()
    return None


OWN_COIN = random.Random(5)


def tosses_a_coin_without_seed(view: View) -> Action | None:
    if view.phase is not Phase.WINDOW:
        return None
    return Pass() if OWN_COIN.random() < 0.5 else Challenge()


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (draws_from_an_empty_stock, "refused as stock_empty"),
        (takes_the_pile_in_a_window, "to an open window"),
        (tosses_the_coin_of_everybody, "global random state"),
        (tosses_a_coin_without_seed, "same seed gave other actions"),
    ],
)
def test_a_faulty_bot_is_found_out(fault: Callable[[View], Action | None], complaint: str) -> None:
    with pytest.raises(BrokenContract, match=complaint):
        check(with_fault(fault), variants=0)


def test_a_bot_that_knows_a_hidden_card_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    leak: list[Card] = []

    def leaking_start(rules: Rules, seats: int, deck: tuple[Card, ...]) -> Step:
        leak[:] = deck
        return start(rules, seats, deck)

    def goes_by_the_last_card(view: View) -> Action | None:
        if view.phase is not Phase.WINDOW:
            return None
        return Challenge() if leak[-1].colour == "r" else Pass()

    monkeypatch.setattr(contract, "start", leaking_start)
    with pytest.raises(BrokenContract, match="had not seen"):
        check(with_fault(goes_by_the_last_card), variants=0)


def test_random_rules_reach_every_preset_and_most_options() -> None:
    found = [random_rules(random.Random(seed)) for seed in range(300)]
    changed = {name for rules in found for name, value in rules.options().items() if value != Rules().options()[name]}
    assert len(changed) > 45
    assert {rules.spec.split("+")[0] for rules in found} >= {preset.name for preset in presets() if preset.listed}
