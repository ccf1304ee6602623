"""Whom a learner plays against in a Gymnasium environment: bots by name, or policies that run in the kernel."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from valepaska.errors import IllegalAction, Reason, ValepaskaError, lacking, quoted

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise lacking("research", error) from None

from valepaska.bots import bot
from valepaska.cards import FACE_OF_BIT, bits
from valepaska.engine import codes as c
from valepaska.engine.dice import counter_of
from valepaska.engine.events import EndReason, Event, Seat
from valepaska.engine.layout import Dice, empty_board
from valepaska.engine.state import State, apply, start
from valepaska.engine.view import view
from valepaska.envs.rewarding import final_rewards, may_come_back, reward_for_place
from valepaska.fast.dealing import deal_anew
from valepaska.fast.encode import Encoding
from valepaska.fast.one_seat import OneSeat, policies_of
from valepaska.fast.rooms import Array, Observed
from valepaska.fast.whole_deals import TURN_LIMIT
from valepaska.matches.match import ask
from valepaska.matches.seeds import seed_of
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits, tables

FAST = "fast:"
"""Stands before the name of a policy (`valepaska.fast.POLICIES`), to tell it from a bot."""


class Result(NamedTuple):
    """What a step came to for the seat."""

    reward: float
    ended: bool
    cut_off: bool
    reason: Reason | None


class Deal(Protocol):
    """One deal of which a seat is decided from outside."""

    encoding: Encoding

    def reset(self, seed: int, number: int) -> None:
        """Deal, and play until the seat is asked."""
        ...

    def observe(self) -> Observed:
        """One row of facts and one of legal codes."""
        ...

    def step(self, code: int) -> Result:
        """Do what a code says, and play until the seat is asked again or has finished."""
        ...

    def state(self) -> State:
        """The state of the deal."""
        ...


def names_of(opponents: str | Sequence[str]) -> list[str]:
    """The names of the opponents, given as one or as several. Raises ValepaskaError for what is no names."""
    given: object = opponents
    several = list(given) if isinstance(given, Sequence) and not isinstance(given, str) else [given]
    names = [name for name in several if isinstance(name, str)]
    if len(names) < len(several):
        wrong = next(name for name in several if not isinstance(name, str))
        raise ValepaskaError(f"opponents are names of bots or policies, such as counter, not {quoted(wrong)}")
    return names


def deal_against(rules: Rules | str, seats: int, seat: Seat, opponents: Sequence[str], rewards: str) -> Deal:
    """A deal against policies (`fast:NAME`) or against bots; the two do not sit at one table.

    Raises ValepaskaError for unknown names and for a number of them that does not fit.
    """
    fast = [name.removeprefix(FAST) for name in opponents if name.startswith(FAST)]
    if len(fast) == len(opponents):
        return AgainstPolicies(rules, seats, seat, fast, rewards)
    if fast:
        raise ValepaskaError(f"{FAST}{fast[0]} does not sit at a table with bots: name policies or bots, not both")
    return AgainstBots(rules, seats, seat, opponents, rewards)


class AgainstPolicies:
    """The others are policies; everything runs in the kernel."""

    def __init__(self, rules: Rules | str, seats: int, seat: Seat, opponents: Sequence[str], rewards: str) -> None:
        self._deals = OneSeat(rules, seats, 1, seat=seat, opponents=opponents, places=rewards == "places")
        self.encoding = self._deals.encoding

    def reset(self, seed: int, number: int) -> None:
        """Deal."""
        self._deals.reset(seed, first=number)

    def observe(self) -> Observed:
        """What the seat sees."""
        return self._deals.observe()

    def step(self, code: int) -> Result:
        """One decision of the seat, and those of the others up to its next."""
        rewards, ended, cut_off, reasons = self._deals.step(np.array([code]))
        return Result(float(rewards[0]), bool(ended[0]), bool(cut_off[0]), reasons[0])

    def state(self) -> State:
        """The state of the deal."""
        return self._deals.state(0)


class AgainstBots:
    """The others are bots, which see what their seats see; everything is interpreted."""

    def __init__(self, rules: Rules | str, seats: int, seat: Seat, opponents: Sequence[str], rewards: str) -> None:
        self.encoding = Encoding(rules, seats)
        rules = self.encoding.rules
        self._rules = rules.limited(TURN_LIMIT)
        names = list(opponents) * (seats - 1) if len(opponents) == 1 else list(opponents)
        policies_of(["random"] * len(names), seats, seat)
        self._names = {(seat + place) % seats: name for place, name in enumerate(names, start=1)}
        for name in names:
            bot(name)
        self._seat, self._seats, self._rewards = int(seat), self.encoding.seats, rewards

    def reset(self, seed: int, number: int) -> None:
        """Deal the cards of this number, the same as policies would be dealt."""
        board, dice = empty_board(self._seats, 110), Dice(counter_of(seed, number))
        deck = list(bits(deck_bits(self._rules)))
        deal_anew(board, tables(self._rules), dice, deck, self._seats, number % self._seats)
        faces = [FACE_OF_BIT[card] for card in board.deck[: len(deck)]]
        starter = None if board.starter == c.NOBODY else board.starter
        self._state, events = start(self._rules, self._seats, faces, number % self._seats, starter)
        self._bots = {seat: bot(name, seed=seed_of(seed, number, seat)) for seat, name in self._names.items()}
        self._waiting: list[list[Event]] = [list(events) for _ in range(self._seats)]
        self._play_on()

    def observe(self) -> Observed:
        """What the seat sees."""
        seen = view(self._state, self._seat)
        legal: Array = self.encoding.legal(seen)
        if self._seat not in self._state.to_act[:1]:
            legal = np.zeros_like(legal)
        facts: Any = self.encoding.observe(seen)
        return Observed(facts[None], legal[None])

    def step(self, code: int) -> Result:
        """One decision of the seat, and those of the others up to its next."""
        try:
            action = self.encoding.decode(view(self._state, self._seat), code)
        except IllegalAction as refused:
            return Result(-1.0, ended=False, cut_off=True, reason=refused.code)
        self._state, events = apply(self._state, self._seat, action)
        self._hear(events)
        self._play_on()
        return self._result()

    def state(self) -> State:
        """The state of the deal."""
        return self._state

    def _play_on(self) -> None:
        while self._state.outcome is None and not self._has_left():
            seat = self._state.to_act[0]
            if seat == self._seat:
                return
            action = ask(self._state, seat, self._bots[seat], self._waiting)
            self._state, events = apply(self._state, seat, action)
            self._hear(events)

    def _hear(self, events: Sequence[Event]) -> None:
        for waiting in self._waiting:
            waiting.extend(events)

    def _has_left(self) -> bool:
        return self._seat in view(self._state, None).out and not may_come_back(self._rules)

    def _result(self) -> Result:
        outcome = self._state.outcome
        if self._has_left() and (outcome is None or outcome.reason is EndReason.TURN_LIMIT):
            place = view(self._state, None).out.index(self._seat)
            return Result(reward_for_place(self._rewards, place, self._seats), ended=True, cut_off=False, reason=None)
        if outcome is None:
            return Result(0.0, ended=False, cut_off=False, reason=None)
        if outcome.reason is EndReason.TURN_LIMIT:
            return Result(0.0, ended=False, cut_off=True, reason=None)
        return Result(
            final_rewards(self._rewards, outcome.order, self._seats)[self._seat], ended=True, cut_off=False, reason=None
        )
