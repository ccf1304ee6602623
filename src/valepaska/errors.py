"""The exceptions, and the reasons for which an action is refused.

::

    ValepaskaError
      RulesError       a rules text that cannot be read, or choices that contradict each other
      NotationError    a card, an action or a claim that cannot be read
      RecordError      a record, a position or a case file that is damaged: says where
      IllegalAction    an action that can be read, but that the rules refuse here: says why
"""

from enum import StrEnum


class Reason(StrEnum):
    """Why an action is refused. The order is that of the integers in `engine.codes`, from 1."""

    NOT_YOUR_TURN = "not_your_turn"
    ALREADY_ANSWERED = "already_answered"
    NOT_IN_PLAY = "not_in_play"
    OWN_PLAY = "own_play"
    WINDOW_CLOSED = "window_closed"
    NOT_YOUR_CARDS = "not_your_cards"
    NOT_ONE_RANK = "not_one_rank"
    WRONG_COUNT = "wrong_count"
    SET_SIZE = "set_size"
    OPENING_RANK = "opening_rank"
    TOO_LOW = "too_low"
    COURT_LIMIT = "court_limit"
    ACE_LIMIT = "ace_limit"
    TEN_LIMIT = "ten_limit"
    ONLY_TWOS = "only_twos"
    TWO_LIMIT = "two_limit"
    MUST_TAKE = "must_take"
    CANNOT_LEAD = "cannot_lead"
    COLOUR = "colour"
    STOCK_EMPTY = "stock_empty"
    PILE_EMPTY = "pile_empty"
    NO_SUCH_CHOICE = "no_such_choice"
    OVER = "over"


class RulesFault(StrEnum):
    """What is wrong with rules, or with what they should be played with; `RulesError.details` says the rest."""

    EMPTY = "empty"
    """`example`."""
    LOOSE_PLUS = "loose_plus"
    """`example`, the same rules without it."""
    TOO_LONG = "too_long"
    """`most` characters."""
    NO_SUCH_PRESET = "no_such_preset"
    """`name`, and `near`, a preset that is spelt like it, or ``none``."""
    NO_SUCH_HOUSE_RULE = "no_such_house_rule"
    """`name` and `near`."""
    NO_SUCH_OPTION = "no_such_option"
    """`name` and `near`."""
    PRESET_FIRST = "preset_first"
    """`example`."""
    PRESET_INSIDE = "preset_inside"
    """`name`."""
    NEEDS_VALUE = "needs_value"
    """`name`, `example` and the choices: `kind`, `low` and `high` or `words`."""
    NO_SUCH_VALUE = "no_such_value"
    """`name`, `value` and the choices."""
    CONTRADICTION = "contradiction"
    """`first` and `second`, as specs write them."""
    IMPLIED = "implied"
    """`first` and `second`; the first `means` something else than the second."""
    TWICE = "twice"
    """`first` and `second` give the option `name` the values `one` and `other`."""
    SEATS = "seats"
    """`seats`, where `least` to `most` can play."""
    TOO_FEW_CARDS = "too_few_cards"
    """`seats` need `needed` of `cards` cards."""
    DEALER = "dealer"
    """`dealer` is none of the `seats`."""
    STARTER = "starter"
    """`starter` cannot be named."""
    CARD_TOO_OFTEN = "card_too_often"
    """`card`, `rules`."""
    CARDS_LACKING = "cards_lacking"
    """The `count` cards lack `card`; `rules`."""
    ONE_PACK = "one_pack"
    """The compiled engine holds one pack."""


LONGEST_QUOTE = 60


def shortened(text: object) -> str:
    """A text; of a long one the beginning."""
    if not isinstance(text, str):
        text = str(text)
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"


def quoted(text: object) -> str:
    """What somebody gave, as an error repeats it: on one line, and of a long text the beginning."""
    return repr(shortened(text))


class ValepaskaError(Exception):
    """Any error that this package raises on purpose; its text is one line for a person."""


class RulesError(ValepaskaError):
    """A rules text cannot be read, or two of its choices contradict each other.

    `fault` says which mistake it is and `details` what it is about, for sentences in other
    languages (`valepaska.i18n.faults`).
    """

    def __init__(self, message: str, fault: RulesFault | None = None, /, **details: str | int) -> None:
        super().__init__(message)
        self.fault = fault
        self.details = details


class NotationError(ValepaskaError):
    """A text of a card, a claim or an action cannot be read."""


class RecordError(ValepaskaError):
    """A record, a position or a case file is damaged or impossible.

    `where` names the place: a file and line, a case, a key.
    """

    def __init__(self, message: str, where: str = "") -> None:
        super().__init__(f"{where}: {message}" if where else message)
        self.where = where


class IllegalAction(ValepaskaError):
    """An action that the rules refuse; nothing has changed.

    `code` is the reason, `action` the action's text as it came, `seat` who asked, and
    `position` a short text of what the seat faced.
    """

    def __init__(self, code: Reason, action: str, seat: int, position: str = "") -> None:
        super().__init__(f"seat {seat}: {quoted(action)} is refused ({code.value}){'; ' if position else ''}{position}")
        self.code = code
        self.action = action
        self.seat = seat
        self.position = position


def lacking(extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error to raise where a library is missing: one line that names it and the extra that brings it."""
    library = (error.name or "a library").partition(".")[0]
    return ModuleNotFoundError(f"{library} is not installed: pip install 'PATH/TO/THE/CLONE[{extra}]'", name=error.name)
