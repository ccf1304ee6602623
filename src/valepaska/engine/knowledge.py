"""What a seat knows for certain about where the cards are.

`Knowledge` folds the seat's own redacted events. For every card it keeps the set of places in
which the card can be: somebody's hand, one of the plays in the pile, the stock, the discards.
Cards that can be in the same places form one group, so all of it is a handful of integers.
Nothing is concluded from what others chose to do: only from cards seen, from how many cards
lie in a place, and from what a rule makes public (`valepaska.engine.inference`).

The sets are kept card by card. That of two cards only one can have been moved is not kept.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from valepaska.cards import Card, CardSet
from valepaska.engine import inference
from valepaska.engine.actions import Claim
from valepaska.engine.events import (
    Challenged,
    Cleared,
    Dealt,
    Drew,
    Event,
    Misfit,
    MustOpen,
    Offered,
    Phase,
    Played,
    Refilled,
    Seat,
    Swapped,
    Took,
    TookBack,
    Turned,
)
from valepaska.engine.places import (
    DISCARDS,
    DOWN,
    FIRST_PLAY,
    NOWHERE,
    PILE,
    STOCK,
    UP,
    Places,
    SeenPlay,
    Whereabouts,
    origin_of,
)
from valepaska.engine.texts import kind_named
from valepaska.engine.view import View
from valepaska.rules.ladder import Kind
from valepaska.rules.model import Rules
from valepaska.rules.tables import Tables, deck_bits, tables


class Knowledge(Whereabouts):
    """The certain knowledge of one seat in one deal.

    `places` has the cards that can be in each set of places, `sizes` how many cards lie in a
    place, `pile` the plays, bottom first, `number` the number of the next event. `deck`: the
    cards that are in the deal where everybody knows that it is not the whole pack.

    `drawn` are the cards one of which the last player drew after its play, 0 where it did not
    draw exactly one; `bound` says that the last play had to be of its rank. `offered` and
    `opening` are the rank on offer and the rank that the first play must have.
    """

    def __init__(self, deck: CardSet | None = None) -> None:
        super().__init__()
        self.seat: Seat | None = None
        self.rules: Rules = Rules()
        self.tables: Tables = tables(self.rules)
        self.deck: CardSet = 0
        self.pile: list[SeenPlay] = []
        self.number = 0
        self.seats = 0
        self.dealer: Seat = 0
        self.turn: Seat | None = None
        self.opening: Kind | None = None
        self.offered: Kind | None = None
        self.bound = False
        self.drawn: CardSet = 0
        self._begun_for: Rules | None = None
        self._in_use = deck
        self._opens_first = self._bound_again = False

    def fold(self, view: View, events: Sequence[Event]) -> None:
        """Take in what happened since the last time, as the seat of the view was told it.

        A first call without the deal's beginning (a bot that sits in) starts from the view.
        Raises ValepaskaError for events that do not fit together.
        """
        self.seat = view.seat
        self.follow(view, view.hand, events)

    def follow(self, view: View, hand: Iterable[Card], events: Sequence[Event]) -> None:
        """As `fold`, for the eyes that see this hand."""
        if self._begun_for is not view.rules:
            self.take_up(view.rules)
        if self.sits_in(events):
            self.begin(view, hand)
            return
        for event in events:
            self.see(event)
        if self._bound_again:
            self._infer_opening()
        if events:
            self.number = events[-1].number + 1

    def take_up(self, rules: Rules) -> None:
        """From now on these are the rules."""
        self._begun_for = self.rules = rules
        self.tables = tables(rules)
        self.deck = deck_bits(rules) if self._in_use is None else self._in_use

    def see(self, event: Event) -> None:
        """Take in one event."""
        if self._bound_again and type(event) is not Turned:
            self._infer_opening()
        change = _CHANGES.get(type(event))
        if change is not None:
            change(self, event)

    def sits_in(self, events: Sequence[Event]) -> bool:
        """Whether these would be the first events of a deal that began without this knowledge."""
        return not self.places and not any(isinstance(event, Dealt) for event in events)

    @property
    def top(self) -> Kind | None:
        """The kind last claimed on the pile."""
        return self.pile[-1].kind if self.pile else None

    @property
    def _own(self) -> Places:
        return 0 if self.seat is None else 1 << self.seat

    def _kind(self, claim: Claim | None) -> Kind | None:
        return None if claim is None else Kind(kind_named(self.rules, claim))

    def begin(self, view: View, hand: Iterable[Card]) -> None:
        """Know what the view shows, and nothing of what was before."""
        self.seats, self.dealer, self.turn = view.seats, view.dealer, view.turn
        self.sizes = {1 << seat: size for seat, size in enumerate(view.hand_sizes)}
        self.sizes |= {STOCK: view.stock, DISCARDS: view.discards}
        self.pile = []
        self.drawn = 0 if view.swapper is None else self.deck
        self._opens_first = self._bound_again = False
        self.bound = len(view.claims) == 1 and not view.discards and view.turns <= 1
        wanted = self._kind(view.opening)
        self.offered, self.opening = (wanted, None) if view.phase is Phase.OPENING else (None, wanted)
        unseen = 0
        for entry in view.claims:
            place = 1 << (FIRST_PLAY + len(self.pile))
            held = entry.count + view.hand_sizes[entry.seat]
            kind = Kind(kind_named(self.rules, entry.claim))
            self.pile.append(SeenPlay(entry.seat, entry.claim, kind, entry.count, entry.source, held, place))
            self.sizes[place] = entry.count
            unseen |= place
        self._lay_out(hand, view.up, sum(view.down), unseen)
        for entry, play in zip(view.claims, self.pile, strict=True):
            if entry.cards is not None and (not self.tables.face_down or self.seat is not None):
                self.find(entry.cards, play.place, play.place)
                self.settle(play.place)

    def _dealt(self, event: Dealt) -> None:
        self.seats, self.dealer, self.turn = len(event.hand_sizes), event.dealer, None
        self.offered = self.opening = None
        self.bound = self._opens_first = self._bound_again = False
        self.drawn = 0
        self.sizes = {1 << seat: size for seat, size in enumerate(event.hand_sizes)}
        self.sizes |= {STOCK: event.stock, DISCARDS: 0}
        self.pile = []
        hand = None if self.seat is None else event.hands[self.seat]
        self._lay_out(hand or (), event.up, sum(event.down), 0)

    def _lay_out(self, hand: Iterable[Card], up: Iterable[Iterable[Card]], down: int, unseen: Places) -> None:
        lying = [card for cards in up for card in cards]
        self.sizes |= {UP: len(lying), DOWN: down}
        self.sizes[NOWHERE] = self.deck.bit_count() - sum(self.sizes.values())
        for place, size in self.sizes.items():
            if size and place not in (self._own, UP):
                unseen |= place
        self.places = {unseen: self.deck}
        self.find(hand, self._own, unseen)
        self.find(lying, UP, unseen)

    def _turned(self, event: Turned) -> None:
        self.turn = event.seat
        if event.phase is not Phase.OPENING:
            self.offered = None
        if self.opening is not None:
            self._infer_opening()

    def _offered(self, event: Offered) -> None:
        self.offered = self._kind(event.claim)

    def _has_to_open(self, event: MustOpen) -> None:
        self._opens_first = self.opening is None
        self._bound_again = True
        self.opening = self._kind(event.claim)

    def _infer_opening(self) -> None:
        """Whose turn it is has been said, or has not changed, since the opening was bound to a rank."""
        inference.from_opening(self, first=self._opens_first)
        self._opens_first = self._bound_again = False

    def _played(self, event: Played) -> None:
        kind = Kind(kind_named(self.rules, event.claim))
        not_left = inference.from_play(self, event, kind)
        place = 1 << (FIRST_PLAY + len(self.pile))
        origin = origin_of(event.source, event.seat)
        held = self.sizes[origin]
        self.pile.append(SeenPlay(event.seat, event.claim, kind, event.count, event.source, held, place))
        self.sizes[place] = event.count
        self.sizes[origin] = held - event.count
        if event.cards is None:
            self.spread(origin, place)
        else:
            self.find(event.cards, place, origin)
        if not_left:
            self.exclude(origin, not_left)
        if origin != self._own:
            self.settle(origin)
        self.bound = self.opening is not None or self.offered is not None
        self.opening = self.offered = None
        self.drawn = 0

    def _challenged(self, event: Challenged) -> None:
        place = self.pile[-1].place
        self.find(event.cards, place, place)
        self.settle(place)
        self.drawn = 0

    def _took(self, event: Took) -> None:
        inference.from_taking(self, event)
        hand = 1 << event.seat
        if event.cards is not None:
            self.find(event.cards, hand, PILE)
        self._move_pile(hand)
        self.sizes[hand] += event.count

    def _cleared(self, event: Cleared) -> None:
        if event.cards is not None:
            self.find(event.cards, DISCARDS, PILE)
        self._move_pile(DISCARDS)
        self.sizes[DISCARDS] += event.count

    def _drew(self, event: Drew | Refilled) -> None:
        hand = 1 << event.seat
        self.drawn = self.possible_in(STOCK) if type(event) is Refilled and event.count == 1 else 0
        if event.cards is None:
            self.spread(STOCK, hand)
        else:
            seen = self.find(event.cards, hand, STOCK)
            self.drawn &= seen
        self.sizes[hand] += event.count
        self.sizes[STOCK] -= event.count
        self.settle(STOCK)

    def _misfit(self, event: Misfit) -> None:
        inference.from_misfit(self, event)
        hand, origin = 1 << event.seat, origin_of(event.source, event.seat)
        self.find((event.card,), hand, origin)
        self.sizes[hand] += 1
        self.sizes[origin] -= 1
        self.settle(origin)

    def _swapped(self, event: Swapped) -> None:
        hand = 1 << event.seat
        self.find((event.give,), UP, hand)
        self.find((event.take,), hand, UP)

    def _took_back(self, event: TookBack) -> None:
        """The last play, one card, goes back to the hand; the event of the new play follows."""
        hand, play = 1 << event.seat, self.pile.pop()
        self.move(play.place, hand)
        del self.sizes[play.place]
        self.sizes[hand] += event.count

    def _move_pile(self, target: Places) -> None:
        self.move(PILE, target)
        for play in self.pile:
            del self.sizes[play.place]
        self.pile = []


_CHANGES: dict[type[Event], Callable[[Knowledge, Any], None]] = {
    Dealt: Knowledge._dealt,
    Offered: Knowledge._offered,
    MustOpen: Knowledge._has_to_open,
    Turned: Knowledge._turned,
    Played: Knowledge._played,
    Challenged: Knowledge._challenged,
    Took: Knowledge._took,
    Cleared: Knowledge._cleared,
    Drew: Knowledge._drew,
    Refilled: Knowledge._drew,
    Misfit: Knowledge._misfit,
    Swapped: Knowledge._swapped,
    TookBack: Knowledge._took_back,
}
