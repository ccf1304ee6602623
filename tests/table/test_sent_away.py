"""Whom the host sends away: may watch, and does not sit down at this table again before the host says so."""

import pytest

from tests.table.stage import Page, Stage, names, people, token
from valepaska.table import log, protocol
from valepaska.table.names import person_of
from valepaska.table.personal import without


def kicked(stage: Stage, host: Page, page: Page) -> Page:
    """The host sends somebody away; the same browser comes again."""
    assert stage.send(host, protocol.Kick(id=stage.id(), seat=page.seat))["type"] == "accepted"
    assert page.gone == "kicked"
    return stage.connect(page.token)


def sits(stage: Stage, page: Page, name: str = "Bo", **options: str) -> str:
    """`accepted`, or the code of the refusal."""
    answer = stage.send(page, protocol.Sit(id=stage.id(), name=name, **options))  # type: ignore[arg-type]
    return str(answer.get("code", answer["type"]))


def let_back(stage: Stage, host: Page, number: int) -> str:
    answer = stage.send(host, protocol.LetBack(id=stage.id(), number=number))
    return str(answer.get("code", answer["type"]))


@pytest.mark.parametrize("playing", [False, True])
def test_who_was_sent_away_watches_and_does_not_sit_down_again_even_after_a_restart(playing: bool) -> None:
    stage = Stage()
    if playing:
        anna, bo = people(stage)[:2]
    else:
        anna, bo = stage.sit("Anna"), stage.sit("Bo")
    again = kicked(stage, anna, bo)
    assert (again.mine["seat"], again.mine["barred"]) == (None, True)
    assert sits(stage, again) == "sent_away", "under the token that it draws now"
    stage.restart()
    again = stage.connect(bo.token)
    assert again.mine["barred"]
    assert sits(stage, again) == "sent_away"
    assert sits(stage, stage.connect(), "Bo 2", token=bo.token or "") == "sent_away", "under the old one"


def test_somebody_else_is_not_kept_from_the_table() -> None:
    stage = Stage()
    anna, bo = stage.sit("Anna"), stage.sit("Bo")
    kicked(stage, anna, bo)
    eve = stage.connect()
    assert not eve.mine["barred"]
    assert sits(stage, eve) == "accepted"


def test_who_was_sent_away_comes_neither_as_a_program_nor_by_the_seat_of_a_friend() -> None:
    stage = Stage()
    anna, bo, cai = stage.sit("Anna"), stage.sit("Bo"), stage.sit("Cai")
    again = kicked(stage, anna, bo)
    assert stage.ask_program(again, "Räntä")["code"] == "sent_away"
    ticket = token("ticket")
    assert stage.send(cai, protocol.OfferMove(id="o", ticket=ticket))["type"] == "accepted"
    assert stage.send(again, protocol.MoveHere(id="m", ticket=ticket, token=token("new")))["code"] == "sent_away"
    assert names(anna)[cai.seat] == "Cai"
    assert cai.gone is None


def test_the_host_lets_somebody_back_in_who_sees_it_at_once_and_after_a_restart() -> None:
    stage = Stage()
    anna, bo, cai = stage.sit("Anna"), stage.sit("Bo"), stage.sit("Cai")
    again, third = kicked(stage, anna, bo), kicked(stage, anna, cai)
    assert [(away["name"], away["program"]) for away in anna.mine["sent_away"]] == [("Bo", False), ("Cai", False)]
    assert let_back(stage, anna, anna.mine["sent_away"][0]["number"]) == "accepted"
    assert [away["name"] for away in anna.mine["sent_away"]] == ["Cai"]
    assert (again.mine["barred"], third.mine["barred"]) == (False, True)
    stage.restart()
    anna, again, third = stage.connect(anna.token), stage.connect(bo.token), stage.connect(cai.token)
    assert [away["name"] for away in anna.mine["sent_away"]] == ["Cai"]
    assert sits(stage, again) == "accepted"
    assert sits(stage, third) == "sent_away"


def test_a_program_is_let_back_by_its_account() -> None:
    stage = Stage()
    anna, rain = stage.sit("Anna"), stage.sit_program("Räntä")
    kicked(stage, anna, rain)
    [away] = anna.mine["sent_away"]
    assert (away["name"], away["program"]) == ("Räntä", True)
    assert stage.ask_program(stage.connect(), "Räntä")["code"] == "sent_away"
    assert let_back(stage, anna, away["number"]) == "accepted"
    assert stage.ask_program(stage.connect(), "Räntä")["type"] == "accepted"


def test_nobody_but_the_host_lets_somebody_back_or_is_told_who_was_sent_away() -> None:
    stage = Stage()
    anna, bo, cai = stage.sit("Anna"), stage.sit("Bo"), stage.sit("Cai")
    again = kicked(stage, anna, bo)
    [away] = anna.mine["sent_away"]
    assert cai.mine["sent_away"] == again.mine["sent_away"] == []
    before = len(stage.log)
    assert let_back(stage, cai, away["number"]) == "not_host"
    assert let_back(stage, again, away["number"]) == "not_seated"
    assert len(stage.log) == before
    stage.send(anna, protocol.MakeHost(id="m", seat=cai.seat))
    assert (anna.mine["sent_away"], cai.mine["sent_away"]) == ([], [away])


def test_nobody_is_let_back_twice_or_without_having_been_sent_away() -> None:
    stage = Stage()
    anna, bo = stage.sit("Anna"), stage.sit("Bo")
    kicked(stage, anna, bo)
    [away] = anna.mine["sent_away"]
    assert let_back(stage, anna, away["number"] + 1) == "already_done"
    assert let_back(stage, anna, away["number"]) == "accepted"
    before = len(stage.log)
    assert let_back(stage, anna, away["number"]) == "already_done"
    assert len(stage.log) == before


def test_a_host_cannot_send_itself_away() -> None:
    stage = Stage()
    anna = stage.sit("Anna")
    before = len(stage.log)
    assert stage.send(anna, protocol.Kick(id="k", seat=anna.seat))["code"] == "own_seat"
    assert (anna.gone, len(stage.log)) == (None, before)


@pytest.mark.parametrize("restarts", [False, True])
def test_who_is_let_back_in_the_same_deal_has_the_seat_again(restarts: bool) -> None:
    stage = Stage()
    anna, bo = people(stage)[:2]
    place = bo.seat
    again = kicked(stage, anna, bo)
    assert let_back(stage, anna, anna.mine["sent_away"][0]["number"]) == "accepted"
    if restarts:
        stage.restart()
        anna, again = stage.connect(anna.token), stage.connect(bo.token)
    assert (again.mine["seat"], again.mine["barred"]) == (place, False)
    assert anna.table["seats"][place]["stand_in"] == "left"
    assert stage.send(again, protocol.Back(id="b"))["type"] == "accepted"
    seat = anna.table["seats"][place]
    assert (seat["name"], seat["stand_in"], seat["present"]) == ("Bo", None, True)


def test_a_seat_that_somebody_else_has_taken_is_not_given_back() -> None:
    stage = Stage()
    anna, bo = people(stage)[:2]
    place = bo.seat
    again = kicked(stage, anna, bo)
    assert stage.send(anna, protocol.OpenSeat(id="o", seat=place))["type"] == "accepted"
    assert sits(stage, stage.connect(), "Eve", token=token("eve")) == "accepted"
    assert names(anna)[place] == "Eve"
    assert let_back(stage, anna, anna.mine["sent_away"][0]["number"]) == "accepted"
    assert again.mine["seat"] is None
    assert sits(stage, again) in ("accepted", "full")
    assert names(anna)[place] == "Eve"


def test_who_was_sent_away_counts_among_those_who_watch() -> None:
    stage = Stage()
    anna, bo = stage.sit("Anna"), stage.sit("Bo")
    again = kicked(stage, anna, bo)
    stage.connect()
    told = [body for body in anna.raw if b'"presence"' in body]
    assert b'"watchers":2' in told[-1]
    stage.drop(again)
    told = [body for body in anna.raw if b'"presence"' in body]
    assert b'"watchers":1' in told[-1]


@pytest.mark.parametrize("playing", [False, True])
def test_who_waits_outside_is_no_watcher_sees_nothing_and_hears_of_being_let_back(playing: bool) -> None:
    stage = Stage()
    pages = people(stage) if playing else [stage.sit(name) for name in ("Anna", "Bo", "Cai")]
    anna, bo, cai = pages[:3]
    place = bo.seat
    stage.drop(kicked(stage, anna, bo))
    told = len(anna.raw)
    outside = stage.outside(bo.token)
    assert len(anna.raw) == told, "nobody is told that somebody waits there"
    assert (outside.mine["barred"], outside.deal) == (True, None)
    stage.drop(cai)
    assert b'"watchers":0' in anna.raw[-1]
    stage.connect(cai.token)
    assert stage.send(anna, protocol.SetPace(id="p", pace="unlimited"))["type"] == "accepted"
    assert len(outside.raw) == 1
    assert let_back(stage, anna, anna.mine["sent_away"][0]["number"]) == "accepted"
    assert outside.mine["barred"] is False
    assert outside.mine["seat"] == (place if playing else None)
    assert place not in anna.present, "it is not back yet"
    stage.drop(outside)
    assert stage.connect(bo.token).mine["barred"] is False
    assert b'"watchers":%d' % (not playing) in [body for body in anna.raw if b'"presence"' in body][-1]


def test_where_somebody_only_waits_outside_the_clocks_stand_still() -> None:
    stage = Stage()
    pages = people(stage)
    stage.drop(kicked(stage, pages[0], pages[1]))
    stage.outside(pages[1].token)
    for page in (pages[0], *pages[2:]):
        stage.drop(page)
    before = len(stage.log)
    stage.wait(3_600_000)
    assert len(stage.log) == before


def test_a_host_is_shown_the_last_twenty_and_all_stay_away() -> None:
    stage = Stage(seats=2)
    anna = stage.sit("Anna")
    pages = [kicked(stage, anna, stage.sit(f"Bo {number}", token=token(f"bo{number}"))) for number in range(21)]
    assert [away["name"] for away in anna.mine["sent_away"]] == [f"Bo {number}" for number in range(1, 21)]
    assert all(sits(stage, page) == "sent_away" for page in pages)


def test_whose_name_is_deleted_is_nobody_to_the_host_as_well() -> None:
    stage = Stage()
    anna, bo = stage.sit("Anna"), stage.sit("Bo")
    kicked(stage, anna, bo)
    erased = without(stage.log, person_of(bo.token or ""), person_of(token("nobody")))
    stage.log = [erased.entries.get(number, entry) for number, entry in enumerate(stage.log)]
    stage.restart()
    assert [away["name"] for away in stage.connect(anna.token).mine["sent_away"]] == ["?1"]
    assert person_of(bo.token or "") not in "".join(log.write_entry(entry).decode() for entry in stage.log)
