"""What a seat may do, in short, told from its own view."""

from valepaska.cards import Card
from valepaska.engine.actions import Action, Challenge, Claim, Draw, Pass, PickUp, Play, PlayDown, PlayFromStock, Swap
from valepaska.engine.events import Phase, Source
from valepaska.engine.legal import Legal, legal
from valepaska.engine.view import View
from valepaska.errors import Reason
from valepaska.table.happened import as_text
from valepaska.table.parts import May, RankChoice, Verb

_SIMPLE: tuple[tuple[Verb, Action], ...] = (
    ("challenge", Challenge()),
    ("pass", Pass()),
    ("draw", Draw()),
    ("pickup", PickUp()),
    ("down", PlayDown(1)),
)
Reasons = dict[Claim, Reason | None]
Ranks = tuple[RankChoice, ...]
_ANSWERS = May(verbs=("challenge", "pass"))


def may(view: View, known: dict[Phase, Ranks] | None = None) -> May | None:
    """What the seat of this view may do now; None when there is nothing.

    `known` keeps the ranks for as long as the decision is the same: they do not depend on who
    has passed.
    """
    seat = view.seat
    if seat is None or view.phase is Phase.OVER:
        return None
    if view.phase is Phase.WINDOW and seat in view.to_act and seat != view.turn:
        return _ANSWERS  # whom the window waits for may say yes or no, and nothing else
    late = view.phase is Phase.WINDOW and seat in view.out
    if seat not in view.to_act and seat != view.turn and not late:
        return None
    found = _look(view, legal(view), {} if known is None else known)
    return found if found.verbs else None


def _look(view: View, allowed: Legal, known: dict[Phase, Ranks]) -> May:
    verbs = [verb for verb, action in _SIMPLE if action in allowed]
    ranks: Ranks = ()
    if seat_may_play(view):
        ranks = known.get(view.phase) or known.setdefault(view.phase, _ranks(view, allowed))
    if _plays(view, allowed, ranks):
        verbs.append("play")
    if _unseen(view, allowed, ranks):
        verbs.append("stock")
    swaps = _swaps(view, allowed)
    if swaps:
        verbs.append("swap")
    can_play = "play" in verbs or "stock" in verbs
    return May(
        verbs=tuple(verbs),
        ranks=ranks if can_play or view.seat == view.turn else (),
        give=as_text(tuple(dict.fromkeys(swap.give for swap in swaps))),
        take=as_text(tuple(dict.fromkeys(swap.take for swap in swaps))),
        down=view.down[view.seat] if "down" in verbs and view.seat is not None else 0,
    )


def seat_may_play(view: View) -> bool:
    """Whether this seat is the one that lays cards now, as far as the phase goes."""
    return view.phase is Phase.OPENING or (view.seat == view.turn and view.phase in (Phase.TURN, Phase.WINDOW))


def _ranks(view: View, allowed: Legal) -> Ranks:
    from_hand = allowed.ranks()
    unseen = _unseen_ranks(view, allowed, from_hand)
    return tuple(RankChoice(str(claim), reason, unseen[claim]) for claim, reason in from_hand.items())


def _unseen_ranks(view: View, allowed: Legal, from_hand: Reasons) -> Reasons:
    """The same for an unseen card.

    In a face-down game it is judged as one card of the hand is, once it may be laid at all,
    and one question tells that.
    """
    open_rank = next((claim for claim, reason in from_hand.items() if reason is None), None)
    if not view.rules.challenge.face_down or not view.hand or open_rank is None:
        return allowed.ranks(Source.STOCK)
    reason = allowed.why(PlayFromStock(open_rank))
    return from_hand if reason is None else dict.fromkeys(from_hand, reason)


def _plays(view: View, allowed: Legal, ranks: Ranks) -> bool:
    if not any(choice.reason is None for choice in ranks):
        return False
    if view.rules.challenge.face_down:
        return bool(view.hand) or bool(view.seat is not None and view.up[view.seat])
    return any(isinstance(action, Play) for action in allowed)


def _unseen(view: View, allowed: Legal, ranks: Ranks) -> bool:
    if view.rules.challenge.face_down:
        return any(choice.unseen is None for choice in ranks)
    return PlayFromStock() in allowed


def _swaps(view: View, allowed: Legal) -> list[Swap]:
    if view.seat is None:
        return []
    gives: tuple[Card, ...] = view.hand
    takes: tuple[Card, ...] = view.up[view.seat]
    if view.swapper == view.seat and view.just_drew is not None:
        gives, takes = (view.just_drew,), (*takes, *(view.claims[-1].cards or ()))
    pairs = (Swap(give, take) for give in dict.fromkeys(gives) for take in dict.fromkeys(takes))
    return [swap for swap in pairs if swap in allowed]
