"""Deals with seats that keep account of what they know, and every assignment of cards that it leaves open."""

from collections.abc import Iterator, Sequence
from random import Random

from tests.strategies import one_move
from valepaska.cards import FACE_OF_BIT, Card, CardSet, bits
from valepaska.engine import codes as c
from valepaska.engine.events import Event, Seat, redact
from valepaska.engine.knowledge import Knowledge
from valepaska.engine.places import DISCARDS, DOWN, FIRST_PLAY, NOWHERE, STOCK, UP, Places
from valepaska.engine.state import State, apply, start
from valepaska.engine.view import view
from valepaska.rules.model import Rules


class Watchers:
    """Every seat, and a spectator, taking in what it is told."""

    def __init__(self, seats: int, deck: CardSet | None = None) -> None:
        self.known: dict[Seat | None, Knowledge] = {seat: Knowledge(deck) for seat in (*range(seats), None)}

    def see(self, state: State, events: Sequence[Event]) -> None:
        for seat, known in self.known.items():
            known.fold(view(state, seat), [redact(event, seat) for event in events])


def watched(
    rules: Rules, seats: int, deck: Sequence[Card], random: Random, moves: int, *, part: CardSet | None = None
) -> Iterator[tuple[State, Watchers]]:
    """A deal of random legal moves, with what everybody knows before each; `part`: the cards of a small deck."""
    watchers = Watchers(seats, part)
    starter = random.randrange(seats) if rules.opening.starter == "random" else None
    state, events = start(rules, seats, deck, random.randrange(seats), starter, whole_deck=part is None)
    watchers.see(state, events)
    yield state, watchers
    for _ in range(moves):
        if state.outcome is not None:
            return
        state, events = apply(state, *one_move(state, random))
        watchers.see(state, events)
        yield state, watchers


def whereabouts(state: State) -> dict[Places, CardSet]:
    """Where every card really is."""
    board = state.board
    found = {1 << seat: hand for seat, hand in enumerate(board.hand)}
    found |= {1 << (FIRST_PLAY + at): board.play_cards[at] for at in range(board.plays)}
    found[STOCK] = sum(1 << card for card in board.deck[board.stock_at : board.stock_end])
    found[DISCARDS] = board.discards
    found[UP] = sum(board.up)
    slots = [seat * c.SLOTS + slot for seat in range(board.seats) for slot in range(board.down_n[seat])]
    found[DOWN] = sum(1 << board.down[slot] for slot in slots)
    return found


def faults(known: Knowledge, state: State) -> list[str]:
    """Where a state contradicts what is known, one sentence each: copies of a face may stand for each other."""
    found = []
    for place, cards in whereabouts(state).items():
        certain = [FACE_OF_BIT[card] for card in bits(known.known_in(place))]
        possible = [FACE_OF_BIT[card] for card in bits(known.possible_in(place))]
        if cards.bit_count() != known.sizes[place]:
            found.append(f"{cards.bit_count()} cards lie in place {place:b}, not {known.sizes[place]}")
        for card in bits(cards):
            face = FACE_OF_BIT[card]
            if face not in possible:
                found.append(f"{face} lies in place {place:b}, where it cannot be")
            else:
                possible.remove(face)
            if face in certain:
                certain.remove(face)
        found += [f"{face} does not lie in place {place:b}, where it is known to be" for face in certain]
    return found


Spot = tuple[Places, int]
"""A place, and where in it the order counts: stock and face-down cards by number, else 0."""
Assignment = frozenset[tuple[int, Spot]]


def spots_of(state: State) -> Assignment:
    """The spot of every card of a state; the card that was just drawn is marked."""
    board = state.board
    found: set[tuple[int, Spot]] = set()
    for place, cards in whereabouts(state).items():
        if place not in (STOCK, DOWN):
            found |= {(card, (place, 0)) for card in bits(cards)}
    stock = board.deck[board.stock_at : board.stock_end]
    found |= {(card, (STOCK, at)) for at, card in enumerate(stock)}
    down = [board.down[seat * c.SLOTS + slot] for seat in range(board.seats) for slot in range(board.down_n[seat])]
    found |= {(card, (DOWN, at)) for at, card in enumerate(down)}
    if board.just_drew != c.NO_CARD:
        found.add((board.just_drew, (0, 0)))
    return frozenset(found)


def assignments(known: Knowledge, drawer: Seat | None = None) -> set[Assignment]:
    """Every way to put each card into a place that is open for it so that all sizes hold, by trying them all.

    `drawer`: the seat that has just drawn one of `known.drawn`.
    """
    room: dict[Spot, int] = {}
    for place, size in known.sizes.items():
        if place in (STOCK, DOWN):
            room |= {(place, at): 1 for at in range(size)}
        elif size:
            room[place, 0] = size
    cards = [(card, mask) for mask, group in known.places.items() for card in bits(group)]
    found: set[Assignment] = set()

    def put(number: int, so_far: tuple[tuple[int, Spot], ...]) -> None:
        if number == len(cards):
            lying = frozenset(each for each in so_far if each[1][0] != NOWHERE)
            if drawer is None:
                found.add(lying)
            else:
                held = [card for card, (place, _) in lying if place == 1 << drawer and known.drawn >> card & 1]
                found.update(lying | {(card, (0, 0))} for card in held)
            return
        card, mask = cards[number]
        for spot in [spot for spot in room if spot[0] & mask and room[spot]]:
            room[spot] -= 1
            put(number + 1, (*so_far, (card, spot)))
            room[spot] += 1

    put(0, ())
    return found
