"""The deal as it is sent: what everybody sees of a state, and what one seat sees besides.

Every message to every person goes through here. Both parts are written straight from the
board, field by field: what is not named here is not sent.
"""

from functools import lru_cache

from valepaska.cards import FACE_OF_BIT, CardSet, faces
from valepaska.engine import codes as c
from valepaska.engine.events import Seat
from valepaska.engine.layout import Board
from valepaska.engine.reading import outcome, seat_or_none
from valepaska.engine.state import State
from valepaska.engine.texts import SOURCES, claim_of, claims_by_kind
from valepaska.engine.view import EFFECTS, answered, own_plays
from valepaska.rules.model import Rules
from valepaska.table.happened import CardTexts, ClaimText, as_text, card_text, card_texts
from valepaska.table.parts import May, OpenView, Own, PileEntry


def open_view(state: State) -> OpenView:
    """What everybody sees, who watches too."""
    rules, board = state.rules, state.board
    claims = _claims(rules, board)
    wanted = board.offer if board.phase == c.OPENING else board.opening
    return OpenView(
        phase=state.phase,
        turn=state.turn,
        to_act=state.to_act,
        dealer=board.dealer,
        hand_sizes=tuple(board.hand_n),
        up=tuple([texts_of(cards) for cards in board.up]),
        down=tuple(board.down_n),
        stock=board.stock_end - board.stock_at,
        pile=board.pile_n,
        discards=board.discard_n,
        top=claims[-1].claim if claims else None,
        claims=claims,
        out=tuple(board.out_order[: board.outs]),
        opening=None if wanted == c.NO_KIND else claim_text(rules, wanted),
        claimant=seat_or_none(board.claimant),
        effect=EFFECTS.get(board.effect),
        answered=answered(board),
        drew=bool(board.drew),
        swaps=board.swaps,
        swapper=seat_or_none(board.swapper),
        turns=board.turns,
        outcome=as_text(outcome(board)),
    )


Laid = tuple[tuple[int, CardSet], ...]
"""Plays of a seat, as their places in the pile and their cards."""


def own_laid(state: State, seat: Seat) -> Laid:
    """The plays of a seat that lie face down in the pile; of unseen ones it knows no card."""
    return tuple([(at, state.board.play_cards[at]) for at in own_plays(state, seat)])


def own_view(state: State, seat: Seat, laid: Laid, may: May | None) -> Own:
    """What a seat sees that others do not, its plays in the pile among it, and what it may do."""
    board = state.board
    drawn = board.swapper == seat and board.just_drew != c.NO_CARD
    return Own(
        hand=texts_of(board.hand[seat]),
        laid={place: texts_of(cards) for place, cards in laid},
        just_drew=card_text(FACE_OF_BIT[board.just_drew]) if drawn else None,
        may=may,
    )


@lru_cache(maxsize=16384)
def texts_of(cards: CardSet) -> CardTexts:
    """The texts of a set of cards, in ladder order."""
    return card_texts(faces(cards))


@lru_cache(maxsize=4096)
def claim_text(rules: Rules, kind: int) -> ClaimText:
    """The text of the claim of a kind."""
    return str(claims_by_kind(rules)[kind])


def _claims(rules: Rules, board: Board) -> tuple[PileEntry, ...]:
    """The plays of the pile; where they lie face down, without their cards."""
    face_down = rules.challenge.face_down
    return tuple(
        [
            _entry(
                rules,
                board.play_seat[at],
                board.play_kind[at],
                board.play_count[at],
                board.play_n[at],
                board.play_source[at],
                None if face_down else board.play_cards[at],
            )
            for at in range(board.plays)
        ]
    )


@lru_cache(maxsize=16384)
def _entry(
    rules: Rules, seat: Seat, kind: int, announced: int, count: int, source: int, cards: CardSet | None
) -> PileEntry:
    shown = None if cards is None else texts_of(cards)
    return PileEntry(seat, str(claim_of(rules, kind, announced)), count, shown, SOURCES[source])
