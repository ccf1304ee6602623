"""A table that its host puts in the public list: what strangers are told of it, and when it is not there."""

from typing import Any

import pytest

from tests.table.stage import Page, Stage, people
from valepaska.table import log, protocol
from valepaska.table.listed import Listed
from valepaska.table.openings import Offer


def put(stage: Stage, page: Page, listed: Listed) -> str:
    """`accepted`, or the code of the refusal."""
    answer = stage.send(page, protocol.SetListed(id=stage.id(), listed=listed))
    return str(answer.get("code", answer["type"]))


def offered(stage: Stage) -> Offer:
    """What the list says of the table, which stands there."""
    found = stage.table.offer
    assert found is not None
    return found


def test_a_table_is_nobodys_business_until_its_host_says_so() -> None:
    stage = Stage()
    anna, watcher = stage.sit("Anna"), stage.connect()
    assert (anna.table["listed"], stage.table.offer) == ("never", None)
    assert put(stage, anna, "free") == "accepted"
    for page in (anna, watcher):
        assert page.table["listed"] == "free"
        assert page.told("new_listing") == [{"type": "new_listing", "listed": "free"}]
    assert put(stage, anna, "never") == "accepted"
    assert stage.table.offer is None


def test_only_the_host_puts_a_table_in_the_list() -> None:
    stage = Stage()
    stage.sit("Anna")
    bo, watcher = stage.sit("Bo"), stage.connect()
    assert put(stage, bo, "free") == "not_host"
    assert put(stage, watcher, "free") == "not_seated"
    assert stage.table.offer is None


def test_a_listing_can_be_changed_during_a_deal_and_what_is_so_already_leaves_nothing_in_the_log() -> None:
    stage = Stage()
    anna, *_ = people(stage, ["Anna", "Bo"])
    length = len(stage.log)
    assert put(stage, anna, "always") == "accepted"
    assert put(stage, anna, "always") == "accepted"
    assert len(stage.log) == length + 1
    assert offered(stage).stage == "playing"


def test_a_listing_survives_a_restart_and_the_table_is_listed_as_soon_as_one_of_its_people_is_back() -> None:
    stage = Stage(listed="free")
    anna = stage.sit("Anna")
    assert put(stage, anna, "always") == "accepted"
    stage.restart()
    assert stage.table.kept.listed == "always"
    stage.connect()
    assert stage.table.offer is None, "who watches is nobody of the table"
    stage.connect(page=anna)
    assert offered(stage).host == "Anna"


def test_a_log_from_before_there_was_a_list_plays_on_unlisted() -> None:
    stage = Stage()
    stage.sit("Anna")
    opened = log.write_entry(stage.log[0])
    assert b"listed" not in opened, "as it was written then"
    again = Stage.going_on([log.read_entry(opened), *stage.log[1:]], stage.now)
    assert again.table.kept.listed == "never"


def test_the_list_tells_the_rules_who_is_the_host_and_how_many_seats_there_are() -> None:
    stage = Stage("valepaska+jokers", seats=5, pace="quick", listed="free")
    anna = stage.sit("Anna")
    stage.sit("Bo")
    stage.send(anna, protocol.AddBot(id="b", seat=4))
    assert offered(stage) == Offer(
        host="Anna",
        host_seat=0,
        rules="valepaska+jokers",
        preset="valepaska",
        differs=1,
        stage="waiting",
        pace="quick",
        seats=5,
        people=2,
        programs=0,
        bots=1,
        free=3,
        way="sit",
    )
    stage.send(anna, protocol.MakeHost(id="m", seat=1))
    assert (offered(stage).host, offered(stage).host_seat) == ("Bo", 1)


def test_during_a_deal_one_sits_down_for_the_next() -> None:
    stage = Stage(seats=3, listed="free")
    people(stage, ["Anna", "Bo"])
    assert (offered(stage).way, offered(stage).free, offered(stage).bots) == ("next", 1, 1)
    stage.sit("Cai")
    assert stage.table.offer is None, "who waits for the next deal has the last seat"
    assert stage.table.full


@pytest.mark.parametrize(("listed", "stands"), [("free", False), ("always", True)])
def test_a_full_table_stands_in_the_list_only_where_the_host_wants_watchers(listed: Listed, stands: bool) -> None:
    stage = Stage(seats=2, listed=listed)
    stage.sit("Anna")
    bo = stage.sit("Bo")
    found = stage.table.offer
    assert stage.table.full
    assert (found is not None) == stands
    assert found is None or (found.way, found.free) == ("watch", 0)
    stage.send(bo, protocol.Stand(id="s"))
    assert (offered(stage).way, offered(stage).free, stage.table.full) == ("sit", 1, False)


def test_a_table_at_which_nobody_is_connected_who_plays_leaves_the_list() -> None:
    stage = Stage(listed="always")
    anna = stage.sit("Anna")
    stage.connect()
    assert offered(stage).people == 1
    stage.drop(anna)
    assert stage.table.offer is None
    stage.connect(page=anna)
    assert offered(stage).people == 1


def test_programs_are_counted_apart_and_are_no_company_by_themselves() -> None:
    stage = Stage(listed="free")
    anna = stage.sit("Anna")
    stage.sit_program("Robo")
    assert (offered(stage).people, offered(stage).programs, offered(stage).free) == (1, 1, 2)
    stage.drop(anna)
    assert stage.table.offer is None


def test_a_seat_that_the_host_opens_in_a_full_table_can_be_taken_at_once() -> None:
    stage = Stage(seats=3, listed="free", pace="unlimited")
    anna, _, cai = people(stage, ["Anna", "Bo", "Cai"])
    assert stage.table.offer is None
    stage.drop(cai)
    stage.send(anna, protocol.Kick(id="k", seat=2))
    answer: Any = stage.send(anna, protocol.OpenSeat(id="o", seat=2))
    assert answer["type"] == "accepted"
    assert (offered(stage).way, offered(stage).free) == ("sit", 1)
