"""How often a net loses to the bots, alone among them and they alone among it.

    python tools/measure_net.py [NET] [--bots honest,counter] [--rules SPEC] [--seats N] [--decks N] [--seed S]

Every deck is dealt once for each place of the single seat; the intervals are over decks, 95 %. The net decides for
all deals at once, the bots one by one.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from valepaska.bots import Bot, bot
from valepaska.bots.net import SHIPPED
from valepaska.bots.netfile import Net, load_net
from valepaska.cards import FACE_OF_BIT
from valepaska.engine.actions import Action
from valepaska.engine.codes import NOBODY
from valepaska.engine.events import Event, Seat, redact
from valepaska.engine.state import State, apply, start
from valepaska.engine.view import view
from valepaska.fast.batch import SKIP
from valepaska.fast.hearing import meaning_on
from valepaska.fast.sensing_batch import SensingBatch
from valepaska.matches.intervals import Rate, rate_over
from valepaska.matches.match import DEFAULT_TURN_LIMIT, limited
from valepaska.matches.seeds import seed_of
from valepaska.rules.model import Rules

MEASURING_SEED = 2**62 + 1
"""The decks that are measured on; no training has such a seed."""
Maker = Callable[[int], Bot]
Rows = np.ndarray[Any, np.dtype[Any]]


class Deal:
    """One deal with bots in some seats, followed in plain values as a batch plays it."""

    def __init__(self, batch: SensingBatch, number: int, bots: dict[Seat, Bot]) -> None:
        dealt = batch.state(number).board
        starter = None if dealt.starter == NOBODY else dealt.starter
        deck = tuple(FACE_OF_BIT[card] for card in dealt.deck)
        step = start(batch.rules, batch.seats, deck, dealt.dealer, starter)
        self.state: State = step.state
        self.bots = bots
        self._unheard = {seat: list(step.events) for seat in bots}

    def ask(self, seat: Seat) -> Action:
        """What the bot in a seat does now."""
        heard: list[Event] = [redact(event, seat) for event in self._unheard[seat]]
        self._unheard[seat] = []
        return self.bots[seat].act(view(self.state, seat), heard)

    def do(self, seat: Seat, action: Action) -> None:
        """Take an action in."""
        step = apply(self.state, seat, action)
        self.state = step.state
        for unheard in self._unheard.values():
            unheard.extend(step.events)


def one_against(
    rules: Rules, seats: int, net: Net, maker: Maker, decks: int, seed: int = MEASURING_SEED, *, net_alone: bool
) -> Rate:
    """The loss rate of one seat against all others: of the net, or of a bot at a table of nets."""
    lost = np.zeros((seats, decks), np.int64)
    for turn in range(seats):
        bots = [seat for seat in range(seats) if (seat == turn) != net_alone]
        lost[turn] = [loser == turn for loser in losers(rules, seats, net, maker, decks, bots, seed)]
    return rate_over(lost.sum(axis=0).tolist(), seats)


def losers(
    rules: Rules, seats: int, net: Net, maker: Maker, decks: int, bots: list[Seat], seed: int
) -> list[Seat | None]:
    """Who lost each deal, with bots in these seats and the net in the others; None where nobody did."""
    batch = SensingBatch(rules, seats, decks, seed, deal_anew=False)
    deals = [
        Deal(batch, number, {seat: maker(seed_of(seed, number, seat)) for seat in bots}) for number in range(decks)
    ]
    dice = np.random.default_rng(seed)
    while (asked := batch.asked.copy()).max() >= 0:
        codes = drawn(net, *batch.observe(), dice)
        orders = np.full((decks, 4), SKIP, np.int64)
        for number in np.flatnonzero(asked >= 0).tolist():
            seat, deal = int(asked[number]), deals[number]
            action = (
                deal.ask(seat)
                if seat in deal.bots
                else meaning_on(deal.state.board, batch.rules, seats, seat, int(codes[number]))
            )
            orders[number] = batch.order(number, action)
            deal.do(seat, action)
        batch.step_orders(orders)
    return [deal.state.outcome.loser if deal.state.outcome else None for deal in deals]


def drawn(net: Net, facts: Rows, legal: Rows, dice: np.random.Generator) -> Rows:
    """A code for each row, as often as the net says it."""
    logits = np.where(legal, net.run(facts).codes, -np.inf)
    noise = dice.gumbel(size=logits.shape)
    found: Rows = (logits + noise).argmax(axis=1)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("net", nargs="?", type=Path, default=SHIPPED)
    parser.add_argument("--bots", default="honest,counter,learner,liar")
    parser.add_argument("--rules", default="valepaska")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--decks", type=int, default=250)
    parser.add_argument("--seed", type=int, default=MEASURING_SEED)
    given = parser.parse_args()
    rules, net = limited(Rules.parse(given.rules), DEFAULT_TURN_LIMIT), load_net(given.net)
    if rules.out.play_until == "first_out":
        parser.error(f"{rules.spec} ends with the first one out: nobody loses")
    print(f"{rules.spec}, {given.seats} seats, {given.decks} decks: parity {100 / given.seats:.1f} %")
    for name in given.bots.split(","):

        def maker(seed: int, name: str = name) -> Bot:
            return bot(name, seed)

        alone = one_against(rules, given.seats, net, maker, given.decks, given.seed, net_alone=True)
        other = one_against(rules, given.seats, net, maker, given.decks, given.seed, net_alone=False)
        print(f"{name:12} the net alone among them loses {alone}, one of them among nets {other}", flush=True)


if __name__ == "__main__":
    main()
