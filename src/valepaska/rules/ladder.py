"""Which claim may follow which, and what it then does.

A *kind* is a column of the ladder grid: a rank, or one colour of it where the rules tell the
colours apart. There are sixteen, numbered in ladder order; most games use thirteen of them.
`cell` answers for one top of the pile and one claimed kind; everything else in the project
reads the tables that are filled from it.
"""

from enum import IntEnum
from typing import NamedTuple

from valepaska.cards import Card, Colour, Rank
from valepaska.errors import Reason
from valepaska.rules.model import Rules


class Kind(IntEnum):
    """The columns of the grid, in ladder order."""

    LOW_TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    PLAIN_TEN = 8
    TEN = 9
    JACK = 10
    QUEEN = 11
    KING = 12
    PLAIN_ACE = 13
    ACE = 14
    TWO = 15


class Effect(IntEnum):
    """What a legal play does."""

    ILLEGAL = 0
    PLAIN = 1
    CLEAR = 2
    FEED = 3


class Cell(NamedTuple):
    """The answer of the ladder: an effect, or ILLEGAL and the reason."""

    effect: Effect
    reason: Reason | None


class Situation(NamedTuple):
    """What the ladder depends on besides the top and the claim."""

    stock_empty: bool = False
    cleared: bool = False


SPECIALS = (Kind.TEN, Kind.ACE)
COURTS = (Kind.JACK, Kind.QUEEN, Kind.KING)
PIPS = tuple(kind for kind in Kind if kind <= Kind.NINE)
PLAIN = Cell(Effect.PLAIN, None)
_FIRST_COURT_TOP = {6: Kind.SIX, 7: Kind.SEVEN, 8: Kind.EIGHT}


def refused(reason: Reason) -> Cell:
    """The cell of an illegal claim."""
    return Cell(Effect.ILLEGAL, reason)


def kinds(rules: Rules) -> tuple[Kind, ...]:
    """The columns of the grid of these rules."""
    split = {
        Kind.LOW_TWO: rules.pack.red_two_low,
        Kind.PLAIN_TEN: splits_specials(rules),
        Kind.PLAIN_ACE: splits_specials(rules),
    }
    return tuple(kind for kind in Kind if split.get(kind, True))


def splits_specials(rules: Rules) -> bool:
    """Whether red tens and aces are ordinary cards."""
    return rules.pack.special_colours == "black_only"


def splits(rules: Rules, rank: Rank) -> bool:
    """Whether the two colours of a rank are different kinds, so that a claim names one."""
    if rank is Rank.TWO:
        return rules.pack.red_two_low
    return rank in (Rank.TEN, Rank.ACE) and splits_specials(rules)


_PLAIN_KIND = {Rank.TEN: Kind.PLAIN_TEN, Rank.ACE: Kind.PLAIN_ACE, Rank.TWO: Kind.LOW_TWO}
_KIND_OF_RANK = {rank: Kind[rank.name] for rank in Rank}
_RANK_OF_KIND = {kind: rank for rank, kind in (*_KIND_OF_RANK.items(), *_PLAIN_KIND.items())}


def kind_of(rules: Rules, rank: Rank, colour: Colour | None) -> Kind:
    """The kind of a rank in a colour; the colour counts only where it splits the rank."""
    if colour is Colour.RED and splits(rules, rank):
        return _PLAIN_KIND[rank]
    return _KIND_OF_RANK[rank]


def kind_of_card(rules: Rules, card: Card) -> Kind | None:
    """The kind of a card; None for a joker without rank."""
    if card.rank is None:
        return Kind.TWO if rules.pack.joker_role == "as_two" else None
    return kind_of(rules, card.rank, card.colour)


def rank_and_colour(rules: Rules, kind: Kind) -> tuple[Rank, Colour | None]:
    """What a claim of this kind says."""
    rank = _RANK_OF_KIND[kind]
    if not splits(rules, rank):
        return rank, None
    return rank, Colour.RED if kind in _PLAIN_KIND.values() else Colour.BLACK


def is_court(rules: Rules, kind: Kind) -> bool:
    """Whether the court limits bind this kind: J, Q, K, and a red ace by A49."""
    return kind in COURTS or (kind is Kind.PLAIN_ACE and rules.ladder.red_ace_court_rule)


def must_answer(rules: Rules, top: Kind) -> bool:
    """Whether only an answer may go on this top: a ten or ace that feeds, or has an answer."""
    if top not in SPECIALS:
        return False
    return led_effect(rules, top) == "feed" or rules.ladder.led_answer != "none"


def led_effect(rules: Rules, kind: Kind) -> str:
    """What a ten or ace does when it is led."""
    return rules.effects.ten_on_empty if kind is Kind.TEN else rules.effects.ace_on_empty


def relaxes(rules: Rules, limit: str, now: Situation) -> bool:
    """Whether this limit is dropped because the stock is gone."""
    return now.stock_empty and limit in rules.ladder.relax_when_stock_empty


def cell(rules: Rules, top: Kind | None, kind: Kind, now: Situation) -> Cell:
    """Whether `kind` may be claimed on `top` (None: an empty pile), and what it does."""
    if top is None:
        return led(rules, kind, now)
    if top is Kind.TWO:
        reason = on_two(rules, kind, now)
    elif must_answer(rules, top):
        reason = answer(rules, top, kind, now)
    else:
        reason = climb(rules, top, kind, now)
    return refused(reason) if reason else Cell(effect_on(rules, top, kind, now), None)


def led(rules: Rules, kind: Kind, now: Situation) -> Cell:
    """A claim on an empty pile (A8, A9, A10)."""
    limit = "yes" if relaxes(rules, "court_on_empty", now) else rules.ladder.court_on_empty
    if is_court(rules, kind):
        waits = limit.startswith("stock_empty") and not now.stock_empty
        if limit == "no" or waits or waits_for_clear(rules, now):
            return refused(Reason.CANNOT_LEAD)
        return PLAIN
    if limit == "stock_empty_incl_ace_two" and kind in (Kind.ACE, Kind.TWO) and not now.stock_empty:
        return refused(Reason.CANNOT_LEAD)
    if kind in SPECIALS:
        effect = led_effect(rules, kind)
        return refused(Reason.CANNOT_LEAD) if effect == "forbidden" else Cell(Effect[effect.upper()], None)
    return PLAIN


def waits_for_clear(rules: Rules, now: Situation) -> bool:
    """Whether courts are barred until something has been cleared (family Pöytäpaska)."""
    after_clear = rules.ladder.court_minimum == "after_first_clear"
    return after_clear and not now.cleared and not relaxes(rules, "court_minimum", now)


def on_two(rules: Rules, kind: Kind, now: Situation) -> Reason | None:
    """A claim on a two: twos, and what `on_two` adds (A13)."""
    choice = "any" if relaxes(rules, "on_two", now) else rules.ladder.on_two
    if kind is Kind.TWO or choice == "any" or (choice == "two_ten_ace" and kind in SPECIALS):
        return None
    return Reason.ONLY_TWOS


def answer(rules: Rules, top: Kind, kind: Kind, now: Situation) -> Reason | None:
    """A claim on a ten or ace that has to be answered or taken (A4, A5, A73)."""
    choice = rules.ladder.led_answer
    if kind is top and choice in ("same_rank", "same_rank_or_two"):
        return None
    if kind is Kind.TWO and choice in ("two", "same_rank_or_two"):
        return None
    if top is Kind.ACE and kind is Kind.TEN and reach_of_ten(rules, now) == "any":
        return None
    return Reason.MUST_TAKE


def reach_of_ten(rules: Rules, now: Situation) -> str:
    """On which tops a ten may go: the option `ten_on`, or `any` when relaxed."""
    return "any" if relaxes(rules, "ten_on", now) else rules.ladder.ten_on


def climb(rules: Rules, top: Kind, kind: Kind, now: Situation) -> Reason | None:
    """A claim on an ordinary top: each special kind by its own limit, all else equal or higher."""
    if kind is Kind.TWO:
        return Reason.TWO_LIMIT if rules.ladder.two_on == "not_ten_ace" and top in SPECIALS else None
    if kind is Kind.TEN:
        return None if top in tops_for_ten(reach_of_ten(rules, now)) else Reason.TEN_LIMIT
    if kind is Kind.ACE:
        return None if top in tops_for_ace(rules.ladder.ace_on) else Reason.ACE_LIMIT
    if kind < top:
        return Reason.TOO_LOW
    if is_court(rules, kind) and not court_allowed(rules, top, now):
        return Reason.COURT_LIMIT
    return None


def tops_for_ten(reach: str) -> tuple[Kind, ...]:
    """The non-empty tops that a ten may go on; an equal red ten is one of them (A50)."""
    tops: tuple[Kind, ...] = (*PIPS, Kind.PLAIN_TEN)
    if reach != "lower_pip":
        tops += COURTS
    if reach == "any":
        tops += (Kind.PLAIN_ACE, Kind.ACE, Kind.TEN)
    return tops


def tops_for_ace(reach: str) -> tuple[Kind, ...]:
    """The non-empty tops that an ace may go on."""
    if reach == "court":
        return COURTS
    lowest = Kind.EIGHT if reach == "eight_up" else Kind.LOW_TWO
    return tuple(kind for kind in Kind if lowest <= kind <= Kind.ACE)


def court_allowed(rules: Rules, top: Kind, now: Situation) -> bool:
    """Whether this top is high enough for a court (A3)."""
    minimum = rules.ladder.court_minimum
    if minimum is None or relaxes(rules, "court_minimum", now):
        return True
    if minimum == "after_first_clear":
        return now.cleared
    return top >= _FIRST_COURT_TOP[minimum]


def effect_on(rules: Rules, top: Kind, kind: Kind, now: Situation) -> Effect:
    """What a legal claim on a non-empty pile does. Four alike are counted elsewhere."""
    if kind is Kind.TEN and ten_clears(rules, top):
        return Effect.CLEAR
    if kind is Kind.ACE and ace_clears(rules, top, now):
        return Effect.CLEAR
    if kind is top and kind in SPECIALS and led_effect(rules, kind) == "feed":
        return Effect.FEED
    return Effect.PLAIN


def ten_clears(rules: Rules, top: Kind) -> bool:
    """Whether a ten clears this top; an equal one it never does (A50)."""
    reach = rules.effects.ten_clears
    if reach == "never" or top in (Kind.TEN, Kind.PLAIN_TEN):
        return False
    return top in PIPS or reach == "lower_pip_and_court"


def ace_clears(rules: Rules, top: Kind, now: Situation) -> bool:
    """Whether an ace clears this top."""
    if relaxes(rules, "ace_clears", now):
        return True
    reach = rules.effects.ace_clears
    if reach == "court":
        return top in COURTS
    return reach == "any_lower" and top < Kind.PLAIN_ACE
