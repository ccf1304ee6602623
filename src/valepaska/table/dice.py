"""Chance from a key, without a generator that would have a state to lose.

Every draw is named: the same key and name give the same number, on every machine and after
every restart. What one draw gives says nothing about another, nor about the key (HMAC-SHA-256).
"""

import hmac
from hashlib import sha256

from valepaska.cards import Cards, faces
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits

Label = str | int


class Dice:
    """Named draws from one key."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def key(self, *label: Label) -> bytes:
        """Another key of 32 bytes."""
        name = "\x1f".join(map(str, label))
        return hmac.digest(self._key, name.encode(), sha256)

    def seed(self, *label: Label) -> int:
        """A number of 64 bits."""
        return int.from_bytes(self.key(*label)[:8], "big")

    def below(self, limit: int, *label: Label) -> int:
        """A number from 0 to ``limit - 1``, each equally likely: draws beyond a whole multiple are rejected."""
        bound = (1 << 64) - (1 << 64) % limit
        attempt = 0
        while (number := self.seed(*label, attempt)) >= bound:
            attempt += 1
        return number % limit


def shuffled(rules: Rules, key: bytes) -> Cards:
    """The deck of these rules in the order that a key gives it (Fisher and Yates).

    Tables dealt so before there were fair deals (`fair.py`), and their logs have to give the same cards for ever.
    """
    deck = list(faces(deck_bits(rules)))
    dice = Dice(key)
    for last in range(len(deck) - 1, 0, -1):
        other = dice.below(last + 1, "card", last)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)
