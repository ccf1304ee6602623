"""Whole deals by the million: the sums, where they come from, and what is refused."""

import os
import subprocess
import sys
from collections import Counter

import pytest

import valepaska as vp
from valepaska.cards import FACE_OF_BIT, bits, faces
from valepaska.engine import codes as c
from valepaska.engine.dice import WHOLE, counter_of, draw_below
from valepaska.engine.layout import Board, Dice, empty_board
from valepaska.engine.reading import board_key
from valepaska.engine.texts import claim_of
from valepaska.errors import RulesError, ValepaskaError
from valepaska.fast import InterpretedWarning, choosing, playouts
from valepaska.fast.asking import asked
from valepaska.fast.dealing import deal_anew
from valepaska.fast.layouts import Order
from valepaska.fast.playing import RANDOM, choose, decide
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits, tables

GAME = Rules.parse("valepaska")
DECK = list(bits(deck_bits(GAME)))


def fresh(number: int, seats: int = 4) -> tuple[Board, Dice]:
    """A numbered deal of seed 7, and its dice."""
    board, dice = empty_board(seats, len(DECK)), Dice(counter_of(7, number))
    deal_anew(board, tables(GAME), dice, DECK, seats, number % seats)
    return board, dice


def interpreted(text: str) -> str:
    """What a program prints that runs interpreted."""
    settings = {**os.environ, "VALEPASKA_JIT": "0", "PYTHONWARNINGS": "error"}
    settings["PYTHONPATH"] = os.pathsep.join(sys.path)
    done = subprocess.run([sys.executable, "-c", text], env=settings, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("policy", ["random", "honest", "semirandom"])
def test_with_the_switch_off_the_same_deals_are_played_interpreted(policy: str) -> None:
    call = f"playouts('valepaska+jokers', 3, 60, 5, policy={policy!r}, challenge=0.2)"
    fast = playouts("valepaska+jokers", 3, 60, 5, policy=policy, challenge=0.2)
    assert fast.compiled
    assert interpreted(f"from valepaska.fast import playouts\nprint({call})") == f"{fast._replace(compiled=False)}\n"


@pytest.mark.slow
def test_threads_and_blocks_do_not_change_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = playouts(GAME, 4, 3000, 9)
    assert playouts(GAME, 4, 3000, 9, threads=2) == alone
    monkeypatch.setattr("valepaska.fast.whole_deals.DEALS_IN_A_BLOCK", 7)
    assert playouts(GAME, 4, 3000, 9, threads=3) == alone
    assert playouts(GAME, 4, 3000, 10) != alone


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["valepaska", "valepaska+first-out", "paskahousu", "poytapaska"])
def test_every_deal_has_a_loser_or_a_winner_or_is_undecided(spec: str) -> None:
    found = playouts(spec, 4, 2000, 3)
    counted = found.wins if "first-out" in spec else found.losses
    assert sum(counted) + found.undecided == 2000
    assert found.plays + found.answers == found.decisions
    assert bool(found.answers) == Rules.parse(spec).challenge.face_down


@pytest.mark.slow
def test_no_seat_is_favoured_when_everybody_deals_as_often() -> None:
    losses = playouts(GAME, 4, 40_000, 1).losses
    assert sum((each - sum(losses) / 4) ** 2 for each in losses) / (sum(losses) / 4) < 16.3  # chi-square, 0.1 %


@pytest.mark.slow
def test_a_turn_limit_of_the_rules_is_kept() -> None:
    found = playouts("valepaska+turn_limit=3", 4, 100, 1)
    assert found.undecided == 100
    assert found.turns == 300


def test_two_packs_are_played_interpreted_and_say_so() -> None:
    with pytest.warns(InterpretedWarning, match="packs=2 runs interpreted"):
        found = playouts("valepaska+two-packs+turn_limit=50", 6, 3, 1)
    assert not found.compiled
    assert found.undecided <= 3


def test_without_numba_it_says_what_to_install_and_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "find_spec", lambda name: None)
    with pytest.warns(InterpretedWarning, match=r"pip install 'PATH/TO/THE/CLONE\[fast\]'"):
        found = playouts("valepaska+turn_limit=50", 4, 3, 1)
    assert not found.compiled


def test_the_base_install_plays_deals_without_numpy_too() -> None:
    hidden = "import sys\nsys.modules['numba'] = sys.modules['numpy'] = None\n"
    said = interpreted(f"{hidden}from valepaska.fast import playouts\nprint(playouts('valepaska', 4, 3, 1).decisions)")
    assert int(said) > 30


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"policy": "wild"}, "there is no policy 'wild': the policies are random, honest, semirandom"),
        ({"deals": 0}, "0 deals cannot be played"),
        ({"threads": 0}, "0 threads are of no use here"),
        ({"threads": 10**6}, "threads are of no use here"),
        ({"seed": -1}, "this seed is out of bounds"),
        ({"seed": 2**63}, "this seed is out of bounds"),
        ({"challenge": 1.5}, "1.5 is no chance"),
        ({"seats": 11}, "11 seats are not possible"),
        ({"rules": "valapaska"}, "did you mean valepaska"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(arguments: dict[str, object], message: str) -> None:
    given: dict[str, object] = {"rules": "valepaska", "seats": 4, "deals": 1, "seed": 0, **arguments}
    with pytest.raises((ValepaskaError, RulesError), match=message) as refused:
        playouts(**given)  # type: ignore[arg-type]
    assert "\n" not in str(refused.value)


def test_a_deal_on_a_used_board_is_the_deal_that_the_rules_make_of_its_deck() -> None:
    board, dice = fresh(0)
    t = tables(GAME)
    order = Order()
    for number in range(1, 30):
        for _ in range(60):
            if board.phase != c.OVER:
                decide(board, t, dice, order, RANDOM, WHOLE // 8)
        deal_anew(board, t, dice, DECK, 4, number % 4)
        state = vp.deal(GAME, 4, [FACE_OF_BIT[bit] for bit in board.deck], number % 4)
        assert board_key(board) == board_key(state.board)
        assert board.turns == 0


def test_a_random_starter_is_drawn_by_the_dice_of_the_deal() -> None:
    game = Rules.parse("valepaska+starter=random")
    starters = set()
    for number in range(40):
        board = empty_board(3, 52)
        deal_anew(board, tables(game), Dice(counter_of(1, number)), DECK, 3, 0)
        starters.add(board.turn)
    assert starters == {0, 1, 2}


def test_every_card_lies_in_every_place_of_the_deck_as_often() -> None:
    deals = 2600
    places = [Counter[int]() for _ in DECK]
    for number in range(deals):
        board, _ = fresh(number)
        for place, card in enumerate(board.deck):
            places[place][card] += 1
    expected = deals / len(DECK)
    surprise = sum((places[place][card] - expected) ** 2 / expected for place in range(52) for card in DECK)
    assert 51 * 51 - 5 * 72 < surprise < 51 * 51 + 5 * 72  # chi-square, five standard deviations


def test_draws_below_a_bound_are_even_and_differ_between_deals_and_seeds() -> None:
    for bound in (3, 7, 52):
        dice = Dice(counter_of(3, 1))
        counts = Counter(draw_below(dice, bound) for _ in range(bound * 400))
        assert set(counts) == set(range(bound))
        assert sum((found - 400) ** 2 / 400 for found in counts.values()) < bound + 5 * (2 * bound) ** 0.5
    starts = {counter_of(seed, number) for seed in range(60) for number in range(60)}
    assert len(starts) == 3600


def test_the_random_policy_does_what_it_says() -> None:
    """Draws 1/8 and plays unseen 1/8 where both may be done, else one to four cards; doubts as often as asked."""
    t, order, dice = tables(GAME), Order(), Dice(5)
    verbs, sizes, answers = Counter[int](), Counter[int](), Counter[int]()
    for number in range(400):
        board, _ = fresh(number)
        board.phase, board.turn, board.offer = c.TURN, 0, c.NO_KIND
        for _ in range(10):
            choose(board, t, dice, order, 0, RANDOM, 0)
            verbs[order.verb] += 1
            sizes[order.count] += order.verb == c.PLAY
        board.phase = c.WINDOW
        for _ in range(10):
            choose(board, t, dice, order, 1, RANDOM, WHOLE // 4)
            answers[order.verb] += 1
    assert verbs.keys() == {c.DRAW, c.STOCK, c.PLAY}
    assert 420 < verbs[c.DRAW] < 580
    assert 420 < verbs[c.STOCK] < 580
    assert all(650 < sizes[number] < 850 for number in (1, 2, 3, 4))
    assert 850 < answers[c.CHALLENGE] < 1150


def test_a_playout_is_the_sum_of_its_numbered_deals() -> None:
    rules, seats = GAME.replace(turn_limit=1000), 3
    found = playouts(rules, seats, 8, 7)
    losses, decisions = [0] * seats, 0
    for number in range(8):
        board, dice = fresh(number, seats)
        state = vp.deal(rules, seats, [FACE_OF_BIT[bit] for bit in board.deck], number % seats)
        order = Order()
        while state.outcome is None:
            twin = state.board.copy()
            seat = asked(twin, tables(rules))
            assert seat == state.to_act[0]
            choose(twin, tables(rules), dice, order, seat, RANDOM, WHOLE // 8)
            state = vp.apply(state, seat, action_of(state, order)).state
            decisions += 1
        if state.outcome.loser is not None:
            losses[state.outcome.loser] += 1
    assert (list(found.losses), found.decisions) == (losses, decisions)


def action_of(state: vp.State, order: Order) -> vp.Action:
    """The action that an order of a face-down game stands for."""
    verb, cards, kind, count = order.verb, order.cards, order.kind, order.count
    plain: dict[int, vp.Action] = {
        c.DRAW: vp.Draw(),
        c.PICKUP: vp.PickUp(),
        c.PASS: vp.Pass(),
        c.CHALLENGE: vp.Challenge(),
    }
    if verb == c.PLAY:
        return vp.Play(faces(cards), claim_of(state.rules, kind, count))
    if verb == c.STOCK:
        return vp.PlayFromStock(claim_of(state.rules, kind, count))
    return plain[verb]
