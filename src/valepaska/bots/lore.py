"""What follows from the rules alone, in the form in which bots ask for it."""

from functools import lru_cache

from valepaska.cards import FACE_OF_BIT, Card, CardSet, Colour, Rank
from valepaska.engine.actions import Claim
from valepaska.engine.events import Seat
from valepaska.engine.view import View
from valepaska.rules.ladder import Effect, Kind, Situation, kind_of, kind_of_card, kinds
from valepaska.rules.model import Rules
from valepaska.rules.tables import KINDS, ONE_CARD, ONE_OR_FOUR, deck_bits, row_number, tables

NEVER = 1000
_EFFECTS = tuple(Effect)
_WORTH = {Kind.TEN: 20, Kind.ACE: 19, Kind.TWO: 21}
_SUITS = 4
_JOKER_PLACE = _SUITS * len(Rank)


class Lore:
    """The rules of one game, digested once and shared by all bots that play it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tables = tables(rules)
        self.deck: CardSet = deck_bits(rules)
        self.columns = kinds(rules)
        self.open = not rules.challenge.face_down
        self.counted = rules.challenge.claimed_count == "may_lie"
        self.cards_of = [cards & self.deck for cards in self.tables.kind_cards]
        self.copies = [cards.bit_count() for cards in self.cards_of]
        rows = range(len(self.tables.effect) // KINDS)
        self.clears = [any(self.tables.effect[row * KINDS + kind] == Effect.CLEAR for row in rows) for kind in Kind]
        self._kind_of_place = [kind_of_card(rules, FACE_OF_BIT[bit]) for bit in range(_JOKER_PLACE + 1)]
        self._kind_of_claim = {
            (rank, colour): kind_of(rules, rank, colour) for rank in Rank for colour in (None, *Colour)
        }

    def kind(self, card: Card) -> Kind | None:
        """The column of a card; None for a joker without rank."""
        rank, suit = card
        return self._kind_of_place[_JOKER_PLACE if rank is None or suit is None else _SUITS * rank + suit]

    def claimed(self, claim: Claim) -> Kind:
        """The column of a claim."""
        return self._kind_of_claim[claim.rank, claim.colour]

    def by_kind(self, cards: tuple[Card, ...]) -> dict[Kind | None, list[Card]]:
        """Cards sorted into columns; jokers without rank under None."""
        found: dict[Kind | None, list[Card]] = {}
        for card in cards:
            found.setdefault(self.kind(card), []).append(card)
        return found

    def most(self, kind: Kind, available: int) -> int:
        """The largest number of cards of a kind, up to `available`, that one play may hold (`set_size`)."""
        limit = self.tables.size_limit[kind]
        if limit == ONE_CARD or (limit == ONE_OR_FOUR and available < 4):
            return min(available, 1)
        return available

    def effect(self, view: View, kind: Kind, count: int) -> Effect:
        """What a legal claim of so many cards of a kind does to the pile."""
        if count >= self.to_four(view, kind):
            return Effect.CLEAR
        top = None if view.top is None else self.claimed(view.top)
        row = row_number(top, Situation(view.stock == 0, view.discards > 0))
        return _EFFECTS[self.tables.effect[row * KINDS + kind]]

    def to_four(self, view: View, kind: Kind) -> int:
        """How many more of a kind make four alike on top of the pile, and so clear it; many where none do."""
        if not self.tables.four_clears[kind]:
            return NEVER
        plays = self.rules.effects.four_unit == "plays"
        total = 0
        for entry in reversed(view.claims):
            if self.claimed(entry.claim) is not kind:
                break
            total += 1 if plays else entry.claim.count or entry.count
        missing = max(1, 4 - total)
        return NEVER if plays and missing > 1 else missing

    def goes_out(self, view: View, seat: Seat) -> bool:
        """Whether a seat will have gone out when the open window closes."""
        if view.hand_sizes[seat]:
            return False
        choice = self.rules.out.out_when
        return choice == "hand_empty" or not (view.stock or view.up[seat] or view.down[seat])


@lru_cache(maxsize=64)
def lore(rules: Rules) -> Lore:
    """The digest of these rules."""
    return Lore(rules)


def worth_keeping(kind: Kind | None) -> int:
    """How much one would rather keep a card of this kind than lay it: low cards go first, twos last."""
    if kind is None:
        return -1
    return _WORTH.get(kind, int(kind))
