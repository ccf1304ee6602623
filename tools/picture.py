"""Draws docs/pictures/terminal.svg: a real deal, typed into the real program in a pseudo-terminal.

Run: python tools/picture.py
"""

import os
import pty
import re
import select
import struct
import sys
import termios
import time
from fcntl import ioctl
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs/pictures/terminal.svg"
COLUMNS = 86
LINES = 34
COMMAND = [sys.executable, "-m", "valepaska", "play", "--lang", "en", "--seed", "31"]
TYPED = ["", "", "", "5 6 = 9", "", ""]
"""Three times no, a lie that goes through, and twice no.

Another deal or other bots want other lines: look at the picture."""
QUIET = 2.5
"""Seconds without output after which the program is waiting for a line."""


def session(typed: list[str]) -> str:
    """What the program prints while these lines are typed, as soon as it waits for each."""
    child, screen = pty.fork()
    if child == 0:
        os.environ |= {"PYTHONPATH": str(ROOT / "src"), "TERM": "xterm-256color", "COLUMNS": str(COLUMNS)}
        os.environ.pop("NO_COLOR", None)
        os.execv(COMMAND[0], COMMAND)
    ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    printed = b""
    for line in typed:
        printed += read_until_quiet(screen)
        os.write(screen, f"{line}\n".encode())
    printed += read_until_quiet(screen)
    os.close(screen)
    os.waitpid(child, 0)
    return printed.decode(errors="replace").replace("\r", "")


def read_until_quiet(screen: int) -> bytes:
    """The output up to the point where the program waits."""
    printed = b""
    until = time.monotonic() + QUIET
    while time.monotonic() < until:
        ready, _, _ = select.select([screen], [], [], 0.1)
        if ready:
            printed += os.read(screen, 65536)
            until = time.monotonic() + QUIET
    return printed


def draw(printed: str) -> str:
    """The last lines of a session as SVG, without any address in it."""
    console = Console(record=True, width=COLUMNS, file=open(os.devnull, "w"), force_terminal=True)  # noqa: SIM115
    text = Text.from_ansi(printed.strip("\n"))
    lines = text.split("\n")[-LINES:]
    for line in lines:
        console.print(line, soft_wrap=True)
    svg = console.export_svg(title="./play play", theme=MONOKAI, unique_id="valepaska")
    return re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")


def main() -> None:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(session(TYPED)), encoding="utf-8")


if __name__ == "__main__":
    main()
