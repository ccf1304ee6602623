#!/usr/bin/env python3
"""Writes docs/house-rules.md and its plots: what every game and every house rule does, from a million deals.

Run it with the interpreter of the tests, which `./test` sets up:

    .venv/test/bin/python tools/house_rules.py

The same source gives the same page; then read `git diff`.
"""

import sys
import warnings
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools.plots import Row, plot  # noqa: E402
from valepaska.fast import Figures, InterpretedWarning, figures  # noqa: E402
from valepaska.rules.model import Rules  # noqa: E402
from valepaska.rules.spec import house_rules, presets  # noqa: E402

PAGE = Path("docs/house-rules.md")
PICTURES = Path("docs/pictures")
BASE = "valepaska"
SEATS = 4
SEED = 1
DEALS = 17_400
"""For each game and each kind of player."""
FEW_DEALS = 500
"""Where there are two packs, which are played interpreted."""
DOUBT = 0.125
THREADS = 2


class Played(NamedTuple):
    """A game, with what came of deals between truthful players and between those who bluff."""

    spec: str
    rules: Rules
    truthful: Figures
    bluffing: Figures

    @property
    def name(self) -> str:
        """The game as the page calls it."""
        return self.spec.replace("+", " + ")


def specs() -> dict[str, list[str]]:
    """The games that are offered, and the house rules on the first of them."""
    games = [preset.name for preset in presets() if preset.listed]
    return {"games": games, "house": [BASE, *(f"{BASE}+{house.name}" for house in house_rules())]}


def play(spec: str, deals: int | None = None) -> Played:
    """The figures of a game; `deals` where it is not the usual number."""
    rules = Rules.parse(spec)
    seats = max(rules.deal.min_players, min(SEATS, rules.deal.max_players))
    number = deals or (DEALS if rules.pack.packs == 1 else FEW_DEALS)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", InterpretedWarning)
        truthful, bluffing = (
            figures(rules, seats, number, SEED, THREADS, policy, DOUBT) for policy in ("honest", "semirandom")
        )
    return Played(spec, rules, truthful, bluffing)


def share(part: int, whole: int) -> str:
    """A share in per cent."""
    return f"{100 * part / whole:.1f}" if whole else "-"


def length_cells(game: Played) -> list[str]:
    """How long deals are."""
    f = game.bluffing
    return [
        f"{f.length(0.5)}",
        f"{f.length(0.1)} to {f.length(0.9)}",
        share(f.undecided, f.deals),
        share(game.truthful.undecided, game.truthful.deals),
        f"{f.piles_taken / f.deals:.1f}",
        f"{f.cards_taken / f.piles_taken:.1f}" if f.piles_taken else "-",
    ]


def clear_cells(game: Played) -> list[str]:
    """What clears."""
    f = game.bluffing
    others = f.clears - f.tens_cleared - f.aces_cleared
    return [
        share(f.tens_cleared, f.tens),
        share(f.aces_cleared, f.aces),
        f"{f.clears / f.deals:.1f}",
        share(others, f.clears),
    ]


def bluff_cells(game: Played) -> list[str]:
    """Who lies, and who is caught."""
    f, t = game.bluffing, game.truthful
    return [
        share(t.lies, t.hand_plays),
        share(f.lies, f.hand_plays),
        share(f.lies - f.lies_caught, f.lies),
        share(f.challenges, f.windows),
        share(f.challenges_right, f.challenges),
    ]


def seat_shares(game: Played) -> list[float]:
    """How often the seat at each place from the dealer's left lost; where nobody loses, how often it did not win."""
    f = game.bluffing
    ended = sum(f.lost) or sum(f.won)
    if sum(f.lost):
        return [100 * lost / ended for lost in f.lost]
    return [100 * (1 - won / ended) / (f.seats - 1) for won in f.won]


def seat_cells(game: Played) -> list[str]:
    """Which seat is good to have."""
    shares = seat_shares(game)
    return [*(f"{part:.1f}" for part in shares), *["-"] * (SEATS - len(shares)), f"{100 / game.bluffing.seats:.1f}"]


Cells = Callable[[Played], list[str]]
TABLES: dict[str, tuple[Sequence[str], Cells]] = {
    "length": (
        ("median turns", "10 to 90 %", "undecided %", "undecided %, truthful", "piles taken", "cards in each"),
        length_cells,
    ),
    "clears": (("tens that clear %", "aces that clear %", "clears in a deal", "by neither %"), clear_cells),
    "bluff": (
        ("forced lies %", "lies %", "lies that pass %", "plays doubted %", "doubts that are right %"),
        bluff_cells,
    ),
    "seats": (("first", "second", "third", "dealer (fourth)", "even"), seat_cells),
}


def table(name: str, games: Iterable[Played]) -> str:
    """One table of the page."""
    heads, cells = TABLES[name]
    lines = ["| game | " + " | ".join(heads) + " |", "|---|" + "--:|" * len(heads)]
    lines += [f"| {game.name} | " + " | ".join(cells(game)) + " |" for game in games]
    return "\n".join(lines)


def closed(games: Iterable[Played]) -> list[Played]:
    """The games in which one can lie."""
    return [game for game in games if game.rules.challenge.face_down]


def page(games: Sequence[Played], house: Sequence[Played]) -> str:
    """The page, with a table of games and one of house rules for each question."""
    played = {game.spec: game for game in (*games, *house)}.values()
    total = sum(game.truthful.deals + game.bluffing.deals for game in played)
    two_packs = [game.name for game in played if not game.bluffing.compiled]
    sections = {
        "TOTAL": f"{total:,}",
        "EACH": f"{DEALS:,}",
        "FEW": f"{FEW_DEALS:,}",
        "TWO": " and ".join(two_packs),
        "DOUBT": f"{100 * DOUBT:g} %",
        "SEED": str(SEED),
        **{f"{name}-games".upper(): table(name, games if name != "bluff" else closed(games)) for name in TABLES},
        **{f"{name}-house".upper(): table(name, house) for name in TABLES},
    }
    text = TEXT
    for name, value in sections.items():
        text = text.replace(f"[[{name}]]", value)
    assert "[[" not in text
    return text


TEXT = """# What games and house rules do

How long is a deal? How often does a ten clear? Does it help to sit behind the dealer? This page answers for every game
that is offered, and for every house rule, each by itself on `valepaska`. It is made by `tools/house_rules.py` from
[[TOTAL]] deals: [[EACH]] for each game between players of one kind and as many between players of another
([[FEW]] with two packs: [[TWO]]), four at a table or as many as may play, seed [[SEED]].

The players are simple, and all at a table are alike, so that differences are those of the rules:

* *Bluffing* players lie three times in eight or when they must, draw and lay unseen cards now and then, and doubt one
  play in eight ([[DOUBT]]) besides what cannot be. All figures are theirs unless it says otherwise.
* *Truthful* players lie only when they must, and doubt only what cannot be.

None of them takes a pile that it need not take, so that `no-pickup` changes nothing here, and none grows weary of
sending the same cards round. People are neither. The figures tell what a rule does to the same players, not what will
happen at your table.
A share of deals is good to 0.7 points either way (4 with two packs), shares of plays to far less.

## How long a deal is

A turn is a play, a draw or a pile taken. After 1000 turns a deal is undecided.

![Turns in a deal, by game](pictures/house-rules-games.svg)

[[LENGTH-GAMES]]

![Turns in a deal, by house rule](pictures/house-rules-length.svg)

[[LENGTH-HOUSE]]

## What clears

Of the tens and aces laid (as claimed), how many cleared the pile; and how many clears were by neither, but by four
alike.

[[CLEARS-GAMES]]

[[CLEARS-HOUSE]]

## Lies and doubts

*Forced lies* are the plays from the hand in which truthful players lied, because nothing that they held could be laid.
*Plays doubted* is said of those that could be doubted. A doubt is *right* when the play was a lie.

[[BLUFF-GAMES]]

![Doubts that are right, by house rule](pictures/house-rules-doubts.svg)

[[BLUFF-HOUSE]]

## Which seat is good to have

How often the seat at each place lost, the first being the dealer's left, in per cent of the deals that ended; where the
first one out wins, how often it did not win, made comparable. More than even is a bad seat. (Where three play, the
third deals.)

[[SEATS-GAMES]]

![Deals lost by seat, by house rule](pictures/house-rules-seats.svg)

[[SEATS-HOUSE]]
"""


def pictures(games: Sequence[Played], house: Sequence[Played]) -> dict[Path, str]:
    """The plots by their place."""

    def lengths(rows: Sequence[Played]) -> list[Row]:
        return [
            Row(game.name, (game.bluffing.length(0.5),), (game.bluffing.length(0.1), game.bluffing.length(0.9)))
            for game in rows
        ]

    def right(game: Played) -> float:
        return 100 * game.bluffing.challenges_right / game.bluffing.challenges

    def seats(game: Played) -> Row:
        found = tuple(seat_shares(game))
        return Row(game.name, found, (min(found), max(found)))

    return {
        PICTURES / "house-rules-games.svg": plot(
            "Turns in a deal: median, and 10 to 90 %", lengths(games), [0, 200, 400, 600, 800, 1000]
        ),
        PICTURES / "house-rules-length.svg": plot(
            "Turns in a deal: median, and 10 to 90 %", lengths(house), [0, 50, 100, 150, 200]
        ),
        PICTURES / "house-rules-doubts.svg": plot(
            "Doubts that are right (dashed: without a house rule)",
            [Row(game.name, (right(game),)) for game in house],
            [30, 40, 50, 60, 70],
            right(house[0]),
            " %",
        ),
        PICTURES / "house-rules-seats.svg": plot(
            "Deals lost by each of four seats (dashed: even)",
            [seats(game) for game in house],
            [20, 22, 24, 26, 28, 30],
            25,
            " %",
        ),
    }


def everything() -> dict[Path, str]:
    """The page and its plots by their place in the project."""
    wanted = specs()
    played = {spec: play(spec) for spec in dict.fromkeys(wanted["games"] + wanted["house"])}
    games, house = ([played[spec] for spec in wanted[part]] for part in ("games", "house"))
    return {PAGE: page(games, house), **pictures(games, house)}


def main() -> None:
    for path, text in everything().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
