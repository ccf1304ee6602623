"""What the integers of a board say, as values of the engine."""

from valepaska.cards import FACE_OF_BIT, bits, faces
from valepaska.engine import codes as c
from valepaska.engine.events import EndReason, Outcome, Phase, Seat
from valepaska.engine.facts import may_answer, top_kind
from valepaska.engine.layout import Board
from valepaska.engine.texts import claims_by_kind
from valepaska.errors import Reason
from valepaska.rules.model import Rules
from valepaska.rules.tables import Tables

PHASES = tuple(Phase)
REASONS: tuple[Reason | None, ...] = (None, *Reason)
END_REASONS: tuple[EndReason | None, ...] = (None, *EndReason)


def seat_or_none(seat: int) -> Seat | None:
    """A seat of the kernel as a value."""
    return None if seat == c.NOBODY else seat


def seats_in(mask: int, board: Board, after: Seat) -> tuple[Seat, ...]:
    """The seats of a bit set, clockwise from the left of a seat."""
    if not mask:
        return ()
    first = after + 1
    return tuple([seat for seat in (*range(first, board.seats), *range(first)) if mask >> seat & 1])


def to_act(board: Board, t: Tables) -> tuple[Seat, ...]:
    """The seats that may act now, in the order of asking."""
    if board.phase == c.TURN:
        return (board.turn,) if board.swapper == c.NOBODY else (board.swapper, board.turn)
    if board.phase == c.WINDOW:
        return seats_in(may_answer(board, t), board, board.claimant)
    if board.phase == c.OVER:
        return ()
    if board.turn != c.NOBODY:
        return (board.turn,)
    return seats_in(board.in_play & ~board.answered, board, board.dealer)


def outcome(board: Board) -> Outcome | None:
    """The outcome that a board stands for."""
    if not board.ended:
        return None
    reason = END_REASONS[board.ended]
    assert reason is not None
    order = tuple(board.out_order[: board.outs])
    winner = order[0] if order else None
    if reason is not EndReason.ONE_LEFT:
        return Outcome(order, winner, None, reason)
    loser = next(iter(bits(board.in_play)), None)
    return Outcome(order if loser is None else (*order, loser), winner, loser, reason)


def describe(rules: Rules, board: Board) -> str:
    """One line about what lies on the table."""
    kind = top_kind(board)
    top = "empty pile" if kind == c.NO_KIND else f"{board.pile_n} in the pile, top {claims_by_kind(rules)[kind]}"
    turn = "" if board.turn == c.NOBODY else f", turn of seat {board.turn}"
    return f"{PHASES[board.phase].value}{turn}, {top}, {board.stock_end - board.stock_at} in the stock"


def board_key(board: Board) -> tuple[object, ...]:
    """All that makes a board what it is, with cards as faces."""
    plays = range(board.plays)
    return (
        *(board.seats, board.dealer, board.phase, board.turn, board.in_play, board.claimant, board.effect),
        *(board.answered, board.offer, board.opening, board.bound, board.drew, board.swaps, board.swapper, board.ended),
        FACE_OF_BIT[board.just_drew] if board.just_drew != c.NO_CARD else None,
        faces(board.discards),
        tuple(map(faces, board.hand)),
        tuple(map(faces, board.up)),
        tuple(FACE_OF_BIT[card] if card != c.NO_CARD else None for card in board.down),
        tuple(FACE_OF_BIT[card] for card in board.deck[board.stock_at : board.stock_end]),
        tuple(board.out_order[: board.outs]),
        tuple((board.play_seat[at], board.play_kind[at], faces(board.play_cards[at])) for at in plays),
        tuple((board.play_count[at], board.play_source[at]) for at in plays),
    )
