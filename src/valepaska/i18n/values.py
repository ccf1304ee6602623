"""Options of a game as variables of messages."""

from collections.abc import Mapping

Options = Mapping[str, object]
"""Every option of a game by name, its value as `Rules.options` gives it."""


def value_word(value: object) -> str:
    """A value as it stands in message ids: ``none``, ``yes``, ``no``, or itself."""
    if value is None or value == ():
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)


def feeding(options: Options) -> str:
    """On which of ten and ace only an answer may go (A4): ``none``, ``ten``, ``ace`` or ``both``."""
    ten, ace = (options["led_answer"] != "none" or options[name] == "feed" for name in ("ten_on_empty", "ace_on_empty"))
    return {(False, False): "none", (True, False): "ten", (False, True): "ace"}.get((ten, ace), "both")


def option_args(options: Options) -> dict[str, str | int]:
    """The options as variables: numbers stay numbers, so that they can be counted.

    Added are `fed`, see `feeding`, and `tables`: whether there are table cards.
    """
    args: dict[str, str | int] = {}
    for name, value in options.items():
        args[name] = value if isinstance(value, int) and not isinstance(value, bool) else value_word(value)
    args["fed"] = feeding(options)
    args["tables"] = value_word(bool(options["table_down"] or options["table_up"]))
    return args
