"""The kernel's own source, compiled: the same text that is interpreted elsewhere.

The kernel modules are loaded a second time under other names; every function of theirs becomes
a compiled one, and calls between them are bound to the compiled twins. Each is compiled once, for
the types that its annotations name. Boards and tables become NumPy records (`fast.layouts`), so
that one compilation serves all rules. One pack only: its cards fit into 63 bits. Needs the extra
`[fast]`.
"""

import hashlib
import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import RLock
from types import FunctionType, GenericAlias, ModuleType
from typing import Any

from platformdirs import user_cache_path

from valepaska.engine.layout import Board, Dice
from valepaska.engine.plan import Plan
from valepaska.errors import ValepaskaError
from valepaska.fast.layouts import Order, board_dtype, dice_dtype, order_dtype, tables_dtype
from valepaska.fast.recall import Recall, recall_dtype
from valepaska.fast.shapes import Shape, Sheet, shape_dtype, sheet_dtype
from valepaska.interrupts import ctrl_c_waits
from valepaska.rules.tables import Tables

KERNEL = (
    "valepaska.engine.facts",
    "valepaska.engine.checks",
    "valepaska.engine.board",
    "valepaska.engine.ending",
    "valepaska.engine.opening",
    "valepaska.engine.window",
    "valepaska.engine.step",
    "valepaska.engine.dice",
    "valepaska.engine.redeal",
    "valepaska.fast.dealing",
    "valepaska.fast.asking",
    "valepaska.fast.picking",
    "valepaska.fast.random_play",
    "valepaska.fast.scripted_play",
    "valepaska.fast.wary_play",
    "valepaska.fast.playing",
    "valepaska.fast.counting",
    "valepaska.fast.observing",
    "valepaska.fast.believing",
    "valepaska.fast.remembering",
    "valepaska.fast.pondering",
    "valepaska.fast.revealing",
    "valepaska.fast.compact",
    "valepaska.fast.batching",
    "valepaska.fast.sensing",
    "valepaska.fast.alone",
    "valepaska.fast.company",
    "valepaska.fast.crediting",
    "valepaska.fast.lookahead",
)
"""The modules whose text is compiled, each after those that it calls.

`engine.bits` has a text of its own for that, `fast.bits`.
"""

READ = (
    "valepaska.engine.codes",
    "valepaska.engine.plan",
    "valepaska.fast.bits",
    "valepaska.fast.layouts",
    "valepaska.fast.recall",
    "valepaska.fast.shapes",
    "valepaska.fast.kernel",
)
"""Modules that the compiled text depends on besides."""

INLINED = frozenset(
    (
        *("draw_word", "draw_below", "some_bit", "asked", "choose", "choose_at_random", "turn_at_random"),
        *("step", "say_no", "take_turn", "play", "settle"),
        *("part", "relative", "mark_lays", "mark_claimed_turn"),
    )
)
"""Functions on the way of nearly every decision: they are compiled into those that call them.

Left to itself the compiler calls them, and a decision takes twice as long.
"""

NEEDS_NUMBA = "the compiled engine needs Numba: pip install 'PATH/TO/THE/CLONE[fast]'"


_ONE_AT_A_TIME = RLock()
_READY: set[str] = set()


def compiled(name: str) -> Callable[..., Any]:
    """A kernel function, compiled; it takes records and arrays (`fast.layouts`) and lets other threads run.

    It takes them by place and trusts that they are what its annotations say.

    The first call for a name compiles it, which takes seconds, or loads it from the cache of earlier
    runs. Raises ValepaskaError when Numba is not installed.
    """
    with _ONE_AT_A_TIME:
        entry = _compiled(name)
        _READY.add(name)
        return entry


def is_compiled(name: str) -> bool:
    """Whether this process has this function compiled already."""
    return name in _READY


def kernel_entries() -> list[str]:
    """The functions that are called from outside the kernel alone. Raises ValepaskaError without Numba."""
    texts = {name: twin.py_func.__code__ for name, twin in _twins().items()}
    return sorted(set(texts).difference(*({*text.co_names} - {name} for name, text in texts.items())))


@cache
def _compiled(name: str) -> Callable[..., Any]:
    njit = _numba().njit
    twin = njit(cache=True, nogil=True, no_cfunc_wrapper=True, error_model="numpy")(_twins()[name].py_func)
    config = _numba().config
    config.CACHE_DIR, own_directory = _cache_directory(config.CACHE_DIR), config.CACHE_DIR
    try:
        twin.enable_caching()
    finally:
        config.CACHE_DIR = own_directory
    with ctrl_c_waits():
        entry: Callable[..., Any] = _for_one_signature(twin).compile()  # which does not ask for its arguments' types
    return entry


def _numba() -> Any:
    try:
        import numba
    except ImportError as error:
        raise ValepaskaError(NEEDS_NUMBA) from error
    return numba


@cache
def _twins() -> dict[str, Any]:
    """Every kernel function by its name, to be compiled into those that call it."""
    njit = _numba().njit
    from valepaska.fast import bits

    twins: dict[str, Any] = {name: getattr(bits, name) for name in ("popcount", "lowest", "nth_bit", "times")}

    def inner(function: FunctionType) -> Any:
        options = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "error_model": "numpy"}
        return njit(forceinline=function.__name__ in INLINED, **options)(function)

    for name in KERNEL:
        module = _load_twin(name)
        for key, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ != module.__name__ and key in twins:
                setattr(module, key, twins[key])
        for key, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                assert key not in twins, f"two kernel functions are called {key}"
                twins[key] = _for_one_signature(inner(value))
                setattr(module, key, twins[key])
    return twins


def _for_one_signature(twin: Any) -> Any:
    """Let a function be compiled for the types of its annotations only, when it is first wanted.

    Left to itself Numba compiles it anew for every width of integer that it is called with.
    """
    resolve, call = twin.get_call_template, twin.compile

    def only_one(*_: Any) -> Any:
        if not twin.overloads:
            call(_signature(twin.py_func))
            twin.disable_compile()
        return next(iter(twin.overloads.values())).entry_point

    def resolve_only_one(args: Any, kws: Any) -> Any:
        only_one()
        return resolve(args, kws)

    twin.get_call_template = resolve_only_one
    twin.compile = only_one
    return twin


@cache
def _types() -> dict[object, Any]:
    """What each annotation of a kernel function is to Numba."""
    from numba import boolean, float32, float64, from_dtype, int64, types, void

    records: dict[type, Any] = {
        Board: from_dtype(board_dtype()),
        Dice: from_dtype(dice_dtype()),
        Order: from_dtype(order_dtype()),
        Recall: from_dtype(recall_dtype()),
        Shape: from_dtype(shape_dtype()),
        Sheet: from_dtype(sheet_dtype()),
        Tables: from_dtype(tables_dtype()),
    }
    plain: dict[object, Any] = {int: int64, bool: boolean, float: float64, None: void}
    lists: dict[object, Any] = {list[int]: int64[::1], list[bool]: boolean[::1], list[float]: float32[::1]}
    boxes = {GenericAlias(list, (name,)): record[::1] for name, record in records.items()}
    many: Any = types.NamedUniTuple
    tuples: dict[object, Any] = {Plan: many(int64[::1], len(Plan._fields), Plan)}
    return plain | lists | tuples | dict(records) | dict(boxes)


def _signature(function: Any) -> Any:
    types = {name: _types()[hint] for name, hint in function.__annotations__.items()}
    result = types.pop("return")
    return result(*types.values())


def _cache_directory(root: str) -> str:
    """Where the compiled text of exactly these sources is kept.

    Numba looks only at the file of the function that is called, not at those that it calls.
    """
    digest = hashlib.sha256(b"\0".join(_source(name).read_bytes() for name in (*KERNEL, *READ))).hexdigest()[:16]
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
