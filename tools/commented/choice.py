"""Which deals are shown: the first ones, by number, that have what a criterion asks for."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tools.commented.moments import Moment, moments
from valepaska.bots.net import NetBot
from valepaska.engine.state import shuffled_deck
from valepaska.matches import limited, play_deal
from valepaska.matches.seeds import generator, seed_of
from valepaska.records.record import Record
from valepaska.records.replay import Recorder
from valepaska.rules.model import Rules

SPEC, SEATS = "valepaska", 4
SEED = 9_000_000
NAMES = ("Anna", "Bo", "Carita", "Daniel")
MOST_SHOWN = 5
BIG_PILE = 10
DISBELIEVED = 0.6


class Criterion(NamedTuple):
    """What a deal is chosen for."""

    title: str
    fits: Callable[[Moment], bool]


CRITERIA = (
    Criterion("A lie with the last cards, and it passes", lambda m: m.lie and m.last_cards and m.doubter is None),
    Criterion(
        "A lie with the last cards, and it is caught", lambda m: m.lie and m.last_cards and m.doubter is not None
    ),
    Criterion(
        "A doubt by counting: it holds so many itself that the claim cannot be true",
        lambda m: (
            m.doubter is not None and m.doubter.possible == 0 and m.doubter.held > m.doubter.copies - len(m.cards)
        ),
    ),
    Criterion(
        "A doubt on suspicion, and it is right",
        lambda m: m.lie and m.doubter is not None and m.doubter.possible > 0.3 and m.doubter.lie > DISBELIEVED,
    ),
    Criterion("A doubt that costs: the claim was true", lambda m: not m.lie and m.doubter is not None),
    Criterion("A lie that clears the pile", lambda m: m.lie and m.clears and m.doubter is None),
    Criterion(
        "A lie that was not needed: the truth is kept for later",
        lambda m: m.lie and bool(m.truths) and m.doubter is None and m.pile > 0,
    ),
    Criterion(
        "A lie that was needed: nothing else could follow",
        lambda m: m.lie and not m.truths and m.doubter is None and m.pile > 0,
    ),
    Criterion(
        "A big pile changes hands",
        lambda m: m.doubter is not None and m.pile + len(m.cards) >= BIG_PILE,
    ),
    Criterion(
        "Everybody suspects it, and nobody dares",
        lambda m: m.lie and m.doubter is None and len(m.answers) > 1 and min(a.lie for a in m.answers) > DISBELIEVED,
    ),
)
"""In this order each takes the first deal that fits and is not taken yet."""


class Chosen(NamedTuple):
    """A deal for a criterion: its number, its record, its plays, and those that are told."""

    criterion: Criterion
    deal: int
    record: Record
    shown: tuple[Moment, ...]


def chosen(most: int) -> Iterator[Chosen]:
    """A deal for each criterion, from the first `most` deals; a criterion that none of them fits is left out."""
    left = list(CRITERIA)
    for deal in range(most):
        if not left:
            return
        record = played(deal)
        found = tuple(moments(record, [NetBot(seat) for seat in range(SEATS)]))
        fitting = next((each for each in left if any(map(each.fits, found))), None)
        if fitting is not None:
            left.remove(fitting)
            yield Chosen(fitting, deal, record, worth_telling(fitting, found))


def played(deal: int) -> Record:
    """A deal of four nets, written down."""
    rules = limited(Rules.parse(SPEC), None)
    deck = shuffled_deck(rules, generator(SEED, deal, "deck"))
    result = play_deal(rules, [NetBot(seed_of(SEED, deal, seat)) for seat in range(SEATS)], deck)
    recorder = Recorder(rules, NAMES, deck)
    for seat, action in result.actions:
        recorder.add(seat, action)
    return recorder.record(result.outcome)


def worth_telling(criterion: Criterion, found: tuple[Moment, ...]) -> tuple[Moment, ...]:
    """The play that fits, and a few others: first of all those that were doubted, then lies in bigger piles."""
    first = next(moment for moment in found if criterion.fits(moment))
    others = [each for each in found if each is not first and (each.lie or each.doubter is not None)]
    others.sort(key=lambda each: (each.doubter is None, -each.pile))
    return tuple(sorted((first, *others[: MOST_SHOWN - 1]), key=lambda each: each.number))
