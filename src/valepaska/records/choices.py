"""What a seat may do and why not the rest, gathered for whoever puts it into words."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from valepaska.engine.actions import (
    Action,
    Challenge,
    Claim,
    Draw,
    Pass,
    PickUp,
    Play,
    PlayDown,
    PlayFromStock,
    Swap,
)
from valepaska.engine.events import Seat, Source
from valepaska.engine.legal import Legal, legal
from valepaska.engine.state import State
from valepaska.engine.view import View, view
from valepaska.errors import Reason
from valepaska.rules.ladder import kind_of_card, rank_and_colour


class Verb(StrEnum):
    """What there is to do; each is the first word of its action's text."""

    PLAY = "play"
    STOCK = "stock"
    DOWN = "down"
    DRAW = "draw"
    PICKUP = "pickup"
    CHALLENGE = "challenge"
    PASS = "pass"
    SWAP = "swap"


Detail = Claim | int
"""What goes with a verb: a rank, or the place of a face-down card."""


class Deed(NamedTuple):
    """A verb with all that goes with it; nothing goes with it where the verb stands for itself."""

    verb: Verb
    details: tuple[Detail, ...] = ()


class Choices(NamedTuple):
    """What a seat may do, and what it may not, by the reason.

    A verb that is refused for one reason whatever goes with it stands there alone.
    """

    seat: Seat
    allowed: tuple[Deed, ...]
    refused: tuple[tuple[Reason, tuple[Deed, ...]], ...]


class _Idea(NamedTuple):
    """One thing that a seat may think of, and why not."""

    verb: Verb
    detail: Detail | None
    reason: Reason | None


def choices(state: State) -> Iterator[Choices]:
    """The choices of every seat that is to act or has the turn; of nobody once the deal is over."""
    for seat in dict.fromkeys((*state.to_act, *(() if state.turn is None else (state.turn,)))):
        yield _gathered(seat, list(_ideas(view(state, seat))))


def _gathered(seat: Seat, ideas: list[_Idea]) -> Choices:
    everything = {deed.verb: deed.details for deed in _deeds(ideas)}
    reasons = dict.fromkeys(idea.reason for idea in ideas if idea.reason is not None)
    allowed = _deeds([idea for idea in ideas if idea.reason is None])
    refused = []
    for reason in reasons:
        deeds = _deeds([idea for idea in ideas if idea.reason is reason])
        alone = tuple(Deed(deed.verb) if deed.details == everything[deed.verb] else deed for deed in deeds)
        refused.append((reason, alone))
    return Choices(seat, allowed, tuple(refused))


def _deeds(ideas: list[_Idea]) -> tuple[Deed, ...]:
    details: dict[Verb, list[Detail]] = {}
    for idea in ideas:
        details.setdefault(idea.verb, []).extend([] if idea.detail is None else [idea.detail])
    return tuple(Deed(verb, tuple(found)) for verb, found in details.items())


def _ideas(seen: View) -> Iterator[_Idea]:
    options = legal(seen)
    yield from _ranks(seen, options)
    yield _Idea(Verb.DRAW, None, options.why(Draw()))
    yield _Idea(Verb.PICKUP, None, options.why(PickUp()))
    if seen.seat is not None:
        for place in range(1, seen.down[seen.seat] + 1):
            yield _Idea(Verb.DOWN, place, options.why(PlayDown(place)))
    if seen.rules.challenge.face_down:
        yield _Idea(Verb.CHALLENGE, None, options.why(Challenge()))
    if Pass() in options:
        yield _Idea(Verb.PASS, None, None)
    if _can_swap(options):
        yield _Idea(Verb.SWAP, None, None)


def _can_swap(options: Legal) -> bool:
    """Whether some swap is legal; swaps come before the plays, of which there may be very many."""
    after_swaps: tuple[type[Action], ...] = (Swap, PlayDown, PlayFromStock, Play)
    return isinstance(next((action for action in options if isinstance(action, after_swaps)), None), Swap)


def _ranks(seen: View, options: Legal) -> Iterator[_Idea]:
    """The ranks that may be claimed; in an open game those that the seat holds."""
    if seen.rules.challenge.face_down:
        for verb, source in ((Verb.PLAY, Source.HAND), (Verb.STOCK, Source.STOCK)):
            for claim, reason in options.ranks(source).items():
                yield _Idea(verb, claim, reason)
        return
    in_use = seen.hand or (seen.up[seen.seat] if seen.seat is not None else ())
    kinds = [kind_of_card(seen.rules, card) for card in in_use]
    held = {Claim(*rank_and_colour(seen.rules, kind)) for kind in kinds if kind is not None}
    for claim, reason in options.ranks().items():
        if claim in held:
            yield _Idea(Verb.PLAY, claim, reason)
    yield _Idea(Verb.STOCK, None, options.why(PlayFromStock()))
