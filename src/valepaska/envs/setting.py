"""What a game of OpenSpiel is played with: rules, seats, a deck that may be short, and what may be claimed.

It needs nothing of OpenSpiel.
"""

from functools import lru_cache

import numpy as np

from valepaska.cards import Cards, faces, parse_cards
from valepaska.engine.state import check_seats, deck_order
from valepaska.engine.view import View
from valepaska.errors import ValepaskaError, quoted
from valepaska.fast.encode import Encoding
from valepaska.fast.whole_deals import TURN_LIMIT
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits

CLAIMS = ("any", "deck")
"""Which ranks may be claimed: all that the rules have, or those of the cards in play."""


class Setting:
    """What a game of OpenSpiel is played with.

    Raises RulesError and NotationError for what cannot be: also a deck with cards that the rules have
    not, or not so often, and one that does not reach for all hands. Raises ValepaskaError for claims that are not
    a word of `CLAIMS`.
    """

    def __init__(self, players: int, rules: str, deck: str, claims: str) -> None:
        asked = Rules.parse(rules.replace(":", "="))
        self.seats = players
        self.rules = asked.limited(TURN_LIMIT)
        self.deck: Cards = parse_cards(deck) or faces(deck_bits(asked))
        self.whole_deck = not deck
        check_seats(asked, players, len(self.deck))
        deck_order(asked, self.deck, whole_deck=self.whole_deck)
        self.encoding = Encoding(self.rules, players)
        self.distinct: Cards = tuple(dict.fromkeys(self.deck))
        if claims not in CLAIMS:
            raise ValepaskaError(f"claims cannot be {quoted(claims)}: choose {' or '.join(CLAIMS)}")
        named = {str(card)[0] for card in self.distinct}
        self._possible = np.array(
            [claims == "any" or claimed_rank(action) in (None, *named) for action in self.encoding.actions]
        )

    def legal(self, view: View) -> list[int]:
        """The codes that the seat of a view may choose from."""
        legal = self.encoding.legal(view)
        possible = legal & self._possible
        codes: list[int] = np.flatnonzero(possible if possible.any() else legal).tolist()
        return codes


def claimed_rank(action: str) -> str | None:
    """The letter of the rank that an action claims, by the name of its code; None where it claims nothing."""
    _, claims, rank = action.partition(" as ")
    return rank[0] if claims else None


@lru_cache(maxsize=64)
def setting_of(players: int, rules: str, deck: str, claims: str) -> Setting:
    """The setting of these parameters: states keep it, since OpenSpiel does not keep the game as Python made it."""
    return Setting(players, rules, deck, claims)
