"""What the claims say about where cards are, half believed, as kernel text.

A pile that is taken or cleared unseen holds what was claimed, if the claims were true. For each row of a recall
it is kept how many cards of each kind came to a hand, and to the discards, as the others claimed; a hand
that lays cards holds less of it, as in `remembering.fade`. Plays that were turned up, and those from the
stock, do not count: of the former one knows the cards, and behind the latter is nobody's knowledge.
"""

from valepaska.engine import codes as c
from valepaska.fast.recall import CARD, EVERYBODY, ROWS, SEATS, Recall

MOST = 16 * CARD
"""Nobody is believed to have taken more of a kind."""


def believe_play(r: Recall, row: int, seat: int, kind: int, count: int) -> None:
    """A seat laid cards of its hand as a kind: it holds less of what it took."""
    size = r.hand_n[seat]
    base = (row * SEATS + seat) * c.KINDS
    for each in range(c.KINDS):
        held = r.took[base + each]
        if held:
            spread = held * (size - count) // size
            kept = max(0, held - count * CARD) if each == kind else held
            r.took[base + each] = (kept + spread) // 2


def believe_taken(r: Recall, row: int, seat: int) -> None:
    """A seat took the pile: what others than the row's own seat claimed in it is now believed to be in its hand."""
    base = (row * SEATS + seat) * c.KINDS
    for kind in range(c.KINDS):
        claimed = claimed_by_others(r, row, kind)
        if claimed:
            r.took[base + kind] = min(MOST, r.took[base + kind] + CARD * claimed)


def believe_cleared(r: Recall, row: int) -> None:
    """The pile went to the discards: what others claimed in it is believed to be there."""
    for kind in range(c.KINDS):
        r.cleared[row * c.KINDS + kind] += claimed_by_others(r, row, kind)


def claimed_by_others(r: Recall, row: int, kind: int) -> int:
    """How many cards of a kind others than the row's own seat claimed in the pile."""
    everybody = r.piled[EVERYBODY * c.KINDS + kind]
    return everybody if row == EVERYBODY else everybody - r.piled[row * c.KINDS + kind]


def pile_claim(r: Recall, seat: int, kind: int, count: int, source: int) -> None:
    """A claim lies on the pile."""
    r.kind = kind
    r.count = count if source == c.FROM_HAND else 0
    count_piled(r, seat, r.count)


def lift_claim(r: Recall, seat: int) -> None:
    """The last claim counts no more: its cards were turned up, or taken back."""
    count_piled(r, seat, -r.count)
    r.count = 0


def count_piled(r: Recall, seat: int, count: int) -> None:
    """So many cards more are claimed to be of the kind of the last play."""
    if count:
        r.piled[seat * c.KINDS + r.kind] += count
        r.piled[EVERYBODY * c.KINDS + r.kind] += count


def forget_claims(r: Recall) -> None:
    """The pile is gone."""
    r.count = 0
    for place in range(ROWS * c.KINDS):
        r.piled[place] = 0
