"""What a seat makes of what it remembers, as numbers from 0 to 1, as kernel text.

They follow the observation (`observing`) on the sheet; `naming.recall_groups` names them in the order in
which they are written here. Face-down games only.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest, popcount
from valepaska.engine.layout import Board
from valepaska.fast.layouts import CARDS
from valepaska.fast.observing import FOUR, part, relative, write_counts
from valepaska.fast.recall import CARD, EVERYBODY, FULL, SEATS, Recall
from valepaska.fast.shapes import Shape, Sheet
from valepaska.rules.tables import Tables

MANY_CLAIMS = 16.0
MANY_CHALLENGES = 8.0
LARGE_PILE = 16.0


def ponder(b: Board, t: Tables, s: Shape, r: Recall, sheet: Sheet, seat: int, at: int) -> int:
    """Write what a seat remembers on its sheet, from a place on; where it ends."""
    known = cards_placed(b, r, seat)
    loose = ~(known | cards_held(r, seat))
    at = write_claim(b, t, s, r, sheet, seat, known, loose, at)
    at = write_counts(s, sheet, loose, at)
    at = write_cleared(s, r, sheet, seat, at)
    at = write_counts(s, sheet, r.held[EVERYBODY * SEATS + seat], at)
    at = write_taken(s, r, sheet, EVERYBODY, seat, at)
    at = write_habits(s, r, sheet, seat, at)
    return write_held(b, t, s, r, sheet, seat, at)


def cards_placed(b: Board, r: Recall, seat: int) -> int:
    """The cards that are in no other hand, nor in the stock, as far as a seat knows."""
    known = b.hand[seat] | r.buried[seat] | r.gone[seat]
    for play in range(b.plays):
        if b.play_seat[play] == seat and b.play_source[play] != c.FROM_STOCK:
            known |= b.play_cards[play]
    return known


def cards_held(r: Recall, row: int) -> int:
    """All cards that a row remembers in hands."""
    held = 0
    for other in range(SEATS):
        held |= r.held[row * SEATS + other]
    return held


def write_claim(
    b: Board, t: Tables, s: Shape, r: Recall, sheet: Sheet, seat: int, known: int, loose: int, at: int
) -> int:
    """What counting says about the claim that is open to doubt, and how much lies in the pile."""
    facts = sheet.facts
    for place in range(at, at + 6):
        facts[place] = 0.0
    facts[at + 6] = part(b.pile_n, LARGE_PILE)
    if b.claimant == c.NOBODY or b.plays == 0:
        return at + 7
    last = b.plays - 1
    unseen = b.play_source[last] == c.FROM_STOCK
    kind, count, who = t.kind_cards[b.play_kind[last]], b.play_n[last], b.claimant
    fresh = 0 if unseen else r.fresh[seat]
    mine = 0 if unseen else r.held[seat * SEATS + who] | fresh
    reach = popcount(kind & ~(known & ~fresh))
    rest = loose & (1 << s.cards) - 1
    claimed = 0
    for play in range(b.plays):
        if b.play_kind[play] == b.play_kind[last] and b.play_seat[play] != seat:
            claimed += b.play_n[play]
    drawn = max(0, r.choice - popcount(mine))
    wanted = count - popcount(mine & kind)
    facts[at] = chance_of(wanted, popcount(kind & loose), popcount(rest), drawn)
    facts[at + 1] = 1.0 if count > reach else 0.0
    facts[at + 2] = part(reach, FOUR)
    facts[at + 3] = part(claimed, FOUR)
    facts[at + 4] = part(popcount(mine & kind), FOUR)
    facts[at + 5] = part(r.choice, s.cards)
    return at + 7


def chance_of(wanted: int, copies: int, cards: int, drawn: int) -> float:
    """The chance that so many of some cards, drawn without looking, are among the copies of one kind."""
    if wanted <= 0:
        return 1.0
    if wanted > copies:
        return 0.0
    drawn = min(drawn, cards)
    fewer = 0.0
    for number in range(wanted):
        ways = 1.0
        for copy in range(copies):
            among = drawn - copy if copy < number else cards - drawn - (copy - number)
            ways *= max(0, among) / (cards - copy)
            if copy < number:
                ways *= (copies - copy) / (copy + 1)
        fewer += ways
    return max(0.0, 1.0 - fewer)


def write_cleared(s: Shape, r: Recall, sheet: Sheet, seat: int, at: int) -> int:
    """Of each kind, what was cleared as others claimed."""
    facts = sheet.facts
    for column in range(s.columns):
        facts[at + column] = part(r.cleared[seat * c.KINDS + s.kinds[column]], FOUR)
    return at + s.columns


def write_taken(s: Shape, r: Recall, sheet: Sheet, row: int, who: int, at: int) -> int:
    """Of each kind, what a row believes a seat to have taken."""
    facts = sheet.facts
    taken = (row * SEATS + who) * c.KINDS
    for column in range(s.columns):
        facts[at + column] = part(r.took[taken + s.kinds[column]], FOUR * CARD)
    return at + s.columns


def write_habits(s: Shape, r: Recall, sheet: Sheet, seat: int, at: int) -> int:
    """What everybody has seen each seat do in this deal."""
    facts = sheet.facts
    for place in range(s.seats):
        other = seat + place if seat + place < s.seats else seat + place - s.seats
        lies, truths = r.lies[other], r.truths[other]
        facts[at] = part(r.claims[other], MANY_CLAIMS)
        facts[at + 1] = part(lies, FOUR)
        facts[at + 2] = part(truths, FOUR)
        facts[at + 3] = (lies + 1) / (lies + truths + 2)
        facts[at + 4] = part(r.challenges[other], MANY_CHALLENGES)
        facts[at + 5] = part(r.right[other], FOUR)
        at += 6
    return at


def write_held(b: Board, t: Tables, s: Shape, r: Recall, sheet: Sheet, seat: int, at: int) -> int:
    """What the seat last knew in the hands of the others, each card by how likely it is there, and what they took."""
    facts = sheet.facts
    for other in range(s.seats):
        if other == seat:
            continue
        base = at + (relative(b, seat, other) - 1) * 2 * s.columns
        for column in range(s.columns):
            facts[base + column] = 0.0
        left = r.held[seat * SEATS + other]
        while left:
            card = lowest(left)
            left &= left - 1
            facts[base + s.column_of[t.kind_of[card]]] += r.weight[seat * CARDS + card] / (FOUR * FULL)
        write_taken(s, r, sheet, seat, other, base + s.columns)
    return at + (s.seats - 1) * 2 * s.columns
