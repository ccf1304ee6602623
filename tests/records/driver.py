"""Plays deals with seeded random legal actions, for tests that need deals and not skill.

As a script it prints the record of one deal: ``driver.py SPEC SEATS SEED``.
"""

import random
import sys
from collections.abc import Iterator
from itertools import islice

from valepaska.cards import Card
from valepaska.engine.actions import (
    Action,
    Challenge,
    Claim,
    Draw,
    Pass,
    PickUp,
    Play,
    PlayDown,
    PlayFromStock,
    Swap,
)
from valepaska.engine.legal import Legal, legal
from valepaska.engine.state import State, apply, shuffled_deck, start
from valepaska.engine.view import View, view
from valepaska.records.record import Record, write_record
from valepaska.records.replay import Recorder
from valepaska.rules.model import Rules

NAMES = ("Anna", "Bo", "Cai", "Dora", "Eki", "Fia", "Göran", "Helvi", "Ilmo", "Jenny")
LONGEST = 2000
BLUFF = Rules.parse("valepaska")
SOUND = '''\
format = 1
rules = "valepaska"
seats = [
    "Anna",
    "Bo",
    "Cai",
]
dealer = "A"
deck = """
5s 7h 5d Qh Ks 9s 2d Qc 2h 2s 2c 9d Kc
Jc Tc Ts 7d 8d 6h 8c 7s 4c 3h 9h 6c Jh
4d 5c 6d Ad Qd 3c Js 4h 9c Kh Th 8s 4s
5h 3s Ah 6s Td 3d Jd Kd Ac 8h As 7c Qs
"""
actions = [
    "B: play Kc as 3",
    "C: pass",
    "A: pass",
    "C: play 7h Ks as 4",
    "A: play 5d 9d 2h as 9",
    "B: pass",
    "C: pass",
    "B: play 2s as K",
    "C: play Jc Qc as K",
    "A: play 9s Tc as 2",
    "B: play Qh 2d as 2",
    "C: pass",
    "B: play 5s as Q",
    "C: pass",
]

[result]
reason = "one_left"
order = [
    "A",
    "B",
    "C",
]
winner = "A"
loser = "C"
'''
"""A record of such a deal, as it is written."""


def ideas(seen: View, options: Legal, rng: random.Random) -> Iterator[Action]:
    """Actions of every kind that might be possible, a random one of each."""
    seat = seen.seat
    assert seat is not None
    yield from (Challenge(), Pass(), Draw(), PickUp())
    yield from (PlayDown(slot + 1) for slot in range(seen.down[seat]))
    in_use = list(seen.hand or seen.up[seat])
    claims: list[Claim | None] = [None]
    if seen.rules.challenge.face_down:
        claims = list(options.claims) or claims
    yield PlayFromStock(rng.choice(claims))
    if seen.hand and seen.up[seat]:
        yield Swap(rng.choice(seen.hand), rng.choice(seen.up[seat]))
    for _ in range(3 if in_use else 0):
        yield Play(_some(in_use, seen.rules, rng), rng.choice(claims))


def _some(cards: list[Card], rules: Rules, rng: random.Random) -> tuple[Card, ...]:
    if not rules.challenge.face_down:
        rank = rng.choice(cards).rank
        cards = [card for card in cards if card.rank == rank]
        if rng.random() < 0.5:
            return tuple(cards)
    return tuple(rng.sample(cards, rng.randint(1, min(3, len(cards)))))


def random_action(state: State, seat: int, rng: random.Random) -> Action:
    """A legal action of a seat, plays and passes more often than the rest."""
    seen = view(state, seat)
    options = legal(seen)
    found = [action for action in ideas(seen, options, rng) if action in options]
    plays: list[Action] = [action for action in found if isinstance(action, Play | PlayDown | Pass)]
    if plays and rng.random() < 0.8:
        found = plays
    return rng.choice(found or list(islice(options, 50)))


def deck_of(rules: Rules, seed: int) -> tuple[Card, ...]:
    """The deck that a seed stands for."""
    return shuffled_deck(rules, random.Random(seed))


def states(rules: Rules, seats: int, seed: int, recorder: Recorder | None = None) -> Iterator[State]:
    """The states of a random deal, from the first to the last; the seed is all that it depends on."""
    rng = random.Random(f"actions {seed}")
    state = start(rules, seats, deck_of(rules, seed)).state
    yield state
    for _ in range(LONGEST):
        if state.outcome is not None:
            return
        seat = state.to_act[0]
        action = random_action(state, seat, rng)
        state = apply(state, seat, action).state
        if recorder is not None:
            recorder.add(seat, action)
        yield state


def random_record(rules: Rules, seats: int, seed: int) -> Record:
    """The record of a random deal."""
    recorder = Recorder(rules, NAMES[:seats], deck_of(rules, seed))
    *_, last = states(rules, seats, seed, recorder)
    return recorder.record(last.outcome)


def main(spec: str, seats: str, seed: str) -> None:
    """Print the record of one random deal."""
    text = write_record(random_record(Rules.parse(spec), int(seats), int(seed)))
    sys.stdout.buffer.write(text.encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
