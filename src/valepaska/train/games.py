"""Which games a net learns from: rules and numbers of seats, drawn anew for each stint."""

from random import Random

from valepaska.bots.contract import random_rules
from valepaska.engine.state import check_seats
from valepaska.errors import RulesError
from valepaska.fast.recall import SEATS as MOST_SEATS
from valepaska.fast.senses import senses_of, sensible
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets
from valepaska.rules.tables import deck_bits
from valepaska.train.field import Game
from valepaska.train.settings import Settings

MAIN = "valepaska"
KINDS_OF_GAME = 4
"""Of so many batches two play the main preset, one another preset, and one random rules."""


def games(settings: Settings, dice: Random) -> list[Game]:
    """The game of each batch. Raises RulesError for rules that the settings name and that cannot be read."""
    named = [limited(Rules.parse(spec), settings) for spec in settings.rules]
    others = [limited(each.rules, settings) for each in presets() if can_learn(each.rules) and each.name != MAIN]
    return [_game(settings, at, named, others, dice) for at in range(settings.batches)]


def _game(settings: Settings, at: int, named: list[Rules], others: list[Rules], dice: Random) -> Game:
    seats = dice.choice(settings.seats)
    kind = at % KINDS_OF_GAME
    if named:
        rules = named[at % len(named)]
    elif kind < KINDS_OF_GAME // 2:
        rules = limited(Rules.parse(MAIN), settings)
    elif kind == KINDS_OF_GAME // 2:
        rules = dice.choice(others)
    else:
        rules = limited(random_closed_rules(dice), settings)
    return Game(rules, fitting_seats(rules, seats))


def check_rules(settings: Settings) -> None:
    """Raise RulesError or ValepaskaError for rules that the settings name and no net can play."""
    for spec in settings.rules:
        rules = Rules.parse(spec)
        senses_of(rules, fitting_seats(rules, settings.seats[0]))


def limited(rules: Rules, settings: Settings) -> Rules:
    """The rules with the turn limit of training."""
    return rules.replace(turn_limit=settings.turn_limit)


def can_learn(rules: Rules) -> bool:
    """Whether the net plays such rules: face down, with one pack."""
    return sensible(rules, MOST_SEATS)


def random_closed_rules(dice: Random) -> Rules:
    """Random rules that the net plays."""
    while not can_learn(rules := random_rules(dice)):
        pass
    return rules


def fitting_seats(rules: Rules, seats: int) -> int:
    """The nearest number of seats that the rules allow."""
    possible = [number for number in range(2, MOST_SEATS + 1) if _fits(rules, number)]
    return min(possible, key=lambda number: abs(number - seats))


def _fits(rules: Rules, seats: int) -> bool:
    try:
        check_seats(rules, seats, deck_bits(rules).bit_count())
    except RulesError:
        return False
    return True
