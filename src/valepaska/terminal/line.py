"""The line mode: deal after deal at one table, with sentences in and out.

It needs nothing but lines, so it works on any terminal, through a pipe and with a screen
reader. The game is saved after every move; whoever stops, or is stopped, can go on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from secrets import randbits

import msgspec

from valepaska.bots import character
from valepaska.engine.events import EndReason, Outcome, Seat
from valepaska.errors import RecordError, ValepaskaError
from valepaska.i18n import Texts
from valepaska.records.document import read_text
from valepaska.records.record import Session
from valepaska.records.replay import check_record
from valepaska.records.standing import Standing
from valepaska.rules.model import Rules
from valepaska.terminal import saves
from valepaska.terminal.alone import hold
from valepaska.terminal.calling import command
from valepaska.terminal.ending import Ending
from valepaska.terminal.game import Game
from valepaska.terminal.keeping import Keeping
from valepaska.terminal.prompt import Leave
from valepaska.terminal.running import Running, Setting, go_on, setting_of, shuffle
from valepaska.terminal.screen import INTERRUPTED, EndOfInput, Screen, Tone, whole
from valepaska.terminal.seats import UNNAMED, Player, default_bots, people, seated
from valepaska.terminal.seats import bots as bots_of
from valepaska.terminal.speech import Speech, shown_names

SEED_BITS = 48
UNDECIDED = Outcome((), None, None, EndReason.TURN_LIMIT)
"""How a deal counts that bots could not end."""


@dataclass(frozen=True)
class Start:
    """What to play: fresh rules and players, or a saved game."""

    rules: Rules
    players: tuple[Player, ...]
    seed: int | None = None


def begin(spec: str, bots: str | None, players: str | None, seed: int | None) -> Start:
    """What the options of the command line mean. Raises RulesError and SeatsError."""
    rules = Rules.parse(spec)
    names = (UNNAMED,) if players is None else people(players)
    wish = str(default_bots(rules, len(names))) if bots is None else bots
    return Start(rules, seated(names, bots_of(wish)), seed)


def play(screen: Screen, texts: Texts, begin: Start | Path) -> int:
    """Play until somebody stops; the exit status.

    Raises RecordError when a saved game cannot be read or does not fit.
    """
    sitting = Sitting(screen, texts, begin)
    try:
        sitting.play()
    except KeyboardInterrupt:
        sitting.interrupted()
        return INTERRUPTED
    except EndOfInput:
        sitting.ended()
    except Leave:
        sitting.left()
    return 0


class Sitting:
    """Several deals by the same players; the standing goes from one to the next.

    It begins with players and rules, or with the file of a saved game. Raises RecordError for a file that cannot be
    read, is of a deal that is over, or does not fit.
    """

    def __init__(self, screen: Screen, texts: Texts, begin: Start | Path) -> None:
        self._screen = screen
        self._texts = texts
        if isinstance(begin, Path):
            hold(begin, saves.folder())
            record = check_record(read_text(begin), str(begin))
            if record.result is not None:
                look = command("replay", str(begin))
                raise RecordError(f"this deal is over: look at it with `{look}`", str(begin))
            try:
                setting = setting_of(record)
                self.running = go_on(record)
            except ValepaskaError as error:
                raise RecordError(str(error), str(begin)) from None
            self._saver = saves.Saver(begin, record)
        else:
            seed = randbits(SEED_BITS) if begin.seed is None else begin.seed
            session = Session(bots=tuple(player.bot or "" for player in begin.players), seed=seed)
            setting = shuffle(begin.rules, begin.players, session)
            self.running = Running(setting)
            self._saver = _new_file()
            saves.prune()
        self._finished = False
        self._next: Running | None = None
        self.players = setting.players
        self.rules = setting.rules
        self._standing = standing_of(setting)
        self._speech = Speech(texts, setting.rules, symbols=screen.symbols)
        self._you = setting.you
        self._names = shown_names(texts, [player.name for player in self.players], self._you)
        self._keeping = Keeping(screen, self._speech, self._saver)

    def play(self) -> None:
        """Deal after deal, as long as somebody wants another one."""
        self._greet()
        while True:
            game = Game(self._screen, self._speech, self.running, self._saver, self._save_copy)
            game.play()
            self._finished = True
            self._over()
            following = self._prepare()
            if not self._again():
                self._next = None
                following.discard()
                self._say("term-bye")
                return
            self._next_deal(following)

    def interrupted(self) -> None:
        """Ctrl-C: offer to save, and say how to go on."""
        self._screen.say()
        if self._next is not None:
            self._keeping.stop(self._next.record)
        elif not self._finished:
            self._keeping.offer(self.running.record)

    def ended(self) -> None:
        """The input ended: one line, and the game stays saved."""
        if self._next is not None or not self._finished:
            going_on = self._next or self.running
            self._keeping.stop(going_on.record, self._speech.text("term-end-of-input"))

    def left(self) -> None:
        """A player stopped: the game stays saved."""
        self._keeping.stop(self.running.record)

    def _say(self, message: str, tone: Tone = Tone.NORMAL, **details: object) -> None:
        self._screen.say(self._speech.text(message, **details), tone)

    def _greet(self) -> None:
        names = [self._introduced(seat) for seat in range(len(self.players))]
        self._say("term-welcome", Tone.TITLE)
        self._say("term-rules", spec=self.rules.spec)
        self._say("term-players", players=", ".join(names))
        self._tell_characters()
        if any(player.bot for player in self.players):
            self._say("term-bots-see", Tone.QUIET)
        fewest, most = self.rules.deal.min_players, self.rules.deal.max_players
        if len(names) < fewest:
            self._say("cli-few-players", Tone.WARNING, least=fewest, count=len(names))
        if len(names) > most:
            self._say("cli-many-players", Tone.WARNING, most=most, count=len(names))
        if self._saver.before is not None:
            self._say("term-resumed", file=whole(self._saver.path))
        self._screen.say()

    def _introduced(self, seat: Seat) -> str:
        bot, name = self.players[seat].bot, self._names[seat]
        if not bot or character(bot):
            return name
        return self._speech.text("term-bot-kind", player=name, kind=self._speech.kind(bot))

    def _tell_characters(self) -> None:
        """What the opponents are like, a line each."""
        for player, name in zip(self.players, self._names, strict=True):
            if (who := character(player.bot)) is not None:
                level, habit = self._speech.text(f"level-{who.level}"), self._speech.text(f"character-{who.id}")
                self._say("term-character", player=name, level=level, habit=habit)

    def _over(self) -> None:
        """All cards turned, the standing, and where the record lies."""
        running = self.running
        self._screen.say()
        hands = [running.view(seat).hand for seat in range(len(self._names))]
        ending = Ending(self.rules, self._names, self._speech, self._you)
        for text, tone in ending.lines(running.events, hands, running.whys):
            self._screen.say(text, tone)
        self._standing.count(self.rules, running.state.outcome or UNDECIDED, running.setting.dealer)
        self._screen.say()
        self._say_standing()
        if not running.over:
            self._saver.discard()
        elif not self._saver.trouble:
            self._say("term-saved", Tone.QUIET, file=whole(self._saver.path))

    def _say_standing(self) -> None:
        scoring = self.rules.deals.scoring
        score, forfeit = self._standing.score(self.rules), self._standing.forfeit(self.rules)
        if score is None:
            return
        message = "term-result-points" if scoring == "places" else "term-result-losses"
        self._say("term-results", count=self._standing.deals)
        for name, count in zip(self._names, score, strict=True):
            self._screen.say(self._speech.text(message, player=name, count=count), indent=2)
        if forfeit is not None:
            self._screen.say(self._speech.by("term-forfeit", self._names, forfeit, self._you))

    def _again(self) -> bool:
        while True:
            answer = self._screen.ask(self._speech.text("term-again"))
            if not answer or self._speech.is_yes(answer):
                return True
            if self._speech.is_no(answer):
                return False
            self._say("term-yes-or-no", Tone.WARNING)

    def _prepare(self) -> saves.Saver:
        """Save the next deal before anybody is asked about it: a sitting goes on even after a kill."""
        standing = self._standing
        session = msgspec.structs.replace(
            self.running.setting.session,
            deals=standing.deals,
            losses=tuple(standing.losses),
            points=tuple(standing.points),
        )
        following = _new_file()
        assert standing.dealer is not None
        self._next = Running(shuffle(self.rules, self.players, session, standing.dealer))
        self._keeping = Keeping(self._screen, self._speech, following)
        following.keep(self._next.record)
        return following

    def _next_deal(self, saver: saves.Saver) -> None:
        """Begin what was prepared."""
        assert self._next is not None
        self.running, self._next, self._saver = self._next, None, saver
        self._finished = False
        self._screen.say()
        self._say("term-deal-number", Tone.TITLE, number=self._standing.deals + 1)

    def _save_copy(self, wish: str) -> str:
        return self._keeping.copy(wish, self.running.record)


def _new_file() -> saves.Saver:
    """A file for a new game that no other program goes on with while this one runs."""
    path = saves.fresh()
    hold(path, saves.folder())
    return saves.Saver(path)


def standing_of(setting: Setting) -> Standing:
    """The standing with which a deal began."""
    seats, session = len(setting.players), setting.session
    losses, points = _filled(session.losses, seats), _filled(session.points, seats)
    return Standing(losses, points, setting.dealer, deals=session.deals)


def _filled(counts: Sequence[int], seats: int) -> list[int]:
    return [*counts, *[0] * seats][:seats]
