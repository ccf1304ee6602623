"""Three minutes of Valepaska: a stacked deck, two players who follow a script, and the real rules.

The newcomer plays honestly once, lies once, calls a lie once and clears the pile once.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from valepaska.cards import Card, Rank, faces, parse_cards
from valepaska.engine.actions import Action, Challenge, Pass, Play
from valepaska.engine.events import Seat, redact
from valepaska.engine.legal import legal
from valepaska.engine.state import apply, start
from valepaska.engine.view import View, view
from valepaska.i18n import Texts
from valepaska.records.notation import parse_action
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits
from valepaska.terminal.board import Board
from valepaska.terminal.calling import command
from valepaska.terminal.commands import Command, Order, read_line
from valepaska.terminal.ledger import held
from valepaska.terminal.narrate import Line, Narrator
from valepaska.terminal.screen import INTERRUPTED, EndOfInput, Screen, Tone, whole
from valepaska.terminal.speech import Speech, claim_in
from valepaska.terminal.unclear import Unclear

RULES = "valepaska+hand_size=6"
YOU, EERO, AINO = range(3)
DEALER = EERO
HANDS = {YOU: "8h 8s 4c 5d 5h Td", EERO: "9d 7d Kc 2h 6s 3d", AINO: "3c Qs 7c 6d Jh 9c"}

Accepts = Callable[[Action], bool]


@dataclass(frozen=True)
class Scripted:
    """A move of one of the others; everybody believes it unless the next step is about it."""

    seat: Seat
    action: str


@dataclass(frozen=True)
class Task:
    """What the newcomer is asked to do: its text, a line that does it, and which actions will do."""

    name: str
    line: str
    accepts: Accepts


def lays(ranks: str, *claims: Rank) -> Accepts:
    """Whether an action lays cards of just these ranks, said to be one of these claims."""

    def accepts(action: Action) -> bool:
        if not isinstance(action, Play) or action.claim is None:
            return False
        laid = "".join(str(card.rank) for card in action.cards)
        return laid == ranks and action.claim.rank in claims

    return accepts


SCRIPT: tuple[Scripted | Task, ...] = (
    Scripted(AINO, "play 3c as 3"),
    Task("honest", "8 8 = 8", lays("88", Rank.EIGHT)),
    Scripted(EERO, "play 9d as 9"),
    Scripted(AINO, "play Qs as Q"),
    Task("lie", "4 = K", lays("4", Rank.QUEEN, Rank.KING, Rank.TWO)),
    Scripted(EERO, "pickup"),
    Scripted(AINO, "play 7c 6d Jh as 5"),
    Task("challenge", "{challenge}", lambda action: action == Challenge()),
    Task("lead", "5 = 5", lays("5", Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN)),
    Scripted(EERO, "play 7d as 7"),
    Scripted(AINO, "play 9c as 9"),
    Task("clear", "10 = 10", lays("T", Rank.TEN)),
)


def stacked_deck(rules: Rules) -> tuple[Card, ...]:
    """A deck that deals the hands of the lesson; the rest of the pack is the stock."""
    order = [(DEALER + 1 + place) % len(HANDS) for place in range(len(HANDS))]
    hands = {seat: parse_cards(text) for seat, text in HANDS.items()}
    dealt = [hands[seat][row] for row in range(len(hands[YOU])) for seat in order]
    return (*dealt, *(card for card in faces(deck_bits(rules)) if card not in dealt))


def teach(screen: Screen, texts: Texts) -> int:
    """Give the lesson; the exit status is 0, also for whoever leaves early, but not after Ctrl-C."""
    try:
        Lesson(screen, texts).give()
    except EndOfInput:
        screen.say(texts("term-end-of-input"))
    except KeyboardInterrupt:
        screen.say()
        return INTERRUPTED
    return 0


class Lesson:
    """The script, played through the engine with one person."""

    def __init__(self, screen: Screen, texts: Texts) -> None:
        rules = Rules.parse(RULES)
        self._screen = screen
        self._names = (texts("term-you"), "Eero", "Aino")
        self._speech = Speech(texts, rules, symbols=screen.symbols)
        self._board = Board(self._speech, self._names, YOU)
        self._narrator = Narrator(rules, self._names, self._speech, YOU)
        step = start(rules, len(HANDS), stacked_deck(rules), dealer=DEALER)
        self._state = step.state
        self._narrator.tell(redact(event, YOU) for event in step.events)

    def give(self) -> None:
        """The whole lesson, or as much of it as the newcomer wants. Raises EndOfInput."""
        text = self._speech.text
        self._screen.say(text("lesson-title"), Tone.TITLE)
        for message in ("lesson-goal", "lesson-how"):
            self._screen.say(text(message))
        self._screen.say(text("lesson-stop", input=self._speech.key(Command.QUIT)), Tone.QUIET)
        self._screen.ask(text("lesson-next"))
        for step, following in zip(SCRIPT, (*SCRIPT[1:], None), strict=True):
            if isinstance(step, Scripted):
                doubted = isinstance(following, Task) and following.accepts(Challenge())
                self._do(step.seat, parse_action(step.action, self._state.rules), doubted=doubted)
                self._screen.pause()
            elif not self._task(step):
                return
        for message in ("lesson-more", "lesson-end"):
            self._screen.say(text(message, input=whole(command("play"))))

    def _do(self, seat: Seat, action: Action, *, doubted: bool = False) -> None:
        """Make a move; unless it is doubted, everybody lets it go."""
        self._apply(seat, action)
        while not doubted and self._view(None).claimant is not None:
            self._apply(self._state.to_act[0], Pass())

    def _apply(self, seat: Seat, action: Action) -> None:
        step = apply(self._state, seat, action)
        self._state = step.state
        self._say(self._narrator.tell(redact(event, YOU) for event in step.events))

    def _view(self, seat: Seat | None) -> View:
        return view(self._state, seat)

    def _task(self, task: Task) -> bool:
        """Ask until the newcomer has done it; False when they leave."""
        mine = self._view(YOU)
        line = task.line.format(challenge=self._speech.key(Command.CHALLENGE))
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
            elif isinstance(meant, Action) and task.accepts(meant):
                self._do(YOU, meant)
                self._screen.say(self._speech.text(f"lesson-{task.name}-done", **details), Tone.GOOD)
                return True
            else:
                self._refuse(meant, mine, line)

    def _refuse(self, meant: object, mine: View, line: str) -> None:
        reason = legal(mine).why(meant) if isinstance(meant, Action) else None
        if isinstance(meant, Action) and reason is not None:
            self._screen.say(self._board.reason(mine, reason, claim_in(mine.rules, meant)), Tone.WARNING)
            return
        self._screen.say(self._speech.text("lesson-not-that", input=line))

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
