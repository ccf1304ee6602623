"""The screen: the only part of the terminal game that writes, reads a line, waits or clears.

There are two ways to write. *Plain* is text and newlines and nothing else: no colour, no
cursor movement, ASCII letters for suits; it is for pipes, logs and screen readers. *Fancy*
adds a few colours, suit symbols, short pauses and a real clearing of the screen; it is used on
a terminal unless the player says otherwise.
"""

import os
import shutil
import sys
import textwrap
import time
from collections.abc import Iterable
from enum import StrEnum
from typing import Protocol, TextIO

from valepaska.terminal.marks import plain_marks, wants_ascii

NARROWEST = 24
WIDEST = 88
DEFAULT_WIDTH = 80
BEAT = 0.7
BLANK_LINES = 60
"""So many lines hide what was private on a plain screen; on a taller one, as many as it has."""
CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"
INTERRUPTED = 130
"""The exit status after Ctrl-C."""
RULE = "-" * 24
TOGETHER = "\u00a0"
"""A space at which a line is not broken; it is written as a plain one."""
WHOLE = "\u2060"
"""Stands before a word that is never broken, however long it is; it is not written."""


def whole(text: object) -> str:
    """A path or a command as one word of a line, so that it can be copied."""
    return WHOLE + str(text).replace(" ", TOGETHER)


class EndOfInput(Exception):
    """The input has ended while the program was waiting for a line."""


class Tone(StrEnum):
    """How a line is coloured on a fancy screen."""

    NORMAL = ""
    TITLE = "1"
    QUIET = "2"
    SPEECH = "36"
    ALARM = "1;31"
    GOOD = "32"
    WARNING = "33"


class Source(Protocol):
    """Where lines come from."""

    def readline(self) -> str:
        """The next line with its end; empty when there is none."""


class Screen:
    """Lines to a person and lines from a person.

    `fancy` is for a terminal, `colour` may be off even there, `paced` says whether there are
    pauses and `typed` that a person types the answers here. Pauses have one fixed length: how
    long somebody thinks never depends on cards. `ascii_marks` writes plain quotes and dots.
    """

    def __init__(
        self,
        out: TextIO,
        source: Source,
        *,
        fancy: bool = False,
        colour: bool = False,
        paced: bool = False,
        typed: bool = False,
        ascii_marks: bool = False,
        width: int | None = None,
    ) -> None:
        self.fancy = fancy
        self.symbols = fancy and not ascii_marks and _can_write(out, "♠♥♦♣")
        self.typed = typed
        self._out = out
        self._source = source
        self._colour = colour
        self._paced = paced
        self._ascii_marks = ascii_marks
        self._width = width

    @property
    def width(self) -> int:
        """How many columns a line may use now."""
        columns = self._width or shutil.get_terminal_size((DEFAULT_WIDTH, 24)).columns
        return max(NARROWEST, min(columns, WIDEST))

    @property
    def height(self) -> int:
        """How many lines are seen at once; 0 where nobody knows."""
        return shutil.get_terminal_size((DEFAULT_WIDTH, 0)).lines

    def say(self, text: str = "", tone: Tone = Tone.NORMAL, *, indent: int = 0) -> None:
        """Write a paragraph, wrapped to the width; lines after the first are indented."""
        if not text:
            self._write("\n")
            return
        for line in text.split("\n"):
            wrapped = textwrap.wrap(
                line,
                self.width,
                initial_indent=" " * indent,
                subsequent_indent=" " * (indent + 2),
                break_long_words=WHOLE not in line,
                break_on_hyphens=False,
            )
            for piece in wrapped or [""]:
                self._write(self._painted(piece, tone) + "\n")

    def sections(self, sections: Iterable[tuple[str, Iterable[str]]]) -> None:
        """Write titles, each with its sentences below, one a line."""
        for title, sentences in sections:
            self.say(title, Tone.TITLE)
            for sentence in sentences:
                self.say(sentence, indent=2)
            self.say()

    def block(self, lines: list[str]) -> None:
        """Write lines as they are, unwrapped: a grid."""
        self._write("".join(f"{line}\n" for line in lines))

    def ask(self, prompt: str) -> str:
        """Write the prompt and read one line, without its end and without control characters.

        Raises EndOfInput when there is no more input. Where the input is not typed on this
        screen, the answer is written after the prompt, so that a transcript can be read.
        """
        pieces = textwrap.wrap(prompt, self.width - 2, break_on_hyphens=False)
        for piece in pieces[:-1]:
            self._write(piece + "\n")
        self._write((pieces[-1] if pieces else "") + " > ")
        self._out.flush()
        line = self._source.readline()
        if not line:
            self._write("\n")
            raise EndOfInput
        answer = "".join(letter if letter.isprintable() else " " for letter in line).rstrip()
        if not self.typed:
            self._write(answer + "\n")
        return answer.strip()

    def pause(self) -> None:
        """Wait one beat, so that people can follow; no wait in a pipe or in plain mode."""
        if self._paced:
            self._out.flush()
            time.sleep(BEAT)

    def hide(self) -> None:
        """Take everything that has been written out of sight."""
        if self.fancy:
            self._write(CLEAR_ALL)
        else:
            self._write("\n" * max(BLANK_LINES, self.height) + RULE + "\n")

    def _painted(self, piece: str, tone: Tone) -> str:
        if not self._colour:
            return piece
        for suit in "♥♦":
            piece = piece.replace(suit, f"\x1b[31m{suit}\x1b[39m")
        return f"\x1b[{tone.value}m{piece}\x1b[0m" if tone.value else piece

    def _write(self, text: str) -> None:
        shown = text.replace(TOGETHER, " ").replace(WHOLE, "")
        self._out.write(plain_marks(shown) if self._ascii_marks else shown)


def _can_write(out: TextIO, text: str) -> bool:
    try:
        text.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def open_screen(*, plain: bool) -> Screen:
    """The screen of this process: fancy on a terminal, plain in a pipe or when asked for.

    ``NO_COLOR`` and ``TERM=dumb`` are respected.
    """
    typed = sys.stdin is not None and sys.stdin.isatty()
    seen = sys.stdout.isatty()
    fancy = seen and not plain and os.environ.get("TERM") != "dumb"
    if fancy and sys.platform == "win32":
        os.system("")  # switches the console to ANSI sequences
    return Screen(
        sys.stdout,
        sys.stdin if sys.stdin is not None else open(os.devnull, encoding="utf-8"),
        fancy=fancy,
        colour=fancy and not os.environ.get("NO_COLOR"),
        paced=fancy and typed,
        typed=typed and seen,
        ascii_marks=wants_ascii(os.environ),
    )
