"""Texts from files on their way to a screen: nothing in them may steer it, or fill it."""

from unicodedata import category

LONGEST_NAME = 40
LONGEST_LINE = 2000
_STEERING = {"Cc", "Cf", "Zl", "Zp"}
"""Control characters, direction marks and the like, line and paragraph ends."""


def steers(character: str) -> bool:
    """Whether a character changes how a screen shows what follows, instead of being seen."""
    return category(character) in _STEERING


def harmless(line: str) -> str:
    """A line with every character that would steer the screen written as its escape.

    Of a line that is much too long it is the beginning.
    """
    if len(line) > LONGEST_LINE:
        line = f"{line[: LONGEST_LINE - 1]}…"
    if line.isprintable():
        return line
    return "".join(repr(each)[1:-1] if steers(each) else each for each in line)


def name_fault(name: str) -> str | None:
    """What is wrong with the name of a player; None for one that any screen can show."""
    if len(name) > LONGEST_NAME:
        return f"a name has at most {LONGEST_NAME} characters, not {len(name)}"
    if any(map(steers, name)):
        return f"{name!r} holds characters that cannot be seen: leave them out of the name"
    return None
