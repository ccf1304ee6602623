"""The moment of doubt: who is first, who is late, what is held back, when it closes."""

from itertools import permutations

import pytest

from tests.table.stage import Stage, lowest_claim, people, until_turn, until_window
from valepaska.engine.events import Phase
from valepaska.table import protocol
from valepaska.table.pace import PACES

QUICK = PACES["quick"]
assert QUICK.window is not None


def opened(stage: Stage, seats: int = 4) -> None:
    people(stage, [f"P{number}" for number in range(seats)])


@pytest.mark.parametrize(
    ("seats", "order"),
    [(seats, order) for seats in (2, 3, 4, 5) for order in permutations(range(seats - 1))],
)
def test_in_every_order_of_simultaneous_challenges_the_first_wins_and_the_others_hear_who(
    seats: int, order: tuple[int, ...]
) -> None:
    stage = Stage(seats=seats)
    opened(stage, seats)
    claimant = until_window(stage)
    decision = claimant.deal["decision"]
    others = [page for page in stage.pages if page is not claimant]
    answers = [stage.act(others[place], "challenge", decision) for place in order]
    winner = others[order[0]]
    assert [answer["type"] for answer in answers] == ["accepted"] + ["refused"] * (seats - 2)
    assert all((answer["code"], answer["seat"]) == ("beaten", winner.seat) for answer in answers[1:])
    told = claimant.told("challenged")
    assert [event["seat"] for event in told] == [winner.seat]


def test_the_window_closes_by_the_clock_of_the_server_and_a_doubt_after_it_is_late() -> None:
    stage = Stage()
    opened(stage)
    claimant = until_window(stage)
    late = next(page for page in stage.pages if page.seat != claimant.seat)
    decision = late.deal["decision"]
    deadline = late.deal["clock"]["deadline"]
    assert deadline == late.deal["clock"]["opened"] + QUICK.window
    stage.now = deadline + 1  # the tick that closes it has not come yet: the clock counts, not the tick
    answer = stage.act(late, "challenge", decision)
    assert (answer["type"], answer["code"]) == ("refused", "window_closed")
    assert stage.state.phase is Phase.TURN
    assert claimant.told("challenged") == []


def test_a_doubt_in_the_last_millisecond_counts() -> None:
    stage = Stage()
    opened(stage)
    claimant = until_window(stage)
    doubter = next(page for page in stage.pages if page.seat != claimant.seat)
    stage.now = doubter.deal["clock"]["deadline"] - 1
    assert stage.act(doubter, "challenge")["type"] == "accepted"


def test_passes_of_others_do_not_make_an_answer_stale() -> None:
    stage = Stage()
    opened(stage)
    claimant = until_window(stage)
    first, second, third = (page for page in stage.pages if page is not claimant)
    decision = third.deal["decision"]
    stage.do(first, "pass")
    stage.do(second, "pass")
    assert third.deal["decision"] == decision
    assert sorted(third.view["answered"]) == sorted([first.seat, second.seat])
    assert stage.act(third, "challenge", decision)["type"] == "accepted"


def test_when_all_have_passed_the_window_closes_at_once() -> None:
    stage = Stage()
    opened(stage)
    claimant = until_window(stage)
    for page in stage.pages:
        if page is not claimant:
            stage.do(page, "pass")
    assert stage.state.phase is Phase.TURN


def test_an_action_prepared_in_the_window_is_still_good_when_it_has_closed() -> None:
    stage = Stage()
    opened(stage)
    until_window(stage)
    heir = stage.on_turn()
    action, decision = lowest_claim(heir), heir.deal["decision"]
    stage.wait(QUICK.window or 0)
    assert stage.state.phase is Phase.TURN
    assert stage.act(heir, action, decision)["type"] == "accepted"


class TestTheNextSeatsOwnAction:
    def test_is_held_back_for_the_shortest_window_and_then_done(self) -> None:
        stage = Stage()
        opened(stage)
        claimant = until_window(stage)
        heir = stage.on_turn()
        stage.now = heir.deal["clock"]["opened"] + 100
        assert stage.act(heir, "pickup", id="early") is None
        assert stage.state.phase is Phase.WINDOW
        assert claimant.told("took") == []
        stage.wait(QUICK.shortest)
        assert heir.answers["early"]["type"] == "accepted"
        assert [event["seat"] for event in claimant.told("took")] == [heir.seat]

    def test_gives_way_to_a_doubt(self) -> None:
        stage = Stage()
        opened(stage)
        claimant = until_window(stage)
        heir = stage.on_turn()
        doubter = next(page for page in stage.pages if page.seat not in (claimant.seat, heir.seat))
        stage.act(heir, "pickup", id="early")
        stage.do(doubter, "challenge")
        answer = heir.answers["early"]
        assert (answer["type"], answer["code"], answer["seat"]) == ("refused", "beaten", doubter.seat)

    def test_is_done_at_once_when_everybody_else_has_answered(self) -> None:
        stage = Stage()
        opened(stage)
        claimant = until_window(stage)
        heir = stage.on_turn()
        stage.act(heir, "pickup", id="early")
        for page in stage.pages:
            if page.seat not in (claimant.seat, heir.seat):
                assert "early" not in heir.answers
                stage.do(page, "pass")
        assert heir.answers["early"]["type"] == "accepted"

    def test_is_done_at_once_after_the_shortest_window(self) -> None:
        stage = Stage()
        opened(stage)
        until_window(stage)
        stage.wait(QUICK.shortest + 10)
        assert stage.state.phase is Phase.WINDOW
        assert stage.act(stage.on_turn(), "pickup")["type"] == "accepted"

    def test_is_refused_at_once_when_the_rules_refuse_it(self) -> None:
        stage = Stage()
        opened(stage)
        until_window(stage)
        assert stage.act(stage.on_turn(), "play 3c 3d 3h 3s as 3")["type"] == "refused"
        assert stage.table.kept.round is not None
        assert stage.on_turn().mine["held"] is None

    def test_can_still_become_a_doubt_of_its_own(self) -> None:
        stage = Stage()
        opened(stage)
        until_window(stage)
        heir = stage.on_turn()
        stage.act(heir, "pickup", id="early")
        assert stage.act(heir, "challenge")["type"] == "accepted"
        assert heir.answers["early"]["code"] == "beaten"

    def test_cannot_be_given_twice(self) -> None:
        stage = Stage()
        opened(stage)
        until_window(stage)
        heir = stage.on_turn()
        stage.act(heir, "pickup", id="early")
        assert stage.act(heir, "pickup", id="again")["code"] == "already_done"
        assert stage.act(heir, "pickup", id="early") is None
        stage.wait(QUICK.shortest)
        assert heir.answers["early"]["type"] == "accepted"

    def test_is_not_shown_to_the_others(self) -> None:
        stage = Stage()
        opened(stage)
        claimant = until_window(stage)
        heir = stage.on_turn()
        tab = stage.connect(heir.token)
        before = {page.seat: len(page.raw) for page in stage.pages}
        stage.act(heir, "pickup")
        assert [page.seat for page in stage.pages if len(page.raw) > before[page.seat]] == [heir.seat, heir.seat]
        assert heir.mine["held"] == tab.mine["held"] == "pickup"
        assert claimant.mine["held"] is None


def test_a_moment_more_is_one_window_more_and_once_a_deal() -> None:
    stage = Stage()
    opened(stage)
    claimant = until_window(stage)
    asker = next(page for page in stage.pages if page is not claimant)
    deadline = asker.deal["clock"]["deadline"]
    decision = asker.deal["decision"]
    assert stage.send(asker, protocol.Wait(id="w1", decision=decision))["type"] == "accepted"
    assert claimant.deal["clock"]["deadline"] == deadline + QUICK.window
    assert asker.mine["waited"]
    assert stage.send(asker, protocol.Wait(id="w2", decision=decision))["code"] == "already_done"
    stage.wait(2 * (QUICK.window or 0))
    assert stage.send(asker, protocol.Wait(id="w3", decision=decision))["code"] in ("no_window", "window_closed")


def test_without_a_limit_a_window_stays_open_until_all_have_answered() -> None:
    stage = Stage(pace="unlimited")
    opened(stage)
    claimant = until_window(stage)
    assert claimant.deal["clock"]["deadline"] is None
    stage.wait(3_600_000)
    assert stage.state.phase is Phase.WINDOW


def test_the_clock_of_the_next_turn_begins_after_the_window() -> None:
    stage = Stage()
    opened(stage)
    player = until_turn(stage)
    stage.wait((QUICK.turn or 0) - 500)
    stage.do(player, lowest_claim(player))
    clock = player.deal["clock"]
    assert clock["deadline"] - stage.now == QUICK.window
    stage.wait(QUICK.window or 0)
    clock = player.deal["clock"]
    assert clock["deadline"] - clock["opened"] == QUICK.turn
    assert clock["opened"] >= stage.now


@pytest.mark.parametrize("pause", ["challenged"])
def test_the_clock_waits_until_turned_cards_have_been_shown(pause: str) -> None:
    stage = Stage()
    opened(stage)
    claimant = until_window(stage)
    stage.do(next(page for page in stage.pages if page is not claimant), "challenge")
    assert claimant.deal["clock"]["opened"] > stage.now + 1_000
    assert claimant.told(pause)
