"""What the host of a table does: bots, seats, sending away; and who the host is."""

import msgspec
import pytest

from tests.table.stage import Stage, kinds, names, people
from valepaska.bots import characters, usual
from valepaska.errors import RulesError
from valepaska.table import log, protocol
from valepaska.table.table import Table
from valepaska.table.timers import HOST_AWAY


def test_bots_fill_the_free_seats_under_names_of_their_own() -> None:
    stage = Stage()
    anna = stage.sit("Helmi")
    stage.send(anna, protocol.AddBot(id="b", seat=2, bot="liar"))
    stage.send(anna, protocol.Start(id="s"))
    assert kinds(anna) == ["person", "bot", "bot", "bot"]
    assert [seat["bot"] for seat in anna.table["seats"]] == [None, "rauha", "liar", "onni"]
    assert [name for seat, name in enumerate(names(anna)) if seat != 2] == ["Helmi", "Rauha", "Onni"]
    assert names(anna)[2] not in [who.name for who in characters().values()], "a liar without a character"


def test_the_host_puts_another_in_place_of_a_bot_but_not_of_a_person() -> None:
    stage = Stage()
    anna = stage.sit("Aino")
    stage.sit("Bo")
    for wanted, bot, name in [("aino", "aino", "Aino 2"), ("Väinö", "vaino", "Väinö"), (None, "rauha", "Rauha")]:
        assert stage.send(anna, protocol.AddBot(id=stage.id(), seat=2, bot=wanted))["type"] == "accepted"
        assert (anna.table["seats"][2]["bot"], names(anna)[2]) == (bot, name)
    before = stage.table.version
    assert stage.send(anna, protocol.AddBot(id="again", seat=2, bot="rauha"))["type"] == "accepted"
    for nobody in ("ainoa", "playouts-10k"):
        assert stage.send(anna, protocol.AddBot(id=nobody, seat=2, bot=nobody))["code"] == "no_such_bot"
    assert stage.send(anna, protocol.AddBot(id="bo", seat=1, bot="aino"))["code"] == "seat_taken"
    assert stage.table.version == before


def test_a_full_table_of_bots_has_ten_names() -> None:
    stage = Stage(seats=10)
    anna = stage.sit("Anna")
    stage.send(anna, protocol.Start(id="s"))
    bots = [seat["bot"] for seat in anna.table["seats"][1:]]
    assert bots == list(usual(9))
    assert len(set(names(anna))) == 10


def test_a_log_of_before_there_were_characters_is_played_on() -> None:
    stage = Stage(bot_speed="instant")
    anna = stage.sit("Anna")
    for seat in (1, 2, 3):
        stage.send(anna, protocol.AddBot(id=f"b{seat}", seat=seat, bot="counter"))
    stage.log = [
        msgspec.structs.replace(entry, name=f"Helmi {entry.seat}") if isinstance(entry, log.BotSat) else entry
        for entry in stage.log
    ]
    stage.restart()
    anna = stage.connect(anna.token)
    assert names(anna) == ["Anna", "Helmi 1", "Helmi 2", "Helmi 3"]
    assert stage.send(anna, protocol.Start(id="s"))["type"] == "accepted"
    stage.wait(60_000)
    assert [seat["bot"] for seat in anna.table["seats"]] == [None, *["counter"] * 3]
    assert any(isinstance(entry, log.Acted) and entry.by == "bot" for entry in stage.log)


HOSTS = [
    protocol.Start(id="h"),
    protocol.AddBot(id="h", seat=3),
    protocol.RemoveBot(id="h", seat=2),
    protocol.Kick(id="h", seat=0),
    protocol.OpenSeat(id="h", seat=0),
    protocol.MakeHost(id="h", seat=1),
    protocol.SetPace(id="h", pace="unlimited"),
    protocol.SetBotSpeed(id="h", speed="slow"),
]


@pytest.mark.parametrize("command", HOSTS, ids=lambda command: type(command).__name__)
def test_what_the_host_does_nobody_else_can(command: protocol.Command) -> None:
    stage = Stage()
    anna, bo, watcher = stage.sit("Anna"), stage.sit("Bo"), stage.connect()
    stage.send(anna, protocol.AddBot(id="b", seat=2))
    before = stage.table.version
    assert stage.send(bo, command)["code"] == "not_host"
    assert stage.send(watcher, command)["code"] == "not_seated"
    assert stage.table.version == before


def test_a_host_who_leaves_hands_over_to_somebody_who_is_here() -> None:
    stage = Stage()
    anna, bo, cai, _ = people(stage)
    stage.drop(bo)
    assert stage.send(anna, protocol.Stand(id="s"))["type"] == "accepted"
    assert cai.table["host"] == cai.seat


def test_a_host_who_stays_away_is_no_longer_the_host() -> None:
    stage = Stage()
    anna, bo = stage.sit("Anna"), stage.sit("Bo")
    stage.drop(anna)
    stage.wait(HOST_AWAY - 1)
    assert bo.table["host"] == 0
    stage.wait(1)
    assert bo.table["host"] == bo.seat


def test_somebody_who_was_sent_away_is_told_and_the_cards_are_played_on() -> None:
    stage = Stage()
    anna, bo, cai, _ = people(stage)
    sizes = cai.view["hand_sizes"]
    stage.send(anna, protocol.Kick(id="k", seat=bo.seat))
    assert bo.gone == "kicked"
    assert cai.view["hand_sizes"] == sizes
    again = stage.connect(bo.token)
    assert again.mine["seat"] is None
    stage.wait(600_000)
    assert stage.table.stage in ("playing", "between")


def test_a_seat_that_was_opened_is_taken_over_cards_and_all() -> None:
    stage = Stage()
    anna, bo, cai, _ = people(stage)
    hand = bo.hand
    seat = bo.seat
    assert stage.send(anna, protocol.OpenSeat(id="o1", seat=seat))["code"] == "present"
    stage.drop(bo)
    assert stage.send(anna, protocol.OpenSeat(id="o2", seat=seat))["type"] == "accepted"
    eve = stage.connect()
    assert stage.send(eve, protocol.Sit(id="s", name="Eve"))["type"] == "accepted"
    assert eve.seat == seat
    assert sorted(eve.hand) == sorted(hand)
    assert stage.connect(bo.token).mine["seat"] is None
    assert cai.table["seats"][seat]["name"] == "Eve"


def test_who_comes_back_in_time_keeps_a_seat_that_was_opened() -> None:
    stage = Stage()
    anna, bo, _, _ = people(stage)
    stage.drop(bo)
    stage.send(anna, protocol.OpenSeat(id="o", seat=bo.seat))
    stage.connect(page=bo)
    assert not anna.table["seats"][bo.seat]["open"]
    eve = stage.connect()
    assert stage.send(eve, protocol.Sit(id="s", name="Eve"))["code"] == "full"


def test_the_joiner_sees_the_rules_that_differ_from_the_preset() -> None:
    stage = Stage("valepaska+court_minimum=7")
    page = stage.connect()
    assert page.table["preset"] == "valepaska"
    assert [(each["option"], each["value"]) for each in page.table["differs"]] == [("court_minimum", "7")]
    assert page.table["differs"][0]["usual"] != "7"


@pytest.mark.parametrize(("rules", "seats"), [("valepaska", 1), ("valepaska", 11), ("valepasta", 4)])
def test_a_table_that_cannot_be_played_is_not_opened(rules: str, seats: int) -> None:
    with pytest.raises(RulesError):
        Table.open(rules, seats, bytes(32), 0)


def test_hurried_bots_finish_when_no_person_plays() -> None:
    stage = Stage("paskahousu", bot_speed="slow")
    anna = stage.sit("Anna")
    stage.send(anna, protocol.Start(id="s"))
    assert stage.send(anna, protocol.FinishFast(id="f1"))["code"] == "people_play"
    while stage.is_playing() and anna.seat not in anna.view["out"]:
        stage.wait(1_000)
        if stage.table.kept.chairs[anna.seat].stand_in:
            break
    assert stage.is_playing()
    before = stage.now
    assert stage.send(anna, protocol.FinishFast(id="f2"))["type"] == "accepted"
    stage.wait(0)
    assert not stage.is_playing()
    assert stage.now == before
