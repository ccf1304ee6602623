"""What a seat may do, and why not the rest, told from its view alone.

`legal(view)` answers questions one at a time, so that the caller pays only for what it asks:
``action in legal``, ``legal.why(action)``, ``for action in legal``, ``legal.claims``.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations, islice

from valepaska.cards import Cards, CardSet, bits, faces, take_bits
from valepaska.engine import codes as c
from valepaska.engine.actions import (
    Action,
    Challenge,
    Claim,
    Draw,
    Pass,
    PickUp,
    Play,
    PlayDown,
    PlayFromStock,
    Swap,
)
from valepaska.engine.checks import cards_in_use, check, check_kind
from valepaska.engine.events import Source
from valepaska.engine.facts import stock_at_turn
from valepaska.engine.layout import Board, empty_board
from valepaska.engine.state import PHASES, REASONS
from valepaska.engine.texts import NOT_HELD, SOURCES, claims_by_kind, kind_named, order_of
from valepaska.engine.view import View
from valepaska.errors import Reason
from valepaska.rules.tables import deck_bits, tables

SHOWN = 4
"""How many actions the repr names."""

_EFFECT_CODES = {"clear": c.CLEAR, "feed": c.FEED, None: c.PLAIN}
_PHASE_CODES = {phase: code for code, phase in enumerate(PHASES)}


def legal(view: View) -> "Legal":
    """The legal actions of the seat whose view this is; none for a spectator.

    Raises TypeError for what is no view.
    """
    if not isinstance(view, View):
        raise TypeError(f"legal() asks a View, as view(state, seat) gives one, not a {type(view).__name__}")
    return Legal(view)


class Legal:
    """The legal actions of one seat, worked out as they are asked for."""

    def __init__(self, view: View) -> None:
        self._view = view

    @cached_property
    def _board(self) -> Board:
        return sight(self._view)

    def why(self, action: Action) -> Reason | None:
        """Why this action is refused, None when it is legal."""
        view = self._view
        if view.seat is None:
            return Reason.NOT_IN_PLAY
        order = order_of(view.rules, self._board, view.seat, action)
        return REASONS[check(self._board, tables(view.rules), view.seat, *order)]

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.why(action) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __repr__(self) -> str:
        shown = [str(action) for action in islice(self, SHOWN + 1)]
        more = ", ..." if len(shown) > SHOWN else ""
        claims = f"; claims: {len(self.claims)}" if self._view.rules.challenge.face_down else ""
        return f"<Legal {', '.join(shown[:SHOWN]) or 'nothing'}{more}{claims}>"

    def __iter__(self) -> Iterator[Action]:
        """One action for each distinct effect, small plays first. Big hands have very many."""
        simple: tuple[Action, ...] = (Pass(), Challenge(), PickUp(), Draw())
        yield from filter(self.__contains__, simple)
        yield from self._swaps()
        slots = self._view.down[self._view.seat] if self._view.seat is not None else 0
        yield from filter(self.__contains__, (PlayDown(slot + 1) for slot in range(slots)))
        yield from self._unseen()
        yield from self._plays()

    @property
    def answers(self) -> tuple[Action, ...]:
        """Which of Pass and Challenge are legal."""
        both: tuple[Action, ...] = (Pass(), Challenge())
        return tuple(filter(self.__contains__, both))

    def ranks(self, source: Source = Source.HAND) -> dict[Claim, Reason | None]:
        """Every rank of the game in ladder order: None where it may be claimed or laid now, else why not.

        It answers for one card; `source` HAND means the cards in use, STOCK an unseen card. In
        an open game it says whether the rank fits, whether or not the seat holds it.
        """
        found: dict[Claim, Reason | None] = {}
        whole_row = self._why_not_at_all(source)
        for kind, claim in enumerate(claims_by_kind(self._view.rules)):
            if claim is not None:
                found[claim] = whole_row or self._why_rank(kind, claim, source)
        return found

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The claims that a play from the cards in use may make now (one card of it, at least)."""
        return tuple(claim for claim, reason in self.ranks().items() if reason is None)

    def _why_not_at_all(self, source: Source) -> Reason | None:
        """Why the seat may lay nothing now, whatever the rank; None where it depends on the rank."""
        view = self._view
        if view.seat is None:
            return Reason.NOT_IN_PLAY
        if source is Source.STOCK:
            return None
        nothing = (c.PLAY, NOT_HELD, c.NO_KIND, 1)
        reason = REASONS[check(self._board, tables(view.rules), view.seat, *nothing)]
        if reason is not Reason.NOT_YOUR_CARDS:
            return reason
        empty_handed = view.rules.challenge.face_down and not cards_in_use(self._board, view.seat)
        return reason if empty_handed else None

    def _why_rank(self, kind: int, claim: Claim, source: Source) -> Reason | None:
        view, board, t = self._view, self._board, tables(self._view.rules)
        face_down = view.rules.challenge.face_down
        if source is Source.STOCK:
            return self.why(PlayFromStock(claim if face_down else None))
        held = 0 if face_down or view.seat is None else cards_in_use(board, view.seat) & t.kind_cards[kind]
        if not held or view.seat is None:
            return REASONS[check_kind(board, t, kind, 1, stock_at_turn(board, t))]
        reason = REASONS[check(board, t, view.seat, c.PLAY, held & -held, c.NO_KIND, 1)]
        return self._any_size(held, reason) if reason is Reason.OPENING_RANK else reason

    def _any_size(self, held: CardSet, reason: Reason) -> Reason | None:
        """An opening of all the cards of a rank may be legal where one of them is not."""
        whole = Play(faces(held))
        return None if not self._view.rules.challenge.face_down and whole in self else reason

    def _swaps(self) -> Iterator[Action]:
        view = self._view
        if view.seat is None:
            return
        if view.swapper == view.seat and view.just_drew is not None:
            played = view.claims[-1].cards
            if played:
                yield from filter(self.__contains__, (Swap(view.just_drew, played[0]),))
        for take in dict.fromkeys(view.up[view.seat]):
            yield from filter(self.__contains__, (Swap(give, take) for give in dict.fromkeys(view.hand)))

    def _unseen(self) -> Iterator[Action]:
        claims = self._announcements(1) if self._view.rules.challenge.face_down else (None,)
        yield from filter(self.__contains__, map(PlayFromStock, claims))

    def _plays(self) -> Iterator[Action]:
        view = self._view
        if view.seat is None or not any(reason is None for reason in self.ranks().values()):
            return
        for cards in self._groups(cards_in_use(self._board, view.seat)):
            for size in range(1, len(cards) + 1):
                said = self._sayable(faces(sum(1 << card for card in cards[:size])))
                if said:
                    yield from (Play(chosen, claim) for chosen in _subsets(cards, size) for claim in said)

    def _groups(self, held: CardSet) -> list[list[int]]:
        """The cards that may lie together in one play: all of them, in an open game those of one kind."""
        if self._view.rules.challenge.face_down:
            return [list(bits(held))]
        by_kind = tables(self._view.rules).kind_cards
        return [list(bits(held & cards)) for cards in by_kind if held & cards]

    def _sayable(self, cards: Cards) -> list[Claim | None]:
        """The claims under which these cards may be laid, and with them any others of the group as many."""
        claims = self._announcements(len(cards)) if self._view.rules.challenge.face_down else (None,)
        return [claim for claim in claims if Play(cards, claim) in self]

    def _announcements(self, number: int) -> tuple[Claim | None, ...]:
        """Every claim that may be announced over so many cards, legal on the pile or not."""
        claims = [claim for claim in claims_by_kind(self._view.rules) if claim]
        if self._view.rules.challenge.claimed_count != "may_lie":
            return tuple(claims)
        most = max(cards.bit_count() for cards in tables(self._view.rules).kind_cards)
        counts = range(1, max(number, most) + 1)
        return tuple(claim._replace(count=count) for claim in claims for count in counts)


def _subsets(cards: list[int], size: int) -> Iterator[Cards]:
    """Every distinct multiset of so many faces."""
    seen = set()
    for chosen in combinations(cards, size):
        found = faces(sum(1 << card for card in chosen))
        if found not in seen:
            seen.add(found)
            yield found


def sight(view: View) -> Board:
    """A board that holds what a view holds and is blank elsewhere, for the kernel's checks."""
    rules = view.rules
    board = empty_board(view.seats, max(1, len(view.claims)))
    deck = deck_bits(rules)
    board.dealer = view.dealer
    board.phase = _PHASE_CODES[view.phase]
    board.turn = c.NOBODY if view.turn is None else view.turn
    for place, seat in enumerate(view.out):
        board.in_play &= ~(1 << seat)
        board.out_order[place] = seat
    board.outs = len(view.out)
    board.stock_end = view.stock
    board.plays = len(view.claims)
    board.pile_n = view.pile
    board.claimant = c.NOBODY if view.claimant is None else view.claimant
    board.effect = _EFFECT_CODES[view.effect]
    for seat in view.answered:
        board.answered |= 1 << seat
    wanted = c.NO_KIND if view.opening is None else kind_named(rules, view.opening)
    if board.phase == c.OPENING:
        board.offer = wanted
    else:
        board.opening = wanted
    board.drew = int(view.drew)
    board.swaps = view.swaps
    board.swapper = c.NOBODY if view.swapper is None else view.swapper
    board.discard_n = view.discards
    board.turns = view.turns
    board.hand_n = list(view.hand_sizes)
    board.down_n = list(view.down)
    taken = 0
    for seat, cards in enumerate(view.up):
        board.up[seat] = take_bits(cards, deck & ~taken) or 0
        taken |= board.up[seat]
    if view.seat is not None:
        board.hand[view.seat] = take_bits(view.hand, deck & ~taken) or 0
        taken |= board.hand[view.seat]
    for at, entry in enumerate(view.claims):
        board.play_seat[at] = entry.seat
        board.play_kind[at] = kind_named(rules, entry.claim)
        board.play_n[at] = entry.count
        board.play_count[at] = entry.count if entry.claim.count is None else entry.claim.count
        board.play_source[at] = SOURCES.index(entry.source)
        if entry.cards is not None:
            board.play_cards[at] = take_bits(entry.cards, deck & ~taken) or 0
            taken |= board.play_cards[at]
    if view.just_drew is not None and view.seat is not None:
        drawn = take_bits((view.just_drew,), board.hand[view.seat]) or 0
        board.just_drew = drawn.bit_length() - 1
    return board
