"""What is measured of a net while it learns: how it plays, and how often it loses to simple players."""

from valepaska.fast.whole_deals import POLICIES
from valepaska.rules.model import Rules
from valepaska.train.evaluate import one_against
from valepaska.train.field import Game
from valepaska.train.games import MAIN, limited
from valepaska.train.model import Player
from valepaska.train.settings import Settings

SEATS = 4
OPPONENT_DECKS = 8
"""An opponent is measured with so many times more decks: that is what such a run is for."""


def measure(player: Player, opponent: Player | None, settings: Settings) -> dict[str, float]:
    """Loss rates at a table of the main game: the net alone among policies, and each alone among nets.

    Where it learns against an opponent, that one's table is measured as well.
    """
    game = Game(limited(Rules.parse(settings.rules[0] if settings.rules else MAIN), settings), SEATS)
    found = {}
    for name, number in POLICIES.items():
        if name in settings.policies:
            found[f"against three {name}"] = one_against(game, player, number, settings.evaluation).rate
            found[f"{name} against three"] = one_against(game, number, player, settings.evaluation).rate
    if opponent is not None:
        loss = one_against(game, player, opponent, OPPONENT_DECKS * settings.evaluation)
        found |= {"against three opponents": loss.rate, "within": loss.within}
    return found
