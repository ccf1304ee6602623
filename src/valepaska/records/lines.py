"""On which line of a TOML text each value stands, so that an error can name it."""

import re
from typing import NamedTuple

Path = tuple[str | int, ...]
"""The way to a value: keys, and places in lists counted from 0."""

_TOKEN = re.compile(
    r"""(?P<skip>\#[^\n]*|[ \t\r]+)
      | (?P<name>\"{3}(?:\\.|[^\\])*?\"{3}|'{3}.*?'{3}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[^\s\[\]{},=\#"']+)
      | (?P<mark>[\[\]{},=\n])""",
    re.VERBOSE | re.DOTALL,
)


class _Token(NamedTuple):
    word: str
    line: int


_END = _Token("", 0)


def lines_of(text: str) -> dict[Path, int]:
    """The line, counted from 1, of every key, list element and table of a correct TOML text."""
    scan = _Scan(text)
    scan.document()
    return scan.lines


def repeated_key(text: str, line: int) -> str | None:
    """The key that stands twice in a table, in a TOML text that is correct up to this line."""
    scan = _Scan("\n".join(text.split("\n")[:line]))
    scan.document()
    return scan.repeated


class _Scan:
    """One walk over the tokens of a text that a TOML parser has already accepted."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self.repeated: str | None = None
        self._tokens: list[_Token] = []
        self._at = 0
        self._counts: dict[Path, int] = {}
        self._given = set[Path]()
        line = 1
        for found in _TOKEN.finditer(text):
            if found.lastgroup != "skip":
                self._tokens.append(_Token(found[0], line))
            line += found[0].count("\n")

    @property
    def _next(self) -> _Token:
        return self._tokens[self._at] if self._at < len(self._tokens) else _END

    def _take(self) -> _Token:
        token = self._next
        self._at += 1
        return token

    def document(self) -> None:
        """Tables and their pairs, to the end."""
        table: Path = ()
        while self._next is not _END:
            if self._next.word == "\n":
                self._take()
            elif self._next.word == "[":
                table = self._header()
            else:
                self._pair(table)

    def _header(self) -> Path:
        line, brackets, keys = self._next.line, 0, list[str]()
        while self._next.word not in ("\n", ""):
            word = self._take().word
            if word in "[]":
                brackets += word == "["
            else:
                keys += _keys(word)
        table: Path = ()
        for key in keys[:-1]:
            table = self._latest((*table, key))
            self.lines.setdefault(table, line)
        table = (*table, *keys[-1:])
        if brackets == 2:
            self.lines.setdefault(table, line)
            self._counts[table] = self._counts.get(table, -1) + 1
            table = self._latest(table)
        self.lines[table] = line
        return table

    def _latest(self, table: Path) -> Path:
        """The last element so far where a table is one of a list."""
        return (*table, self._counts[table]) if table in self._counts else table

    def _pair(self, table: Path) -> None:
        line, path = self._next.line, table
        while self._next.word not in ("=", ""):
            for key in _keys(self._take().word):
                path = (*path, key)
                self.lines.setdefault(path, line)
        self._take()
        if path in self._given:
            self.repeated = str(path[-1])
        self._given.add(path)
        self._value(path)

    def _value(self, path: Path) -> None:
        first = self._take().word
        if first == "[":
            self._items(path)
        elif first == "{":
            self._pairs(path)
        else:
            while self._next.word not in (",", "]", "}", "\n", ""):
                self._take()

    def _items(self, path: Path) -> None:
        index = 0
        while self._next.word not in ("]", ""):
            if self._next.word in ("\n", ","):
                self._take()
            else:
                self.lines[(*path, index)] = self._next.line
                self._value((*path, index))
                index += 1
        self._take()

    def _pairs(self, path: Path) -> None:
        while self._next.word not in ("}", ""):
            if self._next.word in ("\n", ","):
                self._take()
            else:
                self._pair(path)
        self._take()


def _keys(word: str) -> list[str]:
    """The keys in a word: a quoted one, or bare ones with dots between."""
    if word[0] in "\"'":
        return [word[1:-1]]
    return [part for part in word.split(".") if part]
