"""Habits: what a character does otherwise than the bot that it thinks with."""

from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from valepaska.bots import bluff
from valepaska.bots.liar import Liar
from valepaska.bots.open_play import weariness
from valepaska.bots.protocol import Bot
from valepaska.bots.semirandom import SemiRandom
from valepaska.bots.why import Answer, believed
from valepaska.engine.actions import Action, Challenge, Pass, Play
from valepaska.engine.events import Event, Phase
from valepaska.engine.legal import Legal, legal
from valepaska.engine.view import View


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often, from 0 to 1, a character follows its habit instead of its plan.

    In a window: `stops_last` doubts a play by which somebody would go out, `trusts` lets go by what it
    would doubt, `suspects` doubts what it would let go by. At a turn of a face-down game: `gambles` lays the top of
    the stock unseen, `bluffs` lies where it would tell the truth, `confesses` tells the truth where it
    would lie. `forgets` does, at a turn of any game, whatever comes to mind, mostly the truth.
    """

    stops_last: float = 0.0
    trusts: float = 0.0
    suspects: float = 0.0
    gambles: float = 0.0
    bluffs: float = 0.0
    confesses: float = 0.0
    forgets: float = 0.0

    def __post_init__(self) -> None:
        """Raises ValueError for a share outside 0 to 1."""
        for name in self.__struct_fields__:
            if not 0.0 <= getattr(self, name) <= 1.0:
                raise ValueError(f"{name} is a share from 0 to 1, not {getattr(self, name)}")


class Habitual:
    """A bot with habits: it asks another what it would do, and then does that, or what it is used to.

    The longer a deal lasts the less it gives in to habits that keep deals going.
    """

    def __init__(self, thinker: Bot, habits: Habits, seed: int = 0) -> None:
        self.thinker = thinker
        self.habits = habits
        self.random = Random(f"habits {seed}")
        self._absent = SemiRandom(seed)
        self._bluffer = Liar(seed)
        self.memory = self._absent.memory
        self._bluffer.memory = self.memory
        self._absent.random = self._bluffer.random = self.random
        self._habit: str | None = None

    def act(self, view: View, events: Sequence[Event]) -> Action:
        """The habit where it is one's time, else the plan. Raises ValueError as every bot does."""
        plan = self.thinker.act(view, events)
        self._habit = None
        self._absent.notice(view, events)
        allowed = legal(view)
        chosen = next((wish for wish in self._wishes(plan, view, allowed) if wish in allowed), plan)
        if chosen == plan:
            self._habit = None
        return chosen

    def why(self) -> Answer | None:
        """What it believed of the claim that it answered last, and the habit that it followed instead."""
        belief = believed(self.thinker)
        return None if belief is None else Answer(belief.lie, self._habit or getattr(belief, "habit", None))

    def _wishes(self, plan: Action, view: View, allowed: Legal) -> Iterator[Action]:
        if view.phase is Phase.WINDOW:
            yield from self._answers(plan, view)
        elif view.phase is Phase.TURN and view.swapper is None:
            if self._now(self.habits.forgets * (1.0 - weariness(view))):
                yield from self._absent.wishes(view, allowed)
            if not self._absent.lore.open:
                yield from self._plays(plan, view, allowed)

    def _answers(self, plan: Action, view: View) -> Iterator[Action]:
        going_out = self._absent.lore.goes_out(view, self.memory.pile[-1].seat)
        if plan == Challenge():
            if self._now(self.habits.trusts) and not (going_out and self.habits.stops_last):
                self._habit = "trusts"
                yield Pass()
        elif going_out and self._now(self.habits.stops_last):
            self._habit = "stops_last"
            yield Challenge()
        elif self._now(self.habits.suspects * (1.0 - weariness(view))):
            self._habit = "suspects"
            yield Challenge()

    def _plays(self, plan: Action, view: View, allowed: Legal) -> Iterator[Action]:
        offers = bluff.offers(self._absent.lore, view, allowed)
        if offers and self._now(self.habits.gambles * (1.0 - weariness(view))):
            yield bluff.unseen(self._absent.lore, offers[0].claim)
        if not isinstance(plan, Play):
            return
        if self._is_true(plan):
            if self._now(self.habits.bluffs * (1.0 - weariness(view))):
                yield from self._bluffer.bold_lies(view, offers)
        elif self._now(self.habits.confesses):
            yield from bluff.truths(self._absent.lore, view, offers, self.random)

    def _is_true(self, play: Play) -> bool:
        lore = self._absent.lore
        kind = None if play.claim is None else lore.claimed(play.claim)
        return all(lore.kind(card) is kind for card in play.cards)

    def _now(self, share: float) -> bool:
        return share > 0.0 and self.random.random() < share
