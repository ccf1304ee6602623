"""Views as numbers, and actions as codes: the languages of those who learn.

The kernel writes them (`observing`, `compact`); here they are named, and read from and to the
values that people use. An encoding belongs to rules and a number of seats, which say its sizes.
Needs NumPy.
"""

from functools import cached_property
from typing import Any

from valepaska.errors import IllegalAction, ValepaskaError, lacking, quoted

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise lacking("fast", error) from None

from valepaska.engine import codes as c
from valepaska.engine.actions import Action
from valepaska.engine.events import Seat
from valepaska.engine.numbers import whole
from valepaska.engine.reading import REASONS
from valepaska.engine.sight import sight
from valepaska.engine.state import check_seats
from valepaska.engine.texts import action_of, order_of
from valepaska.engine.view import View
from valepaska.fast.compact import mark_compact, refusal
from valepaska.fast.layouts import Order
from valepaska.fast.naming import action_names, fact_groups
from valepaska.fast.observing import observe
from valepaska.fast.shapes import empty_sheet, shape_of
from valepaska.rules.model import Rules
from valepaska.rules.tables import Tables, deck_bits, tables


class Encoding:
    """The observation and the compact action code of these rules at so many seats.

    `facts` and `actions` name every number and every code, in order. Raises RulesError for rules or
    seats that cannot be.
    """

    def __init__(self, rules: Rules | str, seats: int) -> None:
        self.rules = Rules.of(rules)
        check_seats(self.rules, seats, deck_bits(self.rules).bit_count())
        self.seats = seats = int(seats)
        self._shape = shape_of(self.rules, seats)

    @cached_property
    def facts(self) -> tuple[str, ...]:
        """What each number of an observation says."""
        return tuple(name for names in fact_groups(self.rules, self.seats).values() for name in names)

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """What each code says."""
        return action_names(self.rules)

    def observe(self, view: View) -> "np.ndarray[Any, np.dtype[np.float32]]":
        """What the view holds, as numbers from 0 to 1, one for each of `facts`."""
        sheet = empty_sheet()
        written = observe(sight(view), tables(view.rules), self._shape, sheet, self._seat(view))
        return np.array(sheet.facts[:written], dtype=np.float32)

    def legal(self, view: View) -> "np.ndarray[Any, np.dtype[np.bool_]]":
        """Which codes are legal for the seat of the view; none while it is not asked.

        In a window they are the answers, not what `until_next_action` lets the next seat do at once.
        """
        sheet = empty_sheet()
        seat = self._seat(view)
        if seat not in view.to_act:
            return np.zeros(len(self.actions), dtype=np.bool_)
        size = mark_compact(sight(view), tables(view.rules), self._shape, sheet, seat, Order())
        return np.array(sheet.marks[:size], dtype=np.bool_)

    def decode(self, view: View, code: int) -> Action:
        """The action that a code means to the seat of a view.

        Raises IllegalAction with the reason where that is refused, and TypeError for no whole number.
        """
        code = whole(code, "a code")
        board, order, seat = sight(view), Order(), self._seat(view)
        reason = REASONS[refusal(board, tables(view.rules), self._shape, seat, code, order)]
        if reason is not None:
            raise IllegalAction(reason, self.text(code), seat)
        return action_of(view.rules, (order.verb, order.cards, order.kind, order.count))

    def encode(self, view: View, action: Action) -> int:
        """The code that does the same as a legal action, the suits of equal cards apart.

        Raises IllegalAction for an action that is refused, and ValepaskaError for one that the
        compact code leaves out.
        """
        board, seat = sight(view), self._seat(view)
        t = tables(view.rules)
        wanted = order_of(view.rules, board, seat, action)
        for code in np.flatnonzero(self.legal(view)).tolist():
            order = Order()
            refusal(board, t, self._shape, seat, code, order)
            if effect_of(t, wanted) == effect_of(t, (order.verb, order.cards, order.kind, order.count)):
                return int(code)
        raise ValepaskaError(f"the compact code leaves out {quoted(action)}, or it is not legal now")

    def text(self, code: int) -> str:
        """What a code says; of a number that is no code, itself."""
        return self.actions[code] if 0 <= code < len(self.actions) else f"code {code}"

    def _seat(self, view: View) -> Seat:
        if view.seat is None:
            raise ValepaskaError("a spectator has no observation: take the view of a seat")
        if shape_of(view.rules, view.seats) != self._shape:
            raise ValepaskaError(f"this view is of {view.rules.spec} at {view.seats} seats: make an encoding for it")
        return view.seat


def effect_of(t: Tables, order: tuple[int, int, int, int]) -> tuple[int, ...]:
    """What an order comes to: its cards by kind, since of equal cards it does not matter which."""
    verb, cards, kind, count = order
    kinds = [(cards & each).bit_count() for each in t.kind_cards]
    said = t.kind_of[kind] if verb == c.SWAP and kind >= 0 else kind
    return (verb, said, count if verb in (c.PLAY, c.STOCK) else 0, cards.bit_count(), *kinds)
