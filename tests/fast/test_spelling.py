"""Actions in two stages, what is said and then the cards: every action has a spelling and is read back from it."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import valepaska as vp
from tests.strategies import legal_action, share, states
from valepaska.errors import ValepaskaError
from valepaska.fast.spelling import Spelling


@given(state=states(), dice=st.randoms(use_true_random=False))
def test_a_legal_action_is_spelled_by_legal_codes_and_read_back(state: vp.State, dice: random.Random) -> None:
    spelling = Spelling(state.rules)
    for seat in state.to_act[:1]:
        seen = vp.view(state, seat)
        action = legal_action(seen, dice)
        if action is None:
            continue
        codes = spelling.encode(action)
        assert spelling.decode(codes) == action
        for place, code in enumerate(codes):
            assert spelling.legal(seen, codes[:place])[code], f"{spelling.names[code]} after {codes[:place]}"


@share(0.5)
@given(state=states(), dice=st.randoms(use_true_random=False))
def test_whatever_legal_codes_spell_is_legal(state: vp.State, dice: random.Random) -> None:
    spelling = Spelling(state.rules)
    for seat in state.to_act[:1]:
        seen, codes = vp.view(state, seat), list[int]()
        while len(codes) < 60:
            following = np.flatnonzero(spelling.legal(seen, codes)).tolist()
            if not following:
                break
            codes.append(int(dice.choice(following)))
        assert spelling.decode(codes) in vp.legal(seen)


@pytest.mark.parametrize("text", ["play 3c as Tb", "stock as Tb", "play X as 4"])
def test_what_the_rules_do_not_have_is_not_spelled(text: str) -> None:
    action = vp.parse_action(text, vp.Rules.parse("valepaska+black-specials+jokers"))
    with pytest.raises(ValepaskaError, match="has no codes for"):
        Spelling("valepaska").encode(action)


def test_a_play_is_what_is_said_then_its_cards_then_an_end() -> None:
    spelling = Spelling("valepaska")
    [play] = [vp.parse_action("play 8s 3h 8h as 9", vp.Rules.parse("valepaska"))]
    assert [spelling.names[code] for code in spelling.encode(play)] == ["play as 9", "3h", "8h", "8s", "end"]
    assert len(set(spelling.names)) == len(spelling.names) == 4 + 13 + 13 + 1 + 52 + 1


@pytest.mark.parametrize("codes", [[], [4711], [-1], [17], [17, 83], [30, 40], [0, 40], [31], [17, 40]])
def test_codes_that_spell_nothing_are_refused_in_one_line(codes: list[int]) -> None:
    with pytest.raises(ValepaskaError, match="spells no action"):
        Spelling("valepaska").decode(codes)
