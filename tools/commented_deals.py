#!/usr/bin/env python3
"""Plays deals of the shipped net, chooses ten by written criteria, and writes docs/commented-deals.md and records.

Run with the interpreter of the tests: `.venv/test/bin/python tools/commented_deals.py [--most 400]`. Needs to be
run again when another net is shipped.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools.commented.choice import CRITERIA, SEATS, SEED, SPEC, Chosen, chosen  # noqa: E402
from tools.commented.words import told  # noqa: E402
from valepaska.records.notation import seat_letter  # noqa: E402
from valepaska.records.record import write_record  # noqa: E402

PAGE = ROOT / "docs" / "commented-deals.md"
RECORDS = ROOT / "docs" / "data" / "deals"
TOP = f"""# Deals of the net, with comments

Four copies of the shipped net play `{SPEC}`, and you see all hands. Deals are numbered from 0 (seed {SEED}); each in
turn is taken for the first criterion that it fits and that has no deal yet, and nothing was chosen by taste. Written by
`tools/commented_deals.py`; the records beside this page replay in the program: `valepaska replay FILE`.

Told are the play that the deal was chosen for and at most four more, first those that were doubted, then lies in the
biggest piles. The number in front is that of the action in the record. *Taken for a lie by B 40 %* is what
the net itself expected when it was asked (its guess at lies, learned from its own deals); *by counting* is the chance
that the player could hold such cards at all, from the cards that the seat has seen and nothing else. What a sentence
says about reasons follows from these numbers and the cards; the net itself gives no reasons.
"""


def page(deals: list[Chosen]) -> str:
    """The whole page."""
    sections = [TOP, *(section(number, each) for number, each in enumerate(deals, start=1))]
    missing = [each.title for each in CRITERIA if each not in [deal.criterion for deal in deals]]
    if missing:
        sections.append(f"No deal played here fits: {'; '.join(missing)}.\n")
    return "\n".join(sections)


def section(number: int, deal: Chosen) -> str:
    """One deal."""
    assert deal.record.result is not None
    loser = deal.record.result.loser
    ended = "nobody lost" if loser is None else f"{seat_letter(loser)} lost"
    where = f"[record](data/deals/{number}.toml), deal {deal.deal}, {len(deal.record.actions)} actions, {ended}"
    return "\n\n".join([f"## {number}. {deal.criterion.title}", where, *map(told, deal.shown)]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--most", type=int, default=400, metavar="N", help="deals to choose from")
    options = parser.parse_args()
    deals = sorted(chosen(options.most), key=lambda each: CRITERIA.index(each.criterion))
    RECORDS.mkdir(parents=True, exist_ok=True)
    for path in RECORDS.glob("*.toml"):
        path.unlink()
    for number, deal in enumerate(deals, start=1):
        (RECORDS / f"{number}.toml").write_text(write_record(deal.record), encoding="utf-8")
    PAGE.write_text(page(deals), encoding="utf-8")
    print(f"{len(deals)} deals of {SEATS} nets")


if __name__ == "__main__":
    main()
