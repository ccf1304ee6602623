"""How strong the bots are, and how much of that is proved: measures what is missing and writes docs/strength.md.

Run: python bench/strength.py [--deals N] [--jobs J] [--again BOT] [--only PART,...] [--quick]

Figures are kept in docs/data/strength.json as they come, so that a run can be broken off and goes on
later. A figure is measured when there is none, when it was played with another net than the one that is shipped
now, or when more deals are asked for. Two parts are measured only when they are named: `--only times`, on a
machine that does nothing else, and `--only exploiter`, which trains for as long as it takes. The tiny games and
what learns need the extra [train], bots that search [fast]; for the rest, and for the page, the base will do.
"""

import argparse
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "src")]

from valepaska.algebra import one_thread_each  # noqa: E402

one_thread_each()  # before NumPy is imported

from bench.proof.kept import FILE, ROOT, Kept  # noqa: E402
from bench.proof.measures import DEALS, EXPLOITER_DECISIONS, PARTS, USUAL, Options  # noqa: E402
from bench.proof.page import page  # noqa: E402
from valepaska.errors import lacking  # noqa: E402

PAGE = ROOT / "docs" / "strength.md"
QUICK_DEALS = 12
EXTRAS = {"tiny": "train", "exploiter": "train"}
"""What brings the libraries of a part that not everybody has; playouts and search want [fast]."""


def forget(kept: Kept, name: str) -> None:
    """Drop every figure in which a bot took part."""
    for section in kept.sections.values():
        for key in [key for key in section if name in key.split(" ")]:
            del section[key]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=DEALS, metavar="N", help="deals of each main meeting")
    parser.add_argument("--decisions", type=int, default=EXPLOITER_DECISIONS, metavar="N", help="of an exploiter")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    parser.add_argument("--again", metavar="BOT", help="measure anew whatever this bot took part in")
    parser.add_argument("--only", default=",".join(USUAL), metavar="PART,...", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--quick", action="store_true", help="a few deals of the main rules only, to see that it works")
    parser.add_argument("--data", type=Path, default=FILE, help="where figures are kept")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page that is written")
    options = parser.parse_args(arguments, Options())
    if options.quick:
        options.deals = QUICK_DEALS
    wanted = [name for name in options.only.split(",") if name]
    for name in wanted:
        if name not in PARTS:
            parser.error(f"there is no part {name!r}: the parts are {', '.join(PARTS)}")
    kept = Kept(options.data)
    if options.again:
        forget(kept, options.again)
    for name in wanted:
        try:
            PARTS[name](kept, options)
        except ModuleNotFoundError as error:
            parser.error(str(lacking(EXTRAS.get(name, "fast"), error)))
    options.page.write_text(page(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
