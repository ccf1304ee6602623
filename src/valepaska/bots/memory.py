"""What a seat knows for certain about where the cards are, and about who lied.

The memory folds the seat's own redacted events. For every card it keeps the set of places in
which the card can be: somebody's hand, one of the plays in the pile, the stock, the discards.
Cards that can be in the same places form one group, so the whole memory is a handful of
integers. Nothing is concluded from what others chose to do, only from cards seen and from
how many cards lie in a place.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from valepaska.bots.lore import Lore, lore
from valepaska.cards import FACE_OF_BIT, Card, CardSet, faces
from valepaska.engine.actions import Claim
from valepaska.engine.events import (
    Challenged,
    Cleared,
    Dealt,
    Drew,
    Event,
    Misfit,
    Played,
    Refilled,
    Seat,
    Source,
    Swapped,
    Took,
    TookBack,
    redact,
)
from valepaska.engine.view import View
from valepaska.errors import ValepaskaError
from valepaska.rules.ladder import Kind
from valepaska.rules.model import Rules

Places = int
"""A set of places, one bit each: the hand of seat s is ``1 << s``."""

STOCK: Places = 1 << 10
DISCARDS: Places = 1 << 11
UP: Places = 1 << 12
DOWN: Places = 1 << 13
_FIRST_PLAY = 14
_PILE: Places = ~((1 << 14) - 1)

_COPIES: dict[Card, CardSet] = {}
for _bit, _face in enumerate(FACE_OF_BIT):
    _COPIES[_face] = _COPIES.get(_face, 0) | 1 << _bit


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


class Tally:
    """How often a seat has claimed from its hand and was seen to lie or not, and how often it challenged."""

    __slots__ = ("challenges", "claims", "lies", "truths")

    def __init__(self) -> None:
        self.claims = 0
        self.lies = 0
        self.truths = 0
        self.challenges = 0


class Memory:
    """The certain knowledge of one seat in one deal."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.places: dict[Places, CardSet] = {}
        self.sizes: dict[Places, int] = {}
        self.pile: list[SeenPlay] = []
        self.tallies: list[Tally] = []
        self.lore: Lore = lore(Rules())
        self._rules: Rules | None = None

    def fold(self, view: View, events: Sequence[Event]) -> None:
        """Take in what happened since the last time.

        A first call without the deal's beginning (a bot that sits in) starts from the view.
        """
        self.seat = view.seat
        self._fold(view, view.hand, events)

    def _fold(self, view: View, hand: Iterable[Card], events: Sequence[Event]) -> None:
        if self._rules is not view.rules:
            self._rules = view.rules
            self.lore = lore(view.rules)
        if self.sits_in(events):
            self._begin(view, hand)
            return
        for event in events:
            change = _CHANGES.get(type(event))
            if change is not None:
                change(self, event)

    def sits_in(self, events: Sequence[Event]) -> bool:
        """Whether these would be the first events of a deal that began without this memory."""
        return not self.places and not any(isinstance(event, Dealt) for event in events)

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

    @property
    def _own(self) -> Places:
        return 0 if self.seat is None else 1 << self.seat

    def _begin(self, view: View, hand: Iterable[Card]) -> None:
        self.tallies = [Tally() for _ in range(view.seats)]
        self.sizes = {1 << seat: size for seat, size in enumerate(view.hand_sizes)}
        self.sizes[STOCK] = view.stock
        self.sizes[DISCARDS] = view.discards
        self.pile = []
        unseen = 0
        for entry in view.claims:
            place = 1 << (_FIRST_PLAY + len(self.pile))
            kind = self.lore.claimed(entry.claim)
            held = entry.count + view.hand_sizes[entry.seat]
            self.pile.append(SeenPlay(entry.seat, entry.claim, kind, entry.count, entry.source, held, place))
            self.sizes[place] = entry.count
            unseen |= place
        self._lay_out(hand, view.up, any(view.down), unseen)
        for entry, play in zip(view.claims, self.pile, strict=True):
            if entry.cards is not None and (self.lore.open or self.seat is not None):
                self._see(entry.cards, play.place, play.place)
                self._settle(play.place)

    def _dealt(self, event: Dealt) -> None:
        self.tallies = [Tally() for _ in event.hand_sizes]
        self.sizes = {1 << seat: size for seat, size in enumerate(event.hand_sizes)}
        self.sizes[STOCK] = event.stock
        self.sizes[DISCARDS] = 0
        self.pile = []
        hand = None if self.seat is None else event.hands[self.seat]
        self._lay_out(hand or (), event.up, any(event.down), 0)

    def _lay_out(self, hand: Iterable[Card], up: Iterable[Iterable[Card]], down: bool, unseen: Places) -> None:
        for place, size in self.sizes.items():
            if size and place != self._own:
                unseen |= place
        if down:
            unseen |= DOWN
        self.places = {unseen: self.lore.deck}
        self._see(hand, self._own, unseen)
        self._see((card for cards in up for card in cards), UP, unseen)

    def _played(self, event: Played) -> None:
        place = 1 << (_FIRST_PLAY + len(self.pile))
        origin = _origin(event.source, event.seat)
        held = self.sizes.get(origin, 0)
        kind = self.lore.claimed(event.claim)
        self.pile.append(SeenPlay(event.seat, event.claim, kind, event.count, event.source, held, place))
        self.sizes[place] = event.count
        if origin in self.sizes:
            self.sizes[origin] = held - event.count
        if event.source is Source.HAND:
            self.tallies[event.seat].claims += 1
        if event.cards is None:
            self._spread(origin, place)
        else:
            self._see(event.cards, place, origin)
        if origin != self._own:
            self._settle(origin)

    def _challenged(self, event: Challenged) -> None:
        play = self.pile[-1]
        self.tallies[event.seat].challenges += 1
        if play.source is Source.HAND:
            tally = self.tallies[event.claimant]
            tally.truths += event.honest
            tally.lies += not event.honest
        self._see(event.cards, play.place, play.place)
        self._settle(play.place)

    def _took(self, event: Took) -> None:
        hand = 1 << event.seat
        if event.cards is not None:
            self._judge(event.cards)
            self._see(event.cards, hand, _PILE)
        self._move_pile(hand)
        self.sizes[hand] += event.count

    def _cleared(self, event: Cleared) -> None:
        if event.cards is not None:
            self._see(event.cards, DISCARDS, _PILE)
        self._move_pile(DISCARDS)
        self.sizes[DISCARDS] += event.count

    def _drew(self, event: Drew | Refilled) -> None:
        hand = 1 << event.seat
        if event.cards is None:
            self._spread(STOCK, hand)
        else:
            self._see(event.cards, hand, STOCK)
        self.sizes[hand] += event.count
        self.sizes[STOCK] -= event.count
        self._settle(STOCK)

    def _misfit(self, event: Misfit) -> None:
        hand, origin = 1 << event.seat, _origin(event.source, event.seat)
        self._see((event.card,), hand, origin)
        self.sizes[hand] += 1
        if origin == STOCK:
            self.sizes[STOCK] -= 1
            self._settle(STOCK)

    def _swapped(self, event: Swapped) -> None:
        hand = 1 << event.seat
        self._see((event.give,), UP, hand)
        self._see((event.take,), hand, UP)

    def _took_back(self, event: TookBack) -> None:
        """The last play, one card, goes back to the hand; the event of the new play follows."""
        hand, play = 1 << event.seat, self.pile.pop()
        self._move(play.place, hand)
        del self.sizes[play.place]
        self.sizes[hand] += event.count

    def _judge(self, taken: Iterable[Card]) -> None:
        """Count the lies and truths that a pile proves once it lies in one's own hand.

        What is left after the known plays is compared with what its other plays claimed: too
        few of a rank that only one seat claimed is a lie of that seat, all of the one claimed
        rank means that all of them were true.
        """
        hidden = [play for play in self.pile if self.known_in(play.place).bit_count() < play.count]
        if not hidden:
            return
        rest = list(taken)
        for play in self.pile:
            for card in faces(self.known_in(play.place)):
                rest.remove(card)
        claimed: dict[Kind, list[SeenPlay]] = {}
        for play in hidden:
            claimed.setdefault(play.kind, []).append(play)
        for kind, plays in claimed.items():
            right = sum(self.lore.kind(card) is kind for card in rest)
            total = sum(play.count for play in plays)
            if len({play.seat for play in plays}) == 1 and right < total and plays[0].source is Source.HAND:
                self.tallies[plays[0].seat].lies += 1
            elif len(claimed) == 1 and right == total:
                for play in plays:
                    self.tallies[play.seat].truths += play.source is Source.HAND

    def _spread(self, origin: Places, target: Places) -> None:
        """Unseen cards went from `origin` to `target`: what can be there can now be here."""
        places: dict[Places, CardSet] = {}
        for mask, cards in self.places.items():
            wider = mask | target if mask & origin else mask
            places[wider] = places.get(wider, 0) | cards
        self.places = places

    def _move(self, origin: Places, target: Places) -> None:
        """All cards of `origin` went to `target`."""
        places: dict[Places, CardSet] = {}
        for mask, cards in self.places.items():
            moved = mask & ~origin | target if mask & origin else mask
            places[moved] = places.get(moved, 0) | cards
        self.places = places

    def _move_pile(self, target: Places) -> None:
        self._move(_PILE, target)
        for play in self.pile:
            del self.sizes[play.place]
        self.pile = []

    def _see(self, faces: Iterable[Card], place: Places, origin: Places) -> None:
        """These faces are seen to lie in `place`, to which they came from `origin`."""
        places, seen = self.places, 0
        for face in faces:
            copies = _COPIES[face]
            best = None
            for mask, cards in places.items():
                if cards & copies and mask & origin and (best is None or mask.bit_count() < best.bit_count()):
                    best = mask
            if best is None:
                raise ValepaskaError(f"the events do not fit together: {face} cannot be where it is seen")
            found = places[best] & copies
            found &= -found
            seen |= found
            places[best] ^= found
            if not places[best]:
                del places[best]
        if seen:
            places[place] = places.get(place, 0) | seen

    def _settle(self, place: Places) -> None:
        """When all cards in a place are known, no other card can be there."""
        if self.known_in(place).bit_count() != self.sizes.get(place):
            return
        places: dict[Places, CardSet] = {}
        for mask, cards in self.places.items():
            narrow = mask & ~place or mask
            places[narrow] = places.get(narrow, 0) | cards
        self.places = places


class PublicMemory(Memory):
    """What everybody knows: the memory of a spectator, folded from one seat's events."""

    def fold(self, view: View, events: Sequence[Event]) -> None:
        """Take in what a spectator would have seen of these events."""
        self._fold(view, (), [redact(event, None) for event in events])


def _origin(source: Source, seat: Seat) -> Places:
    if source is Source.HAND:
        return 1 << seat
    return {Source.STOCK: STOCK, Source.UP: UP, Source.DOWN: DOWN}[source]


_CHANGES: dict[type[Event], Callable[[Memory, Any], None]] = {
    Dealt: Memory._dealt,
    Played: Memory._played,
    Challenged: Memory._challenged,
    Took: Memory._took,
    Cleared: Memory._cleared,
    Drew: Memory._drew,
    Refilled: Memory._drew,
    Misfit: Memory._misfit,
    Swapped: Memory._swapped,
    TookBack: Memory._took_back,
}
