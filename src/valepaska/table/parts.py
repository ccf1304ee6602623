"""The parts of what a page is shown: the table, the deal as its seat sees it, what it may do, the clock."""

from typing import Literal

import msgspec

from valepaska.engine.events import Phase, Seat, Source
from valepaska.engine.view import PlayEffect, View
from valepaska.errors import Reason
from valepaska.table.happened import CardText, CardTexts, ClaimText, OutcomeText, as_text, card_texts
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


class Facts(msgspec.Struct, frozen=True):
    """The table, the same for everybody. `deals` counts the finished ones; `joining` sit from the next deal on.

    `lots`: challenges that come in one moment are collected, and one of them is drawn.
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
    deals: int
    joining: tuple[str, ...]
    rematch_at: int | None


class Mine(msgspec.Struct, frozen=True):
    """What concerns this viewer alone. `seat` None: a watcher.

    `waited`: has asked for a moment in this deal. `pass_until`: passes on the ranks of the
    opening up to this one. `held`: an action that waits for the shortest window.
    """

    seat: Seat | None
    joining: bool = False
    muted: tuple[Seat, ...] = ()
    waited: bool = False
    pass_until: ClaimText | None = None
    held: str | None = None


class PileEntry(msgspec.Struct, frozen=True):
    """A play in the pile; `cards` are null where this viewer has not seen them."""

    seat: Seat
    claim: ClaimText
    count: int
    cards: CardTexts | None
    source: Source


class SeatView(msgspec.Struct, frozen=True):
    """The deal as one viewer sees it; the fields mean what they mean in the engine's `View`."""

    seat: Seat | None
    phase: Phase
    turn: Seat | None
    to_act: tuple[Seat, ...]
    dealer: Seat
    hand: CardTexts
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
    just_drew: CardText | None
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


class TrueClaim(msgspec.Struct, frozen=True):
    """A play of a finished deal, turned: `challenger` is who doubted it."""

    seat: Seat
    claim: ClaimText
    cards: CardTexts
    honest: bool
    challenger: Seat | None


class Tally(msgspec.Struct, frozen=True):
    """What a seat did in a finished deal. `caught` counts its lies that were caught."""

    claims: int
    lies: int
    caught: int
    calls: int
    right_calls: int


class Review(msgspec.Struct, frozen=True):
    """A finished deal with all cards turned."""

    plays: tuple[TrueClaim, ...]
    hands: tuple[CardTexts, ...]
    tallies: tuple[Tally, ...]


class DealPart(msgspec.Struct, frozen=True):
    """The deal that is played, or was just finished. `decision` is the number that commands name."""

    deal: int
    decision: int
    view: SeatView
    may: May | None
    clock: Clock
    review: Review | None = None


def seat_view(view: View) -> SeatView:
    """A view as it is sent: every field that is named here, and no other."""
    entries = tuple(
        PileEntry(
            entry.seat,
            str(entry.claim),
            entry.count,
            None if entry.cards is None else card_texts(entry.cards),
            entry.source,
        )
        for entry in view.claims
    )
    return SeatView(
        seat=view.seat,
        phase=view.phase,
        turn=view.turn,
        to_act=view.to_act,
        dealer=view.dealer,
        hand=card_texts(view.hand),
        hand_sizes=view.hand_sizes,
        up=tuple([card_texts(cards) for cards in view.up]),
        down=view.down,
        stock=view.stock,
        pile=view.pile,
        discards=view.discards,
        top=as_text(view.top),
        claims=entries,
        out=view.out,
        opening=as_text(view.opening),
        claimant=view.claimant,
        effect=view.effect,
        answered=view.answered,
        drew=view.drew,
        swaps=view.swaps,
        swapper=view.swapper,
        just_drew=as_text(view.just_drew),
        turns=view.turns,
        outcome=as_text(view.outcome),
    )
