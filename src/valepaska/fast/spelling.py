"""Actions spelled in two stages: first what is said, then which cards, one by one.

Nothing is left out: every action of the rules is a row of codes, and is read back to an equal action.
A play is its claim, its cards in ladder order, and an end; a swap is the card given and the card
taken; everything else is one code. Where the number announced may be a lie, it belongs to the
claim. Needs NumPy.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from valepaska.errors import ValepaskaError, lacking, quoted

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise lacking("fast", error) from None

from valepaska.cards import Card, Cards, faces
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
from valepaska.engine.legal import Legal, legal
from valepaska.engine.texts import claims_by_kind
from valepaska.engine.view import View
from valepaska.fast.naming import SIMPLE_NAMES
from valepaska.rules.ladder import kind_of_card
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits, tables

SIMPLE: tuple[Action, ...] = (Pass(), Challenge(), Draw(), PickUp())
Said = Action | str
END, SWAP, PLAY = "end", "swap", "play"


class Spelling:
    """The two-stage code of these rules. `names` says what each code is."""

    def __init__(self, rules: Rules | str) -> None:
        self.rules = Rules.of(rules)
        self._claims: list[Claim | None] = list(_announcements(self.rules))
        slots = c.SLOTS if self.rules.deal.table_down else 0
        self._first: list[Said | tuple[str, Claim | None]] = [
            *SIMPLE,
            *(PlayFromStock(claim) for claim in self._claims if _may_be_one(self.rules, claim)),
            *(PlayDown(slot + 1) for slot in range(slots)),
            *((PLAY, claim) for claim in self._claims),
            SWAP,
        ]
        self._cards: Cards = tuple(dict.fromkeys(faces(deck_bits(self.rules))))
        self._place = {card: len(self._first) + at for at, card in enumerate(self._cards)}
        self._end = len(self._first) + len(self._cards)
        self.names: tuple[str, ...] = (*map(_name, self._first), *map(str, self._cards), END)

    def encode(self, action: Action) -> list[int]:
        """The codes of an action, legal or not. Raises ValepaskaError for what these rules have no codes for."""
        try:
            if isinstance(action, Play):
                cards = sorted(self._place[card] for card in action.cards)
                return [self._first.index((PLAY, self._said(action))), *cards, self._end]
            if isinstance(action, Swap):
                return [self._first.index(SWAP), self._place[action.give], self._place[action.take]]
            if isinstance(action, PlayFromStock) and action.claim is not None:
                action = PlayFromStock(self._said(action))
            return [self._first.index(action)]
        except (KeyError, ValueError):
            raise ValepaskaError(f"{self.rules.spec} has no codes for {quoted(action)}") from None

    def decode(self, codes: Sequence[int]) -> Action:
        """The action that a whole row of codes spells. Raises ValepaskaError for one that spells none."""
        if not codes or not all(0 <= code < len(self.names) for code in codes):
            raise ValepaskaError(f"{list(codes)} spells no action: codes are 0 to {len(self.names) - 1}")
        said, rest = self._first_of(codes[0]), [self._card(code) for code in codes[1:]]
        if isinstance(said, tuple) and len(rest) > 1 and rest[-1] is None and None not in rest[:-1]:
            return Play(tuple(card for card in rest if card is not None), said[1])
        if said == SWAP and len(rest) == 2 and rest[0] is not None and rest[1] is not None:
            return Swap(rest[0], rest[1])
        if isinstance(said, (str, tuple)) or said is None or rest:
            raise ValepaskaError(f"{' '.join(self.names[code] for code in codes)} spells no action")
        return said

    def legal(self, view: View, begun: Sequence[int] = ()) -> "np.ndarray[Any, np.dtype[np.bool_]]":
        """Which codes may come next, so that a legal action of the seat can be spelled to its end.

        `begun` are the codes given so far, each of them legal when it was given.
        """
        marks = np.zeros(len(self.names), dtype=np.bool_)
        allowed = legal(view)
        if not begun:
            for code, said in enumerate(self._first):
                marks[code] = self._may_begin(view, allowed, said)
            return marks
        opened, given = self._first_of(begun[0]), [self._card(code) for code in begun[1:]]
        cards = [card for card in given if card is not None]
        if opened == SWAP:
            marks[[self._place[card] for card in self._swaps(view, allowed, cards)]] = True
        elif isinstance(opened, tuple) and None not in given:
            for card in self._plays(view, allowed, opened[1], cards):
                marks[self._place[card]] = True
            marks[self._end] = bool(cards) and Play(tuple(cards), opened[1]) in allowed
        return marks

    def _said(self, action: Play | PlayFromStock) -> Claim | None:
        claim = action.claim
        if claim is None or self.rules.challenge.claimed_count != "may_lie" or claim.count is not None:
            return claim
        return claim._replace(count=len(action.cards) if isinstance(action, Play) else 1)

    def _first_of(self, code: int) -> Said | tuple[str, Claim | None] | None:
        return self._first[code] if code < len(self._first) else None

    def _card(self, code: int) -> Card | None:
        """The card of a code; None for the end, and for what can only stand first."""
        return self._cards[code - len(self._first)] if len(self._first) <= code < self._end else None

    def _may_begin(self, view: View, allowed: Legal, said: Said | tuple[str, Claim | None]) -> bool:
        if isinstance(said, tuple):
            return next(self._plays(view, allowed, said[1], []), None) is not None
        if said == SWAP:
            return next(self._swaps(view, allowed, []), None) is not None
        return said in allowed

    def _plays(self, view: View, allowed: Legal, claim: Claim | None, begun: list[Card]) -> Iterator[Card]:
        """The cards that may follow those of a play, in ladder order."""
        if view.seat is None:
            return
        own = Counter(view.hand or view.up[view.seat])
        own.subtract(begun)
        least = max((self._place[card] for card in begun), default=0)
        left = [card for card in self._cards if own[card] > 0 and self._place[card] >= least]
        for at, card in enumerate(left):
            behind = [other for other in left[at:] for _ in range(own[other])]
            if not self.rules.challenge.face_down:
                behind = [other for other in behind if self._kind(other) == self._kind(card)]
            totals = range(1, len(behind) + 1)
            if any(Play((*begun, *behind[:more]), claim) in allowed for more in totals):
                yield card

    def _swaps(self, view: View, allowed: Legal, begun: list[Card]) -> Iterator[Card]:
        """The cards that may be given, or taken for the one given."""
        if view.seat is None or len(begun) > 1:
            return
        laid = view.claims[-1].cards if view.claims else None
        takes = dict.fromkeys([*view.up[view.seat], *(laid or ())])
        if begun:
            yield from (take for take in takes if Swap(begun[0], take) in allowed)
        else:
            gives = dict.fromkeys(view.hand)
            yield from (give for give in gives if any(Swap(give, take) in allowed for take in takes))

    def _kind(self, card: Card) -> int | None:
        return kind_of_card(self.rules, card)


def _announcements(rules: Rules) -> Iterator[Claim | None]:
    """Everything that can be said over cards: None where one says nothing."""
    if not rules.challenge.face_down:
        yield None
        return
    for claim in filter(None, claims_by_kind(rules)):
        if rules.challenge.claimed_count != "may_lie":
            yield claim
            continue
        yield from (claim._replace(count=count) for count in range(1, deck_bits(rules).bit_count() + 1))


def _may_be_one(rules: Rules, claim: Claim | None) -> bool:
    """Whether a claim can be made over one card."""
    if claim is None or claim.count is None:
        return True
    return claim.count <= max(cards.bit_count() for cards in tables(rules).kind_cards)


def _name(said: Said | tuple[str, Claim | None]) -> str:
    if isinstance(said, tuple):
        return PLAY if said[1] is None else f"{PLAY} as {said[1]}"
    return said if isinstance(said, str) else str(said)


assert tuple(map(str, SIMPLE)) == SIMPLE_NAMES
