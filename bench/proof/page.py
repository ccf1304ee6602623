"""The page docs/strength.md, made of the kept figures."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import asdict

from bench.proof import plan
from bench.proof.bounds import exploiter_table, tiny_tables
from bench.proof.habits import Habits
from bench.proof.kept import Kept
from bench.proof.meetings import Meeting, ratings_of, saving, standing_of
from valepaska.bots import characters
from valepaska.bots.characters import LEVELS

TOP = """# How strong the bots are

Written by `python bench/strength.py` from deals that anybody can play again: the figures behind it lie in
[data/strength.json](data/strength.json), one letter a deal, and a row that is taken out of there is measured anew.

A figure of strength belongs to the opponents, the rules and the number of seats it was measured with.

* **Loss rate**: how often the bot that sits alone ended as the loser. *Parity* is one deal in n at n seats: what a
  bot among copies of itself loses.
* **Duplicate decks**: every deck is played once from every seat, with the same dice in every seat, so that luck falls
  on both bots alike.
* **Intervals** are 95 %, by Student's t over decks. The deals of one deck share its luck, so the deck is the unit.
* Decks come from seeds that no training has seen.
* Deals cut off at 1000 turns count as played and not lost. Where there were any, they are named.

[Ten deals of the net](commented-deals.md) are told with comments.
"""
LIMITS = """## What this does not prove

* **No strategy is safe with three or more players.** A Nash equilibrium of such a game is neither unique nor safe: two
  players who each play their part of a different one may both do badly, and who is about to lose anyway decides among
  the others (kingmaking). So a table here says how a bot does against *these* opponents, in both directions, and no
  more.
* **Against people nothing is measured.** No game with people has been counted, and no claim about them is made.
* **Exploiter and local best response are lower bounds.** A learner that finds little shows that *it* found little. Only
  the tiny games, which are solved, have figures from both sides.
* **Ratings sum up one pool.** Another pool, another rating; cycles (a beats b beats c beats a) disappear in it.
"""
NOTHING = "-"
WORDS = {"at most": "≤", "at least": "≥"}


def page(kept: Kept) -> str:
    """The whole page."""
    made = (targets, tables, rating_table, habit_table, time_table, tiny_tables, exploiter_table, local_best)
    return "\n".join((TOP, *(line for each in made for line in each(kept)), LIMITS))


def rows(kept: Kept) -> list[tuple[Meeting, dict[str, Any]]]:
    """All meetings that are kept."""
    found = []
    for key, figures in sorted(kept.section("meetings").items()):
        spec, seats, one, other = key.split(" ")
        found.append((Meeting(spec, int(seats), one, other), figures))
    return found


def figure(kept: Kept, meeting: Meeting) -> str:
    """The loss rate of a meeting with its interval; a dash where it is not measured."""
    figures = kept.section("meetings").get(meeting.key)
    if figures is None:
        return NOTHING
    found = standing_of(meeting, figures["letters"])
    margin = "" if found.margin is None else f" ± {100 * found.margin:.1f}"
    cut = f" ({found.undecided} undecided)" if found.undecided else ""
    return f"{100 * found.rate:.1f}{margin}{cut}"


def strong_of(kept: Kept) -> tuple[str, ...]:
    """The bots whose strength the kept meetings are about."""
    met = {name for meeting, _ in rows(kept) for name in (meeting.bot, meeting.against)}
    return tuple(name for name in plan.STRONG if name in met) or tuple({"counter"} & met)


def targets(kept: Kept) -> Iterator[str]:
    """What was asked, and what came out."""
    found = [(meeting, plan.target(meeting, strong_of(kept))) for meeting, _ in rows(kept)]
    asked = [(meeting, wanted) for meeting, wanted in found if wanted is not None]
    if not asked:
        return
    yield f"## What was asked for\n\nLoss rates at four seats of `{plan.MAIN}`, in %; parity is 25.\n"
    yield "| alone | among three | asked | measured | |\n|---|---|---:|---:|---|"
    for meeting, (word, limit) in sorted(asked, key=lambda each: (each[1][0], each[0].bot, each[0].against)):
        rate = standing_of(meeting, kept.section("meetings")[meeting.key]["letters"]).rate
        missed = rate > limit if word == "at most" else rate < limit
        said = "**missed**" if missed else "reached"
        yield (
            f"| `{meeting.bot}` | `{meeting.against}` | {WORDS[word]} {100 * limit:.0f} "
            f"| {figure(kept, meeting)} | {said} |"
        )
    yield ""


def tables(kept: Kept) -> Iterator[str]:
    """The loss rates in both directions, for every setting."""
    yield "## One alone, and one against all\n\nLoss rates of the lone bot, in %.\n"
    for strong in strong_of(kept):
        for setting in plan.settings():
            known = {meeting.key for meeting, _ in rows(kept) if (meeting.spec, meeting.seats) == setting[:2]}
            others = [
                other
                for other in plan.baselines(setting)
                if Meeting(setting.spec, setting.seats, strong, other).key in known
            ]
            if others:
                yield from table_of(kept, setting, strong, others)
    yield from saved(kept)


def table_of(kept: Kept, setting: plan.Share, strong: str, others: Sequence[str]) -> Iterator[str]:
    """One strong bot under these rules, in both directions."""
    n = setting.seats
    yield f"### `{strong}`: `{setting.spec}`, {n} seats (parity {100 / n:.1f})\n"
    yield f"| X | one `{strong}` among {n - 1} X loses | one X among {n - 1} `{strong}` loses | deals |"
    yield "|---|---:|---:|---:|"
    for other in others:
        one, back = Meeting(setting.spec, n, strong, other), Meeting(setting.spec, n, other, strong)
        deals = len(kept.section("meetings")[one.key]["letters"])
        yield f"| `{other}` | {figure(kept, one)} | {figure(kept, back)} | {deals} |"
    yield ""


def saved(kept: Kept) -> Iterator[str]:
    """How much duplicate decks help."""
    ratios = sorted(
        ratio for meeting, each in rows(kept) if (ratio := saving(each["letters"], meeting.seats)) is not None
    )
    if ratios:
        yield (
            "Beside as many deals of unequal luck, duplicate decks multiply the variance of these rates by "
            f"{ratios[len(ratios) // 2]:.2f} (median; {ratios[0]:.2f} to {ratios[-1]:.2f}): play diverges early, "
            "so they help less than in bridge.\n"
        )


def rating_table(kept: Kept) -> Iterator[str]:
    """The Plackett-Luce fit with its pool, version and commits."""
    rated = {*plan.SCRIPTED, *strong_of(kept)}
    pool = [
        (meeting, figures)
        for meeting, figures in rows(kept)
        if (meeting.spec, meeting.seats) == (plan.MAIN, plan.MAIN_SEATS) and {meeting.bot, meeting.against} <= rated
    ]
    if not pool:
        return
    versions = ", ".join(sorted({figures["version"] for _, figures in pool}))
    commits = ", ".join(f"`{one}`" for one in sorted({figures["commit"] for _, figures in pool}))
    yield "## Ratings\n"
    yield (
        f"A Plackett-Luce fit to the order of going out in all meetings of this pool at four seats of `{plan.MAIN}`: "
        f"{sum(len(figures['letters']) for _, figures in pool)} deals, version {versions}, measured at {commits}. "
        "400 points more mean to go out before another ten times out of eleven; the mean of the pool is 0. "
        "All places count here: who has learnt only not to be the last may stand behind one who goes out first more "
        "often and loses more often.\n"
    )
    yield "| bot | rating | 95 % |\n|---|---:|---|"
    for one in ratings_of([(meeting, figures["letters"]) for meeting, figures in pool]):
        interval = NOTHING if one.low is None else f"{one.low:+.0f} to {one.high:+.0f}"
        yield f"| `{one.bot}` | {one.rating:+.0f} | {interval} |"
    yield ""


def habit_table(kept: Kept) -> Iterator[str]:
    """Lies and doubts."""
    kinds = {
        "own": f"Four of a kind at `{plan.MAIN}`",
        "counter": f"One among three `counter` at `{plan.MAIN}`",
    }
    if not kept.section("habits"):
        return
    yield (
        "## Lies and doubts\n\n*Lies*: share of the plays from the hand that were false. *Lies that passed*: share of "
        "them that nobody doubted. *Doubts*: how often the bot doubted when it was asked. *Right*: share of its doubts "
        "that turned up a lie.\n"
    )
    for kind, title in kinds.items():
        yield f"{title}:\n\n| bot | lies | lies that passed | doubts | right | plays |\n|---|---:|---:|---:|---:|---:|"
        for key, found in sorted(kept.section("habits").items()):
            name, _, table = key.partition(" ")
            if table == kind:
                yield f"| `{name}` | {habit_figures(found)} |"
        yield ""
    yield from level_table(kept)


def level_table(kept: Kept) -> Iterator[str]:
    """Lies and doubts of the characters of each level together."""
    sums = {level: Habits() for level in LEVELS}
    for key, found in kept.section("habits").items():
        name, _, table = key.partition(" ")
        who = characters().get(name)
        if who is not None and table == "counter":
            sums[who.level].add(Habits(**{field: found[field] for field in Habits.__struct_fields__}))
    if not any(each.deals for each in sums.values()):
        return
    yield (
        f"By the [level](characters.md) of a character, one among three `counter` at `{plan.MAIN}`:\n\n"
        "| level | lies | lies that passed | doubts | right | plays |\n|---|---:|---:|---:|---:|---:|"
    )
    for level, sum_ in sums.items():
        if sum_.deals:
            yield f"| {level} | {habit_figures(asdict(sum_))} |"
    yield ""


def habit_figures(found: dict[str, Any]) -> str:
    """The figures of a line of lies and doubts."""
    return (
        f"{part(found['lies'], found['claims'])} | {part(found['lies'] - found['caught'], found['lies'])} "
        f"| {part(found['calls'], found['asked'])} | {part(found['right'], found['calls'])} | {found['claims']}"
    )


def part(some: int, of: int) -> str:
    """A share in percent."""
    return f"{100 * some / of:.1f} %" if of else NOTHING


def time_table(kept: Kept) -> Iterator[str]:
    """How long bots think."""
    if not kept.section("times"):
        return
    yield (
        "## Time of a decision\n\nMilliseconds by the clock, one decision at a time, among three `counter` at "
        f"`{plan.MAIN}`, on the machine named; other work on the machine makes p99 longer.\n"
    )
    yield "| bot | median | p99 | mean, processor | decisions | machine |\n|---|---:|---:|---:|---:|---|"
    for name, found in sorted(kept.section("times").items()):
        yield (
            f"| `{name}` | {found['median']:.2f} | {found['p99']:.2f} | {found['cpu']:.2f} "
            f"| {found['decisions']} | {found['machine']} |"
        )
    yield ""


def local_best(kept: Kept) -> Iterator[str]:
    """How much a seat gains by looking one decision ahead."""
    meeting = Meeting(plan.MAIN, plan.MAIN_SEATS, "search", "net")
    if meeting.key not in kept.section("meetings"):
        return
    yield (
        "## Local best response: a lower bound\n\n`search` is the net with a look ahead of one decision: on deals that "
        "fit what it knows, with lies as likely as the net takes them for, it tries what it might do, plays on with "
        "the net for everybody until it is asked again, and does it the more often the better it comes off. Alone "
        "among three `net` it answers the very policy that it looks ahead with. "
        f"It loses {figure(kept, meeting)} % there, where an equal player loses {100 / meeting.seats:.0f}.\n"
    )
