"""The one layout of a net: the same numbers at a table as in a batch, what is hidden, and what has no place in it."""

import random

import numpy as np
import pytest

import valepaska as vp
from tests.fast.listening import GAMES, some_code, table_of
from valepaska.errors import IllegalAction, RulesError, ValepaskaError
from valepaska.fast.batch import SKIP
from valepaska.fast.hearing import Listener
from valepaska.fast.machines import Interpreted
from valepaska.fast.senses import BLIND_TO, CODES, FACTS, HIDDEN, KIND_NAMES, senses_of
from valepaska.fast.sensing_batch import SensingBatch
from valepaska.rules.model import OPTIONS, Rules
from valepaska.rules.tables import tables


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec)
def test_a_seat_remembers_from_its_own_events_what_the_batch_remembers_from_the_board(game: Rules) -> None:
    dice = random.Random(game.spec)
    seats = dice.choice([2, 3, 4, 5, 6])
    batch = SensingBatch(game, seats, 2, seed=dice.randrange(1000), deal_anew=False)
    assert batch.compiled
    tables_ = [table_of(batch, deal) for deal in range(2)]
    for _ in range(50):
        facts, legal = batch.observe()
        codes = np.array([some_code(row, dice) if row.any() else SKIP for row in legal])
        for deal, table in enumerate(tables_):
            assert batch.state(deal) == table.state
            if codes[deal] == SKIP:
                assert not legal[deal].any()
                continue
            for seat in {int(batch.asked[deal]), dice.randrange(seats)}:
                heard = table.listeners[seat].sense(vp.view(table.state, seat))
                assert np.array_equal(np.array(heard.facts, dtype=np.float32), batch.facts_of(seat)[deal])
                assert min(heard.facts) >= 0.0
                assert max(heard.facts) <= 1.0
                if seat == batch.asked[deal]:
                    assert heard.legal == np.flatnonzero(legal[deal]).tolist()
                    assert np.array_equal(facts[deal], batch.facts_of(seat)[deal])
            native = senses_of(batch.rules, seats).codes.index(int(codes[deal]))
            table.act(batch.encoding.decode(batch.view(deal), native))
        batch.step(codes)
        if (batch.asked < 0).all():
            break


@pytest.mark.slow
def test_what_is_hidden_is_what_the_others_hold_and_what_lies_face_down() -> None:
    batch, dice = SensingBatch("valepaska+jokers", 4, 3, seed=4), random.Random(4)
    lies = set()
    for _ in range(60):
        hidden_now = batch.hidden()
        for deal in range(3):
            board, me = batch.state(deal).board, int(batch.asked[deal])
            t, row = tables(batch.rules), hidden_now[deal]
            hands = row[HIDDEN["hands"]].reshape(5, 16) * 4
            for place in range(1, 4):
                hand = board.hand[(me + place) % 4]
                assert hands[place - 1].tolist() == [min(4, (hand & kind).bit_count()) for kind in t.kind_cards]
            assert not hands[3:].any()
            stock = board.deck[board.stock_at : board.stock_end]
            for card, told in zip(stock, row[HIDDEN["next cards"]].reshape(3, 16), strict=False):
                assert told.tolist() == [float(t.kind_of[card] == kind) for kind in range(16)]
            everything = sum(row[HIDDEN[name]].sum() for name in ("hands", "pile", "stock", "discards"))
            own = sum((board.hand[me] & kind).bit_count() for kind in t.kind_cards)
            assert own + 4 * everything == 52
            if board.plays:
                laid, kind = board.play_cards[board.plays - 1], t.kind_cards[board.play_kind[board.plays - 1]]
                assert row[HIDDEN["lie"]] == [float(bool(laid & ~kind))]
                lies.add(float(row[HIDDEN["lie"]][0]))
                assert row[HIDDEN["last play"]].sum() * 4 == sum((laid & each).bit_count() for each in t.kind_cards)
        batch.step(np.array([some_code(row, dice) for row in batch.observe().legal]))
    assert lies == {0.0, 1.0}


@pytest.mark.slow
def test_a_sensing_batch_is_the_same_compiled_and_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = SensingBatch("valepaska+first-out", 3, 4, seed=8)
    monkeypatch.setattr("valepaska.fast.batch.machine_for", lambda rules: Interpreted())
    slow, dice = SensingBatch("valepaska+first-out", 3, 4, seed=8), random.Random(1)
    assert (fast.compiled, slow.compiled) == (True, False)
    for _ in range(120):
        for quick, plain in zip((*fast.observe(), fast.hidden()), (*slow.observe(), slow.hidden()), strict=True):
            assert np.array_equal(quick, plain)
        codes = np.array([some_code(row, dice) for row in fast.observe().legal])
        for quick, plain in zip(fast.step(codes), slow.step(codes), strict=True):
            assert np.array_equal(quick, plain)
    assert fast.numbers.max() >= 4


def test_all_games_have_one_layout_in_which_the_rules_stand_out() -> None:
    assert len(set(FACTS)) == len(FACTS)
    assert len(set(CODES)) == len(CODES)
    seen = set()
    for game in GAMES:
        for seats in (2, 6):
            senses = senses_of(game, seats)
            assert len(set(senses.facts) | set(senses.rules)) == len(senses.facts) + len(senses.rules)
            assert len(set(senses.codes)) == len(senses.codes)
            seen.add(tuple(senses.rules.items()))
    assert len(seen) == 2 * len(GAMES)
    plain, split = (senses_of(Rules.parse(spec), 4) for spec in ("valepaska", "valepaska+black-specials"))
    assert len(KIND_NAMES) == 16
    assert (len(plain.codes), len(split.codes)) == (4 + 7 * 13, 4 + 7 * 16)
    assert CODES[plain.codes[4 + 7]] == "stock as Tb"


def test_every_option_that_a_net_does_not_see_is_one_that_there_is() -> None:
    assert set(OPTIONS) > BLIND_TO


def test_games_that_have_no_place_in_the_layout_are_refused_in_one_line() -> None:
    with pytest.raises(ValepaskaError, match="a net plays face-down games at 2 to 6 seats, not paskahousu at 3"):
        SensingBatch("paskahousu", 3, 1)
    with pytest.raises(ValepaskaError, match="at 2 to 6 seats, not valepaska at 7"):
        senses_of(Rules.parse("valepaska"), 7)
    with pytest.raises(RulesError, match="packs=2"):
        SensingBatch("valepaska+two-packs", 3, 1)
    batch = SensingBatch("valepaska", 3, 1)
    for wrong in (CODES.index("take back"), len(CODES), -2):
        with pytest.raises(IllegalAction, match="no_such_choice"):
            batch.step(np.array([wrong]))
    with pytest.raises(ValepaskaError, match="a spectator has no senses"):
        Listener().listen(vp.view(batch.state(0), None), ())
