"""A TOML text whose faults are told with their line and what was probably meant."""

import re
import stat
import tomllib
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from enum import StrEnum
from pathlib import Path as FilePath
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from valepaska.errors import LONGEST_QUOTE, RecordError, quoted
from valepaska.records.lines import Path, lines_of, repeated_key

Place = Callable[..., str]
"""Tells where the value at a path stands, for an error message."""

LARGEST_FILE = 4_000_000
"""How many bytes of a file are read; a long deal takes a thousandth of that."""
DEEPEST = 50
"""How many lists and tables may lie in one another."""
LARGEST_BITS = 63
"""A whole number of TOML has 64 bits, one of them for the sign."""

T = TypeVar("T", bound=msgspec.Struct)

_PART = r"""(?:[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*"""
_LONG_KEY = re.compile(rf"(?:^|[\[{{,])[ \t]*(?:{_PART}\.[ \t]*){{{DEEPEST}}}", re.MULTILINE)
"""Parts of a key lie in one another. Python's own reader takes time and memory by the square of how many there are."""
_REPEATED = "Cannot overwrite a value"
_SYNTAX = re.compile(r"(?P<what>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)", re.DOTALL)
_VALUE = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
_QUOTED = re.compile(r"`([^`]*)`")
_STEP = re.compile(r"\.(?P<key>[\w-]+)|\[(?P<index>\d+)\]")


def by_key(*path: str | int) -> str:
    """The place of a value that stands in no file: its key."""
    return str(path[0]) if path else ""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint that names the nearest known word, or all of them when none is near."""
    words = list(known)
    near = get_close_matches(word[:LONGEST_QUOTE], words, n=1)
    return f"did you mean {near[0]}?" if near else f"use {', '.join(words)}"


def read_text(path: FilePath) -> str:
    """The text of an ordinary file, without the mark that some editors put first.

    Raises RecordError when it cannot be read, and for what is no ordinary file or far too large.
    """
    try:
        found = path.stat()
        if not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
            raise RecordError("cannot be read: this is not an ordinary file: save it to one first", str(path))
        if found.st_size > LARGEST_FILE:
            raise RecordError(f"cannot be read: it is larger than {LARGEST_FILE // 1_000_000} MB", str(path))
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError("this is not a text in UTF-8: choose another file, or save it as UTF-8", str(path)) from None
    except OSError as error:
        raise RecordError(f"cannot be read: {(error.strerror or str(error)).lower()}", str(path)) from None


class Document:
    """A TOML text, read once; `source` is what its errors call it, as a rule a file name.

    Raises RecordError with the line when the text is not TOML.
    """

    def __init__(self, text: str, source: str = "") -> None:
        self.source = source
        self._text = text.removeprefix("\ufeff")
        self._lines: dict[Path, int] | None = None
        if _LONG_KEY.search(self._text):
            raise self._too_deep()
        try:
            self.data: dict[str, Any] = tomllib.loads(self._text)
        except tomllib.TOMLDecodeError as error:
            raise self._not_toml(str(error)) from None
        except RecursionError:
            raise self._too_deep() from None
        except ValueError:  # Python turns no more than some thousand digits into a number
            raise RecordError("a number in it has thousands of digits: no record holds such a number", source) from None
        self._check_values()

    def _not_toml(self, error: str) -> RecordError:
        found = _SYNTAX.fullmatch(error)
        what = found["what"] if found else error
        line = int(found["line"]) if found and found["line"] else self._text.count("\n") + 1
        key = repeated_key(self._text, line) if what == _REPEATED else None
        if key is not None:
            return RecordError(f"the key {quoted(key)} stands there twice: leave one of them out", self._line(line))
        return RecordError(f"this is not correct TOML: {_small(what)}", self._line(line))

    def _too_deep(self) -> RecordError:
        return RecordError("values are nested too deeply to be read", self.source)

    def _check_values(self) -> None:
        """Refuse what later steps could not work with: deep nesting, huge numbers."""
        level: list[tuple[Path, Any]] = [((), self.data)]
        large = None
        for _ in range(DEEPEST):
            inner = [((*path, key), value) for path, held in level for key, value in _parts(held)]
            large = large or next((path for path, value in inner if _is_large(value)), None)
            level = [(path, value) for path, value in inner if isinstance(value, dict | list)]
        if level:
            raise self._too_deep()
        if large is not None:
            raise RecordError(f"the number has more than {LARGEST_BITS} bits: choose a smaller one", self.place(*large))

    def place(self, *path: str | int) -> str:
        """Where the value at a path stands, or the nearest thing around it that has a line."""
        if self._lines is None:
            self._lines = lines_of(self._text)
        for length in range(len(path), 0, -1):
            line = self._lines.get(path[:length])
            if line is not None:
                return self._line(line)
        return self.source

    def _line(self, line: int) -> str:
        return f"{self.source}, line {line}" if self.source else f"line {line}"

    def convert(self, data: object, kind: type[T], *path: str | int) -> T:
        """The table at a path as a struct.

        Raises RecordError for a key that is unknown or missing, and for a value of a wrong kind.
        """
        self._check_words(data, kind, path)
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            said, deeper = _explain(str(error))
            raise RecordError(said, self.place(*path, *deeper)) from None

    def _check_words(self, data: object, kind: type[msgspec.Struct], path: Path) -> None:
        """Hold keys, and words chosen from a list, against those that are known."""
        fields = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
        if not isinstance(data, Mapping):
            raise RecordError(f"expected a table with the keys {', '.join(fields)}", self.place(*path))
        for key, value in data.items():
            if key not in fields:
                raise RecordError(f"there is no key {quoted(key)}; {did_you_mean(key, fields)}", self.place(*path, key))
            self._check_chosen_keys(fields[key], value, (*path, key))
            for hint in (fields[key], *get_args(fields[key])):
                if isinstance(value, Mapping) and _is_a(hint, msgspec.Struct):
                    self._check_words(value, hint, (*path, key))
                elif isinstance(value, str) and _is_a(hint, StrEnum) and value not in list(hint):
                    meant = did_you_mean(value, map(str, hint))
                    raise RecordError(f"{key}: {quoted(value)} is not known; {meant}", self.place(*path, key))

    def _check_chosen_keys(self, hint: Any, value: object, path: Path) -> None:
        """Hold the keys of a table whose keys are chosen from a list against that list."""
        keys = get_args(hint)[0] if get_origin(hint) is dict else None
        if get_origin(keys) is not Literal or not isinstance(value, Mapping):
            return
        for key in value:
            if key not in get_args(keys):
                meant = did_you_mean(key, get_args(keys))
                raise RecordError(f"{path[-1]}: {quoted(key)} is not known; {meant}", self.place(*path, key))


def _parts(held: Any) -> Iterable[tuple[str | int, Any]]:
    """What lies in a table or a list, by key or place."""
    return held.items() if isinstance(held, dict) else enumerate(held)


def _is_large(value: object) -> bool:
    return isinstance(value, int) and value.bit_length() > LARGEST_BITS


def _is_a(hint: Any, kind: type) -> bool:
    return isinstance(hint, type) and issubclass(hint, kind)


_TYPE_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text in quotation marks",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}


def _explain(message: str) -> tuple[str, Path]:
    """A validation message in plain words, and the path that it speaks of."""
    found = _VALUE.fullmatch(message)
    what, way = (found["what"], found["path"] or "") if found else (message, "")
    path = tuple(step["key"] or int(step["index"]) for step in _STEP.finditer(way))
    what = what.replace("Object missing required field", "missing is the key")
    what = _QUOTED.sub(lambda quoted: _plain_types(quoted[1]), what)
    key = ".".join(str(step) for step in path if isinstance(step, str))
    return (f"{key}: {_small(what)}" if key else _small(what)), path


def _plain_types(quoted: str) -> str:
    """The names of types in plain words; any other word in quotation marks."""
    names = [name for name in quoted.split(" | ") if name != "null"]
    if all(name in _TYPE_WORDS for name in names):
        return " or ".join(_TYPE_WORDS[name] for name in names)
    return f"'{quoted}'"


def _small(sentence: str) -> str:
    """A sentence that goes on after a colon."""
    return sentence[:1].lower() + sentence[1:]
