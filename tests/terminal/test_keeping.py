"""What may happen to saved games: kills between deals, two programs at once, damage, links and leftovers."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shell import run as shell
from tests.shell import surroundings
from tests.terminal.stage import Table, run
from valepaska.errors import RecordError
from valepaska.records.files import load, save
from valepaska.terminal import saves
from valepaska.terminal.line import begin


def table(seed: int = 1, **options: int) -> Table:
    return Table(begin("valepaska", "1", None, seed), **options)  # type: ignore[arg-type]


def at_the_question_of_another_deal(answer: str | None) -> Table:
    played = table()
    think = played.typist._think

    def reply() -> str | None:
        return answer if played.screen.prompt == played.texts("term-again") else think()

    played.typist._think = reply
    played.play()
    return played


def unfinished(games: Path) -> list[Path]:
    return [path for path in games.glob("*.toml") if load(path).result is None]


def test_a_sitting_that_ends_between_two_deals_goes_on_with_its_counts(games: Path) -> None:
    played = at_the_question_of_another_deal(None)
    outcome = played.sitting.running.state.outcome
    (path,) = unfinished(games)
    record = load(path)

    assert outcome is not None
    assert outcome.loser is not None
    assert saves.to_resume("last") == path
    assert record.session is not None
    assert record.session.deals == 1
    assert record.session.losses[outcome.loser] == 1
    resumed = Table(path)
    resumed.play()
    assert "After 2 deals:" in resumed.text


@pytest.mark.parametrize("end", ["interrupted", "ended"])
def test_whoever_leaves_between_two_deals_is_told_how_to_go_on(end: str) -> None:
    played = at_the_question_of_another_deal(None)
    getattr(played.sitting, end)()

    assert played.text.endswith("valepaska play --resume last\n")


def test_no_to_another_deal_leaves_nothing_to_go_on_with(games: Path) -> None:
    at_the_question_of_another_deal("n")

    assert unfinished(games) == []


def from_yesterday(games: Path) -> Path:
    """An unfinished game that this program does not play."""
    table(stop_after=2).play()
    (path,) = games.glob("*.toml")
    return path.rename(games / "yesterday.toml")


HOLD = """import sys
from pathlib import Path
from valepaska.terminal.alone import hold
hold(Path(sys.argv[1]), Path(sys.argv[2]))
print("held", flush=True)
sys.stdin.readline()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_a_game_played_in_another_window_is_not_gone_on_with_here(tmp_path: Path, games: Path) -> None:
    path = from_yesterday(games)
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path), str(games)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=surroundings(tmp_path),
    ) as other:
        assert other.stdout is not None
        assert other.stdin is not None
        assert other.stdout.readline() == b"held\n"
        refused = shell("play", "--resume", str(path), data=tmp_path)
        other.stdin.close()
    allowed = shell("play", "--resume", str(path), data=tmp_path)

    assert refused.returncode == 2
    assert "is being played in another window" in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert allowed.returncode == 0


def test_only_finished_deals_are_thrown_away(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "KEPT", 1)
    for seed in range(3):
        table(seed, stop_after=2).play()
    (games / "folder.toml").mkdir()
    (games / "damaged.toml").write_text("zzz", encoding="utf-8")
    for seed in range(3):
        table(seed).play()
    saves.prune()

    assert len(unfinished_or_damaged(games)) == 4
    assert len(list(games.glob("*.toml"))) <= 4 + 1 + 1


def unfinished_or_damaged(games: Path) -> list[Path]:
    found = []
    for path in games.glob("*.toml"):
        if path.is_file() and "[result]" not in path.read_text(encoding="utf-8"):
            found.append(path)
    return found


def test_last_says_which_newer_game_it_cannot_read(tmp_path: Path, games: Path) -> None:
    from_yesterday(games)
    bad = games / "zz.toml"
    bad.write_text("zzz", encoding="utf-8")
    os.utime(bad, (2**33, 2**33))
    done = shell("play", "--resume", "last", data=tmp_path)

    assert done.returncode == 0
    assert "A game saved later cannot be read, so an older one goes on:" in " ".join(done.stdout.split())
    assert str(bad) in done.stdout


def test_where_no_game_can_be_read_the_error_says_why(games: Path) -> None:
    games.mkdir()
    (games / "zz.toml").write_text("zzz", encoding="utf-8")

    with pytest.raises(RecordError, match=r"no unfinished game is saved in .*zz\.toml"):
        saves.to_resume("last")


@pytest.mark.skipif(sys.platform == "win32", reason="modes and links are those of Unix")
def test_a_link_stays_a_link_and_a_mode_stays_as_it_is(tmp_path: Path) -> None:
    played = table(stop_after=2)
    played.play()
    real, link = tmp_path / "real.toml", tmp_path / "link.toml"
    save(real, played.sitting.running.record)
    real.chmod(0o644)
    link.symlink_to(real)
    Table(link, stop_after=6).play()

    assert link.is_symlink()
    assert len(load(real).actions) >= 6
    assert stat.S_IMODE(real.stat().st_mode) == 0o644


@pytest.mark.skipif(sys.platform == "win32", reason="links are those of Unix")
@pytest.mark.parametrize("kind", ["a file", "a link to itself"])
def test_where_nothing_can_be_saved_a_whole_deal_is_played(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "place"
    if kind == "a file":
        place.touch()
    else:
        place.symlink_to(place)
    monkeypatch.setenv("VALEPASKA_DATA", str(place))
    played = table()
    played.play()

    assert played.sitting.running.over
    assert "cannot be written" in played.text
    assert played.text.endswith("Goodbye.\n")


def test_a_folder_that_may_not_be_looked_into_stops_no_game(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "glob", refused)
    text, status = run(["hand", ""])

    assert status == 0
    assert "".join(f"Go on with: valepaska play --resume {games}".split()) in "".join(text.split())


@pytest.mark.skipif(sys.platform == "win32", reason="links are those of Unix")
def test_a_link_to_itself_is_no_game(tmp_path: Path) -> None:
    circle = tmp_path / "circle.toml"
    circle.symlink_to(circle)

    with pytest.raises(RecordError, match="cannot be read"):
        Table(circle)


@pytest.mark.skipif(sys.platform == "win32", reason="modes are those of Unix")
def test_only_the_owner_may_read_saved_games(games: Path) -> None:
    before = os.umask(0o000)
    try:
        played = table(stop_after=2)
        played.play()
        record, path = played.sitting.running.record, saves.fresh()
        saves.Saver(path).keep(record)
        saved = stat.S_IMODE(path.stat().st_mode)
        path.chmod(0o644)
        saves.Saver(path, record).keep(record)
        again = stat.S_IMODE(path.stat().st_mode)
        other = games / "20200101.toml"
        other.write_text("zzz", encoding="utf-8")
        saves.prune()
    finally:
        os.umask(before)

    assert (oct(saved), oct(again), oct(stat.S_IMODE(other.stat().st_mode))) == ("0o600", "0o600", "0o600")
    assert oct(stat.S_IMODE(games.stat().st_mode)) == "0o700"


def test_what_killed_programs_left_half_written_is_thrown_away_after_a_while(games: Path) -> None:
    games.mkdir()
    old, new = games / ".20260101.toml.abcd", games / ".20260101.toml.efgh"
    old.touch()
    new.touch()
    os.utime(old, (1000, 1000))
    saves.prune()

    assert not old.exists()
    assert new.exists()
