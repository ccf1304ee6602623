"""What is shown: hands, ranks, the ladder in one line, the ledger; and who may sit down."""

import re

import pytest

from tests.terminal.stage import deck_with
from valepaska.cards import Rank, parse_cards
from valepaska.engine.actions import Claim, Pass, Play
from valepaska.engine.state import apply, deal
from valepaska.engine.view import View, view
from valepaska.errors import Reason
from valepaska.i18n import LANGUAGES, texts
from valepaska.records.notation import parse_action
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets
from valepaska.terminal import ladder, ledger
from valepaska.terminal.board import Board
from valepaska.terminal.guide import guide
from valepaska.terminal.seats import Player, SeatsError, bots, default_bots, people, seated
from valepaska.terminal.speech import Speech, short_reason


def speech(spec: str = "valepaska", *, symbols: bool = False) -> Speech:
    return Speech(texts("en"), Rules.parse(spec), symbols=symbols)


def after(*plays: str, spec: str = "valepaska+starter=left_of_dealer+opening_rank=any") -> View:
    """The view of whoever is on turn after unchallenged plays such as ``8h 8s as 8``."""
    rules = Rules.parse(spec)
    state = deal(
        rules, 3, deck_with(rules, 3, {0: "3c 8h 8s Td Kc", 1: "3d 8c 8d Th Kd", 2: "3h 9c 9d Ts Kh"}), dealer=2
    )
    for play in plays:
        state = apply(state, state.to_act[0], parse_action(f"play {play}", rules)).state
        while view(state, None).claimant is not None:
            state = apply(state, state.to_act[0], Pass()).state
    return view(state, state.turn)


def test_a_hand_is_grouped_by_rank() -> None:
    hand = parse_cards("3c 3h 8d 8h 8s Td Kc 2h")

    assert speech(symbols=True).hand(hand) == "3 3 · 8 8 8 · 10 · K · 2"
    assert speech().hand(hand) == "3 3, 8 8 8, 10, K, 2"


def test_suits_are_shown_where_the_colour_matters() -> None:
    hand = parse_cards("8d Td Ts Ac 2h")

    assert speech("valepaska+black-specials").hand(hand) == "8, 10d 10s, Ac, 2h"
    assert speech("valepaska+black-specials", symbols=True).hand(hand) == "8 · 10♦ 10♠ · A♣ · 2♥"


def test_runs_of_numbers_are_short() -> None:
    claims = [Claim(rank) for rank in (Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN)]

    assert speech().ranks(claims) == "3-5, 8, 9, J, Q"
    assert speech().ranks([]) == ""


def test_the_ladder_tells_what_may_be_said_and_what_it_does() -> None:
    board = Board(speech(), ["Anna", "Bo", "Cai"], None)
    lines = [line.replace("\u00a0", " ") for line, _ in board.choices(after("3c as 8"))]

    assert lines == [
        "You can say: 8, 9, J, Q, K, 2, 10 (clears)",
        "Not: 3-7 (too low); A (an ace does not go on that)",
        "Also: s = lay the top card of the stock unseen, d = draw from the stock, u = take the pile (1)",
    ]


def test_in_an_open_game_only_ranks_in_the_hand_are_named() -> None:
    board = Board(speech("paskahousu"), ["Anna", "Bo", "Cai"], None)
    seen = after("3c", spec="paskahousu+starter=left_of_dealer+opening_rank=any")
    lines = [line for line, _ in board.choices(seen)]

    assert lines[:2] == ["You can lay: 3, 8, 10 (clears)", "Not: K (court cards have to wait)"]


def test_the_ledger_counts_what_was_claimed_since_the_pile_was_empty() -> None:
    seen = after("8h 8s as 8", "3d 8c as 8")

    assert ledger.claimed(seen) == []
    assert ledger.claimed(after("3c as 8", "3d 8c as 9", "9c as 9")) == [(Claim(Rank.EIGHT), 1), (Claim(Rank.NINE), 3)]


def test_more_than_the_pack_has_is_remarked() -> None:
    spec = "valepaska-classic+starter=left_of_dealer+opening_rank=any"
    rules = Rules.parse(spec)
    state = deal(rules, 3, deck_with(rules, 3, {0: "3c 8h 8s Td Kc", 1: "3d 8c 8d Th Kd"}), dealer=2)
    state = apply(state, 0, Play(parse_cards("3c 8h 8s"), Claim(Rank.NINE))).state
    while view(state, None).claimant is not None:
        state = apply(state, state.to_act[0], Pass()).state
    state = apply(state, 1, Play(parse_cards("3d 8c"), Claim(Rank.NINE))).state
    lines = [line for line, _ in Board(speech(spec), ["Anna", "Bo", "Cai"], None).stake(view(state, 2))]

    assert lines == [
        "Bo has 3 cards left. Whoever is wrong takes 5.",
        "Nines claimed in this pile: 5",
        "The deck has only 4 of them. Somebody is being generous.",
    ]


def test_one_claim_alone_need_not_be_said() -> None:
    assert ladder.only_claim(after("3c as 2")) == Claim(Rank.TWO)
    assert ladder.only_claim(after("3c as 3")) is None


def test_history_shows_ones_own_cards_only_when_nobody_else_looks() -> None:
    seen = after("3c as 8", "8c as 9", "9c as 9")
    board = Board(speech(), ["Anna", "Bo", "Cai"], None)
    mine = [line for line, _ in board.history(seen, really=True)]
    open_lines = [line for line, _ in board.history(seen, really=False)]

    assert "Anna: “One eight.” In truth: 3c" in mine
    assert not any("In truth" in line for line in open_lines)
    assert mine[-1] == "So they say, in this pile: one eight, two nines"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_in_short(language: str) -> None:
    assert all(short_reason(texts(language), reason) for reason in Reason)


def test_names_of_bots_are_not_those_of_people() -> None:
    table = seated(people("Aino, Bo"), bots("Helmi, liar, aino"))

    assert table == (
        Player("Aino"),
        Player("Bo"),
        Player("Helmi", "helmi"),
        Player("Aune", "liar"),
        Player("Aino 2", "aino"),
    )


def test_a_full_table_has_ten_different_names() -> None:
    table = seated(people("Rauha,Onni,Helmi"), bots("7"))

    assert len({player.name for player in table}) == 10


@pytest.mark.parametrize("text", ["", "Anna,", "Anna,anna", "a" * 21, "A\x1b[2J"])
def test_a_name_that_will_not_do_is_refused(text: str) -> None:
    with pytest.raises(SeatsError):
        people(text)


@pytest.mark.parametrize(
    ("spec", "people", "wanted"),
    [
        ("valepaska", 1, 3),
        ("poytapaska", 1, 2),
        ("poytapaska-family", 1, 3),
        ("valepaska+min_players=6", 1, 5),
        ("valepaska", 2, 1),
        ("valepaska", 4, 0),
        ("poytapaska", 2, 0),
    ],
)
def test_as_many_bots_join_as_the_game_takes(spec: str, people: int, wanted: int) -> None:
    assert default_bots(Rules.parse(spec), people) == wanted


def help_page(spec: str) -> str:
    return "\n".join(guide(speech(spec), Rules.parse(spec)))


@pytest.mark.parametrize("spec", [preset.name for preset in presets() if not preset.rules.challenge.face_down])
def test_the_help_page_of_an_open_game_speaks_of_no_claims(spec: str) -> None:
    assert not re.search(r"believ|doubt|claim|say", help_page(spec).replace("believe, ok", ""))


def test_the_help_page_says_how_to_write_colours_where_they_count() -> None:
    assert "10b, 10r, Ab, Ar, 2b, 2r" in help_page("valepaska+black-specials")
    assert "10b" not in help_page("valepaska")


def test_the_history_of_an_open_game_shows_cards_and_no_claims() -> None:
    board = Board(speech("paskahousu"), ["Anna", "Bo", "Cai"], None)
    spec = "paskahousu+starter=left_of_dealer+opening_rank=any"
    lines = [line for line, _ in board.history(after("3c", "8c 8d", spec=spec), really=True)]
    empty = [line for line, _ in board.history(after(spec=spec), really=True)]

    assert lines == ["Plays in the pile, the oldest first:", "Anna: 3c", "Bo: 8c 8d"]
    assert empty == ["Nothing lies in the pile yet."]
