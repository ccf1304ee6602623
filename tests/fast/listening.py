"""Deals with a listener in every seat, and the face-down games that they are played by."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

import valepaska as vp
from valepaska.cards import FACE_OF_BIT
from valepaska.engine.state import start
from valepaska.fast.hearing import Listener
from valepaska.fast.senses import FACTS
from valepaska.fast.sensing_batch import SensingBatch
from valepaska.rules.model import Rules
from valepaska.rules.spec import house_rules, presets


def closed_games() -> Iterator[Rules]:
    """Every face-down preset, and a house rule on top wherever it makes one."""
    for preset in presets():
        if preset.rules.challenge.face_down and preset.rules.pack.packs == 1:
            yield preset.rules
    for house in house_rules():
        game = Rules.parse(f"valepaska+{house.name}")
        if game.pack.packs == 1:
            yield game
    for more in (
        "valepaska+jokers=4+joker_role=as_two",
        "valepaska-house+swap_window=until_next_play+claimed_count=may_lie",
        "valepaska+challengers=anyone_incl_out+jokers",
    ):
        yield Rules.parse(more)


GAMES = list(dict.fromkeys(closed_games()))


def some_code(legal: Any, dice: random.Random) -> int:
    """A legal code; one that is not likely to challenge or pass, so that plays follow each other."""
    codes = np.flatnonzero(legal).tolist()
    return int(dice.choice(codes if dice.random() < 0.2 else [code for code in codes if code != 1] or codes))


class Table:
    """A deal played by the engine's own events beside a batch, with a listener in every seat."""

    def __init__(self, rules: Rules, seats: int, deck: tuple[vp.Card, ...], dealer: int, starter: int | None) -> None:
        self.state, events = start(rules, seats, deck, dealer, starter)
        self.listeners = [Listener() for _ in range(seats)]
        self.tell(events)

    def tell(self, events: Any) -> None:
        for seat, listener in enumerate(self.listeners):
            listener.listen(vp.view(self.state, seat), [vp.redact(event, seat) for event in events])

    def act(self, action: vp.Action) -> None:
        self.state, events = vp.apply(self.state, self.state.to_act[0], action)
        self.tell(events)


def table_of(batch: SensingBatch, deal: int) -> Table:
    """The same deal from its beginning."""
    board = batch.state(deal).board
    deck = tuple(FACE_OF_BIT[card] for card in board.deck[: board.stock_end])
    starter = None if board.starter < 0 else board.starter
    return Table(batch.rules, batch.seats, deck, board.dealer, starter)


def fact(table: Table, seat: int, name: str) -> float:
    """One number of what a seat sees and remembers; the ten is called as where its colours are told apart."""
    name = name.replace("T cleared", "Tb cleared")
    return table.listeners[seat].sense(vp.view(table.state, seat)).facts[FACTS.index(name)]


def play(table: Table, *moves: str) -> None:
    """What the seats do, as records write it."""
    for move in moves:
        table.act(vp.parse_action(move, table.state.rules))
