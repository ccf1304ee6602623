"""What one seat knows, put together from its own redacted events alone.

Nothing here looks at a state. What the events leave to the rules (what a play does to the pile,
who is asked) is worked out from the rules.
"""

from dataclasses import dataclass, field

from valepaska.cards import Card, Cards, sort_cards
from valepaska.engine import events as ev
from valepaska.engine.actions import Claim
from valepaska.engine.events import Event, Outcome, Phase, Seat, Source, Why
from valepaska.engine.texts import kind_named
from valepaska.engine.view import PileEntry, PlayEffect, View
from valepaska.rules.ladder import SPECIALS, Effect, Kind, Situation, cell
from valepaska.rules.model import Rules
from valepaska.rules.tables import tables

EFFECTS: dict[Effect, PlayEffect | None] = {Effect.CLEAR: "clear", Effect.FEED: "feed"}


@dataclass
class Fold:
    """The view of `seat` (None: a spectator) as its events tell it; `see` them in order."""

    rules: Rules
    seat: Seat | None
    number: int = 0
    phase: Phase = Phase.SETUP
    turn: Seat | None = None
    dealer: Seat = 0
    hand: list[Card] = field(default_factory=list)
    hand_sizes: list[int] = field(default_factory=list)
    up: list[list[Card]] = field(default_factory=list)
    down: list[int] = field(default_factory=list)
    stock: int = 0
    discards: int = 0
    pile: list[PileEntry] = field(default_factory=list)
    out: list[Seat] = field(default_factory=list)
    opening: Claim | None = None
    claimant: Seat | None = None
    effect: PlayEffect | None = None
    answered: set[Seat] = field(default_factory=set)
    drew: Seat | None = None
    swaps: int = 0
    swapper: Seat | None = None
    just_drew: Card | None = None
    turns: int = 0
    outcome: Outcome | None = None
    refilled: ev.Refilled | None = None
    taking_back: bool = False
    bound: bool = False

    def see(self, event: Event) -> None:
        """Take in the next event."""
        assert event.number == self.number, "an event is missing"
        self.number += 1
        match event:
            case ev.Dealt():
                self._dealt(event)
            case ev.Offered(claim=claim) | ev.MustOpen(claim=claim):
                self.opening = claim
                self.answered = set()
            case ev.Played():
                self._played(event)
            case ev.Misfit():
                self._misfit(event)
            case ev.Passed(seat=seat):
                self._passed(seat)
            case ev.Took():
                self._took(event)
            case ev.Cleared(count=count):
                self.discards += count
                self._no_pile()
            case ev.Drew(seat=seat, cards=cards):
                self._act()
                self._from_stock(seat, cards, 1)
                self.drew = seat if self.rules.drawing.voluntary_draw == "draw_then_play_or_pickup" else None
            case ev.Refilled(seat=seat, cards=cards, count=count):
                self._from_stock(seat, cards, count)
                self.refilled = event if count == 1 else None
            case ev.Swapped():
                self._swapped(event)
            case ev.TookBack(seat=seat, cards=cards):
                self.pile.pop()
                self._gain(seat, cards, 1)
                self.taking_back = True
            case ev.WentOut(seat=seat, place=place):
                self.out.append(seat)
                assert place == len(self.out)
            case ev.CameBack(seat=seat):
                self.out.remove(seat)
            case ev.Turned(phase=phase, seat=seat):
                self._turned(phase, seat)
            case ev.Ended(outcome=outcome):
                self.phase, self.turn, self.outcome = Phase.OVER, None, outcome
                self.answered = set()
                self._no_swap_offer()

    def _dealt(self, event: ev.Dealt) -> None:
        mine = None if self.seat is None else event.hands[self.seat]
        self.hand = list(mine or ())
        self.hand_sizes = list(event.hand_sizes)
        self.up = [list(cards) for cards in event.up]
        self.down = list(event.down)
        self.stock = event.stock
        self.dealer = event.dealer

    def _played(self, event: ev.Played) -> None:
        seat, cards = event.seat, event.cards
        if self.taking_back:
            self.taking_back = False
        else:
            self._act()
        effect = self._effect(event)
        if event.source is Source.HAND:
            self._lose(seat, cards, event.count)
        elif event.source is Source.UP:
            assert cards is not None
            for card in cards:
                self.up[seat].remove(card)
        elif event.source is Source.DOWN:
            self.down[seat] -= 1
        else:
            self.stock -= 1
        self.pile.append(PileEntry(seat, event.claim, event.count, cards, event.source))
        self.effect = "clear" if self._four_clear(event) else effect
        self.bound = self.opening is not None
        self.claimant = seat
        self.answered = set()
        self.opening = None
        self._turn_is_done()

    def _effect(self, event: ev.Played) -> PlayEffect | None:
        now = Situation(stock_empty=self.stock == 0, cleared=self.discards > 0)
        top = Kind(self._kind(self.pile[-1].claim)) if self.pile else None
        return EFFECTS.get(cell(self.rules, top, Kind(self._kind(event.claim)), now).effect)

    def _four_clear(self, event: ev.Played) -> bool:
        kind = Kind(self._kind(event.claim))
        led = kind in SPECIALS and all(self._kind(entry.claim) == kind for entry in self.pile)
        if led and not self.rules.effects.four_of_led_clearers:
            return False
        return self._alike() >= 4 and bool(tables(self.rules).four_clears[kind])

    def _alike(self) -> int:
        number = 0
        kind = self._kind(self.pile[-1].claim)
        for entry in reversed(self.pile):
            if self._kind(entry.claim) != kind:
                break
            said = entry.count if entry.claim.count is None else entry.claim.count
            number += 1 if self.rules.effects.four_unit == "plays" else said
        return number

    def _kind(self, claim: Claim) -> int:
        return kind_named(self.rules, claim)

    def _misfit(self, event: ev.Misfit) -> None:
        if self.phase is Phase.OPENING:
            self.answered.add(event.seat)
        self._act()
        self._turn_is_done()
        if event.source is Source.DOWN:
            self.down[event.seat] -= 1
        else:
            self.stock -= 1
        self._gain(event.seat, (event.card,), 1)

    def _passed(self, seat: Seat) -> None:
        if self.phase is Phase.TURN:
            self._no_swap_offer()
        else:
            self.answered.add(seat)

    def _took(self, event: ev.Took) -> None:
        if event.why in (Why.CHOICE, Why.FED):
            self._act()
        self._gain(event.seat, event.cards, event.count)
        self._no_pile()
        self._turn_is_done()

    def _swapped(self, event: ev.Swapped) -> None:
        self.up[event.seat].remove(event.take)
        self.up[event.seat].append(event.give)
        self._lose(event.seat, (event.give,), 1)
        self._gain(event.seat, (event.take,), 1)
        if self.phase is Phase.TURN:
            self.swaps += 1
            self._no_swap_offer()

    def _turned(self, phase: Phase, seat: Seat | None) -> None:
        if phase is Phase.TURN or phase is not self.phase:
            self.answered = set()
        if self.phase is Phase.OPENING and phase is not Phase.OPENING:
            self.opening = None
        self.phase, self.turn = phase, seat
        if phase is Phase.TURN:
            self.drew, self.swaps = seat if self.drew == seat else None, 0
            self._offer_swap()

    def _offer_swap(self) -> None:
        drawn, self.refilled = self.refilled, None
        if self.rules.drawing.swap_window == "none" or drawn is None or not self.pile or self.bound:
            return
        last = self.pile[-1]
        if last.seat == drawn.seat and last.count == 1 and last.source is Source.HAND:
            self.swapper = drawn.seat
            self.just_drew = drawn.cards[0] if drawn.seat == self.seat and drawn.cards else None

    def _act(self) -> None:
        """A seat acts in its turn: it counts towards the limit, and nothing can be taken back any more."""
        if self.phase in (Phase.TURN, Phase.WINDOW):
            self.turns += 1
        self._no_swap_offer()

    def _turn_is_done(self) -> None:
        self.drew, self.swaps = None, 0
        self._no_swap_offer()

    def _no_swap_offer(self) -> None:
        self.swapper = self.just_drew = self.refilled = None

    def _no_pile(self) -> None:
        self.pile = []
        self.effect = None

    def _from_stock(self, seat: Seat, cards: Cards | None, count: int) -> None:
        self.stock -= count
        self._gain(seat, cards, count)

    def _gain(self, seat: Seat, cards: Cards | None, count: int) -> None:
        self.hand_sizes[seat] += count
        if seat == self.seat:
            assert cards is not None, "a seat sees what comes to its hand"
            assert len(cards) == count
            self.hand += cards

    def _lose(self, seat: Seat, cards: Cards | None, count: int) -> None:
        self.hand_sizes[seat] -= count
        if seat == self.seat:
            assert cards is not None, "a seat sees what it lays from its hand"
            for card in cards:
                self.hand.remove(card)

    def _after(self, seat: Seat) -> list[Seat]:
        """The seats in play, clockwise from the left of a seat; the seat itself last."""
        seats = len(self.hand_sizes)
        order = [(seat + 1 + place) % seats for place in range(seats)]
        return [other for other in order if other not in self.out]

    def _to_act(self) -> tuple[Seat, ...]:
        if self.phase is Phase.OVER:
            return ()
        if self.phase is Phase.WINDOW:
            assert self.claimant is not None
            asked = [seat for seat in self._after(self.claimant) if seat != self.claimant]
            if self.rules.challenge.challengers == "next_player_only":
                asked = asked[:1]
        elif self.turn is not None:
            return (self.turn,) if self.swapper is None else (self.swapper, self.turn)
        else:
            asked = self._after(self.dealer)
        return tuple(seat for seat in asked if seat not in self.answered)

    def view(self) -> View:
        """The view that the events amount to."""
        return View(
            rules=self.rules,
            seats=len(self.hand_sizes),
            seat=self.seat,
            phase=self.phase,
            turn=self.turn,
            to_act=self._to_act(),
            dealer=self.dealer,
            hand=sort_cards(self.hand),
            hand_sizes=tuple(self.hand_sizes),
            up=tuple(sort_cards(cards) for cards in self.up),
            down=tuple(self.down),
            stock=self.stock,
            pile=sum(entry.count for entry in self.pile),
            discards=self.discards,
            top=self.pile[-1].claim if self.pile else None,
            claims=tuple(self.pile),
            out=tuple(self.out),
            opening=self.opening,
            claimant=self.claimant if self.phase is Phase.WINDOW else None,
            effect=self.effect,
            answered=tuple(sorted(self.answered)),
            drew=self.drew is not None,
            swaps=self.swaps,
            swapper=self.swapper,
            just_drew=self.just_drew,
            turns=self.turns,
            outcome=self.outcome,
        )
