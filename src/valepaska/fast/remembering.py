"""How a recall follows the events of a face-down deal, as kernel text.

A row is told only what its seat may see of an event (`events.redact`): the functions that keep it take the
cards as that seat saw them, none where they were hidden from it. So it can be kept from a seat's own events
as well as from a board.

Cards that a seat was seen to take are remembered as held by it. Each hidden play out of that hand makes
them less certain: the play is taken to be true half of the time, and otherwise to be of any cards.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest, popcount
from valepaska.engine.layout import Board
from valepaska.fast.believing import (
    believe_cleared,
    believe_play,
    believe_taken,
    forget_claims,
    lift_claim,
    pile_claim,
)
from valepaska.fast.layouts import CARDS
from valepaska.fast.recall import EVERYBODY, FACES, FORGOTTEN, FULL, ROWS, SEATS, Recall
from valepaska.rules.tables import Tables


def forget_all(r: Recall) -> None:
    """Nothing has been seen, and nobody has a card."""
    r.choice = 0
    r.source = c.FROM_HAND
    r.kind = c.NO_KIND
    forget_claims(r)
    for seat in range(SEATS):
        r.hand_n[seat] = 0
        r.claims[seat] = 0
        r.lies[seat] = 0
        r.truths[seat] = 0
        r.challenges[seat] = 0
        r.right[seat] = 0
    for row in range(ROWS):
        r.laid[row] = 0
        r.buried[row] = 0
        r.fresh[row] = 0
        r.gone[row] = 0
    for place in range(ROWS * SEATS):
        r.held[place] = 0
    for place in range(ROWS * SEATS * c.KINDS):
        r.took[place] = 0
    for place in range(ROWS * c.KINDS):
        r.cleared[place] = 0


def remember_deal(b: Board, r: Recall) -> None:
    """A fresh deal: only the sizes of the hands are known."""
    forget_all(r)
    for seat in range(b.seats):
        r.hand_n[seat] = b.hand_n[seat]


def remember_step(b: Board, t: Tables, r: Recall) -> None:
    """Take the events of the last step into every row, each as its seat saw them."""
    for number in range(b.event_n):
        at = number * c.EVENT_WIDTH
        kind, seat, cards, value = b.event[at], b.event[at + 1], b.event[at + 2], b.event[at + 3]
        if kind == c.E_PLAYED:
            played, count, source = b.play_kind[value], b.play_n[value], b.play_source[value]
            for row in range(b.seats):
                recall_play(r, t, row, seat, cards if row == seat else 0, played, count, source)
            recall_play(r, t, EVERYBODY, seat, 0, played, count, source)
            tally_play(r, seat, played, count, source)
        elif kind == c.E_CHALLENGED:
            last = value // 2
            for row in range(b.seats):
                recall_turned(r, row, cards)
            recall_turned(r, EVERYBODY, cards)
            tally_challenge(r, seat, b.play_seat[last], value & 1)
        elif kind == c.E_TOOK:
            for row in range(b.seats):
                recall_taken(r, row, seat, cards if row == seat else 0)
            recall_taken(r, EVERYBODY, seat, 0)
            tally_taken(r, seat, popcount(cards))
        elif kind == c.E_CLEARED:
            for row in range(b.seats):
                recall_cleared(r, row)
            recall_cleared(r, EVERYBODY)
            forget_claims(r)
        elif kind == c.E_DREW or kind == c.E_REFILLED:
            tally_cards(r, seat, value)
        elif kind == c.E_TOOK_BACK:
            for row in range(b.seats):
                recall_taken_back(r, row, seat, cards if row == seat else 0)
            recall_taken_back(r, EVERYBODY, seat, 0)
            lift_claim(r, seat)
            tally_cards(r, seat, value)


def recall_play(r: Recall, t: Tables, row: int, seat: int, cards: int, kind: int, count: int, source: int) -> None:
    """Cards were laid and claimed to be of a kind; `cards` holds those of the row's own hand."""
    r.fresh[row] = 0
    if source != c.FROM_HAND:
        return
    if row == seat:
        r.laid[row] |= cards & FACES
        return
    believe_play(r, row, seat, kind, count)
    if count == r.hand_n[seat]:
        r.fresh[row] = r.held[row * SEATS + seat]
        r.buried[row] |= r.fresh[row]
        r.held[row * SEATS + seat] = 0
    else:
        fade(r, row, seat, t.kind_cards[kind], count)


def fade(r: Recall, row: int, seat: int, claimed: int, count: int) -> None:
    """Some cards were laid out of a hand, unseen: what it is known to hold is less certain now."""
    place = row * SEATS + seat
    size = r.hand_n[seat]
    left = r.held[place]
    same = popcount(left & claimed)
    while left:
        card = left & -left
        left ^= card
        at = row * CARDS + lowest(card)
        if card & claimed:
            kept = max(0, same - count) * size + (size - count) * same
            r.weight[at] = r.weight[at] * kept // (2 * same * size)
        else:
            r.weight[at] = r.weight[at] * (2 * size - count) // (2 * size)
        if r.weight[at] < FORGOTTEN:
            r.held[place] ^= card


def recall_turned(r: Recall, row: int, cards: int) -> None:
    """The last play was turned up: its cards lie in the pile and in no hand."""
    leave_hands(r, row, cards)
    r.buried[row] |= cards & FACES & ~r.laid[row]


def recall_taken(r: Recall, row: int, seat: int, cards: int) -> None:
    """A seat took the pile; `cards` is all of it where the row's own seat did."""
    if row == seat:
        leave_hands(r, row, cards)
    else:
        join_known(r, row, seat, r.laid[row] | r.buried[row])
        believe_taken(r, row, seat)
    r.laid[row] = 0
    r.buried[row] = 0
    r.fresh[row] = 0


def recall_cleared(r: Recall, row: int) -> None:
    """The pile went to the discards."""
    r.gone[row] |= r.laid[row] | r.buried[row]
    believe_cleared(r, row)
    r.laid[row] = 0
    r.buried[row] = 0
    r.fresh[row] = 0


def recall_taken_back(r: Recall, row: int, seat: int, cards: int) -> None:
    """The last play went back to the hand; `cards` is what it was where the row's own seat laid it."""
    r.laid[row] &= ~cards
    r.buried[row] &= ~r.fresh[row]
    join_known(r, row, seat, r.fresh[row])
    r.fresh[row] = 0


def leave_hands(r: Recall, row: int, cards: int) -> None:
    """These cards are in no other hand any more."""
    for seat in range(SEATS):
        r.held[row * SEATS + seat] &= ~cards


def join_known(r: Recall, row: int, seat: int, cards: int) -> None:
    """These cards are now surely in the hand of a seat."""
    r.held[row * SEATS + seat] |= cards
    while cards:
        r.weight[row * CARDS + lowest(cards)] = FULL
        cards &= cards - 1


def tally_play(r: Recall, seat: int, kind: int, count: int, source: int) -> None:
    """What everybody sees of a play."""
    pile_claim(r, seat, kind, count, source)
    r.source = source
    r.choice = 1
    if source == c.FROM_HAND:
        r.choice = r.hand_n[seat]
        r.hand_n[seat] -= count
        r.claims[seat] += 1


def tally_challenge(r: Recall, seat: int, claimant: int, honest: int) -> None:
    """What everybody sees of a challenge; a play from the stock says nothing about who laid it."""
    lift_claim(r, claimant)
    r.challenges[seat] += 1
    r.right[seat] += 1 - honest
    if r.source == c.FROM_HAND:
        r.lies[claimant] += 1 - honest
        r.truths[claimant] += honest


def tally_taken(r: Recall, seat: int, count: int) -> None:
    """So many cards came into a hand with the pile."""
    forget_claims(r)
    tally_cards(r, seat, count)


def tally_cards(r: Recall, seat: int, count: int) -> None:
    """So many cards came into a hand."""
    r.hand_n[seat] += count
