"""The semi-honest random bot: a baseline that plays anything legal, mostly true."""

from collections.abc import Iterator

from valepaska.bots import bluff, open_play
from valepaska.bots.scripted import Scripted
from valepaska.engine.actions import Action, Draw, PickUp, Play
from valepaska.engine.legal import Legal
from valepaska.engine.view import View

TRUE_SHARE = 0.75
"""How often it tells the truth where it can; in an open game, how often it plays sensibly."""
STOCK_SHARE = 0.125
"""How often it turns to the stock: this often to draw, this often to play unseen."""
CHALLENGE_SHARE = 0.125
"""How often it challenges what is possible."""
OPENING_LIES = 0.1
MOST_FALSE = 3


class SemiRandom(Scripted):
    """Draws, plays unseen, tells the truth, lies and challenges by fixed dice."""

    def open_turn(self, view: View, allowed: Legal) -> Iterator[Action]:
        """Draw, lay anything that fits, or play sensibly, by the dice."""
        if self.random.random() < STOCK_SHARE:
            yield Draw()
        if self.random.random() > max(TRUE_SHARE, open_play.weariness(view)):
            fits = list(open_play.plays(self.lore, view, allowed, self.random))
            self.random.shuffle(fits)
            yield from fits
        yield from open_play.turn(self.lore, view, allowed, self.random)

    def closed_opening(self, view: View, allowed: Legal) -> Iterator[Action]:
        """Claim what it holds, and by the dice what it does not."""
        offers = bluff.offers(self.lore, view, allowed)
        yield from bluff.truths(self.lore, view, offers, self.random)
        if self.random.random() < OPENING_LIES:
            yield from self._any_lies(view, offers)

    def closed_turn(self, view: View, allowed: Legal) -> Iterator[Action]:
        """Draw, play unseen, tell the truth or lie, by the dice; a weary bot tells the truth."""
        offers = bluff.offers(self.lore, view, allowed)
        if self.random.random() < open_play.weariness(view):
            yield from bluff.truths(self.lore, view, offers, self.random)
        self.random.shuffle(offers)
        dice = self.random.random()
        if dice < STOCK_SHARE:
            yield Draw()
        elif dice < 2 * STOCK_SHARE and offers:
            yield bluff.unseen(self.lore, offers[0].claim)
        if self.random.random() < TRUE_SHARE:
            yield from self._any_truths(offers)
        yield from self._any_lies(view, offers)
        yield from self._any_truths(offers)
        yield PickUp()

    def doubts(self, view: View) -> bool:
        """Challenge what is impossible, and by the dice."""
        return self.dares(view, CHALLENGE_SHARE)

    def _any_truths(self, offers: list[bluff.Offer]) -> Iterator[Play]:
        for offer in offers:
            if offer.cards:
                yield bluff.laid(self.lore, offer.claim, offer.cards[: self.random.randint(1, len(offer.cards))])

    def _any_lies(self, view: View, offers: list[bluff.Offer]) -> Iterator[Play]:
        spare = list(view.hand)
        self.random.shuffle(spare)
        for offer in offers:
            for count in (self.random.randint(1, MOST_FALSE), 1):
                yield from bluff.lies(self.lore, offer, spare, count)
