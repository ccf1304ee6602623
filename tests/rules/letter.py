"""The ladder once more, put down from the written rules in their own order and words.

It shares nothing with `valepaska.rules.ladder` but the names of the columns, so that a slip in
one of the two shows. What is here is slow and knows no reasons.
"""

from collections.abc import Mapping

from valepaska.rules.ladder import Kind
from valepaska.rules.model import Rules, Value

ORDER = ["2r", "3", "4", "5", "6", "7", "8", "9", "Tr", "T", "J", "Q", "K", "Ar", "A", "2"]
"""The columns in ladder order; T, A and 2 are the special ones."""
PIPS = ["2r", "3", "4", "5", "6", "7", "8", "9"]
COURTS = ["J", "Q", "K"]


def letter(rules: Rules, top: Kind | None, kind: Kind, *, stock_empty: bool, cleared: bool) -> str:
    """The letter of one cell of the grid: ``o C F`` for a legal claim, ``-`` for another."""
    options = rules.options()
    dropped = rules.ladder.relax_when_stock_empty if stock_empty else ()
    said = ORDER[kind]
    no_minimum = options["court_minimum"] is None or "court_minimum" in dropped
    waiting = options["court_minimum"] == "after_first_clear" and not no_minimum and not cleared
    court = said in COURTS or (said == "Ar" and bool(options["red_ace_court_rule"]))
    if top is None:
        return _on_empty(options, said, dropped, court=court, waiting=waiting, stock_empty=stock_empty)
    lies = ORDER[top]
    if not _may_follow(options, lies, said, dropped, court=court, waiting=waiting, no_minimum=no_minimum):
        return "-"
    return _what_it_does(options, lies, said, dropped)


def _on_empty(
    options: Mapping[str, Value], said: str, dropped: tuple[str, ...], *, court: bool, waiting: bool, stock_empty: bool
) -> str:
    court_on_empty = "yes" if "court_on_empty" in dropped else options["court_on_empty"]
    barred = court_on_empty == "no" or (court_on_empty != "yes" and not stock_empty)
    if court:
        return "-" if barred or waiting else "o"
    if said in ("A", "2") and court_on_empty == "stock_empty_incl_ace_two" and not stock_empty:
        return "-"
    if said in ("T", "A"):
        return {"feed": "F", "clear": "C", "plain": "o", "forbidden": "-"}[str(_when_led(options, said))]
    return "o"


def _when_led(options: Mapping[str, Value], special: str) -> Value:
    return options["ten_on_empty" if special == "T" else "ace_on_empty"]


def _may_follow(
    options: Mapping[str, Value],
    lies: str,
    said: str,
    dropped: tuple[str, ...],
    *,
    court: bool,
    waiting: bool,
    no_minimum: bool,
) -> bool:
    ten_on = "any" if "ten_on" in dropped else options["ten_on"]
    if lies == "2":
        on_two = "any" if "on_two" in dropped else options["on_two"]
        return said == "2" or on_two == "any" or (on_two == "two_ten_ace" and said in ("T", "A"))
    if lies in ("T", "A") and (_when_led(options, lies) == "feed" or options["led_answer"] != "none"):
        answers = {"none": [], "same_rank": [lies], "two": ["2"], "same_rank_or_two": [lies, "2"]}
        a73 = ["T"] if lies == "A" and ten_on == "any" else []
        return said in [*answers[str(options["led_answer"])], *a73]
    if said == "2":
        return options["two_on"] == "any" or lies not in ("T", "A")
    if said == "T":
        reach = {"lower_pip": PIPS, "lower_pip_or_court": PIPS + COURTS, "any": ORDER[:-1]}
        return lies in [*reach[str(ten_on)], "Tr"]
    if said == "A":
        reach = {"court": COURTS, "any_lower": ORDER[:-1], "eight_up": ORDER[ORDER.index("8") : -1]}
        return lies in reach[str(options["ace_on"])]
    if court and not no_minimum:
        minimum = options["court_minimum"]
        if waiting or (isinstance(minimum, int) and ORDER.index(lies) < ORDER.index(str(minimum))):
            return False
    return ORDER.index(said) >= ORDER.index(lies)


def _what_it_does(options: Mapping[str, Value], lies: str, said: str, dropped: tuple[str, ...]) -> str:
    if said == "T" and lies not in ("T", "Tr"):
        clears = {"never": [], "lower_pip": PIPS, "lower_pip_and_court": ORDER}
        if lies in clears[str(options["ten_clears"])]:
            return "C"
    if said == "A":
        clears = {"never": [], "court": COURTS, "any_lower": ORDER[: ORDER.index("Ar")]}
        if "ace_clears" in dropped or lies in clears[str(options["ace_clears"])]:
            return "C"
    return "F" if said == lies and said in ("T", "A") and _when_led(options, said) == "feed" else "o"
