"""What a seat can do, as values with a text that is read back to an equal value.

Reading texts needs the rules in force (does a claim name a colour?) and lives in
`valepaska.records.notation`; printing needs nothing and is `str(action)`.
"""

from typing import NamedTuple

import msgspec

from valepaska.cards import RANK_LETTERS, Card, Cards, Colour, Rank, format_cards, sort_cards


class Claim(NamedTuple):
    """What a player says a play is.

    `colour` is named exactly where the rules split the rank by colour, `count` only where the
    announced number may be a lie (`claimed_count=may_lie`).
    """

    rank: Rank
    colour: Colour | None = None
    count: int | None = None  # type: ignore[assignment]  # shadows tuple.count, which nobody needs here

    def __str__(self) -> str:
        number = "" if self.count is None else f"{self.count}x"
        return f"{number}{RANK_LETTERS[self.rank]}{self.colour or ''}"


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Lay cards from the hand, or face-up cards once the hand is empty. No claim in open games."""

    cards: Cards
    claim: Claim | None = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "cards", sort_cards(self.cards))

    def __str__(self) -> str:
        return f"play {format_cards(self.cards)}" + (f" as {self.claim}" if self.claim else "")


class PlayFromStock(msgspec.Struct, frozen=True, tag="stock"):
    """Lay the top card of the stock without having seen it."""

    claim: Claim | None = None

    def __str__(self) -> str:
        return "stock" + (f" as {self.claim}" if self.claim else "")


class PlayDown(msgspec.Struct, frozen=True, tag="down"):
    """Turn the face-down table card in a slot; slots count from 1 among those still lying there."""

    slot: int

    def __str__(self) -> str:
        return f"down {self.slot}"


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Take the top card of the stock into the hand."""

    def __str__(self) -> str:
        return "draw"


class PickUp(msgspec.Struct, frozen=True, tag="pickup"):
    """Take the whole pile into the hand."""

    def __str__(self) -> str:
        return "pickup"


class Challenge(msgspec.Struct, frozen=True, tag="challenge"):
    """Doubt the play whose window is open: its cards are turned."""

    def __str__(self) -> str:
        return "challenge"


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Say no: to a challenge, to the rank on offer, to a swap; or be ready to start."""

    def __str__(self) -> str:
        return "pass"


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Exchange a card: `give` leaves the hand, `take` comes to it."""

    give: Card
    take: Card

    def __str__(self) -> str:
        return f"swap {self.give} for {self.take}"


Action = Play | PlayFromStock | PlayDown | Draw | PickUp | Challenge | Pass | Swap
