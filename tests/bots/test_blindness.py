"""No bot knows a card that its seat has not seen: whatever the hidden cards are, it does the same."""

from collections.abc import Sequence
from functools import cache
from itertools import chain, islice, product
from random import Random

import pytest

from tests.bots.dealing import AT_ONCE, decisions, quick
from valepaska.bots import bot
from valepaska.bots.contract import Deal, cards_hidden, decisions_in
from valepaska.engine.events import Event
from valepaska.engine.state import shuffled_deck
from valepaska.engine.view import View
from valepaska.rules.model import Rules

SHUFFLES = 200
MOST_TRIES = 20 * SHUFFLES
"""In open games others may draw and take only when they must, so that few ways to lay the hidden cards are possible."""
SEAT, SEED = 0, 4
MOMENTS = (2, 6, 9)
"""Which of the seat's own decisions are looked at."""

Shown = tuple[View, tuple[Event, ...]]


@cache
def worlds(spec: str, moment: int) -> Sequence[Shown]:
    """What the seat has been shown since the deal, where all that it has not seen lies in other ways."""
    rules = Rules.parse(spec)
    deal = Deal(rules, 3, shuffled_deck(rules, Random(SEED)), SEED)
    table = [bot("semirandom", seed=SEED + seat) for seat in range(3)]
    actions = [(decision.seat, decision.action) for decision in decisions(rules, table, SEED)]
    own = [at for at, (seat, _) in enumerate(actions) if seat == SEAT][moment]
    hidden = cards_hidden(deal, actions[:own], SEAT)
    dice = Random(SEED)
    found: list[Shown] = []
    for _ in range(MOST_TRIES):
        other = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
        shown = [seen for seen, _ in islice(decisions_in(deal, actions, SEAT, other), moment + 1)]
        if len(shown) == moment + 1:  # elsewhere somebody could not have done what they did
            world = (shown[-1][0], tuple(chain.from_iterable(events for _, events in shown)))
            if not found or world == found[0]:
                found.append(world)
        if len(found) == SHUFFLES:
            break
    return found


@pytest.mark.parametrize(
    ("spec", "moment", "name"),
    [
        *product(("valepaska", "valepaska-house", "paskahousu", "poytapaska"), MOMENTS, AT_ONCE),
        ("paskahousu-venda", MOMENTS[0], "playouts-1k"),  # two packs: nothing is compiled
    ],
)
def test_a_bot_does_the_same_whatever_lies_where_it_cannot_see(spec: str, moment: int, name: str) -> None:
    same = worlds(spec, moment)
    assert len(same) == SHUFFLES
    assert len({str(quick(name, seed=7).act(*world)) for world in same}) == 1
