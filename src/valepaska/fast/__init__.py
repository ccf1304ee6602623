"""The kernel compiled by Numba (extra `[fast]`); importing this does not import Numba."""
