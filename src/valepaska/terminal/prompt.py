"""Asking a person: what to play, whether to doubt, and everything one may ask in between."""

from collections.abc import Callable, Iterable, Sequence

from valepaska.cards import Cards
from valepaska.engine.actions import Action, Challenge, Claim, Pass
from valepaska.engine.events import Phase, Seat
from valepaska.engine.legal import legal
from valepaska.engine.view import View
from valepaska.terminal import asking, ladder
from valepaska.terminal.board import Board
from valepaska.terminal.commands import Command, Order, Unclaimed, read_answer, read_claim, read_line, read_publicly
from valepaska.terminal.curtain import Curtain
from valepaska.terminal.guide import guide
from valepaska.terminal.narrate import Line
from valepaska.terminal.screen import Screen, Tone
from valepaska.terminal.speech import Speech, claim_in
from valepaska.terminal.unclear import Unclear


class Leave(Exception):
    """A player wants to stop here."""


class Prompt:
    """Asks the people at one screen, one at a time, and returns only what the rules allow."""

    def __init__(
        self,
        screen: Screen,
        speech: Speech,
        board: Board,
        curtain: Curtain,
        names: Sequence[str],
        save_copy: Callable[[str], str],
    ) -> None:
        self._screen = screen
        self._speech = speech
        self._board = board
        self._curtain = curtain
        self._names = names
        self._save_copy = save_copy
        self._stake: tuple[int, ...] = ()
        self._shown: Cards | None = None

    def show_hand(self, view: View) -> None:
        """Show the hand, unless the player has just seen it; never where somebody else looks on."""
        if not self._curtain.shared and view.hand != self._shown:
            self._shown = view.hand
            self._say([self._board.in_hand(view)])

    def move(self, view: View) -> Action:
        """What the seat on turn does (in an opening, a set-up or a swap: what it answers).

        Raises Leave, and EndOfInput.
        """
        assert view.seat is not None
        self._curtain.open_for(view.seat)
        self._shown = view.hand
        self._say([("", Tone.NORMAL), *self._board.brief(view)])
        while True:
            line = self._screen.ask(self._named(asking.question(self._speech, view), view.seat))
            line = asking.spelt_out(self._speech, view, line)
            if line:
                action = self._understood(line, view)
            else:
                action = asking.on_enter(view)
                if action is None:
                    self._say(self._board.choices(view))
            if action is not None:
                return action

    def doubt(self, view: View, public: View) -> Action:
        """Whether the seat doubts the play just made; where people share the screen, asked without its cards."""
        assert view.seat is not None
        stake = (public.turns, public.pile, len(public.claims))
        if stake != self._stake:
            self._say(self._board.stake(public))
        self._stake = stake
        self.show_hand(view)
        if view.effect == "feed" and view.turn == view.seat:
            self._screen.say(self._speech.text("term-fed-next"), Tone.WARNING)
        while True:
            line = self._screen.ask(self._named(asking.doubt_question(self._speech), view.seat))
            answer = self._speech.answer(line) if line else Pass()
            if answer is None:
                answer = self._understood(line, view)
            if answer is not None:
                return answer

    def _understood(self, line: str, view: View) -> Action | None:
        """The legal action that a line means; None when it was something else, which is then done."""
        try:
            meant = self._read(line, view)
            if isinstance(meant, Order):
                self._obey(meant, view)
                return None
            if view.phase is Phase.WINDOW and not isinstance(meant, (Challenge, Pass)):
                raise Unclear("term-answer-first")
            if isinstance(meant, Unclaimed):
                completed = self._completed(meant, view)
                if completed is None:
                    return None
                meant = completed
        except Unclear as unclear:
            self._unclear(unclear)
            return None
        reason = legal(view).why(meant)
        if reason is None:
            return meant
        self._screen.say(self._board.reason(view, reason, claim_in(view.rules, meant)), Tone.WARNING)
        return None

    def _read(self, line: str, view: View) -> Action | Order | Unclaimed:
        if self._is_public(view):
            return read_publicly(line, view, self._speech.keys)
        return read_line(line, view, self._speech.keys, self._only(view))

    def _is_public(self, view: View) -> bool:
        """Whether others look on while the seat answers."""
        return self._curtain.shared and view.phase is Phase.WINDOW

    def _only(self, view: View) -> Claim | None:
        return ladder.only_claim(view) if view.phase in (Phase.OPENING, Phase.TURN) else None

    def _completed(self, chosen: Unclaimed, view: View) -> Action | None:
        """Ask what the chosen cards are said to be; an empty line takes the choice back.

        Anything else that can be typed may be typed here as well.
        """
        while True:
            count = 1 if chosen.cards is None else len(chosen.cards)
            line = self._screen.ask(self._speech.text("term-prompt-claim", count=count))
            if not line:
                return None
            try:
                meant = read_answer(line, view, self._speech.keys, chosen)
                if isinstance(meant, Order):
                    self._obey(meant, view)
                elif isinstance(meant, Unclaimed):
                    chosen = meant
                else:
                    return meant
            except Unclear as unclear:
                self._unclear(unclear)

    def _unclear(self, unclear: Unclear) -> None:
        self._screen.say(self._speech.unclear(unclear.message, **unclear.details), Tone.WARNING)

    def _named(self, question: str, seat: Seat | None) -> str:
        return f"{self._names[seat]}: {question}" if self._curtain.shared and seat is not None else question

    def _obey(self, order: Order, view: View) -> None:
        """Do what a player asked the program, other than playing."""
        public = self._is_public(view)
        match order.command:
            case Command.HELP:
                self._help(view)
            case Command.RULES:
                self._screen.sections(self._speech.rules())
            case Command.HAND:
                self._hand(view, public=public)
            case Command.TABLE:
                self._say([*self._board.everything(view), *self._board.turn(view)])
            case Command.HISTORY:
                self._say(self._board.history(view, really=not public))
            case Command.WHY:
                self._why(order.rest, view)
            case Command.SAVE:
                self._screen.say(self._save_copy(order.rest))
            case Command.QUIT:
                raise Leave
            case _:
                raise AssertionError(f"{order.command} is an action")

    def _hand(self, view: View, *, public: bool) -> None:
        assert view.seat is not None
        if public:
            self._curtain.open_for(view.seat)
        self._say(self._board.hand(view))
        if view.hand:
            self._screen.say(self._speech.numbered(view.hand))
        if public:
            self._curtain.close(when_read=True)

    def _why(self, rest: str, view: View) -> None:
        """What may be laid and why not the rest; in a window, what is asked and what may follow."""
        window = view.phase is Phase.WINDOW
        if not rest:
            self._say(self._board.why_doubt(view) if window else self._board.choices(view))
            return
        claim = read_claim(rest, view, 1)
        if window:
            self._say([self._board.if_believed(), self._board.why(ladder.believed(view), claim)])
        else:
            self._say([self._board.why(view, claim)])

    def _help(self, view: View) -> None:
        title, *lines = guide(self._speech, view.rules)
        self._screen.say(title)
        for line in lines:
            self._screen.say(line, indent=2)

    def _say(self, lines: Iterable[Line]) -> None:
        for text, tone in lines:
            self._screen.say(text, tone)
