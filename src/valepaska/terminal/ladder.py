"""What may be claimed now, and in few words why the rest may not: the line above the prompt."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from valepaska.engine.actions import Claim
from valepaska.engine.events import Phase, Source
from valepaska.engine.legal import legal
from valepaska.engine.view import View
from valepaska.errors import Reason
from valepaska.rules.ladder import Effect, Situation, cell, kind_of, kind_of_card


@dataclass(frozen=True)
class Rung:
    """One rank that can be named now: refused for a reason, or legal with an effect."""

    claim: Claim
    refused: Reason | None
    effect: Effect


def rungs(view: View, source: Source = Source.HAND) -> list[Rung]:
    """Every rank of the game in ladder order, as it stands for the seat now."""
    rules = view.rules
    now = Situation(stock_empty=view.stock == 0, cleared=view.discards > 0)
    top = None if view.top is None else kind_of(rules, view.top.rank, view.top.colour)
    return [
        Rung(claim, reason, cell(rules, top, kind_of(rules, claim.rank, claim.colour), now).effect)
        for claim, reason in legal(view).ranks(source).items()
    ]


def nothing_is_laid(view: View) -> bool:
    """Whether cards are only swapped now."""
    return view.phase is Phase.SETUP or view.swapper is not None


def within_reach(view: View) -> list[Rung]:
    """The ranks worth naming to the seat: in an open game only those that it holds."""
    if nothing_is_laid(view):
        return []
    source = Source.HAND if view.hand else Source.UP
    found = rungs(view, source)
    if view.rules.challenge.face_down or view.seat is None:
        return found
    held = {kind_of_card(view.rules, card) for card in view.hand or view.up[view.seat]}
    return [rung for rung in found if kind_of(view.rules, rung.claim.rank, rung.claim.colour) in held]


def open_now(view: View) -> tuple[Claim, ...]:
    """The ranks that may be claimed now."""
    return tuple(rung.claim for rung in rungs(view) if rung.refused is None)


def believed(view: View) -> View:
    """A view in a window as it would be if nobody doubted the play and the seat's turn came next."""
    gone = view.pile if view.effect == "clear" else 0
    later = msgspec.structs.replace(
        view, phase=Phase.TURN, turn=view.seat, to_act=(view.seat,), claimant=None, answered=(), drew=False
    )
    if not gone:
        return later
    return msgspec.structs.replace(later, claims=(), top=None, pile=0, discards=view.discards + gone, effect=None)


def only_claim(view: View) -> Claim | None:
    """The claim, where the rules leave but one: it need not be said."""
    if not view.rules.challenge.face_down or view.rules.challenge.claimed_count == "may_lie":
        return None
    if view.phase is Phase.OPENING:
        return view.opening
    claims = open_now(view)
    return claims[0] if len(claims) == 1 else None


def refusals(found: list[Rung]) -> Iterator[tuple[Reason, list[Claim]]]:
    """The refused ranks, gathered by reason in the order in which reasons first appear."""
    gathered: dict[Reason, list[Claim]] = {}
    for rung in found:
        if rung.refused is not None:
            gathered.setdefault(rung.refused, []).append(rung.claim)
    yield from gathered.items()
