"""Who sits at the table: people with their names, characters and other bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from valepaska.bots import bot_named, names_for, usual
from valepaska.errors import ValepaskaError
from valepaska.rules.model import Rules
from valepaska.terminal.unclear import echoed

MOST_SEATS = 10
FEWEST_SEATS = 2
LONGEST_NAME = 20
UNNAMED = ""
"""The name of somebody who gave none; each language has its own word for them when names are shown."""
USUAL_BOTS = 3


class SeatsError(ValepaskaError):
    """The people and bots asked for cannot sit down together."""


@dataclass(frozen=True)
class Player:
    """Somebody at the table; `bot` is the name of a bot or the id of a character, None for a person."""

    name: str
    bot: str | None = None


def people(text: str) -> tuple[str, ...]:
    """The names in ``Anna,Bo``. Raises SeatsError for an empty, long or doubled name."""
    names = tuple(" ".join(name.split()) for name in text.split(","))
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise SeatsError(
                f"{echoed(name)!r} is not a name: write 1 to {LONGEST_NAME} characters, names separated by commas"
            )
    if len({name.casefold() for name in names}) < len(names):
        raise SeatsError("two players have the same name: give each a name of their own")
    return names


def bots(text: str) -> tuple[str, ...]:
    """The bots in ``3``, ``Aino,Väinö`` or ``honest,liar``.

    Raises SeatsError for too many, and ValepaskaError for one that is not known.
    """
    wish = text.strip()
    if wish.isdecimal():
        count = MOST_SEATS + 1 if len(wish) > LONGEST_NAME else int(wish)
        if count > MOST_SEATS:
            raise SeatsError(f"{echoed(wish)} bots are too many: at most {MOST_SEATS} sit at a table")
        return usual(count)
    return tuple(bot_named(name.strip()) for name in wish.split(","))


def default_bots(rules: Rules, people: int) -> int:
    """How many bots join when nobody says so.

    One person alone plays against three, or as many as the game takes; several get as many as the
    game needs.
    """
    needed = max(FEWEST_SEATS, rules.deal.min_players) - people
    wanted = min(USUAL_BOTS, rules.deal.max_players - people) if people == 1 else 0
    return max(needed, wanted, 0)


def seated(names: Sequence[str], kinds: Sequence[str]) -> tuple[Player, ...]:
    """People first, clockwise, then the bots. Raises SeatsError when there are too few or too many."""
    count = len(names) + len(kinds)
    if not FEWEST_SEATS <= count <= MOST_SEATS:
        raise SeatsError(f"{count} cannot play: a table has {FEWEST_SEATS} to {MOST_SEATS} seats")
    players = [Player(name) for name in names]
    for kind in kinds:
        taken = {player.name.casefold() for player in players}
        players.append(Player(next(name for name in names_for(kind) if name.casefold() not in taken), kind))
    return tuple(players)
