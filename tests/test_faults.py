"""The faults that `tools/plant_faults.py` plants still have their place in the source."""

from pathlib import Path

import pytest

from tools.faults import FAULTS
from tools.faults.fault import Fault
from tools.plant_faults import TESTS

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.meaning)
def test_a_fault_has_exactly_one_place(fault: Fault) -> None:
    source = (ROOT / fault.file).read_text(encoding="utf-8")
    assert source.count(fault.before) == 1, f"{fault.file}: {fault.before!r}: give the fault its new place"
    assert fault.after != fault.before


def test_the_tests_that_are_to_notice_them_exist() -> None:
    assert [test for test in TESTS if not (ROOT / test).exists()] == []
