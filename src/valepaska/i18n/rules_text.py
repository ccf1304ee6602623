"""The rules of a game as short sentences, in the order of a game.

`valepaska.i18n.sentences` says which sentences belong to a game; this module words them.
"""

from collections.abc import Collection

from valepaska.i18n.sentences import COUNTED, SECTIONS, Line, as_played
from valepaska.i18n.speech import Texts
from valepaska.i18n.values import Options, option_args, value_word


def rules_sections(texts: Texts, options: Options, *, changed: Collection[str] = ()) -> list[tuple[str, list[str]]]:
    """The rules of a game: for each section its title and its sentences.

    `options` are all options of the game. Left out are sentences that mean nothing in this game,
    and those that only say that something is as usual, unless `changed` names their option.
    """
    args = option_args(as_played(options))
    return [
        (texts(f"section-{section}"), [texts(message, **args) for message in messages])
        for section, messages in rules_messages(options, changed=changed)
    ]


def rules_messages(options: Options, *, changed: Collection[str] = ()) -> list[tuple[str, list[str]]]:
    """The ids of the sections and of the sentences that tell the rules of a game."""
    played = as_played(options)
    sections = []
    for section, lines in SECTIONS:
        messages = [_message(line, played) for line in lines if _is_told(line, played, changed)]
        if messages:
            sections.append((section, messages))
    return sections


def is_told(name: str, options: Options) -> bool:
    """Whether the value of an option means anything in this game; without a stock, say, none of drawing does."""
    played = as_played(options)
    return any(
        _is_told(line, played, (name,))
        for _, lines in SECTIONS
        for line in lines
        if line.text == name or line.text.startswith(f"rule-{name}-")
    )


def option_sentence(texts: Texts, name: str, options: Options) -> str:
    """What the value of one option means in this game, whether or not it matters there."""
    args = option_args(options)
    return " ".join(texts(message, **args) for message in option_messages(name, options[name]))


def option_messages(name: str, value: object) -> list[str]:
    """The ids of the sentences for a value of an option: one, or one for each word of a list."""
    if name in COUNTED:
        return [f"rule-{name}"]
    words = value if isinstance(value, tuple) and value else (value,)
    return [f"rule-{name}-{value_word(word)}" for word in words]


def _message(line: Line, options: Options) -> str:
    return option_messages(line.text, options[line.text])[0] if line.text in options else line.text


def _is_told(line: Line, options: Options, changed: Collection[str]) -> bool:
    if not all(holds(options) for holds in line.when):
        return False
    return line.text not in options or options[line.text] not in line.quiet or line.text in changed
