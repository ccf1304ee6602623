"""Which cards can lie in which places: groups of cards, each with the set of places open to it.

Every play in the pile is a place of its own.
"""

from collections.abc import Iterable

from valepaska.cards import FACE_OF_BIT, Card, CardSet
from valepaska.engine.actions import Claim
from valepaska.engine.events import Seat, Source
from valepaska.errors import ValepaskaError
from valepaska.rules.ladder import Kind

Places = int
"""A set of places, one bit each: the hand of seat s is ``1 << s``."""

STOCK: Places = 1 << 10
DISCARDS: Places = 1 << 11
UP: Places = 1 << 12
DOWN: Places = 1 << 13
NOWHERE: Places = 1 << 14
"""Cards of the pack that a deal with a part of it, or a written position, leaves out."""
FIRST_PLAY = 15
PILE: Places = -1 << FIRST_PLAY

_COPIES: dict[Card, CardSet] = {}
for _bit, _face in enumerate(FACE_OF_BIT):
    _COPIES[_face] = _COPIES.get(_face, 0) | 1 << _bit


def origin_of(source: Source, seat: Seat) -> Places:
    """The place that a seat lays from."""
    if source is Source.HAND:
        return 1 << seat
    return {Source.STOCK: STOCK, Source.UP: UP, Source.DOWN: DOWN}[source]


class SeenPlay:
    """A play in the pile as this seat saw it.

    `held` is how many cards lay where it came from just before; `place` is its bit in a set
    of places.
    """

    __slots__ = ("claim", "count", "held", "kind", "place", "seat", "source")

    def __init__(
        self, seat: Seat, claim: Claim, kind: Kind, count: int, source: Source, held: int, place: Places
    ) -> None:
        self.seat = seat
        self.claim = claim
        self.kind = kind
        self.count = count
        self.source = source
        self.held = held
        self.place = place


class Whereabouts:
    """For every card the set of places in which it can be, and how many cards lie in each place.

    Cards that can be in the same places form one group: `places` has the cards of each set of
    places, `sizes` the number of cards in each place.
    """

    def __init__(self) -> None:
        self.places: dict[Places, CardSet] = {}
        self.sizes: dict[Places, int] = {}

    def known_in(self, place: Places) -> CardSet:
        """The cards that are certainly in a place."""
        return self.places.get(place, 0)

    def known_in_hand(self, seat: Seat) -> CardSet:
        """The cards that are certainly in a seat's hand."""
        return self.places.get(1 << seat, 0)

    def possible_in(self, places: Places) -> CardSet:
        """All cards that can be in one of these places."""
        found = 0
        for mask, cards in self.places.items():
            if mask & places:
                found |= cards
        return found

    def exclude(self, place: Places, cards: CardSet) -> None:
        """None of these cards is in this place.

        Raises ValepaskaError where one of them can be nowhere else.
        """
        places: dict[Places, CardSet] = {}
        for mask, group in self.places.items():
            barred = group & cards if mask & place else 0
            narrow = mask & ~place
            if barred and not narrow:
                raise ValepaskaError("the events do not fit together: a card that must be in a place cannot be there")
            if barred:
                places[narrow] = places.get(narrow, 0) | barred
            if group != barred:
                places[mask] = places.get(mask, 0) | group & ~barred
        self.places = places

    def spread(self, origin: Places, target: Places) -> None:
        """Unseen cards went from `origin` to `target`: what can be there can now be here."""
        places: dict[Places, CardSet] = {}
        for mask, cards in self.places.items():
            wider = mask | target if mask & origin else mask
            places[wider] = places.get(wider, 0) | cards
        self.places = places

    def move(self, origin: Places, target: Places) -> None:
        """All cards of `origin` went to `target`."""
        places: dict[Places, CardSet] = {}
        for mask, cards in self.places.items():
            moved = mask & ~origin | target if mask & origin else mask
            places[moved] = places.get(moved, 0) | cards
        self.places = places

    def find(self, faces: Iterable[Card], place: Places, origin: Places) -> CardSet:
        """These faces are seen to lie in `place`, to which they came from `origin`; gives the cards meant.

        Raises ValepaskaError where one of them cannot have lain there.
        """
        seen = 0
        for face in faces:
            copies = _COPIES[face]
            masks = [mask for mask, cards in self.places.items() if cards & copies and mask & origin]
            if not masks:
                raise ValepaskaError(f"the events do not fit together: {face} cannot be where it is seen")
            best = min(masks, key=int.bit_count)
            found = self.places[best] & copies
            found &= -found
            seen |= found
            self._drop(best, found)
            for mask in masks:
                if best & ~mask:
                    self._blur(mask, mask | best, self.places.get(mask, 0) & copies)
        if seen:
            self.places[place] = self.places.get(place, 0) | seen
        return seen

    def _drop(self, mask: Places, cards: CardSet) -> None:
        self.places[mask] ^= cards
        if not self.places[mask]:
            del self.places[mask]

    def _blur(self, mask: Places, wider: Places, copies: CardSet) -> None:
        """Another copy may be the one that was seen: then this one is where that one could be."""
        self._drop(mask, copies)
        self.places[wider] = self.places.get(wider, 0) | copies

    def settle(self, place: Places) -> None:
        """When all cards in a place are known, no other card can be there."""
        if self.known_in(place).bit_count() != self.sizes[place]:
            return
        places: dict[Places, CardSet] = {}
        for mask, cards in self.places.items():
            narrow = mask & ~place or mask
            places[narrow] = places.get(narrow, 0) | cards
        self.places = places
