"""What a seat may do and why the rest is refused, as lines of text."""

from collections.abc import Callable, Iterator
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
from valepaska.engine.events import Phase, Seat, Source
from valepaska.engine.legal import Legal, legal
from valepaska.engine.state import State
from valepaska.engine.view import View, view
from valepaska.errors import Reason
from valepaska.records.notation import seat_letter
from valepaska.rules.ladder import kind_of_card, rank_and_colour

Explain = Callable[[Reason], str]
"""Says a reason in words, in whatever language."""


class _Choice(NamedTuple):
    """One thing that a seat may think of: a verb, what goes with it, and why not."""

    verb: str
    word: str
    reason: Reason | None


def choices(state: State, explain: Explain) -> Iterator[str]:
    """The choices of every seat that may act: one line with what it may do, one for each reason why not."""
    if state.phase is Phase.OVER:
        yield "the deal is over"
        return
    asked = (*state.to_act, *(() if state.turn is None else (state.turn,)))
    for seat in dict.fromkeys(asked):
        yield from _lines(seat, list(_choices(view(state, seat))), explain)


def _lines(seat: Seat, found: list[_Choice], explain: Explain) -> Iterator[str]:
    letter = seat_letter(seat)
    everything = _words(found)
    for reason in dict.fromkeys((None, *(choice.reason for choice in found))):
        chosen = _words([choice for choice in found if choice.reason is reason])
        texts = [_text(verb, words, everything[verb], reason) for verb, words in chosen.items()]
        if reason is None:
            yield f"{letter} may {'; '.join(texts) or 'do nothing'}"
        else:
            yield f"{letter} may not {'; '.join(texts)} ({explain(reason)})"


def _text(verb: str, words: list[str], everything: list[str], reason: Reason | None) -> str:
    """A verb with what goes with it; where all of it is refused, the verb alone."""
    if reason and words == everything:
        return verb.removesuffix(" as")
    return f"{verb} {' '.join(words)}".strip()


def _words(found: list[_Choice]) -> dict[str, list[str]]:
    grouped: dict[str, list[str]] = {}
    for choice in found:
        grouped.setdefault(choice.verb, []).extend([choice.word] if choice.word else [])
    return grouped


def _choices(seen: View) -> Iterator[_Choice]:
    options = legal(seen)
    yield from _ranks(seen, options)
    simple: list[Action] = [Draw(), PickUp()]
    if seen.seat is not None:
        simple += [PlayDown(slot + 1) for slot in range(seen.down[seen.seat])]
    if seen.rules.challenge.face_down:
        simple.append(Challenge())
    if Pass() in options:
        simple.append(Pass())
    for action in simple:
        verb, _, word = str(action).partition(" ")
        yield _Choice(verb, word, options.why(action))
    if _can_swap(options):
        yield _Choice("swap", "", None)


def _can_swap(options: Legal) -> bool:
    """Whether some swap is legal; swaps come before the plays, of which there may be very many."""
    first = next((action for action in options if isinstance(action, Swap | PlayDown | PlayFromStock | Play)), None)
    return isinstance(first, Swap)


def _ranks(seen: View, options: Legal) -> Iterator[_Choice]:
    """The ranks that may be claimed; in an open game those that the seat holds."""
    if seen.rules.challenge.face_down:
        for verb, source in (("play as", Source.HAND), ("stock as", Source.STOCK)):
            for claim, reason in options.ranks(source).items():
                yield _Choice(verb, str(claim), reason)
        return
    in_use = seen.hand or (seen.up[seen.seat] if seen.seat is not None else ())
    kinds = [kind_of_card(seen.rules, card) for card in in_use]
    held = {Claim(*rank_and_colour(seen.rules, kind)) for kind in kinds if kind is not None}
    for claim, reason in options.ranks().items():
        if claim in held:
            yield _Choice("play", str(claim), reason)
    yield _Choice("stock", "", options.why(PlayFromStock()))
