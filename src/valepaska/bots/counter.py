"""The calibrated counter: doubts by counting cards, bluffs when the risk is worth it.

Everything is weighed in cards: one card out of the hand is worth one.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from valepaska.bots import bluff
from valepaska.bots.memory import PublicMemory
from valepaska.bots.odds import Reach, chance_true, hand_reach
from valepaska.bots.open_play import how_many, seat_of, weariness, whim
from valepaska.bots.scripted import Scripted
from valepaska.engine.actions import Action, Draw, PickUp
from valepaska.engine.events import Event, Seat, Source
from valepaska.engine.legal import Legal
from valepaska.engine.places import STOCK, SeenPlay
from valepaska.engine.view import View
from valepaska.rules.ladder import Effect, Kind


class Temper(NamedTuple):
    """The numbers a counter plays by; `bench/bots.py --tune` tries others against these."""

    lie_rate: float = 0.25
    """The share of plays that are taken to be lies before counting."""
    picked: float = 3.0
    """How much likelier a true claim of a held rank is than a lie about just this rank."""
    schemed: float = 0.1
    """How often a lie is put where it looks plausible, so that counting does not help."""
    share: float = 1.2
    """What a card in another hand is worth, against one in the own, divided by the other seats in play."""
    last_card: float = 6.0
    """What it is worth to stop a seat from going out."""
    leave_to_others: float = 0.15
    """How much less it is worth to challenge for each seat that may still do so."""
    boldness: float = 1.2
    """The risk of being challenged is divided by this."""
    opening_lies: float = 0.15
    """How often it claims the rank on offer without holding it."""


class Idea(NamedTuple):
    """A claim of so many cards, true or not."""

    offer: bluff.Offer
    number: int
    true: bool


FALSE_COUNTS = (0.6, 0.25, 0.1, 0.05)
"""How many cards a lie is of: one, two, three, more."""
LEAST_RISK = 0.03
KEEPING = {Kind.TEN: 0.8, Kind.ACE: 0.6, Kind.TWO: 0.5}
"""What a special card is worth in the hand."""
WHILE_REFILLED = 0.35
"""What one card less is worth while the hand is filled up again anyway."""
LEAD = 1.0
"""What it is worth to lead to an empty pile."""
GOING_OUT = 2.0
KNOWING = 9
"""A hand of so many cards knows of many claims that they are false."""
MOST_FALSE = 3
HESITATION = (0.6, 1.4)
"""The spread of the gain a challenge is credited with, so that its threshold cannot be known."""
LETTING_GO = 0.4
"""How often a weary counter lets a play go by: else two who know all each other's cards might never end."""
DITHER = 2.0
"""How far apart two values must be, times the whim, for the better one to win always."""


class Counter(Scripted):
    """Weighs every claim, true and false, by what it gains and risks; challenges when doubt outweighs the pile.

    What others may think of a claim is computed from what everybody has seen.
    """

    def __init__(self, seed: int = 0, temper: Temper = Temper()) -> None:  # noqa: B008 - a frozen value
        super().__init__(seed)
        self.temper = temper
        self.public = PublicMemory()

    def notice(self, view: View, events: Sequence[Event]) -> None:
        """Remember what this seat has seen, and what everybody has."""
        super().notice(view, events)
        if not self.lore.open:
            self.public.fold(view, events)

    def closed_opening(self, view: View, allowed: Legal) -> Iterator[Action]:
        """Claim a rank that it holds, and now and then one that it does not."""
        offers = bluff.offers(self.lore, view, allowed)
        yield from bluff.truths(self.lore, view, offers, self.random)
        if self.random.random() < self.temper.opening_lies:
            spare = bluff.junk(self.lore, view)
            for offer in offers:
                yield from bluff.lies(self.lore, offer, spare, 1)

    def closed_turn(self, view: View, allowed: Legal) -> Iterator[Action]:
        """Everything it can think of, by worth."""
        offers = bluff.offers(self.lore, view, allowed)
        spare = bluff.junk(self.lore, view)
        spread = DITHER * whim(view)
        choices = [(value + spread * self.random.random(), made) for value, made in self._choices(view, offers)]
        choices.sort(key=lambda choice: -choice[0])
        for _, choice in choices:
            if not isinstance(choice, Idea):
                yield choice
            elif choice.true:
                yield bluff.truth(self.lore, view, choice.offer)
            else:
                yield from bluff.lies(self.lore, choice.offer, spare, choice.number)

    def doubts(self, view: View) -> bool:
        """Challenge when the doubt, times what is gained, outweighs the trust, times the pile."""
        play = self.memory.pile[-1]
        doubt = self.doubt(play)
        if self.random.random() < LETTING_GO * (weariness(view) - 0.5):
            self.habit = "weary" if doubt > 0.0 else None
            return False
        if doubt in (0.0, 1.0):
            return doubt > 0.0
        if self._must_stop(view, play):
            self.habit = "stops_last"
            return True
        gain = self._gain(view, view.pile, out=self.lore.goes_out(view, play.seat))
        me = view.to_act.index(seat_of(view))
        gain *= max(0.2, 1.0 - self.temper.leave_to_others * (len(view.to_act) - me - 1))
        fed = view.effect == "feed" and view.turn == view.seat
        cost = LEAD if fed else view.pile + LEAD
        return doubt * gain * self.random.uniform(*HESITATION) > (1.0 - doubt) * cost

    def doubt(self, play: SeenPlay) -> float:
        """The probability that a play is a lie: 1 only where the claim is impossible."""
        chance = chance_true(self.memory, play)
        if play.source is Source.STOCK:
            return 1.0 - chance
        if chance == 0.0:
            return 1.0
        if self.memory.known_in(play.place).bit_count() == play.count:
            return 0.0
        odds = self.odds_of_lie(self.lie_rate(play.seat), play.count, chance)
        return odds / (1.0 + odds)

    def belief(self, play: SeenPlay) -> float:
        """The chance that a play is a lie."""
        return self.doubt(play)

    def odds_of_lie(self, lie_rate: float, count: int, chance: float) -> float:
        """The odds that a claim is a lie, when its chance of being possible is known."""
        blind = FALSE_COUNTS[min(count, len(FALSE_COUNTS)) - 1] / (self.temper.picked * chance)
        return lie_rate / (1.0 - lie_rate) * (blind + self.temper.schemed)

    def lie_rate(self, seat: Seat) -> float:
        """The share of a seat's plays that are lies, as far as this bot thinks."""
        return self.temper.lie_rate

    def risk(self, view: View, count: int, effect: Effect, chance: float) -> float:
        """The chance that somebody challenges a claim, when it could be true with this chance for all they know.

        The others are taken to weigh as this bot does.
        """
        if chance == 0.0:
            return 1.0
        last = count == len(view.hand) and self._can_go_out(view)
        if last and self._ends_the_deal(view):
            return 1.0
        gain = self._gain(view, view.pile + count, out=last)
        cost = LEAD if effect is Effect.FEED else view.pile + count + LEAD
        odds = self.odds_of_lie(self.temper.lie_rate, count, chance) * gain / cost / self.temper.boldness
        return max(LEAST_RISK, odds * odds / (1.0 + odds * odds))

    def _share(self, view: View) -> float:
        return min(1.0, self.temper.share / max(1, view.seats - len(view.out) - 1))

    def _gain(self, view: View, pile: int, *, out: bool) -> float:
        return self._share(view) * pile + LEAD + (self.temper.last_card if out else 0.0)

    def _choices(self, view: View, offers: list[bluff.Offer]) -> Iterator[tuple[float, "Idea | Action"]]:
        """Everything worth thinking of, with its worth."""
        shed = self._worth_of_a_card(view)
        public = hand_reach(self.public, seat_of(view))
        knowing = [
            hand_reach(self.memory, seat)
            for seat, size in enumerate(view.hand_sizes)
            if size >= KNOWING and seat != view.seat
        ]
        for offer in offers:
            yield from self._ideas(view, offer, shed, public, knowing)
        if view.stock and offers and not view.drew:
            stock = Reach(self.memory, STOCK, 1)
            chance, likely = max((stock.chances(offer.kind)[1], -place) for place, offer in enumerate(offers))
            doubted = 1.0 - chance
            yield -doubted * doubted * (view.pile + LEAD), bluff.unseen(self.lore, offers[-likely].claim)
        if view.stock and not view.drew:
            yield -shed, Draw()
        yield -view.pile - LEAD, PickUp()

    def _ideas(
        self, view: View, offer: bluff.Offer, shed: float, public: Reach, knowing: list[Reach]
    ) -> Iterator[tuple[float, "Idea"]]:
        """The true play of a claim, and lies of one, two and three cards."""
        kind, held = offer.kind, len(offer.cards)
        chances = public.chances(kind)
        true = how_many(self.lore, view, kind, held) if held else 0
        false = min(MOST_FALSE, self.lore.copies[kind], len(view.hand) - held)
        for count in {*range(1, false + 1), true} - {0}:
            effect = self.lore.effect(view, kind, count)
            risk = self.risk(view, count, effect, chances[count])
            worth = self._worth_if_let_go(view, count, effect, shed)
            if count == true:
                yield worth + risk * LEAD - KEEPING.get(kind, 0.0), Idea(offer, count, true=True)
            if count <= false:
                enough = self.lore.copies[kind] - count + 1
                for hand in knowing:
                    risk = 1.0 - (1.0 - risk) * (1.0 - hand.chances(kind)[enough])
                yield (1.0 - risk) * worth - risk * (view.pile + LEAD), Idea(offer, count, true=False)

    def _worth_of_a_card(self, view: View) -> float:
        refilled = view.stock > 0 and len(view.hand) <= self.lore.rules.drawing.refill_to
        return WHILE_REFILLED if refilled else 1.0

    def _worth_if_let_go(self, view: View, count: int, effect: Effect, shed: float) -> float:
        worth = shed * count
        if effect is Effect.CLEAR and self.lore.rules.effects.after_clear == "same_player":
            worth += LEAD
        if effect is Effect.FEED:
            worth += self._share(view) * (view.pile + count)
        if count == len(view.hand) and self._can_go_out(view):
            worth += GOING_OUT
        return worth

    def _can_go_out(self, view: View) -> bool:
        return not view.stock or self.lore.rules.out.out_when == "hand_empty"

    def _ends_the_deal(self, view: View) -> bool:
        """Whether the next seat to go out leaves one seat, or wins outright."""
        return view.seats - len(view.out) == 2 or self.lore.rules.out.play_until == "first_out"

    def _must_stop(self, view: View, play: SeenPlay) -> bool:
        """Whether letting the play go by would lose the deal, or end it with another winner."""
        return self.lore.goes_out(view, play.seat) and self._ends_the_deal(view)
