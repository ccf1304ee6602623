"""What each number of an observation and each compact code says, in words; the order is the kernel's."""

from valepaska.engine import codes as c
from valepaska.engine.texts import claims_by_kind
from valepaska.fast.compact import SIMPLE
from valepaska.fast.shapes import Shape, shape_of
from valepaska.rules.model import Rules

CLAIMED_NAMES = ("one true", "all true", "one false", "two false", "three false", "one true, one false")
OPEN_NAMES = ("one", "two", "three", "all")
SIMPLE_NAMES = ("pass", "challenge", "draw", "pickup")
assert len(SIMPLE_NAMES) == SIMPLE


def columns(rules: Rules) -> list[str]:
    """The columns of the ladder grid as claims write them: `3`, `Tb`, `2`."""
    return [str(claim) for claim in claims_by_kind(rules) if claim is not None]


def seat_names(seats: int) -> list[str]:
    """The seats as the one that looks on calls them."""
    return ["me", *(f"seat +{place}" for place in range(1, seats))]


def fact_groups(rules: Rules, seats: int) -> dict[str, list[str]]:
    """The names of all numbers, in groups with a sentence about each."""
    return groups_of(shape_of(rules, seats), columns(rules))


def groups_of(shape: Shape, kinds: list[str]) -> dict[str, list[str]]:
    """The names of the numbers that a shape has, where its columns are called `kinds`."""
    everybody = seat_names(shape.seats)
    groups = {
        "The phase": [f"phase is {phase}" for phase in ("setup", "opening", "turn", "window")],
        "Whose turn it is; in a window, who acts if nobody challenges": [f"turn of {seat}" for seat in everybody],
        "The open window": [
            *(f"window of {seat}" for seat in everybody),
            "the claimant's hand is empty",
            "others who may still answer / seats",
        ],
        "The play on top": [
            "cards laid / 4",
            "cards announced / 4",
            "laid unseen from the stock",
            "the last play clears",
            "the last play feeds",
        ],
        "Sizes": [
            "pile / deck",
            "stock / deck",
            "discards / deck",
            "pile is empty",
            "stock is empty",
            "something was cleared",
        ],
        "The turn": [
            "has drawn",
            "exchanges made / 4",
            "I may take back my card",
            "the first play is bound to a rank",
            "seats in play / seats",
            "turns / 1000",
        ],
        "The own hand": [*(f"my {kind} / 4" for kind in kinds), "my jokers / 4", "my hand / deck"],
        "The own cards on the table": [
            *(f"my {kind} face up / 4" for kind in kinds if shape.has_up),
            *(["my face-down cards / 4"] if shape.has_down else []),
        ],
        "The ladder: what may be claimed or laid now, and what it would do": [
            *(f"{kind} may be laid" for kind in kinds),
            *(f"{kind} would clear" for kind in kinds),
            *(f"{kind} would feed" for kind in kinds),
        ],
        "The pile": [
            *(f"top is {kind}" for kind in kinds),
            *(f"{kind} in the pile that I have seen / 4" for kind in kinds),
            *(f"{kind} that I have not seen / 4" for kind in kinds),
        ],
        "What was claimed in the pile, by whom": [f"{seat} claimed {kind} / 4" for seat in everybody for kind in kinds],
    }
    for seat in everybody[1:]:
        groups[f"The hand of {seat}"] = [
            f"{seat} is in play",
            f"{seat} has passed",
            f"hand of {seat} / 4",
            f"hand of {seat} / deck",
            *(f"{kind} face up before {seat} / 4" for kind in kinds if shape.has_up),
            *([f"face-down cards of {seat} / 4"] if shape.has_down else []),
        ]
    return {title: names for title, names in groups.items() if names}


def recall_groups(shape: Shape, kinds: list[str]) -> dict[str, list[str]]:
    """The names of what a seat remembers (`pondering`), which stand after those of `groups_of`."""
    everybody = seat_names(shape.seats)
    groups = {
        "What counting says about the claim that may be doubted": [
            "chance that the claim can be true",
            "the claim is impossible",
            "cards that the claim can be of / 4",
            "cards that others claimed of its rank in this pile / 4",
            "cards of it that I know the claimant to have had / 4",
            "cards that the claimant chose from / deck",
            "pile / 16",
        ],
        "Cards that I cannot place": [f"{kind} that I cannot place / 4" for kind in kinds],
        "Cards cleared, as others claimed": [f"{kind} cleared as others claimed / 4" for kind in kinds],
        "Cards that everybody knows me to hold": [f"my {kind} that all know of / 4" for kind in kinds],
        "Cards that I took, as claimed": [f"{kind} that I took as claimed / 4" for kind in kinds],
    }
    for seat in everybody:
        groups[f"What everybody saw {seat} do"] = [
            f"claims of {seat} / 16",
            f"lies of {seat} / 4",
            f"truths of {seat} / 4",
            f"share of lies of {seat}",
            f"challenges of {seat} / 8",
            f"right challenges of {seat} / 4",
        ]
    for seat in everybody[1:]:
        groups[f"What I know {seat} to hold"] = [f"{kind} that I know {seat} to hold / 4" for kind in kinds]
        groups[f"What {seat} took, as others claimed"] = [f"{kind} that {seat} took as claimed / 4" for kind in kinds]
    return groups


def action_names(rules: Rules) -> tuple[str, ...]:
    """The names of all compact codes, in order."""
    return names_of_actions(shape_of(rules, 2), columns(rules), claims=rules.challenge.face_down)


def names_of_actions(shape: Shape, kinds: list[str], *, claims: bool) -> tuple[str, ...]:
    """The names of the codes that a shape has, where its columns are called `kinds`."""
    ways = CLAIMED_NAMES if claims else OPEN_NAMES
    return (
        *SIMPLE_NAMES,
        *([f"stock as {kind}" for kind in kinds] if claims else ["stock"]),
        *(f"play {way} as {kind}" if claims else f"play {way} {kind}" for kind in kinds for way in ways),
        *(f"down {slot + 1}" for slot in range(c.SLOTS * shape.has_down)),
        *(f"swap {kind} for face-up card {slot + 1}" for kind in kinds for slot in range(c.SLOTS * shape.has_swap)),
        *(["take back"] if shape.has_take_back else []),
    )
