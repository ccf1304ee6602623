"""The public names, which `valepaska` itself has too."""

from valepaska.bots import bot
from valepaska.cards import JOKER, Card, Cards, Colour, Rank, Suit
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
from valepaska.engine.events import Challenged, Event, Outcome, Phase, Seat, redact
from valepaska.engine.knowledge import Knowledge
from valepaska.engine.legal import Legal, legal
from valepaska.engine.sample import Sampler, sample
from valepaska.engine.state import State, Step, apply, deal, shuffled_deck, start
from valepaska.engine.view import PileEntry, View, view
from valepaska.errors import IllegalAction, NotationError, Reason, RecordError, RulesError, ValepaskaError
from valepaska.records.notation import parse_action
from valepaska.records.record import Record, read_record, write_record
from valepaska.rules.model import Rules
from valepaska.version import __version__

__all__ = [
    "JOKER",
    "Action",
    "Card",
    "Cards",
    "Challenge",
    "Challenged",
    "Claim",
    "Colour",
    "Draw",
    "Event",
    "IllegalAction",
    "Knowledge",
    "Legal",
    "NotationError",
    "Outcome",
    "Pass",
    "Phase",
    "PickUp",
    "PileEntry",
    "Play",
    "PlayDown",
    "PlayFromStock",
    "Rank",
    "Reason",
    "Record",
    "RecordError",
    "Rules",
    "RulesError",
    "Sampler",
    "Seat",
    "State",
    "Step",
    "Suit",
    "Swap",
    "ValepaskaError",
    "View",
    "__version__",
    "apply",
    "bot",
    "deal",
    "legal",
    "parse_action",
    "read_record",
    "redact",
    "sample",
    "shuffled_deck",
    "start",
    "view",
    "write_record",
]
