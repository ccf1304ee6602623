"""The ladder grid of a set of rules as text, for people to read and for tests to compare."""

from collections.abc import Iterable

from valepaska.cards import Rank
from valepaska.rules.ladder import Effect, Kind, Situation, cell, kinds, rank_and_colour
from valepaska.rules.model import Rules


def label(rules: Rules, kind: Kind) -> str:
    """How a grid names a kind."""
    rank, colour = rank_and_colour(rules, kind)
    return f"{'10' if rank is Rank.TEN else rank}{colour or ''}"


def grid_rows(rules: Rules, *, stock_empty: bool = False) -> list[str]:
    """The ladder grid as lines of text, before any relaxation unless the stock is empty.

    ``o`` legal, ``C`` clears, ``F`` feeds, ``s`` only once the stock is gone, ``t`` only after
    the first clear, ``-`` illegal; a blank row is a top that can never be.
    """
    shown = rules if stock_empty else rules.replace(relax_when_stock_empty=())
    columns = kinds(rules)
    labels = [label(rules, kind) for kind in columns]
    width = 1 + max(map(len, labels))
    possible = tops_that_can_be(shown, columns, stock_empty=stock_empty)
    rows = [_row("top\\play", labels, width)]
    for top in (None, *columns):
        letters = [mark(shown, top, kind, stock_empty=stock_empty) for kind in columns]
        known = top is None or top in possible
        rows.append(
            _row("empty" if top is None else label(rules, top), letters if known else " " * len(columns), width)
        )
    return rows


def _row(name: str, entries: Iterable[str], width: int) -> str:
    return name.ljust(8) + "".join(entry.rjust(width) for entry in entries)


_LETTERS = {Effect.PLAIN: "o", Effect.CLEAR: "C", Effect.FEED: "F"}


def first_legal(rules: Rules, top: Kind | None, kind: Kind, *, stock_empty: bool) -> tuple[str, Effect]:
    """When a claim is legal first, as a grid letter (``""``: now), and what it does then."""
    for when, now in (
        ("", Situation(stock_empty)),
        ("t", Situation(stock_empty, cleared=True)),
        ("s", Situation(stock_empty=True)),
        ("s", Situation(stock_empty=True, cleared=True)),
    ):
        effect = cell(rules, top, kind, now).effect
        if effect:
            return when, effect
    return "-", Effect.ILLEGAL


def mark(rules: Rules, top: Kind | None, kind: Kind, *, stock_empty: bool) -> str:
    """The letter of one cell of the grid."""
    when, effect = first_legal(rules, top, kind, stock_empty=stock_empty)
    return when or _LETTERS[effect]


def tops_that_can_be(rules: Rules, columns: tuple[Kind, ...], *, stock_empty: bool) -> set[Kind]:
    """The kinds that can come to lie on top, starting from an empty pile."""
    known: set[Kind] = set()
    waiting: list[Kind | None] = [None]
    while waiting:
        top = waiting.pop()
        for kind in columns:
            _, effect = first_legal(rules, top, kind, stock_empty=stock_empty)
            if effect in (Effect.PLAIN, Effect.FEED) and kind not in known:
                known.add(kind)
                waiting.append(kind)
    return known
