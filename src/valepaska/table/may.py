"""What a seat may do, in short, told from its own view."""

from functools import lru_cache

import msgspec

from valepaska.cards import Card
from valepaska.engine import codes as c
from valepaska.engine.actions import Play, Swap
from valepaska.engine.checks import cards_in_use
from valepaska.engine.events import Phase, Seat, Source
from valepaska.engine.legal import Legal, legal_in
from valepaska.engine.reading import REASONS
from valepaska.engine.state import State
from valepaska.engine.texts import Order, claims_by_kind
from valepaska.engine.view import view
from valepaska.rules.model import Rules
from valepaska.table.happened import CardTexts, card_texts
from valepaska.table.parts import May, RankChoice, Verb

_SIMPLE: tuple[tuple[Verb, Order], ...] = (
    ("challenge", (c.CHALLENGE, 0, c.NO_KIND, 0)),
    ("pass", (c.PASS, 0, c.NO_KIND, 0)),
    ("draw", (c.DRAW, 0, c.NO_KIND, 0)),
    ("pickup", (c.PICKUP, 0, c.NO_KIND, 0)),
    ("down", (c.DOWN, 0, 0, 0)),
)
_ANSWERS = May(verbs=("challenge", "pass"))


def may(state: State, seat: Seat) -> May | None:
    """What a seat may do now, told from what it knows; None when there is nothing."""
    phase, turn = state.phase, state.turn
    if phase is Phase.OVER:
        return None
    asked = seat in state.to_act
    if phase is Phase.WINDOW and asked and seat != turn:
        return _ANSWERS  # whom the window waits for may say yes or no, and nothing else
    late = phase is Phase.WINDOW and not state.board.in_play >> seat & 1
    if not asked and seat != turn and not late:
        return None
    found = _look(state, seat, legal_in(state, seat))
    return found if found.verbs else None


def once_answered(before: May | None) -> May | None:
    """What a seat may do in an open window when it has answered, and nothing else has changed for it."""
    verbs = () if before is None else tuple([verb for verb in before.verbs if verb not in _ANSWERS.verbs])
    return msgspec.structs.replace(before, verbs=verbs) if before is not None and verbs else None


def _look(state: State, seat: Seat, allowed: Legal) -> May:
    verbs = [verb for verb, order in _SIMPLE if allowed.code(*order) == c.LEGAL]
    from_hand: tuple[int, ...] = ()
    unseen: tuple[int, ...] = ()
    on_turn = seat == state.turn
    if state.phase is Phase.OPENING or (on_turn and state.phase in (Phase.TURN, Phase.WINDOW)):
        from_hand, unseen = allowed.rank_codes(), allowed.rank_codes(Source.STOCK)
    if c.LEGAL in from_hand and _holds_a_play(state, seat, allowed):
        verbs.append("play")
    if c.LEGAL in unseen:
        verbs.append("stock")
    swaps = _swaps(state, seat, allowed)
    give: CardTexts = ()
    take: CardTexts = ()
    if swaps:
        verbs.append("swap")
        give = card_texts(tuple(dict.fromkeys(swap.give for swap in swaps)))
        take = card_texts(tuple(dict.fromkeys(swap.take for swap in swaps)))
    can_play = "play" in verbs or "stock" in verbs
    return May(
        verbs=tuple(verbs),
        ranks=_choices(state.rules, from_hand, unseen) if from_hand and (can_play or on_turn) else (),
        give=give,
        take=take,
        down=state.board.down_n[seat] if "down" in verbs else 0,
    )


@lru_cache(maxsize=4096)
def _choices(rules: Rules, from_hand: tuple[int, ...], unseen: tuple[int, ...]) -> tuple[RankChoice, ...]:
    claims = [claim for claim in claims_by_kind(rules) if claim is not None]
    return tuple(
        RankChoice(str(claim), REASONS[hand], REASONS[stock])
        for claim, hand, stock in zip(claims, from_hand, unseen, strict=True)
    )


def _holds_a_play(state: State, seat: Seat, allowed: Legal) -> bool:
    """Whether the seat has cards for a rank that may be played: any card, where they lie face down."""
    if state.rules.challenge.face_down:
        return bool(cards_in_use(state.board, seat))
    return any(isinstance(action, Play) for action in allowed)


def _swaps(state: State, seat: Seat, allowed: Legal) -> list[Swap]:
    board = state.board
    if not board.up[seat] and board.swapper != seat:
        return []
    seen = view(state, seat)
    gives: tuple[Card, ...] = seen.hand
    takes: tuple[Card, ...] = seen.up[seat]
    if seen.swapper == seat and seen.just_drew is not None:
        gives, takes = (seen.just_drew,), (*takes, *(seen.claims[-1].cards or ()))
    pairs = (Swap(give, take) for give in dict.fromkeys(gives) for take in dict.fromkeys(takes))
    return [swap for swap in pairs if swap in allowed]
