"""Deals played by bots: one deal, many deals, everybody against everybody; here or on many machines."""

from valepaska.matches.cluster import Cluster
from valepaska.matches.executors import Place, Processes, Threads, run_all, team_at
from valepaska.matches.league import League, Standing, league
from valepaska.matches.match import DEFAULT_TURN_LIMIT, DealResult, limited, play_deal
from valepaska.matches.ratings import Rating
from valepaska.matches.simulate import Block, Counts, Simulation, run_block, simulate

__all__ = [
    "DEFAULT_TURN_LIMIT",
    "Block",
    "Cluster",
    "Counts",
    "DealResult",
    "League",
    "Place",
    "Processes",
    "Rating",
    "Simulation",
    "Standing",
    "Threads",
    "league",
    "limited",
    "play_deal",
    "run_all",
    "run_block",
    "simulate",
    "team_at",
]
