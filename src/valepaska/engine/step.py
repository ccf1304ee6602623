"""One action, and all that follows from it.

A deal is a state machine:

    deal -> SETUP (exchanges, `table_up_swap=before_start`)
         -> OPENING (a rank is on offer until somebody claims it, `starter=race_claim` and
            `claim_in_turn`) or straight to TURN
    TURN: one seat plays, draws, takes the pile or turns an unseen card
         -> WINDOW, in face-down games: the others may doubt the play
         -> TURN of the seat that comes next, once the window is closed
    OVER: one seat is left with cards, or somebody is out first, or too many turns were taken

`step` trusts its caller: `checks.check` has said that the action is legal. Part of the kernel:
integers only, nothing is made, nothing is raised, so that the same text compiles under Numba.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest, popcount
from valepaska.engine.board import (
    draw_card,
    emit,
    exchange,
    join_hand,
    leave_seat,
    lift_last,
    take_down_card,
    take_pile,
    take_top,
)
from valepaska.engine.ending import send_out
from valepaska.engine.facts import is_fed, may_answer, next_seat, row
from valepaska.engine.layout import Board
from valepaska.engine.opening import begin_play, decline_offer, rebind_opening
from valepaska.engine.window import challenge, close, end_turn, forgo_swap, lay, settle
from valepaska.rules.tables import Tables


def step(b: Board, t: Tables, seat: int, verb: int, cards: int, kind: int, count: int) -> None:
    """Carry out a legal action; the arguments are those of `checks.check`."""
    b.event_n = 0
    if verb == c.PASS:
        say_no(b, t, seat)
    elif verb == c.CHALLENGE:
        challenge(b, t, seat)
    elif verb == c.SWAP and b.swapper != seat:
        forgo_swap(b)
        exchange(b, seat, cards, kind)
        rebind_opening(b, t)
    else:
        if b.phase == c.WINDOW:
            claimant = b.claimant
            close(b, t)
            send_out(b, t, claimant)
        if verb == c.SWAP:
            take_back(b, t, seat)
        else:
            forgo_swap(b)
            take_turn(b, t, seat, verb, cards, kind, count)
        settle(b, t, seat)


def take_turn(b: Board, t: Tables, seat: int, verb: int, cards: int, kind: int, count: int) -> None:
    """What a seat does in its turn, or to open."""
    if b.phase == c.TURN:
        b.turns += 1
    if verb == c.PLAY:
        play(b, t, seat, cards, kind, count)
    elif verb == c.STOCK:
        play_unseen(b, t, seat, kind, count)
    elif verb == c.DOWN:
        turn_down_card(b, t, seat, kind)
    elif verb == c.DRAW:
        draw(b, t, seat)
    else:
        pick_up(b, t, seat)


def play(b: Board, t: Tables, seat: int, cards: int, kind: int, count: int) -> None:
    """Lay cards from the hand, or face-up cards once it is empty."""
    if not t.face_down:
        kind = t.kind_of[lowest(cards)]
        count = popcount(cards)
    source = c.FROM_HAND if b.hand_n[seat] else c.FROM_UP
    effect = effect_of(b, t, kind)
    leave_seat(b, seat, cards)
    lay(b, t, seat, cards, kind, count, source, effect)


def play_unseen(b: Board, t: Tables, seat: int, kind: int, count: int) -> None:
    """Lay the top card of the stock; in an open game it may turn out not to fit (A20).

    It is judged by the limits in force before the card was taken.
    """
    if not t.face_down:
        kind = t.kind_of[b.deck[b.stock_at]]
        count = 1
    fit = t.face_down != 0 or fits(b, t, kind)
    effect = effect_of(b, t, kind) if fit else c.ILLEGAL
    card = take_top(b)
    if fit:
        lay(b, t, seat, 1 << card, kind, count, c.FROM_STOCK, effect)
    else:
        keep_misfit(b, t, seat, card, c.FROM_STOCK, with_pile=t.blind_fail == c.MISFIT_TAKES_PILE)


def turn_down_card(b: Board, t: Tables, seat: int, slot: int) -> None:
    """Turn a face-down table card; one that does not fit takes the pile along (A82, A84)."""
    card = take_down_card(b, seat, slot)
    kind = t.kind_of[card]
    if fits(b, t, kind):
        lay(b, t, seat, 1 << card, kind, 1, c.FROM_DOWN, effect_of(b, t, kind))
    else:
        keep_misfit(b, t, seat, card, c.FROM_DOWN, with_pile=True)


def fits(b: Board, t: Tables, kind: int) -> bool:
    """Whether one card of a kind may be laid."""
    wanted = b.offer if b.phase == c.OPENING else b.opening
    if kind == c.NO_KIND or (wanted != c.NO_KIND and kind != wanted):
        return False
    return t.effect[row(b, b.stock_end - b.stock_at) * c.KINDS + kind] != c.ILLEGAL


def effect_of(b: Board, t: Tables, kind: int) -> int:
    """What laying this kind does; a lead that only A67 allows does nothing."""
    effect = t.effect[row(b, b.stock_end - b.stock_at) * c.KINDS + kind]
    return c.PLAIN if effect == c.ILLEGAL else effect


def keep_misfit(b: Board, t: Tables, seat: int, card: int, source: int, with_pile: bool) -> None:
    """A turned card that may not be laid goes to the hand, with the pile or without it."""
    emit(b, c.E_MISFIT, seat, 1 << card, source)
    join_hand(b, seat, 1 << card, 1)
    if b.phase == c.OPENING:
        decline_offer(b, t, seat)
        return
    if with_pile and b.plays:
        take_pile(b, seat, c.BY_MISFIT)
    end_turn(b, next_seat(b, seat))
    rebind_opening(b, t)


def draw(b: Board, t: Tables, seat: int) -> None:
    """Draw; then the turn passes, or the seat plays on (A16, A18)."""
    draw_card(b, seat)
    if t.voluntary_draw == c.DRAW_AND_PASS:
        end_turn(b, next_seat(b, seat))
        rebind_opening(b, t)
    else:
        b.drew = 1


def pick_up(b: Board, t: Tables, seat: int) -> None:
    """Take the pile, by choice or because one is fed (A74)."""
    fed = is_fed(b, t)
    take_pile(b, seat, c.BY_FEED if fed else c.BY_CHOICE)
    same = t.pickup_next == c.PICKUP_SAME_LEADS and not fed
    end_turn(b, seat if same else next_seat(b, seat))


def take_back(b: Board, t: Tables, seat: int) -> None:
    """Take the card just played back and lay the one just drawn in its place, face down under the same claim (A85)."""
    drawn = b.just_drew
    kind = t.kind_of[drawn] if not t.face_down else b.play_kind[b.plays - 1]
    count = b.play_count[b.plays - 1]
    forgo_swap(b)
    lift_last(b, seat)
    effect = effect_of(b, t, kind)
    leave_seat(b, seat, 1 << drawn)
    lay(b, t, seat, 1 << drawn, kind, count, c.FROM_HAND, effect)


def say_no(b: Board, t: Tables, seat: int) -> None:
    """Pass: to a challenge, to the rank on offer, to a swap; or be ready to start."""
    emit(b, c.E_PASSED, seat, 0, 0)
    if b.phase == c.OPENING:
        decline_offer(b, t, seat)
    elif b.phase == c.TURN:
        forgo_swap(b)
    else:
        b.answered |= 1 << seat
        if b.phase == c.SETUP and b.answered & b.in_play == b.in_play:
            begin_play(b, t)
        elif b.phase == c.WINDOW and may_answer(b, t) == 0:
            settle(b, t, b.claimant)
