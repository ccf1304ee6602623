"""Why a bot doubted a claim or let it go by, for when the deal is over: what it believed, and what it could count.

Whoever hears this during a deal knows cards of the bot's hand.
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from valepaska.bots.memory import Memory
from valepaska.bots.open_play import seat_of
from valepaska.bots.protocol import Bot
from valepaska.engine.events import Event, Phase
from valepaska.engine.view import View

FOLLOWED = ("stops_last", "trusts", "suspects", "weary")
"""What a bot may have followed instead of what it believed: fields of `Habits`, and that a deal had lasted long."""


class Belief(Protocol):
    """What a bot believed when it answered a claim."""

    @property
    def lie(self) -> float | None:
        """The chance of a lie, from 0 to 1; None where it did not weigh."""
        ...


class Answer(msgspec.Struct, frozen=True):
    """What a bot written by hand believed; `habit` names the one that it followed instead of what it believed."""

    lie: float | None
    habit: str | None = None


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot believed of a claim that it was asked about, and what it could count.

    `lie`: the chance of a lie; 0 and 1 where that was certain, None where it did not weigh. Of the claimed rank the
    pack has `copies`; it had `held` of them itself, and knew `elsewhere` to be where the claimant could not have laid
    them from. `known`: how many of the cards that were laid it knew. `habit`: what it followed instead, a word of
    `FOLLOWED`.
    """

    lie: float | None = None
    copies: int = 0
    held: int = 0
    elsewhere: int = 0
    known: int = 0
    habit: str | None = None


class Witness:
    """Sees what a bot's seat sees, so that there is something to say about why the bot did what it did."""

    def __init__(self) -> None:
        self.memory = Memory()

    def why(self, bot: Bot, view: View, events: Sequence[Event]) -> Why | None:
        """To be asked each time after the bot has acted, with what it was shown; None where no claim was open."""
        self.memory.fold(view, events)
        if view.phase is not Phase.WINDOW or self.memory.lore.open:
            return None
        play = self.memory.pile[-1]
        of_kind = self.memory.lore.cards_of[play.kind]
        me, theirs = 1 << seat_of(view), play.place | 1 << play.seat
        held = elsewhere = 0
        for places, cards in self.memory.places.items():
            count = (cards & of_kind).bit_count()
            if places == me:
                held += count
            elif not places & theirs:
                elsewhere += count
        belief = believed(bot)
        return Why(
            lie=None if belief is None or belief.lie is None else _rounded(belief.lie),
            copies=of_kind.bit_count(),
            held=held,
            elsewhere=elsewhere,
            known=self.memory.known_in(play.place).bit_count(),
            habit=getattr(belief, "habit", None),
        )


def _rounded(chance: float) -> float:
    """A chance in thousandths; what is not certain does not become so."""
    return chance if chance in (0.0, 1.0) else min(0.999, max(0.001, round(chance, 3)))


def believed(bot: Bot) -> Belief | None:
    """What a bot says it believed at its last answer; None from a bot that says nothing, or was not asked."""
    say = getattr(bot, "why", None)
    found: Belief | None = None if say is None else say()
    return found
