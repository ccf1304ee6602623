"""Is an action legal? One text for every asker.

`check` reads a board and answers with a reason code, 0 for a legal action. It looks only at
what the acting seat may know: its own cards, sizes, claims, the table. So the same functions
judge a real board before a step and the board of one seat's view. They compile under Numba:
integers only, nothing is made, nothing is raised.

In a window the next seat may act as though everybody had passed (`until_next_action`); what it
does is judged on the stock as it will be once the claimant has been refilled.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest, popcount
from valepaska.engine.facts import (
    closing_ends_deal,
    is_fed,
    next_seat,
    out_at_close,
    row,
    stock_at_turn,
    top_kind,
)
from valepaska.engine.layout import Board
from valepaska.rules.tables import Tables


def check(b: Board, t: Tables, seat: int, verb: int, cards: int, kind: int, count: int) -> int:
    """The reason why a seat may not do this now, 0 when it may.

    `cards` is the set laid or given, `kind` the kind claimed (for DOWN: the slot from 0; for
    SWAP: the card taken), `count` the number announced.
    """
    if b.phase == c.OVER:
        return c.DEAL_OVER
    if not b.in_play >> seat & 1:
        late = b.phase == c.WINDOW and verb == c.CHALLENGE and t.challengers == c.ANYONE_INCL_OUT
        if not late:
            return c.NOT_IN_PLAY
    if b.phase == c.SETUP:
        return check_setup(b, seat, verb, cards, kind)
    if b.phase == c.OPENING:
        return check_opening(b, t, seat, verb, cards, kind, count)
    if b.phase == c.WINDOW:
        if verb == c.CHALLENGE or verb == c.PASS:
            return check_answer(b, t, seat, verb)
        return check_early(b, t, seat, verb, cards, kind, count)
    if b.swapper != c.NOBODY and seat == b.swapper and (verb == c.PASS or verb == c.SWAP):
        return c.LEGAL if verb == c.PASS else check_take_back(b, t, seat, cards, kind)
    if verb == c.CHALLENGE:
        return c.WINDOW_CLOSED if t.face_down else c.NO_SUCH_CHOICE
    if seat != b.turn:
        return c.NOT_YOUR_TURN
    return check_turn(b, t, seat, verb, cards, kind, count)


def check_setup(b: Board, seat: int, verb: int, cards: int, kind: int) -> int:
    """SETUP: exchange hand and face-up cards, or be ready."""
    if b.answered >> seat & 1:
        return c.ALREADY_ANSWERED
    if verb == c.PASS:
        return c.LEGAL
    if verb == c.SWAP:
        return check_exchange(b, seat, cards, kind)
    return c.NO_SUCH_CHOICE


def check_exchange(b: Board, seat: int, cards: int, taken: int) -> int:
    """An exchange needs one card of the hand and one face-up card."""
    if popcount(cards) != 1 or cards & ~b.hand[seat]:
        return c.NOT_YOUR_CARDS
    if taken < 0 or not b.up[seat] >> taken & 1:
        return c.NOT_YOUR_CARDS
    return c.LEGAL


def check_opening(b: Board, t: Tables, seat: int, verb: int, cards: int, kind: int, count: int) -> int:
    """OPENING: exactly the rank on offer, unseen where `opening_blind` says so, or no."""
    if b.answered >> seat & 1:
        return c.ALREADY_ANSWERED
    if t.starter == c.CLAIM_IN_TURN and seat != b.turn:
        return c.NOT_YOUR_TURN
    if verb == c.PASS:
        return c.LEGAL
    if verb == c.STOCK:
        if not t.opening_blind:
            return c.NO_SUCH_CHOICE
        if b.stock_at == b.stock_end:
            return c.STOCK_EMPTY
        if t.face_down:
            return check_claim(b, t, kind, count, 1, b.stock_end - b.stock_at)
        return c.NO_SUCH_CHOICE if kind == c.UNFIT_CLAIM else c.LEGAL
    if verb == c.PLAY:
        return check_play(b, t, seat, cards, kind, count, b.stock_end - b.stock_at)
    return c.WINDOW_CLOSED if verb == c.CHALLENGE and t.face_down else c.NO_SUCH_CHOICE


def check_answer(b: Board, t: Tables, seat: int, verb: int) -> int:
    """WINDOW: who may still challenge or pass."""
    if seat == b.claimant:
        return c.OWN_PLAY
    if b.answered >> seat & 1:
        return c.ALREADY_ANSWERED
    if t.challengers == c.NEXT_ONLY and seat != next_seat(b, b.claimant):
        return c.NOT_YOUR_TURN
    return c.LEGAL


def check_early(b: Board, t: Tables, seat: int, verb: int, cards: int, kind: int, count: int) -> int:
    """WINDOW: the next seat acts at once, which closes it (A30, A31, A79)."""
    if seat == b.claimant or t.challenge_window == c.UNTIL_ALL_PASS or b.effect == c.CLEAR:
        return c.NOT_YOUR_TURN
    if closing_ends_deal(b, t):
        if seat != next_seat(b, b.claimant) or out_at_close(b, t, seat):
            return c.NOT_YOUR_TURN
        return c.LEGAL if verb == c.PICKUP and is_fed(b, t) else c.NO_SUCH_CHOICE
    if seat != b.turn or out_at_close(b, t, seat):
        return c.NOT_YOUR_TURN
    return check_turn(b, t, seat, verb, cards, kind, count)


def check_turn(b: Board, t: Tables, seat: int, verb: int, cards: int, kind: int, count: int) -> int:
    """TURN: what the seat on turn may do."""
    stock = stock_at_turn(b, t)
    if verb == c.PLAY:
        return check_play(b, t, seat, cards, kind, count, stock)
    if verb == c.DRAW:
        return check_draw(b, t, stock)
    if verb == c.PICKUP:
        return check_pickup(b, t, seat, stock)
    if verb == c.STOCK:
        return check_unseen(b, t, seat, kind, count, stock)
    if verb == c.DOWN:
        if b.hand_n[seat] or b.up[seat] or kind < 0 or kind >= b.down_n[seat]:
            return c.NO_SUCH_CHOICE
        return c.LEGAL
    if verb == c.SWAP:
        may = t.table_up_swap == c.SWAP_UNTIL_FIRST_CLEAR and b.discard_n == 0 and b.drew == 0
        if not may or b.swaps >= popcount(b.up[seat]):
            return c.NO_SUCH_CHOICE
        return check_exchange(b, seat, cards, kind)
    return c.NO_SUCH_CHOICE


def cards_in_use(b: Board, seat: int) -> int:
    """The cards that a seat may play from: the hand, or the face-up cards once it is empty (A56)."""
    return b.hand[seat] if b.hand_n[seat] else b.up[seat]


def check_play(b: Board, t: Tables, seat: int, cards: int, kind: int, count: int, stock: int) -> int:
    """Laying cards from the hand or the face-up cards."""
    if cards == 0:
        return c.WRONG_COUNT
    if cards & ~cards_in_use(b, seat):
        return c.NOT_YOUR_CARDS
    number = popcount(cards)
    if t.face_down:
        return check_claim(b, t, kind, count, number, stock)
    if kind == c.UNFIT_CLAIM:
        return c.NO_SUCH_CHOICE
    kind = t.kind_of[lowest(cards)]
    if kind == c.NO_KIND or cards & ~t.kind_cards[kind]:
        return c.NOT_ONE_RANK
    reason = check_kind(b, t, kind, number, stock)
    if reason == c.LEGAL:
        reason = check_whole_opening(b, t, seat, cards, kind)
    if reason != c.LEGAL and b.phase != c.OPENING and is_free(b, t, seat, stock):
        return check_size(t, kind, number)
    return reason


def check_claim(b: Board, t: Tables, kind: int, count: int, number: int, stock: int) -> int:
    """A claim of `count` cards of a kind over `number` cards that lie face down."""
    if kind == c.UNFIT_CLAIM:
        return c.NO_SUCH_CHOICE
    if kind < 0 or not t.column[kind]:
        return c.COLOUR
    if count != number:
        most = popcount(t.kind_cards[kind])
        if t.claimed_count != c.COUNT_MAY_LIE or count < 1 or count > most:
            return c.WRONG_COUNT
    return check_kind(b, t, kind, count, stock)


def check_kind(b: Board, t: Tables, kind: int, count: int, stock: int) -> int:
    """So many cards of a kind against the opening, the ladder and the set size."""
    wanted = b.offer if b.phase == c.OPENING else b.opening
    if wanted != c.NO_KIND and kind != wanted:
        return c.OPENING_RANK
    reason = t.reason[row(b, stock) * c.KINDS + kind]
    if reason != c.LEGAL:
        return reason
    return check_size(t, kind, count)


def check_size(t: Tables, kind: int, count: int) -> int:
    """How many cards of a kind one play may hold (`set_size`)."""
    limit = t.size_limit[kind]
    if limit == c.ONE_CARD and count > 1:
        return c.SET_SIZE
    if limit == c.ONE_OR_FOUR and 1 < count < 4:
        return c.SET_SIZE
    return c.LEGAL


def check_whole_opening(b: Board, t: Tables, seat: int, cards: int, kind: int) -> int:
    """`held_lowest_all`: the first play holds every card of its rank (A23)."""
    binds = b.opening == kind and t.opening_rank == c.HELD_LOWEST_ALL and b.phase != c.OPENING
    whole = cards == cards_in_use(b, seat) & t.kind_cards[kind]
    return c.LEGAL if whole or not binds else c.OPENING_RANK


def check_draw(b: Board, t: Tables, stock: int) -> int:
    """Taking the top card of the stock (A16, A70)."""
    if t.voluntary_draw == c.NO_DRAW or b.drew:
        return c.NO_SUCH_CHOICE
    if stock == 0:
        return c.STOCK_EMPTY
    if t.voluntary_draw != c.DRAW_THEN_PLAY and is_fed(b, t):
        return c.MUST_TAKE
    return c.LEGAL


def check_unseen(b: Board, t: Tables, seat: int, kind: int, count: int, stock: int) -> int:
    """Playing the top card of the stock unseen (A19, A70)."""
    if t.blind_play == c.NO_UNSEEN or b.drew:
        return c.NO_SUCH_CHOICE
    if stock == 0:
        return c.STOCK_EMPTY
    if is_fed(b, t):
        return c.MUST_TAKE
    if b.opening != c.NO_KIND and not t.opening_blind:
        return c.OPENING_RANK
    if t.face_down:
        return check_claim(b, t, kind, count, 1, stock)
    able = t.blind_play == c.UNSEEN_IF_UNABLE and has_play(b, t, seat, stock)
    return c.NO_SUCH_CHOICE if able or kind == c.UNFIT_CLAIM else c.LEGAL


def check_pickup(b: Board, t: Tables, seat: int, stock: int) -> int:
    """Taking the pile by choice, because one is fed, or because nothing else is left (A14, A68, A83)."""
    if b.plays == 0:
        return c.PILE_EMPTY
    if t.voluntary_pickup == c.PICKUP_ALWAYS or is_fed(b, t):
        return c.LEGAL
    if t.voluntary_pickup == c.PICKUP_IF_STOCK_EMPTY and stock == 0:
        return c.LEGAL
    if has_play(b, t, seat, stock) or can_draw(b, t, stock) or can_play_unseen(b, t, stock):
        return c.NO_SUCH_CHOICE
    if b.hand_n[seat] == 0 and b.up[seat] == 0 and b.down_n[seat]:
        return c.NO_SUCH_CHOICE
    return c.LEGAL


def can_draw(b: Board, t: Tables, stock: int) -> bool:
    """Whether drawing is legal."""
    return check_draw(b, t, stock) == c.LEGAL


def can_play_unseen(b: Board, t: Tables, stock: int) -> bool:
    """Whether some unseen play is possible, for a seat that has no other play."""
    if t.blind_play == c.NO_UNSEEN or b.drew or stock == 0 or is_fed(b, t):
        return False
    return b.opening == c.NO_KIND or t.opening_blind != 0


def has_play(b: Board, t: Tables, seat: int, stock: int) -> bool:
    """Whether the ladder and the opening let the seat lay any of its cards in use."""
    cards = cards_in_use(b, seat)
    if cards == 0:
        return False
    claimable = t.claimable[row(b, stock)]
    if b.opening != c.NO_KIND:
        claimable &= 1 << b.opening
    if t.face_down:
        return claimable != 0
    for kind in range(c.KINDS):
        held = cards & t.kind_cards[kind]
        if claimable >> kind & 1 and held and whole_set_fits(b, t, kind, popcount(held)):
            return True
    return False


def whole_set_fits(b: Board, t: Tables, kind: int, held: int) -> bool:
    """Whether some number of the held cards may be laid: one always may, all of an opening only if they fit."""
    if b.opening == kind and t.opening_rank == c.HELD_LOWEST_ALL:
        return check_size(t, kind, held) == c.LEGAL
    return True


def is_free(b: Board, t: Tables, seat: int, stock: int) -> bool:
    """Open games, empty pile: a seat that could do nothing at all may lead anything (A67, A82)."""
    if b.plays or has_play(b, t, seat, stock):
        return False
    return not can_draw(b, t, stock) and not can_play_unseen(b, t, stock)


def check_take_back(b: Board, t: Tables, seat: int, cards: int, taken: int) -> int:
    """The card just drawn for the one just played, if it fits (A63, A85)."""
    last = b.plays - 1
    if b.just_drew == c.NO_CARD or cards != 1 << b.just_drew:
        return c.NOT_YOUR_CARDS
    if taken < 0 or b.play_cards[last] != 1 << taken:
        return c.NO_SUCH_CHOICE
    if t.face_down:
        return c.LEGAL
    kind = t.kind_of[b.just_drew]
    below = b.play_kind[last - 1] if last else c.NO_KIND
    line = row(b, b.stock_end - b.stock_at) - top_kind(b) + below
    return t.reason[line * c.KINDS + kind]
