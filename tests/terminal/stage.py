"""A stage for tests of the terminal: a screen in memory, and players who type."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path

from valepaska.bots import bot
from valepaska.engine.events import Phase
from valepaska.i18n import Texts, texts
from valepaska.terminal.line import Sitting, Start, begin, play
from valepaska.terminal.screen import Screen


class Typist:
    """An input that thinks: each line is asked of a function when it is wanted; None ends the input."""

    def __init__(self, think: Callable[[], str | None]) -> None:
        self._think = think
        self.typed: list[str] = []

    def readline(self) -> str:
        line = self._think()
        if line is None:
            return ""
        self.typed.append(line)
        return line + "\n"


def script(lines: Iterable[str]) -> Typist:
    """An input of fixed lines."""
    waiting = iter(lines)
    return Typist(lambda: next(waiting, None))


class Table:
    """A sitting whose people are played by bots that type their moves in the notation of records."""

    def __init__(self, start: Start | Path, language: str = "en", width: int = 80, kind: str = "counter") -> None:
        self.out = io.StringIO()
        self.source = Typist(self._line)
        self.screen = Screen(self.out, self.source, width=width)
        self.sitting = Sitting(self.screen, texts(language), start)
        people = [seat for seat, player in enumerate(self.sitting.players) if not player.bot]
        self._brains = {seat: bot(kind, seed=seat) for seat in people}
        self._told = dict.fromkeys(self._brains, 0)
        self.rounds = 1
        self.stop_after: int | None = None

    @property
    def text(self) -> str:
        """Everything that has been written."""
        return self.out.getvalue()

    def _line(self) -> str | None:
        running = self.sitting.running
        if self.stop_after is not None and len(running.record.actions) >= self.stop_after:
            return None
        if running.over:
            self.rounds -= 1
            return "" if self.rounds else "n"
        if self.text.endswith("Enter when nobody else is looking. > ") or self.text.endswith("hide your cards. > "):
            return ""
        seat = running.to_ask()
        since, self._told[seat] = self._told[seat], len(running.events)
        action = self._brains[seat].act(running.view(seat), running.seen(seat, since))
        return str(action)


def run(lines: Iterable[str], language: str = "en", width: int = 80, **options: str | int | None) -> tuple[str, int]:
    """Play from fixed lines; what was written, and the exit status."""
    out = io.StringIO()
    known: Texts = texts(language)
    wishes = {"spec": "valepaska", "bots": None, "players": None, "seed": 1, "you": "You"} | options
    status = play(Screen(out, script(lines), width=width), known, begin(**wishes))  # type: ignore[arg-type]
    return out.getvalue(), status


__all__ = ["Phase", "Table", "Typist", "run", "script"]
