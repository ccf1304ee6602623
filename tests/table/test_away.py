"""What happens to the cards of people who are away, and to whoever stays."""

from tests.table.stage import Stage, people, until_turn
from valepaska.engine.events import Phase
from valepaska.table import protocol
from valepaska.table.pace import PACES


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
