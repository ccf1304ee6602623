"""What is vendored is what its list says, with its licence; the page asks for nothing else."""

import gzip
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
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["']([^"']+)["']""")
LOADED = re.compile(r"""(?:^|\n|;)\s*(?:import|export)\b[^"';]*["'](\.[^"']+)["']|\}from["'](\.[^"']+)["']""")
"""What a module loads at once; what it loads later stands in brackets."""
FIRST_LOAD = 121_000
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


def test_the_first_load_is_small() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    sheets = [STATIC / name for name in re.findall(r'href="/static/([^"]+\.css)"', page)]
    files = {
        *sheets,
        *_reached(STATIC / "page" / "app.js", set()),
        STATIC / "index.html",
        STATIC / "font" / "bricolage-grotesque.woff2",
    }
    texts = STATIC.parent.parent / "i18n" / "fi.ftl"
    packed = {path: len(gzip.compress(path.read_bytes(), 9)) for path in (*files, texts)}
    assert sum(packed.values()) < FIRST_LOAD, sum(packed.values())


def test_the_page_names_all_modules_of_the_first_screen_at_once() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r'rel="modulepreload" href="/static/([^"]+)"', page))
    needed = {path.relative_to(STATIC).as_posix() for path in _reached(STATIC / "page" / "app.js", set())}
    assert named == needed - {"page/app.js"}


def _reached(path: Path, seen: set[Path]) -> set[Path]:
    """A module and all that it loads."""
    path = path.resolve()
    if path not in seen:
        seen.add(path)
        for name in LOADED.findall(path.read_text(encoding="utf-8")):
            _reached(path.parent / (name[0] or name[1]), seen)
    return seen
