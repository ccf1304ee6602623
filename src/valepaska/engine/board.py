"""The only file in which cards move.

Small movements between the places of a board: hands, stock, pile, discards, table cards. What
follows from a movement - whose turn it is, who is out - is decided in `step`, `opening` and
`ending`. Each movement writes what happened into the board's event buffer, four integers an
event. Part of the kernel: integers only, nothing is made, nothing is raised, so that the same
text compiles under Numba.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest, popcount
from valepaska.engine.facts import next_seat
from valepaska.engine.layout import Board
from valepaska.rules.tables import Tables


def emit(b: Board, kind: int, seat: int, cards: int, value: int) -> None:
    """Note an event for whoever looks at the board after the step."""
    at = b.event_n * c.EVENT_WIDTH
    b.event[at] = kind
    b.event[at + 1] = seat
    b.event[at + 2] = cards
    b.event[at + 3] = value
    b.event_n += 1


def deal(b: Board, t: Tables) -> None:
    """Deal `b.deck` round by round from the dealer's left: hands, face-down, face-up cards."""
    rounds = t.hand_size if t.hand_size else b.stock_end
    for_table = b.seats * (t.table_down + t.table_up)
    for _ in range(rounds):
        seat = b.dealer
        for _ in range(b.seats):
            seat = next_seat(b, seat)
            if b.stock_at < b.stock_end - for_table:
                join_hand(b, seat, 1 << take_top(b), 1)
    for place in range(t.table_down):
        seat = b.dealer
        for _ in range(b.seats):
            seat = next_seat(b, seat)
            b.down[seat * c.SLOTS + place] = take_top(b)
            b.down_n[seat] = place + 1
    for _ in range(t.table_up):
        seat = b.dealer
        for _ in range(b.seats):
            seat = next_seat(b, seat)
            b.up[seat] |= 1 << take_top(b)


def take_top(b: Board) -> int:
    """Take the top card off the stock."""
    card = b.deck[b.stock_at]
    b.stock_at += 1
    return card


def join_hand(b: Board, seat: int, cards: int, number: int) -> None:
    """Put cards into a hand."""
    b.hand[seat] |= cards
    b.hand_n[seat] += number


def leave_seat(b: Board, seat: int, cards: int) -> None:
    """Take cards from the hand, or from the face-up cards once it is empty."""
    if b.hand_n[seat]:
        b.hand[seat] &= ~cards
        b.hand_n[seat] -= popcount(cards)
    else:
        b.up[seat] &= ~cards


def put_on_pile(b: Board, seat: int, cards: int, kind: int, count: int, source: int) -> None:
    """Lay cards on the pile as a play of its own."""
    last = b.plays
    b.play_seat[last] = seat
    b.play_kind[last] = kind
    b.play_cards[last] = cards
    b.play_n[last] = popcount(cards)
    b.play_count[last] = count
    b.play_source[last] = source
    b.plays = last + 1
    b.pile_n += b.play_n[last]
    emit(b, c.E_PLAYED, seat, cards, last)


def pile_cards(b: Board) -> int:
    """All cards of the pile."""
    cards = 0
    for at in range(b.plays):
        cards |= b.play_cards[at]
    return cards


def forget_pile(b: Board) -> None:
    """An empty pile: the count of four starts anew (A43)."""
    b.plays = 0
    b.pile_n = 0
    b.effect = 0


def clear_pile(b: Board, seat: int) -> None:
    """Move the pile to the discards."""
    cards = pile_cards(b)
    b.discards |= cards
    b.discard_n += b.pile_n
    emit(b, c.E_CLEARED, seat, cards, b.pile_n)
    forget_pile(b)


def take_pile(b: Board, seat: int, why: int) -> None:
    """Move the pile to a hand."""
    cards = pile_cards(b)
    join_hand(b, seat, cards, b.pile_n)
    emit(b, c.E_TOOK, seat, cards, why)
    forget_pile(b)


def draw_card(b: Board, seat: int) -> None:
    """Move the top card of the stock to a hand."""
    cards = 1 << take_top(b)
    join_hand(b, seat, cards, 1)
    emit(b, c.E_DREW, seat, cards, 1)


def refill(b: Board, seat: int, number: int) -> None:
    """Give a hand so many cards from the stock (A44)."""
    if number == 0:
        return
    cards = 0
    for _ in range(number):
        cards |= 1 << take_top(b)
    join_hand(b, seat, cards, number)
    b.just_drew = lowest(cards) if number == 1 else c.NO_CARD
    emit(b, c.E_REFILLED, seat, cards, number)


def take_down_card(b: Board, seat: int, slot: int) -> int:
    """Take the face-down card out of a slot; those behind it move up."""
    base = seat * c.SLOTS
    card = b.down[base + slot]
    b.down_n[seat] -= 1
    for place in range(slot, b.down_n[seat]):
        b.down[base + place] = b.down[base + place + 1]
    b.down[base + b.down_n[seat]] = c.NO_CARD
    return card


def exchange(b: Board, seat: int, cards: int, taken: int) -> None:
    """Exchange a card of the hand for a face-up card."""
    b.hand[seat] = b.hand[seat] & ~cards | 1 << taken
    b.up[seat] = b.up[seat] & ~(1 << taken) | cards
    if b.phase == c.TURN:
        b.swaps += 1
    emit(b, c.E_SWAPPED, seat, cards, taken)


def lift_last(b: Board, seat: int) -> None:
    """Take the last play, a single card, back into the hand."""
    b.plays -= 1
    b.pile_n -= 1
    back = b.play_cards[b.plays]
    join_hand(b, seat, back, 1)
    emit(b, c.E_TOOK_BACK, seat, back, 1)
