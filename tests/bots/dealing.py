"""Deals played by bots, decision by decision, for tests that look over a bot's shoulder."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from valepaska.bots import Bot, bot, bot_names, searches
from valepaska.bots.net import NetBot
from valepaska.bots.playout_bot import PlayoutBot
from valepaska.bots.search import Search
from valepaska.engine.actions import Action
from valepaska.engine.events import Event, Seat, redact
from valepaska.engine.state import State, apply, shuffled_deck, start
from valepaska.engine.view import View, view
from valepaska.rules.model import Rules


class Decision(NamedTuple):
    """What a bot was shown, and what it did."""

    state: State
    seat: Seat
    view: View
    events: tuple[Event, ...]
    action: Action


def decisions(rules: Rules, bots: Sequence[Bot], seed: int = 0) -> Iterator[Decision]:
    """Every decision of a deal, in order."""
    if rules.out.turn_limit is None:
        rules = rules.replace(turn_limit=300)
    step = start(rules, len(bots), shuffled_deck(rules, Random(seed)))
    waiting: list[list[Event]] = [list(step.events) for _ in bots]
    while step.state.outcome is None:
        state, seat = step.state, step.state.to_act[0]
        events = tuple(redact(event, seat) for event in waiting[seat])
        waiting[seat] = []
        seen = view(state, seat)
        action = bots[seat].act(seen, events)
        yield Decision(state, seat, seen, events, action)
        step = apply(state, seat, action)
        for queue in waiting:
            queue.extend(step.events)


AT_ONCE = tuple(name for name in bot_names() if name != "playouts-10k")
"""The bots that are others still when they think for a moment only."""
FEW_PLAYOUTS = 16
FEW_DEALS = 2


def quick(name: str, seed: int = 0) -> Bot:
    """The bot of this name; one that searches thinks for a moment only."""
    made = bot(name, seed)
    if isinstance(made, Search):
        made.deals = FEW_DEALS
    thinkers = (made.openly, made.elsewhere) if isinstance(made, NetBot) else (made,)
    for each in thinkers:
        if isinstance(each, PlayoutBot):
            each.playouts = FEW_PLAYOUTS
    return made


def at_once(name: str, rules: Rules) -> bool:
    """Whether a deal is soon played: who searches does so interpreted where there are two packs."""
    return rules.pack.packs == 1 or not searches(name)
