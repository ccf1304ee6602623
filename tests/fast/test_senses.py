"""What a seat remembers: the same from its own events as from the board, and nothing that it cannot know."""

import random
from collections.abc import Iterator
from math import comb
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import valepaska as vp
from tests.engine.worlds import hidden, permutation, same_action, shuffled
from tests.strategies import legal_action, most_seats, rules, share
from valepaska.cards import FACE_OF_BIT, Rank, Suit
from valepaska.engine.codes import FROM_HAND, KINDS
from valepaska.engine.state import start
from valepaska.errors import IllegalAction, RulesError, ValepaskaError
from valepaska.fast.batch import SKIP
from valepaska.fast.hearing import Listener
from valepaska.fast.layouts import CARDS
from valepaska.fast.machines import Interpreted
from valepaska.fast.pondering import chance_of
from valepaska.fast.recall import EVERYBODY, PILES, PUBLIC, SCALARS, SEATS, Recall, empty_recall
from valepaska.fast.remembering import recall_cleared, recall_play, remember_deal, remember_step
from valepaska.fast.senses import BLIND_TO, CODES, FACTS, HIDDEN, KIND_NAMES, senses_of, sensible
from valepaska.fast.sensing_batch import SensingBatch
from valepaska.rules.model import OPTIONS, Rules
from valepaska.rules.spec import house_rules, presets
from valepaska.rules.tables import tables


def closed_games() -> Iterator[Rules]:
    """Every face-down preset, and a house rule on top wherever it makes one."""
    for preset in presets():
        if preset.rules.challenge.face_down and preset.rules.pack.packs == 1:
            yield preset.rules
    for house in house_rules():
        game = Rules.parse(f"valepaska+{house.name}")
        if game.pack.packs == 1:
            yield game
    for more in (
        "valepaska+jokers=4+joker_role=as_two",
        "valepaska-house+swap_window=until_next_play+claimed_count=may_lie",
        "valepaska+challengers=anyone_incl_out+jokers",
    ):
        yield Rules.parse(more)


GAMES = list(dict.fromkeys(closed_games()))


def some_code(legal: Any, dice: random.Random) -> int:
    """A legal code; one that is not likely to challenge or pass, so that plays follow each other."""
    codes = np.flatnonzero(legal).tolist()
    return int(dice.choice(codes if dice.random() < 0.2 else [code for code in codes if code != 1] or codes))


class Table:
    """A deal played by the engine's own events beside a batch, with a listener in every seat."""

    def __init__(self, rules: Rules, seats: int, deck: tuple[vp.Card, ...], dealer: int, starter: int | None) -> None:
        self.state, events = start(rules, seats, deck, dealer, starter)
        self.listeners = [Listener() for _ in range(seats)]
        self.tell(events)

    def tell(self, events: Any) -> None:
        for seat, listener in enumerate(self.listeners):
            listener.listen(vp.view(self.state, seat), [vp.redact(event, seat) for event in events])

    def act(self, action: vp.Action) -> None:
        self.state, events = vp.apply(self.state, self.state.to_act[0], action)
        self.tell(events)


def table_of(batch: SensingBatch, deal: int) -> Table:
    """The same deal from its beginning."""
    board = batch.state(deal).board
    deck = tuple(FACE_OF_BIT[card] for card in board.deck[: board.stock_end])
    starter = None if board.starter < 0 else board.starter
    return Table(batch.rules, batch.seats, deck, board.dealer, starter)


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


@share(0.1)
@given(game=rules().filter(lambda game: sensible(game, 2)), seats=st.integers(2, 6), dice=st.randoms())
def test_under_any_rules_a_seat_remembers_from_its_own_events_what_the_board_tells(
    game: Rules, seats: int, dice: random.Random
) -> None:
    seats = min(seats, most_seats(game))
    state, events = start(game, seats, vp.shuffled_deck(game, dice))
    t, recall, listeners = tables(game), empty_recall(), [Listener() for _ in range(seats)]
    remember_deal(state.board, recall)
    for _ in range(60):
        for seat, listener in enumerate(listeners):
            seen = vp.view(state, seat)
            listener.listen(seen, [vp.redact(event, seat) for event in events])
            assert recall_of_rows(listener.recall, (seat, EVERYBODY)) == recall_of_rows(recall, (seat, EVERYBODY))
        sensed = listeners[seat].sense(seen)
        assert 0.0 <= min(sensed.facts) <= max(sensed.facts) <= 1.0
        if state.outcome:
            break
        seat = dice.choice(state.to_act)
        action = legal_action(vp.view(state, seat), dice)
        assert action is not None
        state, events = vp.apply(state, seat, action)
        remember_step(state.board, t, recall)


def recall_of_rows(recall: Recall, rows: tuple[int, ...]) -> list[Any]:
    """All that stands in some rows, and what is the same for all."""
    kept: list[Any] = [getattr(recall, name) for name in (*SCALARS, *PUBLIC)]
    for row in rows:
        held = recall.held[row * SEATS : (row + 1) * SEATS]
        cards = [card for card in range(52) if any(each >> card & 1 for each in held)]
        kept += [held, *(getattr(recall, name)[row] for name in PILES)]
        kept += [
            recall.piled,
            recall.took[row * SEATS * KINDS :][: SEATS * KINDS],
            recall.cleared[row * KINDS :][:KINDS],
        ]
        kept += [(card, recall.weight[row * CARDS + card]) for card in cards]
    return kept


def copy_of(recall: Recall, spoiled: tuple[int, ...]) -> Recall:
    """Another recall like it, with other things in some rows."""
    twin = empty_recall()
    for name in Recall.__slots__:
        value = getattr(recall, name)
        setattr(twin, name, list(value) if isinstance(value, list) else value)
    for row in spoiled:
        twin.laid[row] = 5
        twin.gone[row] = 3
        twin.held[row * SEATS] = 48
        twin.took[row * SEATS * KINDS] += 256
        twin.cleared[row * KINDS] += 1
    return twin


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec)
def test_two_worlds_that_a_seat_cannot_tell_apart_are_remembered_alike(game: Rules) -> None:
    dice = random.Random(game.spec)
    state = vp.deal(game, 4, vp.shuffled_deck(game, dice))
    t, recall, alike = tables(game), empty_recall(), 0
    remember_deal(state.board, recall)
    for _ in range(150):
        if state.outcome:
            break
        me, seat = dice.randrange(4), state.to_act[0]
        moved = permutation(hidden(state, me), dice)
        action = legal_action(vp.view(state, seat), dice)
        assert action is not None
        ours = vp.apply(state, seat, action)
        theirs = vp.apply(shuffled(state, moved), seat, same_action(state, seat, action, moved))
        twin = copy_of(recall, tuple(other for other in range(4) if other != me))
        remember_step(ours.state.board, t, recall)
        remember_step(theirs.state.board, t, twin)
        if [vp.redact(each, me) for each in ours.events] == [vp.redact(each, me) for each in theirs.events]:
            assert recall_of_rows(recall, (me, EVERYBODY)) == recall_of_rows(twin, (me, EVERYBODY))
            alike += 1
        state = ours.state
    assert alike > 10


def fact(table: Table, seat: int, name: str) -> float:
    """One number of what a seat sees and remembers; the ten is called as where its colours are told apart."""
    name = name.replace("T cleared", "Tb cleared")
    return table.listeners[seat].sense(vp.view(table.state, seat)).facts[FACTS.index(name)]


def play(table: Table, *moves: str) -> None:
    """What the seats do, as records write it."""
    for move in moves:
        table.act(vp.parse_action(move, table.state.rules))


@pytest.fixture
def table() -> Table:
    """Three seats; A holds the clubs from 3 to 7, B the diamonds, C the hearts; B leads anything."""
    rules = Rules.parse("valepaska+starter=left_of_dealer+opening_rank=any")
    ranks = list(Rank)[:5]
    hands = [vp.Card(rank, suit) for rank in ranks for suit in (Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS)]
    rest = [vp.Card(rank, suit) for rank in Rank for suit in Suit if vp.Card(rank, suit) not in hands]
    return Table(rules, 3, (*hands, *rest), 0, None)


def test_one_knows_what_was_taken_of_ones_own_cards_and_forgets_as_cards_are_laid(table: Table) -> None:
    play(table, "play 3d 4d as 3", "pass", "pass", "play 3h as 4", "challenge")
    assert fact(table, 1, "3 that I know seat +1 to hold / 4") == 0.5
    assert fact(table, 1, "4 that I know seat +1 to hold / 4") == 0.25
    assert fact(table, 0, "3 that I know seat +2 to hold / 4") == 0.25
    assert fact(table, 0, "4 that I know seat +2 to hold / 4") == 0.0
    assert fact(table, 2, "my 3 that all know of / 4") == 0.25
    assert fact(table, 1, "3 that I cannot place / 4") == 0.5
    play(table, "play 3c as 3", "pass", "pass", "play 5d as 5", "pass", "pass", "play 3h as 6")
    seven_cards_one_laid = 0.25 * 13 / 14
    assert fact(table, 1, "4 that I know seat +1 to hold / 4") == pytest.approx(seven_cards_one_laid, abs=0.001)
    play(table, "challenge")
    assert fact(table, 1, "3 that I know seat +1 to hold / 4") == pytest.approx(0.25 + seven_cards_one_laid, abs=0.001)
    assert fact(table, 2, "3 that I know seat +1 to hold / 4") == 0.0
    assert fact(table, 0, "3 that I know seat +2 to hold / 4") == 0.5


def test_a_claim_of_what_the_claimant_was_seen_to_take_can_be_true_and_is_believed_half(table: Table) -> None:
    play(table, "play 3d 4d as 3", "pass", "pass", "play 3h as 4", "challenge")
    play(table, "draw", "play 5d as 3", "pass", "pass", "play 3d 3h as 3")
    assert fact(table, 1, "chance that the claim can be true") == 1.0
    assert fact(table, 1, "cards of it that I know the claimant to have had / 4") == 0.5
    assert fact(table, 1, "cards that others claimed of its rank in this pile / 4") == 0.5
    assert fact(table, 1, "3 that I know seat +1 to hold / 4") == pytest.approx(0.5 * 5 / 14, abs=0.001)


def test_what_a_pile_was_claimed_to_hold_is_half_believed_to_be_in_the_hand_that_took_it(table: Table) -> None:
    play(table, "play 3d 4d as 3", "pass", "pass", "play 4h as 4", "pass", "pass", "play 5c as 5", "challenge")
    for seat, name, value in (
        (0, "3 that seat +1 took as claimed / 4", 0.5),
        (0, "4 that seat +1 took as claimed / 4", 0.25),
        (2, "3 that seat +2 took as claimed / 4", 0.5),
        (2, "4 that seat +2 took as claimed / 4", 0.0),
        (0, "5 that seat +1 took as claimed / 4", 0.0),
        (1, "3 that I took as claimed / 4", 0.5),
        (1, "4 that I took as claimed / 4", 0.25),
    ):
        assert fact(table, seat, name) == value, (seat, name)
    play(table, "play 6c as 6", "pass", "pass", "play 6d as 7")
    assert fact(table, 0, "3 that seat +1 took as claimed / 4") == pytest.approx(0.5 * 13 / 14, abs=0.01)
    play(table, "pass", "pass", "play 5h as 7", "pass", "pass", "draw", "play 3d as 8")
    assert fact(table, 0, "4 that seat +1 took as claimed / 4") < 0.25
    assert fact(table, 1, "6 cleared as others claimed / 4") == 0.0


def test_what_was_cleared_is_believed_to_be_what_others_claimed(table: Table) -> None:
    play(table, "play 3d as 6", "pass", "pass", "play 4h 5h as T", "pass", "pass")
    assert fact(table, 0, "6 cleared as others claimed / 4") == 0.25
    assert fact(table, 0, "T cleared as others claimed / 4") == 0.5
    assert fact(table, 1, "6 cleared as others claimed / 4") == 0.0
    assert fact(table, 2, "T cleared as others claimed / 4") == 0.0


def test_what_everybody_saw_a_seat_do_is_counted(table: Table) -> None:
    play(table, "play 3d 4d as 3", "pass", "pass", "play 3h as 4", "challenge")
    for name, value in {
        "claims of me / 16": 1 / 16,
        "claims of seat +1 / 16": 1 / 16,
        "lies of seat +1 / 4": 1 / 4,
        "truths of seat +1 / 4": 0.0,
        "share of lies of seat +1": 2 / 3,
        "share of lies of me": 1 / 2,
        "challenges of seat +2 / 8": 1 / 8,
        "right challenges of seat +2 / 4": 1 / 4,
    }.items():
        assert fact(table, 1, name) == value, name


def test_a_claim_of_cards_that_lie_in_ones_own_hand_is_impossible(table: Table) -> None:
    play(table, "play 3d as 3", "pass", "pass", "play 4h 5h 6h 7h as 4")
    assert fact(table, 0, "the claim is impossible") == 1.0
    assert fact(table, 0, "chance that the claim can be true") == 0.0
    assert fact(table, 0, "cards that the claim can be of / 4") == 0.75
    assert fact(table, 0, "cards that the claimant chose from / deck") == 5 / 52


def test_a_hand_that_is_laid_whole_leaves_what_was_known_of_it_in_the_pile() -> None:
    recall, t = empty_recall(), tables(Rules.parse("valepaska"))
    recall.hand_n[:2] = [3, 2]
    recall.held[0 * SEATS + 1] = 0b11
    recall.weight[:2] = [1024, 1024]
    recall_play(recall, t, 0, 1, 0, 5, 2, FROM_HAND)
    assert (recall.held[1], recall.buried[0]) == (0, 0b11)
    recall_cleared(recall, 0)
    assert (recall.gone[0], recall.buried[0]) == (0b11, 0)


@pytest.mark.parametrize("copies", range(5))
@pytest.mark.parametrize("wanted", range(1, 5))
def test_the_chance_of_a_claim_is_that_of_drawing_so_many_without_looking(wanted: int, copies: int) -> None:
    for drawn in range(21):
        ways = sum(comb(copies, got) * comb(20 - copies, drawn - got) for got in range(wanted, min(copies, drawn) + 1))
        assert chance_of(wanted, copies, 20, drawn) == pytest.approx(ways / comb(20, drawn), abs=1e-12)


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


def test_a_bot_that_sits_in_begins_with_what_lies_on_the_table(table: Table) -> None:
    play(table, "play 3d as 3", "pass", "pass", "play 4h 5h as 4")
    late = Listener()
    late.listen(vp.view(table.state, 1), ())
    early, now = table.listeners[1].sense(vp.view(table.state, 1)), late.sense(vp.view(table.state, 1))
    differ = {FACTS[at] for at, (one, other) in enumerate(zip(early.facts, now.facts, strict=True)) if one != other}
    assert differ == {"claims of me / 16", "claims of seat +1 / 16"}
    assert now.legal == early.legal
