"""Questions about the options of a game, and how they combine."""

from collections.abc import Callable

from valepaska.i18n.values import Options, feeding

Condition = Callable[[Options], bool]
"""Whether something holds in a game."""


def having(name: str, *values: object) -> Condition:
    """Whether the option has one of these values."""
    return lambda options: options[name] in values


def lacking(name: str, *values: object) -> Condition:
    """Whether the option has none of these values."""
    return lambda options: options[name] not in values


def relaxing(limit: str) -> Condition:
    """Whether this limit is dropped when the stock is gone."""
    return lambda options: limit in _relaxed(options)


def either(*conditions: Condition) -> Condition:
    """Whether one of the conditions holds."""
    return lambda options: any(holds(options) for holds in conditions)


def both(*conditions: Condition) -> Condition:
    """Whether all of the conditions hold."""
    return lambda options: all(holds(options) for holds in conditions)


def unless(condition: Condition) -> Condition:
    """Whether the condition does not hold."""
    return lambda options: not condition(options)


def fed(*kinds: str) -> Condition:
    """Whether these are what has to be answered or taken, see `feeding`."""
    return lambda options: feeding(options) in kinds


def _relaxed(options: Options) -> tuple[object, ...]:
    limits = options["relax_when_stock_empty"]
    return limits if isinstance(limits, tuple) else ()
