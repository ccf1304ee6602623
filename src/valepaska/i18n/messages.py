"""The messages of one language, read from its file one at a time.

Parsing a whole file takes a quarter of a second, a single message half a millisecond, and one
run of the program needs few of them. So the file is only cut into messages here, and each is
parsed when it is first asked for. For that to work no message may refer to another.
"""

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_START = re.compile(r"^(?=([a-z][\w-]*) *=)", re.MULTILINE)

LONGEST_ARGUMENT = 1000
"""A formatter of messages refuses texts of more than 2500 characters."""


class TextError(KeyError):
    """A mistake of the program or of a language's file: no such message, or a variable that it needs is missing."""

    def __str__(self) -> str:
        return str(self.args[0])


class Messages:
    """The messages in the file of one language."""

    def __init__(self, language: str, source: str) -> None:
        self._language = language
        starts = [(found.group(1), found.start()) for found in _START.finditer(source)]
        ends = [start for _, start in [*starts, ("", len(source))]][1:]
        self._waiting = {name: source[start:end] for (name, start), end in zip(starts, ends, strict=True)}
        self._known = frozenset(self._waiting)

    def __contains__(self, name: str) -> bool:
        return name in self._known

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # costs 90 ms with its plural rules

        return FluentBundle([self._language], use_isolating=False)

    def format(self, name: str, attribute: str, args: Mapping[str, object]) -> str:
        """The text of a message, or of an attribute of it, with its variables filled in.

        Raises TextError when there is no such message or a variable is missing.
        """
        if name in self._waiting:
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(self._waiting.pop(name)))
        full_name = f"{name}.{attribute}" if attribute else name
        if name not in self._known:
            raise TextError(f"there is no message {full_name} in {self._language}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise TextError(f"there is no message {full_name} in {self._language}")
        text, errors = self._bundle.format_pattern(pattern, {key: _bounded(arg) for key, arg in args.items()})
        if errors:
            raise TextError(f"message {full_name} in {self._language}: {errors[0]}")
        return str(text)


def _bounded(argument: object) -> object:
    """An argument of a message; of a text that is too long for one, the beginning."""
    if isinstance(argument, str) and len(argument) > LONGEST_ARGUMENT:
        return f"{argument[: LONGEST_ARGUMENT - 1]}…"
    return argument


def read_messages(language: str) -> Messages:
    """The messages of a language, from the file beside this one."""
    return Messages(language, Path(__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8"))
