"""On a real terminal: colour or none, Ctrl-C, and a program that is killed."""

import os
import pty
import re
import resource
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.shell import run as shell
from valepaska.records.files import load

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120


class Terminal:
    """``valepaska play`` on a pseudo-terminal."""

    def __init__(self, data: Path, *arguments: str, columns: int = 80, **environment: str) -> None:
        self.master, slave = pty.openpty()
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LC_ALL", "LC_MESSAGES")}
        seed = [] if "--resume" in arguments else ["--seed", "5"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "valepaska", "play", *seed, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env=kept
            | {
                "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]),
                "VALEPASKA_DATA": str(data),
                "TERM": "xterm",
                "LANG": "en_GB.UTF-8",
                "COLUMNS": str(columns),
                "PYTHONUTF8": "1",
            }
            | environment,
        )
        os.close(slave)
        self.text = ""
        self._read = 0

    def until(self, pattern: str) -> str:
        """Wait until the text since the last wait holds a pattern; that text."""
        end = time.monotonic() + PATIENCE
        while not re.search(pattern, self.text[self._read :]):
            if not self._more() or time.monotonic() > end:
                raise AssertionError(f"{pattern!r} does not come: {self.text[-800:]!r}")
        new, self._read = self.text[self._read :], len(self.text)
        return new

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.master, f"{line}\r".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self.process.send_signal(signal.SIGINT)

    def end(self) -> int:
        """Wait for the program to end; its exit status."""
        while self._more():
            pass
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Leave nothing running."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)

    def _more(self) -> bool:
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        if not ready:
            return False
        try:
            chunk = os.read(self.master, 65536)
        except OSError:
            return False
        self.text += chunk.decode("utf-8", "replace")
        return bool(chunk)


Open = Callable[..., Terminal]


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    """Opens terminals and closes them at the end."""
    opened: list[Terminal] = []

    def make(*arguments: str, columns: int = 80, **environment: str) -> Terminal:
        opened.append(Terminal(tmp_path, *arguments, columns=columns, **environment))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


QUESTION = r"doubt it > |Your turn > |You\? > "


def test_a_terminal_has_colour_and_suits(terminal: Open) -> None:
    screen = terminal()
    text = screen.until(QUESTION)
    screen.type("hand")

    assert "\x1b[" in text
    assert re.search("[♠♥♦♣]", screen.until("#1 .*\n.*> "))


def test_no_color_is_respected(terminal: Open) -> None:
    screen = terminal(NO_COLOR="1")

    assert "\x1b[" not in screen.until(QUESTION)


@pytest.mark.parametrize("wish", [{"TERM": "dumb"}, {}])
def test_plain_and_dumb_terminals_get_text_only(wish: dict[str, str], terminal: Open) -> None:
    screen = terminal(*([] if wish else ["--plain"]), **wish)
    text = screen.until(QUESTION)
    screen.type("hand")
    text += screen.until("#1 .*\n.*> ")

    assert "\x1b" not in text
    assert not re.search("[♠♥♦♣·]", text)


def test_narrow_terminals_are_wrapped(terminal: Open) -> None:
    screen = terminal(columns=40, NO_COLOR="1")
    lines = screen.until(QUESTION).replace("\r", "").split("\n")

    assert max(len(line.split(" > ")[0]) for line in lines) <= 40


def test_ctrl_c_offers_to_save_and_the_game_goes_on_later(terminal: Open, tmp_path: Path) -> None:
    screen = terminal()
    screen.until(QUESTION)
    screen.interrupt()
    screen.until("Save the game\\?")
    screen.type("")
    screen.until("valepaska play --resume last")

    assert screen.end() == 130
    assert load(next((tmp_path / "games").glob("*.toml"))).result is None


def test_ctrl_c_can_throw_the_game_away(terminal: Open, tmp_path: Path) -> None:
    screen = terminal()
    screen.until(QUESTION)
    screen.interrupt()
    screen.until("Save the game\\?")
    screen.type("n")

    assert screen.end() == 130
    assert list((tmp_path / "games").glob("*.toml")) == []


def test_no_after_going_on_forgets_only_what_was_done_since(terminal: Open, tmp_path: Path) -> None:
    screen = terminal("--plain")
    screen.until(QUESTION)
    screen.process.kill()
    screen.end()
    (path,) = (tmp_path / "games").glob("*.toml")
    before = load(path)
    again = terminal("--plain", "--resume", "last")
    again.until(QUESTION)
    again.type("")
    again.until("> ")
    changed = load(path)
    again.interrupt()
    again.until(r"as it was saved before, .*> ")
    again.type("n")
    again.until(r"is forgotten; the game is saved as it was\s+before\. Go on with: valepaska play --resume last")

    assert again.end() == 130
    assert changed != before
    assert load(path) == before


def test_a_bad_name_after_ctrl_c_is_asked_again(terminal: Open, tmp_path: Path) -> None:
    screen = terminal()
    screen.until(QUESTION)
    screen.interrupt()
    screen.until("Save the game\\?")
    screen.type("mine")
    screen.until(r"mine does not end in \.toml(.|\n)*Save the game\?")
    screen.type("")
    screen.until("--resume last")

    assert screen.end() == 130


def test_ctrl_c_can_save_to_a_file(terminal: Open, tmp_path: Path) -> None:
    screen = terminal()
    screen.until(QUESTION)
    screen.interrupt()
    screen.until("Save the game\\?")
    screen.type(str(tmp_path / "mine.toml"))

    assert screen.end() == 130
    assert load(tmp_path / "mine.toml").result is None


def test_ctrl_c_twice_leaves_at_once_without_a_traceback(terminal: Open) -> None:
    screen = terminal()
    screen.until(QUESTION)
    screen.interrupt()
    screen.until("Save the game\\?")
    screen.interrupt()

    assert screen.end() == 130
    assert "Traceback" not in screen.text


def test_ctrl_d_ends_the_game_with_one_line(terminal: Open) -> None:
    screen = terminal()
    screen.until(QUESTION)
    os.write(screen.master, b"\x04")

    assert screen.end() == 0
    assert "Traceback" not in screen.text


def test_a_killed_game_goes_on_where_it_was(terminal: Open, tmp_path: Path) -> None:
    screen = terminal("--plain")
    screen.until(QUESTION)
    for _ in range(3):
        screen.type("")
        screen.until("> ")
    screen.process.kill()
    screen.end()
    saved = load(next((tmp_path / "games").glob("*.toml")))
    again = terminal("--plain", "--resume", "last")
    again.until(rf"goes on where it was(.|\n)*(?:{QUESTION})")
    again.type("l")
    again.end()

    assert len(saved.actions) >= 3
    assert load(next((tmp_path / "games").glob("*.toml"))) == saved


def test_between_two_people_the_screen_is_cleared_with_its_scrollback(terminal: Open) -> None:
    screen = terminal("--players", "Anna,Bo", "--bots", "1")
    for _ in range(12):
        text = screen.until(r"> $")
        if "\x1b[2J\x1b[3J" in text:
            break
        screen.type("p" if "Who has" in text.split("\n")[-1] else "3" if "turn" in text.split("\n")[-1] else "")

    assert "\x1b[2J\x1b[3J\x1b[H" in screen.text


def test_no_history_of_lines_is_kept(terminal: Open) -> None:
    screen = terminal()
    screen.until(QUESTION)
    screen.type("zzz")
    screen.until(QUESTION)
    os.write(screen.master, b"\x1b[A\r")

    assert "“zzz”" not in screen.until("> ")


def work(act: Callable[[], object]) -> float:
    """Seconds of processor time that the programs take which something starts and ends."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    act()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def test_a_game_asks_its_first_question_after_little_work(terminal: Open, tmp_path: Path) -> None:
    def asks() -> None:
        screen = terminal("--plain")
        screen.until(QUESTION)
        screen.process.kill()
        screen.end()

    assert work(asks) < 4 * work(lambda: shell("rules", "valepaska", data=tmp_path))
