"""What bots do: how often they lie and doubt, and how often they are right to; and how long they think."""

import statistics
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from valepaska.bots import Bot, bot
from valepaska.engine.actions import Action, Challenge, Pass
from valepaska.engine.events import Challenged, Event, Phase, Played, Seat, Source
from valepaska.engine.state import apply, shuffled_deck, start
from valepaska.engine.view import View
from valepaska.matches import limited, play_deal
from valepaska.matches.match import DealResult
from valepaska.matches.seeds import generator, seed_of
from valepaska.rules.model import Rules
from valepaska.table.review import is_honest

HABIT_SEED = 6_000_000
TIME_SEED = 7_000_000


class Habits(msgspec.Struct):
    """Counts over deals of what some seats did.

    `claims` are plays of cards the player had seen, `lies` those of them that were false, `caught` the lies that
    were doubted, `unseen` plays of a card that nobody had seen. `asked`: how often a seat could doubt
    a play of another, `calls`: how often it did, `right`: how often the claim was false then (also of an unseen card).
    """

    deals: int = 0
    claims: int = 0
    lies: int = 0
    caught: int = 0
    unseen: int = 0
    asked: int = 0
    calls: int = 0
    right: int = 0

    def add(self, other: "Habits") -> None:
        """Add the counts of others."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Table(NamedTuple):
    """One bot in some seats of a table, and another in the rest: with itself, `against` is the bot too."""

    spec: str
    seats: int
    bot: str
    against: str
    first: int
    deals: int


def habits_at(table: Table) -> tuple[str, Habits]:
    """Play some deals with the bot in one seat, another seat each deal, or in all; whose habits they are, and which."""
    rules = limited(Rules.parse(table.spec), None)
    found = Habits()
    for deal in range(table.first, table.first + table.deals):
        own = deal % table.seats
        watched = range(table.seats) if table.bot == table.against else (own,)
        names = [table.bot if seat in watched else table.against for seat in range(table.seats)]
        players = [bot(name, seed_of(HABIT_SEED, deal, seat)) for seat, name in enumerate(names)]
        deck = shuffled_deck(rules, generator(HABIT_SEED, deck_number(deal, table.seats), "deck"))
        found.add(seen_in(rules, table.seats, deck, play_deal(rules, players, deck), watched))
    return table.bot, found


def deck_number(deal: int, seats: int) -> int:
    """The deck of a deal: the same one for a round of all seats."""
    return deal // seats


def seen_in(rules: Rules, seats: int, deck: Any, result: DealResult, watched: Sequence[Seat]) -> Habits:
    """What the watched seats did in one deal, with all cards turned."""
    found = Habits(deals=1)
    state, events = start(limited(rules, None), seats, deck)
    last_play: Played | None = None
    for seat, action in result.actions:
        if state.phase is Phase.WINDOW and seat in watched and isinstance(action, Challenge | Pass):
            found.asked += 1
        state, events = apply(state, seat, action)
        for event in events:
            last_play = event if isinstance(event, Played) else last_play
            _count(found, rules, event, last_play, watched)
    return found


def _count(found: Habits, rules: Rules, event: Event, last_play: Played | None, watched: Sequence[Seat]) -> None:
    match event:
        case Played(seat=seat, cards=cards, claim=claim, source=source) if seat in watched and cards is not None:
            knowing = source is not Source.STOCK
            found.unseen += not knowing
            found.claims += knowing
            found.lies += knowing and not is_honest(rules, claim, cards)
        case Challenged(seat=seat, claimant=claimant, honest=honest):
            found.calls += seat in watched
            found.right += seat in watched and not honest
            assert last_play is not None
            found.caught += claimant in watched and not honest and last_play.source is not Source.STOCK


class Timed:
    """A bot, and the seconds of every decision of more than one choice: by the clock, and of this thread alone."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.wall: list[float] = []
        self.cpu: list[float] = []

    def act(self, view: View, events: Sequence[Event]) -> Action:
        """What the bot does."""
        clock, own = time.perf_counter(), time.thread_time()
        action = self.inner.act(view, events)
        self.wall.append(time.perf_counter() - clock)
        self.cpu.append(time.thread_time() - own)
        return action


def time_of(name: str, spec: str, seats: int, decisions: int) -> dict[str, float]:
    """Milliseconds a decision of one bot among `counter`, after a deal that warms up.

    `median` and `p99` are by the clock, `cpu` is the mean of the processor time of this thread.
    """
    rules = limited(Rules.parse(spec), None)
    timed: list[Timed] = []
    deal = 0
    while sum(len(each.wall) for each in timed[1:]) < decisions:
        timed.append(Timed(bot(name, seed_of(TIME_SEED, deal))))
        others = [bot("counter", seed_of(TIME_SEED, deal, seat)) for seat in range(1, seats)]
        play_deal(rules, [timed[-1], *others], shuffled_deck(rules, generator(TIME_SEED, deal, "deck")))
        deal += 1
    wall = [1e3 * each for one in timed[1:] for each in one.wall]
    cpu = [1e3 * each for one in timed[1:] for each in one.cpu]
    return {
        "median": statistics.median(wall),
        "p99": statistics.quantiles(wall, n=100)[98],
        "cpu": statistics.fmean(cpu),
        "decisions": len(wall),
    }
