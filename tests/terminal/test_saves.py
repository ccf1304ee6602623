"""Saved games: a game that stopped goes on exactly where it was, bots included."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.stage import Table, run
from valepaska.errors import RecordError
from valepaska.i18n import LANGUAGES
from valepaska.records.files import load, save
from valepaska.records.notation import parse_move
from valepaska.terminal import saves
from valepaska.terminal.line import begin
from valepaska.terminal.running import Running, go_on, setting_of


def start(spec: str = "valepaska", bots: str = "counter,liar,learner") -> Table:
    return Table(begin(spec, bots, None, 5))


@pytest.mark.parametrize("stop", [0, 1, 7, 20, 33])
@pytest.mark.parametrize("spec", ["valepaska", "valepaska-house+jokers"])
def test_a_resumed_game_ends_as_it_would_have(spec: str, stop: int) -> None:
    whole = start(spec)
    whole.play()
    wanted = whole.sitting.running.record
    broken = Table(begin(spec, "counter,liar,learner", None, 5), stop_after=stop)
    broken.play()
    half = broken.sitting.running.record
    resumed = go_on(half)
    for text in wanted.actions[len(half.actions) :]:
        seat = resumed.to_ask()
        if resumed.is_bot(seat):
            action = resumed.bot_move(seat)
            assert f"{'ABCD'[seat]}: {action}" == text
        else:
            action = parse_move(text, resumed.rules)[1]
        resumed.do(seat, action)

    assert resumed.record == wanted


def test_the_file_on_disk_is_the_running_deal_after_every_move(games: Path) -> None:
    played = start()
    seen: list[bool] = []
    think = played.typist._think

    def compare() -> str | None:
        if not played.sitting.running.over:
            seen.append(load(next(games.glob("*.toml"))) == played.sitting.running.record)
        return think()

    played.typist._think = compare
    played.play()

    assert seen
    assert all(seen)


def test_resume_last_means_the_newest_unfinished_game() -> None:
    finished = start()
    finished.play()
    first = Table(begin("valepaska", "1", None, 1), stop_after=2)
    first.play()
    second = Table(begin("valepaska", "1", None, 2), stop_after=2)
    second.play()
    start().play()

    assert load(saves.to_resume("last")).deck == second.sitting.running.record.deck


def test_without_a_saved_game_resume_last_says_so() -> None:
    with pytest.raises(RecordError, match="no unfinished game is saved"):
        saves.to_resume("last")


def test_a_resumed_game_tells_what_happened_last_and_asks_the_same_question(games: Path) -> None:
    broken = Table(begin("valepaska", "counter,liar", None, 5), stop_after=12)
    broken.play()
    question = broken.screen.prompt
    resumed = Table(saves.to_resume("last"), stop_after=0)
    resumed.play()

    assert resumed.screen.prompt == question
    assert "goes on where it was" in resumed.text
    assert resumed.text.count("\n") < broken.text.count("\n")
    assert len(list(games.glob("*.toml"))) == 1


def test_a_sitting_goes_on_with_its_standing() -> None:
    table = Table(begin("valepaska", "counter,liar", None, 5), deals=2)
    table.play()
    record = table.sitting.running.record
    again = Running(setting_of(record))

    assert record.session is not None
    assert record.session.deals == 1
    assert again.setting.session == record.session
    assert [player.bot for player in again.players] == [None, "counter", "liar"]


def test_a_finished_deal_is_not_resumed(tmp_path: Path) -> None:
    played = start()
    played.play()
    path = tmp_path / "over.toml"
    save(path, played.sitting.running.record)

    with pytest.raises(RecordError, match="this deal is over: look at it with `valepaska replay"):
        Table(path)


def test_a_record_whose_moves_do_not_fit_is_refused(tmp_path: Path) -> None:
    broken = Table(begin("valepaska", "counter,liar", None, 5), stop_after=12)
    broken.play()
    path = tmp_path / "damaged.toml"
    save(path, broken.sitting.running.record)
    text = path.read_text(encoding="utf-8").splitlines()
    place = next(number for number, line in enumerate(text) if ": play" in line)
    path.write_text("\n".join([*text[:place], *text[place + 1 :]]), encoding="utf-8")

    with pytest.raises(RecordError, match=r"damaged\.toml, line \d+: .*refused"):
        Table(path)


def test_a_folder_that_cannot_be_written_does_not_stop_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("VALEPASKA_DATA", str(blocked))
    text, status = run(["", "", "l"], bots="honest,honest")

    assert status == 0
    assert "The game is not being saved:" in text


def test_a_copy_is_saved_where_the_player_says_and_never_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    text, _ = run([f"save {path}", f"save {path}", "l"])

    assert load(path).result is None
    assert "is there already, so nothing was saved: give another name." in text.replace("\n  ", " ")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("game", "does not end in .toml, so nothing was saved."),
        ("game.txt", "does not end in .toml, so nothing was saved."),
        (".toml", "does not end in .toml, so nothing was saved."),
        ("no/such/folder/game.toml", "There is no folder"),
    ],
)
def test_a_copy_needs_a_name_that_will_do_and_a_folder_that_is_there(name: str, said: str, tmp_path: Path) -> None:
    text, _ = run([f"save {tmp_path}/{name}", "l"])

    assert said in text.replace("\n  ", " ")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_file_ends_its_line_so_that_it_can_be_copied(language: str, tmp_path: Path) -> None:
    copy = tmp_path / "a copy of the game.toml"
    saved, _ = run([f"save {copy}", "l"], language)
    resumed = Table(copy, language, stop_after=0)
    resumed.play()

    assert f"{copy}\n" in saved
    assert f"{copy}\n" in resumed.text


def test_the_tilde_is_the_home_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    run(["save ~/mine.toml", "l"])

    assert load(tmp_path / "mine.toml").result is None


def test_a_file_that_cannot_be_written_is_told_of_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    folder.chmod(0o500)
    text, status = run([f"save {folder}/game.toml", "l"])

    assert status == 0
    assert "The game is not being saved:" in text or (folder / "game.toml").exists()  # root may write anywhere


def broken_off(seed: int, stop: int = 2) -> Table:
    """A game that stopped after some moves."""
    table = Table(begin("valepaska", "1", None, seed), stop_after=stop)
    table.play()
    return table


def dated(path: Path, second: int) -> None:
    os.utime(path, (second, second))


def test_last_is_the_game_that_was_saved_last_not_the_one_begun_last(games: Path) -> None:
    broken_off(1)
    broken_off(2)
    older, newer = sorted(games.glob("*.toml"))
    dated(newer, 1000)
    dated(older, 2000)

    assert saves.to_resume("last") == older
    text = Table(older, stop_after=0)
    text.sitting.left()
    assert text.text.endswith("valepaska play --resume last\n")


def test_a_game_that_another_was_saved_after_is_gone_on_with_by_its_file(games: Path) -> None:
    broken_off(1)
    mine = Table(saves.to_resume("last"), stop_after=0)
    other = games / "another.toml"
    save(other, mine.sitting.running.record)
    dated(other, 2**33)
    mine.sitting.left()

    assert f"valepaska play --resume {saves.folder()}" in mine.text


def test_replay_means_a_finished_deal_and_verify_whatever_was_saved_last(games: Path) -> None:
    start().play()
    (finished,) = games.glob("*.toml")
    dated(finished, 1000)
    broken_off(2)
    (begun,) = set(games.glob("*.toml")) - {finished}

    assert saves.to_replay("last") == finished
    assert saves.to_verify("last") == begun
    assert saves.to_replay("some/file.toml") == Path("some/file.toml")


@pytest.mark.parametrize("wish", [saves.to_replay, saves.to_verify])
def test_without_a_saved_deal_there_is_nothing_to_show(wish: Callable[[str], Path]) -> None:
    with pytest.raises(RecordError, match=r"is saved in .*: start one with `valepaska play`"):
        wish("last")


def test_an_endless_deal_that_was_resumed_is_not_resumed_again(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saver = saves.Saver(saves.fresh(), broken_off(1).sitting.running.record)
    saver.keep(broken_off(2).sitting.running.record)
    saver.discard()

    assert not saver.path.exists()


def test_forgetting_brings_back_what_was_saved_before() -> None:
    before, later = broken_off(1, 2).sitting.running.record, broken_off(1, 6).sitting.running.record
    saver = saves.Saver(saves.fresh(), before)
    saver.keep(later)
    saver.forget()

    assert load(saver.path) == before


def test_old_records_are_thrown_away_when_there_are_very_many(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "KEPT", 2)
    for _ in range(4):
        start().play()

    assert len(list(games.glob("*.toml"))) == 3


def test_two_games_at_once_have_two_files(games: Path) -> None:
    paths = {saves.fresh() for _ in range(3)}

    assert len(paths) == 3


def test_a_record_with_a_bot_too_many_is_refused_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "bots.toml"
    save(path, broken_off(1).sitting.running.record)
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"(?m)^bots = \[", 'bots = ["counter", ', text), encoding="utf-8")

    with pytest.raises(RecordError, match=r"bots\.toml"):
        Table(path)
