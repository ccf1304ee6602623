"""How much can be won against the bots: of docs/strength.md what the tiny games and the exploiter say."""

from collections.abc import Iterator

from bench.proof import plan, tiny
from bench.proof.kept import Kept

TINY = """## Tiny games, solved

Small enough to be enumerated: a short pack, no stock, a limit of turns; claims true and false, challenges and the pile
are those of `valepaska`. The loser gets -1, the others share 1, and nobody gets anything at the limit of turns.
*NashConv* is the sum of what every seat could gain by answering the others as well as can be; 0 only in an equilibrium.
Divided by the seats it is what OpenSpiel calls exploitability.

* `cfr+`: the average policy of CFR+ after {rounds} rounds at most. With three seats it has no guarantee, and NashConv
  only says that nobody gains *alone*.
* `recipe`: what `valepaska train` comes to when it is given the tiny game alone. The same net and the same learning,
  with a budget of a minute or two.
* `uniform`: anything that is legal.
* The bots: read off from their actions with many dice. They are made for the whole pack and know nothing of the limit
  of turns, so that these figures say what such habits cost in a tiny game, not in the whole one.

The tree and its answers are this project's own (OpenSpiel takes minutes where they take a second); a test compares them
with OpenSpiel's on the smallest game.
"""


def tiny_tables(kept: Kept) -> Iterator[str]:
    """How far policies are from an equilibrium where that can be computed."""
    found = kept.section("tiny")
    if not found:
        return
    yield TINY.format(rounds=max(game.rounds for game in tiny.GAMES.values()))
    for key, game in tiny.GAMES.items():
        rows = {name: each for row, each in found.items() if (name := row.removeprefix(f"{key} ")) != row}
        if not rows:
            continue
        size = next(iter(rows.values()))
        yield (
            f"### {game.title[0].upper()}{game.title[1:]}\n\n`{game.spec}`, deck `{game.deck}`: "
            f"{size['infosets']} information states, {size['histories']} histories.\n"
        )
        yield "| policy | NashConv | NashConv / seats | what the leader gets |\n|---|---:|---:|---:|"
        for name, each in sorted(rows.items(), key=lambda row: (round(row[1]["nash_conv"], 6), row[0])):
            gap = each["nash_conv"]
            yield f"| {name} | {gap:.4f} | {gap / game.seats:.4f} | {each['leader']:+.3f} |"
        yield ""


def exploiter_table(kept: Kept) -> Iterator[str]:
    """What learners found against the frozen net."""
    found = kept.section("exploiter")
    if not found:
        return
    yield (
        "## An exploiter: a lower bound\n\nA fresh learner, by the recipe of `valepaska train`, sits alone among three "
        f"frozen copies of `net` at `{plan.MAIN}`. *Gain* is how much less it loses than one deal in four. "
        f"{20_000_000:,} own decisions were asked for. What it finds is what this net can lose to somebody who knows "
        "it: three that play by one unchanging net are met by the one answer that suits them.\n"
    )
    yield "| against | seed | own decisions | it loses, % | gain, points | decks |\n|---|---:|---:|---:|---:|---:|"
    for key, each in sorted(found.items()):
        name, seed = key.split(" ")
        within = 100 * each["within"]
        yield (
            f"| three `{name}` | {seed} | {each['decisions']:,} | {100 * each['rate']:.1f} ± {within:.1f} "
            f"| {100 * (each['even'] - each['rate']):+.1f} ± {within:.1f} | {each['decks']} |"
        )
    yield ""
