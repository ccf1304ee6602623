"""Ranks, suits, cards and sets of cards, with the texts they are written as.

A card is a face: two copies of a face (two packs, jokers) are interchangeable. Inside the
engine each physical card is one bit of an integer, a `CardSet`:

=========  ==================================================
bits       cards
=========  ==================================================
0 .. 51    first pack, ``4 * rank + suit``
52 .. 57   jokers
58 .. 109  second pack
=========  ==================================================
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum, StrEnum
from typing import NamedTuple

from valepaska.errors import NotationError, quoted

CardSet = int
"""A set of physical cards, one bit each."""


class Rank(IntEnum):
    """The thirteen ranks in ladder order, lowest first (PV: 2 is above the ace)."""

    THREE = 0
    FOUR = 1
    FIVE = 2
    SIX = 3
    SEVEN = 4
    EIGHT = 5
    NINE = 6
    TEN = 7
    JACK = 8
    QUEEN = 9
    KING = 10
    ACE = 11
    TWO = 12

    def __str__(self) -> str:
        return RANK_LETTERS[self]


class Suit(IntEnum):
    """The four suits, in the order of their letters."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    def __str__(self) -> str:
        return SUIT_LETTERS[self]


class Colour(StrEnum):
    """The colour that a claim names where the rules tell red from black."""

    RED = "r"
    BLACK = "b"


RANK_LETTERS = "3456789TJQKA2"
SUIT_LETTERS = "cdhs"
JOKER_LETTER = "X"


class Card(NamedTuple):
    """The face of a card; both fields are None for a joker."""

    rank: Rank | None
    suit: Suit | None

    def __str__(self) -> str:
        if self.rank is None or self.suit is None:
            return JOKER_LETTER
        return f"{self.rank}{self.suit}"

    @property
    def colour(self) -> Colour | None:
        """Red for diamonds and hearts, black for clubs and spades, None for a joker."""
        if self.suit is None:
            return None
        return Colour.RED if self.suit in (Suit.DIAMONDS, Suit.HEARTS) else Colour.BLACK


Cards = tuple[Card, ...]
"""Faces in ladder order, jokers last: equal as multisets means equal as tuples."""

JOKER = Card(None, None)
FIRST_JOKER = 52
MAX_JOKERS = 6
SECOND_PACK = 58
ALL_BITS = 110

_PACK = tuple(Card(rank, suit) for rank in Rank for suit in Suit)
FACE_OF_BIT: tuple[Card, ...] = _PACK + (JOKER,) * MAX_JOKERS + _PACK
"""The face of each physical card."""

_ORDER = {face: place for place, face in enumerate((*_PACK, JOKER))}
_BITS_OF_FACE: dict[Card, CardSet] = {
    face: sum(1 << bit for bit, other in enumerate(FACE_OF_BIT) if other == face) for face in _ORDER
}
_FACE_OF_TEXT = {str(face): face for face in _ORDER}


def sort_cards(cards: Iterable[Card]) -> Cards:
    """The same faces in ladder order, jokers last. Raises TypeError for what is no card."""
    faces = tuple(cards)
    try:
        return tuple(sorted(faces, key=_ORDER.__getitem__))
    except (KeyError, TypeError):
        raise _no_card(faces) from None


def bits(cards: CardSet) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def faces(cards: CardSet) -> Cards:
    """The faces in a set of physical cards, in ladder order."""
    found = [FACE_OF_BIT[bit] for bit in bits(cards)]
    if cards >> FIRST_JOKER:
        return sort_cards(found)
    return tuple(found)


def take_bits(cards: Iterable[Card], within: CardSet) -> CardSet | None:
    """The physical cards that these faces mean within a set, lowest copies first.

    None when the set does not hold them all. Raises TypeError for what is no card.
    """
    taken = 0
    for face in cards:
        try:
            copies = _BITS_OF_FACE[face] & within & ~taken
        except (KeyError, TypeError):
            raise _no_card((face,)) from None
        if not copies:
            return None
        taken |= copies & -copies
    return taken


def _no_card(found: Iterable[object]) -> TypeError:
    """The error about the first of these that is no card."""
    wrong = next(each for each in found if not isinstance(each, Card) or (each not in _PACK and each != JOKER))
    shown = f"Card({wrong.rank!r}, {wrong.suit!r})" if isinstance(wrong, Card) else quoted(wrong)
    return TypeError(f"{shown} is not a card: make one with Card(Rank, Suit), JOKER or parse_card")


def parse_card(text: str) -> Card:
    """Read one card: ``7h``, ``Td`` (``10d`` too), ``X`` for a joker.

    Raises NotationError for anything else.
    """
    wanted = text.strip()
    key = wanted[:-1].upper().replace("10", "T") + wanted[-1:].lower() if len(wanted) > 1 else wanted.upper()
    face = _FACE_OF_TEXT.get(key)
    if face is None:
        raise NotationError(f"{quoted(text)} is not a card: write a rank of {RANK_LETTERS} and a suit of cdhs, or X")
    return face


def parse_cards(text: str) -> Cards:
    """Read cards separated by spaces, kept in the order written."""
    return tuple(parse_card(word) for word in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    """Cards separated by spaces, in the order given."""
    return " ".join(map(str, cards))


def parse_rank(text: str) -> Rank:
    """Read a rank: ``3`` to ``9``, ``T`` (``10`` too), ``J Q K A 2``. Raises NotationError."""
    place = RANK_LETTERS.find("T" if text == "10" else text.upper())
    if len(text) not in (1, 2) or (len(text) == 2 and text != "10") or place < 0:
        raise NotationError(f"{quoted(text)} is not a rank: use one of {' '.join(RANK_LETTERS)}")
    return Rank(place)
