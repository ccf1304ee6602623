"""The golden playthrough of a tiny deal in OpenSpiel."""

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough

import valepaska.envs.openspiel  # noqa: F401  # which registers the game

GAME = "valepaska(players=2,rules=valepaska+turn_limit:6,deck=3c 3d 3h 4c 4d 4h 5c 5d 5h 6c 6d 6h)"
NAME = "openspiel/tiny.txt"


def golden() -> dict[str, str]:
    """The playthrough, made by OpenSpiel itself."""
    assert "valepaska" in pyspiel.registered_names()
    lines = playthrough(GAME, action_sequence=None, seed=7, alsologtostdout=False).splitlines()
    return {NAME: "\n".join(line.rstrip() for line in lines) + "\n"}
