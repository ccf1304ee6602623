"""Why a move is refused, in a sentence for somebody who plays for the first time."""

from typing import Protocol

from valepaska.cards import Colour, Rank
from valepaska.errors import Reason
from valepaska.i18n.speech import Texts
from valepaska.i18n.values import Options, option_args


class Ranked(Protocol):
    """Anything with a rank and perhaps a colour: a claim."""

    @property
    def rank(self) -> Rank:
        """The rank that is claimed."""

    @property
    def colour(self) -> Colour | None:
        """Its colour, where the rules tell colours apart."""


def refusal(
    texts: Texts,
    reason: Reason,
    options: Options,
    *,
    top: Ranked | None = None,
    claimed: Ranked | None = None,
    opening: Ranked | None = None,
) -> str:
    """What stands in the way, and what can be done instead.

    `top` is the claim on top of the pile, `claimed` the one that was refused, `opening` the
    rank that the first play must have. Raises TextError when one is missing that the sentence
    for this reason needs.
    """
    args: dict[str, object] = dict(option_args(options))
    if top is not None:
        args["top"] = texts.a_rank(top.rank, top.colour)
    if claimed is not None:
        args["rank"] = texts.a_rank(claimed.rank, claimed.colour)
    if opening is not None:
        args["opening"] = texts.rank_many(opening.rank, opening.colour)
    return texts(f"reason-{reason}", **args)
