"""The choices that make a game: `Rules`, in small groups, one for each moment of a deal.

Every option has one name in all of its texts (presets, specs, JSON, messages). Values are
data: None, a number, a word, yes/no, or a tuple of words. What they mean and where they come
from is told by the generated rules pages; which of them exclude each other by
`valepaska.rules.consistency`.
"""

from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from valepaska.errors import quoted

Value = None | bool | int | str | tuple[str, ...]
"""The value of an option."""

Players = Annotated[int, Meta(ge=2, le=10)]
Relaxed = Literal["court_minimum", "court_on_empty", "ace_clears", "ten_on", "on_two"]
CourtMinimum = Literal[None, 6, 7, 8, "after_first_clear"]
LedEffect = Literal["feed", "clear", "plain", "forbidden"]


class Pack(msgspec.Struct, frozen=True):
    """Which cards there are, and which colours of them are special."""

    packs: Literal[1, 2] = 1
    jokers: Annotated[int, Meta(ge=0, le=6)] = 0
    joker_role: Literal["dead", "as_two"] = "dead"
    special_colours: Literal["all", "black_only"] = "all"
    red_two_low: bool = False


class Deal(msgspec.Struct, frozen=True):
    """How many play, and what each is dealt."""

    min_players: Players = 3
    max_players: Players = 6
    hand_size: Literal[3, 5, 6, "all"] = 5
    deal_batches: Literal["1s", "2-2-1", "any"] = "any"
    table_down: Literal[0, 3, 4] = 0
    table_up: Literal[0, 3, 4] = 0
    table_up_swap: Literal["none", "before_start", "until_first_clear"] = "none"


class Opening(msgspec.Struct, frozen=True):
    """Who makes the first play of a deal, and with what."""

    starter: Literal["race_claim", "claim_in_turn", "most_lowest", "lowest_card", "left_of_dealer", "random"] = (
        "most_lowest"
    )
    opening_rank: Literal["claimed_lowest", "held_lowest_any_number", "held_lowest_all", "any"] = (
        "held_lowest_any_number"
    )
    opening_blind: bool = False


class Ladder(msgspec.Struct, frozen=True):
    """What may follow what."""

    court_minimum: CourtMinimum = 7
    court_on_empty: Literal["yes", "no", "stock_empty", "stock_empty_incl_ace_two"] = "yes"
    red_ace_court_rule: bool = True
    ten_on: Literal["lower_pip", "lower_pip_or_court", "any"] = "lower_pip"
    ace_on: Literal["court", "any_lower", "eight_up"] = "court"
    led_answer: Literal["none", "same_rank", "two", "same_rank_or_two"] = "none"
    two_on: Literal["any", "not_ten_ace"] = "any"
    on_two: Literal["two", "two_ten_ace", "any"] = "two"
    set_size: Literal["any", "one_clearer", "one_special", "one_or_four_above_7"] = "any"
    relax_when_stock_empty: tuple[Relaxed, ...] = ()


class Effects(msgspec.Struct, frozen=True):
    """What a play does to the pile."""

    ten_on_empty: LedEffect = "feed"
    ace_on_empty: LedEffect = "feed"
    ten_clears: Literal["lower_pip", "lower_pip_and_court", "never"] = "lower_pip"
    ace_clears: Literal["court", "any_lower", "never"] = "court"
    four_clears: Literal["off", "on", "except_twos"] = "on"
    four_unit: Literal["cards", "plays"] = "cards"
    four_of_led_clearers: bool = True
    after_clear: Literal["same_player", "next_player"] = "same_player"


class Drawing(msgspec.Struct, frozen=True):
    """Cards from the stock and from the pile."""

    refill_to: Literal[0, 3, 5, 6] = 5
    refill_time: Literal["at_once", "after_window"] = "at_once"
    voluntary_draw: Literal["none", "draw_and_pass", "draw_then_play_or_pickup"] = "none"
    blind_play: Literal["none", "always", "if_unable"] = "none"
    blind_fail: Literal["pickup_pile_and_card", "keep_card_and_pass"] = "pickup_pile_and_card"
    swap_window: Literal["none", "until_next_play"] = "none"
    voluntary_pickup: Literal["always", "if_stock_empty", "never"] = "always"
    pickup_next: Literal["next_player_leads", "same_player_leads"] = "next_player_leads"


class Challenges(msgspec.Struct, frozen=True):
    """Bluff: whether plays are face down, who may doubt them and when, and what follows."""

    face_down: bool = False
    claimed_count: Literal["must_match", "may_lie"] = "must_match"
    challengers: Literal["anyone_in_play", "next_player_only", "anyone_incl_out"] = "anyone_in_play"
    challenge_window: Literal["until_next_action", "until_all_pass"] = "until_next_action"
    challenge_priority: Literal["first_to_speak", "clockwise"] = "clockwise"
    clear_window: Literal["before_discard", "none"] = "before_discard"
    true_next: Literal["challenged", "next_after_challenged", "challenger", "next_after_challenger"] = "challenged"
    lie_next: Literal["next_after_liar", "challenger", "liar"] = "next_after_liar"
    true_clear_challenged: Literal["challenger_takes", "clears_anyway"] = "challenger_takes"
    last_play_challengeable: bool = True


class GoingOut(msgspec.Struct, frozen=True):
    """When a player is out and when the deal ends."""

    out_when: Literal["hand_empty", "hand_and_stock_empty", "all_zones_empty"] = "hand_and_stock_empty"
    play_until: Literal["one_left", "first_out"] = "one_left"
    turn_limit: Annotated[int, Meta(ge=1)] | None = None


class Deals(msgspec.Struct, frozen=True):
    """Several deals in a row."""

    next_dealer: Literal["loser", "clockwise"] = "clockwise"
    scoring: Literal["none", "count_losses", "places"] = "none"
    between_deals: Literal["none", "loser_forfeit"] = "none"


class Rules(msgspec.Struct, frozen=True, cache_hash=True):
    """The rules of one game, complete and free of contradictions.

    Make them with `Rules.parse` or `Rules.replace`, which check consistency; the constructor
    does not.
    """

    pack: Pack = Pack()
    deal: Deal = Deal()
    opening: Opening = Opening()
    ladder: Ladder = Ladder()
    effects: Effects = Effects()
    drawing: Drawing = Drawing()
    challenge: Challenges = Challenges()
    out: GoingOut = GoingOut()
    deals: Deals = Deals()

    @staticmethod
    def parse(spec: str) -> "Rules":
        """The rules that a spec such as ``valepaska+soft-twos+court_minimum=7`` means.

        Raises RulesError, naming the part that cannot be read or the choices in conflict.
        """
        from valepaska.rules.spec import parse_spec

        return parse_spec(spec)

    @staticmethod
    def of(given: "Rules | str") -> "Rules":
        """These rules, or those that a spec means.

        Raises RulesError as `parse` does, and TypeError for what is neither.
        """
        if isinstance(given, str):
            return Rules.parse(given)
        if isinstance(given, Rules):
            return given
        raise TypeError(f"rules are a Rules or a rules text such as 'valepaska', not {quoted(given)}")

    @property
    def spec(self) -> str:
        """The canonical spec of these rules."""
        from valepaska.rules.spec import canonical_spec

        return canonical_spec(self)

    def options(self) -> dict[str, Value]:
        """Every option by name, in the order of a game."""
        return {name: getattr(getattr(self, option.group), name) for name, option in OPTIONS.items()}

    def replace(self, **options: Value) -> "Rules":
        """These rules with some options changed; what a change implies is set along.

        Raises RulesError for an unknown option or value, and for a contradiction.
        """
        from valepaska.rules.consistency import settle

        return settle(self.options(), options)

    def limited(self, turns: int) -> "Rules":
        """These rules; where they set no limit of turns, a deal by them is over after so many."""
        return self if self.out.turn_limit is not None else self.replace(turn_limit=turns)


class Option(NamedTuple):
    """What an option is: its group, its values and the value it has when nobody says otherwise."""

    name: str
    group: str
    values: tuple[Value, ...] | range
    default: Value
    many: bool = False

    def accepts(self, value: Value) -> bool:
        """Whether the option can have this value."""
        if self.many:
            return isinstance(value, tuple) and len(set(value)) == len(value) and all(v in self.values for v in value)
        if isinstance(self.values, range):
            return (type(value) is int and value in self.values) or (value is None and self.default is None)
        return any(value == known and type(value) is type(known) for known in self.values)


MOST_TURNS = 1_000_000


def _values(hint: Any) -> tuple[tuple[Value, ...] | range, bool]:
    if hint is bool:
        return (False, True), False
    origin = get_origin(hint)
    if origin is Literal:
        return get_args(hint), False
    if origin is tuple:
        return get_args(get_args(hint)[0]), True
    if origin is Annotated:
        meta = get_args(hint)[1]
        return range(meta.ge, (meta.le or MOST_TURNS) + 1), False
    return _values(get_args(hint)[0])


def _options() -> dict[str, Option]:
    found = {}
    for group in Rules.__struct_fields__:
        struct = type(getattr(Rules(), group))
        hints = get_type_hints(struct, include_extras=True)
        for name, default in zip(struct.__struct_fields__, struct.__struct_defaults__, strict=True):
            values, many = _values(hints[name])
            found[name] = Option(name, group, values, default, many)
    return found


OPTIONS: dict[str, Option] = _options()
"""Every option by name, in the order of a game."""


def value_text(value: Value) -> str:
    """A value as specs write it."""
    if value is None or value == ():
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value)


@cache
def _group_types() -> dict[str, type[msgspec.Struct]]:
    return {group: type(getattr(Rules(), group)) for group in Rules.__struct_fields__}


def rules_of(options: dict[str, Value]) -> Rules:
    """Rules with exactly these options (all of them given), unchecked."""
    groups: dict[str, dict[str, Value]] = {group: {} for group in Rules.__struct_fields__}
    for name, value in options.items():
        groups[OPTIONS[name].group][name] = value
    made: dict[str, Any] = {group: _group_types()[group](**chosen) for group, chosen in groups.items()}
    return Rules(**made)
