"""Commands that come again, soon and long after they were done."""

from itertools import permutations, product

import pytest

from tests.table.stage import Page, Stage, people, token, until_window
from valepaska.table import log, protocol
from valepaska.table.kept import ANSWERS_KEPT


def clients(stage: Stage) -> list[str]:
    return [entry.client for entry in stage.log if entry.client is not None]


def chatter(stage: Stage, page: Page, times: int) -> None:
    for number in range(times):
        stage.send(page, protocol.Mute(id=f"m{number}", seat=1, on=number % 2 == 0))


@pytest.mark.parametrize("restart", [False, True])
def test_a_command_that_comes_again_when_its_answer_is_forgotten_is_refused_and_not_done(restart: bool) -> None:
    stage = Stage()
    anna = stage.sit("Anna")
    stage.send(anna, protocol.SetPace(id="old", pace="relaxed"))
    stage.send(anna, protocol.SetPace(id="new", pace="quick"))
    chatter(stage, anna, ANSWERS_KEPT)
    if restart:
        stage.restart()
        anna = stage.connect(anna.token)
    anna.answers.clear()
    answer = stage.send(anna, protocol.SetPace(id="old", pace="relaxed"))
    assert (answer["type"], answer["code"]) == ("refused", "already_done")
    assert stage.table.kept.pace == "quick"
    assert len(clients(stage)) == len(set(clients(stage)))


def test_a_sit_that_comes_again_when_its_answer_is_forgotten_gives_nobody_a_second_seat() -> None:
    stage = Stage()
    command = protocol.Sit(id="s", name="Anna", token=token("own"))
    anna = stage.connect()
    stage.send(anna, command)
    chatter(stage, anna, ANSWERS_KEPT)
    late = stage.connect()
    assert stage.send(late, command)["code"] == "already_done"
    assert late.mine["seat"] is None
    assert [seat["kind"] for seat in anna.table["seats"]].count("person") == 1
    assert stage.connect(token("own")).seat == 0


def test_the_last_commands_of_all_are_answered_alike_however_often_they_come() -> None:
    stage = Stage()
    anna = stage.sit("Anna")
    chatter(stage, anna, ANSWERS_KEPT - 1)
    first = dict(anna.answers)
    chatter(stage, anna, ANSWERS_KEPT - 1)  # `answers` of a page takes no second answer that is another
    assert {id: answer for id, answer in anna.answers.items() if id in first} == first
    assert sum(isinstance(entry, log.Muted) for entry in stage.log) == ANSWERS_KEPT - 1


@pytest.mark.parametrize("order", [*permutations(range(4))])
@pytest.mark.parametrize("doubled", range(4))
def test_in_every_order_of_four_doubts_one_of_them_sent_twice_one_wins(order: tuple[int, ...], doubled: int) -> None:
    stage = Stage(seats=5)
    people(stage, ["Anna", "Bo", "Cai", "Disa", "Eino"])
    claimant = until_window(stage)
    decision = claimant.deal["decision"]
    others = [page for page in stage.pages if page is not claimant]
    arrivals = [*order[: order.index(doubled) + 1], doubled, *order[order.index(doubled) + 1 :]]
    answers = [stage.act(others[place], "challenge", decision, id=f"doubt{place}") for place in arrivals]
    winner = others[order[0]].seat
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert len({answer["id"] for answer in refused}) == 3
    assert all((answer["code"], answer["seat"]) == ("beaten", winner) for answer in refused)
    assert [event["seat"] for event in claimant.told("challenged")] == [winner]


@pytest.mark.parametrize("pattern", [*product("cp", repeat=4)])
def test_among_doubts_and_beliefs_in_any_order_the_first_doubt_wins(pattern: tuple[str, ...]) -> None:
    stage = Stage(seats=5)
    people(stage, ["Anna", "Bo", "Cai", "Disa", "Eino"])
    claimant = until_window(stage)
    decision = claimant.deal["decision"]
    others = [page for page in stage.pages if page is not claimant]
    words = {"c": "challenge", "p": "pass"}
    answers = [stage.act(page, words[kind], decision) for page, kind in zip(others, pattern, strict=True)]
    challenged = [event["seat"] for event in claimant.told("challenged")]
    if "c" not in pattern:
        assert challenged == []
        assert all(answer["type"] == "accepted" for answer in answers)
        return
    first = pattern.index("c")
    assert challenged == [others[first].seat]
    assert [answer["type"] for answer in answers] == ["accepted"] * (first + 1) + ["refused"] * (3 - first)
    assert all((answer["code"], answer["seat"]) == ("beaten", others[first].seat) for answer in answers[first + 1 :])
