"""A play on the pile: the window in which it may be doubted, and what follows when that closes.

Part of the kernel: integers only, so that the text compiles under Numba.
"""

from valepaska.engine import codes as c
from valepaska.engine.board import clear_pile, emit, put_on_pile, refill, take_pile
from valepaska.engine.ending import bring_back, end_reason, send_out
from valepaska.engine.facts import may_answer, next_seat, out_at_close, refill_size, top_kind
from valepaska.engine.layout import Board
from valepaska.rules.tables import Tables


def lay(b: Board, t: Tables, seat: int, cards: int, kind: int, count: int, source: int, effect: int) -> None:
    """Put cards on the pile under a claim, refill, and open the window or go straight on."""
    put_on_pile(b, seat, cards, kind, count, source)
    b.claimant = seat
    b.answered = 0
    b.drew = 0
    b.swaps = 0
    b.bound = 1 if b.opening != c.NO_KIND or b.offer != c.NO_KIND else 0
    b.opening = c.NO_KIND
    b.offer = c.NO_KIND
    b.effect = c.CLEAR if four_alike_clear(b, t) else effect
    if t.refill_time == c.REFILL_AT_ONCE:
        refill(b, seat, refill_size(b, t, seat, b.stock_end - b.stock_at))
    if has_window(b, t):
        b.phase = c.WINDOW
        b.turn = follower(b, t)
        if b.turn == seat and out_at_close(b, t, seat):
            b.turn = next_seat(b, seat)
    else:
        close(b, t)


def four_alike_clear(b: Board, t: Tables) -> bool:
    """Whether four cards, or plays, of one kind lie on top, as claimed, and clear (A40, A41, A51, A71)."""
    kind = top_kind(b)
    number = 0
    at = b.plays - 1
    while at >= 0 and b.play_kind[at] == kind:
        number += 1 if t.four_unit == c.COUNT_PLAYS else b.play_count[at]
        at -= 1
    led = at < 0 and (kind == c.TEN_KIND or kind == c.ACE_KIND)
    return number >= 4 and t.four_clears[kind] != 0 and (t.four_of_led_clearers != 0 or not led)


def has_window(b: Board, t: Tables) -> bool:
    """Whether the play just laid may be doubted."""
    if not t.face_down or (b.effect == c.CLEAR and t.clear_window == c.CLEAR_AT_ONCE):
        return False
    empties = b.hand_n[b.claimant] == 0 and b.play_source[b.plays - 1] != c.FROM_STOCK
    return not empties or t.last_play_challengeable != 0


def follower(b: Board, t: Tables) -> int:
    """Who moves after the play just laid, if nobody doubts it."""
    if b.effect == c.CLEAR and t.after_clear == c.SAME_AFTER_CLEAR:
        return b.claimant
    return next_seat(b, b.claimant)


def close(b: Board, t: Tables) -> None:
    """The play just laid stands: the clear, the refill, the swap offer, and who is next."""
    seat = b.claimant
    heir = follower(b, t)
    if b.effect == c.CLEAR:
        clear_pile(b, seat)
    if t.refill_time == c.REFILL_AFTER_WINDOW:
        refill(b, seat, refill_size(b, t, seat, b.stock_end - b.stock_at))
    b.claimant = c.NOBODY
    end_turn(b, heir)
    last = b.plays - 1
    single = last >= 0 and b.play_n[last] == 1 and b.play_source[last] == c.FROM_HAND
    if t.swap_window and single and b.just_drew != c.NO_CARD and not b.bound:
        b.swapper = seat
    else:
        b.just_drew = c.NO_CARD


def end_turn(b: Board, heir: int) -> None:
    """Give the turn to a seat."""
    b.phase = c.TURN
    b.turn = heir
    b.answered = 0
    b.drew = 0
    b.swaps = 0


def challenge(b: Board, t: Tables, seat: int) -> None:
    """Turn the last play: the liar or the wrong challenger takes the pile (A25-A28)."""
    claimant = b.claimant
    last = b.plays - 1
    kind = b.play_kind[last]
    lies = b.play_cards[last] & ~t.kind_cards[kind] or b.play_count[last] != b.play_n[last]
    emit(b, c.E_CHALLENGED, seat, b.play_cards[last], 2 * last + (0 if lies else 1))
    clears = b.effect == c.CLEAR and t.true_clear_challenged == c.CLEARS_ANYWAY
    heir = follower(b, t)
    if lies:
        take_pile(b, claimant, c.BY_LIE)
        heir = after_lie(b, t, claimant, seat)
    else:
        if t.refill_time == c.REFILL_AFTER_WINDOW:
            refill(b, claimant, refill_size(b, t, claimant, b.stock_end - b.stock_at))
        if clears:
            clear_pile(b, claimant)
        else:
            take_pile(b, seat, c.BY_WRONG_CHALLENGE)
            bring_back(b, seat)
            heir = after_truth(b, t, claimant, seat)
    b.claimant = c.NOBODY
    b.just_drew = c.NO_CARD
    end_turn(b, heir)
    settle(b, t, claimant)


def after_truth(b: Board, t: Tables, claimant: int, challenger: int) -> int:
    """Who leads after a wrong challenge; one that is out is passed over later (A86)."""
    if t.true_next == c.CHALLENGED_LEADS:
        return claimant
    if t.true_next == c.AFTER_CHALLENGED_LEADS:
        return next_seat(b, claimant)
    if t.true_next == c.CHALLENGER_LEADS:
        return challenger
    return next_seat(b, challenger)


def after_lie(b: Board, t: Tables, liar: int, challenger: int) -> int:
    """Who leads after an exposed lie (A26)."""
    if t.lie_next == c.LIE_AFTER_LIAR:
        return next_seat(b, liar)
    if t.lie_next == c.LIE_CHALLENGER:
        return challenger
    return liar


def forgo_swap(b: Board) -> None:
    """The offer to take back the last card lapses."""
    b.swapper = c.NOBODY
    b.just_drew = c.NO_CARD


def settle(b: Board, t: Tables, first: int) -> None:
    """After a step: close a window that waits for nobody, then see who is out and whether it is over."""
    if b.phase == c.OPENING:
        return
    send_out(b, t, first)
    if b.phase == c.WINDOW and end_reason(b, t) == c.NOT_OVER and may_answer(b, t) == 0:
        claimant = b.claimant
        close(b, t)
        send_out(b, t, claimant)
    b.ended = end_reason(b, t)
    if b.ended:
        b.phase = c.OVER
        b.turn = c.NOBODY
        b.claimant = c.NOBODY
        forgo_swap(b)
    elif not b.in_play >> b.turn & 1:
        b.turn = next_seat(b, b.turn)
        b.drew = 0
