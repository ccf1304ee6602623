"""The page docs/encoding.md: every number of an observation and every code, by name and place.

`.venv/test/bin/python tools/regenerate.py` writes it; a test compares.
"""

from pathlib import Path

from valepaska.fast.naming import action_names, columns, fact_groups, recall_groups
from valepaska.fast.revealing import HIDDEN_SIZE
from valepaska.fast.senses import CODES, FACTS
from valepaska.fast.shapes import shape_of
from valepaska.rules.model import Rules

PAGE = Path("docs/encoding.md")
SEATS = 4
CLAIMED, OPEN = "valepaska", "poytapaska"

TOP = """# Observations and codes

What a learner is given and what it answers with. `valepaska.fast.encode.Encoding(rules, seats)` holds both for any
rules: `facts` names the numbers of an observation, `actions` the codes, `observe(view)`, `legal(view)`, `decode(view,
code)` and `encode(view, action)` go from values to numbers and back. `Batch` and the environments use the same.
This page is made of the program, for the rules that stand over each table.

Every number is between 0 and 1 and depends only on what the view of the seat holds; it never tells more. Counts are
divided as their names say; what is more than the divisor counts as 1. Seats are named from the one that looks on: `me`,
then `seat +1` to its left, clockwise. Ranks are the columns of the ladder; where the rules tell the colours of a rank
apart, each colour has its own.

The compact code leaves out what hardly matters: which of equal cards one lays, and odd mixtures of true and false ones.
*False* cards are the poorest of the hand that are not of the rank claimed. The full code leaves nothing out: it is a
row of four integers, made by `Batch.order` of any action and taken by `Batch.step_orders`. Nor does the code in two
stages, `valepaska.fast.spelling.Spelling`: what is said, then the cards one by one in ladder order, then an end.
"""

NET = """## One layout for all face-down games

`valepaska.fast.senses` gives {facts} numbers and {codes} codes a place by name, the same for all face-down games of one
pack at two to six seats: `FACTS` and `CODES`. A game fills the places of the seats and ranks that it has, and leaves 0
in the others; where the colours of a rank are told apart, `Tb` is what other games call `T`. After the numbers of the
observation come what the seat remembers, below, and the rules themselves (`rule: court_minimum=7`).

`valepaska.fast.sensing_batch.SensingBatch` is a `Batch` that speaks so. Besides, `hidden()` gives {hidden} numbers
about all that the seat does not see, for the critic of a learner and for nobody who plays. At a table,
`valepaska.fast.hearing.Listener` makes the same {facts} numbers of a seat's own view and events, to the last bit.

What is remembered is certain when it is seen, and fades: a card that a seat was seen to take counts for less with every
play out of that hand, as though the play were true half of the time and otherwise of any cards. Below a quarter it is
forgotten. What a pile was claimed to hold when a seat took it, or when it was cleared, is kept as well and fades alike;
of one's own plays one knows better. Jokers are not remembered one by one, since nobody can tell them apart.
"""


def pages() -> dict[Path, str]:
    """The page by its place in the project."""
    sections = [TOP, *facts(CLAIMED), *codes(CLAIMED), *codes(OPEN), *one_layout()]
    return {PAGE: "\n".join(sections)}


def facts(spec: str) -> list[str]:
    """The table of all numbers."""
    groups = fact_groups(Rules.parse(spec), SEATS)
    lines = [f"## The {sum(map(len, groups.values()))} numbers of `{spec}` at {SEATS} seats", ""]
    lines += ["| places | what | each |", "|---|---|---|"]
    at = 0
    for title, names in groups.items():
        lines.append(f"| {span(at, len(names))} | {title} | {', '.join(f'`{name}`' for name in names)} |")
        at += len(names)
    return [*lines, ""]


def one_layout() -> list[str]:
    """What one net for all games is given, and chooses from."""
    groups = recall_groups(shape_of(Rules.parse(CLAIMED), SEATS), columns(Rules.parse(CLAIMED)))
    lines = [NET.format(facts=len(FACTS), codes=len(CODES), hidden=HIDDEN_SIZE), "| what | each |", "|---|---|"]
    lines += [f"| {title} | {', '.join(f'`{name}`' for name in names)} |" for title, names in groups.items()]
    return [*lines, ""]


def codes(spec: str) -> list[str]:
    """The table of all compact codes."""
    names = action_names(Rules.parse(spec))
    lines = [f"## The {len(names)} codes of `{spec}`", "", "| code | action |", "|---|---|"]
    return [*lines, *(f"| {code} | `{name}` |" for code, name in enumerate(names)), ""]


def span(first: int, number: int) -> str:
    """Places in an array, from 0."""
    return str(first) if number == 1 else f"{first} to {first + number - 1}"
