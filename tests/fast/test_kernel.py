"""What of the kernel is compiled by itself."""

import re
from pathlib import Path

import valepaska
from valepaska.fast import foresight, trying
from valepaska.fast.kernel import kernel_entries

SOURCES = Path(valepaska.__file__).parent.rglob("*.py")


def test_whatever_a_machine_is_asked_for_is_compiled_before_the_tests() -> None:
    entries = set(kernel_entries())
    asked = {
        name for path in SOURCES for name in re.findall(r'\.function\("(\w+)"\)', path.read_text(encoding="utf-8"))
    }
    assert len(asked) > 10
    assert asked | {*trying.FUNCTIONS, *foresight.FUNCTIONS} <= entries
    assert not entries & {"step", "take_turn", "legal_codes"}
