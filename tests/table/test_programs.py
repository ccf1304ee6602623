"""Programs at a table: marked, treated as people are, and the host only where there is no person."""

import msgspec
import pytest

from tests.table.stage import Page, Stage, contribution, kinds, names, people, token, until_turn
from valepaska.table import log, protocol
from valepaska.table.names import person_of
from valepaska.table.pace import PACES
from valepaska.table.timers import HOST_AWAY


def programs(page: Page) -> list[bool]:
    return [seat["program"] for seat in page.table["seats"]]


def dealt(stage: Stage, host: Page) -> None:
    assert stage.send(host, protocol.Start(id=stage.id()))["type"] == "accepted"


def finished(stage: Stage) -> None:
    """Play the deal to its end: whoever is asked lets the clock play."""
    while stage.is_playing():
        stage.wait(60_000)


def test_a_program_sits_down_in_the_name_of_its_account_and_everybody_sees_what_it_is() -> None:
    stage = Stage()
    anna = stage.sit("Anna")
    stage.sit_program("Räntä")
    assert names(anna) == ["Anna", "Räntä", "", ""]
    assert kinds(anna) == ["person", "person", "free", "free"]
    assert programs(anna) == [False, True, False, False]
    assert [event["program"] for event in anna.told("sat_down")] == [False, True]


def test_nobody_is_told_whose_account_it_is() -> None:
    stage = Stage()
    anna, rain = stage.sit("Anna"), stage.sit_program("Räntä")
    dealt(stage, anna)
    for page in (anna, rain):
        said = b"".join(page.raw).decode()
        assert token("Räntä") not in said
        assert person_of(token("Räntä")) not in said
    assert token("Räntä") not in "".join(map(str, stage.log))


def test_a_program_gets_what_a_person_in_its_seat_would_get() -> None:
    """Byte for byte, but for the mark that everybody sees."""

    def told(*, program: bool) -> list[bytes]:
        stage = Stage(pace="quick", bot_speed="fast")
        anna = stage.sit("Anna")
        own = token("seat")
        second = stage.sit_program("Bo", token=own) if program else stage.sit("Bo", token=own)
        dealt(stage, anna)
        finished(stage)
        return second.raw

    mark = (b'"program":true', b'"program":false')
    seen = [body.replace(*mark) for body in told(program=True)]
    assert seen == told(program=False)
    assert any(b'"review":{' in body for body in seen)


def test_the_clock_and_the_bots_treat_a_program_as_a_person() -> None:
    stage = Stage(pace="quick")
    pages = [stage.sit("Anna"), stage.sit_program("Räntä"), stage.sit("Bo"), stage.sit("Cai")]
    dealt(stage, pages[0])
    rain = pages[1]
    stage.drop(rain)
    stage.wait(300_000)
    assert [seat["stand_in"] for seat in pages[0].table["seats"]][1] in ("away", "clock")
    back = stage.connect(rain.token)
    assert back.seat == 1
    assert programs(back) == [False, True, False, False]


def test_a_program_contributes_to_the_deal_and_is_waited_for_as_a_page_is() -> None:
    stage = Stage(contributing=False)
    anna, rain = stage.sit("Anna"), stage.sit_program("Räntä")
    stage.send(anna, contribution(anna, stage.id()))
    stage.send(anna, protocol.Start(id="go"))
    assert not stage.is_playing(), "it waits a moment for the other"
    stage.send(rain, contribution(rain, stage.id()))
    stage.wait(0)
    assert stage.is_playing()
    assert [given is not None for given in anna.told("deal_begins")[0]["contributions"]] == [True, True, False, False]


def test_in_the_middle_of_a_deal_a_program_waits_for_the_next_one() -> None:
    stage = Stage(seats=3, pace="quick", bot_speed="instant")
    anna = stage.sit("Anna")
    dealt(stage, anna)
    rain = stage.sit_program("Räntä")
    assert rain.mine == {**rain.mine, "seat": None, "joining": True}
    assert anna.told("joins") == [{"type": "joins", "name": "Räntä", "program": True}]
    assert stage.ask_program(stage.connect(), "Räntä")["code"] == "program_sits"
    finished(stage)
    stage.send(anna, protocol.Rematch(id="again", decision=anna.deal["decision"]))
    stage.wait(60_000)
    assert programs(anna)[rain.seat]


@pytest.mark.parametrize("again", ["Räntä", "Halla"])
def test_a_program_is_once_at_a_table(again: str) -> None:
    stage = Stage()
    stage.sit_program("Räntä")
    before = len(stage.log)
    answer = stage.ask_program(stage.connect(), again)
    assert answer.get("code", answer["type"]) == ("program_sits" if again == "Räntä" else "accepted")
    assert len(stage.log) - before == (0 if again == "Räntä" else 2)


def test_an_account_that_is_not_there_seats_nobody() -> None:
    stage = Stage()
    before = len(stage.log)
    answer = stage.send(stage.connect(), protocol.SitProgram(id="s", account=token("wrong")))
    assert (answer["type"], answer["code"]) == ("refused", "no_such_program")
    assert len(stage.log) == before


def test_a_program_whose_name_somebody_here_has_is_refused() -> None:
    stage = Stage()
    stage.sit("Räntä")
    assert stage.ask_program(stage.connect(), "RÄNTÄ")["code"] == "name_taken"


def test_a_program_that_sits_is_not_seated_again() -> None:
    stage = Stage()
    rain = stage.sit_program("Räntä")
    assert stage.ask_program(rain, "Halla")["code"] == "already_seated"


def test_a_program_that_was_sent_away_does_not_come_again_even_after_a_restart() -> None:
    stage = Stage()
    anna, rain = stage.sit("Anna"), stage.sit_program("Räntä")
    assert stage.send(anna, protocol.Kick(id="k", seat=rain.seat))["type"] == "accepted"
    assert rain.gone == "kicked"
    assert stage.ask_program(stage.connect(), "Räntä")["code"] == "sent_away"
    stage.restart()
    assert stage.ask_program(stage.connect(), "Räntä")["code"] == "sent_away"
    assert stage.ask_program(stage.connect(), "Halla")["type"] == "accepted"


def test_a_program_that_leaves_may_come_again() -> None:
    stage = Stage()
    stage.sit("Anna")
    rain = stage.sit_program("Räntä")
    stage.send(rain, protocol.Stand(id="s"))
    stage.drop(rain)
    assert stage.ask_program(stage.connect(), "Räntä")["type"] == "accepted"


def test_a_seat_that_was_a_programs_is_nobodys_mark() -> None:
    stage = Stage()
    anna, rain = stage.sit("Anna"), stage.sit_program("Räntä")
    stage.send(rain, protocol.Stand(id="s"))
    stage.drop(rain)
    assert not any(programs(anna))
    assert stage.sit("Bo").seat == 1
    assert not any(programs(anna))


class TestTheHost:
    def test_is_a_program_only_until_a_person_comes(self) -> None:
        stage = Stage()
        rain, snow = stage.sit_program("Räntä"), stage.sit_program("Halla")
        assert snow.table["host"] == rain.seat
        anna = stage.sit("Anna")
        assert rain.table["host"] == anna.seat
        stage.sit("Bo")
        assert rain.table["host"] == anna.seat

    def test_cannot_be_made_of_a_program(self) -> None:
        stage = Stage()
        anna, rain = stage.sit("Anna"), stage.sit_program("Räntä")
        answer = stage.send(anna, protocol.MakeHost(id="m", seat=rain.seat))
        assert (answer["code"], anna.table["host"]) == ("not_a_person", anna.seat)

    def test_who_leaves_is_followed_by_a_person_rather_than_by_the_next_program(self) -> None:
        stage = Stage()
        anna, _, bo = stage.sit("Anna"), stage.sit_program("Räntä"), stage.sit("Bo")
        stage.send(anna, protocol.Stand(id="s"))
        assert bo.table["host"] == bo.seat
        stage.send(bo, protocol.Stand(id="s2"))
        assert bo.table["host"] == 1, "nobody else sits there"

    def test_who_is_away_stays_it_where_only_programs_are_here(self) -> None:
        stage = Stage()
        anna, rain = stage.sit("Anna"), stage.sit_program("Räntä")
        stage.drop(anna)
        stage.wait(2 * HOST_AWAY)
        assert rain.table["host"] == anna.seat
        bo = stage.sit("Bo")
        stage.wait(2 * HOST_AWAY)
        assert rain.table["host"] == bo.seat

    def test_a_program_that_is_away_is_followed_by_one_that_is_here(self) -> None:
        stage = Stage()
        rain, snow = stage.sit_program("Räntä"), stage.sit_program("Halla")
        stage.drop(rain)
        stage.wait(2 * HOST_AWAY)
        assert snow.table["host"] == snow.seat

    def test_who_comes_back_to_a_seat_is_it_again_instead_of_a_program(self) -> None:
        stage = Stage()
        anna, rain = stage.sit("Anna"), stage.sit_program("Räntä")
        dealt(stage, anna)
        stage.send(anna, protocol.Stand(id="s"))
        assert rain.table["host"] == rain.seat
        stage.send(anna, protocol.Back(id="b"))
        assert rain.table["host"] == anna.seat


def test_two_programs_play_whole_deals_with_each_other_and_bots() -> None:
    stage = Stage(seats=3, pace="quick", bot_speed="instant")
    rain, snow = stage.sit_program("Räntä"), stage.sit_program("Halla")
    dealt(stage, rain)
    for deal in (1, 2):
        finished(stage)
        assert rain.deal["deal"] == deal
        for page in (rain, snow):
            stage.send(page, protocol.Rematch(id=stage.id(), decision=page.deal["decision"]))
        stage.wait(0)
    assert stage.is_playing()


def test_a_restart_knows_which_seats_are_of_programs() -> None:
    stage = Stage(pace="quick")
    people(stage, ["Anna"])
    rain = stage.sit_program("Räntä")
    stage.restart()
    assert stage.connect(rain.token).mine["joining"]
    assert stage.ask_program(stage.connect(), "Räntä")["code"] == "program_sits"


def test_an_entry_of_an_older_log_seats_a_person() -> None:
    old = b'{"type":"sat","at":1,"seat":0,"name":"Anna","person":"ab"}'
    entry = log.read_entry(old)
    assert isinstance(entry, log.Sat)
    assert entry.program is None
    assert msgspec.json.decode(log.write_entry(entry)) == msgspec.json.decode(old)


def test_a_turn_that_a_program_does_not_take_is_taken_by_the_clock() -> None:
    stage = Stage(pace="quick")
    pages = [stage.sit("Anna"), stage.sit_program("Räntä"), stage.sit_program("Halla"), stage.sit("Bo")]
    dealt(stage, pages[0])
    seat = until_turn(stage).seat
    stage.wait((PACES["quick"].turn or 0) + 20_000)
    assert {"type": "by_clock", "seat": seat} in pages[0].told("by_clock")
