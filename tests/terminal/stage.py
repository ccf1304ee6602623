"""A stage for tests of the terminal: a screen in memory, and players who type."""

import io
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from valepaska.bots import Bot, bot
from valepaska.cards import Card, faces, parse_cards
from valepaska.i18n import Texts, texts
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits
from valepaska.terminal.line import Sitting, Start, begin, play
from valepaska.terminal.screen import EndOfInput, Screen
from valepaska.terminal.speech import shown_names


def deck_with(
    rules: Rules, seats: int, hands: Mapping[int, str], up: Mapping[int, str] | None = None
) -> tuple[Card, ...]:
    """A deck that, dealt by the last seat, gives these hands and face-up cards; the rest in order."""
    wanted = {seat: parse_cards(text) for seat, text in hands.items()}
    shown = {seat: parse_cards(text) for seat, text in (up or {}).items()}
    left = list(faces(deck_bits(rules)))
    for card in (*(c for cards in wanted.values() for c in cards), *(c for cards in shown.values() for c in cards)):
        left.remove(card)
    size = rules.deal.hand_size
    assert isinstance(size, int)
    dealt: list[Card] = []
    for row in range(size):
        dealt += [wanted[seat][row] if seat in wanted else left.pop(0) for seat in range(seats)]
    dealt += [left.pop(0) for _ in range(rules.deal.table_down * seats)]
    for row in range(rules.deal.table_up):
        dealt += [shown[seat][row] if shown.get(seat) else left.pop(0) for seat in range(seats)]
    return (*dealt, *left)


STUCK = 8


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


class Watched(Screen):
    """A screen that remembers what it asked last."""

    prompt = ""

    def ask(self, prompt: str) -> str:
        self.prompt = prompt
        return super().ask(prompt)


class Table:
    """A sitting whose people are played by bots that type their moves in the notation of records.

    It types Enter at every hand-over, and wants no second deal. `stop_after` ends the input
    after so many moves of the deal.
    """

    def __init__(
        self,
        start: Start | Path,
        language: str = "en",
        *,
        width: int = 80,
        kind: str = "counter",
        stop_after: int | None = None,
        deals: int = 1,
    ) -> None:
        self.texts = texts(language)
        self.out = io.StringIO()
        self.typist = Typist(self._line)
        self.screen = Watched(self.out, self.typist, width=width)
        self.sitting = Sitting(self.screen, self.texts, start)
        self._kind = kind
        self._stop_after = stop_after
        self._deals = deals
        self._asked = (0, 0)
        self._brains: dict[int, Bot] = {}
        self._told: dict[int, int] = {}
        self._sit_down()

    @property
    def text(self) -> str:
        """Everything that has been written."""
        return self.out.getvalue()

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.sitting.players) if not player.bot]

    def play(self) -> None:
        """Play until the input ends or nobody wants another deal."""
        with suppress(EndOfInput):
            self.sitting.play()

    def _sit_down(self) -> None:
        self._brains = {seat: bot(self._kind, seed=seat) for seat in self.people}
        self._told = dict.fromkeys(self._brains, 0)

    def _line(self) -> str | None:
        running = self.sitting.running
        if running.over or self.screen.prompt == self.texts("term-again"):
            self._deals -= 1
            self._sit_down()
            return "" if self._deals else "no"
        if self._stop_after is not None and len(running.record.actions) >= self._stop_after:
            return None
        names = shown_names(self.texts, [player.name for player in self.sitting.players], None)
        hand_overs = [self.texts("term-handover", player=name) for name in names]
        if self.screen.prompt in (*hand_overs, self.texts("term-handover-done")):
            return ""
        moves = len(running.record.actions)
        self._asked = (moves, self._asked[1] + 1 if moves == self._asked[0] else 1)
        assert self._asked[1] < STUCK, f"{self.typist.typed[-1]!r} is never taken"
        seat = running.to_ask()
        since, self._told[seat] = self._told[seat], len(running.events)
        return str(self._brains[seat].act(running.view(seat), running.seen(seat, since)))


def run(lines: Iterable[str], language: str = "en", width: int = 80, **options: str | int | None) -> tuple[str, int]:
    """Play from fixed lines; what was written, and the exit status."""
    out = io.StringIO()
    known: Texts = texts(language)
    wishes = {"spec": "valepaska", "bots": None, "players": None, "seed": 1} | options
    status = play(Screen(out, script(lines), width=width), known, begin(**wishes))  # type: ignore[arg-type]
    return out.getvalue(), status
