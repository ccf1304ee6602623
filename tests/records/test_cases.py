"""Every written position in `tests/cases` is decided by the referee, one test a case."""

from pathlib import Path

import pytest

from valepaska.records.cases import FileCase, read_cases
from valepaska.records.document import Document, read_text
from valepaska.records.referee import decide
from valepaska.rules.model import OPTIONS, Rules, Value
from valepaska.rules.spec import house_rules, presets

CASES = Path(__file__).resolve().parent.parent / "cases"


def written_cases() -> dict[str, FileCase]:
    """All cases by file and name."""
    found: dict[str, FileCase] = {}
    for path in sorted(CASES.glob("*.toml")):
        for case in read_cases(Document(read_text(path), path.name)):
            if not isinstance(case, FileCase):
                raise case
            name = f"{path.stem}:{case.case.name}"
            assert name not in found, f"{name} is written twice"
            found[name] = case
    return found


WRITTEN = written_cases()
PLAYED = [written.case.rules for written in WRITTEN.values() if not (written.case.expect and written.case.expect.error)]


def values_to_show() -> list[tuple[str, Value]]:
    """Every value of every option that has a short list of values."""
    return [
        (name, value) for name, option in OPTIONS.items() if isinstance(option.values, tuple) for value in option.values
    ]


@pytest.mark.parametrize("name", WRITTEN)
def test_the_referee_decides_as_the_rules_say(name: str) -> None:
    case, place = WRITTEN[name]
    verdict = decide(case, place)
    assert verdict.holds, "\n".join((place(), *map(str, verdict.differences)))


def test_every_case_says_what_it_expects_and_where_that_comes_from() -> None:
    assert [name for name, (case, _) in WRITTEN.items() if case.expect is None or not case.source] == []


def test_every_value_of_every_option_is_played_in_some_case() -> None:
    seen: set[tuple[str, str]] = set()
    for spec in set(PLAYED):
        for name, value in Rules.parse(spec).options().items():
            held = value if isinstance(value, tuple) else (value,)
            seen.update((name, repr(part)) for part in held)
    assert [(name, value) for name, value in values_to_show() if (name, repr(value)) not in seen] == []


def test_every_preset_and_every_house_rule_is_played_in_some_case() -> None:
    named = {word for spec in PLAYED for word in spec.replace("+", " ").split()}
    known = [*(preset.name for preset in presets()), *(house.name for house in house_rules())]
    assert [name for name in known if name not in named] == []
