"""The parts of what a page is shown: the table, the deal as its seat sees it, what it may do, the clock."""

from typing import Literal

import msgspec

from valepaska.bots.why import Why
from valepaska.engine.events import Phase, Seat, Source
from valepaska.engine.view import PlayEffect
from valepaska.errors import Reason
from valepaska.table.fair import Lot
from valepaska.table.happened import CardText, CardTexts, ClaimText, OutcomeText
from valepaska.table.listed import Listed
from valepaska.table.pace import BotSpeed, Pace, Times

Verb = Literal["challenge", "pass", "play", "stock", "down", "draw", "pickup", "swap"]
SeatKind = Literal["free", "person", "bot"]
StandIn = Literal["away", "clock", "left"]
Stage = Literal["waiting", "playing", "between"]


class Difference(msgspec.Struct, frozen=True):
    """An option of the rules that is not as in the preset: its value, and the usual one, as specs write them."""

    option: str
    value: str
    usual: str


class SeatFacts(msgspec.Struct, frozen=True):
    """Who sits in a seat and how they stand.

    `stand_in`: a bot plays for the person, and why. `present`: its page is connected. `open`:
    whoever sits down next takes it over. `marked`: lost the last deal. `ready`: wants the next.
    `program`: whoever holds it, as a person does, is a program with an account.
    """

    kind: SeatKind
    name: str
    bot: str | None
    stand_in: StandIn | None
    present: bool
    open: bool
    ready: bool
    losses: int
    points: int
    marked: bool
    program: bool


class Facts(msgspec.Struct, frozen=True):
    """The table, the same for everybody. `deals` counts the finished ones; `joining` sit from the next deal on.

    `lots`: challenges that come in one moment are collected, and one of them is drawn. `listed`: whether the
    table stands in the public list. `commitment`: the SHA-256 of the secret that the next deal comes from,
    together with what the pages contribute.
    """

    rules: str
    preset: str
    differs: tuple[Difference, ...]
    stage: Stage
    seats: tuple[SeatFacts, ...]
    host: Seat | None
    pace: Pace
    times: Times
    bot_speed: BotSpeed
    lots: bool
    listed: Listed
    deals: int
    joining: tuple[str, ...]
    rematch_at: int | None
    commitment: str


class SentAway(msgspec.Struct, frozen=True):
    """Somebody whom the host has sent away; `number` is what `let_back` calls it."""

    number: int
    name: str
    program: bool


class Mine(msgspec.Struct, frozen=True):
    """What concerns this viewer alone. `seat` None: a watcher.

    `waited`: has asked for a moment in this deal. `pass_until`: passes on the ranks of the
    opening up to this one. `held`: an action that waits for the shortest window. `barred`: was
    sent away, and cannot sit down here. `sent_away`: to the host, the last who were.
    """

    seat: Seat | None
    joining: bool = False
    muted: tuple[Seat, ...] = ()
    waited: bool = False
    pass_until: ClaimText | None = None
    held: str | None = None
    barred: bool = False
    sent_away: tuple[SentAway, ...] = ()


class PileEntry(msgspec.Struct, frozen=True):
    """A play in the pile; `cards` are null where they lie face down."""

    seat: Seat
    claim: ClaimText
    count: int
    cards: CardTexts | None
    source: Source


class OpenView(msgspec.Struct, frozen=True):
    """The deal as everybody sees it; the fields mean what they mean in the engine's `View`."""

    phase: Phase
    turn: Seat | None
    to_act: tuple[Seat, ...]
    dealer: Seat
    hand_sizes: tuple[int, ...]
    up: tuple[CardTexts, ...]
    down: tuple[int, ...]
    stock: int
    pile: int
    discards: int
    top: ClaimText | None
    claims: tuple[PileEntry, ...]
    out: tuple[Seat, ...]
    opening: ClaimText | None
    claimant: Seat | None
    effect: PlayEffect | None
    answered: tuple[Seat, ...]
    drew: bool
    swaps: int
    swapper: Seat | None
    turns: int
    outcome: OutcomeText | None


class RankChoice(msgspec.Struct, frozen=True):
    """A rank of the game: null where it may be claimed or laid now, else why not."""

    claim: ClaimText
    reason: Reason | None
    unseen: Reason | None
    """The same for the unseen card of the stock."""


class May(msgspec.Struct, frozen=True):
    """What the seat may do now.

    `ranks` is there when it may play: all ranks of the game in ladder order. `give` and `take`
    say which cards can be swapped; `down` how many face-down cards it may choose from.
    """

    verbs: tuple[Verb, ...]
    ranks: tuple[RankChoice, ...] = ()
    give: CardTexts = ()
    take: CardTexts = ()
    down: int = 0


class Clock(msgspec.Struct, frozen=True):
    """Until when the decision is open. `opened` is when it began, after what had to be shown first.

    `deadline` null: as long as it takes, or the table stands still. `held_until`: when the next
    seat's own action may close the window.
    """

    opened: int
    deadline: int | None
    held_until: int | None


class Belief(msgspec.Struct, frozen=True):
    """What the bot in a seat believed of a play when it was asked, and whether it doubted; told in a review only."""

    seat: Seat
    doubted: bool
    why: Why


class TrueClaim(msgspec.Struct, frozen=True):
    """A play of a finished deal, turned: `challenger` is who doubted it, `beliefs` are those of the bots asked."""

    seat: Seat
    claim: ClaimText
    cards: CardTexts
    honest: bool
    challenger: Seat | None
    beliefs: tuple[Belief, ...] = ()


class Tally(msgspec.Struct, frozen=True):
    """What a seat did in a finished deal. `caught` counts its lies that were caught."""

    claims: int
    lies: int
    caught: int
    calls: int
    right_calls: int


class FairDeal(msgspec.Struct, frozen=True):
    """The secret of a finished deal, opened, with all that its cards came from (`docs/fair-deal.md`).

    `deck` lies in the order of dealing; `lots` names what was drawn.
    """

    method: str
    commitment: str
    secret: str
    contributions: tuple[str | None, ...]
    lots: tuple[Lot, ...]
    deck: CardTexts
    dealer: Seat
    starter: Seat | None


class Review(msgspec.Struct, frozen=True):
    """A finished deal with all cards turned. `fair` is null for deals from before there were fair ones."""

    plays: tuple[TrueClaim, ...]
    hands: tuple[CardTexts, ...]
    tallies: tuple[Tally, ...]
    fair: FairDeal | None = None


class DealPart(msgspec.Struct, frozen=True):
    """The deal that is played, or was just finished, the same for everybody.

    `decision` is the number that commands name.
    """

    deal: int
    decision: int
    view: OpenView
    clock: Clock
    review: Review | None = None


class Own(msgspec.Struct, frozen=True):
    """What a seat alone sees of the deal: its hand, the cards of its plays in a face-down pile, what it may do.

    `laid` has the cards by the place of the play in `claims`. `just_drew` may be exchanged for
    the card just played. `may` null: nothing, or a bot plays.
    """

    hand: CardTexts
    laid: dict[int, CardTexts]
    just_drew: CardText | None
    may: May | None
