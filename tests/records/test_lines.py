"""Errors name the line of a value, whatever way the file is laid out."""

import re
import tomllib
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from valepaska.records.lines import Path, lines_of

LAID_OUT = '''\
# a comment with a bracket [
rules = "a # b"
seats = ["A", "B"]     # on one line
deck = """
7h 8h
9h"""
actions = [
    "A: pass",  # a remark, with "quotes"
    # another
    'B: pass',
]
a.b = 1.5

[result]
order = ["A",
  "B"]

[[case]]
name = "one"
when = 1979-05-27 07:32:00

[[case]]
hands = { A = "4c", B = "5c" }
[case.expect]
turn = "A"
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("rules",), 2),
        (("seats", 1), 3),
        (("deck",), 4),
        (("actions",), 7),
        (("actions", 0), 8),
        (("actions", 1), 10),
        (("a", "b"), 12),
        (("result",), 14),
        (("result", "order", 1), 16),
        (("case", 0, "name"), 19),
        (("case", 0, "when"), 20),
        (("case", 1), 22),
        (("case", 1, "hands", "B"), 23),
        (("case", 1, "expect", "turn"), 25),
    ],
)
def test_every_value_has_its_line(path: Path, line: int) -> None:
    assert lines_of(LAID_OUT)[path] == line


values = st.recursive(
    st.booleans() | st.integers(-99, 99) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab.c'\"", max_size=3), inner, max_size=3),
    max_leaves=12,
)


def paths(value: Any, path: Path = ()) -> set[Path]:
    below: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        below = list(value.items())
    elif isinstance(value, list):
        below = list(enumerate(value))
    return {path}.union(*(paths(found, (*path, step)) for step, found in below))


@given(st.dictionaries(st.text("abc", min_size=1, max_size=3), values, max_size=4))
def test_every_value_of_any_text_is_found(data: dict[str, Any]) -> None:
    text = tomli_w.dumps(data)
    found = lines_of(text)
    plain = {path for path in paths(tomllib.loads(text)) if all(re.fullmatch(r"\w+", str(step)) for step in path)}
    assert plain - {()} <= set(found)
    assert all(1 <= line <= text.count("\n") + 1 for line in found.values())


@given(st.text("[]{}=,\"'# \nab\\", max_size=60))
def test_even_a_broken_text_comes_to_an_end(text: str) -> None:
    assert isinstance(lines_of(text), dict)
