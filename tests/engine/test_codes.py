"""The integers of the kernel mean what the enumerations and option values mean."""

from typing import get_args

import pytest

from valepaska import cards
from valepaska.engine import codes, layout, texts
from valepaska.engine.actions import Action
from valepaska.engine.events import EndReason, Event, Phase, Source, Why
from valepaska.engine.reading import END_REASONS, PHASES, REASONS
from valepaska.errors import Reason
from valepaska.rules import tables
from valepaska.rules.ladder import Effect, Kind
from valepaska.rules.model import OPTIONS, value_text

REASON_NAMES = {"OVER": "DEAL_OVER"}

NUMBERED = {
    "phases": (Phase, ("SETUP", "OPENING", "TURN", "WINDOW", "OVER"), 0),
    "sources": (Source, ("FROM_HAND", "FROM_UP", "FROM_DOWN", "FROM_STOCK"), 0),
    "whys": (Why, ("BY_CHOICE", "BY_FEED", "BY_WRONG_CHALLENGE", "BY_LIE", "BY_MISFIT"), 0),
    "ends": (EndReason, ("ONE_LEFT", "FIRST_OUT", "TURN_LIMIT"), 1),
    "effects": (Effect, ("ILLEGAL", "PLAIN", "CLEAR", "FEED"), 0),
}

CHOICES = {
    "starter": ("RACE_CLAIM", "CLAIM_IN_TURN", "MOST_LOWEST", "LOWEST_CARD", "LEFT_OF_DEALER", "RANDOM_STARTER"),
    "opening_rank": ("CLAIMED_LOWEST", "HELD_LOWEST_ANY_NUMBER", "HELD_LOWEST_ALL", "ANY_OPENING"),
    "table_up_swap": ("NO_SWAP", "SWAP_BEFORE_START", "SWAP_UNTIL_FIRST_CLEAR"),
    "four_unit": ("COUNT_CARDS", "COUNT_PLAYS"),
    "after_clear": ("SAME_AFTER_CLEAR", "NEXT_AFTER_CLEAR"),
    "refill_time": ("REFILL_AT_ONCE", "REFILL_AFTER_WINDOW"),
    "voluntary_draw": ("NO_DRAW", "DRAW_AND_PASS", "DRAW_THEN_PLAY"),
    "blind_play": ("NO_UNSEEN", "UNSEEN_ALWAYS", "UNSEEN_IF_UNABLE"),
    "blind_fail": ("MISFIT_TAKES_PILE", "MISFIT_KEEPS_CARD"),
    "voluntary_pickup": ("PICKUP_ALWAYS", "PICKUP_IF_STOCK_EMPTY", "PICKUP_NEVER"),
    "pickup_next": ("PICKUP_NEXT_LEADS", "PICKUP_SAME_LEADS"),
    "claimed_count": ("COUNT_MUST_MATCH", "COUNT_MAY_LIE"),
    "challengers": ("ANYONE_IN_PLAY", "NEXT_ONLY", "ANYONE_INCL_OUT"),
    "challenge_window": ("UNTIL_NEXT_ACTION", "UNTIL_ALL_PASS"),
    "clear_window": ("CLEAR_WAITS", "CLEAR_AT_ONCE"),
    "true_next": ("CHALLENGED_LEADS", "AFTER_CHALLENGED_LEADS", "CHALLENGER_LEADS", "AFTER_CHALLENGER_LEADS"),
    "lie_next": ("LIE_AFTER_LIAR", "LIE_CHALLENGER", "LIE_LIAR"),
    "true_clear_challenged": ("CHALLENGER_TAKES", "CLEARS_ANYWAY"),
    "out_when": ("OUT_HAND_EMPTY", "OUT_HAND_AND_STOCK_EMPTY", "OUT_ALL_ZONES_EMPTY"),
    "play_until": ("UNTIL_ONE_LEFT", "UNTIL_FIRST_OUT"),
}
"""The option values that the kernel names, in the order of the option's list."""

WORDS = {
    "starter": "race_claim claim_in_turn most_lowest lowest_card left_of_dealer random",
    "opening_rank": "claimed_lowest held_lowest_any_number held_lowest_all any",
    "table_up_swap": "none before_start until_first_clear",
    "four_unit": "cards plays",
    "after_clear": "same_player next_player",
    "refill_time": "at_once after_window",
    "voluntary_draw": "none draw_and_pass draw_then_play_or_pickup",
    "blind_play": "none always if_unable",
    "blind_fail": "pickup_pile_and_card keep_card_and_pass",
    "voluntary_pickup": "always if_stock_empty never",
    "pickup_next": "next_player_leads same_player_leads",
    "claimed_count": "must_match may_lie",
    "challengers": "anyone_in_play next_player_only anyone_incl_out",
    "challenge_window": "until_next_action until_all_pass",
    "clear_window": "before_discard none",
    "true_next": "challenged next_after_challenged challenger next_after_challenger",
    "lie_next": "next_after_liar challenger liar",
    "true_clear_challenged": "challenger_takes clears_anyway",
    "out_when": "hand_empty hand_and_stock_empty all_zones_empty",
    "play_until": "one_left first_out",
}


@pytest.mark.parametrize("name", NUMBERED)
def test_an_enumeration_and_its_integers_have_one_order(name: str) -> None:
    enumeration, constants, first = NUMBERED[name]
    numbers = [getattr(codes, constant) for constant in constants]
    assert numbers == list(range(first, first + len(enumeration)))


def test_reasons_are_numbered_from_one_in_their_order() -> None:
    names = [REASON_NAMES.get(reason.name, reason.name) for reason in Reason]
    assert [getattr(codes, name) for name in names] == list(range(1, len(Reason) + 1))
    assert {reason: REASONS.index(reason) for reason in Reason} == tables.REASON_NUMBER
    assert codes.LEGAL == 0
    assert REASONS[0] is None


@pytest.mark.parametrize("option", CHOICES)
def test_option_values_are_numbered_by_their_place_in_the_list(option: str) -> None:
    assert [value_text(value) for value in OPTIONS[option].values] == WORDS[option].split()
    assert [getattr(codes, constant) for constant in CHOICES[option]] == list(range(len(WORDS[option].split())))


def test_every_choice_that_the_engine_reads_is_a_number_a_yes_or_no_or_has_names() -> None:
    plain = {name for name in tables.SCALARS if OPTIONS[name].values == (False, True)} | set(tables._NUMBERS)
    named = {*CHOICES, "swap_window"}
    assert set(tables.SCALARS) == plain | named
    assert [value_text(value) for value in OPTIONS["swap_window"].values] == ["none", "until_next_play"]


def test_sizes_and_blanks_agree_between_the_tables_and_the_kernel() -> None:
    assert codes.KINDS == tables.KINDS == len(Kind)
    assert codes.TOPS == tables.TOPS == len(Kind) + 1
    assert codes.NO_KIND == tables.NO_KIND
    for name in ("ANY_SIZE", "ONE_CARD", "ONE_OR_FOUR"):
        assert getattr(codes, name) == getattr(tables, name)
    assert max(int(str(value)) for value in OPTIONS["table_down"].values) == codes.SLOTS
    assert [int(kind) for kind in Kind] == list(range(len(Kind)))
    assert cards.ALL_BITS == 2 * 52 + cards.MAX_JOKERS


def test_the_lists_that_translate_codes_are_the_enumerations() -> None:
    assert tuple(Phase) == PHASES
    assert tuple(Source) == texts.SOURCES
    assert tuple(Why) == texts.WHYS
    assert (None, *EndReason) == END_REASONS


def test_every_kind_of_action_and_of_event_is_numbered() -> None:
    verbs = ("PLAY", "STOCK", "DOWN", "DRAW", "PICKUP", "CHALLENGE", "PASS", "SWAP")
    assert [getattr(codes, verb) for verb in verbs] == list(range(len(get_args(Action))))
    buffered = [name for name in vars(codes) if name.startswith("E_")]
    made_by_the_state = {"Dealt", "Turned", "Ended"}
    assert sorted(getattr(codes, name) for name in buffered) == list(range(len(buffered)))
    assert len(buffered) == len(Event.__subclasses__()) - len(made_by_the_state)


def test_a_copied_board_has_every_field_and_shares_only_what_never_changes() -> None:
    board = layout.empty_board(3, 52)
    for number, name in enumerate(layout.SCALARS):
        setattr(board, name, number + 1)
    twin = board.copy()
    for name in layout.Board.__slots__:
        ours, theirs = getattr(board, name), getattr(twin, name)
        assert name == "event" or ours == theirs
        assert not isinstance(ours, list) or name == "deck" or ours is not theirs
