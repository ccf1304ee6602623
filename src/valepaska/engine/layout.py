"""The fields of a board: everything that changes during one deal; and of the dice.

Integers and lists of integers only, so that the same record can be laid out for Numba. A
board that stands for what one seat sees has the same fields with the hidden ones blank: sizes
are kept beside sets for that reason.
"""

from valepaska.cards import CardSet
from valepaska.engine.codes import EVENT_ROOM, EVENT_WIDTH, MOST_SEATS, NO_CARD, NO_KIND, NOBODY, SLOTS

SCALARS = {
    "seats": 0,
    "dealer": 0,
    "starter": NOBODY,
    "phase": 0,
    "turn": NOBODY,
    "in_play": 0,
    "outs": 0,
    "stock_at": 0,
    "stock_end": 0,
    "plays": 0,
    "pile_n": 0,
    "claimant": NOBODY,
    "effect": 0,
    "answered": 0,
    "offer": NO_KIND,
    "opening": NO_KIND,
    "bound": 0,
    "drew": 0,
    "swaps": 0,
    "swapper": NOBODY,
    "just_drew": NO_CARD,
    "discards": 0,
    "discard_n": 0,
    "turns": 0,
    "ended": 0,
    "event_n": 0,
}
"""The integer fields and what they start as.

phase, effect, ended: codes · turn: the seat to move; in a window, the seat that acts if nobody
challenges · in_play: seats that have not gone out, as bits · stock_at, stock_end: the stock is
`deck[stock_at:stock_end]` · plays: entries in the pile · pile_n: cards in it · claimant: whose
play's window is open · answered: seats that have passed in this window, offer or setup, as
bits · offer: the rank on offer · opening: the rank that the first play must have · bound: the
last play had to be of its rank · drew: the seat on turn has drawn · swapper, just_drew: who may
take back a card, and the card just drawn · turns: actions counted by the turn limit.
"""

SEAT_ARRAYS = ("hand", "hand_n", "up", "down_n", "out_order")
"""Lists with one entry a seat: sets of cards, their sizes, and the seats in order of going out."""

PILE_ARRAYS = ("play_seat", "play_kind", "play_cards", "play_n", "play_count", "play_source")
"""Lists with one entry a play: who, the claimed kind, the cards, how many, the number announced,
and where they came from."""


class Board:
    """One deal in integers. Mutable; only functions of `valepaska.engine.board` move its cards."""

    __slots__ = (*SCALARS, *SEAT_ARRAYS, *PILE_ARRAYS, "deck", "down", "event")

    seats: int
    dealer: int
    starter: int
    phase: int
    turn: int
    in_play: int
    outs: int
    stock_at: int
    stock_end: int
    plays: int
    pile_n: int
    claimant: int
    effect: int
    answered: int
    offer: int
    opening: int
    bound: int
    drew: int
    swaps: int
    swapper: int
    just_drew: int
    discards: CardSet
    discard_n: int
    turns: int
    ended: int
    event_n: int
    hand: list[CardSet]
    hand_n: list[int]
    up: list[CardSet]
    down_n: list[int]
    out_order: list[int]
    play_seat: list[int]
    play_kind: list[int]
    play_cards: list[CardSet]
    play_n: list[int]
    play_count: list[int]
    play_source: list[int]
    deck: list[int]
    down: list[int]
    event: list[int]

    def copy(self) -> "Board":
        """A board that can be moved on without touching this one.

        The deck never changes and is shared. Written out, because `apply` spends its time here.
        """
        twin = Board.__new__(Board)
        twin.seats = self.seats
        twin.dealer = self.dealer
        twin.starter = self.starter
        twin.phase = self.phase
        twin.turn = self.turn
        twin.in_play = self.in_play
        twin.outs = self.outs
        twin.stock_at = self.stock_at
        twin.stock_end = self.stock_end
        twin.plays = self.plays
        twin.pile_n = self.pile_n
        twin.claimant = self.claimant
        twin.effect = self.effect
        twin.answered = self.answered
        twin.offer = self.offer
        twin.opening = self.opening
        twin.bound = self.bound
        twin.drew = self.drew
        twin.swaps = self.swaps
        twin.swapper = self.swapper
        twin.just_drew = self.just_drew
        twin.discards = self.discards
        twin.discard_n = self.discard_n
        twin.turns = self.turns
        twin.ended = self.ended
        twin.event_n = self.event_n
        twin.hand = self.hand[:]
        twin.hand_n = self.hand_n[:]
        twin.up = self.up[:]
        twin.down_n = self.down_n[:]
        twin.out_order = self.out_order[:]
        twin.play_seat = self.play_seat[:]
        twin.play_kind = self.play_kind[:]
        twin.play_cards = self.play_cards[:]
        twin.play_n = self.play_n[:]
        twin.play_count = self.play_count[:]
        twin.play_source = self.play_source[:]
        twin.down = self.down[:]
        twin.deck = self.deck
        twin.event = [0] * (EVENT_WIDTH * EVENT_ROOM)
        return twin


class Dice:
    """Where chance comes from (`engine.dice`): a counter below 2**62, which its maker chooses."""

    __slots__ = ("counter",)

    counter: int

    def __init__(self, counter: int) -> None:
        self.counter = counter


def empty_board(seats: int, cards: int) -> Board:
    """A board before the deal, with room for a deck of so many cards."""
    board = Board()
    for name, value in SCALARS.items():
        setattr(board, name, value)
    for name in SEAT_ARRAYS:
        setattr(board, name, [0] * seats)
    for name in PILE_ARRAYS:
        setattr(board, name, [0] * cards)
    board.seats = seats
    board.in_play = (1 << seats) - 1
    board.deck = [NO_CARD] * cards
    board.down = [NO_CARD] * (seats * SLOTS)
    board.event = [0] * (EVENT_WIDTH * EVENT_ROOM)
    assert seats <= MOST_SEATS
    return board
