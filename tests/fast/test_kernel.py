"""What of the kernel is compiled by itself."""

import re
import signal
from pathlib import Path

import pytest

import valepaska
from valepaska.fast import foresight, kernel, trying
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


def test_ctrl_c_is_heard_when_a_function_is_compiled_and_not_lost_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    signature = kernel._signature
    heard: list[object] = []

    def pressed(function: object) -> object:
        if not heard:
            signal.raise_signal(signal.SIGINT)
        heard.append(function)
        return signature(function)

    monkeypatch.setattr(kernel, "_signature", pressed)
    kernel._twins.cache_clear()
    kernel._compiled.cache_clear()
    try:
        with pytest.raises(KeyboardInterrupt):
            kernel._compiled("judge_all")
    finally:
        kernel._twins.cache_clear()
        kernel._compiled.cache_clear()
    assert heard
