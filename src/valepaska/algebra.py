"""How many threads the linear algebra below NumPy starts."""

import os

_VARIABLES = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def one_thread_each() -> None:
    """Have each process that loads NumPy from now on multiply matrices in one thread, unless its environment says more.

    The products of a net are small: threads that wait for each other beside other work make them ten times slower, and
    take the processors of those who share the machine.
    """
    for name in _VARIABLES:
        os.environ.setdefault(name, "1")
