"""The tests in a browser wait for what they go by: none compares or decides by one chance look at a page."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"
WAITS = ("looking.py", "player.py")
"""The files whose functions may look at once, because they look again."""
ALL = {path.name: path.read_text(encoding="utf-8") for path in sorted(BROWSER.glob("*.py"))}
GLANCES = {
    "all",
    "all_inner_texts",
    "all_text_contents",
    "aria_snapshot",
    "bounding_box",
    "content",
    "count",
    "evaluate",
    "evaluate_all",
    "get_attribute",
    "inner_html",
    "inner_text",
    "input_value",
    "is_checked",
    "is_disabled",
    "is_editable",
    "is_enabled",
    "is_hidden",
    "is_visible",
    "query_selector",
    "query_selector_all",
    "text_content",
    "title",
}
"""What tells how a page or a part of it is at the moment of asking."""
OF_A_TEXT = {"count", "title"}
"""Texts and lists have these too: with an argument, or on what is no part of a page."""


def glances(node: ast.AST, readers: set[str], known: set[str]) -> Iterator[ast.AST]:
    """Where a piece of code looks at a page at once, itself, by a function that does, or by what was seen before.

    What stands in a lambda is done by whoever is handed it.
    """
    if isinstance(node, ast.Lambda):
        return
    if isinstance(node, ast.Call) and _looks(node, readers):
        yield node
    if isinstance(node, ast.Name) and node.id in known:
        yield node
    for child in ast.iter_child_nodes(node):
        yield from glances(child, readers, known)


def _looks(call: ast.Call, readers: set[str]) -> bool:
    match call.func:
        case ast.Attribute(attr=name):
            return name in GLANCES and not (name in OF_A_TEXT and call.args)
        case ast.Name(id=name):
            return name in readers
    return False


@cache
def readers_of(*sources: str) -> set[str]:
    """The functions, no methods, that give what they have seen at once, however many calls lie between."""
    functions = [node for source in sources for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    found: set[str] = set()
    while more := {each.name for each in functions if each.name not in found and _tells(each, found)}:
        found |= more
    return found


def _tells(function: ast.FunctionDef, readers: set[str]) -> bool:
    seen = seen_in(function, readers)
    returns = [node for node in ast.walk(function) if isinstance(node, ast.Return)]
    return any(any(glances(node, readers, seen)) for node in returns)


def seen_in(function: ast.FunctionDef, readers: set[str]) -> set[str]:
    """The names that stand for what was seen at once."""
    found: set[str] = set()
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=targets, value=value) if any(glances(value, readers, found)):
                found |= {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if any(
                glances(value, readers, found)
            ):
                found.add(name)
            case ast.NamedExpr(target=ast.Name(id=name), value=value) if any(glances(value, readers, found)):
                found.add(name)
            case (ast.For() | ast.comprehension()) as loop if any(glances(loop.iter, readers, found)):
                found |= {name.id for name in ast.walk(loop.target) if isinstance(name, ast.Name)}
    return found


def hasty(name: str, source: str, readers: set[str]) -> list[str]:
    """The conditions of a file, asserted or acted upon, about what was seen at one moment."""
    return [
        f"{name}:{node.lineno}: {ast.unparse(node)}"
        for function in ast.walk(ast.parse(source))
        if isinstance(function, ast.FunctionDef)
        for node in conditions(function)
        if any(glances(node, readers, seen_in(function, readers)))
    ]


def conditions(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """Whatever decides in a function how it goes on."""
    for node in ast.walk(function):
        match node:
            case ast.Assert(test=test) | ast.If(test=test) | ast.While(test=test):
                yield test


@pytest.mark.parametrize("name", [name for name in ALL if name not in WAITS])
def test_what_is_asserted_or_decided_of_a_page_was_waited_for(name: str) -> None:
    readers = readers_of(*(source for other, source in ALL.items() if other not in WAITS))
    assert hasty(name, ALL[name], readers) == []


HASTY = [
    "assert page.locator('.card').count() == 1",
    "assert not page.locator('.card').count()",
    "assert page.evaluate('() => 1') == 1",
    "assert [card.get_attribute('title') for card in page.locator('.card').all()] == ['a']",
    "box = card.bounding_box()\n    assert box is not None",
    "heads = [head.inner_text() for head in page.locator('th').all()]\n    assert heads == ['a']",
    "for card in page.locator('.card').all():\n        assert card",
    "assert names_of(page) == ['a']",
    "assert len(names_of(page)) == 1",
    "assert twice(page)",
    "while not page.locator('.move').count():\n        player.step()",
    "if (text := row.inner_text()):\n        assert 'a' in text",
]
HELPERS = """
def names_of(page):
    found: list[str] = page.locator(".card").all_inner_texts()
    return [name.lower() for name in found]

def twice(page):
    return names_of(page) + names_of(page)
"""


@pytest.mark.parametrize("written", HASTY)
def test_a_hasty_look_is_found(written: str) -> None:
    source = f"{HELPERS}\ndef test(page, card, row):\n    {written}\n"
    assert hasty("test.py", source, readers_of(source)) != []


PATIENT = [
    "expect(page.locator('.card')).to_have_count(1)",
    "becomes(page, page.locator('.card').count, 1)",
    "assert any_moment(lambda: names_of(page)) == ['a']",
    "assert box_of(card)['x'] > 0",
    "assert 'abc'.count('b') == 1",
    "page.evaluate('() => alter()')\n    assert table.acts == []",
]


@pytest.mark.parametrize("written", PATIENT)
def test_a_patient_look_is_let_through(written: str) -> None:
    source = f"{HELPERS}\ndef test(page, card, row, table):\n    {written}\n"
    assert hasty("test.py", source, readers_of(source)) == []
