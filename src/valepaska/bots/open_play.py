"""Sensible play where nobody can lie: low cards first, tens, aces and twos kept for when they count."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, Protocol, TypeVar

from valepaska.bots.lore import Lore, worth_keeping
from valepaska.cards import Card
from valepaska.engine.actions import Action, Draw, PickUp, Play, PlayDown, PlayFromStock, Swap
from valepaska.engine.events import Seat, Source
from valepaska.engine.legal import Legal
from valepaska.engine.view import View
from valepaska.rules.ladder import SPECIALS, Effect, Kind


class Holding(NamedTuple):
    """The cards of one kind that a seat can lay."""

    kind: Kind
    cards: list[Card]


class _Set(Protocol):
    @property
    def kind(self) -> Kind: ...
    @property
    def cards(self) -> list[Card]: ...


AnySet = TypeVar("AnySet", bound=_Set)

NEARLY_OUT = 2
"""With so few cards left a seat is worth feeding."""
BIG_PILE = 6
"""A pile that is worth a special card to be rid of."""
FIRST_WHIM = 0.05
MORE_WHIM = 0.5
WEARY = 500
"""After so many turns a deal has lasted long."""


def turn(lore: Lore, view: View, allowed: Legal, dice: Random) -> Iterator[Action]:
    """A turn of an open game: what fits, best first; else a card from the stock; else the pile."""
    yield from arrange(lore, view)
    yield from plays(lore, view, allowed, dice)
    yield from (PlayDown(slot) for slot in range(1, view.down[seat_of(view)] + 1))
    yield Draw()
    yield PlayFromStock()
    yield PickUp()


def plays(lore: Lore, view: View, allowed: Legal, dice: Random) -> Iterator[Play]:
    """The sets that fit, best first; of each as many cards as one would lay, then all, then one."""
    held = lore.by_kind(in_use(view))
    fits = [lore.claimed(claim) for claim, reason in allowed.ranks(source_in_use(view)).items() if reason is None]
    sets = [Holding(kind, held[kind]) for kind in fits if kind in held]
    in_order(lore, view, sets, dice)
    for kind, cards in sets:
        counts = [how_many(lore, view, kind, len(cards)), len(cards), 1]
        if dice.random() < whim(view):
            dice.shuffle(counts)
        yield from (Play(tuple(cards[:count])) for count in dict.fromkeys(counts))


def in_order(lore: Lore, view: View, sets: list[AnySet], dice: Random) -> None:
    """Sort sets that could be laid truly, the one to lay first in front.

    Now and then any order will do, and more often the longer the deal lasts: players who
    always do the same can send the same cards round for ever.
    """
    if dice.random() < whim(view):
        dice.shuffle(sets)
    else:
        sets.sort(key=lambda found: reluctance(lore, view, found.kind, found.cards))


def whim(view: View) -> float:
    """How often a bot follows a whim instead of its plan."""
    return FIRST_WHIM + MORE_WHIM * weariness(view)


def weariness(view: View) -> float:
    """From 0 to 1: how long the deal has lasted. Weary players want it to end."""
    return min(1.0, view.turns / WEARY)


def how_many(lore: Lore, view: View, kind: Kind, held: int) -> int:
    """How many cards of a kind to lay: all, but one of a kind that clears, so that the others clear again."""
    saves = lore.clears[kind] and (view.stock or held < len(in_use(view)))
    return 1 if saves else lore.most(kind, held)


def reluctance(lore: Lore, view: View, kind: Kind, cards: list[Card]) -> float:
    """The lower, the sooner played."""
    effect = lore.effect(view, kind, how_many(lore, view, kind, len(cards)))
    if effect is Effect.FEED:
        return -2.0 if next_is_nearly_out(view) else worth_keeping(kind)
    if effect is Effect.CLEAR and (kind not in SPECIALS or view.pile >= BIG_PILE):
        return -1.0
    return float(worth_keeping(kind))


def next_is_nearly_out(view: View) -> bool:
    """Whether the next seat in play has so few cards that it should be made to take some."""
    seat = next_in_play(view)
    return view.hand_sizes[seat] + len(view.up[seat]) + view.down[seat] <= NEARLY_OUT


def next_in_play(view: View) -> Seat:
    """The next seat, clockwise, that has not gone out."""
    seat = seat_of(view)
    others = ((seat + step) % view.seats for step in range(1, view.seats))
    return next((other for other in others if other not in view.out), seat)


def arrange(lore: Lore, view: View) -> Iterator[Swap]:
    """Swap the best card of the hand for the poorest face-up card, as long as that is better.

    Cards on the table are the last to be played: they should be the strong ones.
    """
    if view.rules.deal.table_up_swap == "none":
        return
    up = view.up[seat_of(view)]
    if not view.hand or not up:
        return
    best = max(view.hand, key=lambda card: worth_keeping(lore.kind(card)))
    poorest = min(up, key=lambda card: worth_keeping(lore.kind(card)))
    if worth_keeping(lore.kind(best)) > worth_keeping(lore.kind(poorest)):
        yield Swap(best, poorest)


def take_back(lore: Lore, view: View) -> Iterator[Swap]:
    """Lay the card just drawn in place of the one just played, when it is the poorer of the two."""
    drawn = view.just_drew
    laid = view.claims[-1].cards if view.claims else None
    if drawn is None or laid is None or len(laid) != 1:
        return
    if worth_keeping(lore.kind(drawn)) < worth_keeping(lore.kind(laid[0])):
        yield Swap(drawn, laid[0])


def in_use(view: View) -> tuple[Card, ...]:
    """The cards one plays from: the hand, and the face-up cards once it is empty."""
    return view.hand or view.up[seat_of(view)]


def source_in_use(view: View) -> Source:
    """Where the cards in use lie."""
    return Source.HAND if view.hand else Source.UP


def seat_of(view: View) -> Seat:
    """The seat the view belongs to; a spectator's view has none, and bots are never given one."""
    return view.seat or 0
