"""What anybody at the table could count: how often each rank was claimed in the pile."""

from collections import Counter

from valepaska.cards import faces
from valepaska.engine.actions import Claim
from valepaska.engine.view import View
from valepaska.rules.ladder import kind_of, kind_of_card
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits


def claimed(view: View) -> list[tuple[Claim, int]]:
    """The ranks claimed since the pile was last empty, in ladder order, with the number of cards."""
    counts: Counter[Claim] = Counter()
    for entry in view.claims:
        counts[Claim(entry.claim.rank, entry.claim.colour)] += entry.count
    return sorted(counts.items(), key=lambda item: kind_of(view.rules, item[0].rank, item[0].colour))


def in_the_pack(rules: Rules, claim: Claim) -> int:
    """How many cards the pack has that would make such a claim true."""
    kind = kind_of(rules, claim.rank, claim.colour)
    return sum(kind_of_card(rules, card) == kind for card in faces(deck_bits(rules)))


def held(view: View, claim: Claim) -> int:
    """How many cards in the viewer's own hand would make such a claim true."""
    kind = kind_of(view.rules, claim.rank, claim.colour)
    return sum(kind_of_card(view.rules, card) == kind for card in view.hand)
