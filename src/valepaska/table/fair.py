"""The fair deal: a deck that neither the server nor any player could choose alone.

The server draws a secret and tells its SHA-256, the commitment, before the deal. Every page adds a
random contribution. The order of the deck, and every lot about who deals or starts, follows from
the secret and all contributions by HMAC-SHA-256; when the deal is over the secret is told, so that
anybody can work it out again. `docs/fair-deal.md` has the format and what it does not prove.
"""

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Literal, NamedTuple, TypeVar

from valepaska.cards import Cards, faces
from valepaska.engine.events import Seat
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits

METHOD = "valepaska-fair-1"
"""The name of the format, in records and in every message that is hashed."""
NONE = "none"
"""Stands for the contribution of a seat that gave none."""
CONTRIBUTION = r"^[0-9a-f]{32}$(?!\n)"
"""128 random bits in hexadecimal. `$` alone would let a line end follow."""
WAIT = 1_000
"""Milliseconds for which a deal that was called waits for contributions that have not come."""
NUMBERS = 1 << 16
"""A drawn number is below this; two bytes of a block make one."""

Lot = Literal["dealer", "starter"]
Item = TypeVar("Item")


class Fair(NamedTuple):
    """The secret of a deal, 32 bytes, and the contribution of each seat, None where it gave none."""

    secret: bytes
    contributions: tuple[str | None, ...]

    @property
    def commitment(self) -> str:
        """What is told of the secret before the deal."""
        return commitment(self.secret)

    def deck(self, rules: Rules) -> Cards:
        """The deck of these rules in the order of dealing."""
        return tuple(self.shuffled(faces(deck_bits(rules))))

    def shuffled(self, pack: Sequence[Item]) -> list[Item]:
        """A pack in the order that follows (Fisher and Yates, from the last place to the second)."""
        deck, numbers = list(pack), self._numbers("deck")
        for last in range(len(deck) - 1, 0, -1):
            other = below(last + 1, numbers)
            deck[last], deck[other] = deck[other], deck[last]
        return deck

    def drawn(self, lot: Lot) -> Seat:
        """The seat on which a lot falls."""
        return below(len(self.contributions), self._numbers(lot))

    def _numbers(self, purpose: str) -> Iterator[int]:
        for count in range(NUMBERS):
            block = self.block(purpose, count)
            yield from (int.from_bytes(block[at : at + 2], "big") for at in range(0, len(block), 2))

    def block(self, purpose: str, count: int) -> bytes:
        """32 bytes of chance for a purpose; its blocks count from 0."""
        lines = (METHOD, *(given or NONE for given in self.contributions), purpose, str(count))
        return hmac.digest(self.secret, "\n".join(lines).encode(), sha256)


class Deal(NamedTuple):
    """A fair deal that is played: what its deck comes from, and which lots were drawn for it."""

    fair: Fair
    lots: tuple[Lot, ...]

    def proof(self) -> dict[str, Any]:
        """What a record says of it; only for a deal that is over, for it opens the secret."""
        given = [each or NONE for each in self.fair.contributions]
        proof: dict[str, Any] = {
            "method": METHOD,
            "commitment": self.fair.commitment,
            "secret": self.fair.secret.hex(),
            "contributions": given,
        }
        return proof | ({"lots": list(self.lots)} if self.lots else {})


def commitment(secret: bytes) -> str:
    """The SHA-256 of a secret, in hexadecimal."""
    return sha256(secret).hexdigest()


def below(limit: int, numbers: Iterator[int]) -> int:
    """A number from 0 to ``limit - 1``, each equally likely: numbers beyond a whole multiple are passed over."""
    bound = NUMBERS - NUMBERS % limit
    return next(number for number in numbers if number < bound) % limit
