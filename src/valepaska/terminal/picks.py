"""Which cards a player means: ``8 8``, ``88``, ``2x8``, ``8h 8s``, ``8hs``, ``Tb``, ``#1 #4``.

Ranks alone take the first such cards of the hand. A number sign counts cards from the left as
they are shown. Nothing here knows what a play will be claimed as, so a true and a false play
are typed alike.
"""

import re

from valepaska.cards import JOKER, RANK_LETTERS, SUIT_LETTERS, Card, Cards, Colour, Rank, Suit, parse_rank
from valepaska.terminal.unclear import Unclear, echoed

_SYMBOLS = str.maketrans("♣♦♥♠*\u00d7", "cdhsxx", "\ufe0e\ufe0f")
_RANK = f"10|[{RANK_LETTERS}]"
_TOKEN = re.compile(
    rf"""\#(?P<place>\d{{1,3}})
    |(?:(?P<count>[1-9]\d?)x)?(?P<rank>{_RANK})(?P<suits>[{SUIT_LETTERS}rb]*)
    |(?P<joker>x)""",
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)
MOST_OF_ONE_PICK = 20


def pick(text: str, cards: Cards) -> Cards:
    """The cards that a text means among those that may be laid.

    Raises Unclear when the text cannot be read or means cards that are not there.
    """
    left = list(cards)
    chosen: list[Card] = []
    loose: list[tuple[Rank, Colour | None]] = []
    for token in _tokens(text):
        if token["place"]:
            exact = [_at(int(token["place"]), cards)]
        elif token["joker"]:
            exact = [JOKER]
        else:
            exact = []
            rank = parse_rank(token["rank"].upper())
            times = int(token["count"] or 1)
            for letter in token["suits"].lower() or " ":
                if letter in SUIT_LETTERS:
                    exact += [Card(rank, Suit(SUIT_LETTERS.index(letter)))] * times
                else:
                    loose += [(rank, Colour(letter) if letter.strip() else None)] * times
        for card in exact:
            if card not in left:
                raise Unclear("term-not-in-hand", card=card)
            left.remove(card)
            chosen.append(card)
    for rank, colour in sorted(loose, key=lambda wish: wish[1] is None):
        found = _first(left, rank, colour)
        if found is None:
            raise Unclear("term-not-that-many", rank=rank)
        left.remove(found)
        chosen.append(found)
    return tuple(chosen)


def _tokens(text: str) -> list[re.Match[str]]:
    plain = text.translate(_SYMBOLS)
    found = []
    place = 0
    while place < len(plain):
        if plain[place] in " ,;+\t":
            place += 1
            continue
        token = _TOKEN.match(plain, place)
        if token is None or int(token["count"] or 1) > MOST_OF_ONE_PICK:
            raise Unclear("term-unclear", text=echoed(text))
        found.append(token)
        place = token.end()
    return found


def _at(place: int, cards: Cards) -> Card:
    if not 1 <= place <= len(cards):
        raise Unclear("term-no-such-place", place=place, count=len(cards))
    return cards[place - 1]


def _first(cards: list[Card], rank: Rank, colour: Colour | None) -> Card | None:
    for card in cards:
        if card.rank == rank and colour in (None, card.colour):
            return card
    return None
