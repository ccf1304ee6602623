"""What one seat may know of a deal, and nothing else.

A `View` is built field by field from what is allowed, never by taking a copy and blanking it.
It holds what lies open on the table, the seat's own cards, and the cards of its own plays in
the pile; not what others hold, not the order of the stock.
"""

from typing import Literal

import msgspec

from valepaska.cards import FACE_OF_BIT, Card, Cards, faces, format_cards
from valepaska.engine import codes as c
from valepaska.engine.actions import Claim
from valepaska.engine.events import Outcome, Phase, Seat, Source
from valepaska.engine.layout import Board
from valepaska.engine.state import PHASES, State, outcome, seat_or_none, seats_in, to_act
from valepaska.engine.texts import SOURCES, claim_of, claims_by_kind
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables

PlayEffect = Literal["clear", "feed"]
_EFFECTS: dict[int, PlayEffect] = {c.CLEAR: "clear", c.FEED: "feed"}


class PileEntry(msgspec.Struct, frozen=True):
    """A play that lies in the pile. `cards` is None where the viewer has not seen them."""

    seat: Seat
    claim: Claim
    count: int
    cards: Cards | None
    source: Source


class View(msgspec.Struct, frozen=True):
    """A deal as one seat sees it (`seat` None: a spectator).

    Sizes count cards. `claims` is the pile, bottom first; `top` the last claim in it. `turn` is
    whose turn it is, in a window who acts if nobody challenges. `opening` is the rank on offer
    (phase opening) or the rank that the first play must have. `claimant`: whose play's window is
    open. `effect`: what the last play does. `answered`: who has passed. `drew`: the seat on turn
    has drawn. `swaps`: exchanges made in this turn. `swapper` may take back the card just played
    for `just_drew`, which only the swapper sees. `turns` counts towards the turn limit.
    """

    rules: Rules
    seats: int
    seat: Seat | None
    phase: Phase
    turn: Seat | None
    to_act: tuple[Seat, ...]
    dealer: Seat
    hand: Cards
    hand_sizes: tuple[int, ...]
    up: tuple[Cards, ...]
    down: tuple[int, ...]
    stock: int
    pile: int
    discards: int
    top: Claim | None
    claims: tuple[PileEntry, ...]
    out: tuple[Seat, ...]
    opening: Claim | None
    claimant: Seat | None
    effect: PlayEffect | None
    answered: tuple[Seat, ...]
    drew: bool
    swaps: int
    swapper: Seat | None
    just_drew: Card | None
    turns: int
    outcome: Outcome | None

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        parts = [f"{who}, {self.phase.value}", *([] if self.turn is None else [f"turn of seat {self.turn}"])]
        if self.seat is not None:
            parts.append(f"hand {format_cards(self.hand) or 'empty'}")
        parts.append(f"pile {self.pile}" + (f", top {self.top}" if self.top else ""))
        parts.append(f"stock {self.stock}, hands {' '.join(map(str, self.hand_sizes))}")
        return f"<View {'; '.join(parts)}>"


def view(state: State, seat: Seat | None) -> View:
    """What a seat, or a spectator (None), sees of a state.

    Raises ValueError for no such seat, and TypeError for what is no number.
    """
    rules, board = state.rules, state.board
    if seat is not None and type(seat) is not int:
        raise TypeError(f"a seat is a whole number from 0 to {board.seats - 1}, or None, not {seat!r}")
    if seat is not None and not 0 <= seat < board.seats:
        raise ValueError(f"there is no seat {seat}: seats are 0 to {board.seats - 1}, None is a spectator")
    claims = tuple([_entry(rules, board, at, seat) for at in range(board.plays)])
    wanted = board.offer if board.phase == c.OPENING else board.opening
    mine = seat is not None and board.swapper == seat and board.just_drew != c.NO_CARD
    return View(
        rules=rules,
        seats=board.seats,
        seat=seat,
        phase=PHASES[board.phase],
        turn=seat_or_none(board.turn),
        to_act=to_act(board, tables(rules)),
        dealer=board.dealer,
        hand=() if seat is None else faces(board.hand[seat]),
        hand_sizes=tuple(board.hand_n),
        up=tuple([faces(cards) for cards in board.up]),
        down=tuple(board.down_n),
        stock=board.stock_end - board.stock_at,
        pile=board.pile_n,
        discards=board.discard_n,
        top=claims[-1].claim if claims else None,
        claims=claims,
        out=tuple(board.out_order[: board.outs]),
        opening=None if wanted == c.NO_KIND else claims_by_kind(rules)[wanted],
        claimant=seat_or_none(board.claimant),
        effect=_EFFECTS.get(board.effect),
        answered=seats_in(board.answered, board, board.seats - 1) if board.answered else (),
        drew=bool(board.drew),
        swaps=board.swaps,
        swapper=seat_or_none(board.swapper),
        just_drew=FACE_OF_BIT[board.just_drew] if mine else None,
        turns=board.turns,
        outcome=outcome(board),
    )


def _entry(rules: Rules, board: Board, at: int, viewer: Seat | None) -> PileEntry:
    """One play of the pile: in open games everybody has seen it, else who laid it from a hand."""
    source = SOURCES[board.play_source[at]]
    seen = not rules.challenge.face_down or (board.play_seat[at] == viewer and source is not Source.STOCK)
    return PileEntry(
        seat=board.play_seat[at],
        claim=claim_of(rules, board.play_kind[at], board.play_count[at]),
        count=board.play_n[at],
        cards=faces(board.play_cards[at]) if seen else None,
        source=source,
    )
