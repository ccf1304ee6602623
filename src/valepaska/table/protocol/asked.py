"""What a page asks of a table: the first message on a socket, and the commands."""

from typing import Annotated

from msgspec import Meta

from valepaska.table.listed import Listed
from valepaska.table.pace import BotSpeed, Pace
from valepaska.table.protocol.fields import (
    PROTOCOL,
    ClientId,
    Commitment,
    Contribution,
    Language,
    Message,
    Number,
    SeatNumber,
    Token,
)

LONGEST_MESSAGE = 4096
"""Bytes of a message from a page; the server closes a socket that sends more."""
PHRASES = 8
"""How many fixed phrases there are to react with; each language has its own words for them."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message on a socket. Without a token one watches.

    `seen` is the last version that the page has, so that it gets what it missed. A seat is open in
    one window, the newest: `window` is a name that the page draws for itself, and `again` says
    that it comes back of itself, which takes the seat from no other window. `outside`: who was sent away
    does not watch, and waits to hear of being let back.
    """

    token: Token | None = None
    seen: Number | None = None
    window: ClientId | None = None
    again: bool = False
    outside: bool = False
    lang: Language = "fi"
    protocol: Number = PROTOCOL


class _Command(Message, frozen=True):
    """The base of what a page asks for: answered once, by `accepted` or `refused` with its id."""

    id: ClientId


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat; without a number the first free one. During a deal: from the next deal on.

    A page may bring a token that it has drawn itself; then a `sit` that is sent again, because
    the answer was lost, finds its own seat.
    """

    name: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None
    token: Token | None = None


class SitProgram(_Command, frozen=True, tag="sit_program"):
    """Take a seat as a program, by the token of its `account` and in its name; once at a table.

    `seat` and `token` are as for `sit`: the seat has a token of its own, and who comes back says that.
    """

    account: Token
    seat: SeatNumber | None = None
    token: Token | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Leave the seat. During a deal a bot plays it to the end, and the token can take it back."""


class Back(_Command, frozen=True, tag="back"):
    """Take one's seat back from the bot that sits in."""


class OfferMove(_Command, frozen=True, tag="offer_move"):
    """Let one's seat move to another device, once and soon: to whoever brings this ticket, which the page has drawn."""

    ticket: Token


class MoveHere(_Command, frozen=True, tag="move_here"):
    """Take the seat of a ticket. `token`, which the page has drawn, is that of the seat from now on."""

    ticket: Token
    token: Token


class AddBot(_Command, frozen=True, tag="add_bot"):
    """Host: put a bot in a free seat, or in place of a bot, by its name or the id of a character.

    Without a name the next of those comes who sit down when nobody chooses.
    """

    seat: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class RemoveBot(_Command, frozen=True, tag="remove_bot"):
    """Host: free the seat of a bot, between deals."""

    seat: SeatNumber


class Start(_Command, frozen=True, tag="start"):
    """Host: deal. Bots fill the free seats."""


class Contribute(_Command, frozen=True, tag="contribute"):
    """Add to the chance of the deal that the server has committed itself to; the first that comes counts."""

    commitment: Commitment
    contribution: Contribution


class Act(_Command, frozen=True, tag="act"):
    """Act in the deal. `decision` is the number of the decision that the page showed."""

    decision: Number
    action: Annotated[str, Meta(min_length=1, max_length=400)]


class PassUntil(_Command, frozen=True, tag="pass_until"):
    """Opening: pass on every rank from the one on offer up to this one."""

    decision: Number
    rank: Annotated[str, Meta(min_length=1, max_length=3)]


class Wait(_Command, frozen=True, tag="wait"):
    """Make the open window longer by its length; each seat once a deal."""

    decision: Number


class Rematch(_Command, frozen=True, tag="rematch"):
    """Be ready for the next deal; `decision` is the number that the finished deal ended with."""

    decision: Number


class Kick(_Command, frozen=True, tag="kick"):
    """Host: send somebody else away, who may watch, but cannot sit down here again. During a deal a bot plays on."""

    seat: SeatNumber


class LetBack(_Command, frozen=True, tag="let_back"):
    """Host: let somebody sit down here again who was sent away; `number` is as in `Mine.sent_away`.

    In the deal from which they were sent away they have their seat again, unless somebody else has it.
    """

    number: Number


class OpenSeat(_Command, frozen=True, tag="open_seat"):
    """Host: let whoever sits down next take over this seat, cards and all (its person is away)."""

    seat: SeatNumber


class MakeHost(_Command, frozen=True, tag="make_host"):
    """Host: let somebody else be the host."""

    seat: SeatNumber


class SetPace(_Command, frozen=True, tag="set_pace"):
    """Host: change the pace; it holds at once, and the clock of an open decision begins anew."""

    pace: Pace


class SetBotSpeed(_Command, frozen=True, tag="set_bot_speed"):
    """Host: change how long bots wait."""

    speed: BotSpeed


class SetListed(_Command, frozen=True, tag="set_listed"):
    """Host: put the table in the public list, or take it out; also during a deal."""

    listed: Listed


class Arrange(_Command, frozen=True, tag="arrange"):
    """Host, between deals and before the first: change the table; what is left out stays as it is."""

    rules: Annotated[str, Meta(min_length=1, max_length=2000)] | None = None
    seats: Annotated[int, Meta(ge=2, le=10)] | None = None
    pace: Pace | None = None
    lots: bool | None = None


class FinishFast(_Command, frozen=True, tag="finish_fast"):
    """Let the bots finish the deal without waiting: no person plays in it any more."""


class Mute(_Command, frozen=True, tag="mute"):
    """Stop, or go on, hearing what somebody says."""

    seat: SeatNumber
    on: bool = True


class React(_Command, frozen=True, tag="react"):
    """Say one of the fixed phrases."""

    phrase: Annotated[int, Meta(ge=0, lt=PHRASES)]


Command = (
    Sit
    | SitProgram
    | Stand
    | Back
    | OfferMove
    | MoveHere
    | AddBot
    | RemoveBot
    | Start
    | Contribute
    | Act
    | PassUntil
    | Wait
    | Rematch
    | Kick
    | LetBack
    | OpenSeat
    | MakeHost
    | SetPace
    | SetBotSpeed
    | SetListed
    | Arrange
    | FinishFast
    | Mute
    | React
)
FromPage = Hello | Command
Seating = Sit | SitProgram | MoveHere
"""The commands that make a person of who watches."""
