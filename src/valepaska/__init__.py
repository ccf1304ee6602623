"""Valepaska and its family: the Finnish bluff card games, as rules, engine, bots and tables."""

__version__ = "0.1.0"
