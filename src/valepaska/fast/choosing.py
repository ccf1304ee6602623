"""Which way the kernel runs: compiled where that can be had, else interpreted.

`VALEPASKA_JIT=0` in the environment, read at first use, picks the interpreted one. Importing this imports
neither NumPy nor Numba.
"""

import os
import warnings
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from threading import Thread, local

from valepaska.fast.kernel import NEEDS_NUMBA, compiled, is_compiled
from valepaska.fast.layouts import ONE_PACK
from valepaska.fast.machines import Compiled, Interpreted, Machine
from valepaska.rules.model import Rules

SWITCH = "VALEPASKA_JIT"
_THREAD = local()


class InterpretedWarning(UserWarning):
    """The deals are played right, but interpreted, some hundred times slower; the text says what would help."""


@cache
def jit_is_wanted() -> bool:
    """Whether the environment leaves compiling on."""
    return os.environ.get(SWITCH, "1") != "0"


def machine_for(rules: Rules) -> Machine:
    """The fastest machine that can play these rules here.

    Warns with InterpretedWarning where compiling is wanted and cannot be had: Numba is missing, or
    there are two packs.
    """
    trouble = _trouble(rules)
    if trouble and jit_is_wanted():
        warnings.warn(trouble, InterpretedWarning, stacklevel=3)
    return Interpreted() if trouble else Compiled()


def hurry() -> None:
    """From now on nobody waits for the compiler in this thread (`machine_at_once`)."""
    _THREAD.hurried = True


def machine_at_once(rules: Rules, functions: Sequence[str]) -> Machine:
    """The fastest machine for these functions, without a warning; in a thread that hurries, one that is there now.

    That is the interpreted one until the functions have been compiled, which another thread begins with.
    """
    if _trouble(rules):
        return Interpreted()
    if getattr(_THREAD, "hurried", False) and not all(is_compiled(name) for name in functions):
        _begin_to_compile(tuple(functions))
        return Interpreted()
    return Compiled()


def _trouble(rules: Rules) -> str:
    """Why these rules cannot run compiled here; nothing where they can."""
    if not jit_is_wanted():
        return f"{SWITCH}=0"
    if rules.pack.packs != 1:
        return ONE_PACK
    return "" if find_spec("numba") else f"playing interpreted: {NEEDS_NUMBA}"


@cache
def _begin_to_compile(functions: tuple[str, ...]) -> None:
    def compile_all() -> None:
        for name in functions:
            compiled(name)

    Thread(target=compile_all, name="compiling", daemon=True).start()
