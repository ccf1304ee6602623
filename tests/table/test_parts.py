"""What a page is shown is what the engine says, also where it was not worked out anew."""

from typing import Any

import pytest

from tests.table.stage import Stage
from tests.table.test_leak import play
from tests.table.whole import as_sent, plain
from valepaska.engine.actions import Challenge, Draw, Pass, PickUp, Play, PlayDown, PlayFromStock, Swap
from valepaska.engine.events import Phase, Source
from valepaska.engine.legal import legal
from valepaska.engine.view import View, view
from valepaska.rules.spec import presets
from valepaska.table.may import may

SPECS = [
    *(preset.name for preset in presets()),
    "valepaska+swap_window=until_next_play",
    "poytapaska+table_up_swap=until_first_clear",
    "poytapaska+table_up_swap=before_start",
    "valepaska+blind_play=always+opening_blind=yes",
    "valepaska+jokers+two-packs+claimed_count=may_lie",
]
VERBS = {
    Challenge: "challenge",
    Pass: "pass",
    Draw: "draw",
    PickUp: "pickup",
    Play: "play",
    PlayDown: "down",
    PlayFromStock: "stock",
    Swap: "swap",
}


@pytest.mark.parametrize("spec", SPECS)
def test_pages_show_what_the_engine_says(spec: str) -> None:
    looked = 0
    for stage in play(spec, seed=5, steps=120):
        for page in stage.pages:
            seen = view(stage.state, page.mine["seat"])
            assert page.view == as_sent(seen)
            chair = None if seen.seat is None else stage.table.kept.chairs[seen.seat]
            wanted = may(stage.state, seen.seat) if seen.seat is not None and chair and chair.player is None else None
            assert page.deal["may"] == plain(wanted)
            looked += page.deal["may"] is not None
            if page.deal["may"] is not None:
                _check_may(stage, seen, page.deal["may"])
    assert looked > 30


def _check_may(stage: Stage, seen: View, shown: dict[str, Any]) -> None:
    allowed = legal(seen)
    verbs: set[str] = set()
    for action in allowed:
        verbs.add(VERBS[type(action)])
        if isinstance(action, Play) and len(action.cards) > 1:
            break
    assert verbs <= set(shown["verbs"])
    assert set(shown["verbs"]) - verbs <= {"play"}
    if shown["ranks"]:
        hand, unseen = allowed.ranks(), allowed.ranks(Source.STOCK)
        assert [(each["claim"], each["reason"], each["unseen"]) for each in shown["ranks"]] == [
            (str(claim), hand[claim], unseen[claim]) for claim in hand
        ]


def test_an_entry_of_the_pile_shows_its_cards_to_who_laid_them() -> None:
    stage = Stage()
    for stage in play("valepaska", seed=9, steps=60):
        if stage.state.phase is Phase.WINDOW:
            break
    claimant = stage.state.board.claimant
    for page in stage.pages:
        entry = page.view["claims"][-1]
        assert (entry["cards"] is not None) == (page.mine["seat"] == claimant and entry["source"] == "hand")
