"""The honest counter: lies only when it must, challenges only what cannot be."""

from collections.abc import Iterator

from valepaska.bots import bluff
from valepaska.bots.odds import chance_true
from valepaska.bots.scripted import Scripted
from valepaska.engine.actions import Action, Draw, PickUp
from valepaska.engine.legal import Legal
from valepaska.engine.view import View


class Honest(Scripted):
    """Plays its lowest true set; without one it draws, then lies with one card, then takes the pile."""

    def closed_opening(self, view: View, allowed: Legal) -> Iterator[Action]:
        """Claim what it holds."""
        yield from bluff.truths(self.lore, view, bluff.offers(self.lore, view, allowed), self.random)

    def closed_turn(self, view: View, allowed: Legal) -> Iterator[Action]:
        """The truth, else a card from the stock, else one false card, else the pile."""
        offers = bluff.offers(self.lore, view, allowed)
        yield from bluff.truths(self.lore, view, offers, self.random)
        yield Draw()
        spare = bluff.junk(self.lore, view)
        for offer in offers:
            yield from bluff.lies(self.lore, offer, spare, 1)
        yield PickUp()

    def doubts(self, view: View) -> bool:
        """Challenge what the cards it knows of exclude."""
        return chance_true(self.memory, self.memory.pile[-1]) == 0.0
