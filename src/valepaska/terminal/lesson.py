"""The lesson of the table, in the terminal: what is to be done is typed."""

from collections.abc import Iterable

from valepaska.engine.actions import Action, Play
from valepaska.engine.events import Event, redact
from valepaska.engine.view import View
from valepaska.i18n import Texts
from valepaska.records.notation import parse_action
from valepaska.table.lesson import OTHERS, YOU, Lesson, Refused, Task
from valepaska.terminal.board import Board
from valepaska.terminal.calling import command
from valepaska.terminal.commands import Command, Order, read_line
from valepaska.terminal.ledger import held
from valepaska.terminal.narrate import Line, Narrator
from valepaska.terminal.screen import INTERRUPTED, EndOfInput, Screen, Tone, whole
from valepaska.terminal.speech import Speech, claim_in
from valepaska.terminal.unclear import Unclear
from valepaska.terminal.why import why_words


def teach(screen: Screen, texts: Texts) -> int:
    """Give the lesson; the exit status is 0, also for whoever leaves early, but not after Ctrl-C."""
    try:
        Teacher(screen, texts).give()
    except EndOfInput:
        screen.say(texts("term-end-of-input"))
    except KeyboardInterrupt:
        screen.say()
        return INTERRUPTED
    return 0


def typed(action: Action, speech: Speech) -> str:
    """The line that lays these cards, or doubts."""
    if isinstance(action, Play) and action.claim is not None:
        laid = " ".join(_rank(str(card.rank)) for card in action.cards)
        return f"{laid} = {_rank(str(action.claim.rank))}"
    return speech.key(Command.CHALLENGE)


def _rank(letter: str) -> str:
    return "10" if letter == "T" else letter


class Teacher:
    """Gives the lesson to one person."""

    def __init__(self, screen: Screen, texts: Texts) -> None:
        self._lesson = Lesson()
        rules = self._lesson.rules
        self._screen = screen
        self._names = (texts("term-you"), *OTHERS.values())
        self._speech = Speech(texts, rules, symbols=screen.symbols)
        self._board = Board(self._speech, self._names, YOU)
        self._narrator = Narrator(rules, self._names, self._speech, YOU)
        self._made = self._lesson.dealt
        self._narrator.tell(redact(event, YOU) for event in self._lesson.dealt.events)

    def give(self) -> None:
        """The whole lesson, or as much of it as the newcomer wants. Raises EndOfInput."""
        text = self._speech.text
        self._screen.say(text("lesson-title"), Tone.TITLE)
        for message in ("lesson-goal", "lesson-how"):
            self._screen.say(text(message))
        self._screen.say(text("lesson-stop", input=self._speech.key(Command.QUIT)), Tone.QUIET)
        self._screen.ask(text("lesson-next"))
        while True:
            for move in self._lesson.go_on():
                self._tell(move.events)
                self._screen.pause()
            if self._lesson.task is None:
                break
            if not self._task(self._lesson.task):
                return
        for message in ("lesson-more", "lesson-end"):
            self._screen.say(text(message, input=whole(command("play"))))

    def _tell(self, events: Iterable[Event]) -> None:
        self._say(self._narrator.tell(redact(event, YOU) for event in events))

    def _task(self, task: Task) -> bool:
        """Ask until the newcomer has done it; False when they leave."""
        mine = self._lesson.view
        line = typed(parse_action(task.example, mine.rules), self._speech)
        details = self._details(mine)
        self._screen.say()
        self._say(self._board.hand(mine))
        self._screen.say(self._speech.text(f"lesson-{task.name}", input=line, **details), Tone.TITLE)
        while True:
            answer = self._screen.ask(self._speech.text("term-prompt-turn"))
            try:
                meant = read_line(answer, mine, self._speech.keys)
            except Unclear as unclear:
                self._screen.say(self._speech.unclear(unclear.message, **unclear.details), Tone.WARNING)
                continue
            if isinstance(meant, Order):
                if meant.command is Command.QUIT:
                    return False
                self._say(self._board.brief(mine))
            elif not isinstance(meant, Action):
                self._screen.say(self._speech.text("lesson-not-that", input=line))
            elif self._done(meant, mine, line):
                self._screen.say(self._speech.text(f"lesson-{task.name}-done", **details), Tone.GOOD)
                self._tell_why(meant)
                return True

    def _done(self, action: Action, mine: View, line: str) -> bool:
        try:
            self._made = self._lesson.do(action)
            self._tell(self._made.events)
        except Refused as refused:
            if refused.reason is None:
                self._screen.say(self._speech.text("lesson-not-that", input=line))
            else:
                said = self._board.reason(mine, refused.reason, claim_in(mine.rules, action))
                self._screen.say(said, Tone.WARNING)
            return False
        return True

    def _tell_why(self, action: Action) -> None:
        """What the others thought of a claim, where that is told."""
        claim = claim_in(self._lesson.rules, action)
        if claim is None:
            return
        for belief in self._made.beliefs:
            words = why_words(self._speech.texts, belief.why, claim)
            self._screen.say(self._speech.by("why-believed", self._names, belief.seat, YOU, why=words), Tone.QUIET)

    def _details(self, mine: View) -> dict[str, object]:
        """What the texts of a task may speak of: the claim on top, who made it, how many one holds."""
        if not mine.claims:
            return {}
        last = mine.claims[-1]
        return {
            "claim": self._speech.claim(last.claim, last.count),
            "player": self._names[last.seat],
            "held": held(mine, last.claim),
            "count": mine.pile + 1,
        }

    def _say(self, lines: Iterable[Line]) -> None:
        for text, tone in lines:
            self._screen.say(text, tone)
