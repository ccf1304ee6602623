"""What a seat gets for a deal, in the ways that an environment can be asked for."""

from collections.abc import Sequence

from valepaska.engine.events import Seat
from valepaska.errors import ValepaskaError, quoted
from valepaska.rules.model import Rules

REWARDS = ("loser", "places")
"""`loser`: the loser pays 1, which the others share (under `first_out` the winner gets 1, of which each other pays
a share). `places`: from 1 for the first out down to -1 for the last, in even steps."""


def check_rewards(name: str) -> None:
    """Raise ValepaskaError for a name that is no way of rewarding."""
    if name not in REWARDS:
        raise ValepaskaError(f"there are no rewards {quoted(name)}: choose {' or '.join(REWARDS)}")


def reward_for_place(rewards: str, place: int, seats: int) -> float:
    """What the seat that finished in this place (from 0, the loser last) gets."""
    if rewards == "places":
        return 1.0 - 2.0 * place / (seats - 1)
    return -1.0 if place == seats - 1 else 1.0 / (seats - 1)


def final_rewards(rewards: str, order: Sequence[Seat], seats: int) -> list[float]:
    """What every seat gets for a deal that was played out, `order` being who finished, the loser last.

    Where only the first one out counts, all others share the remaining places.
    """
    if len(order) == seats:
        return [reward_for_place(rewards, order.index(seat), seats) for seat in range(seats)]
    return [1.0 if seat == order[0] else -1.0 / (seats - 1) for seat in range(seats)]


def may_come_back(rules: Rules) -> bool:
    """Whether a seat that has gone out may have to play on."""
    return rules.challenge.challengers == "anyone_incl_out"
