"""Fixed positions of every game, from which walks are counted and deals are told."""

from random import Random

from valepaska.cards import Cards, Rank
from valepaska.engine.actions import Claim
from valepaska.engine.parts import Parts, PilePart, state_from_parts
from valepaska.engine.state import State, Step, shuffled_deck, start
from valepaska.engine.texts import claims_by_kind
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets

EXTRA = (
    "valepaska+black-specials",
    "valepaska+jokers",
    "valepaska+soft-twos",
    "valepaska-house+true-clears+challenger-leads+two-packs",
    "paskahousu+black-specials+ten-only",
    "valepaska+refill+claimed_count=may_lie+challengers=anyone_incl_out",
    "paskahousu-six+swap_window=until_next_play+table_up=3+table_up_swap=until_first_clear",
)
SPECS = (*(preset.name for preset in presets()), *EXTRA)
SEATS = 3


TELLING = "78TJA2"
"""The ranks that positions are made of: limits, clears and feeds are near; jokers come along."""


class _Pack:
    """A shuffled deck of few ranks from which cards are taken."""

    def __init__(self, rules: Rules, name: str) -> None:
        deck = shuffled_deck(rules, Random(name))
        self.cards = tuple(card for card in deck if card.rank is None or str(card.rank) in TELLING)

    def take(self, number: int) -> Cards:
        taken, self.cards = self.cards[:number], self.cards[number:]
        return taken


def hand_sizes(rules: Rules, *sizes: int) -> tuple[int, ...]:
    """Hands of these sizes; smaller where much can be claimed over few cards, larger in open games."""
    if rules.challenge.claimed_count == "may_lie":
        return tuple(1 for _ in sizes)
    return sizes if rules.challenge.face_down else tuple(size + 2 for size in sizes)


def position(spec: str, name: str, hands: tuple[int, ...], stock: int, *, begun: bool) -> State:
    """A position with few cards; `begun`: something lies in the pile, else nothing was played yet."""
    rules = Rules.parse(spec)
    pack = _Pack(rules, f"{spec} {name}")
    pile = (_seven(rules, pack),) if begun else ()
    offers = rules.opening.starter in ("race_claim", "claim_in_turn") and not begun
    return state_from_parts(
        rules,
        Parts(
            seats=SEATS,
            turn=0,
            dealer=SEATS - 1,
            hands=tuple(pack.take(size) for size in hand_sizes(rules, *hands)),
            up=tuple(pack.take(1) for _ in hands) if rules.deal.table_up else (),
            down=tuple(pack.take(1) for _ in hands) if rules.deal.table_down else (),
            pile=pile,
            stock=pack.take(0 if rules.deal.hand_size == "all" else stock),
            opening=next(claim for claim in claims_by_kind(rules) if claim) if offers else None,
        ),
    )


def _seven(rules: Rules, pack: _Pack) -> PilePart:
    """A seven of the pack, laid by the last seat as what it is."""
    at = next(at for at, card in enumerate(pack.cards) if card.rank is Rank.SEVEN)
    (seven,) = pack.cards[at : at + 1]
    pack.cards = (*pack.cards[:at], *pack.cards[at + 1 :])
    return PilePart(SEATS - 1, (seven,), Claim(Rank.SEVEN))


def setups(spec: str) -> dict[str, State]:
    """The small positions of a game by name."""
    return {
        "opening": position(spec, "opening", (2, 1, 1), 1, begun=False),
        "middle": position(spec, "middle", (2, 1, 2), 2, begun=True),
        "end": position(spec, "end", (1, 2, 1), 0, begun=True),
    }


def whole_deal(spec: str) -> tuple[Cards, Step]:
    """A deck, and what dealing it leads to."""
    rules = Rules.parse(spec)
    deck = shuffled_deck(rules, Random(f"{spec} deal"))
    return deck, start(rules, SEATS, deck, dealer=SEATS - 1)
