"""Which choices exclude or imply each other.

"Implied" values are set silently where nobody chose otherwise in the same text, and are an
error where somebody did. A contradiction always names both choices.
"""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import NamedTuple

from valepaska.errors import RulesError, RulesFault, quoted, shortened
from valepaska.rules.model import OPTIONS, Rules, Value, rules_of, value_text

Options = Mapping[str, Value]


class Implication(NamedTuple):
    """Where `holds`, each option of `sets` has the value given there."""

    because: Callable[[Options], str | None]
    sets: dict[str, Value]


class Need(NamedTuple):
    """Two choices that cannot stand together: where both texts are given, it is an error."""

    choice: Callable[[Options], str | None]
    against: Callable[[Options], str | None]


def chosen(name: str, *values: Value) -> Callable[[Options], str | None]:
    """The text of the choice where the option has one of these values."""
    return lambda options: f"{name}={value_text(options[name])}" if options[name] in values else None


def above_none(*names: str) -> Callable[[Options], str | None]:
    """The text of the first of these number options that is above 0."""
    return lambda options: next((f"{name}={options[name]}" for name in names if options[name]), None)


def all_of(*parts: Callable[[Options], str | None]) -> Callable[[Options], str | None]:
    """The joined texts where every part holds."""

    def both(options: Options) -> str | None:
        texts = [part(options) for part in parts]
        known = [text for text in texts if text]
        return "+".join(known) if len(known) == len(texts) else None

    return both


IMPLICATIONS = (
    Implication(chosen("special_colours", "black_only"), {"red_two_low": True}),
    Implication(
        chosen("hand_size", "all"),
        {"refill_to": 0, "voluntary_draw": "none", "blind_play": "none", "opening_blind": False},
    ),
    Implication(above_none("table_down", "table_up"), {"out_when": "all_zones_empty"}),
)

NEEDS = (
    Need(above_none("table_down", "table_up"), chosen("face_down", True)),
    Need(all_of(above_none("jokers"), chosen("joker_role", "dead")), chosen("face_down", False)),
    Need(chosen("voluntary_pickup", "never"), chosen("face_down", False)),
    Need(
        all_of(chosen("refill_to", 0), chosen("hand_size", 3, 5, 6)),
        all_of(
            chosen("out_when", "hand_and_stock_empty", "all_zones_empty"),
            chosen("voluntary_draw", "none"),
            chosen("blind_play", "none"),
        ),
    ),
)


def check_option(name: str, value: Value) -> None:
    """Raise RulesError unless the option exists and can have this value."""
    option = OPTIONS.get(name)
    if option is None:
        near = get_close_matches(name, OPTIONS, n=1)
        hint = f"did you mean {near[0]}?" if near else "`valepaska rules valepaska --json` lists them all"
        said = f"there is no option {quoted(name)}; {hint}"
        raise RulesError(said, RulesFault.NO_SUCH_OPTION, name=shortened(name), near=near[0] if near else "none")
    if not option.accepts(value):
        said = f"{name}={value_text(value)} is not possible: {name} can be {choices_text(name)}"
        given = shortened(value_text(value))
        raise RulesError(said, RulesFault.NO_SUCH_VALUE, name=name, value=given, **choices(name))


def choices(name: str) -> dict[str, str | int]:
    """The values of an option: `kind`, and `low` and `high` of numbers, or the `words`."""
    option = OPTIONS[name]
    if isinstance(option.values, range):
        kind = "number_or_none" if option.default is None else "number"
        return {"kind": kind, "low": option.values[0], "high": option.values[-1], "words": ""}
    words = ", ".join(map(value_text, option.values))
    return {"kind": "many" if option.many else "one", "low": 0, "high": 0, "words": words}


def choices_text(name: str) -> str:
    """The values of an option in words, for messages."""
    option = OPTIONS[name]
    if isinstance(option.values, range):
        numbers = f"a number from {option.values[0]} to {option.values[-1]}"
        return f"{numbers}, or none" if option.default is None else numbers
    words = ", ".join(map(value_text, option.values))
    return f"none, or any of {words} with commas between" if option.many else words


def settle(base: Options, changes: Options) -> Rules:
    """The rules that come of changing some options of a complete set of them.

    Raises RulesError for unknown options or values, and for contradictions.
    """
    for name, value in changes.items():
        check_option(name, value)
    options = {**base, **changes}
    for implication in IMPLICATIONS:
        because = implication.because(options)
        if because is None:
            continue
        for name, value in implication.sets.items():
            if name in changes and changes[name] != value:
                given, means = f"{name}={value_text(changes[name])}", f"{name}={value_text(value)}"
                said = f"{because} and {given} contradict each other: leave out one of them ({because} means {means})"
                raise RulesError(said, RulesFault.IMPLIED, first=because, second=given, means=means)
            options[name] = value
    for need in NEEDS:
        first, second = need.choice(options), need.against(options)
        if first and second:
            said = f"{first} and {second} contradict each other: change one of them"
            raise RulesError(said, RulesFault.CONTRADICTION, first=first, second=second)
    if options["relax_when_stock_empty"]:
        order = OPTIONS["relax_when_stock_empty"].values
        relaxed = options["relax_when_stock_empty"]
        options["relax_when_stock_empty"] = tuple(v for v in order if isinstance(v, str) and v in _words(relaxed))
    return rules_of(options)


def _words(value: Value) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else ()
