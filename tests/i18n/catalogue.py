"""The message files as the tests read them: every text with its variables and their sample values."""

from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import valepaska.i18n

FOLDER = Path(valepaska.i18n.__file__).parent
MOST_SAMPLES = 400
PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 20, "other": 5}


class Text(NamedTuple):
    """A message or an attribute of one."""

    name: str
    variables: dict[str, frozenset[str | int]]
    """Each variable with the values that its variants name; none where it is only inserted."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, set[str | int]] = {}
        self.references: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        values = self.found.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                values.add(int(variant.key.value))
            elif variant.key.name in PLURALS:
                values.add(PLURALS[variant.key.name])
            else:
                values.add(variant.key.name)
        self.generic_visit(node)


def parse(language: str) -> ast.Resource:
    """The file of a language, parsed whole."""
    return FluentParser(with_spans=False).parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))


def texts_of(language: str) -> list[Text]:
    """Every message and attribute, in the order of the file."""
    found = []
    for entry in parse(language).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found.append(_text(entry.id.name, entry.value))
            found += [_text(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
    return found


def references_of(language: str) -> list[str]:
    """The messages and terms that other messages refer to."""
    visitor = _Variables()
    visitor.visit(parse(language))
    return visitor.references


def samples(text: Text) -> Iterator[dict[str, str | int]]:
    """Values for the variables of a text, so that every variant is met."""
    names = list(text.variables)
    choices = [sorted(text.variables[name], key=str) or [f"<{name}>"] for name in names]
    for values in islice(product(*choices), MOST_SAMPLES):
        yield dict(zip(names, values, strict=True))


def _text(name: str, pattern: ast.Pattern) -> Text:
    visitor = _Variables()
    visitor.visit(pattern)
    return Text(name, {variable: frozenset(values) for variable, values in visitor.found.items()})
