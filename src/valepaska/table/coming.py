"""The deal that comes next: the secret that the server has committed itself to, and what the pages have added."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from valepaska.rules.model import Rules
from valepaska.table.dice import Dice
from valepaska.table.fair import Fair, Lot, commitment
from valepaska.table.seats import Chair


@dataclass
class Coming:
    """The next deal of a table. `number` counts the deals that have begun; none has the secret of another."""

    dice: Dice = field(compare=False)
    number: int = 1
    contributions: dict[str, str] = field(default_factory=dict)
    """What has come, by person."""

    def __post_init__(self) -> None:
        self._commit()

    def _commit(self) -> None:
        self.secret = self.dice.key("fair", self.number)
        """32 bytes. Nobody is told them before that deal is over."""
        self.commitment = commitment(self.secret)

    def fair(self, chairs: Sequence[Chair]) -> Fair:
        """What its cards come from, if it is dealt now to those who sit there."""
        return Fair(self.secret, tuple(self.contributions.get(chair.person or "") for chair in chairs))

    def begin(self) -> None:
        """It has begun, and another one is the next."""
        self.number += 1
        self.contributions.clear()
        self._commit()


def lots(rules: Rules, dealer: int | None) -> tuple[Lot, ...]:
    """What is drawn by lot for a deal; `dealer` is whose turn it is to deal, None: nobody's."""
    who_deals: tuple[Lot, ...] = ("dealer",) if dealer is None else ()
    return (*who_deals, "starter") if rules.opening.starter == "random" else who_deals
