"""What several tests of the compiled engine begin with."""

import pytest

from valepaska.fast.machines import Interpreted


@pytest.fixture(params=["compiled", "interpreted"])
def both_ways(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that asks for this is run with batches that step compiled, and again with such as step interpreted."""
    if request.param == "interpreted":
        monkeypatch.setattr("valepaska.fast.batch.machine_for", lambda rules: Interpreted())
