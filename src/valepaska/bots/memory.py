"""What a bot remembers of a deal: where the cards can be, and who lied."""

from collections.abc import Iterable, Sequence

from valepaska.bots.lore import Lore, lore
from valepaska.cards import Card, faces
from valepaska.engine.events import Challenged, Dealt, Event, Played, Source, Took, redact
from valepaska.engine.knowledge import Knowledge
from valepaska.engine.places import SeenPlay
from valepaska.engine.view import View
from valepaska.rules.ladder import Kind
from valepaska.rules.model import Rules


class Tally:
    """How often a seat has claimed from its hand and was seen to lie or not, and how often it challenged."""

    __slots__ = ("challenges", "claims", "lies", "truths")

    def __init__(self) -> None:
        self.claims = 0
        self.lies = 0
        self.truths = 0
        self.challenges = 0


class Memory(Knowledge):
    """The certain knowledge of one seat in one deal, with a tally for each seat."""

    def __init__(self) -> None:
        super().__init__()
        self.tallies: list[Tally] = []
        self.lore: Lore = lore(Rules())

    def take_up(self, rules: Rules) -> None:
        """From now on these are the rules."""
        super().take_up(rules)
        self.lore = lore(rules)

    def begin(self, view: View, hand: Iterable[Card]) -> None:
        """Know what the view shows; nobody has been seen to lie."""
        super().begin(view, hand)
        self.tallies = [Tally() for _ in range(view.seats)]

    def see(self, event: Event) -> None:
        """Take in one event."""
        match event:
            case Dealt():
                self.tallies = [Tally() for _ in event.hand_sizes]
            case Played():
                self.tallies[event.seat].claims += event.source is Source.HAND
            case Challenged():
                self._count_challenge(event)
            case Took(cards=cards) if cards is not None:
                self._judge(cards)
        super().see(event)

    def _count_challenge(self, event: Challenged) -> None:
        self.tallies[event.seat].challenges += 1
        if self.pile[-1].source is Source.HAND:
            tally = self.tallies[event.claimant]
            tally.truths += event.honest
            tally.lies += not event.honest

    def _judge(self, taken: Iterable[Card]) -> None:
        """Count the lies and truths that a pile proves once it lies in one's own hand.

        What is left after the known plays is compared with what its other plays claimed: too
        few of a rank that only one seat claimed is a lie of that seat, all of the one claimed
        rank means that all of them were true.
        """
        hidden = [play for play in self.pile if self.known_in(play.place).bit_count() < play.count]
        if not hidden:
            return
        rest = list(taken)
        for play in self.pile:
            for card in faces(self.known_in(play.place)):
                rest.remove(card)
        claimed: dict[Kind, list[SeenPlay]] = {}
        for play in hidden:
            claimed.setdefault(play.kind, []).append(play)
        for kind, plays in claimed.items():
            right = sum(self.lore.kind(card) is kind for card in rest)
            total = sum(play.count for play in plays)
            if len({play.seat for play in plays}) == 1 and right < total and plays[0].source is Source.HAND:
                self.tallies[plays[0].seat].lies += 1
            elif len(claimed) == 1 and right == total:
                for play in plays:
                    self.tallies[play.seat].truths += play.source is Source.HAND


class PublicMemory(Memory):
    """What everybody knows: the memory of a spectator, folded from one seat's events."""

    def fold(self, view: View, events: Sequence[Event]) -> None:
        """Take in what a spectator would have seen of these events."""
        self.follow(view, (), [redact(event, None) for event in events])
