#!/usr/bin/env python3
"""Writes docs/characters.md: who the opponents are, and how strong each is, measured.

Run it with the interpreter of the tests, which `./test` sets up:

    .venv/test/bin/python tools/characters.py [--deals N] [--jobs J] [--only Aino,Onni]

Everybody plays the same deals, alone against three of the accountant and alone against three of the honest
one. The same source and the same N give the same page; then read `git diff`. With `--only` nothing is
written. A character whose losses do not fit its level is an error.
"""

import argparse
import sys
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from valepaska.bots import Character, bot_named, characters, usual  # noqa: E402
from valepaska.bots.characters import Level  # noqa: E402
from valepaska.engine.events import Phase  # noqa: E402
from valepaska.engine.state import apply, shuffled_deck, start  # noqa: E402
from valepaska.i18n import texts  # noqa: E402
from valepaska.matches import Block, Processes, limited, run_all, team_at  # noqa: E402
from valepaska.matches.intervals import margin  # noqa: E402
from valepaska.matches.seeds import generator  # noqa: E402
from valepaska.matches.simulate import blocks, play_numbered  # noqa: E402
from valepaska.rules.model import Rules  # noqa: E402
from valepaska.table.review import review  # noqa: E402

PAGE = Path("docs/characters.md")
SPEC = "valepaska"
SEATS = 4
SEED = 4100
DEALS = 200
MEASURES = ("aino", "rauha")
"""Against whose tables everybody is measured; the first decides the level."""
BOUNDS: dict[Level, tuple[float, float]] = {
    "gentle": (0.6, 1.0),
    "fair": (0.4, 0.6),
    "sharp": (0.2, 0.4),
    "merciless": (0.0, 0.2),
}
"""Which share of deals a character of a level loses, alone against three of the first measure."""
SLACK = 0.02
HEAD = """\
# The opponents

They have names, and habits of their own. On the page the host chooses one for each seat (*Change*, beside the
name); *Play now* seats {usual}. The same names work everywhere else, however they are written:

```
./play play --bots Aino,Väinö,Onni
./play simulate --bots Helmi,Rauha,Lempi --deals 1000
./play league --bots Vieno,Toivo,Aino --deals 200
```

From Python `valepaska.bot("Väinö", seed=1)` makes one. All of them see their own cards only. While a deal is played
they say nothing of what they think; when it is over they tell why they doubted or believed (*Why?* under each play, and
a line under each doubt in the terminal): the chance of a lie that they saw, what they had counted, and the habit where
one decided.

<p>
  <img src="pictures/opponents-390x844.webp" alt="On a phone: the choice of an opponent" width="195">
  <img src="pictures/opponents-1440x900.webp" alt="The same on a desk" width="660">
</p>

| name | level | what they are like |
|---|---|---|
"""
TABLE = """
## How strong they are

One of them sits at a table with three {first}, and at another with three {second}; who plays evenly loses one
deal in four. Levels go by the first figure: {bounds}.

| name | level | loses to three {first} | to three {second} | lies | caught | doubts | right |
|---|---|---:|---:|---:|---:|---:|---:|
"""
TAIL = """
Losses in per cent, with 95 % intervals over {decks} decks, each played once from each seat (`{spec}`, four seats,
seed {seed}). The other columns are of the table with three {first}: how many of its plays were lies, and how many of
those were caught; how often it doubted when it was asked, and how many of those doubts were right. A play from
the stock that nobody has seen is no lie. Measured by `tools/characters.py --deals {deals}`.

Ilmari looks ahead where Numba is installed (`[fast]`); where it is not, as under `./play`, he plays as Otso does.
In open games he, Otso and Tyyne try out what they might do, and the others play much alike.

With three or more players no way of playing is safe against everybody: a bluffer who shines among the trusting is eaten
by those who count. The figures speak of these tables and of nothing else.

## What a character is

A few lines in [`characters.toml`](../src/valepaska/bots/characters.toml): the bot that it thinks with, how often it
follows a habit instead of its plan, its tempo. Habits are shares from 0 to 1:

| habit | what happens so often |
|---|---|
| `stops_last` | doubts a play by which somebody would go out |
| `trusts` | lets go by what it would have doubted |
| `suspects` | doubts what it would have let go by |
| `gambles` | lays the top of the stock unseen |
| `bluffs` | lies where it would have told the truth |
| `confesses` | tells the truth where it would have lied |
| `forgets` | does whatever comes to mind, mostly the truth |

`tempo` multiplies how long it waits at a table; the wait never depends on its cards. `temper` changes how a bot that
counts weighs things, and `settings` are arguments of the bot. Add a character there, describe it in the three files of
texts under `character-` and its name in small letters, and run `tools/characters.py`: it refuses a level that the
figures do not bear out.
"""


class Sums(msgspec.Struct):
    """What deals of one against three come to; `squares` sums over decks the square of the losses with that deck."""

    losses: int = 0
    squares: int = 0
    decks: int = 0
    plays: int = 0
    lies: int = 0
    caught: int = 0
    asked: int = 0
    doubts: int = 0
    right: int = 0

    def add(self, other: "Sums") -> None:
        """Add what other decks came to."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def rate(self) -> float:
        """The share of deals that were lost."""
        return self.losses / (SEATS * self.decks)

    @property
    def margin(self) -> float:
        """Half of the 95 % interval, over decks."""
        return margin(self.losses, self.squares, self.decks) / SEATS


def play(block: Block) -> tuple[tuple[str, ...], Sums]:
    """The first of a block's bots against the others, on whole decks."""
    rules = limited(Rules.parse(block.spec), block.turn_limit)
    sums = Sums()
    for deck in range(block.first // SEATS, (block.first + block.deals) // SEATS):
        lost = 0
        for seat in range(SEATS):
            lost += _play_deal(rules, block, deck, seat, sums)
        sums.add(Sums(losses=lost, squares=lost * lost, decks=1))
    return block.bots, sums


def _play_deal(rules: Rules, block: Block, deck: int, seat: int, sums: Sums) -> bool:
    """Play one deal with the measured bot in a seat, count what it did, and say whether it lost."""
    played = play_numbered(rules, block.bots, block.seed, deck * SEATS + seat)
    step = start(rules, SEATS, shuffled_deck(rules, generator(block.seed, deck, "deck")), 0, None)
    events = list(step.events)
    for actor, action in played.actions:
        sums.asked += actor == seat and step.state.phase is Phase.WINDOW
        step = apply(step.state, actor, action)
        events.extend(step.events)
    tally = review(step.state, events).tallies[seat]
    sums.add(
        Sums(plays=tally.claims, lies=tally.lies, caught=tally.caught, doubts=tally.calls, right=tally.right_calls)
    )
    return played.outcome.loser == seat


def measure(names: list[str], deals: int, jobs: int) -> dict[tuple[str, str], Sums]:
    """What each comes to against each measure."""
    found = {(name, other): Sums() for name in names for other in MEASURES}
    todo = (
        block
        for name, other in found
        for block in blocks(SPEC, (name, *(other,) * (SEATS - 1)), deals - deals % SEATS, SEED)
    )
    with team_at(Processes(jobs)) as team:
        for bots, sums in run_all(play, todo, team):
            found[bots[0], bots[1]].add(sums)
    return found


def row(who: Character, found: dict[tuple[str, str], Sums]) -> str:
    """The line of a character in the table of figures."""
    first, second = (found[who.id, other] for other in MEASURES)
    figures = [
        f"{100 * first.rate:.0f} ± {100 * first.margin:.0f}",
        f"{100 * second.rate:.0f} ± {100 * second.margin:.0f}",
        _share(first.lies, first.plays),
        _share(first.caught, first.lies),
        _share(first.doubts, first.asked),
        _share(first.right, first.doubts),
    ]
    return f"| {who.name} | {who.level} | {' | '.join(figures)} |\n"


def _share(part: int, of: int) -> str:
    return f"{100 * part / of:.0f} %" if of else "-"


def misplaced(found: dict[tuple[str, str], Sums]) -> list[str]:
    """The characters whose losses do not fit their level, a line each."""
    lines = []
    for id in dict.fromkeys(name for name, _ in found):
        who, sums = characters()[id], found[id, MEASURES[0]]
        low, high = BOUNDS[who.level]
        if not low - SLACK <= sums.rate <= high + SLACK:
            lines.append(f"{who.name} loses {100 * sums.rate:.0f} ± {100 * sums.margin:.0f} %: that is not {who.level}")
    return lines


def page(found: dict[tuple[str, str], Sums], deals: int) -> str:
    """The page with these figures."""
    say = texts("en")
    everybody = characters().values()
    first, second = (characters()[id].name + "s" for id in MEASURES)
    bounds = ", ".join(f"{level} from {100 * low:.0f} to {100 * high:.0f} %" for level, (low, high) in BOUNDS.items())
    trio = [characters()[id].name for id in usual(3)]
    text = HEAD.format(usual=f"{', '.join(trio[:-1])} and {trio[-1]}")
    text += "".join(f"| {who.name} | {who.level} | {say(f'character-{who.id}')} |\n" for who in everybody)
    text += TABLE.format(first=first, second=second, bounds=bounds)
    text += "".join(row(who, found) for who in everybody)
    return text + TAIL.format(decks=deals // SEATS, spec=SPEC, seed=SEED, first=first, deals=deals)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=DEALS, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    parser.add_argument("--only", default="", metavar="NAME,NAME")
    options = parser.parse_args()
    names = [bot_named(name) for name in options.only.split(",") if name] or list(characters())
    found = measure(names, options.deals, options.jobs)
    for name in names:
        print(row(characters()[name], found), end="", flush=True)
    wrong = misplaced(found)
    if wrong:
        raise SystemExit("\n".join(wrong))
    if not options.only:
        (ROOT / PAGE).write_text(page(found, options.deals), encoding="utf-8")


if __name__ == "__main__":
    main()
