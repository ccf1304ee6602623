"""The compact code of actions, as kernel text: about a hundred, enough to play any way that matters.

======================  ==========================================================================
codes, in this order    meaning
======================  ==========================================================================
pass, challenge, draw,  these
pickup
stock                   the top card of the stock, unseen; where one claims, a code for each column
lay, where one claims   for each column six: one true card, all true cards, one, two, three false
                        ones, one true and one false
lay, in open games      for each column four: one card of it, two, three, all
down                    the four places of face-down table cards
swap                    for each column four: a card of it for one of the face-up cards, the poorest
                        first
take back               the card just drawn in place of the one just played
======================  ==========================================================================

Blocks that the rules have no use for are left out. False cards are the poorest that are not of the
kind claimed; of cards of one kind any will do. The number announced is the true one.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest, popcount
from valepaska.engine.checks import (
    cards_in_use,
    check,
    check_kind,
    check_pickup,
    check_size,
)
from valepaska.engine.facts import stock_at_turn
from valepaska.engine.layout import Board
from valepaska.fast.layouts import Order
from valepaska.fast.picking import claims_now, give, may_draw, may_turn_unseen, poorest
from valepaska.fast.shapes import Shape, Sheet
from valepaska.rules.tables import Tables

PASS_CODE, CHALLENGE_CODE, DRAW_CODE, PICKUP_CODE, SIMPLE = range(5)
TRUE_ONE, TRUE_ALL, FALSE_ONE, FALSE_TWO, FALSE_THREE, MIXED, CLAIMED_WAYS = range(7)
OPEN_WAYS = 4
NO_VERB = -1


def stock_codes(t: Tables, s: Shape) -> int:
    """How many codes the unseen play has."""
    return s.columns if t.face_down else 1


def lay_ways(t: Tables) -> int:
    """How many codes a column has for laying cards."""
    return CLAIMED_WAYS if t.face_down else OPEN_WAYS


def compact_size(t: Tables, s: Shape) -> int:
    """How many compact codes there are."""
    size = SIMPLE + stock_codes(t, s) + lay_ways(t) * s.columns
    return size + c.SLOTS * s.has_down + c.SLOTS * s.columns * s.has_swap + s.has_take_back


def read_compact(b: Board, t: Tables, s: Shape, seat: int, code: int, order: Order) -> None:
    """The order that a code means to a seat now; NO_VERB when it has not the cards for it."""
    give(order, NO_VERB, 0, c.NO_KIND, 0)
    if code < 0:
        return
    if code < SIMPLE:
        verb = c.PASS if code == PASS_CODE else c.CHALLENGE if code == CHALLENGE_CODE else c.DRAW
        give(order, c.PICKUP if code == PICKUP_CODE else verb, 0, c.NO_KIND, 0)
        return
    code -= SIMPLE
    if code < stock_codes(t, s):
        give(order, c.STOCK, 0, s.kinds[code] if t.face_down else c.NO_KIND, 1)
        return
    code -= stock_codes(t, s)
    if code < lay_ways(t) * s.columns:
        read_lay(b, t, seat, s.kinds[code // lay_ways(t)], code % lay_ways(t), order)
        return
    code -= lay_ways(t) * s.columns
    if code < c.SLOTS * s.has_down:
        give(order, c.DOWN, 0, code, 0)
        return
    code -= c.SLOTS * s.has_down
    if code < c.SLOTS * s.columns * s.has_swap:
        held = b.hand[seat] & s.column_cards[code // c.SLOTS]
        lying = poorest(t, b.up[seat], code % c.SLOTS + 1) & ~poorest(t, b.up[seat], code % c.SLOTS)
        if held and lying:
            give(order, c.SWAP, held & -held, lowest(lying), 0)
        return
    code -= c.SLOTS * s.columns * s.has_swap
    if code < s.has_take_back and b.swapper == seat and b.just_drew != c.NO_CARD:
        give(order, c.SWAP, 1 << b.just_drew, lowest(b.play_cards[b.plays - 1]), 0)


def read_lay(b: Board, t: Tables, seat: int, kind: int, way: int, order: Order) -> None:
    """The order of laying cards in one of the ways that a column has."""
    cards = cards_in_use(b, seat)
    held = cards & t.kind_cards[kind]
    if not t.face_down:
        number = popcount(held) if way == OPEN_WAYS - 1 else way + 1
        chosen = first_cards(held, number)
        more = way < OPEN_WAYS - 1 or number >= OPEN_WAYS
        if chosen and popcount(chosen) == number and more:
            give(order, c.PLAY, chosen, c.NO_KIND, number)
        return
    true = popcount(held) if way == TRUE_ALL else 1 if way in (TRUE_ONE, MIXED) else 0
    false = way - FALSE_ONE + 1 if FALSE_ONE <= way <= FALSE_THREE else 1 if way == MIXED else 0
    chosen = first_cards(held, true) | poorest(t, cards & ~held, false)
    number = true + false
    if popcount(chosen) == number and (way != TRUE_ALL or true > 1):
        give(order, c.PLAY, chosen, kind, number)


def first_cards(cards: int, number: int) -> int:
    """So many of these cards, lowest first; all when there are fewer."""
    chosen = 0
    for _ in range(number):
        chosen |= cards & -cards
        cards &= cards - 1
    return chosen


def refusal(b: Board, t: Tables, s: Shape, seat: int, code: int, order: Order) -> int:
    """Why a seat may not do what a code says now, LEGAL when it may; `order` holds it."""
    if code < 0 or code >= compact_size(t, s):
        order.verb = NO_VERB
        return c.NO_SUCH_CHOICE
    read_compact(b, t, s, seat, code, order)
    if order.verb == NO_VERB:
        return c.NOT_YOUR_CARDS
    return check_in_turn(b, t, seat, order.verb, order.cards, order.kind, order.count)


def check_in_turn(b: Board, t: Tables, seat: int, verb: int, cards: int, kind: int, count: int) -> int:
    """As `checks.check`, where everybody is asked about a play before the next seat acts."""
    if b.phase == c.WINDOW and verb != c.PASS and verb != c.CHALLENGE:
        return c.NOT_YOUR_TURN
    return check(b, t, seat, verb, cards, kind, count)


def mark_compact(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int, order: Order) -> int:
    """Mark on the sheet the codes that are legal for the seat that is asked; how many codes there are."""
    size = compact_size(t, s)
    marks = sheet.marks
    for code in range(size):
        marks[code] = 0
    if b.phase == c.WINDOW:
        marks[PASS_CODE] = 1
        marks[CHALLENGE_CODE] = 1
    elif b.phase == c.TURN and b.swapper == c.NOBODY and t.face_down:
        mark_claimed_turn(b, t, s, sheet, seat)
    elif b.phase == c.OPENING and t.face_down:
        mark_claimed_opening(b, t, s, sheet, seat)
    elif b.phase != c.OVER:
        mark_tried(b, t, s, sheet, seat, order)
    return size


def mark_tried(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int, order: Order) -> None:
    """The marks elsewhere: every code is tried, but for columns that an open game or an exchange needs a card of."""
    at = SIMPLE + stock_codes(t, s)
    mark_range(b, t, s, sheet, seat, order, 0, at)
    ways = lay_ways(t)
    cards = cards_in_use(b, seat)
    for column in range(s.columns):
        if t.face_down or cards & s.column_cards[column]:
            mark_range(b, t, s, sheet, seat, order, at, at + ways)
        at += ways
    mark_range(b, t, s, sheet, seat, order, at, at + c.SLOTS * s.has_down)
    at += c.SLOTS * s.has_down
    for column in range(s.columns * s.has_swap):
        if b.hand[seat] & s.column_cards[column]:
            mark_range(b, t, s, sheet, seat, order, at, at + c.SLOTS)
        at += c.SLOTS
    mark_range(b, t, s, sheet, seat, order, at, at + s.has_take_back)


def mark_range(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int, order: Order, first: int, end: int) -> None:
    """The marks of the codes from `first` up to `end`, each tried."""
    for code in range(first, end):
        sheet.marks[code] = 1 if refusal(b, t, s, seat, code, order) == c.LEGAL else 0


def mark_claimed_turn(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int) -> None:
    """The marks of a turn where one claims."""
    marks = sheet.marks
    stock = stock_at_turn(b, t)
    claims = claims_now(b, t, stock)
    marks[DRAW_CODE] = 1 if may_draw(b, t, stock) else 0
    marks[PICKUP_CODE] = 1 if check_pickup(b, t, seat, stock) == c.LEGAL else 0
    unseen = may_turn_unseen(b, t, claims, stock, 0)
    for column in range(s.columns):
        kind = s.kinds[column]
        if claims >> kind & 1:
            marks[SIMPLE + column] = 1 if unseen else 0
            mark_lays(b, t, s, sheet, seat, column)


def mark_claimed_opening(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int) -> None:
    """The marks where a rank is on offer."""
    marks = sheet.marks
    column = s.column_of[b.offer]
    marks[PASS_CODE] = 1
    stock = b.stock_end - b.stock_at
    if check_kind(b, t, b.offer, 1, stock) == c.LEGAL:
        marks[SIMPLE + column] = 1 if t.opening_blind and stock else 0
    mark_lays(b, t, s, sheet, seat, column)


def mark_lays(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int, column: int) -> None:
    """The marks of laying cards as one kind that may be claimed."""
    marks = sheet.marks
    at = SIMPLE + s.columns + CLAIMED_WAYS * column
    kind = s.kinds[column]
    cards = cards_in_use(b, seat)
    true = popcount(cards & t.kind_cards[kind])
    false = popcount(cards) - true
    two = check_size(t, kind, 2) == c.LEGAL
    marks[at + TRUE_ONE] = 1 if true else 0
    marks[at + TRUE_ALL] = 1 if true > 1 and check_size(t, kind, true) == c.LEGAL else 0
    marks[at + FALSE_ONE] = 1 if false else 0
    marks[at + FALSE_TWO] = 1 if false > 1 and two else 0
    marks[at + FALSE_THREE] = 1 if false > 2 and check_size(t, kind, 3) == c.LEGAL else 0
    marks[at + MIXED] = 1 if true and false and two else 0
