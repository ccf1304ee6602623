"""Between the integers of the kernel and the values that people and programs read."""

from functools import lru_cache

from valepaska.cards import FACE_OF_BIT, Card, CardSet, faces, take_bits
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
from valepaska.engine.checks import cards_in_use
from valepaska.engine.events import (
    CameBack,
    Challenged,
    Cleared,
    Drew,
    Event,
    Misfit,
    MustOpen,
    Offered,
    Passed,
    Played,
    Refilled,
    Seat,
    SeenBy,
    Source,
    Swapped,
    Took,
    TookBack,
    WentOut,
    Why,
)
from valepaska.engine.layout import Board
from valepaska.rules.ladder import Kind, kind_of, kinds, rank_and_colour, splits
from valepaska.rules.model import Rules

Order = tuple[int, CardSet, int, int]
"""What the kernel is asked: verb, cards, kind (or slot, or card), announced number."""

SOURCES = tuple(Source)
WHYS = tuple(Why)
NOT_HELD: CardSet = -1
"""Stands for cards that the seat does not have: no set contains it."""

_PLAIN_VERBS: dict[type, Order] = {
    Draw: (c.DRAW, 0, c.NO_KIND, 0),
    PickUp: (c.PICKUP, 0, c.NO_KIND, 0),
    Challenge: (c.CHALLENGE, 0, c.NO_KIND, 0),
    Pass: (c.PASS, 0, c.NO_KIND, 0),
}

_PLAIN_ACTIONS: dict[int, Action] = {c.DRAW: Draw(), c.PICKUP: PickUp(), c.CHALLENGE: Challenge(), c.PASS: Pass()}


@lru_cache(maxsize=256)
def claims_by_kind(rules: Rules) -> tuple[Claim | None, ...]:
    """The claim of each kind, without a number; None for kinds that the game does not have."""
    columns = kinds(rules)
    return tuple(Claim(*rank_and_colour(rules, kind)) if kind in columns else None for kind in Kind)


@lru_cache(maxsize=256)
def _kinds_by_claim(rules: Rules) -> dict[Claim, int]:
    return {claim: kind for kind, claim in enumerate(claims_by_kind(rules)) if claim}


def claim_of(rules: Rules, kind: int, count: int) -> Claim:
    """The claim of a kind; the number is part of it where the number may be a lie."""
    claim = claims_by_kind(rules)[kind]
    assert claim is not None
    return claim._replace(count=count) if rules.challenge.claimed_count == "may_lie" else claim


def kind_of_claim(rules: Rules, claim: Claim | None) -> int:
    """The kind that a claim names; NO_KIND when its colour is missing or out of place.

    UNFIT_CLAIM for a claim in an open game, and for none in a face-down one. Raises TypeError for what is no claim.
    """
    if claim is None:
        return c.UNFIT_CLAIM if rules.challenge.face_down else c.NO_KIND
    if type(claim) is not Claim:
        raise TypeError(f"{claim!r} is not a Claim: make one with Claim(Rank) or parse_action")
    if not rules.challenge.face_down:
        return c.UNFIT_CLAIM
    return kind_named(rules, claim)


def kind_named(rules: Rules, claim: Claim) -> int:
    """The kind that a claim names in any game; NO_KIND when its colour is missing or out of place."""
    if claim.colour is None:
        return _kinds_by_claim(rules).get(Claim(claim.rank), c.NO_KIND)
    return kind_of(rules, claim.rank, claim.colour) if splits(rules, claim.rank) else c.NO_KIND


def order_of(rules: Rules, board: Board, seat: Seat, action: Action) -> Order:
    """What an action asks of the kernel. Cards that the seat does not have become NOT_HELD.

    Raises TypeError for what is no action, and for parts of it that are of no use.
    """
    plain = _PLAIN_VERBS.get(type(action))
    if plain is not None:
        return plain
    match action:
        case Play(cards=laid, claim=claim):
            found = take_bits(laid, cards_in_use(board, seat))
            return (
                c.PLAY,
                NOT_HELD if found is None else found,
                kind_of_claim(rules, claim),
                announced(claim, len(laid)),
            )
        case PlayFromStock(claim=claim):
            return c.STOCK, 0, kind_of_claim(rules, claim), announced(claim, 1)
        case PlayDown(slot=slot):
            if type(slot) is not int:
                raise TypeError(f"the place of a face-down card is a whole number from 1, not {slot!r}")
            return c.DOWN, 0, slot - 1, 0
        case Swap(give=give, take=take):
            return swap_order(board, seat, give, take)
    raise TypeError(f"{action!r} is not an action")


def action_of(rules: Rules, order: Order) -> Action:
    """The action that an order of the kernel stands for: the inverse of `order_of`."""
    verb, cards, kind, count = order
    claim = claim_of(rules, kind, count) if rules.challenge.face_down and verb in (c.PLAY, c.STOCK) else None
    match verb:
        case c.PLAY:
            return Play(faces(cards), claim)
        case c.STOCK:
            return PlayFromStock(claim)
        case c.DOWN:
            return PlayDown(kind + 1)
        case c.SWAP:
            return Swap(faces(cards)[0], FACE_OF_BIT[kind])
    return _PLAIN_ACTIONS[verb]


def announced(claim: Claim | None, number: int) -> int:
    """The number that a play announces: that of the claim, else the number of cards."""
    return number if claim is None or claim.count is None else claim.count


def swap_order(board: Board, seat: Seat, give: Card, take: Card) -> Order:
    """A swap in bits: with face-up cards, or of the card just played for the one just drawn."""
    offered = board.up[seat]
    given = take_bits((give,), board.hand[seat])
    if board.swapper == seat:
        offered = board.play_cards[board.plays - 1]
        if board.just_drew != c.NO_CARD and FACE_OF_BIT[board.just_drew] == give:
            given = 1 << board.just_drew
    taken = take_bits((take,), offered)
    return (
        c.SWAP,
        NOT_HELD if given is None else given,
        c.NO_CARD if taken is None else taken.bit_length() - 1,
        0,
    )


def events_of(rules: Rules, board: Board, first: int) -> list[Event]:
    """The events in a board's buffer, numbered from `first`."""
    found: list[Event] = []
    buffer = board.event
    for at in range(0, board.event_n * c.EVENT_WIDTH, c.EVENT_WIDTH):
        kind, seat, cards, value = buffer[at : at + c.EVENT_WIDTH]
        found.append(_event(rules, board, first + len(found), kind, seat, cards, value))
    return found


def _event(rules: Rules, board: Board, number: int, kind: int, seat: int, cards: CardSet, value: int) -> Event:
    face_down = rules.challenge.face_down
    to_owner: SeenBy = (seat,) if face_down else None
    match kind:
        case c.E_PASSED:
            return Passed(number=number, seat=seat)
        case c.E_PLAYED:
            source = SOURCES[board.play_source[value]]
            return Played(
                number=number,
                seat=seat,
                cards=faces(cards),
                count=board.play_n[value],
                claim=claim_of(rules, board.play_kind[value], board.play_count[value]),
                source=source,
                seen_by=() if face_down and source is Source.STOCK else to_owner,
            )
        case c.E_CHALLENGED:
            last = value // 2
            return Challenged(
                number=number,
                seat=seat,
                claimant=board.play_seat[last],
                cards=faces(cards),
                claim=claim_of(rules, board.play_kind[last], board.play_count[last]),
                honest=bool(value & 1),
            )
        case c.E_TOOK:
            shown = faces(cards)
            return Took(number=number, seat=seat, cards=shown, count=len(shown), why=WHYS[value], seen_by=to_owner)
        case c.E_CLEARED:
            seen_by: SeenBy = () if face_down else None
            return Cleared(number=number, seat=seat, cards=faces(cards), count=value, seen_by=seen_by)
        case c.E_DREW:
            return Drew(number=number, seat=seat, cards=faces(cards), count=value, seen_by=(seat,))
        case c.E_REFILLED:
            return Refilled(number=number, seat=seat, cards=faces(cards), count=value, seen_by=(seat,))
        case c.E_TOOK_BACK:
            return TookBack(number=number, seat=seat, cards=faces(cards), count=value, seen_by=to_owner)
        case c.E_MISFIT:
            return Misfit(number=number, seat=seat, card=faces(cards)[0], source=SOURCES[value])
        case c.E_SWAPPED:
            return Swapped(number=number, seat=seat, give=faces(cards)[0], take=FACE_OF_BIT[value])
        case c.E_OFFERED:
            return Offered(number=number, claim=claims_by_kind(rules)[value] or _no_such_kind(value))
        case c.E_MUST_OPEN:
            return MustOpen(number=number, claim=None if value == c.NO_KIND else claims_by_kind(rules)[value])
        case c.E_OUT:
            return WentOut(number=number, seat=seat, place=value)
        case c.E_BACK:
            return CameBack(number=number, seat=seat)
    raise AssertionError(f"event {kind} is unknown")


def _no_such_kind(kind: int) -> Claim:
    raise AssertionError(f"kind {kind} is not in this game")
