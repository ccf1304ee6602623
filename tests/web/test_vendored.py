"""What is vendored is what its list says, with its licence; the page asks for nothing else."""

import re
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

from valepaska.web.pages import STATIC

VENDOR = STATIC / "vendor"
PACKAGES = tomllib.loads((VENDOR / "vendored.toml").read_text(encoding="utf-8"))["package"]
FILES = [entry for package in PACKAGES for entry in package["files"]]
MODULES = [path for path in STATIC.rglob("*.js") if VENDOR not in path.parents]
IMPORT = re.compile(r"""\b(?:from\s|import\s|import\()\s*["']([^"']+)["']""")
LONGEST_FILE = 300


@pytest.mark.parametrize("entry", FILES, ids=lambda entry: entry["file"])
def test_a_vendored_file_is_the_one_that_the_list_names(entry: dict[str, str]) -> None:
    assert sha256((VENDOR / entry["file"]).read_bytes()).hexdigest() == entry["sha256"]


def test_every_vendored_script_is_listed_and_every_licence_is_there() -> None:
    scripts = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*.js")}
    assert scripts == {entry["file"] for entry in FILES if entry["file"].endswith(".js")}
    assert {package["licence"] for package in PACKAGES} <= {"MIT", "Apache-2.0"}
    assert {path.name for path in VENDOR.glob("LICENSE-*.txt")} >= {
        "LICENSE-preact.txt",
        "LICENSE-signals.txt",
        "LICENSE-htm.txt",
        "LICENSE-fluent.txt",
    }


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_a_module_imports_files_that_are_there_and_nothing_else(path: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for name in IMPORT.findall(text):
        assert name.startswith("."), name
        assert (path.parent / name).is_file(), name
    assert text.count("\n") < LONGEST_FILE


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_no_module_writes_markup_or_runs_text(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"innerHTML|outerHTML|document\.write|dangerouslySetInnerHTML|\beval\(|new Function", text)
