"""One deal on a screen: everybody is asked in turn, and what happens is told."""

from collections.abc import Callable, Iterable, Sequence

from valepaska.engine.actions import Action
from valepaska.engine.events import Drew, Event, Phase, Refilled, Seat, Took
from valepaska.terminal.board import Board
from valepaska.terminal.curtain import Curtain
from valepaska.terminal.narrate import Line, Narrator
from valepaska.terminal.prompt import Prompt
from valepaska.terminal.running import Running
from valepaska.terminal.saves import Saver
from valepaska.terminal.screen import Screen, Tone
from valepaska.terminal.speech import Speech, shown_names

RECAP = 8
"""How many lines are told again when a saved deal goes on."""
SAVED_EVERY = 25
"""Among bots only the deal is saved after so many moves; they would make the same ones again."""
ENDLESS_TURNS = 400
"""After so many turns among bots only, the deal is broken off."""


class Game:
    """Plays a deal to its end with the people at one screen and the bots of the deal."""

    def __init__(
        self, screen: Screen, speech: Speech, running: Running, saver: Saver, save_copy: Callable[[str], str]
    ) -> None:
        people = running.setting.people
        self.you: Seat | None = running.setting.you
        names = shown_names(speech.texts, [player.name for player in running.players], self.you)
        self._people = people
        self._screen = screen
        self._speech = speech
        self._running = running
        self._saver = saver
        self._curtain = Curtain(screen, speech, names, people)
        self._narrator = Narrator(running.rules, names, speech, self.you)
        self._prompt = Prompt(screen, speech, Board(speech, names, self.you), self._curtain, names, save_copy)
        self._bots_since: int | None = None
        self._moves = 0

    def play(self) -> None:
        """Ask and tell until the deal is over, or endless among bots.

        Raises Leave when a player stops, and EndOfInput.
        """
        self._saver.keep(self._running.record)
        self._begin()
        try:
            while not self._running.over and not self._endless():
                seat = self._running.to_ask()
                if self._running.is_bot(seat):
                    self._bot(seat)
                else:
                    self._person(seat)
        finally:
            self._curtain.close()

    def _begin(self) -> None:
        """Tell how the deal began, with the hand; of a deal that goes on, only what happened last."""
        lines = self._narrator.tell(self._running.seen(self.you))
        told, rest = (lines[-RECAP:], []) if self._running.record.actions else (lines[:1], lines[1:])
        self._say(told)
        if self.you is not None and not self._moves_next(self.you):
            self._prompt.show_hand(self._running.view(self.you))
        self._say(rest)

    def _moves_next(self, seat: Seat) -> bool:
        """Whether the next question is what this seat plays, with which its hand is shown anyway."""
        running = self._running
        return not running.over and running.to_ask() == seat and running.state.phase is not Phase.WINDOW

    def _bot(self, seat: Seat) -> None:
        if self._tell(self._done(seat, self._running.bot_move(seat), self.you)) and self._bots_since is None:
            self._screen.pause()

    def _person(self, seat: Seat) -> None:
        view = self._running.view(seat)
        if view.phase is Phase.WINDOW:
            action = self._prompt.doubt(view, self._running.view(self.you))
            self._tell(self._done(seat, action, self.you))
            return
        action = self._prompt.move(view)
        before = len(self._running.events)
        public = self._done(seat, action, self.you)
        if self._curtain.shared:
            news = list(_news(self._running.seen(seat, before), seat))
            self._say(self._narrator.private(news))
            self._curtain.close(when_read=bool(news))
        self._tell(public)

    def _done(self, seat: Seat, action: Action, viewer: Seat | None) -> list[Event]:
        before = len(self._running.events)
        self._running.do(seat, action)
        self._moves += 1
        if self._bots_since is None or self._running.over or self._moves % SAVED_EVERY == 0:
            self._saver.keep(self._running.record)
        if self._saver.trouble:
            self._screen.say(self._speech.text("term-save-trouble", reason=self._saver.trouble), Tone.WARNING)
            self._saver.trouble = None
        return self._running.seen(viewer, before)

    def _tell(self, events: Sequence[Event]) -> bool:
        lines = self._narrator.tell(events)
        self._say(lines)
        return bool(lines)

    def _say(self, lines: Iterable[Line]) -> None:
        for text, tone in lines:
            self._screen.say(text, tone)

    def _endless(self) -> bool:
        """Whether only bots are left and have been at it for too long."""
        view = self._running.view(None)
        if any(seat not in view.out for seat in self._people):
            self._bots_since = None
            return False
        if self._bots_since is None:
            self._bots_since = view.turns
            self._screen.say(self._speech.text("term-watching"), Tone.QUIET)
        if view.turns - self._bots_since < ENDLESS_TURNS:
            return False
        self._screen.say(self._speech.text("term-endless", turns=ENDLESS_TURNS), Tone.WARNING)
        return True


def _news(events: Iterable[Event], seat: Seat) -> Iterable[Event]:
    """Cards that a player got and that nobody else may see."""
    gains = (event for event in events if isinstance(event, (Drew, Refilled, Took)))
    return [event for event in gains if event.seat == seat and event.cards]
