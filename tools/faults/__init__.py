"""Single faults that the tests of the engine and of the rules must notice; `plant_faults.py` plants them."""

from tools.faults.course import COURSE
from tools.faults.fault import Fault
from tools.faults.ladder import LADDER
from tools.faults.sight import SIGHT

FAULTS: tuple[Fault, ...] = (*COURSE, *SIGHT, *LADDER)
