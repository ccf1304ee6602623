"""Who sits where, and what happens when people come."""

import pytest

from tests.table.stage import Stage, kinds, names, people, token
from valepaska.records.replay import verify
from valepaska.table import protocol
from valepaska.table.table import Table


def test_the_first_to_sit_is_the_host_and_everybody_is_told() -> None:
    stage = Stage()
    watcher = stage.connect()
    anna, bo = stage.sit("Anna"), stage.sit("Bo")
    assert watcher.table["host"] == anna.seat == 0
    assert names(watcher) == ["Anna", "Bo", "", ""]
    assert [event["name"] for event in watcher.told("sat_down")] == ["Anna", "Bo"]
    assert bo.told("new_host") == []


def test_a_token_is_told_once_and_to_nobody_else() -> None:
    stage = Stage()
    watcher, anna = stage.connect(), stage.sit("Anna")
    assert anna.token is not None
    assert not any(anna.token.encode() in body for body in watcher.raw)
    assert sum(anna.token.encode() in body for body in anna.raw) == 1
    assert anna.token not in "".join(map(str, stage.log))


def test_a_page_that_lost_the_answer_finds_its_seat_by_its_own_token() -> None:
    stage = Stage()
    first, second = stage.connect(), stage.connect()
    command = protocol.Sit(id="s", name="Anna", token=token("own"))
    stage.send(first, command)
    stage.drop(first)
    assert stage.send(second, command)["type"] == "accepted"
    assert second.token == token("own")
    stage.drop(second)
    assert stage.connect(token("own")).seat == 0
    assert kinds(stage.pages[0]).count("person") == 1


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Anna  Maija ", "Anna Maija"),
        ("\uff21nna", "Anna"),  # full-width A
        ("An\u202ena", "Anna"),  # turns the text round
        ("An\u200bna", "Anna"),
        ("Väinö", "Väinö"),
        ("Va\u0308ino\u0308", "Väinö"),
        ("🦟", "🦟"),
    ],
)
def test_names_are_brought_to_one_form(given: str, kept: str) -> None:
    stage = Stage()
    assert names(stage.sit(given))[0] == kept


@pytest.mark.parametrize("name", [" ", "\u202e", "x" * 21, "\u200b\u200d", "\u0301\u0301"])
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    stage = Stage()
    page = stage.connect()
    assert stage.send(page, protocol.Sit(id="s", name=name))["code"] == "name_bad"


def test_a_name_cannot_hide_other_lines_under_its_marks() -> None:
    stage = Stage()
    assert len(names(stage.sit("A" + "\u0336" * 15))[0]) <= 3


def test_two_people_cannot_have_one_name() -> None:
    stage = Stage()
    stage.sit("Anna")
    page = stage.connect()
    assert stage.send(page, protocol.Sit(id="s", name="ANNA"))["code"] == "name_taken"


def test_a_full_table_says_so() -> None:
    stage = Stage(seats=2)
    people(stage, ["Anna", "Bo"])
    page = stage.connect()
    assert stage.send(page, protocol.Sit(id="s", name="Cai"))["code"] == "full"


def test_somebody_who_sits_cannot_sit_twice() -> None:
    stage = Stage()
    anna = stage.sit("Anna")
    assert stage.send(anna, protocol.Sit(id="s", name="Anna too"))["code"] == "already_seated"


def test_who_comes_during_a_deal_sits_from_the_next_one_on() -> None:
    stage = Stage(bot_speed="instant")
    anna = stage.sit("Anna")
    stage.send(anna, protocol.Start(id="s"))
    bo = stage.connect()
    assert stage.send(bo, protocol.Sit(id="s", name="Bo"))["type"] == "accepted"
    assert bo.mine["joining"]
    assert bo.mine["seat"] is None
    assert bo.view["hand"] == []
    assert anna.table["joining"] == ["Bo"]
    stage.wait(3_600_000)
    assert not stage.is_playing()
    stage.send(anna, protocol.Rematch(id="r", decision=anna.deal["decision"]))
    assert bo.seat != anna.seat
    assert len(bo.hand) == 5
    assert kinds(bo) == ["person", "person", "bot", "bot"]


def test_who_waits_for_a_seat_can_go_again() -> None:
    stage = Stage()
    stage.send(stage.sit("Anna"), protocol.Start(id="s"))
    bo = stage.connect()
    stage.send(bo, protocol.Sit(id="s", name="Bo"))
    assert stage.send(bo, protocol.Stand(id="t"))["type"] == "accepted"
    assert bo.table["joining"] == []


def test_the_end_shows_all_cards_who_lied_and_a_record_that_replays() -> None:
    stage = Stage(bot_speed="instant")
    anna = stage.sit("Anna")
    stage.send(anna, protocol.Start(id="s"))
    assert stage.table.last_record is None
    stage.wait(3_600_000)
    review = anna.deal["review"]
    assert review is not None
    assert sum(tally["claims"] for tally in review["tallies"]) == len(review["plays"])
    doubted = [play for play in review["plays"] if play["challenger"] is not None]
    assert len(doubted) == sum(tally["calls"] for tally in review["tallies"])
    assert [play["honest"] for play in doubted] == [event["honest"] for event in anna.told("challenged")]
    record = Table.load(stage.log, stage.now).last_record
    assert record is not None
    verify(record)
    assert anna.table["deals"] == 1
