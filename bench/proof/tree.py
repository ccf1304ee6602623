"""A tiny game as arrays: every history once, so that it can be solved by sums over arrays.

It is the game of `valepaska.envs.openspiel` with the same parameters. Chance deals once, at the root: deals that
differ only in the order of a hand, or in suits, are one, with their chances added. After that all that is done is
seen by everybody, cards apart, so that the histories of one information state have the same length.

Suits are taken for nothing: nobody can tell two cards of a rank apart, as in a pack of which both copies are
in play. What a seat knows stands for all that differs from it in suits.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any, NamedTuple

import msgspec
import numpy as np

from valepaska.cards import Card, Cards, Suit
from valepaska.engine.events import Dealt, EndReason, Event, Seat, redact
from valepaska.engine.state import State, apply, start
from valepaska.engine.view import View, view
from valepaska.envs.rewarding import final_rewards
from valepaska.envs.setting import Setting

Array = np.ndarray[Any, np.dtype[Any]]


Memory = dict[tuple[int, tuple[Event, ...]], int]
"""Numbers for what seats have been told: what they were told before, and what after."""


class Infoset(NamedTuple):
    """What a seat knows when it decides: its view, its events so far, and the codes it may choose from."""

    seat: Seat
    view: View
    events: tuple[Event, ...]
    codes: tuple[int, ...]

    def text(self) -> str:
        """As OpenSpiel's information state string has it."""
        return "\n".join(msgspec.json.encode(event).decode() for event in self.events)


class Level(NamedTuple):
    """The histories of one length, by number within the level.

    `parent`: which history of the level before each follows. `edge`: which action of which information
    state led here, counted over all of them; -1 after chance. `mover`: who did that, -1 chance.
    `decides`: the information state that comes next, -1 at the end. `seat`: whose it is. `pays`:
    (histories, seats), zeros where the deal goes on. `states`: what stands on the table.
    """

    parent: Array
    edge: Array
    mover: Array
    decides: Array
    seat: Array
    pays: Array
    states: tuple[State, ...]


class Tree(NamedTuple):
    """A whole game. `first_edge[i]` is the first action of information state i, and has one more entry at the end."""

    seats: int
    chances: Array
    levels: tuple[Level, ...]
    infosets: tuple[Infoset, ...]
    first_edge: Array

    @property
    def histories(self) -> int:
        """How many histories there are, finished ones included."""
        return sum(len(level.parent) for level in self.levels)


class _Node(NamedTuple):
    state: State
    seen: tuple[tuple[Event, ...], ...]
    known: tuple[int, ...]
    parent: int
    edge: tuple[int, int]
    mover: int


def build(setting: Setting) -> Tree:
    """Enumerate a game. It must be tiny: two thousand histories take a second."""
    deals = list(weighed_deals(setting))
    memory: Memory = {}
    nodes = [_first(setting, deck, memory) for deck, _ in deals]
    found: dict[tuple[Seat, int], int] = {}
    infosets: list[Infoset] = []
    levels: list[list[_Node]] = []
    decided: list[list[int]] = []
    while nodes:
        levels.append(nodes)
        numbers = [_number(setting, node, found, infosets) for node in nodes]
        decided.append(numbers)
        pairs = enumerate(zip(nodes, numbers, strict=True))
        nodes = [child for at, pair in pairs for child in _children(setting, *pair, at, infosets, memory)]
    first_edge = np.cumsum([0, *(len(each.codes) for each in infosets)])
    return Tree(
        setting.seats,
        np.array([chance for _, chance in deals]),
        tuple(_level(setting, *each, infosets, first_edge) for each in zip(levels, decided, strict=True)),
        tuple(infosets),
        first_edge,
    )


def weighed_deals(setting: Setting) -> Iterator[tuple[Cards, float]]:
    """A deck for each way to deal that differs in more than suits and the order of a hand, with its chance."""
    rules, seats = setting.rules, setting.seats
    size = len(setting.deck) // seats if rules.deal.hand_size == "all" else rules.deal.hand_size
    counted: Counter[Cards] = Counter()
    named: dict[Cards, Cards] = {}
    for order in permutations(setting.deck):
        hands = [sorted(order[seat : size * seats : seats]) for seat in range(seats)]
        dealt = tuple(hands[number % seats][number // seats] for number in range(size * seats))
        deck = dealt + order[size * seats :]
        named.setdefault(without_suits(deck), deck)
        counted[without_suits(deck)] += 1
    total = sum(counted.values())
    return ((named[cards], count / total) for cards, count in counted.items())


def without_suits(cards: Cards) -> Cards:
    """Cards of one suit in the place of others."""
    return tuple(Card(card.rank, Suit.CLUBS) for card in cards)


def plain(event: Event) -> Event:
    """An event as someone has it who cannot tell suits apart."""
    if isinstance(event, Dealt):
        hands = tuple(None if hand is None else without_suits(hand) for hand in event.hands)
        return msgspec.structs.replace(event, hands=hands)
    cards: Cards | None = getattr(event, "cards", None)
    return event if cards is None else msgspec.structs.replace(event, cards=without_suits(cards))


def _first(setting: Setting, deck: Cards, memory: Memory) -> _Node:
    state, events = start(setting.rules, setting.seats, deck, whole_deck=setting.whole_deck)
    seen = tuple(tuple(redact(event, seat) for event in events) for seat in range(setting.seats))
    known = tuple(_remember(memory, -1, each) for each in seen)
    return _Node(state, seen, known, 0, (-1, 0), -1)


def _remember(memory: Memory, before: int, told: tuple[Event, ...]) -> int:
    """A number for all that a seat has been told, suits apart."""
    return memory.setdefault((before, tuple(map(plain, told))), len(memory))


def _number(setting: Setting, node: _Node, found: dict[tuple[Seat, int], int], infosets: list[Infoset]) -> int:
    if node.state.outcome is not None:
        return -1
    seat = node.state.to_act[0]
    key = (seat, node.known[seat])
    if key not in found:
        found[key] = len(infosets)
        seen = view(node.state, seat)
        infosets.append(Infoset(seat, seen, node.seen[seat], tuple(setting.legal(seen))))
    return found[key]


def _children(
    setting: Setting, node: _Node, number: int, parent: int, infosets: list[Infoset], memory: Memory
) -> Iterator[_Node]:
    if number < 0:
        return
    seat = infosets[number].seat
    seen = view(node.state, seat)
    for place, code in enumerate(infosets[number].codes):
        state, events = apply(node.state, seat, setting.encoding.decode(seen, code))
        told = tuple(tuple(redact(event, each) for event in events) for each in range(setting.seats))
        known = tuple(_remember(memory, *each) for each in zip(node.known, told, strict=True))
        heard = tuple(before + after for before, after in zip(node.seen, told, strict=True))
        yield _Node(state, heard, known, parent, (number, place), seat)


def _level(
    setting: Setting, nodes: list[_Node], numbers: list[int], infosets: list[Infoset], first_edge: Array
) -> Level:
    return Level(
        np.array([node.parent for node in nodes]),
        np.array([first_edge[node.edge[0]] + node.edge[1] if node.edge[0] >= 0 else -1 for node in nodes]),
        np.array([node.mover for node in nodes]),
        np.array(numbers),
        np.array([infosets[number].seat if number >= 0 else -1 for number in numbers]),
        np.array([_pays(setting, node.state) for node in nodes]),
        tuple(node.state for node in nodes),
    )


def _pays(setting: Setting, state: State) -> list[float]:
    if state.outcome is None or state.outcome.reason is EndReason.TURN_LIMIT:
        return [0.0] * setting.seats
    return final_rewards("loser", state.outcome.order, setting.seats)
