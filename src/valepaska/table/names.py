"""Names of people: what may stand on a mug, and what a token is kept as."""

import unicodedata
from hashlib import sha256

from valepaska.table.refusals import Refusal, RefusalCode

LONGEST_NAME = 20
MOST_MARKS = 2
"""Combining marks in a row: real names need two at most, towers of them hide other lines."""
BOT_NAMES = ("Aune", "Eino", "Helmi", "Into", "Lempi", "Onni", "Rauha", "Toivo", "Vieno", "Väinö")


def clean_name(text: str) -> str:
    """A name in its normal form (NFKC), without what cannot be seen.

    Control characters and those that turn the direction of text are left out, spaces are
    single. Raises Refusal (`name_bad`) when nothing is left or it is too long.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFKC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category[0] == "M" else 0
        if category[0] == "Z":
            kept.append(" ")
        elif category[0] != "C" and marks <= MOST_MARKS:
            kept.append(character)
    name = " ".join("".join(kept).split())
    if not 1 <= len(name) <= LONGEST_NAME or not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Refusal(RefusalCode.NAME_BAD)
    return name


def same_name(one: str, other: str) -> bool:
    """Whether two names would be taken for each other."""
    return one.casefold() == other.casefold()


def person_of(token: str) -> str:
    """What is kept of a token: its hash. It tells the same person again, and cannot be turned back."""
    return sha256(token.encode()).hexdigest()
