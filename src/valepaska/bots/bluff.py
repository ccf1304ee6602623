"""The plays one can think of in a face-down game: true ones, and lies of the cards one can best spare."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from valepaska.bots.lore import Lore, worth_keeping
from valepaska.bots.open_play import how_many, in_order
from valepaska.cards import Card
from valepaska.engine.actions import Claim, Play, PlayFromStock
from valepaska.engine.legal import Legal
from valepaska.engine.view import View
from valepaska.rules.ladder import Kind


class Offer(NamedTuple):
    """One claim that is allowed now, and the cards in hand that would make it true."""

    claim: Claim
    kind: Kind
    cards: list[Card]


def offers(lore: Lore, view: View, allowed: Legal) -> list[Offer]:
    """The claims allowed now, lowest first."""
    held = lore.by_kind(view.hand)
    found = []
    for claim in allowed.claims:
        kind = lore.claimed(claim)
        found.append(Offer(claim, kind, held.get(kind, [])))
    return found


def truths(lore: Lore, view: View, found: list[Offer], dice: Random) -> Iterator[Play]:
    """The true plays, the one that costs least first; on a whim in any order."""
    true = [offer for offer in found if offer.cards]
    in_order(lore, view, true, dice)
    yield from (truth(lore, view, offer) for offer in true)


def truth(lore: Lore, view: View, offer: Offer) -> Play:
    """Lay the claimed cards themselves."""
    count = how_many(lore, view, offer.kind, len(offer.cards))
    return laid(lore, offer.claim, offer.cards[:count])


def lies(lore: Lore, offer: Offer, spare: list[Card], count: int) -> Iterator[Play]:
    """Lay so many of the spare cards as what they are not: one play, none when there are too few."""
    false = [card for card in spare if lore.kind(card) is not offer.kind][:count]
    if len(false) == count:
        yield laid(lore, offer.claim, false)


def junk(lore: Lore, view: View) -> list[Card]:
    """The hand, the card one would most like to be rid of first."""
    return sorted(view.hand, key=lambda card: worth_keeping(lore.kind(card)))


def laid(lore: Lore, claim: Claim, cards: list[Card]) -> Play:
    """These cards under this claim, the number said as it is."""
    return Play(tuple(cards), counted(lore, claim, len(cards)))


def unseen(lore: Lore, claim: Claim) -> PlayFromStock:
    """The top card of the stock under this claim."""
    return PlayFromStock(counted(lore, claim, 1))


def counted(lore: Lore, claim: Claim, count: int) -> Claim:
    """The claim, with its number where the rules want it said."""
    return Claim(claim.rank, claim.colour, count) if lore.counted else claim
