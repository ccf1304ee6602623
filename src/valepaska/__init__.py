"""Valepaska, the Finnish card game of bluff, and the whole Paskahousu family it belongs to."""

from valepaska.engine.actions import (
    Action,
    Challenge,
    Claim,
    Draw,
    Pass,
    PickUp,
    Play,
    PlayDown,
    PlayFromStock,
    Swap,
)
from valepaska.engine.events import redact
from valepaska.engine.legal import legal
from valepaska.engine.state import State, Step, apply, deal, shuffled_deck, start
from valepaska.engine.view import View, view
from valepaska.errors import IllegalAction, NotationError, RecordError, RulesError, ValepaskaError
from valepaska.rules.model import Rules

__version__ = "0.1.0"
