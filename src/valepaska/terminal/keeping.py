"""A game that stops: what is saved, what is forgotten, and the line that says how to go on."""

from valepaska.errors import RecordError
from valepaska.records.record import Record
from valepaska.terminal import saves
from valepaska.terminal.calling import command
from valepaska.terminal.screen import EndOfInput, Screen, Tone, whole
from valepaska.terminal.speech import Speech
from valepaska.terminal.unclear import Unclear


class Keeping:
    """Speaks with the player about the file of the deal in progress."""

    def __init__(self, screen: Screen, speech: Speech, saver: saves.Saver) -> None:
        self._screen = screen
        self._speech = speech
        self._saver = saver

    def offer(self, record: Record) -> None:
        """After Ctrl-C: ask what becomes of the game. Whoever cannot answer keeps it."""
        self._saver.keep(record)
        question = "term-ask-save" if self._saver.before is None else "term-ask-save-more"
        while self._screen.typed:
            try:
                answer = self._screen.ask(self._speech.text(question))
            except (EndOfInput, KeyboardInterrupt):
                self._screen.say()
                break
            if not answer or self._speech.is_yes(answer):
                break
            if self._speech.is_no(answer):
                self._forget()
                return
            try:
                self._screen.say(self.copy(answer, record))
                break
            except Unclear as unclear:
                self._screen.say(self._speech.unclear(unclear.message, **unclear.details), Tone.WARNING)
        self.stop(record)

    def stop(self, record: Record, before: str = "") -> None:
        """Keep the game and say, after the words `before`, how to go on."""
        self._saver.keep(record)
        self._screen.say(f"{before} {self._how_to_go_on()}".strip())

    def copy(self, wish: str, record: Record) -> str:
        """Save a copy where the player says, without a name the game itself; a line about it.

        Raises Unclear when the name will not do.
        """
        try:
            if wish:
                path = saves.copy(wish, record)
            else:
                path = self._saver.path
                self._saver.keep(record)
                if self._saver.trouble:
                    return self._speech.text("term-save-trouble", reason=self._saver.trouble)
        except RecordError as error:
            raise Unclear("term-save-trouble", reason=saves.fault(error)) from None
        return self._speech.text("term-saved", file=whole(path))

    def _forget(self) -> None:
        self._saver.forget()
        if self._saver.before is None:
            self._screen.say(self._speech.text("term-not-saved"))
        else:
            self._screen.say(f"{self._speech.text('term-saved-before')} {self._how_to_go_on()}")

    def _how_to_go_on(self) -> str:
        if self._saver.trouble:
            return self._speech.text("term-save-trouble", reason=self._saver.trouble)
        where = saves.LAST if self._is_last() else str(self._saver.path)
        return self._speech.text("term-resume-with", command=whole(command("play", "--resume", where)))

    def _is_last(self) -> bool:
        try:
            return saves.to_resume(saves.LAST) == self._saver.path
        except (RecordError, OSError):
            return False
