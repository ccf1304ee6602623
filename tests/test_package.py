"""What a person gets: a wheel that plays without the clone, and `./play` from a fresh clone."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import valepaska
from tools import environment

ROOT = environment.ROOT
SOURCE = ROOT / "src" / "valepaska"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

PIN = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; ([^\\]+))? \\$", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def run(*command: str | Path, cwd: Path) -> str:
    """What a command printed; a test fails with what it complained of."""
    settings = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "PYTEST", "COV"))}
    done = subprocess.run(command, cwd=cwd, env=settings, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, f"{command} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return done.stdout + done.stderr


def pins(name: str) -> dict[tuple[str, str], frozenset[str]]:
    """The hashes that a lock allows for each package and version."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    places = list(PIN.finditer(text))
    ends = [place.start() for place in places[1:]] + [len(text)]
    return {
        (place[1], place[2]): frozenset(HASH.findall(text, place.end(), end))
        for place, end in zip(places, ends, strict=True)
    }


def test_every_requirement_is_pinned_with_hashes_and_no_address() -> None:
    for name in ("play", "test"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
        assert len(pins(name)) == len(lines)
        assert all(pins(name).values())
        assert "://" not in text


def test_the_tests_run_with_what_people_play_with() -> None:
    assert pins("play").items() <= pins("test").items()


@pytest.mark.parametrize("name", ["play", "test"])
def test_the_lock_holds_every_dependency_that_the_project_names(name: str) -> None:
    extras = PROJECT["optional-dependencies"]
    wanted = PROJECT["dependencies"] + (extras["test"] + extras["fast"] if name == "test" else [])
    names = {re.split(r"[\[><=~!]", each)[0].replace(".", "-").replace("_", "-") for each in wanted} - {"valepaska"}
    assert names <= {package for package, _ in pins(name)}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source archive, as it would be released."""
    place = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", place, ROOT, cwd=place)
    (built,) = place.glob("*.whl")
    return built


@pytest.mark.slow
def test_the_wheel_is_pure_and_holds_the_whole_package(wheel: Path) -> None:
    assert wheel.name == f"valepaska-{valepaska.__version__}-py3-none-any.whl"
    there = {name for name in zipfile.ZipFile(wheel).namelist() if not name.startswith("valepaska-")}
    wanted = {
        path.relative_to(SOURCE.parent).as_posix()
        for path in SOURCE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert there == wanted
    assert "valepaska/py.typed" in there


@pytest.mark.slow
@pytest.mark.network
def test_a_deal_is_played_from_the_wheel_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "empty"
    environment.create(home)
    environment.install(home, "--require-hashes", "--requirement", str(environment.lock_of("play")))
    environment.install(home, str(wheel))
    command = environment.python_of(home).with_name("valepaska")
    where = run(environment.python_of(home), "-c", "import valepaska; print(valepaska.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(home)
    said = run(
        command, "simulate", "--bots", "honest,liar,counter", "--deals", "3", "--seed", "1", "--json", cwd=tmp_path
    )
    tally = json.loads(said)
    assert sum(tally["losses"]) + tally["undecided"] == 3
    assert tally["decisions"] > 0


@pytest.mark.slow
@pytest.mark.network
def test_a_fresh_clone_plays_from_anywhere_after_one_setting_up(tmp_path: Path) -> None:
    clone = tmp_path / "a fresh clone"
    for part in ("play", "pyproject.toml", "requirements", "src", "tools"):
        clone.mkdir(exist_ok=True)
        if (ROOT / part).is_dir():  # other tests may be compiling what they import
            shutil.copytree(ROOT / part, clone / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / part, clone / part)
    link = tmp_path / "play from here"
    link.symlink_to(Path(clone.name) / "play")

    first = run(link, "rules", "valepaska", "--json", cwd=Path("/"))
    assert first.count("Setting up Valepaska") == 1
    again = run(link, "rules", "valepaska", "--json", cwd=tmp_path)
    assert json.loads(again)["spec"] == "valepaska"
    assert "--no-browser" in run(link, "--help", cwd=tmp_path)
