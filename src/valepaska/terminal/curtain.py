"""Several people at one screen: whose eyes it is for now, and the hand-over between them.

Public lines may be read by everybody. Before anything private is shown, everybody else is
asked to look away; before anything else is shown after it, it is taken out of sight.
"""

from collections.abc import Sequence

from valepaska.engine.events import Seat
from valepaska.terminal.screen import Screen, Tone
from valepaska.terminal.speech import Speech


class Curtain:
    """Keeps people who share a screen from seeing each other's cards. For one person it does nothing."""

    def __init__(self, screen: Screen, speech: Speech, names: Sequence[str], people: Sequence[Seat]) -> None:
        self.shared = len(people) > 1
        self._screen = screen
        self._speech = speech
        self._names = names
        self._open_for: Seat | None = None

    def open_for(self, seat: Seat) -> None:
        """Make sure that only this player looks."""
        if not self.shared or self._open_for == seat:
            return
        self.close()
        self._screen.say()
        self._screen.say(self._speech.text("term-handover-others"), Tone.QUIET)
        self._screen.ask(self._speech.text("term-handover", player=self._names[seat]))
        self._open_for = seat

    def close(self, *, when_read: bool = False) -> None:
        """Hide what was private; `when_read` waits until the player has read it."""
        if self._open_for is None:
            return
        if when_read:
            self._screen.ask(self._speech.text("term-handover-done"))
        self._open_for = None
        self._screen.hide()
