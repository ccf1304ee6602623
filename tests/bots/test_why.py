"""What bots say of why they doubted or believed: it is true, and explains what they did, in every language."""

import pytest

from tests.bots.dealing import decisions, quick
from valepaska.bots import bot_names, characters
from valepaska.bots.why import FOLLOWED, Why, Witness
from valepaska.engine.actions import Challenge
from valepaska.engine.events import Phase
from valepaska.engine.state import State
from valepaska.i18n import LANGUAGES, texts
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables
from valepaska.terminal.why import why_words

RULES = Rules.parse("valepaska")


def is_lie(state: State) -> bool:
    """Whether the last play lies."""
    last = state.board.plays - 1
    return bool(state.board.play_cards[last] & ~tables(RULES).kind_cards[state.board.play_kind[last]])


def explains(why: Why, *, doubted: bool) -> bool:
    """Whether what was said is a reason for what was done: either it was believed, or something else was followed."""
    if why.habit is not None:
        return doubted == (why.habit in ("stops_last", "suspects"))
    return why.lie is not None and why.lie > 0.0 if doubted else why.lie is None or why.lie < 1.0


@pytest.mark.parametrize("name", [*bot_names(), *characters()])
def test_what_is_said_is_true_and_explains_what_was_done(name: str) -> None:
    doubts = 0
    for seed in range(3):
        table = [quick(name, seed), *(quick(other, seed) for other in ("liar", "semirandom", "counter"))]
        witness = Witness()
        for decision in decisions(RULES, table, seed):
            if decision.seat != 0:
                continue
            why = witness.why(table[0], decision.view, decision.events)
            if decision.view.phase is not Phase.WINDOW:
                assert why is None
                continue
            doubted = decision.action == Challenge()
            doubts += doubted
            assert why is not None
            assert explains(why, doubted=doubted), (why, doubted)
            assert why.habit is None or why.habit in FOLLOWED
            if why.lie in (0.0, 1.0):
                assert is_lie(decision.state) == bool(why.lie), "what is certain is so"
            claim = decision.view.claims[-1].claim
            assert all(why_words(texts(language), why, claim).endswith(".") for language in LANGUAGES)
    assert doubts


def test_who_doubts_by_the_dice_says_that_it_was_a_whim() -> None:
    whims = 0
    for seed in range(12):
        table = [quick("semirandom", seed), *(quick("honest", seed) for _ in range(3))]
        witness = Witness()
        for decision in decisions(RULES, table, seed):
            if decision.seat == 0:
                why = witness.why(table[0], decision.view, decision.events)
                whims += why is not None and why.lie is None and why.habit == "suspects"
    assert whims > 5
