"""Random play, as kernel text: the workload that engines are compared by.

A seat draws with chance 1/8 and plays unseen with chance 1/8 where it may; else it lays one to
four cards of its own, drawn evenly, under a claim drawn evenly from the legal ones (in an open
game: of a kind drawn evenly from those that fit). It picks up only when it must. Asked about a
play, it challenges with a chance given in 2**32nds. It claims the rank on offer, and exchanges
cards where it may, every second time.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest, popcount
from valepaska.engine.checks import can_draw, can_play_unseen, cards_in_use, check_take_back
from valepaska.engine.dice import draw_below, draw_word
from valepaska.engine.facts import stock_at_turn
from valepaska.engine.layout import Board, Dice
from valepaska.fast.layouts import Order
from valepaska.fast.picking import (
    MOST_LAID,
    claims_now,
    fitting_number,
    give,
    kinds_held,
    layable,
    may_draw,
    may_turn_unseen,
    some_bit,
    some_cards,
)
from valepaska.rules.tables import Tables


def choose_at_random(b: Board, t: Tables, dice: Dice, order: Order, seat: int, doubt: int) -> None:
    """Decide for the seat that is asked."""
    if b.phase == c.WINDOW:
        give(order, c.CHALLENGE if draw_word(dice) < doubt else c.PASS, 0, c.NO_KIND, 0)
    elif b.phase == c.TURN:
        if b.swapper != c.NOBODY:
            take_back_at_random(b, t, dice, order, seat)
        else:
            turn_at_random(b, t, dice, order, seat)
    elif b.phase == c.OPENING:
        open_at_random(b, t, dice, order, seat)
    elif draw_below(dice, 2) and b.hand_n[seat]:
        exchange_at_random(b, dice, order, seat)
    else:
        give(order, c.PASS, 0, c.NO_KIND, 0)


def turn_at_random(b: Board, t: Tables, dice: Dice, order: Order, seat: int) -> None:
    """One decision in a turn."""
    stock = stock_at_turn(b, t)
    chance = draw_below(dice, 8)
    if chance == 0 and may_draw(b, t, stock):
        give(order, c.DRAW, 0, c.NO_KIND, 0)
        return
    if chance == 2 and may_exchange(b, t, seat):
        exchange_at_random(b, dice, order, seat)
        return
    cards = cards_in_use(b, seat)
    claims = claims_now(b, t, stock)
    kinds = claims if t.face_down else layable(b, t, seat, stock)
    unseen = may_turn_unseen(b, t, claims, stock, kinds)
    if unseen and (chance == 1 or cards == 0):
        turn_unseen(t, dice, order, claims)
    elif cards and kinds:
        lay_at_random(b, t, dice, order, cards, kinds)
    elif cards == 0 and b.down_n[seat]:
        give(order, c.DOWN, 0, draw_below(dice, b.down_n[seat]), 0)
    elif may_draw(b, t, stock):
        give(order, c.DRAW, 0, c.NO_KIND, 0)
    elif unseen:
        turn_unseen(t, dice, order, claims)
    elif b.plays == 0 and cards and not can_draw(b, t, stock) and not can_play_unseen(b, t, stock):
        lay_at_random(b, t, dice, order, cards, kinds_held(t, cards))  # a seat that can do nothing leads anything
    else:
        give(order, c.PICKUP, 0, c.NO_KIND, 0)


def lay_at_random(b: Board, t: Tables, dice: Dice, order: Order, cards: int, kinds: int) -> None:
    """Lay some of the cards as one of the kinds, or of one of them where nobody can lie."""
    kind = lowest(some_bit(dice, kinds))
    number = 1 + draw_below(dice, MOST_LAID)
    if t.face_down:
        chosen = some_cards(dice, cards, fitting_number(t, kind, min(number, popcount(cards))))
        give(order, c.PLAY, chosen, kind, announced(t, dice, kind, popcount(chosen)))
        return
    held = cards & t.kind_cards[kind]
    if b.opening == kind and t.opening_rank == c.HELD_LOWEST_ALL and b.phase == c.TURN:
        chosen = held
    else:
        chosen = some_cards(dice, held, fitting_number(t, kind, min(number, popcount(held))))
    give(order, c.PLAY, chosen, c.NO_KIND, popcount(chosen))


def announced(t: Tables, dice: Dice, kind: int, number: int) -> int:
    """The number that is said: the true one, or any where it may be a lie."""
    if t.claimed_count != c.COUNT_MAY_LIE:
        return number
    most = min(MOST_LAID, popcount(t.kind_cards[kind]))
    return fitting_number(t, kind, 1 + draw_below(dice, most))


def turn_unseen(t: Tables, dice: Dice, order: Order, claims: int) -> None:
    """Lay the top card of the stock."""
    if t.face_down:
        kind = lowest(some_bit(dice, claims))
        give(order, c.STOCK, 0, kind, announced(t, dice, kind, 1))
    else:
        give(order, c.STOCK, 0, c.NO_KIND, 1)


def open_at_random(b: Board, t: Tables, dice: Dice, order: Order, seat: int) -> None:
    """Claim the rank on offer every second time, where one can."""
    offered = 1 << b.offer
    cards = cards_in_use(b, seat)
    kinds = offered if t.face_down else offered & kinds_held(t, cards)
    chance = draw_below(dice, 8)
    if chance >= 4:
        give(order, c.PASS, 0, c.NO_KIND, 0)
    elif chance == 0 and t.opening_blind and b.stock_at < b.stock_end:
        turn_unseen(t, dice, order, offered)
    elif cards and kinds:
        lay_at_random(b, t, dice, order, cards, kinds)
    else:
        give(order, c.PASS, 0, c.NO_KIND, 0)


def may_exchange(b: Board, t: Tables, seat: int) -> bool:
    """Whether hand and face-up cards may be exchanged in this turn."""
    may = t.table_up_swap == c.SWAP_UNTIL_FIRST_CLEAR and b.discard_n == 0 and b.drew == 0
    return may and b.hand_n[seat] != 0 and b.swaps < popcount(b.up[seat])


def exchange_at_random(b: Board, dice: Dice, order: Order, seat: int) -> None:
    """Any card of the hand for any face-up card."""
    taken = lowest(some_bit(dice, b.up[seat]))
    give(order, c.SWAP, some_bit(dice, b.hand[seat]), taken, 0)


def take_back_at_random(b: Board, t: Tables, dice: Dice, order: Order, seat: int) -> None:
    """Lay the card just drawn in place of the one just played, every second time that it fits."""
    taken = lowest(b.play_cards[b.plays - 1])
    fits = check_take_back(b, t, seat, 1 << b.just_drew, taken) == c.LEGAL
    if fits and draw_below(dice, 2):
        give(order, c.SWAP, 1 << b.just_drew, taken, 0)
    else:
        give(order, c.PASS, 0, c.NO_KIND, 0)
