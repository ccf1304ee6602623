"""A language that nobody speaks, made of English: every letter is another one, and every word is two fifths longer.

Where it is spoken, a word with a plain letter in it stands in no file of texts, and a word that is too long for
its place shows itself. `CODE` is that of a real language, so that plurals and lists are those of some language.
"""

import re
import shutil
import tomllib
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tests.i18n.catalogue import FOLDER
from valepaska.bots.characters import PLAIN_NAMES

CODE = "eo"
LONGER = 1.4
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_OTHER = "àƀćđēƒġĥīĵķļɱñōþɋŕšťūṽŵẋýžÀƁĆĐĒƑĠĤĪĴĶĻⱮÑŌÞɊŔŠŤŪṼŴẊÝŽ"
_LETTERS = str.maketrans(_PLAIN, _OTHER)
_WORD = re.compile(r"[^\W\d_]+")
_CARD = re.compile(r"\b(?:10|[2-9TJQKA])[cdhs]\b")
_NAMES = FOLDER.parent / "bots" / "characters.toml"


def pseudo(text: str) -> str:
    """A text in the language that nobody speaks. Single letters stay single: they are keys and signs."""
    return _WORD.sub(lambda found: _longer(found[0]), text)


def _longer(word: str) -> str:
    other = word.translate(_LETTERS)
    if len(other) == 1:
        return other
    wanted = round(len(other) * LONGER)
    while len(other) < wanted:
        at = next((at for at in range(len(other) // 2, len(other)) if other[at] in "àēīōūý"), len(other) - 1)
        other = other[: at + 1] + other[at].lower() * min(2, wanted - len(other)) + other[at + 1 :]
    return other


class _Pseudo(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(pseudo(node.value))


def pseudo_file() -> str:
    """The file of the language."""
    english = FluentParser(with_spans=False).parse((FOLDER / "en.ftl").read_text(encoding="utf-8"))
    spoken = _Pseudo().visit(english)
    return FluentSerializer().serialize(spoken)


def source_with(folder: Path) -> Path:
    """A copy of the program in a folder, with one file more: the way to import it from."""
    shutil.copytree(FOLDER.parent, folder / "valepaska", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "valepaska" / "i18n" / f"{CODE}.ftl").write_text(pseudo_file(), encoding="utf-8")
    return folder


def proper_names() -> frozenset[str]:
    """The words that are the same in every language: the names of the game and of the opponents."""
    with _NAMES.open("rb") as file:
        return frozenset({"Valepaska", *PLAIN_NAMES, *(who["name"] for who in tomllib.load(file)["character"])})


def outside(texts: Iterable[str], more: Iterable[str] = ()) -> list[str]:
    """The words with a plain letter in them that are no proper names, nor among `more`, each with its text.

    Single letters are signs of cards and seats, and so is a card such as ``Kh``.
    """
    known = {*proper_names(), *more}
    found = []
    for text in texts:
        words = [word for word in _WORD.findall(_CARD.sub("", text)) if len(word) > 1 and word not in known]
        foreign = [word for word in words if re.search("[A-Za-z]", word)]
        if foreign:
            found.append(f"{' '.join(foreign)}: {text}")
    return found
