"""The time of a table goes on, whatever the clock of the machine does."""

from tests.table.stage import Stage, lowest_claim, people, until_turn
from valepaska.engine.events import Phase
from valepaska.table.pace import PACES

DAY = 24 * 3_600_000
QUICK = PACES["quick"]
TURN, WINDOW = QUICK.turn or 0, QUICK.window or 0
assert TURN
assert WINDOW


def after_a_day_ahead() -> Stage:
    """A table that was played at while the clock of the machine was a day ahead."""
    stage = Stage()
    stage.now += DAY
    people(stage)
    stage.do(until_turn(stage), lowest_claim(stage.on_turn()))
    assert stage.state.phase is Phase.WINDOW
    return stage


def test_after_a_restart_clocks_begin_anew_though_the_clock_of_the_machine_was_put_back() -> None:
    stage = after_a_day_ahead()
    tokens = [page.token for page in stage.pages]
    stage.now -= DAY
    stage.restart()
    for token in tokens:
        stage.connect(token)
    due = stage.table.next_due
    assert due is not None
    assert 0 < due - stage.now <= WINDOW
    version = stage.table.version
    stage.wait(WINDOW)
    assert stage.state.phase is not Phase.WINDOW, "the window has closed in its time"
    assert stage.table.version > version


def test_a_table_in_memory_goes_on_when_the_clock_of_the_machine_is_put_back() -> None:
    stage = after_a_day_ahead()
    stage.now -= DAY
    stage.connect()
    stage.wait(WINDOW)
    assert stage.state.phase is not Phase.WINDOW


def test_bots_play_on_though_the_clock_of_the_machine_was_put_back() -> None:
    stage = after_a_day_ahead()
    token = stage.pages[0].token
    stage.now -= DAY
    stage.restart()
    stage.connect(token)
    for _ in range(200):
        if not stage.is_playing():
            break
        stage.wait(TURN)  # everybody else is away: bots sit in for them
    assert not stage.is_playing()


def test_what_pages_are_told_of_time_is_of_one_clock() -> None:
    stage = after_a_day_ahead()
    token = stage.pages[0].token
    stage.now -= DAY
    stage.restart()
    page = stage.connect(token)
    deadline, opened = page.deal["clock"]["deadline"], page.deal["clock"]["opened"]
    assert opened == page.now
    assert deadline - opened == WINDOW
    stage.now += 1_000
    assert stage.connect(token).now - page.now == 1_000
