"""What a seat sees as numbers from 0 to 1, as kernel text.

Each number depends only on what the seat's view holds; `encode.fact_names` names them in the order
in which they are written here. Cards are counted by column of the ladder grid, seats begin with
the one whose sheet it is and go clockwise.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest, popcount
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
    clear_facts(sheet, facts_size(s))
    at = write_moment(b, t, s, sheet, seat)
    at = write_own_cards(b, s, sheet, seat, at)
    at = write_ladder(b, t, s, sheet, at)
    at = write_pile(b, t, s, sheet, seat, at)
    return write_others(b, s, sheet, seat, at)


def facts_size(s: Shape) -> int:
    """How many numbers an observation has."""
    moment = 2 * s.seats + 23
    cards = s.columns * (1 + s.has_up) + 2 + s.has_down
    others = (s.seats - 1) * (4 + s.columns * s.has_up + s.has_down)
    return moment + cards + s.columns * (6 + s.seats) + others


def clear_facts(sheet: Sheet, size: int) -> None:
    """Begin an observation of so many numbers: they are 0 where nothing else is written."""
    for place in range(size):
        sheet.facts[place] = 0.0


def part(number: int, whole: float) -> float:
    """A number as a part of a whole, at most 1."""
    return min(1.0, number / whole)


def write_counts(s: Shape, sheet: Sheet, cards: int, at: int) -> int:
    """How many of these cards each column has."""
    facts = sheet.facts
    for column in range(s.columns):
        facts[at + column] = part(popcount(cards & s.column_cards[column]), FOUR)
    return at + s.columns


def relative(b: Board, seat: int, other: int) -> int:
    """How many places clockwise from a seat another one sits."""
    return other - seat if other >= seat else other - seat + b.seats


def write_moment(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int) -> int:
    """The phase, whose turn it is, the open window, and the sizes of everything."""
    facts = sheet.facts
    if b.phase < c.OVER:
        facts[b.phase] = 1.0
    if b.turn != c.NOBODY:
        facts[4 + relative(b, seat, b.turn)] = 1.0
    at = 4 + s.seats
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


def write_own_cards(b: Board, s: Shape, sheet: Sheet, seat: int, at: int) -> int:
    """The seat's hand, and its cards on the table."""
    facts = sheet.facts
    hand = b.hand[seat]
    at = write_counts(s, sheet, hand, at)
    facts[at] = part(popcount(hand & c.JOKERS), FOUR)
    facts[at + 1] = part(b.hand_n[seat], s.cards)
    at += 2
    if s.has_up:
        at = write_counts(s, sheet, b.up[seat], at)
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
    while claims:
        kind = lowest(claims)
        claims &= claims - 1
        place = at + s.column_of[kind]
        effect = t.effect[line + kind]
        facts[place] = 1.0
        facts[place + s.columns] = 1.0 if effect == c.CLEAR else 0.0
        facts[place + 2 * s.columns] = 1.0 if effect == c.FEED else 0.0
    return at + 3 * s.columns


def write_pile(b: Board, t: Tables, s: Shape, sheet: Sheet, seat: int, at: int) -> int:
    """The pile: its top, what it was claimed to be and by whom, what the seat knows to lie in it."""
    facts = sheet.facts
    width = s.columns
    mine = b.hand[seat] | b.up[seat]
    for other in range(s.seats):
        mine |= b.up[other]
    known = 0
    for play in range(b.plays):
        column = s.column_of[b.play_kind[play]]
        claimed = at + (3 + relative(b, seat, b.play_seat[play])) * width + column
        facts[claimed] = min(1.0, facts[claimed] + b.play_count[play] / FOUR)
        if not t.face_down or (b.play_seat[play] == seat and b.play_source[play] != c.FROM_STOCK):
            known |= b.play_cards[play]
    if b.plays:
        facts[at + s.column_of[b.play_kind[b.plays - 1]]] = 1.0
    write_counts(s, sheet, known, at + width)
    write_counts(s, sheet, ~known & ~mine, at + 2 * width)
    return at + (3 + s.seats) * width


def write_others(b: Board, s: Shape, sheet: Sheet, seat: int, at: int) -> int:
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
            at = write_counts(s, sheet, b.up[other], at)
        if s.has_down:
            facts[at] = part(b.down_n[other], FOUR)
            at += 1
    return at
