"""Whether a recorded deal was fair: every step of it by name, and what is wrong with one that fails.

The steps are those of `docs/fair-deal.md`. What somebody was told before the deal, the commitment,
and what their page contributed can be held against the record too: a record alone can be made anew
as a whole.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, NamedTuple, get_args

import msgspec

from valepaska.engine.events import Seat
from valepaska.errors import RecordError, ValepaskaError, quoted
from valepaska.records.document import Document, Place, by_key
from valepaska.records.notation import seat_letter
from valepaska.records.record import Record
from valepaska.records.replay import verify
from valepaska.rules.model import Rules
from valepaska.table import fair
from valepaska.table.fair import METHOD, NONE, Fair, Lot

Step = Literal["commitment", "contributions", "shuffle", "hands", "starter"]
STEPS: tuple[Step, ...] = get_args(Step)
_HASH = re.compile(r"[0-9a-f]{64}")
_CONTRIBUTION = re.compile(fair.CONTRIBUTION)
Facts = dict[str, str | int]


class Finding(NamedTuple):
    """What came of a step: `fault` is None where it holds, else the name of what is wrong; `facts` are for its text."""

    step: Step
    fault: str | None
    facts: Facts


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a record says of its fair deal. `contributions` are in the order of seats; ``none`` where one gave none."""

    method: str
    commitment: str
    secret: str
    contributions: tuple[str, ...]
    lots: tuple[Lot, ...] = ()


@dataclass(frozen=True)
class Told:
    """What somebody knows from elsewhere: the commitment before the deal, and their own contribution."""

    commitment: str | None = None
    contribution: str | None = None

    def __post_init__(self) -> None:
        """Raise ValepaskaError for what cannot be a commitment, or a contribution."""
        if self.commitment is not None and not _HASH.fullmatch(self.commitment.lower()):
            raise ValepaskaError(
                f"{quoted(self.commitment)} is no commitment: copy all 64 of its digits, 0 to 9 and a to f"
            )
        if self.contribution is not None and not _CONTRIBUTION.fullmatch(self.contribution.lower()):
            raise ValepaskaError(
                f"{quoted(self.contribution)} is no contribution: copy all 32 of its digits, 0 to 9 and a to f"
            )


def proof_in(document: Document, record: Record) -> Proof | None:
    """The proof of a record; None when there is none. Raises RecordError for one that this version cannot read."""
    if record.proof is None:
        return None
    method = record.proof.get("method")
    if method != METHOD:
        raise RecordError(
            f"its fair deal is of the kind {method!r:.40} and this version knows {METHOD}: use a newer version",
            document.place("proof", "method"),
        )
    return document.convert(record.proof, Proof, "proof")


def findings(record: Record, proof: Proof, told: Told | None = None, place: Place = by_key) -> list[Finding]:
    """What comes of every step, in their order."""
    told = told or Told()
    found: dict[Step, tuple[str | None, Facts]] = {
        "commitment": _commitment(proof, told),
        "contributions": _contributions(record, proof, told),
        "shuffle": _shuffle(record, proof),
        "hands": _hands(record, place),
        "starter": _starter(record, proof),
    }
    return [Finding(step, *found[step]) for step in STEPS]


def _commitment(proof: Proof, told: Told) -> tuple[str | None, Facts]:
    facts: Facts = {"commitment": proof.commitment}
    if told.commitment is not None and told.commitment.lower() != proof.commitment:
        return "other-commitment", facts | {"told": told.commitment}
    if not _HASH.fullmatch(proof.secret) or fair.commitment(bytes.fromhex(proof.secret)) != proof.commitment:
        return "not-of-secret", facts
    return None, facts


def _contributions(record: Record, proof: Proof, told: Told) -> tuple[str | None, Facts]:
    seats, given = len(record.seats), proof.contributions
    if len(given) != seats:
        return "not-one-each", {"count": len(given), "seats": seats}
    bots = record.session.bots if record.session is not None else ()
    for seat, each in enumerate(given):
        if each != NONE and not _CONTRIBUTION.fullmatch(each):
            return "no-contribution", {"seat": seat_letter(seat)}
        if each != NONE and seat < len(bots) and bots[seat]:
            return "from-bot", {"seat": seat_letter(seat)}
        if each != NONE and given.index(each) != seat:
            return "twice", {"seat": seat_letter(given.index(each)), "other": seat_letter(seat)}
    if told.contribution is not None and told.contribution.lower() not in given:
        return "yours-missing", {}
    came = [seat_letter(seat) for seat, each in enumerate(given) if each != NONE]
    return None, {"count": len(came), "seats": ", ".join(came)}


def _fair(record: Record, proof: Proof) -> Fair | None:
    """What the cards came from; None where the secret or a contribution is missing altogether."""
    if not _HASH.fullmatch(proof.secret) or len(proof.contributions) != len(record.seats):
        return None
    return Fair(bytes.fromhex(proof.secret), tuple(None if each == NONE else each for each in proof.contributions))


def _shuffle(record: Record, proof: Proof) -> tuple[str | None, Facts]:
    given, rules = _fair(record, proof), Rules.parse(record.rules)
    if given is None:
        return "incomplete", {}
    deck = given.deck(rules)
    if deck == record.deck:
        return None, {"count": len(deck)}
    for fault, facts, other in _likely(given):
        if other.deck(rules) == record.deck:
            return fault, facts
    at = next((at for at, pair in enumerate(zip(deck, record.deck, strict=False)) if pair[0] != pair[1]), None)
    if at is None:
        return "not-whole", {"count": len(record.deck), "whole": len(deck)}
    return "other-deck", {"place": at + 1, "card": str(record.deck[at]), "right": str(deck[at])}


def _likely(given: Fair) -> Iterator[tuple[str, Facts, Fair]]:
    """What else the deck may have been made from: all contributions but one, or two of them exchanged."""
    for seat, each in enumerate(given.contributions):
        if each is not None:
            rest = (*given.contributions[:seat], None, *given.contributions[seat + 1 :])
            yield "left-out", {"seat": seat_letter(seat)}, Fair(given.secret, rest)
    for one, other in combinations(range(len(given.contributions)), 2):
        order = list(given.contributions)
        order[one], order[other] = order[other], order[one]
        yield "exchanged", {"seat": seat_letter(one), "other": seat_letter(other)}, Fair(given.secret, tuple(order))


def _hands(record: Record, place: Place) -> tuple[str | None, Facts]:
    try:
        verify(record, place)
    except RecordError as error:
        return "moves", {"why": str(error)}
    return None, {"count": len(record.actions)}


def _starter(record: Record, proof: Proof) -> tuple[str | None, Facts]:
    given = _fair(record, proof)
    if given is None:
        return "incomplete", {}
    first = record.session is not None and record.session.deals == 0
    for lot, must in (("dealer", first), ("starter", Rules.parse(record.rules).opening.starter == "random")):
        if must and lot not in proof.lots:
            return f"{lot}-not-drawn", {}
    seats: dict[Lot, int | None] = {"dealer": record.dealer, "starter": record.starter}
    for drawn in proof.lots:
        if seats[drawn] != given.drawn(drawn):
            return f"other-{drawn}", {"seat": _letter(seats[drawn]), "right": seat_letter(given.drawn(drawn))}
    drawn_for = "both" if len(set(proof.lots)) > 1 else next(iter(proof.lots), "none")
    return None, {"lots": drawn_for, "dealer": _letter(record.dealer), "starter": _letter(record.starter)}


def _letter(seat: Seat | None) -> str:
    return "-" if seat is None else seat_letter(seat)
