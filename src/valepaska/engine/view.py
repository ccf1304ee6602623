"""What one seat may know of a deal, and nothing else.

A `View` is built field by field from what is allowed, never by taking a copy and blanking it.
It holds what lies open on the table, the seat's own cards, and the cards of its own plays in
the pile; not what others hold, not the order of the stock.
"""

from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from valepaska.cards import FACE_OF_BIT, Card, Cards, faces, format_cards
from valepaska.engine import codes as c
from valepaska.engine.actions import Claim
from valepaska.engine.events import Outcome, Phase, Seat, Source
from valepaska.engine.layout import Board
from valepaska.engine.numbers import numbered
from valepaska.engine.reading import PHASES, outcome, seat_or_none, seats_in, to_act
from valepaska.engine.state import State
from valepaska.engine.texts import SOURCES, claim_of, claims_by_kind
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables

PlayEffect = Literal["clear", "feed"]
EFFECTS: dict[int, PlayEffect] = {c.CLEAR: "clear", c.FEED: "feed"}


class PileEntry(msgspec.Struct, frozen=True, cache_hash=True):
    """A play that lies in the pile. `cards` is None where the viewer has not seen them."""

    seat: Seat
    claim: Claim
    count: int
    cards: Cards | None
    source: Source


class OwnCards(NamedTuple):
    """The cards that one seat alone sees: its hand, its own plays by their place in a face-down pile, the card drawn.

    `just_drew` is there while the seat may take back the card just played for it.
    """

    hand: Cards
    laid: dict[int, Cards]
    just_drew: Card | None


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
    if seat is not None:
        seat = numbered(seat, "seat", board.seats)
    own = _NOTHING if seat is None else own_cards(state, seat)
    claims = tuple([_entry(rules, board, at, own.laid.get(at)) for at in range(board.plays)])
    wanted = board.offer if board.phase == c.OPENING else board.opening
    return View(
        rules=rules,
        seats=board.seats,
        seat=seat,
        phase=PHASES[board.phase],
        turn=seat_or_none(board.turn),
        to_act=to_act(board, tables(rules)),
        dealer=board.dealer,
        hand=own.hand,
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
        effect=EFFECTS.get(board.effect),
        answered=answered(board),
        drew=bool(board.drew),
        swaps=board.swaps,
        swapper=seat_or_none(board.swapper),
        just_drew=own.just_drew,
        turns=board.turns,
        outcome=outcome(board),
    )


_NOTHING = OwnCards((), {}, None)


def own_cards(state: State, seat: Seat) -> OwnCards:
    """The cards that a seat sees and others do not. What is played unseen is seen by nobody."""
    board = state.board
    laid = {at: faces(board.play_cards[at]) for at in own_plays(state, seat)}
    mine = board.swapper == seat and board.just_drew != c.NO_CARD
    return OwnCards(faces(board.hand[seat]), laid, FACE_OF_BIT[board.just_drew] if mine else None)


def own_plays(state: State, seat: Seat) -> list[int]:
    """Where in a face-down pile the plays lie whose cards a seat knows: its own, but not what it played unseen."""
    board = state.board
    if not board.plays or not state.rules.challenge.face_down:
        return []
    seats, sources = board.play_seat, board.play_source
    return [at for at in range(board.plays) if seats[at] == seat and sources[at] != c.FROM_STOCK]


def answered(board: Board) -> tuple[Seat, ...]:
    """The seats that have passed in this window, offer or setup."""
    return seats_in(board.answered, board, board.seats - 1) if board.answered else ()


def _entry(rules: Rules, board: Board, at: int, own: Cards | None) -> PileEntry:
    """One play of the pile, with its cards where the viewer has laid them; in open games everybody sees them."""
    facts = (board.play_seat[at], board.play_kind[at], board.play_count[at], board.play_n[at], board.play_source[at])
    shown = own if rules.challenge.face_down else faces(board.play_cards[at])
    return _pile_entry(rules, *facts, shown)


@lru_cache(maxsize=8192)
def _pile_entry(
    rules: Rules, seat: Seat, kind: int, announced: int, count: int, source: int, cards: Cards | None
) -> PileEntry:
    return PileEntry(seat, claim_of(rules, kind, announced), count, cards, SOURCES[source])
