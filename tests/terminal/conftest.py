"""Tests of the terminal save their games in a folder of their own, and call the program by its name."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which games are saved during a test."""
    monkeypatch.setenv("VALEPASKA_DATA", str(tmp_path))
    monkeypatch.delenv("VALEPASKA_CALLED_AS", raising=False)
    return tmp_path / "games"
