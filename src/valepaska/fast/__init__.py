"""The rules at speed: whole deals by the million, compiled where Numba is installed (extra `[fast]`).

Importing this imports neither NumPy nor Numba.
"""

from valepaska.fast.choosing import InterpretedWarning
from valepaska.fast.figures import Figures, figures
from valepaska.fast.samples import SampledBoards
from valepaska.fast.whole_deals import POLICIES, Playouts, playouts

__all__ = ["POLICIES", "Figures", "InterpretedWarning", "Playouts", "SampledBoards", "figures", "playouts"]
