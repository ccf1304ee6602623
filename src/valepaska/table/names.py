"""Names of people: what may stand on a mug, and what a token is kept as."""

import re
import unicodedata
from collections.abc import Sequence
from hashlib import sha256

from valepaska.table.lookalikes import as_drawn, in_latin
from valepaska.table.refusals import Refusal, RefusalCode

LONGEST_NAME = 20
MOST_MARKS = 2
"""Combining marks in a row: real names need two at most, towers of them hide other lines."""
UNSEEN = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159"
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Letters, marks and signs without ink: fillers, variation selectors, the empty braille cell."""
JOINER = "\u200d"
"""Makes one picture of several: a family, a rainbow flag. It is kept where it does, and alters no name."""
_JOINED_TOO = frozenset(map(chr, range(0x1F3FB, 0x1F400))) | {"\u2194"}
"""Skin colours and the arrow of a shaken head: parts of pictures that Unicode does not call signs of another kind."""
_DELETED = re.compile(r"\?[lO2-9]+")
"""What stands in the place of a name that was deleted, as it is drawn."""


def clean_name(text: str) -> str:
    """A name in its normal form (NFKC), without what cannot be seen.

    Control characters, those that turn the direction of text, and letters that leave no ink are
    left out, and marks that have no letter to stand on; spaces are single, and what joins pictures stays
    between pictures only. Raises Refusal (`name_bad`) when nothing is left, it is too long, or looks like
    what stands in the place of a name that was deleted.
    """
    kept: list[str] = []
    marks = MOST_MARKS
    for character in unicodedata.normalize("NFKC", text):
        category = unicodedata.category(character)
        if character == JOINER:
            kept.append(character)
        elif category[0] == "Z":
            kept.append(" ")
            marks = MOST_MARKS
        elif category[0] == "M" and character not in UNSEEN:
            marks += 1
            kept += [character] if marks <= MOST_MARKS else []
        elif category[0] != "C" and character not in UNSEEN:
            kept.append(character)
            marks = 0
    seen = [each for place, each in enumerate(kept) if each != JOINER or _joins(kept, place)]
    name = " ".join(unicodedata.normalize("NFKC", "".join(seen)).split())  # marks may have come to their letters
    if not 1 <= len(name) <= LONGEST_NAME or not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Refusal(RefusalCode.NAME_BAD)
    if _DELETED.fullmatch(as_drawn(name)):
        raise Refusal(RefusalCode.NAME_BAD)
    return name


def _joins(letters: Sequence[str], place: int) -> bool:
    """Whether what stands before and after a place are pictures."""
    near = (*letters[max(0, place - 1) : place], *letters[place + 1 : place + 2])
    return len(near) == 2 and all(unicodedata.category(each) == "So" or each in _JOINED_TOO for each in near)


def same_name(one: str, other: str) -> bool:
    """Whether two names would be taken for each other: read aloud, or by an eye that cannot tell scripts apart."""
    return not readings(one).isdisjoint(readings(other))


def readings(name: str) -> set[str]:
    """All that a name may be taken for; an eye does not see what joins."""
    name = name.replace(JOINER, "")
    return {_folded(name), _folded(in_latin(name)), as_drawn(name)}


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name.casefold())


def person_of(token: str) -> str:
    """What is kept of a token: its hash. It tells the same person again, and cannot be turned back."""
    return sha256(token.encode()).hexdigest()
