"""What a seat is told about what it may do."""

from itertools import combinations_with_replacement
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from tests.engine.positions import after, position, why_not
from valepaska.cards import Card, Rank, format_cards, sort_cards
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
from valepaska.engine.events import Source
from valepaska.engine.legal import legal
from valepaska.engine.state import State, apply, deal
from valepaska.engine.view import view
from valepaska.errors import Reason
from valepaska.rules.model import Rules


def test_a_hand_without_cards_can_claim_nothing_from_it() -> None:
    state = position("valepaska+out_when=hand_and_stock_empty", "", "4h", stock="5c 6c")
    allowed = legal(view(state, 0))
    assert allowed.claims == ()
    assert set(allowed.ranks().values()) == {Reason.NOT_YOUR_CARDS}
    assert Claim(Rank.TWO) in [claim for claim, why in allowed.ranks(Source.STOCK).items() if why is None]


def test_ranks_are_asked_of_the_rules_in_an_open_game_whether_held_or_not() -> None:
    state = position("paskahousu", "4h 9h", "8h", pile=("B: 7h",))
    fits = [str(claim) for claim, why in legal(view(state, 0)).ranks().items() if why is None]
    assert fits == ["7", "8", "9", "T", "J", "Q", "K", "2"]
    assert set(legal(view(state, 1)).ranks().values()) == {Reason.NOT_YOUR_TURN}
    setup = deal(Rules.parse("poytapaska+table_up_swap=before_start"), 2, strategies.whole_deck(state.rules))
    assert set(legal(view(setup, 1)).ranks().values()) == {Reason.NO_SUCH_CHOICE}


def test_a_huge_hand_is_told_its_few_legal_actions_quickly() -> None:
    hand = format_cards(strategies.whole_deck(Rules.parse("valepaska"))[:45])
    state = position("clone-juhor", hand, "2h", turn=0, stock="2d", pile=("B: 2c as 2",))
    told = list(legal(view(state, 0)))
    assert len(told) == 1 + 1 + 45


def test_nobody_doubts_in_an_open_game() -> None:
    state = deal(Rules.parse("paskahousu+starter=claim_in_turn"), 3, strategies.whole_deck(Rules.parse("paskahousu")))
    assert why_not(state, "B: challenge") is Reason.NO_SUCH_CHOICE
    played = after(position("paskahousu", "4h 9h", "8h"), "A: play 4h")
    assert why_not(played, "B: challenge") is Reason.NO_SUCH_CHOICE
    assert why_not(position("valepaska", "4h 9h", "8h"), "B: challenge") is Reason.WINDOW_CLOSED


def every_action(state: State, seat: int) -> set[Action]:
    """Every action that could be legal for a seat with few cards."""
    seen = view(state, seat)
    claims = strategies.claims(state.rules)
    if state.rules.challenge.claimed_count == "may_lie":
        claims += [claim._replace(count=count) for claim in claims if claim for count in range(1, 15)]
    own = sort_cards(seen.hand or seen.up[seat])
    sets = {cards for size in range(1, len(own) + 1) for cards in combinations_with_replacement(own, size)}
    others: list[Card] = [card for up in seen.up for card in up]
    others += [card for entry in seen.claims for card in entry.cards or ()]
    found: set[Action] = {Draw(), PickUp(), Challenge(), Pass(), *(PlayDown(slot) for slot in range(6))}
    found |= {Swap(give, take) for give in seen.hand for take in others}
    found |= {PlayFromStock(claim) for claim in claims}
    return found | {Play(cards, claim) for cards in sets for claim in claims}


def usual_claims(state: State, action: Action) -> bool:
    """Whether a play announces its number exactly where the number may be a lie."""
    counted = state.rules.challenge.claimed_count == "may_lie"
    claim = getattr(action, "claim", None)
    return claim is None or (claim.count is not None) is counted


@given(strategies.rules(), st.integers(0, 2**32 - 1))
@strategies.share(0.6)
def test_the_actions_listed_are_all_the_legal_ones_each_once(rules: Rules, seed: int) -> None:
    random = Random(seed)
    state = strategies.late_state(rules, random.randint(2, 3), random, opening=random.random() < 0.3)
    for _ in range(4):
        for seat in range(state.seats):
            allowed = legal(view(state, seat))
            listed = list(allowed)
            assert len(set(listed)) == len(listed)
            legal_ones = {action for action in every_action(state, seat) if action in allowed}
            assert {action for action in legal_ones if usual_claims(state, action)} == set(listed)
            assert bool(allowed) is bool(listed)
            assert set(allowed.answers) == {Pass(), Challenge()} & legal_ones
        if state.outcome is not None:
            break
        state = apply(state, *strategies.one_move(state, random)).state
