"""The compiled text of `engine.bits`: an instruction or two each. Importing this needs Numba."""

from typing import Any

from numba import njit, types
from numba.extending import intrinsic

from valepaska.engine.bits import MASK


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


def low_product(context: Any, a: Any, b: Any) -> Any:
    """The machine's product, which may overflow: Numba's own may not, its optimiser counts on that."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.and_(builder.mul(*arguments), context.get_constant(types.int64, MASK))

    return types.int64(types.int64, types.int64), generate


_count_bits: Any = intrinsic(count_bits)
_trailing_zeros: Any = intrinsic(trailing_zeros)
_low_product: Any = intrinsic(low_product)


@njit
def popcount(cards: int) -> int:
    """How many bits are set."""
    return _count_bits(cards)  # type: ignore[no-any-return]


@njit
def lowest(cards: int) -> int:
    """The number of the lowest bit that is set; the set must not be empty."""
    return _trailing_zeros(cards)  # type: ignore[no-any-return]


@njit
def times(a: int, b: int) -> int:
    """The low 63 bits of a product of two numbers below 2**63."""
    return _low_product(a, b)  # type: ignore[no-any-return]


@njit
def nth_bit(cards: int, number: int) -> int:
    """The bit that is set above `number` lower ones, as a set: by halves, without a branch to mispredict."""
    shift = 0
    for width in (32, 16, 8, 4, 2, 1):
        below = _count_bits(cards >> shift & (1 << width) - 1)
        step = width if number >= below else 0
        number -= below if number >= below else 0
        shift += step
    return 1 << shift
