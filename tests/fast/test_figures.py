"""What is counted in whole deals is what happens in them."""

import pytest

from valepaska.cards import bits
from valepaska.engine import codes as c
from valepaska.engine.dice import WHOLE, counter_of
from valepaska.engine.events import Challenged, Cleared, Played, Source, Took
from valepaska.engine.layout import Dice, empty_board
from valepaska.engine.reading import outcome
from valepaska.engine.texts import claims_by_kind, events_of
from valepaska.fast import Figures, figures, playouts, whole_deals
from valepaska.fast.dealing import deal_anew
from valepaska.fast.layouts import Order
from valepaska.fast.machines import Interpreted
from valepaska.fast.playing import SEMIRANDOM, decide
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits, tables

SPECS = ["valepaska", "valepaska-house+true-clears", "paskahousu", "poytapaska", "valepaska+first-out+jokers"]
SEATS, DEALS, SEED = 3, 12, 5


def recounted(spec: str) -> dict[str, int]:
    """The same deals, counted from their events."""
    rules = Rules.parse(spec).replace(turn_limit=1000)
    t, deck = tables(rules), list(bits(deck_bits(rules)))
    ten, ace = (claims_by_kind(rules)[kind] for kind in (c.TEN_KIND, c.ACE_KIND))
    board, dice, order = empty_board(SEATS, len(deck)), Dice(0), Order()
    names = ("lies", "lies_caught", "challenges", "challenges_right", "piles_taken", "cards_taken", "clears")
    found = dict.fromkeys((*names, "tens", "aces", "tens_cleared", "aces_cleared", "hand_plays", "turns", "lost"), 0)
    for number in range(DEALS):
        dice.counter = counter_of(SEED, number)
        deal_anew(board, t, dice, deck, SEATS, number % SEATS)
        plays: list[Played] = []
        while outcome(board) is None:
            decide(board, t, dice, order, SEMIRANDOM, WHOLE // 8)
            for event in events_of(rules, board, 0):
                match event:
                    case Played():
                        plays.append(event)
                        found["tens"] += event.claim == ten
                        found["aces"] += event.claim == ace
                        found["hand_plays"] += event.source is Source.HAND and rules.challenge.face_down
                    case Challenged():
                        found["challenges"] += 1
                        found["challenges_right"] += not event.honest
                        found["lies_caught"] += not event.honest and plays[-1].source is Source.HAND
                    case Took():
                        found["piles_taken"] += 1
                        found["cards_taken"] += event.count
                    case Cleared():
                        found["clears"] += 1
                        found["tens_cleared"] += plays[-1].claim == ten
                        found["aces_cleared"] += plays[-1].claim == ace
        for play in plays:
            if play.source is Source.HAND and rules.challenge.face_down:
                assert play.cards is not None
                found["lies"] += any(
                    card.rank is not play.claim.rank or (play.claim.colour and card.colour is not play.claim.colour)
                    for card in play.cards
                )
        ended = outcome(board)
        found["turns"] += board.turns
        found["lost"] += ended is not None and ended.loser is not None
    return found


def plain(spec: str, monkeypatch: pytest.MonkeyPatch) -> Figures:
    with monkeypatch.context() as patch:
        patch.setattr(whole_deals, "machine_for", lambda rules: Interpreted())
        return figures(spec, SEATS, DEALS, SEED)


@pytest.mark.parametrize("spec", SPECS)
def test_the_figures_are_those_of_the_events(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found, truth = plain(spec, monkeypatch), recounted(spec)
    assert sum(length * deals for length, deals in enumerate(found.lengths)) == truth.pop("turns")
    assert sum(found.lost) == truth.pop("lost")
    assert {name: getattr(found, name) for name in truth} == truth


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
def test_compiled_and_interpreted_figures_are_the_same(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = figures(spec, SEATS, DEALS, SEED)
    assert found.compiled
    assert found._replace(compiled=False) == plain(spec, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("policy", ["honest", "semirandom"])
def test_figures_and_playouts_are_of_the_same_deals(policy: str) -> None:
    found = figures("valepaska", 4, 4000, 9, threads=2, policy=policy)
    played = playouts("valepaska", 4, 4000, 9, policy=policy)
    assert (sum(found.lost), found.decisions, found.undecided) == (
        sum(played.losses),
        played.decisions,
        played.undecided,
    )
    assert sum(found.lost) + found.undecided == sum(found.lengths) == 4000
    assert sum(length * deals for length, deals in enumerate(found.lengths)) == played.turns
    assert found.challenges_right >= found.lies_caught > 0
    assert found.length(0.1) <= found.length(0.5) <= found.length(0.9)


def test_players_who_lie_only_when_they_must_lie_less() -> None:
    honest, liars = (figures("valepaska", 4, 60, 1, policy=policy) for policy in ("honest", "semirandom"))
    assert honest.lies / honest.hand_plays < 0.1 < liars.lies / liars.hand_plays
