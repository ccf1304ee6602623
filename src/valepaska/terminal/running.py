"""A deal in progress: the state, what has happened, and the bots that sit in it.

Everything random comes from one seed: deal k of a sitting has a deck, a dealer by lot and a
seed for each bot of its own. A deal is therefore the same again when the same moves are made,
bots included, and that is how a saved game goes on: the moves are made again, and each bot is
asked again for the moves that it made, so that its generator and its memory stand where they
stood.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from valepaska.bots import Bot, bot
from valepaska.bots.why import Why, Witness
from valepaska.cards import Card
from valepaska.engine.actions import Action
from valepaska.engine.events import Event, Played, Seat, redact
from valepaska.engine.state import State, apply, shuffled_deck, start
from valepaska.engine.view import View, view
from valepaska.errors import IllegalAction, RecordError
from valepaska.matches.seeds import generator, seed_of
from valepaska.records.notation import parse_move
from valepaska.records.record import Record, Session
from valepaska.records.replay import Recorder
from valepaska.rules.model import Rules
from valepaska.terminal.seats import Player


@dataclass(frozen=True)
class Setting:
    """What a deal begins with; `session` says which deal of which sitting it is."""

    rules: Rules
    players: tuple[Player, ...]
    deck: tuple[Card, ...]
    dealer: Seat
    starter: Seat | None
    session: Session

    @property
    def people(self) -> list[Seat]:
        """The seats in which people sit."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def you(self) -> Seat | None:
        """The seat of the only person, who is spoken to; None where several share the screen, or nobody plays."""
        people = self.people
        return people[0] if len(people) == 1 else None


def shuffle(rules: Rules, players: tuple[Player, ...], session: Session, dealer: Seat | None = None) -> Setting:
    """The next deal of a sitting; the dealer is drawn by lot unless somebody must deal."""
    random = generator(session.seed or 0, session.deals, "deal")
    deck = shuffled_deck(rules, random)
    by_lot = random.randrange(len(players))
    starter = random.randrange(len(players))
    return Setting(
        rules,
        players,
        deck,
        by_lot if dealer is None else dealer,
        starter if rules.opening.starter == "random" else None,
        session,
    )


def setting_of(record: Record) -> Setting:
    """What a recorded deal began with. A record that names no bots has people in all seats.

    Raises RecordError where it names another number of them than there are seats.
    """
    session = record.session or Session()
    bots = session.bots or ("",) * len(record.seats)
    if len(bots) != len(record.seats):
        seats = len(record.seats)
        raise RecordError(f"{len(bots)} bots for {seats} seats: name one for each, empty for a person", "session")
    return Setting(
        Rules.parse(record.rules),
        tuple(Player(name, kind or None) for name, kind in zip(record.seats, bots, strict=True)),
        record.deck,
        record.dealer,
        record.starter,
        session,
    )


class Running:
    """A deal being played. Moves go in through `do`; what a seat may know comes out."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.rules = setting.rules
        self.players = setting.players
        first = start(self.rules, len(self.players), setting.deck, dealer=setting.dealer, starter=setting.starter)
        self.state: State = first.state
        self.events: list[Event] = list(first.events)
        self._laid = 0
        self._recorder = Recorder(
            self.rules,
            [player.name for player in self.players],
            setting.deck,
            dealer=setting.dealer,
            starter=setting.starter,
            session=setting.session,
        )
        self._bots: dict[Seat, Bot] = {
            seat: bot(player.bot, seed=_bot_seed(setting.session, seat))
            for seat, player in enumerate(self.players)
            if player.bot
        }
        self._told: dict[Seat, int] = dict.fromkeys(self._bots, 0)
        self._witnesses = {seat: Witness() for seat in self._bots}
        self.whys: dict[tuple[int, Seat], Why] = {}
        """What bots believed of claims, by the number of the play and the seat; told when the deal is over."""

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.state.outcome is not None

    @property
    def record(self) -> Record:
        """The deal so far, as it is saved."""
        return self._recorder.record(self.state.outcome)

    def to_ask(self) -> Seat:
        """The seat to ask next; everybody who may doubt a play is asked before the next seat acts."""
        return self.state.to_act[0]

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot sits there."""
        return seat in self._bots

    def view(self, seat: Seat | None) -> View:
        """What the seat sees (None: the public)."""
        return view(self.state, seat)

    def seen(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What has happened since an event number, as the seat saw it."""
        return [redact(event, seat) for event in self.events[since:]]

    def do(self, seat: Seat, action: Action) -> Sequence[Event]:
        """Make a move and return what it did. Raises IllegalAction, and then nothing has changed."""
        step = apply(self.state, seat, action)
        self.state = step.state
        self.events.extend(step.events)
        self._laid += sum(isinstance(event, Played) for event in step.events)
        self._recorder.add(seat, action)
        return step.events

    def bot_move(self, seat: Seat) -> Action:
        """What the bot at a seat does now; it is shown its own view and events only."""
        since = self._told[seat]
        self._told[seat] = len(self.events)
        seen, news = self.view(seat), self.seen(seat, since)
        action = self._bots[seat].act(seen, news)
        why = self._witnesses[seat].why(self._bots[seat], seen, news)
        if why is not None:
            self.whys[self._laid - 1, seat] = why
        return action


def go_on(record: Record) -> Running:
    """A recorded deal, brought to where its moves end.

    The moves of the record count, not what a bot would answer now: a record outlives the bots'
    habits. Raises RecordError for a move that does not fit.
    """
    running = Running(setting_of(record))
    for number, text in enumerate(record.actions, start=1):
        seat, action = parse_move(text, running.rules, len(running.players))
        assert seat != "all", "a record names each seat"
        if running.is_bot(seat) and not running.over and running.to_ask() == seat:
            running.bot_move(seat)
        try:
            running.do(seat, action)
        except IllegalAction as refusal:
            raise RecordError(f"action {number}, {text!r}, is refused by the rules ({refusal.code})") from None
    return running


def _bot_seed(session: Session, seat: Seat) -> int:
    return seed_of(session.seed or 0, session.deals, "bot", seat)
