"""Who sits where, who is the host, and what happens when people come and go."""

import msgspec
import pytest

from tests.table.stage import Page, Stage, people, token, until_turn
from valepaska.bots import characters, usual
from valepaska.engine.events import Phase
from valepaska.errors import RulesError
from valepaska.records.replay import verify
from valepaska.table import log, protocol
from valepaska.table.pace import PACES
from valepaska.table.table import Table
from valepaska.table.timers import HOST_AWAY


def kinds(page: Page) -> list[str]:
    return [seat["kind"] for seat in page.table["seats"]]


def names(page: Page) -> list[str]:
    return [seat["name"] for seat in page.table["seats"]]


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


def test_the_cards_of_who_leaves_are_played_by_a_bot_and_can_be_taken_back() -> None:
    stage = Stage()
    pages = people(stage)
    leaver = until_turn(stage)
    hand = leaver.hand
    stage.send(leaver, protocol.Stand(id="s"))
    other = next(page for page in pages if page is not leaver)
    assert other.table["seats"][leaver.seat]["stand_in"] == "left"
    assert stage.act(leaver, "pickup")["code"] == "bot_plays"
    assert stage.send(leaver, protocol.Back(id="b"))["type"] == "accepted"
    assert leaver.hand == hand
    assert stage.act(leaver, "pickup")["type"] == "accepted"


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


def test_a_bot_sits_in_for_who_is_away_and_gives_the_seat_back() -> None:
    stage = Stage(rules="paskahousu")
    pages = people(stage)
    player = stage.on_turn()
    other = next(page for page in pages if page is not player)
    stage.drop(player)
    stage.wait(PACES["quick"].grace + 2_000)
    assert other.table["seats"][player.seat]["stand_in"] == "away"
    stage.connect(page=player)
    assert other.table["seats"][player.seat]["stand_in"] is None
    assert [event["type"] for event in other.happened if event["type"] in ("sits_in", "gave_back")] == [
        "sits_in",
        "gave_back",
    ]


def test_after_two_turns_by_the_clock_a_bot_sits_in_until_the_person_says_so() -> None:
    stage = Stage(rules="paskahousu")
    pages = people(stage)
    idle = stage.on_turn()
    turns = 0
    while stage.table.kept.chairs[idle.seat].stand_in is None:
        page = stage.on_turn()
        if page is idle:
            turns += 1
            stage.wait(stage.table.next_due - stage.now)  # type: ignore[operator]
        else:
            stage.do(page, "pickup" if "pickup" in page.verbs else f"play {page.hand[0]}")
    assert turns == 2
    assert [event["seat"] for event in pages[0].told("by_clock")] == [idle.seat, idle.seat]
    assert stage.table.kept.chairs[idle.seat].stand_in == "clock"
    assert stage.send(idle, protocol.Back(id="b"))["type"] == "accepted"
    assert stage.table.kept.chairs[idle.seat].stand_in is None


def test_letting_a_window_run_out_is_not_idleness() -> None:
    stage = Stage()
    people(stage)
    for _ in range(6):
        page = until_turn(stage)
        stage.do(page, "pickup" if "pickup" in page.verbs else page.verbs[0])
        while stage.state.phase is Phase.WINDOW:
            stage.wait(10_000)
    assert all(chair.stand_in is None for chair in stage.table.kept.chairs)


def test_while_nobody_is_here_the_table_stands_still_and_goes_on_when_somebody_comes() -> None:
    stage = Stage()
    pages = people(stage)
    for page in pages:
        stage.drop(page)
    assert stage.table.next_due is None
    version = stage.table.version
    stage.wait(3_600_000)
    assert stage.table.version == version
    stage.connect(page=pages[2])
    assert pages[2].deal["clock"]["opened"] == stage.now
    assert stage.table.next_due is not None


def test_two_tabs_of_one_seat_see_the_same() -> None:
    stage = Stage()
    anna, *_ = people(stage)
    tab = stage.connect(anna.token)
    page = until_turn(stage)
    stage.do(page, "pickup" if "pickup" in page.verbs else page.verbs[0])
    assert (tab.view, tab.mine, tab.version) == (anna.view, anna.mine, anna.version)
    stage.drop(tab)
    assert anna.seat in stage.pages[1].present


def test_reactions_are_heard_by_all_but_who_has_muted_and_not_too_often() -> None:
    stage = Stage()
    anna, bo, cai, _ = people(stage)
    watcher = stage.connect()
    stage.send(cai, protocol.Mute(id="m", seat=anna.seat))
    assert stage.send(anna, protocol.React(id="r1", phrase=3))["type"] == "accepted"
    assert stage.send(anna, protocol.React(id="r2", phrase=3))["code"] == "too_often"
    assert stage.send(anna, protocol.React(id="r1", phrase=3))["type"] == "accepted"
    assert (bo.reactions, watcher.reactions, cai.reactions) == ([(0, 3)], [(0, 3)], [])
    stage.wait(3_000)
    assert stage.send(anna, protocol.React(id="r3", phrase=0))["type"] == "accepted"
    assert anna.reactions == [(0, 3), (0, 0)]


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
