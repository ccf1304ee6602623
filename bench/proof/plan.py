"""What is measured: who meets whom, under which rules, at how many seats, on how many decks."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bench.proof.meetings import LONG_SEARCH, Meeting
from valepaska.bots import bot_names, character
from valepaska.rules.spec import presets

MAIN, MAIN_SEATS = "valepaska", 4
SEATS = (3, 4, 5, 6)
SCRIPTED = ("semirandom", "liar", "honest", "learner", "counter")
SEARCHERS = ("playouts-1k", "playouts-10k")
"""Search bots of a fixed number of playouts, as baselines."""
STRONG = ("net", "search", LONG_SEARCH)
SLOWER = {"playouts-1k": 3, "playouts-10k": 20, "search": 12, LONG_SEARCH: 40}
"""Bots that think so many times longer than others; what they take part in is played on fewer decks."""
TARGETS = {"honest": 0.08, "counter": 0.15, "learner": 0.18, "playouts-1k": 0.20}
"""The most that one strong bot should lose among three of these, at four seats of the main rules."""
LONE_TARGET = 0.30
"""The least that a scripted bot should lose alone among three strong ones."""


class Share(NamedTuple):
    """How many of the deals asked for each meeting under these rules at so many seats gets."""

    spec: str
    seats: int
    part: float


def strong_bots() -> tuple[str, ...]:
    """The bots whose strength is to be proved; while there is none, the best of the scripted ones."""
    known = (*bot_names(), LONG_SEARCH)
    return tuple(name for name in STRONG if name in known) or ("counter",)


def main_settings() -> tuple[Share, ...]:
    """The main rules at four seats."""
    return (Share(MAIN, MAIN_SEATS, 1.0),)


def settings() -> Iterator[Share]:
    """The main rules at all seats, and every other face-down preset at four."""
    for seats in SEATS:
        yield Share(MAIN, seats, 1.0 if seats == MAIN_SEATS else 0.4)
    for preset in presets():
        if preset.rules.challenge.face_down and preset.name != MAIN:
            yield Share(preset.name, MAIN_SEATS, 0.2)


def baselines(setting: Share) -> tuple[str, ...]:
    """The bots that the strong ones meet here: those that search only under the main rules at four seats."""
    return (*SCRIPTED, *(name for name in SEARCHERS if is_main(setting) and name in bot_names()))


def is_main(setting: Share) -> bool:
    """Whether these are the main rules at four seats."""
    return (setting.spec, setting.seats) == (MAIN, MAIN_SEATS)


def quick(bots: tuple[str, ...]) -> tuple[str, ...]:
    """The bots that do not think long, or all where there is none of them."""
    return tuple(name for name in bots if name not in SLOWER) or bots


def slowness(name: str) -> int:
    """How many times longer than others a bot thinks, or the one that a character thinks with."""
    who = character(name)
    return SLOWER.get(name if who is None else who.bot, 1)


def meetings(strong: tuple[str, ...], deals: int, shares: Iterable[Share]) -> Iterator[tuple[Meeting, int]]:
    """Every meeting with its number of decks, when a meeting of the main rules at four seats has so many deals."""
    for setting in shares:
        for one in strong if is_main(setting) else quick(strong):
            for other in baselines(setting):
                if one != other:
                    yield sized(Meeting(setting.spec, setting.seats, one, other), deals * setting.part)
                    yield sized(Meeting(setting.spec, setting.seats, other, one), deals * setting.part)
    yield from pool(strong, deals)


def pool(strong: tuple[str, ...], deals: int) -> Iterator[tuple[Meeting, int]]:
    """The meetings that the ratings are fitted to, besides those of strong bots with baselines: all other pairs."""
    rated = tuple(dict.fromkeys((*SCRIPTED, *strong)))
    for one in rated:
        for other in rated:
            met = (one in strong and other in SCRIPTED) or (other in strong and one in SCRIPTED)
            if one != other and not met:
                part = 1.0 if {one, other} <= set(STRONG) else 0.2
                yield sized(Meeting(MAIN, MAIN_SEATS, one, other), deals * part)


def sized(meeting: Meeting, deals: float) -> tuple[Meeting, int]:
    """A meeting with its number of decks: fewer where one of the two thinks long."""
    alone, table = (slowness(name) for name in (meeting.bot, meeting.against))
    slower = (alone + (meeting.seats - 1) * table) / meeting.seats
    return meeting, max(3, round(deals / slower / meeting.seats))


def target(meeting: Meeting, strong: tuple[str, ...]) -> tuple[str, float] | None:
    """What was asked of the lone bot's loss rate: at most or at least so much; None where nothing was."""
    if (meeting.spec, meeting.seats) != (MAIN, MAIN_SEATS):
        return None
    if meeting.bot in STRONG and meeting.against in TARGETS:
        return "at most", TARGETS[meeting.against]
    if meeting.against in STRONG and meeting.bot in SCRIPTED:
        return "at least", LONE_TARGET
    return None
