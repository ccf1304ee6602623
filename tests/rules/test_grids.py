"""The ladder: every kept grid comes out, and every cell is what the written rules say."""

import pytest
from hypothesis import given

from tests import golden, strategies
from tests.rules import sheets
from tests.rules.letter import letter
from valepaska.errors import Reason
from valepaska.rules.grid import grid_rows
from valepaska.rules.ladder import Effect, Kind, Situation, cell, kinds
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets
from valepaska.rules.tables import KINDS, REASON_NUMBER, row_number, tables

LETTERS = {Effect.ILLEGAL: "-", Effect.PLAIN: "o", Effect.CLEAR: "C", Effect.FEED: "F"}
SITUATIONS = [Situation(stock_empty, cleared) for stock_empty in (False, True) for cleared in (False, True)]


@pytest.mark.parametrize("spec", sheets.grid_specs())
def test_the_grid_is_the_one_that_is_kept(spec: str) -> None:
    golden.check(f"grids/{spec}.txt", sheets.grid_text(spec))


def test_every_preset_has_a_grid_and_every_kept_grid_is_of_some_rules() -> None:
    made = {f"grids/{spec}.txt" for spec in sheets.grid_specs()}
    assert made >= {f"grids/{preset.name}.txt" for preset in presets()}
    assert golden.names_below("grids") == sorted(made)


@given(strategies.rules(10))
@strategies.share(0.7)
def test_every_cell_is_what_the_written_rules_say(rules: Rules) -> None:
    columns = kinds(rules)
    for now in SITUATIONS:
        for top in (None, *columns):
            for kind in columns:
                said = letter(rules, top, kind, stock_empty=now.stock_empty, cleared=now.cleared)
                assert LETTERS[cell(rules, top, kind, now).effect] == said, (rules.spec, top, kind, now)


@given(strategies.rules(10))
def test_a_claim_is_refused_with_a_reason_and_a_legal_one_has_none(rules: Rules) -> None:
    for now in SITUATIONS:
        for top in (None, *kinds(rules)):
            for kind in kinds(rules):
                found = cell(rules, top, kind, now)
                assert (found.effect is Effect.ILLEGAL) is (found.reason is not None)


@given(strategies.rules(10))
def test_the_tables_of_the_engine_hold_the_ladder(rules: Rules) -> None:
    t = tables(rules)
    columns = kinds(rules)
    for now in SITUATIONS:
        for top in (None, *columns):
            row = row_number(top, now)
            claimable = 0
            for kind in Kind:
                at = row * KINDS + kind
                if kind not in columns:
                    assert (t.effect[at], t.reason[at]) == (Effect.ILLEGAL, REASON_NUMBER[Reason.COLOUR])
                    continue
                found = cell(rules, top, kind, now)
                assert t.effect[at] == found.effect
                assert t.reason[at] == (REASON_NUMBER[found.reason] if found.reason else 0)
                claimable |= bool(found.effect) << kind
            assert t.claimable[row] == claimable


@given(strategies.rules(10))
def test_something_can_always_be_led(rules: Rules) -> None:
    for now in SITUATIONS:
        assert any(cell(rules, None, kind, now).effect for kind in kinds(rules))


@given(strategies.rules(10))
def test_an_empty_stock_only_drops_limits(rules: Rules) -> None:
    for cleared in (False, True):
        for top in (None, *kinds(rules)):
            for kind in kinds(rules):
                before = cell(rules, top, kind, Situation(cleared=cleared))
                after = cell(rules, top, kind, Situation(stock_empty=True, cleared=cleared))
                assert after.effect or not before.effect


REASONS = [
    ("valepaska", "8", "6", "too_low"),
    ("valepaska", "7", "K", "court_limit"),
    ("paskahousu", "6", "K", "court_limit"),
    ("valepaska", "9", "A", "ace_limit"),
    ("valepaska", "Q", "10", "ten_limit"),
    ("valepaska", "2", "A", "only_twos"),
    ("clone-fly+led_answer=none+ten_on_empty=plain+two_on=not_ten_ace", "10", "2", "two_limit"),
    ("valepaska", "10", "10", "must_take"),
    ("paskahousu", "A", "2", "must_take"),
    ("paskahousu-2008", None, "J", "cannot_lead"),
    ("paskahousu-qa", None, "A", "cannot_lead"),
    ("clone-toni", None, "2", "cannot_lead"),
    ("poytapaska-family", "9", "J", "court_limit"),
    ("poytapaska-family", None, "J", "cannot_lead"),
]


@pytest.mark.parametrize(("spec", "top", "claimed", "reason"), REASONS)
def test_the_reason_says_which_limit_it_is(spec: str, top: str | None, claimed: str, reason: str) -> None:
    kind_of = {"10": Kind.TEN, "J": Kind.JACK, "Q": Kind.QUEEN, "K": Kind.KING, "A": Kind.ACE, "2": Kind.TWO}
    kind_of |= {str(number): Kind(number - 2) for number in range(3, 10)}
    found = cell(Rules.parse(spec), None if top is None else kind_of[top], kind_of[claimed], Situation())
    assert found.reason == reason


def test_a_grid_speaks_of_the_rules_before_anything_is_dropped() -> None:
    plain, relaxed = (
        Rules.parse("poytapaska-wikipedia+relax_when_stock_empty=none"),
        Rules.parse("poytapaska-wikipedia"),
    )
    assert grid_rows(plain) == grid_rows(relaxed)
    assert grid_rows(plain, stock_empty=True) != grid_rows(relaxed, stock_empty=True)
