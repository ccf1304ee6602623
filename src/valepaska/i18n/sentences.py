"""Which sentences belong to the rules of a game.

The table `SECTIONS` holds the lines in the order of a game. A line is the name of an option,
which is worded by its value, or the id of a fixed sentence; `when` says in which games it
means anything, `quiet` which values only say that all is as usual.
"""

from typing import NamedTuple

from valepaska.i18n.conditions import Condition, both, either, fed, having, lacking, relaxing, unless
from valepaska.i18n.values import Options

COUNTED = ("jokers", "min_players", "max_players", "turn_limit")
"""The options that have one sentence with a number instead of one for each value."""


class Line(NamedTuple):
    """A sentence of the rules; it belongs to the games in which all of `when` hold."""

    text: str
    when: tuple[Condition, ...] = ()
    quiet: tuple[object, ...] = ()


class Meaning(NamedTuple):
    """Where all of `when` hold, an option amounts to the value `instead`."""

    option: str
    instead: object
    when: tuple[Condition, ...]


face_down = having("face_down", True)
open_game = having("face_down", False)
stock = lacking("hand_size", "all")
no_stock = having("hand_size", "all")
black_only = having("special_colours", "black_only")
red_low = having("red_two_low", True)
claimed_opening = having("starter", "race_claim", "claim_in_turn")
a_loser = having("play_until", "one_left")
no_forfeit = having("between_deals", "none")
by_turns = having("next_dealer", "clockwise")
ten_or_ace_clears = either(
    lacking("ten_clears", "never"),
    lacking("ace_clears", "never"),
    having("ten_on_empty", "clear"),
    having("ace_on_empty", "clear"),
    relaxing("ace_clears"),
)
four_clear = lacking("four_clears", "off")
something_clears = either(ten_or_ace_clears, four_clear)
more_on_twos = either(lacking("on_two", "two"), relaxing("on_two"))
ten_stays = either(
    black_only,
    having("ten_clears", "never"),
    both(having("ten_clears", "lower_pip"), either(lacking("ten_on", "lower_pip"), relaxing("ten_on"), more_on_twos)),
)
ace_stays = either(
    having("ace_clears", "never"),
    more_on_twos,
    both(lacking("ace_on", "court"), either(having("ace_clears", "court"), black_only)),
)
draw_barred = both(
    fed("ten", "ace", "both"),
    either(
        having("voluntary_draw", "draw_and_pass"),
        both(having("voluntary_draw", "draw_then_play_or_pickup"), having("led_answer", "none")),
    ),
)

MEANINGS = (
    Meaning("red_two_low", True, (black_only,)),
    Meaning("court_minimum", None, (no_stock, relaxing("court_minimum"))),
    Meaning("court_on_empty", "yes", (no_stock, relaxing("court_on_empty"))),
    Meaning("court_on_empty", "yes", (no_stock, having("court_on_empty", "stock_empty", "stock_empty_incl_ace_two"))),
    Meaning("ten_on", "any", (no_stock, relaxing("ten_on"))),
    Meaning("on_two", "any", (no_stock, relaxing("on_two"))),
    Meaning("ace_clears", "any_lower", (no_stock, relaxing("ace_clears"))),
    Meaning("relax_when_stock_empty", (), (no_stock,)),
    Meaning("voluntary_pickup", "always", (no_stock, having("voluntary_pickup", "if_stock_empty"))),
    Meaning("out_when", "hand_empty", (no_stock, having("out_when", "hand_and_stock_empty"))),
    Meaning("blind_play", "always", (face_down, having("blind_play", "if_unable"))),
    Meaning("opening_rank", "held_lowest_any_number", (face_down, having("opening_rank", "held_lowest_all"))),
    Meaning("opening_rank", "held_lowest_any_number", (open_game, having("opening_rank", "claimed_lowest"))),
    Meaning("two_on", "not_ten_ace", (having("led_answer", "same_rank"),)),
    Meaning("two_on", "not_ten_ace", (having("led_answer", "none"), fed("both"))),
    Meaning("two_on", "any", (having("led_answer", "two", "same_rank_or_two"),)),
)
"""Values that come to the same as another one in some games, in the order in which they apply."""


def as_played(options: Options) -> dict[str, object]:
    """The options, each as the simplest value that comes to the same in this game."""
    played = dict(options)
    for meaning in MEANINGS:
        if all(holds(played) for holds in meaning.when):
            played[meaning.option] = meaning.instead
    return played


SECTIONS: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (
        "cards",
        (
            Line("rule-goal"),
            Line("face_down"),
            Line("min_players"),
            Line("max_players"),
            Line("packs"),
            Line("jokers", quiet=(0,)),
            Line("joker_role", (lacking("jokers", 0),)),
            Line("red_two_low"),
            Line("special_colours", quiet=("all",)),
            Line("rule-colours", (red_low,)),
        ),
    ),
    (
        "deal",
        (
            Line("hand_size"),
            Line("deal_batches", (either(lacking("deal_batches", "2-2-1"), having("hand_size", 5)),), quiet=("any",)),
            Line("table_down", quiet=(0,)),
            Line("table_up", quiet=(0,)),
            Line("table_up_swap", (lacking("table_up", 0),), quiet=("none",)),
        ),
    ),
    (
        "opening",
        (
            Line("starter"),
            Line("rule-opening-claim", (claimed_opening, face_down)),
            Line("opening_rank", (unless(claimed_opening),)),
            Line(
                "opening_blind",
                (stock, either(claimed_opening, both(lacking("blind_play", "none"), lacking("opening_rank", "any")))),
                quiet=(False,),
            ),
        ),
    ),
    (
        "ladder",
        (
            Line("rule-turn"),
            Line("set_size", (either(lacking("set_size", "one_clearer"), ten_or_ace_clears),)),
            Line("rule-order"),
            Line("court_minimum", quiet=(None,)),
            Line(
                "court_on_empty",
                (either(lacking("court_on_empty", "yes"), having("court_minimum", 6, 7, 8)),),
            ),
            Line(
                "red_ace_court_rule",
                (black_only, either(lacking("court_minimum", None), lacking("court_on_empty", "yes"))),
            ),
            Line("ten_on"),
            Line("ace_on"),
            Line("two_on"),
            Line("on_two"),
            Line("ten_on_empty"),
            Line("ace_on_empty", (lambda options: options["ace_on_empty"] != options["ten_on_empty"],)),
            Line("led_answer", (fed("ten", "ace", "both"),)),
            Line("rule-ten-on-ace", (having("ten_on", "any"), fed("ace", "both"))),
            Line(
                "rule-left-on-top",
                (
                    having("led_answer", "none"),
                    either(both(fed("ten", "both"), ten_stays), both(fed("ace", "both"), ace_stays)),
                ),
            ),
        ),
    ),
    (
        "clears",
        (
            Line("rule-nothing-clears", (unless(something_clears),)),
            Line("rule-clear", (something_clears,)),
            Line("ten_clears", (something_clears,)),
            Line(
                "ace_clears",
                (something_clears, either(lacking("ten_clears", "never"), lacking("ace_clears", "never"))),
            ),
            Line("four_clears", (something_clears,), quiet=("off",)),
            Line("four_unit", (four_clear,)),
            Line(
                "rule-four-colours", (either(both(black_only, four_clear), both(red_low, having("four_clears", "on"))),)
            ),
            Line(
                "four_of_led_clearers",
                (
                    four_clear,
                    either(
                        having("four_of_led_clearers", False),
                        having("ten_on_empty", "feed", "plain"),
                        having("ace_on_empty", "feed", "plain"),
                    ),
                ),
            ),
            Line("after_clear", (something_clears,)),
        ),
    ),
    (
        "drawing",
        (
            Line("refill_to", (stock,)),
            Line("refill_time", (stock, face_down, lacking("refill_to", 0))),
            Line("voluntary_draw", (stock,), quiet=("none",)),
            Line("blind_play", (stock,), quiet=("none",)),
            Line("blind_fail", (stock, open_game, lacking("blind_play", "none"))),
            Line("rule-fed-draw", (stock, draw_barred)),
            Line(
                "rule-fed-blind",
                (
                    stock,
                    fed("ten", "ace", "both"),
                    lacking("blind_play", "none"),
                    unless(draw_barred),
                ),
            ),
            Line("swap_window", (stock, lacking("refill_to", 0)), quiet=("none",)),
            Line("voluntary_pickup"),
            Line("pickup_next"),
            Line("relax_when_stock_empty", (stock, having("relax_when_stock_empty", ())), quiet=((),)),
            Line(
                "rule-relax_when_stock_empty-court_minimum",
                (relaxing("court_minimum"), lacking("court_minimum", None)),
            ),
            Line(
                "rule-relax_when_stock_empty-court_on_empty",
                (relaxing("court_on_empty"), having("court_on_empty", "no")),
            ),
            Line("rule-relax_when_stock_empty-ten_on", (relaxing("ten_on"), lacking("ten_on", "any"))),
            Line("rule-relax_when_stock_empty-on_two", (relaxing("on_two"), lacking("on_two", "any"))),
            Line("rule-relax_when_stock_empty-ace_clears", (relaxing("ace_clears"),)),
        ),
    ),
    (
        "challenge",
        (
            Line("claimed_count", (face_down,)),
            Line("challengers", (face_down,)),
            Line("challenge_window", (face_down,)),
            Line("challenge_priority", (face_down, lacking("challengers", "next_player_only"))),
            Line("clear_window", (face_down, something_clears)),
            Line("rule-reveal", (face_down,)),
            Line("true_next", (face_down,)),
            Line("lie_next", (face_down,)),
            Line("true_clear_challenged", (face_down, something_clears, having("clear_window", "before_discard"))),
            Line("last_play_challengeable", (face_down,)),
        ),
    ),
    (
        "out",
        (
            Line("rule-table-cards", (either(lacking("table_down", 0), lacking("table_up", 0)),)),
            Line("rule-table-misfit", (lacking("table_down", 0),)),
            Line("out_when"),
            Line("play_until"),
            Line("turn_limit", quiet=(None,)),
        ),
    ),
    (
        "deals",
        (
            Line("next_dealer", (either(both(a_loser, no_forfeit), both(unless(a_loser), by_turns)),)),
            Line("scoring", (either(a_loser, lacking("scoring", "count_losses")),), quiet=("none",)),
            Line("between_deals", (a_loser,), quiet=("none",)),
        ),
    ),
)
"""The sections of the rules with their lines."""
