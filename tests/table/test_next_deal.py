"""Who waits for the next deal, and when it begins."""

from typing import Any

import pytest

from tests.table.stage import Page, Stage, people, token
from valepaska.table import protocol
from valepaska.table.pace import PACES

REMATCH = PACES["quick"].rematch or 0
assert REMATCH


def comes(stage: Stage, name: str, **options: Any) -> tuple[Page, str]:
    """A page of somebody who wants a seat, and the answer: `accepted`, or the code of the refusal."""
    page = stage.connect()
    answer = stage.send(page, protocol.Sit(id=stage.id(), name=name, **options))
    return page, answer.get("code", answer["type"])


def to_the_end(stage: Stage) -> None:
    """Everybody lets the deal go on without them."""
    for _ in range(500):
        if not stage.is_playing():
            return
        stage.wait(60_000)
    raise AssertionError("the deal does not end")


def seats_with(page: Page, kind: str) -> list[int]:
    return [seat for seat, facts in enumerate(page.table["seats"]) if facts["kind"] == kind]


def wants_next(stage: Stage, page: Page) -> None:
    answer = stage.send(page, protocol.Rematch(id=stage.id(), decision=page.deal["decision"]))
    assert answer["type"] == "accepted", answer


def one_and_who_waits(seats: int = 2) -> tuple[Stage, Page, Page]:
    """A table at which Anna plays with bots, and Bo waits."""
    stage = Stage(seats=seats, bot_speed="instant")
    anna = stage.sit("Anna")
    stage.send(anna, protocol.Start(id="start"))
    bo, answer = comes(stage, "Bo", token=token("Bo"))
    assert (answer, bo.mine["joining"]) == ("accepted", True)
    return stage, anna, bo


def test_who_waits_cannot_sit_down_a_second_time_by_a_ticket() -> None:
    stage, anna, bo = one_and_who_waits(seats=4)
    stage.send(anna, protocol.OfferMove(id="o", ticket=token("ticket")))
    move = protocol.MoveHere(id="m", ticket=token("ticket"), token=token("Bo"))
    assert stage.send(bo, move)["code"] == "already_seated"
    assert stage.send(stage.connect(), move)["code"] == "already_seated"
    assert anna.seat == 0
    assert anna.table["joining"] == ["Bo"]


def test_who_waits_waits_once() -> None:
    stage, anna, _ = one_and_who_waits(seats=4)
    assert comes(stage, "Bo too", token=token("Bo"))[1] == "already_seated"
    assert anna.table["joining"] == ["Bo"]


@pytest.mark.parametrize("wanted", [None, 1])
def test_who_comes_after_the_deal_does_not_take_the_seat_of_who_has_waited(wanted: int | None) -> None:
    stage, anna, bo = one_and_who_waits()
    assert comes(stage, "Cai")[1] == "full"
    to_the_end(stage)
    assert comes(stage, "Disa", seat=wanted)[1] == "full"
    wants_next(stage, anna)
    assert (bo.seat, seats_with(bo, "person")) == (1, [0, 1])


def test_who_comes_after_the_deal_sits_at_once_where_there_is_room_beside_who_has_waited() -> None:
    stage, anna, bo = one_and_who_waits(seats=3)
    to_the_end(stage)
    cai, answer = comes(stage, "Cai")
    assert (answer, cai.seat) == ("accepted", 1)
    assert comes(stage, "Disa")[1] == "full"
    wants_next(stage, anna)
    wants_next(stage, cai)
    assert (anna.seat, cai.seat, bo.seat) == (0, 1, 2)


def test_a_seat_that_was_opened_is_not_given_to_who_comes_later_than_who_waits_for_it() -> None:
    stage = Stage(seats=2)
    anna, bo = people(stage, ["Anna", "Bo"])
    stage.send(anna, protocol.Kick(id="k", seat=bo.seat))
    cai, _ = comes(stage, "Cai")
    assert cai.mine["joining"]
    assert stage.send(anna, protocol.OpenSeat(id="o", seat=1))["type"] == "accepted"
    assert comes(stage, "Disa")[1] == "full"
    to_the_end(stage)
    wants_next(stage, anna)
    assert cai.seat == 1


def test_a_table_is_not_made_smaller_than_those_who_sit_and_wait() -> None:
    stage, anna, bo = one_and_who_waits(seats=4)
    comes(stage, "Cai")
    to_the_end(stage)
    assert stage.send(anna, protocol.Arrange(id="a2", seats=2))["code"] == "people_sit"
    assert stage.send(anna, protocol.Arrange(id="a3", seats=3))["type"] == "accepted"
    stage.send(anna, protocol.Start(id="again"))
    assert bo.seat is not None
    assert seats_with(anna, "person") == [0, 1, 2]


def after_a_deal(stage: Stage, *names: str) -> list[Page]:
    """People who have played a deal, and sit there again."""
    pages = people(stage, names)
    to_the_end(stage)
    for page in pages:
        stage.send(page, protocol.Back(id=stage.id()))
    return pages


@pytest.mark.parametrize("sent_away", [False, True])
def test_who_has_left_is_no_longer_ready_for_the_next_deal(sent_away: bool) -> None:
    stage = Stage(bot_speed="instant")
    anna, bo = after_a_deal(stage, "Anna", "Bo")
    wants_next(stage, bo)
    assert anna.table["rematch_at"] == stage.now + REMATCH
    if sent_away:
        stage.send(anna, protocol.Kick(id="k", seat=bo.seat))
    else:
        stage.send(bo, protocol.Stand(id="s"))
    assert anna.table["rematch_at"] is None
    stage.wait(10 * REMATCH)
    assert stage.table.stage == "between"
    wants_next(stage, anna)
    assert stage.is_playing()


def test_who_has_left_takes_no_time_from_others_who_are_ready() -> None:
    stage = Stage(bot_speed="instant")
    anna, bo, cai = after_a_deal(stage, "Anna", "Bo", "Cai")
    wants_next(stage, bo)
    stage.wait(1_000)
    wants_next(stage, cai)
    stage.send(bo, protocol.Stand(id="s"))
    stage.wait(REMATCH - 1_000)
    assert stage.is_playing()
    assert seats_with(anna, "person") == [anna.seat, cai.seat]


def test_no_deal_begins_when_everybody_has_left_and_some_only_watch() -> None:
    stage = Stage(bot_speed="instant")
    anna, bo = after_a_deal(stage, "Anna", "Bo")
    wants_next(stage, bo)
    for page in (bo, anna):
        stage.send(page, protocol.Stand(id=stage.id()))
    stage.wait(10 * REMATCH)
    assert stage.table.kept.standing.deals == 1
    assert stage.table.stage == "between"
    assert seats_with(anna, "person") == []


def test_no_deal_begins_while_all_who_sit_are_away_and_some_only_watch() -> None:
    stage = Stage(bot_speed="instant")
    anna, bo = after_a_deal(stage, "Anna", "Bo")
    stage.connect()
    wants_next(stage, bo)
    for page in (bo, anna):
        stage.drop(page)
    stage.wait(10 * REMATCH)
    assert stage.table.stage == "between"
    stage.connect(page=bo)
    stage.wait(0)
    assert stage.is_playing(), "who was ready is back, and nobody else is here"
