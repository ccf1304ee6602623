"""Two policies that tell the truth more often than not, as kernel text.

They follow the bots `honest` and `semirandom` in short: where those remember the whole deal, these
look at the cards of their own seat only, and they never grow weary. In open games, where nobody can
lie, both lay the poorest set that fits.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest, popcount
from valepaska.engine.checks import can_draw, can_play_unseen, cards_in_use
from valepaska.engine.dice import draw_below, draw_word
from valepaska.engine.facts import stock_at_turn
from valepaska.engine.layout import Board, Dice
from valepaska.fast.layouts import Order
from valepaska.fast.picking import (
    POOREST_FIRST,
    claims_now,
    fitting_number,
    give,
    kinds_held,
    layable,
    may_draw,
    may_turn_unseen,
    poorest,
    some_bit,
)
from valepaska.rules.tables import Tables

FIRST_KEPT = 13
"""The place in that order from which one lays a single card, to have the others later."""
MOST_FALSE = 3


def choose_honestly(b: Board, t: Tables, dice: Dice, order: Order, seat: int) -> None:
    """Tell the truth if possible, else draw, else lie with one card; doubt only what cannot be."""
    if b.phase == c.WINDOW:
        give(order, c.CHALLENGE if cannot_be(b, t, seat) else c.PASS, 0, c.NO_KIND, 0)
    elif b.phase == c.TURN and b.swapper == c.NOBODY:
        stock = stock_at_turn(b, t)
        if not t.face_down:
            turn_openly(b, t, dice, order, seat, stock)
        elif not tell_truth(b, t, order, seat, claims_now(b, t, stock)):
            if may_draw(b, t, stock):
                give(order, c.DRAW, 0, c.NO_KIND, 0)
            else:
                lie(b, t, order, seat, claims_now(b, t, stock), 1)
    elif b.phase != c.OPENING or not tell_truth(b, t, order, seat, 1 << b.offer):
        give(order, c.PASS, 0, c.NO_KIND, 0)


def choose_semirandomly(b: Board, t: Tables, dice: Dice, order: Order, seat: int, doubt: int) -> None:
    """Draw, turn an unseen card, lie and doubt by the dice; otherwise tell the truth."""
    if b.phase == c.WINDOW:
        doubts = draw_word(dice) < doubt or cannot_be(b, t, seat)
        give(order, c.CHALLENGE if doubts else c.PASS, 0, c.NO_KIND, 0)
    elif b.phase == c.TURN and b.swapper == c.NOBODY:
        stock = stock_at_turn(b, t)
        chance = draw_below(dice, 8)
        claims = claims_now(b, t, stock)
        if chance == 0 and may_draw(b, t, stock):
            give(order, c.DRAW, 0, c.NO_KIND, 0)
        elif not t.face_down:
            turn_openly(b, t, dice, order, seat, stock)
        elif chance == 1 and may_turn_unseen(b, t, claims, stock, 0):
            give(order, c.STOCK, 0, lowest(some_bit(dice, claims)), 1)
        elif chance < 4 or not tell_truth(b, t, order, seat, claims):
            lie(b, t, order, seat, some_bit(dice, claims) if claims else 0, 1 + draw_below(dice, MOST_FALSE))
    elif b.phase != c.OPENING or not tell_truth(b, t, order, seat, 1 << b.offer):
        give(order, c.PASS, 0, c.NO_KIND, 0)


def cannot_be(b: Board, t: Tables, seat: int) -> bool:
    """Whether the play in the window is a lie for sure, by the cards that this seat holds or has laid."""
    last = b.plays - 1
    elsewhere = popcount(t.kind_cards[b.play_kind[last]] & ~own_cards(b, seat))
    return b.play_count[last] > elsewhere or b.play_count[last] != b.play_n[last]


def own_cards(b: Board, seat: int) -> int:
    """The cards that this seat holds or has laid."""
    mine = b.hand[seat]
    for at in range(b.plays):
        if b.play_seat[at] == seat and b.play_source[at] != c.FROM_STOCK:
            mine |= b.play_cards[at]
    return mine


def tell_truth(b: Board, t: Tables, order: Order, seat: int, claims: int) -> bool:
    """Lay the poorest cards that are what one may claim; whether there are any."""
    cards = cards_in_use(b, seat)
    for place in range(c.KINDS):
        kind = POOREST_FIRST[place]
        held = cards & t.kind_cards[kind]
        if claims >> kind & 1 and held:
            whole = b.opening == kind and t.opening_rank == c.HELD_LOWEST_ALL and b.phase == c.TURN
            if not whole and (place >= FIRST_KEPT or fitting_number(t, kind, popcount(held)) == 1):
                held &= -held
            give(order, c.PLAY, held, kind if t.face_down else c.NO_KIND, popcount(held))
            return True
    return False


def lie(b: Board, t: Tables, order: Order, seat: int, claims: int, number: int) -> None:
    """Lay the poorest cards as the lowest of these kinds; the pile, when nothing can be claimed."""
    cards = cards_in_use(b, seat)
    if cards == 0 or claims == 0:
        take_what_there_is(b, t, order, seat, claims)
        return
    kind = lowest(claims)
    number = fitting_number(t, kind, min(number, popcount(cards)))
    chosen = poorest(t, cards & ~t.kind_cards[kind], number)
    missing = number - popcount(chosen)
    if missing:
        chosen |= poorest(t, cards & ~chosen, missing)
    give(order, c.PLAY, chosen, kind, number)


def take_what_there_is(b: Board, t: Tables, order: Order, seat: int, claims: int) -> None:
    """Nothing can be laid: an unseen card, a card from the stock, or the pile."""
    stock = stock_at_turn(b, t)
    if may_turn_unseen(b, t, claims, stock, 0):
        give(order, c.STOCK, 0, lowest(claims) if t.face_down else c.NO_KIND, 1)
    elif may_draw(b, t, stock):
        give(order, c.DRAW, 0, c.NO_KIND, 0)
    else:
        give(order, c.PICKUP, 0, c.NO_KIND, 0)


def turn_openly(b: Board, t: Tables, dice: Dice, order: Order, seat: int, stock: int) -> None:
    """A turn of an open game: the poorest set that fits, else a card from the table or the stock, else the pile."""
    cards = cards_in_use(b, seat)
    kinds = layable(b, t, seat, stock)
    if b.plays == 0 and kinds == 0 and not can_draw(b, t, stock) and not can_play_unseen(b, t, stock):
        kinds = kinds_held(t, cards)
    if cards and kinds and tell_truth(b, t, order, seat, kinds):
        return
    if cards == 0 and b.down_n[seat]:
        give(order, c.DOWN, 0, draw_below(dice, b.down_n[seat]), 0)
    else:
        take_what_there_is(b, t, order, seat, kinds)
