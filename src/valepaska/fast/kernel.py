"""The kernel's own source, compiled: the same text that is interpreted elsewhere.

The kernel modules are loaded a second time under other names; every function of theirs becomes
a compiled one, and calls between them are bound to the compiled twins. Boards and tables become
NumPy records with the fields that `engine.layout` and `rules.tables` name. One pack only: its
cards fit into 63 bits. Needs the extra `[fast]`.
"""

import hashlib
import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from platformdirs import user_cache_path

from valepaska.cards import SECOND_PACK
from valepaska.engine import layout
from valepaska.engine.codes import EVENT_ROOM, EVENT_WIDTH, MOST_SEATS, SLOTS
from valepaska.errors import RulesError, RulesFault, ValepaskaError
from valepaska.rules import tables as rules_tables
from valepaska.rules.model import Rules

KERNEL = (
    "valepaska.engine.facts",
    "valepaska.engine.checks",
    "valepaska.engine.board",
    "valepaska.engine.ending",
    "valepaska.engine.opening",
    "valepaska.engine.step",
    "valepaska.fast.policy",
)
"""The modules whose text is compiled, each after those that it calls; `engine.bits` has a text of its own."""

CARDS = SECOND_PACK
"""Room for the physical cards of one pack with its jokers."""


@cache
def compiled() -> dict[str, Callable[..., Any]]:
    """Every kernel function by its name, compiled when it is first called.

    Raises ValepaskaError when Numba is not installed.
    """
    try:
        import numba

        from valepaska.fast import bits
    except ImportError as error:
        raise ValepaskaError("the compiled engine needs Numba: pip install 'valepaska[fast]'") from error
    twins: dict[str, Callable[..., Any]] = {"popcount": bits.popcount, "lowest": bits.lowest}
    config: Any = numba.config
    config.CACHE_DIR, own_directory = _cache_directory(config.CACHE_DIR), config.CACHE_DIR
    for name in KERNEL:
        module = _load_twin(name)
        for key, value in vars(module).items():
            if isinstance(value, FunctionType) and key in twins:
                setattr(module, key, twins[key])
        for key, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                twins[key] = numba.njit(cache=True)(value)
                setattr(module, key, twins[key])
    config.CACHE_DIR = own_directory
    return twins


def _cache_directory(root: str) -> str:
    """Where the compiled text of exactly these sources is kept.

    Numba looks only at the file of the function that is called, not at those that it calls.
    """
    sources = [_source(name).read_bytes() for name in (*KERNEL, "valepaska.engine.codes", "valepaska.fast.bits")]
    digest = hashlib.sha256(b"\0".join(sources)).hexdigest()[:16]
    return str((Path(root) if root else user_cache_path("valepaska")) / f"kernel-{digest}")


def _source(name: str) -> Path:
    found = importlib.util.find_spec(name)
    assert found is not None
    assert found.origin is not None
    return Path(found.origin)


def _load_twin(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{name}__compiled", _source(name))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module  # compiled code that comes from the cache looks its module up
    spec.loader.exec_module(module)
    return module


def board_dtype() -> Any:
    """The NumPy layout of a board, for any number of seats."""
    fields: list[tuple[Any, ...]] = [(name, "i8") for name in layout.SCALARS]
    fields += [(name, "i8", (MOST_SEATS,)) for name in layout.SEAT_ARRAYS]
    fields += [(name, "i8", (CARDS,)) for name in layout.PILE_ARRAYS]
    fields += [
        ("deck", "i8", (CARDS,)),
        ("down", "i8", (MOST_SEATS * SLOTS,)),
        ("event", "i8", (EVENT_ROOM * EVENT_WIDTH,)),
    ]
    return _dtype(fields)


def tables_dtype() -> Any:
    """The NumPy layout of the tables of one set of rules."""
    fields: list[tuple[Any, ...]] = [(name, "i8") for name in rules_tables.SCALARS]
    fields += [(name, "i8", (length,)) for name, length in rules_tables.ARRAYS.items()]
    return _dtype(fields)


def _dtype(fields: list[tuple[Any, ...]]) -> Any:
    import numpy as np

    return np.dtype(fields)


def tables_record(rules: Rules) -> Any:
    """The tables of these rules as a record. Raises RulesError for two packs."""
    import numpy as np

    if rules.pack.packs != 1:
        raise RulesError("packs=2 runs interpreted only: the compiled engine holds one pack", RulesFault.ONE_PACK)
    made = np.zeros(1, tables_dtype())
    plain = rules_tables.tables(rules)
    for name in (*rules_tables.SCALARS, *rules_tables.ARRAYS):
        made[0][name] = getattr(plain, name)
    return made[0]


def board_record(board: layout.Board) -> Any:
    """A board as a record of its own."""
    import numpy as np

    made = np.zeros(1, board_dtype())
    record = made[0]
    for name in layout.SCALARS:
        record[name] = getattr(board, name)
    for name in (*layout.SEAT_ARRAYS, *layout.PILE_ARRAYS, "deck", "down"):
        values = getattr(board, name)
        record[name][: len(values)] = values
    return record
