"""Who may import whom, read from the source; and what the rules of the game may not touch."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "valepaska"

ARROWS = {
    "version": "",
    "algebra": "",
    "interrupts": "",
    "errors": "version",
    "cards": "errors",
    "rules": "cards errors",
    "engine": "rules",
    "i18n": "cards",
    "records": "engine",
    "fast": "engine interrupts",
    "bots": "engine fast",
    "matches": "algebra interrupts records bots",
    "envs": "fast bots matches",
    "train": "fast bots matches",
    "table": "records bots",
    "store": "table records",
    "web": "store table i18n",
    "terminal": "table matches i18n",
    "public": "matches",
    "__init__": "public",
    "cli": "algebra __init__ fast envs train web terminal",
    "__main__": "interrupts cli",
}
"""Each part's own sources; it may also import whatever those may. `__init__` has the names of `public`."""

PURE = {"version", "cards", "errors", "rules", "engine", "table"}
"""No time, threads, files, sockets or random numbers: of the libraries only what is listed here.

The type of a generator may be named, since callers hand one in; none may be made.
"""
PURE_LIBRARY = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "collections.abc",
    "contextlib",
    "copy",
    "dataclasses",
    "difflib",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "hmac",
    "itertools",
    "math",
    "msgspec",
    "operator",
    "random.Random",
    "re",
    "string",
    "types",
    "typing",
    "unicodedata",
}
PACKAGE_DATA = {"rules": {"importlib.resources", "tomllib"}}
"""The presets and house rules are files of the package, read once."""
FORBIDDEN_CALLS = {"open", "input", "print", "exec", "eval", "__import__", "Random"}

HEAVY = {
    "aiohttp",
    "distributed",
    "gymnasium",
    "numba",
    "numpy",
    "open_spiel",
    "pettingzoo",
    "pyspiel",
    "textual",
    "torch",
    "uvloop",
}
HEAVY_PARTS = {"fast", "envs", "train", "web"}
"""Parts that exist for a heavy library; the others import both the library and the part only where they use it."""
BASE = {"fluent", "msgspec", "platformdirs", "rich", "segno", "tomli_w", "typer"}

BY_NAME = {"valepaska", "random"}
"""Modules of which the imported name matters: `from valepaska import rules` is a part, `Rules` a public name."""


class When(Enum):
    """When an import takes place."""

    LOADED = "at load"
    USED = "in a function"
    TYPES = "for types only"


class Import(NamedTuple):
    """One imported module, by its full name."""

    module: str
    when: When
    line: int


def imports(file: PurePosixPath, source: str) -> Iterator[Import]:
    """Every import of a file, also in functions, for types, and by name through `import_module`."""
    yield from _imports(ast.parse(source), _package_of(file), When.LOADED)


def _package_of(file: PurePosixPath) -> list[str]:
    return ["valepaska", *file.parent.parts]


def _imports(node: ast.AST, package: list[str], when: When) -> Iterator[Import]:
    match node:
        case ast.Import(names=names):
            for name in names:
                yield Import(name.name, when, node.lineno)
        case ast.ImportFrom(module=module, names=names, level=level):
            base = package[: len(package) - level + 1] if level else []
            start = ".".join([*base, *([module] if module else [])])
            for name in names:
                yield Import(f"{start}.{name.name}" if start in BY_NAME else start, when, node.lineno)
        case ast.Call(func=called, args=[ast.Constant(value=str(name)), *_]):
            if (isinstance(called, ast.Attribute) and called.attr == "import_module") or (
                isinstance(called, ast.Name) and called.id in ("import_module", "__import__")
            ):
                yield Import(name, when, node.lineno)
    for child in ast.iter_child_nodes(node):
        yield from _imports(child, package, _when(node, child, when))


def _when(node: ast.AST, child: ast.AST, when: When) -> When:
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING"), body=body):
            return When.TYPES if child in body else when
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
            return When.TYPES if when is When.TYPES else When.USED
    return when


@cache
def sources(part: str) -> frozenset[str]:
    """The parts that a part may import."""
    own = ARROWS[part].split()
    return frozenset(own).union(*(sources(source) for source in own))


def part_of(module: str) -> str:
    """The part of `valepaska` that a module belongs to; anything that is no part is a public name."""
    name = module.split(".")[1] if "." in module else "__init__"
    return name if name in ARROWS else "__init__"


def faults(file: PurePosixPath, source: str) -> list[str]:
    """What a file does that the layers forbid, one sentence each. `file` is relative to the package."""
    part = PurePosixPath(file.parts[0]).stem
    if part not in ARROWS:
        return [f"{file}: {part} is no part of the layout"]
    found = [
        f"{file}:{each.line}: {part} {fault}"
        for each in imports(file, source)
        if (fault := _arrow_fault(part, each) or _library_fault(part, each))
    ]
    if part in PURE:
        found += [
            f"{file}:{node.lineno}: {part} may not call {node.func.id}()"
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS
        ]
    return found


def _arrow_fault(part: str, each: Import) -> str | None:
    if each.module.partition(".")[0] != "valepaska":
        return None
    source = part_of(each.module)
    if source == part:
        return None
    if source not in sources(part):
        return f"may not import {source} ({each.module})"
    if each.when is When.LOADED and source in HEAVY_PARTS - {part} and part not in HEAVY_PARTS:
        return f"may import {source} only where it is used ({each.module})"
    return None


def _library_fault(part: str, each: Import) -> str | None:
    root = each.module.partition(".")[0]
    if root == "valepaska":
        return None
    if part in PURE and each.when is not When.TYPES:
        allowed = PURE_LIBRARY | PACKAGE_DATA.get(part, set())
        return None if each.module in allowed else f"may not use {each.module}"
    if root in HEAVY:
        late = each.when is not When.LOADED or part in HEAVY_PARTS
        return None if late else f"may import {root} only where it is used"
    if root not in sys.stdlib_module_names | BASE:
        return f"uses {root}, which is not among the dependencies"
    return None


FILES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES)
def test_a_file_imports_only_what_its_part_may(file: str) -> None:
    assert faults(PurePosixPath(file), (SOURCE / file).read_text(encoding="utf-8")) == []


BAD = [
    ("engine/state.py", "import valepaska.records.record", "engine may not import records"),
    ("engine/state.py", "from valepaska.bots import honest", "engine may not import bots"),
    ("engine/state.py", "from valepaska import records", "engine may not import records"),
    ("engine/state.py", "from valepaska import deal", "engine may not import __init__"),
    ("engine/state.py", "import valepaska", "engine may not import __init__"),
    ("engine/state.py", "from .. import table", "engine may not import table"),
    ("engine/deep/state.py", "from ...records import notation", "engine may not import records"),
    ("cards.py", "from .engine import state", "cards may not import engine"),
    ("errors.py", "from valepaska.cards import Card", "errors may not import cards"),
    ("rules/spec.py", "def late():\n    import valepaska.engine.view", "rules may not import engine"),
    (
        "rules/spec.py",
        "class A:\n  async def late(self):\n    from valepaska import web",
        "rules may not import web",
    ),
    (
        "records/record.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from valepaska.bots import Bot",
        "records may not import bots",
    ),
    (
        "i18n/texts.py",
        "import importlib\nimportlib.import_module('valepaska.rules.model')",
        "i18n may not import rules",
    ),
    ("records/record.py", "from valepaska.fast import batch", "records may not import fast"),
    ("terminal/line.py", "from valepaska import web", "terminal may not import web"),
    ("store/sqlite.py", "from valepaska import train", "store may not import train"),
    ("bots/net.py", "from valepaska.fast import encode", "bots may import fast only where it is used"),
    ("cli/counting.py", "from valepaska import train", "cli may import train only where it is used"),
    ("bots/net.py", "import numpy as np", "bots may import numpy only where it is used"),
    ("matches/match.py", "from numba import njit", "matches may import numba only where it is used"),
    ("web/app.py", "import requests", "web uses requests, which is not among the dependencies"),
    ("engine/state.py", "import random", "engine may not use random"),
    ("engine/state.py", "from random import shuffle", "engine may not use random.shuffle"),
    ("engine/state.py", "from random import Random\ndice = Random()", "engine may not call Random()"),
    ("engine/state.py", "def late():\n    from time import monotonic", "engine may not use time"),
    ("engine/state.py", "import importlib.resources", "engine may not use importlib.resources"),
    ("table/table.py", "import threading", "table may not use threading"),
    ("table/table.py", "import asyncio", "table may not use asyncio"),
    ("rules/spec.py", "from pathlib import Path", "rules may not use pathlib"),
    ("rules/spec.py", "text = open('house.toml').read()", "rules may not call open()"),
    ("helpers/text.py", "", "helpers is no part of the layout"),
]


@pytest.mark.parametrize(("file", "source", "fault"), BAD)
def test_a_planted_import_is_found(file: str, source: str, fault: str) -> None:
    found = faults(PurePosixPath(file), source)
    assert len(found) == 1
    assert fault in found[0]


GOOD = [
    (
        "engine/state.py",
        "from valepaska.cards import Card\nfrom valepaska.rules.model import Rules\nfrom . import bits",
    ),
    ("engine/state.py", "from random import Random\ndef shuffled(random: Random): random.shuffle([])"),
    ("engine/state.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from datetime import datetime"),
    ("rules/spec.py", "from importlib.resources import files"),
    ("matches/match.py", "import random\nfrom valepaska.cards import Card\nfrom valepaska.engine.view import View"),
    ("bots/net.py", "def act():\n    import numpy\n    from valepaska.fast import encode"),
    ("fast/encode.py", "import numpy\ndef late():\n    import numba"),
    ("envs/pettingzoo.py", "import numpy\nimport pettingzoo\nfrom valepaska.fast import encode"),
    ("cli/counting.py", "import typer\nimport valepaska\ndef train():\n    from valepaska import train"),
    ("matches/simulate.py", "from valepaska.version import __version__"),
    ("__init__.py", "from valepaska.engine.state import apply\nfrom valepaska.records.record import read_record"),
]


@pytest.mark.parametrize(("file", "source"), GOOD)
def test_what_the_layers_allow_is_let_through(file: str, source: str) -> None:
    assert faults(PurePosixPath(file), source) == []


def loaded_after(imports: str) -> set[str]:
    """The libraries that are in memory after some imports in a fresh interpreter."""
    script = f"import importlib, sys\n{imports}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], cwd=SOURCE.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return {name.partition(".")[0] for name in done.stdout.split()}


def test_nothing_heavy_is_loaded_before_it_is_used() -> None:
    heavy = HEAVY_PARTS | {"__main__"}  # which is the command itself
    light = [file for file in FILES if PurePosixPath(file.split("/")[0]).stem not in heavy]
    modules = [".".join(["valepaska", *PurePosixPath(file).with_suffix("").parts]) for file in light]
    names = [name.removesuffix(".__init__") for name in modules]
    assert loaded_after(f"for name in {names!r}: importlib.import_module(name)") & HEAVY == set()


def test_the_fast_part_loads_without_numba() -> None:
    assert "valepaska" in loaded_after("sys.modules['numba'] = None\nimport valepaska.fast")
