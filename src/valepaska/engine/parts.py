"""A deal put together from a written position instead of a deck."""

from dataclasses import dataclass

from valepaska.cards import Cards, CardSet, format_cards, take_bits
from valepaska.engine import codes as c
from valepaska.engine.actions import Claim
from valepaska.engine.ending import end_reason, send_out
from valepaska.engine.events import Seat, Source
from valepaska.engine.facts import next_seat, out_at_close, row
from valepaska.engine.layout import Board, empty_board
from valepaska.engine.state import State, check_seats
from valepaska.engine.texts import SOURCES, kind_named
from valepaska.engine.window import follower, four_alike_clear
from valepaska.errors import RecordError
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits, tables


@dataclass(frozen=True)
class PilePart:
    """A play in the pile: who laid which cards, claimed as what (`claim` None: as they are)."""

    seat: Seat
    cards: Cards
    claim: Claim | None = None
    source: Source = Source.HAND


@dataclass(frozen=True)
class Parts:
    """All that makes a position. Cards that no part names are out of play.

    `hands`, `up`, `down` have one entry a seat, `stock` lies top first, `pile` bottom first.
    `opening`: the phase is OPENING and this rank is on offer. `window`: the last play of the
    pile is open and nobody has answered. `drew`: the seat on turn has drawn.
    """

    seats: int
    turn: Seat
    dealer: Seat
    hands: tuple[Cards, ...]
    up: tuple[Cards, ...] = ()
    down: tuple[Cards, ...] = ()
    stock: Cards = ()
    pile: tuple[PilePart, ...] = ()
    discards: Cards = ()
    out: tuple[Seat, ...] = ()
    opening: Claim | None = None
    window: bool = False
    drew: bool = False


COLOUR_HINT = "a claim names its colour exactly where these rules tell the colours of a rank apart"


class _Supply:
    """Hands out physical cards for faces, and refuses a face that the deck has no more of."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.left = deck_bits(rules)

    def take(self, cards: Cards, where: str) -> CardSet:
        found = take_bits(cards, self.left)
        if found is None:
            extra = next(card for card in cards if take_bits([card] * cards.count(card), self.left) is None)
            raise RecordError(f"{extra} stands more often than {self.rules.spec} has it", where)
        self.left &= ~found
        return found

    def row(self, cards: Cards, where: str) -> list[int]:
        return [self.take((card,), where).bit_length() - 1 for card in cards]


def state_from_parts(rules: Rules, parts: Parts) -> State:
    """The state of a position; it need not be reachable.

    Raises RulesError for impossible seats, RecordError for cards or claims that the rules do
    not have, and for an open window without a play.
    """
    cards = deck_bits(rules).bit_count()
    check_seats(rules, parts.seats, cards)
    supply = _Supply(rules)
    board = empty_board(parts.seats, cards)
    board.dealer = parts.dealer
    board.phase = c.TURN
    board.turn = parts.turn
    board.drew = int(parts.drew)
    for seat, held in enumerate(parts.hands):
        board.hand[seat] = supply.take(held, "hands")
        board.hand_n[seat] = len(held)
    for seat, held in enumerate(parts.up):
        board.up[seat] = supply.take(held, "up")
    for seat, held in enumerate(parts.down):
        for slot, card in enumerate(supply.row(held, "down")):
            if slot == c.SLOTS:
                raise RecordError(f"a seat can have {c.SLOTS} face-down cards at most", "down")
            board.down[seat * c.SLOTS + slot] = card
        board.down_n[seat] = len(held)
    order = supply.row(parts.stock, "stock")
    board.deck[: len(order)] = order
    board.stock_end = len(order)
    board.discards = supply.take(parts.discards, "discards")
    board.discard_n = len(parts.discards)
    for part in parts.pile:
        _add_play(rules, board, supply, part)
    for seat in parts.out:
        board.in_play &= ~(1 << seat)
        board.out_order[board.outs] = seat
        board.outs += 1
    if parts.opening is not None:
        _offer(rules, board, parts.opening)
    if parts.window:
        _open_window(rules, board)
    _settle(rules, board)
    return State(rules, board, 0)


def _add_play(rules: Rules, board: Board, supply: _Supply, part: PilePart) -> None:
    t = tables(rules)
    cards = supply.take(part.cards, "pile")
    at = board.plays
    if part.claim is None:
        kinds = {t.kind_of[bit] for bit in range(cards.bit_length()) if cards >> bit & 1}
        kind = kinds.pop() if len(kinds) == 1 else c.NO_KIND
    else:
        kind = kind_named(rules, part.claim)
    if kind == c.NO_KIND:
        said = f"{format_cards(part.cards)} as {part.claim}: {COLOUR_HINT}"
        mixed = f"{format_cards(part.cards)} are not of one rank"
        raise RecordError(mixed if part.claim is None else said, "pile")
    count = len(part.cards) if part.claim is None or part.claim.count is None else part.claim.count
    board.play_seat[at] = part.seat
    board.play_kind[at] = kind
    board.play_cards[at] = cards
    board.play_n[at] = len(part.cards)
    board.play_count[at] = count
    board.play_source[at] = SOURCES.index(part.source)
    board.plays = at + 1
    board.pile_n += len(part.cards)
    below = board.play_kind[at - 1] if at else c.NO_KIND
    line = row(board, board.stock_end) - kind + below
    effect = t.effect[line * c.KINDS + kind] or c.PLAIN
    board.effect = c.CLEAR if four_alike_clear(board, t) else effect


def _offer(rules: Rules, board: Board, claim: Claim) -> None:
    if rules.opening.starter not in ("race_claim", "claim_in_turn"):
        raise RecordError(f"there is no rank on offer under starter={rules.opening.starter}", "opening")
    kind = kind_named(rules, claim)
    if kind == c.NO_KIND:
        raise RecordError(f"{claim}: {COLOUR_HINT}", "opening")
    board.phase = c.OPENING
    board.offer = kind
    in_turn = rules.opening.starter == "claim_in_turn"
    board.turn = next_seat(board, board.dealer) if in_turn else c.NOBODY


def _open_window(rules: Rules, board: Board) -> None:
    if board.plays == 0 or not rules.challenge.face_down:
        raise RecordError("a window needs a play in the pile and a face-down game", "window")
    t = tables(rules)
    seat = board.play_seat[board.plays - 1]
    board.phase = c.WINDOW
    board.claimant = seat
    board.turn = follower(board, t)
    if board.turn == seat and out_at_close(board, t, seat):
        board.turn = next_seat(board, seat)


def _settle(rules: Rules, board: Board) -> None:
    t = tables(rules)
    send_out(board, t, next_seat(board, board.dealer))
    board.event_n = 0
    board.ended = end_reason(board, t)
    if board.ended:
        board.phase, board.turn, board.claimant = c.OVER, c.NOBODY, c.NOBODY
    elif board.turn != c.NOBODY and not board.in_play >> board.turn & 1:
        board.turn = next_seat(board, board.turn)
