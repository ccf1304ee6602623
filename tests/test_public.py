"""The public names: `valepaska` has them all, and loads them when the first is asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

import valepaska
from tests.shell import surroundings
from valepaska import public


def parts_loaded_after(script: str, folder: Path) -> set[str]:
    """The parts of the package that are in memory after a script in a fresh interpreter."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys\n{script}\nprint(*sys.modules)"],
        capture_output=True,
        text=True,
        env=surroundings(folder),
        check=True,
    )
    return {name.split(".")[1] for name in done.stdout.split() if name.startswith("valepaska.")}


def test_the_package_has_every_public_name() -> None:
    assert valepaska.__all__ == public.__all__
    assert {name: getattr(valepaska, name) for name in public.__all__} == {
        name: getattr(public, name) for name in public.__all__
    }
    assert set(public.__all__) <= set(dir(valepaska))


def test_a_name_that_is_not_public_is_refused_by_name() -> None:
    with pytest.raises(AttributeError, match="module 'valepaska' has no attribute 'nonsense'"):
        valepaska.nonsense  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(ImportError, match="cannot import name 'nonsense' from 'valepaska'"):
        exec("from valepaska import nonsense")


def test_the_package_alone_loads_nothing(tmp_path: Path) -> None:
    assert parts_loaded_after("import valepaska", tmp_path) == {"version"}


@pytest.mark.parametrize(
    "asked", ["valepaska.deal", "dir(valepaska)", "valepaska.bots", "from valepaska import *; deal"]
)
def test_what_is_asked_for_first_loads_them_all(asked: str, tmp_path: Path) -> None:
    assert parts_loaded_after(f"import valepaska\n{asked}", tmp_path) >= {"bots", "engine", "records", "rules"}


@pytest.mark.parametrize("line", ["--version", "--help", "verify", "simulate --deals none"])
def test_what_needs_no_cards_starts_without_the_game(line: str, tmp_path: Path) -> None:
    command = f"from valepaska.cli import main\ntry:\n    main({line.split()!r})\nexcept SystemExit:\n    pass"
    assert not parts_loaded_after(command, tmp_path) & {"bots", "engine", "matches", "public", "records", "rules"}
