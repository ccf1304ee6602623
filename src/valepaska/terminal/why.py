"""Why a bot doubted, in words: told when the deal is over."""

from valepaska.bots.why import Why
from valepaska.engine.actions import Claim
from valepaska.i18n import Texts
from valepaska.i18n.speech import capital


def why_words(texts: Texts, why: Why, claim: Claim) -> str:
    """What a bot says of what it believed of a claim."""
    if why.lie is None:
        weighed = texts("why-possible")
    elif why.lie in (0.0, 1.0):
        weighed = texts("why-impossible" if why.lie else "why-certain")
    else:
        weighed = texts("why-chance", chance=min(99, max(1, round(100 * why.lie))))
    ranks = texts.rank_plural(claim.rank, claim.colour)
    sentences = [
        weighed,
        texts("why-counted", ranks=ranks, copies=why.copies, held=why.held, elsewhere=why.elsewhere),
    ]
    if why.known:
        sentences.append(texts("why-known", known=why.known))
    if why.habit is not None:
        sentences.append(texts(f"why-habit-{why.habit}"))
    return " ".join(map(capital, sentences))
