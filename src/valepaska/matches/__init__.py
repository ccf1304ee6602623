"""Deals played by bots: one deal, many deals, several in a row, everybody against everybody."""

from valepaska.matches.executors import pool, run_all
from valepaska.matches.league import League, Standing, league
from valepaska.matches.match import DEFAULT_TURN_LIMIT, DealResult, limited, play_deal
from valepaska.matches.series import Series
from valepaska.matches.simulate import Block, Counts, Simulation, run_block, simulate

__all__ = [
    "DEFAULT_TURN_LIMIT",
    "Block",
    "Counts",
    "DealResult",
    "League",
    "Series",
    "Simulation",
    "Standing",
    "league",
    "limited",
    "play_deal",
    "pool",
    "run_all",
    "run_block",
    "simulate",
]
