"""The liar: lies whether it must or not, boldly, and trusts others more than they deserve."""

from collections.abc import Iterator

from valepaska.bots import bluff
from valepaska.bots.open_play import weariness
from valepaska.bots.scripted import Scripted
from valepaska.engine.actions import Action, PickUp, Play
from valepaska.engine.legal import Legal
from valepaska.engine.view import View
from valepaska.rules.ladder import Effect

TRUE_SHARE = 0.2
"""How often it tells the truth where it can."""
CHALLENGE_SHARE = 0.08
"""How often it challenges what is possible."""
OPENING_LIES = 0.3
MOST_FALSE = 3


class Liar(Scripted):
    """Lays its poorest cards, several at a time, as whatever it likes: a clear when it dares to."""

    def closed_opening(self, view: View, allowed: Legal) -> Iterator[Action]:
        """Claim what it does not hold, by the dice, and what it holds always."""
        offers = bluff.offers(self.lore, view, allowed)
        if self.random.random() < OPENING_LIES:
            yield from self.bold_lies(view, offers)
        yield from bluff.truths(self.lore, view, offers, self.random)

    def closed_turn(self, view: View, allowed: Legal) -> Iterator[Action]:
        """A lie, four times out of five; a weary liar comes round to the truth."""
        offers = bluff.offers(self.lore, view, allowed)
        if self.random.random() < max(TRUE_SHARE, weariness(view)):
            yield from bluff.truths(self.lore, view, offers, self.random)
        yield from self.bold_lies(view, offers)
        yield from bluff.truths(self.lore, view, offers, self.random)
        yield PickUp()

    def doubts(self, view: View) -> bool:
        """Challenge what is impossible, and by the dice."""
        return self.dares(view, CHALLENGE_SHARE)

    def bold_lies(self, view: View, offers: list[bluff.Offer]) -> Iterator[Play]:
        """Lies of one to three of the poorest cards; half the time of a rank that clears or feeds."""
        spare = bluff.junk(self.lore, view)
        self.random.shuffle(offers)
        if self.random.random() < 0.5:
            offers.sort(key=lambda offer: self.lore.effect(view, offer.kind, 1) is Effect.PLAIN)
        for offer in offers:
            for count in (self.random.randint(1, MOST_FALSE), 1):
                yield from bluff.lies(self.lore, offer, spare, count)
