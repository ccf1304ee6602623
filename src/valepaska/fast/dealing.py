"""A fresh deal on a used board, as kernel text."""

from valepaska.engine import codes as c
from valepaska.engine.board import deal
from valepaska.engine.dice import draw_below
from valepaska.engine.layout import Board, Dice
from valepaska.engine.opening import begin
from valepaska.rules.tables import Tables


def deal_anew(b: Board, t: Tables, dice: Dice, deck: list[int], seats: int, dealer: int) -> None:
    """Shuffle all cards of `deck`, deal them out and find who opens; nothing of the last deal is left."""
    wipe(b, seats)
    cards = len(deck)
    for at in range(cards):
        b.deck[at] = deck[at]
    shuffle(b, dice, cards)
    b.stock_end = cards
    b.dealer = dealer
    if t.starter == c.RANDOM_STARTER:
        b.starter = draw_below(dice, seats)
    deal(b, t)
    begin(b, t)


def shuffle(b: Board, dice: Dice, cards: int) -> None:
    """Every order of the first cards of the deck is equally likely."""
    for left in range(cards, 1, -1):
        other = draw_below(dice, left)
        card = b.deck[left - 1]
        b.deck[left - 1] = b.deck[other]
        b.deck[other] = card


def wipe(b: Board, seats: int) -> None:
    """The board before a deal; entries of the pile are counted by `plays` and may stay."""
    b.seats = seats
    b.starter = c.NOBODY
    b.phase = c.SETUP
    b.turn = c.NOBODY
    b.in_play = (1 << seats) - 1
    b.outs = 0
    b.stock_at = 0
    b.plays = 0
    b.pile_n = 0
    b.claimant = c.NOBODY
    b.effect = 0
    b.answered = 0
    b.offer = c.NO_KIND
    b.opening = c.NO_KIND
    b.bound = 0
    b.drew = 0
    b.swaps = 0
    b.swapper = c.NOBODY
    b.just_drew = c.NO_CARD
    b.discards = 0
    b.discard_n = 0
    b.turns = 0
    b.ended = 0
    for seat in range(seats):
        b.hand[seat] = 0
        b.hand_n[seat] = 0
        b.up[seat] = 0
        b.down_n[seat] = 0
        b.out_order[seat] = 0
    for slot in range(seats * c.SLOTS):
        b.down[slot] = c.NO_CARD
