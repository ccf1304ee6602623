"""The short equal window: challenges of one moment are collected, and one of them is drawn."""

from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.stage import Page, Stage, people, until_window
from valepaska.engine.events import Phase
from valepaska.table import log, protocol
from valepaska.table.lots import COLLECTED
from valepaska.table.pace import PACES

WINDOW = PACES["quick"].window
assert WINDOW is not None


def opened(seats: int = 5, secret: bytes = bytes(range(32)), **options: Any) -> tuple[Stage, Page, list[Page]]:
    """A table with an open window, who is doubted, and the others in their order."""
    stage = Stage(seats=seats, secret=secret, lots=True, **options)
    people(stage, [f"P{number}" for number in range(seats)])
    claimant = until_window(stage)
    stage.now = max(stage.now, claimant.deal["clock"]["opened"])
    return stage, claimant, [page for page in stage.pages if page is not claimant]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_in_every_interleaving_of_challengers_and_of_time_exactly_one_wins(count: int) -> None:
    gaps = (0, COLLECTED // 2, COLLECTED + 1) if count < 4 else (0, COLLECTED + 1)
    for order in permutations(range(4), count):
        for waits in product(gaps, repeat=count - 1):
            stage, claimant, others = opened()
            decision = claimant.deal["decision"]
            for place, wait in zip(order, (0, *waits), strict=True):
                stage.wait(wait)
                stage.act(others[place], "challenge", decision, id=f"c{place}")
            stage.wait(COLLECTED)
            won = [event["seat"] for event in claimant.told("challenged")]
            answers = {place: others[place].answers[f"c{place}"] for place in order}
            accepted = [others[place].seat for place, answer in answers.items() if answer["type"] == "accepted"]
            assert len(won) == 1
            assert accepted == won
            beaten = [answer for answer in answers.values() if answer["type"] == "refused"]
            assert all((answer["code"], answer["seat"]) == ("beaten", won[0]) for answer in beaten)
            in_time = sum(sum(waits[:at]) <= COLLECTED for at in range(count))
            assert won[0] in [others[place].seat for place in order[:in_time]], "who came after the draw was late"


def test_the_order_of_arrival_does_not_change_who_is_drawn() -> None:
    winners = set()
    for order in permutations(range(3)):
        stage, claimant, others = opened()
        for place in order:
            stage.act(others[place], "challenge")
            stage.wait(10)
        stage.wait(COLLECTED)
        winners.add(claimant.told("challenged")[0]["seat"])
    assert len(winners) == 1


def test_the_first_of_three_is_drawn_no_more_often_than_the_others() -> None:
    won = [0, 0, 0]
    for number in range(150):
        stage, claimant, others = opened(seats=4, secret=number.to_bytes(32, "big"))
        for page in others:
            stage.act(page, "challenge", claimant.deal["decision"])
        stage.wait(COLLECTED)
        won[[page.seat for page in others].index(claimant.told("challenged")[0]["seat"])] += 1
    assert all(30 <= count <= 70 for count in won), won


def test_nothing_is_told_before_the_draw_and_the_draw_comes_at_its_time() -> None:
    stage, claimant, others = opened()
    version = stage.table.version
    assert stage.act(others[0], "challenge", id="first") is None
    assert stage.table.next_due == stage.now + COLLECTED
    stage.wait(COLLECTED - 1)
    assert (stage.table.version, claimant.told("challenged")) == (version, [])
    stage.wait(1)
    assert others[0].answers["first"]["type"] == "accepted"


def test_lots_are_drawn_at_once_when_nobody_is_left_who_could_challenge() -> None:
    stage, claimant, others = opened(seats=3)
    for page in others:
        stage.act(page, "challenge", claimant.deal["decision"])
    assert len(claimant.told("challenged")) == 1


def test_a_pass_and_the_next_seats_own_action_cannot_close_the_window_before_the_draw() -> None:
    stage, claimant, others = opened()
    stage.wait(PACES["quick"].shortest)
    heir = stage.on_turn()
    doubter, passing, _silent = (page for page in others if page is not heir)
    stage.act(doubter, "challenge", id="doubt")
    assert stage.act(passing, "pass", id="pass") is None
    assert stage.act(heir, "pickup", id="take") is None
    stage.wait(COLLECTED)
    assert doubter.answers["doubt"]["type"] == "accepted"
    for page, id in ((passing, "pass"), (heir, "take")):
        assert (page.answers[id]["code"], page.answers[id]["seat"]) == ("beaten", doubter.seat)
    assert [event["seat"] for event in claimant.told("challenged")] == [doubter.seat]


def test_a_challenge_just_before_the_end_of_the_window_counts() -> None:
    stage, claimant, others = opened()
    deadline = claimant.deal["clock"]["deadline"]
    stage.wait(deadline - stage.now - 20)
    assert stage.state.phase is Phase.WINDOW
    stage.act(others[0], "challenge", id="late")
    stage.wait(20)
    assert others[0].answers["late"]["type"] == "accepted"
    assert stage.now == deadline


def test_a_challenge_sent_again_while_it_waits_is_the_same_challenge() -> None:
    stage, claimant, others = opened()
    assert stage.act(others[0], "challenge", id="one") is None
    assert stage.act(others[0], "challenge", id="one") is None
    assert stage.act(others[0], "challenge", id="two")["code"] == "already_done"
    stage.wait(COLLECTED)
    assert others[0].answers["one"]["type"] == "accepted"
    assert len(claimant.told("challenged")) == 1


def test_a_challenge_that_the_rules_refuse_is_refused_at_once() -> None:
    stage, claimant, _ = opened()
    assert stage.act(claimant, "challenge")["code"] == "own_play"
    assert stage.table.next_due != stage.now + COLLECTED


def test_bots_take_part_in_the_draw() -> None:
    stage = Stage(seats=4, lots=True, bot_speed="instant")
    anna = stage.sit("Anna")
    stage.send(anna, protocol.Start(id="s"))
    stage.wait(3_600_000)
    assert not stage.is_playing()
    assert anna.told("challenged")
    assert anna.table["lots"] is True


@pytest.mark.parametrize("late", [WINDOW, 60_000])
@settings(max_examples=30)
@given(number=st.integers(0, 2**32 - 1), seats=st.integers(3, 5))
def test_a_server_that_is_late_draws_lots_all_the_same(late: int, number: int, seats: int) -> None:
    """Everything that was due in the meantime is done in one call, and the window is over long ago."""
    stage = Stage(seats=seats, lots=True, secret=number.to_bytes(32, "big"))
    anna = stage.sit("Anna")
    stage.send(anna, protocol.Start(id="s"))
    stage.send(anna, protocol.Stand(id="t"))
    while stage.is_playing():
        due = stage.table.next_due
        assert due is not None
        stage.now = max(stage.now, due) + (late if stage.state.phase is Phase.WINDOW else 0)
        stage.deliver(stage.table.tick(stage.now))
    drawn = [entry for entry in stage.log if isinstance(entry, log.Acted) and entry.action == "challenge"]
    assert len(drawn) == len(anna.told("challenged"))


def test_without_the_option_the_first_wins_at_once() -> None:
    stage = Stage(seats=4)
    people(stage)
    claimant = until_window(stage)
    doubter = next(page for page in stage.pages if page is not claimant)
    assert stage.act(doubter, "challenge")["type"] == "accepted"


def test_a_server_that_dies_before_the_draw_has_lost_no_answer() -> None:
    stage, claimant, others = opened()
    decision = claimant.deal["decision"]
    stage.act(others[0], "challenge", decision, id="c0")
    tokens = {page.seat: page.token for page in stage.pages}
    stage.restart()
    page = stage.connect(tokens[others[0].seat])
    assert stage.act(page, "challenge", decision, id="c0") is None
    stage.wait(COLLECTED)
    assert page.answers["c0"]["type"] == "accepted"
