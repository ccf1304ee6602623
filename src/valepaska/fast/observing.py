"""What a seat sees as numbers from 0 to 1, as kernel text.

Each number depends only on what the seat's view holds; `encode.fact_names` names them in the order
in which they are written here. Cards are counted by column of the ladder grid, seats begin with
the one whose sheet it is and go clockwise.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import popcount
from valepaska.engine.facts import may_answer, row, stock_at_turn
from valepaska.engine.layout import Board
from valepaska.fast.picking import claims_now
from valepaska.fast.shapes import Shape, Sheet
from valepaska.rules.tables import Tables

FOUR = 4.0
"""Cards of a kind, and cards in a play, are counted in fours; more than four count as four."""
MANY_TURNS = 1000.0


def observe(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int) -> int:
    """Write the observation of a seat on its sheet; how many numbers it has."""
    at = write_moment(b, t, s, sheet, seat)
    at = write_own_cards(b, t, s, sheet, seat, at)
    at = write_ladder(b, t, s, sheet, at)
    at = write_pile(b, t, s, sheet, seat, at)
    return write_others(b, t, s, sheet, seat, at)


def part(number: int, whole: float) -> float:
    """A number as a part of a whole, at most 1."""
    return min(1.0, number / whole)


def relative(b: Board, seat: int, other: int) -> int:
    """How many places clockwise from a seat another one sits."""
    return other - seat if other >= seat else other - seat + b.seats


def write_moment(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int) -> int:
    """The phase, whose turn it is, the open window, and the sizes of everything."""
    facts = sheet.facts
    for at in range(4 + s.seats):
        facts[at] = 0.0
    if b.phase < c.OVER:
        facts[b.phase] = 1.0
    if b.turn != c.NOBODY:
        facts[4 + relative(b, seat, b.turn)] = 1.0
    at = 4 + s.seats
    for place in range(s.seats):
        facts[at + place] = 0.0
    facts[at + s.seats] = 0.0
    facts[at + s.seats + 1] = 0.0
    if b.claimant != c.NOBODY:
        facts[at + relative(b, seat, b.claimant)] = 1.0
        facts[at + s.seats] = 1.0 if b.hand_n[b.claimant] == 0 else 0.0
        facts[at + s.seats + 1] = part(popcount(may_answer(b, t) & ~(1 << seat)), s.seats)
    at += s.seats + 2
    last = b.plays - 1
    facts[at] = part(b.play_n[last], FOUR) if b.plays else 0.0
    facts[at + 1] = part(b.play_count[last], FOUR) if b.plays else 0.0
    facts[at + 2] = 1.0 if b.plays and b.play_source[last] == c.FROM_STOCK else 0.0
    facts[at + 3] = 1.0 if b.effect == c.CLEAR else 0.0
    facts[at + 4] = 1.0 if b.effect == c.FEED else 0.0
    facts[at + 5] = part(b.pile_n, s.cards)
    facts[at + 6] = part(b.stock_end - b.stock_at, s.cards)
    facts[at + 7] = part(b.discard_n, s.cards)
    facts[at + 8] = 1.0 if b.plays == 0 else 0.0
    facts[at + 9] = 1.0 if b.stock_at == b.stock_end else 0.0
    facts[at + 10] = 1.0 if b.discard_n else 0.0
    facts[at + 11] = 1.0 if b.drew else 0.0
    facts[at + 12] = part(b.swaps, FOUR)
    facts[at + 13] = 1.0 if b.swapper == seat else 0.0
    facts[at + 14] = 1.0 if b.opening != c.NO_KIND else 0.0
    facts[at + 15] = part(popcount(b.in_play), s.seats)
    facts[at + 16] = part(b.turns, MANY_TURNS)
    return at + 17


def write_own_cards(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int, at: int) -> int:
    """The seat's hand, and its cards on the table."""
    facts = sheet.facts
    hand = b.hand[seat]
    for column in range(s.columns):
        facts[at + column] = part(popcount(hand & t.kind_cards[s.kinds[column]]), FOUR)
    at += s.columns
    facts[at] = part(popcount(hand & c.JOKERS), FOUR)
    facts[at + 1] = part(b.hand_n[seat], s.cards)
    at += 2
    if s.has_up:
        for column in range(s.columns):
            facts[at + column] = part(popcount(b.up[seat] & t.kind_cards[s.kinds[column]]), FOUR)
        at += s.columns
    if s.has_down:
        facts[at] = part(b.down_n[seat], FOUR)
        at += 1
    return at


def write_ladder(b: Board, t: Tables, s: Shape, sheet: Sheet, at: int) -> int:
    """What may be claimed now, and what of it would clear the pile or feed the next seat."""
    facts = sheet.facts
    stock = stock_at_turn(b, t)
    claims = 1 << b.offer if b.phase == c.OPENING else claims_now(b, t, stock)
    line = row(b, stock) * c.KINDS
    for column in range(s.columns):
        kind = s.kinds[column]
        legal = claims >> kind & 1
        effect = t.effect[line + kind]
        facts[at + column] = 1.0 if legal else 0.0
        facts[at + s.columns + column] = 1.0 if legal and effect == c.CLEAR else 0.0
        facts[at + 2 * s.columns + column] = 1.0 if legal and effect == c.FEED else 0.0
    return at + 3 * s.columns


def write_pile(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int, at: int) -> int:
    """The pile: its top, what it was claimed to be and by whom, what the seat knows to lie in it."""
    facts = sheet.facts
    width = s.columns
    for place in range((3 + s.seats) * width):
        facts[at + place] = 0.0
    mine = b.hand[seat] | b.up[seat]
    for other in range(s.seats):
        mine |= b.up[other]
    known = 0
    for play in range(b.plays):
        column = s.column_of[b.play_kind[play]]
        count = b.play_count[play] / FOUR
        facts[at + 3 * width + relative(b, seat, b.play_seat[play]) * width + column] += count
        if not t.face_down or (b.play_seat[play] == seat and b.play_source[play] != c.FROM_STOCK):
            known |= b.play_cards[play]
    if b.plays:
        facts[at + s.column_of[b.play_kind[b.plays - 1]]] = 1.0
    for column in range(width):
        cards = t.kind_cards[s.kinds[column]]
        facts[at + width + column] = part(popcount(known & cards), FOUR)
        facts[at + 2 * width + column] = part(popcount(cards & ~known & ~mine), FOUR)
    for place in range(3 * width, (3 + s.seats) * width):
        facts[at + place] = min(1.0, facts[at + place])
    return at + (3 + s.seats) * width


def write_others(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int, at: int) -> int:
    """The other seats, clockwise."""
    facts = sheet.facts
    other = seat
    for _ in range(s.seats - 1):
        other += 1
        if other == s.seats:
            other = 0
        facts[at] = 1.0 if b.in_play >> other & 1 else 0.0
        facts[at + 1] = 1.0 if b.answered >> other & 1 else 0.0
        facts[at + 2] = part(b.hand_n[other], FOUR)
        facts[at + 3] = part(b.hand_n[other], s.cards)
        at += 4
        if s.has_up:
            for column in range(s.columns):
                facts[at + column] = part(popcount(b.up[other] & t.kind_cards[s.kinds[column]]), FOUR)
            at += s.columns
        if s.has_down:
            facts[at] = part(b.down_n[other], FOUR)
            at += 1
    return at
