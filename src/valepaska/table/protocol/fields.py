"""What messages are made of: the base of all, and the texts and numbers in them with their bounds."""

from typing import Annotated

import msgspec
from msgspec import Meta

from valepaska.table.fair import CONTRIBUTION

PROTOCOL = 2
"""The number of this protocol; a page that speaks another one has to load itself again."""

_WORD = r"^[A-Za-z0-9_-]+$(?!\n)"
"""`$` alone would let a line end follow."""
ClientId = Annotated[str, Meta(pattern=_WORD, min_length=1, max_length=40)]
"""Chosen by the page, new for every command; a command sent again keeps its id."""
Token = Annotated[str, Meta(pattern=_WORD, min_length=22, max_length=22)]
"""128 random bits in base64url. Who holds it sits in the seat."""
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Commitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)", min_length=64, max_length=64)]
Contribution = Annotated[str, Meta(pattern=CONTRIBUTION, min_length=32, max_length=32)]
"""128 random bits in hexadecimal, drawn by the page, new for every commitment."""
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Language = Annotated[str, Meta(pattern=r"^[a-z]+$(?!\n)", min_length=2, max_length=3)]
"""A language code; refusals are told in English where the server does not speak it."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all messages."""
