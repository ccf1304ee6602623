"""The host changes seats, rules and pace between deals; everybody is told, and nobody is ready any more."""

from typing import Any

import pytest

from tests.table.stage import Page, Stage, people
from valepaska.table import protocol
from valepaska.table.table import Table


def arrange(stage: Stage, page: Page, **wish: Any) -> str:
    """`accepted`, or the code of the refusal."""
    answer = stage.send(page, protocol.Arrange(id=stage.id(), **wish))
    return str(answer.get("code", answer["type"]))


def finished(names: tuple[str, ...] = ("Anna", "Bo"), seats: int = 4) -> tuple[Stage, list[Page]]:
    """People and bots between two deals; their finished deal was played by bots that sat in."""
    stage = Stage(seats=seats, bot_speed="instant")
    pages = people(stage, names)
    for page in pages:
        stage.send(page, protocol.Stand(id=stage.id()))
    stage.wait(0)
    assert stage.table.stage == "between"
    pages = [stage.sit(name) for name in names]
    return stage, pages


def names(page: Page) -> list[str]:
    return [seat["name"] for seat in page.table["seats"]]


def test_before_the_first_deal_the_host_changes_what_the_table_is() -> None:
    stage = Stage()
    anna, bo, watcher = stage.sit("Anna"), stage.sit("Bo"), stage.connect()
    wish = {"rules": "valepaska+jokers", "seats": 5, "pace": "unlimited", "lots": True}
    assert arrange(stage, anna, **wish) == "accepted"
    for page in (anna, bo, watcher):
        facts = page.table
        assert (facts["rules"], len(facts["seats"]), facts["pace"], facts["lots"]) == tuple(wish.values())
        (told,) = page.told("table_changed")
        assert told == {"type": "table_changed", "before": "valepaska", **wish}
    assert stage.send(anna, protocol.Start(id="s"))["type"] == "accepted"
    assert len(anna.view["hand_sizes"]) == 5


def test_only_what_changes_is_told() -> None:
    stage = Stage()
    anna = stage.sit("Anna")
    assert arrange(stage, anna, rules="valepaska", seats=3, pace="quick") == "accepted"
    (told,) = anna.told("table_changed")
    assert (told["rules"], told["before"], told["seats"], told["pace"], told["lots"]) == (None, None, 3, None, None)
    assert arrange(stage, anna, rules="valepaska", seats=3, lots=False) == "already_done"


def test_during_a_deal_nothing_of_it_can_be_changed() -> None:
    stage = Stage()
    anna, *_ = people(stage)
    for wish in ({"rules": "paskahousu"}, {"seats": 5}, {"pace": "relaxed"}, {"lots": True}):
        assert arrange(stage, anna, **wish) == "deal_on"


def test_nobody_but_the_host_changes_the_table() -> None:
    stage = Stage()
    _, bo, watcher = stage.sit("Anna"), stage.sit("Bo"), stage.connect()
    assert arrange(stage, bo, seats=5) == "not_host"
    assert arrange(stage, watcher, seats=5) == "not_seated"


@pytest.mark.parametrize(
    "wish", [{"rules": "valepasta"}, {"rules": "valepaska+jokers=many"}, {"rules": "poytapaska", "seats": 10}]
)
def test_what_cannot_be_played_is_refused_whole(wish: dict[str, Any]) -> None:
    stage = Stage()
    anna = stage.sit("Anna")
    version = stage.table.version
    assert arrange(stage, anna, pace="unlimited", **wish) == "rules"
    assert (stage.table.version, anna.table["pace"]) == (version, "quick")


@pytest.mark.parametrize("by_itself", [False, True])
def test_a_change_withdraws_the_marks_of_who_was_ready(by_itself: bool) -> None:
    stage, (anna, bo) = finished()
    stage.send(bo, protocol.Rematch(id="r", decision=bo.deal["decision"]))
    assert anna.table["seats"][bo.seat]["ready"]
    assert anna.table["rematch_at"] is not None
    wish = protocol.SetPace(id="p", pace="relaxed") if by_itself else protocol.Arrange(id="p", pace="relaxed")
    assert stage.send(anna, wish)["type"] == "accepted"
    assert not any(seat["ready"] for seat in bo.table["seats"])
    assert bo.table["rematch_at"] is None
    stage.wait(600_000)
    assert not stage.is_playing()
    for page in (anna, bo):
        stage.send(page, protocol.Rematch(id="again", decision=page.deal["decision"]))
    assert stage.is_playing()


def test_other_rules_put_the_finished_deal_away_and_keep_its_record() -> None:
    stage, (anna, bo) = finished()
    deals = anna.table["deals"]
    assert arrange(stage, anna, rules="paskahousu") == "accepted"
    assert (anna.deal, bo.deal, anna.table["stage"], anna.table["deals"]) == (None, None, "waiting", deals)
    assert stage.table.last_record is not None
    assert stage.send(anna, protocol.Start(id="s"))["type"] == "accepted"
    assert anna.view["claims"] == []
    assert "draw" in stage.on_turn().verbs or "play" in stage.on_turn().verbs


def test_fewer_seats_take_free_ones_first_then_bots_and_never_people() -> None:
    stage = Stage(seats=5)
    anna = stage.sit("Anna", seat=1)
    bo = stage.sit("Bo", seat=4)
    stage.send(anna, protocol.AddBot(id="b1", seat=0, bot="liar"))
    stage.send(anna, protocol.AddBot(id="b2", seat=3, bot="honest"))
    assert arrange(stage, anna, seats=4) == "accepted"
    assert [seat["bot"] for seat in anna.table["seats"]] == ["liar", None, "honest", None]
    assert names(anna)[1::2] == ["Anna", "Bo"]
    assert (anna.seat, bo.seat, anna.table["host"]) == (1, 3, 1)
    assert arrange(stage, anna, seats=2) == "accepted"
    assert names(anna) == ["Anna", "Bo"]
    assert (anna.seat, bo.seat, anna.table["host"]) == (0, 1, 0)
    cai = stage.connect()
    assert stage.send(cai, protocol.Sit(id="s", name="Cai"))["code"] == "full"
    assert arrange(stage, anna, seats=3) == "accepted"
    assert stage.send(cai, protocol.Sit(id="s2", name="Cai"))["type"] == "accepted"
    assert arrange(stage, anna, seats=2) == "people_sit"


def test_losses_marks_mutes_and_the_next_dealer_go_with_their_seats() -> None:
    stage, (anna, bo) = finished(seats=5)
    kept = stage.table.kept
    at = {seat: kept.chairs[seat].name for seat in range(5)}
    losses = {at[seat]: lost for seat, lost in enumerate(kept.standing.losses)}
    dealer = at[kept.standing.dealer if kept.standing.dealer is not None else 0]
    stage.send(anna, protocol.Mute(id="m", seat=bo.seat))
    assert arrange(stage, anna, seats=3) == "accepted"
    assert {name: seat["losses"] for name, seat in zip(names(anna), anna.table["seats"], strict=True)} == {
        name: losses[name] for name in names(anna)
    }
    assert anna.mine["muted"] == [bo.seat]
    marked = [name for name, seat in zip(names(anna), anna.table["seats"], strict=True) if seat["marked"]]
    assert set(marked) <= {name for name, lost in losses.items() if lost}
    stage.send(anna, protocol.Start(id="s"))
    if dealer in names(anna):
        assert names(anna)[anna.view["dealer"]] == dealer


def test_a_table_that_was_changed_comes_back_from_its_log() -> None:
    stage, (anna, _bo) = finished()
    assert arrange(stage, anna, rules="valepaska+jokers", seats=3, lots=True) == "accepted"
    assert Table.load(stage.log, stage.now).kept == stage.table.kept
    token = anna.token
    stage.restart()
    back = stage.connect(token)
    assert (back.seat, back.table["rules"], len(back.table["seats"])) == (0, "valepaska+jokers", 3)


def test_a_change_that_is_sent_again_is_done_once() -> None:
    stage = Stage()
    anna = stage.sit("Anna")
    command = protocol.Arrange(id="once", seats=5)
    assert stage.send(anna, command)["type"] == "accepted"
    assert stage.send(anna, command)["type"] == "accepted"
    assert len(anna.told("table_changed")) == 1
