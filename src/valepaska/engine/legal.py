"""What a seat may do, and why not the rest, told from its view alone.

`legal(view)` answers questions one at a time, so that the caller pays only for what it asks:
``action in legal``, ``legal.why(action)``, ``for action in legal``, ``legal.claims``.
"""

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from itertools import combinations, islice

from valepaska.cards import Cards, CardSet, bits, faces
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
from valepaska.engine.checks import cards_in_use, check, check_kind, check_size
from valepaska.engine.events import Seat, Source
from valepaska.engine.facts import row, stock_at_turn
from valepaska.engine.layout import Board
from valepaska.engine.reading import REASONS
from valepaska.engine.sight import sight, sight_of
from valepaska.engine.state import State
from valepaska.engine.texts import NOT_HELD, claims_by_kind, order_of
from valepaska.engine.view import View, view
from valepaska.errors import Reason
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables

SHOWN = 4
"""How many actions the repr names."""


def legal(view: View) -> "Legal":
    """The legal actions of the seat whose view this is; none for a spectator.

    Raises TypeError for what is no view.
    """
    if not isinstance(view, View):
        raise TypeError(f"legal() asks a View, as view(state, seat) gives one, not a {type(view).__name__}")
    return Legal(view.rules, view.seat, lambda: view, lambda: sight(view))


def legal_in(state: State, seat: Seat) -> "Legal":
    """`legal(view(state, seat))` in less time: the view is not worked back into a board."""
    return Legal(state.rules, seat, lambda: view(state, seat), lambda: sight_of(state, seat))


class Legal:
    """The legal actions of one seat, worked out as they are asked for."""

    def __init__(
        self, rules: Rules, seat: Seat | None, make_view: Callable[[], View], make_board: Callable[[], Board]
    ) -> None:
        self._rules = rules
        self._tables = tables(rules)
        self._seat = seat
        self._make_view = make_view
        self._make_board = make_board

    @cached_property
    def _view(self) -> View:
        return self._make_view()

    @cached_property
    def _board(self) -> Board:
        return self._make_board()

    def why(self, action: Action) -> Reason | None:
        """Why this action is refused, None when it is legal."""
        seat = self._seat
        if seat is None:
            return Reason.NOT_IN_PLAY
        return REASONS[self.code(*order_of(self._rules, self._board, seat, action))]

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.why(action) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __repr__(self) -> str:
        shown = [str(action) for action in islice(self, SHOWN + 1)]
        more = ", ..." if len(shown) > SHOWN else ""
        claims = f"; claims: {len(self.claims)}" if self._rules.challenge.face_down else ""
        return f"<Legal {', '.join(shown[:SHOWN]) or 'nothing'}{more}{claims}>"

    def __iter__(self) -> Iterator[Action]:
        """One action for each distinct effect, small plays first. Big hands have very many."""
        simple: tuple[Action, ...] = (Pass(), Challenge(), PickUp(), Draw())
        yield from filter(self.__contains__, simple)
        yield from self._swaps()
        slots = self._view.down[self._seat] if self._seat is not None else 0
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
        claims = (claim for claim in claims_by_kind(self._rules) if claim is not None)
        return {claim: REASONS[code] for claim, code in zip(claims, self.rank_codes(source), strict=True)}

    def rank_codes(self, source: Source = Source.HAND) -> tuple[int, ...]:
        """What `ranks` tells, as numbers: places in `REASONS`, 0 where the rank may be claimed or laid."""
        kinds = kinds_in(self._rules)
        whole_row = self._why_not_at_all(source)
        if whole_row != c.LEGAL:
            return (whole_row,) * len(kinds)
        if source is Source.STOCK:
            return self._unseen_codes(kinds)
        if self._rules.challenge.face_down:
            return self._fitting()
        return tuple([self._why_kind(kind) for kind in kinds])

    def _unseen_codes(self, kinds: tuple[int, ...]) -> tuple[int, ...]:
        """For an unseen card.

        In a face-down game it is judged as a card of the hand is, once it may be laid at all;
        then, and only then, the fault of a claim without a rank is the claim.
        """
        code = self.code(c.STOCK, 0, c.NO_KIND, 1)
        if self._rules.challenge.face_down and code == c.COLOUR:
            return self._fitting()
        return (code,) * len(kinds)

    def _fitting(self) -> tuple[int, ...]:
        """How the ladder, the opening and the set size judge one card of each kind."""
        board, rules = self._board, self._rules
        wanted = board.offer if board.phase == c.OPENING else board.opening
        return _fitting_on(rules, row(board, stock_at_turn(board, tables(rules))), wanted)

    def code(self, verb: int, cards: CardSet, kind: int, count: int) -> int:
        """What the kernel says to an order of the seat: a place in `REASONS`, LEGAL (0) where it may be given."""
        if self._seat is None:
            return c.NOT_IN_PLAY
        return check(self._board, self._tables, self._seat, verb, cards, kind, count)

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The claims that a play from the cards in use may make now (one card of it, at least)."""
        return tuple(claim for claim, reason in self.ranks().items() if reason is None)

    def _why_not_at_all(self, source: Source) -> int:
        """Why the seat may lay nothing now, whatever the rank; LEGAL where it depends on the rank."""
        seat = self._seat
        if seat is None:
            return c.NOT_IN_PLAY
        if source is Source.STOCK:
            return c.LEGAL
        reason = self.code(c.PLAY, NOT_HELD, c.NO_KIND, 1)
        if reason != c.NOT_YOUR_CARDS:
            return reason
        return reason if self._rules.challenge.face_down and not cards_in_use(self._board, seat) else c.LEGAL

    def _why_kind(self, kind: int) -> int:
        """Open games: why no card of a kind may be laid; where the seat holds none, whether the kind would fit."""
        board, t = self._board, tables(self._rules)
        held = 0 if self._seat is None else cards_in_use(board, self._seat) & t.kind_cards[kind]
        if not held:
            return check_kind(board, t, kind, 1, stock_at_turn(board, t))
        reason = self.code(c.PLAY, held & -held, c.NO_KIND, 1)
        if reason == c.OPENING_RANK and Play(faces(held)) in self:
            return c.LEGAL  # an opening of all the cards of a rank, where one of them may not be laid
        return reason

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
        claims = self._announcements(1) if self._rules.challenge.face_down else (None,)
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
        if self._rules.challenge.face_down:
            return [list(bits(held))]
        by_kind = tables(self._rules).kind_cards
        return [list(bits(held & cards)) for cards in by_kind if held & cards]

    def _sayable(self, cards: Cards) -> list[Claim | None]:
        """The claims under which these cards may be laid, and with them any others of the group as many."""
        claims = self._announcements(len(cards)) if self._rules.challenge.face_down else (None,)
        return [claim for claim in claims if Play(cards, claim) in self]

    def _announcements(self, number: int) -> tuple[Claim | None, ...]:
        """Every claim that may be announced over so many cards, legal on the pile or not."""
        claims = [claim for claim in claims_by_kind(self._rules) if claim]
        if self._rules.challenge.claimed_count != "may_lie":
            return tuple(claims)
        most = max(cards.bit_count() for cards in tables(self._rules).kind_cards)
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


@lru_cache(maxsize=256)
def kinds_in(rules: Rules) -> tuple[int, ...]:
    """The kinds of the game, in ladder order."""
    return tuple(kind for kind, claim in enumerate(claims_by_kind(rules)) if claim is not None)


@lru_cache(maxsize=4096)
def _fitting_on(rules: Rules, row: int, wanted: int) -> tuple[int, ...]:
    """One card of each kind against a row of the ladder tables and a rank that is wanted (NO_KIND: any)."""
    t = tables(rules)
    codes = []
    for kind in kinds_in(rules):
        unwanted = wanted not in (c.NO_KIND, kind)
        codes.append(c.OPENING_RANK if unwanted else t.reason[row * c.KINDS + kind] or check_size(t, kind, 1))
    return tuple(codes)
