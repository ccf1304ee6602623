"""The compiled text of `engine.bits`: one machine instruction each. Importing this needs Numba."""

from typing import Any

from numba import njit, types
from numba.extending import intrinsic


def count_bits(context: Any, cards: Any) -> Any:
    """The machine's population count."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def trailing_zeros(context: Any, cards: Any) -> Any:
    """The machine's count of trailing zeros."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, 0))

    return types.int64(types.int64), generate


_count_bits: Any = intrinsic(count_bits)
_trailing_zeros: Any = intrinsic(trailing_zeros)


@njit(cache=True)
def popcount(cards: int) -> int:
    """How many bits are set."""
    return _count_bits(cards)  # type: ignore[no-any-return]


@njit(cache=True)
def lowest(cards: int) -> int:
    """The number of the lowest bit that is set; the set must not be empty."""
    return _trailing_zeros(cards)  # type: ignore[no-any-return]
