"""What holds for every test: no skipping where everything is installed, and property tests that cannot flake.

Property tests try the same examples in every run. `VALEPASKA_THOROUGH=1` tries many more, and
others each time.
"""

import os
import signal
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from valepaska.algebra import one_thread_each

one_thread_each()
pytest.register_assert_rewrite("tests.engine.watch", "tests.golden")

AT_ANY_SPEED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""How long the examples take says how busy the machine is."""
settings.register_profile("quick", AT_ANY_SPEED, derandomize=True)
settings.register_profile("thorough", AT_ANY_SPEED, max_examples=3000)
settings.load_profile("thorough" if os.environ.get("VALEPASKA_THOROUGH") == "1" else "quick")

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs, and what they start, ignore it
NO_SKIP = os.environ.get("VALEPASKA_NO_SKIP") == "1"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow tests come first, lest one of them is still at it when all others are done."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """With VALEPASKA_NO_SKIP=1, turn a skip into a failure that says so; an expected failure stays one."""
    if NO_SKIP and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = (
            f"{report.nodeid} was skipped ({reason}), and VALEPASKA_NO_SKIP=1 allows no skipping: "
            "install what it needs, or unset the variable"
        )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_skip(report)
    return report
