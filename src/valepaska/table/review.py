"""A finished deal with all cards turned: who lied, who was caught, who was right to doubt."""

from collections.abc import Sequence
from dataclasses import dataclass

from valepaska.cards import Cards, take_bits
from valepaska.engine.actions import Claim
from valepaska.engine.events import Challenged, Event, Played, Seat, Source
from valepaska.engine.state import State
from valepaska.engine.texts import kind_named
from valepaska.engine.view import view
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits, tables
from valepaska.table.happened import as_text
from valepaska.table.parts import Belief, Review, Tally, TrueClaim


@dataclass
class _Turned:
    """A play as its cards show it. Nobody lies with a card that nobody has seen."""

    seat: Seat
    claim: Claim
    cards: Cards
    honest: bool
    knowing: bool
    challenger: Seat | None = None


def review(state: State, events: Sequence[Event], beliefs: Sequence[tuple[int, Belief]] = ()) -> Review:
    """Turn all cards of a deal, and tell what bots believed of its plays. Raises ValueError while it is played."""
    if state.outcome is None:
        raise ValueError("a deal is reviewed when it is over")
    turned: list[_Turned] = []
    for event in events:
        if isinstance(event, Played) and event.cards is not None:
            honest = is_honest(state.rules, event.claim, event.cards)
            turned.append(_Turned(event.seat, event.claim, event.cards, honest, event.source is not Source.STOCK))
        elif isinstance(event, Challenged):
            # The player may have taken the card back for another since: what was turned counts.
            last = turned[-1]
            last.cards, last.honest, last.challenger = event.cards, event.honest, event.seat
    return Review(
        plays=tuple(
            TrueClaim(
                play.seat,
                str(play.claim),
                as_text(play.cards),
                play.honest,
                play.challenger,
                tuple(belief for about, belief in beliefs if about == number),
            )
            for number, play in enumerate(turned)
        ),
        hands=tuple(as_text(view(state, seat).hand) for seat in range(state.seats)),
        tallies=tuple(_tally(turned, seat) for seat in range(state.seats)),
    )


def is_honest(rules: Rules, claim: Claim, cards: Cards) -> bool:
    """Whether cards are what they were said to be, as a challenge would judge them."""
    physical = take_bits(cards, deck_bits(rules)) or 0
    named = tables(rules).kind_cards[kind_named(rules, claim)]
    return not physical & ~named and claim.count in (None, len(cards))


def _tally(turned: Sequence[_Turned], seat: Seat) -> Tally:
    own = [play for play in turned if play.seat == seat]
    lies = [play for play in own if play.knowing and not play.honest]
    calls = [play for play in turned if play.challenger == seat]
    return Tally(
        claims=len(own),
        lies=len(lies),
        caught=sum(play.challenger is not None for play in lies),
        calls=len(calls),
        right_calls=sum(not play.honest for play in calls),
    )
