"""One deal, played by bots that are asked one by one."""

from collections.abc import Sequence
from typing import NamedTuple

from valepaska.bots import Bot
from valepaska.cards import Card
from valepaska.engine.actions import Action
from valepaska.engine.events import Event, Outcome, Seat, redact
from valepaska.engine.state import State, apply, start
from valepaska.engine.view import view
from valepaska.errors import ValepaskaError
from valepaska.rules.model import Rules

DEFAULT_TURN_LIMIT = 1000
"""After so many turns a deal counts as undecided, where the rules set no limit of their own."""


class DealResult(NamedTuple):
    """How a deal went: its outcome, how many actions were applied, how many of them were turns."""

    outcome: Outcome
    decisions: int
    turns: int
    actions: tuple[tuple[Seat, Action], ...]


def limited(rules: Rules, turn_limit: int | None) -> Rules:
    """The rules with a turn limit, the rules' own if they have one."""
    return rules.limited(turn_limit or DEFAULT_TURN_LIMIT)


def play_deal(
    rules: Rules,
    bots: Sequence[Bot],
    deck: Sequence[Card],
    dealer: Seat = 0,
    starter: Seat | None = None,
    turn_limit: int | None = None,
) -> DealResult:
    """Play one deal to its end, `bots[s]` in seat s.

    `turn_limit` (default 1000) holds where the rules have none. A bot that answers with an
    action the rules refuse ends the deal with IllegalAction.
    """
    step = start(limited(rules, turn_limit), len(bots), tuple(deck), dealer, starter)
    state = step.state
    waiting: list[list[Event]] = [list(step.events) for _ in bots]
    actions: list[tuple[Seat, Action]] = []
    while state.outcome is None:
        seat = state.to_act[0]
        action = ask(state, seat, bots[seat], waiting)
        step = apply(state, seat, action)
        state = step.state
        actions.append((seat, action))
        for events in waiting:
            events.extend(step.events)
    return DealResult(state.outcome, len(actions), view(state, None).turns, tuple(actions))


def ask(state: State, seat: Seat, bot: Bot, waiting: list[list[Event]]) -> Action:
    """Show a bot what its seat may see, and take its answer."""
    events = [redact(event, seat) for event in waiting[seat]]
    waiting[seat] = []
    return bot.act(view(state, seat), events)


def check_seats(bots: Sequence[object]) -> None:
    """Raises ValepaskaError unless there are 2 to 10 bots."""
    if not 2 <= len(bots) <= 10:
        raise ValepaskaError(f"{len(bots)} bots cannot play: name 2 to 10, one for each seat, such as counter,liar")
