"""A board that holds what one seat knows and is blank elsewhere, for the checks of the kernel.

Both ways give the same board: from a view, which is all that a player has, and straight from a
state, for who has it and is in a hurry. Both name every field that they take over.
"""

from valepaska.cards import take_bits
from valepaska.engine import codes as c
from valepaska.engine.events import Seat
from valepaska.engine.layout import Board, empty_board
from valepaska.engine.reading import PHASES
from valepaska.engine.state import State
from valepaska.engine.texts import SOURCES, kind_named
from valepaska.engine.view import View, own_plays
from valepaska.rules.tables import deck_bits

_EFFECT_CODES = {"clear": c.CLEAR, "feed": c.FEED, None: c.PLAIN}
_PHASE_CODES = {phase: code for code, phase in enumerate(PHASES)}


def sight(view: View) -> Board:
    """A board that holds what a view holds and is blank elsewhere, for the kernel's checks."""
    rules = view.rules
    board = empty_board(view.seats, max(1, len(view.claims)))
    deck = deck_bits(rules)
    board.dealer = view.dealer
    board.phase = _PHASE_CODES[view.phase]
    board.turn = c.NOBODY if view.turn is None else view.turn
    for place, seat in enumerate(view.out):
        board.in_play &= ~(1 << seat)
        board.out_order[place] = seat
    board.outs = len(view.out)
    board.stock_end = view.stock
    board.plays = len(view.claims)
    board.pile_n = view.pile
    board.claimant = c.NOBODY if view.claimant is None else view.claimant
    board.effect = _EFFECT_CODES[view.effect]
    for seat in view.answered:
        board.answered |= 1 << seat
    wanted = c.NO_KIND if view.opening is None else kind_named(rules, view.opening)
    if board.phase == c.OPENING:
        board.offer = wanted
    else:
        board.opening = wanted
    board.drew = int(view.drew)
    board.swaps = view.swaps
    board.swapper = c.NOBODY if view.swapper is None else view.swapper
    board.discard_n = view.discards
    board.turns = view.turns
    board.hand_n = list(view.hand_sizes)
    board.down_n = list(view.down)
    taken = 0
    for seat, cards in enumerate(view.up):
        board.up[seat] = take_bits(cards, deck & ~taken) or 0
        taken |= board.up[seat]
    if view.seat is not None:
        board.hand[view.seat] = take_bits(view.hand, deck & ~taken) or 0
        taken |= board.hand[view.seat]
    for at, entry in enumerate(view.claims):
        board.play_seat[at] = entry.seat
        board.play_kind[at] = kind_named(rules, entry.claim)
        board.play_n[at] = entry.count
        board.play_count[at] = entry.count if entry.claim.count is None else entry.claim.count
        board.play_source[at] = SOURCES.index(entry.source)
        if entry.cards is not None:
            board.play_cards[at] = take_bits(entry.cards, deck & ~taken) or 0
            taken |= board.play_cards[at]
    if view.just_drew is not None and view.seat is not None:
        drawn = take_bits((view.just_drew,), board.hand[view.seat]) or 0
        board.just_drew = drawn.bit_length() - 1
    return board


def sight_of(state: State, seat: Seat) -> Board:
    """`sight(view(state, seat))`, except that a card may be another copy of the same face.

    It shares its lists with the state: it is to be looked at only.
    """
    board = state.board
    seen = Board.__new__(Board)
    seen.seats, seen.dealer = board.seats, board.dealer
    seen.phase, seen.turn = board.phase, board.turn
    seen.in_play, seen.outs, seen.out_order = board.in_play, board.outs, board.out_order
    seen.stock_at, seen.stock_end = 0, board.stock_end - board.stock_at
    seen.plays, seen.pile_n = board.plays, board.pile_n
    seen.claimant, seen.effect, seen.answered = board.claimant, board.effect, board.answered
    seen.offer, seen.opening = board.offer, board.opening
    seen.drew, seen.swaps, seen.swapper = board.drew, board.swaps, board.swapper
    seen.discard_n, seen.turns = board.discard_n, board.turns
    seen.hand_n, seen.down_n, seen.up = board.hand_n, board.down_n, board.up
    seen.play_seat, seen.play_kind, seen.play_n = board.play_seat, board.play_kind, board.play_n
    seen.play_count, seen.play_source = board.play_count, board.play_source
    seen.just_drew = board.just_drew if board.swapper == seat else c.NO_CARD
    seen.hand = [0] * board.seats
    seen.hand[seat] = board.hand[seat]
    seen.play_cards = board.play_cards
    if state.rules.challenge.face_down:
        seen.play_cards = [0] * max(1, board.plays)
        for at in own_plays(state, seat):
            seen.play_cards[at] = board.play_cards[at]
    return seen
