"""A deal in progress: an immutable value outside, a small board of integers inside.

`deal` makes the first state, `apply` the next one. The deck is an argument, so there is no
chance in here: the same rules, deck and actions give the same deal everywhere.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from valepaska.cards import FACE_OF_BIT, Card, Cards, bits, faces, take_bits
from valepaska.engine import codes as c
from valepaska.engine.actions import Action
from valepaska.engine.board import deal as deal_cards
from valepaska.engine.checks import check
from valepaska.engine.events import Dealt, Ended, Event, Outcome, Phase, Seat, Turned
from valepaska.engine.layout import Board, empty_board
from valepaska.engine.numbers import whole
from valepaska.engine.opening import begin
from valepaska.engine.reading import PHASES, REASONS, board_key, describe, outcome, seat_or_none, to_act
from valepaska.engine.step import step
from valepaska.engine.texts import events_of, order_of
from valepaska.errors import IllegalAction, Reason, RulesError, RulesFault, quoted
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits, tables


class State:
    """One deal at one moment. Hashable; equal when the deal can go on in the same ways.

    That is when the rules, all cards and claims, and whose turn it is are equal; turns are
    counted only under a turn limit. `number` counts the events so far. What a seat may know of
    it is its `view`.
    """

    __slots__ = ("_board", "_to_act", "number", "rules")

    rules: Rules
    number: int
    _board: Board
    _to_act: tuple[Seat, ...] | None

    def __init__(self, rules: Rules, board: Board, number: int) -> None:
        object.__setattr__(self, "rules", rules)
        object.__setattr__(self, "_board", board)
        object.__setattr__(self, "_to_act", None)
        object.__setattr__(self, "number", number)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a State does not change; apply() gives the next one")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a State does not change; apply() gives the next one")

    def __reduce__(self) -> tuple[type["State"], tuple[Rules, Board, int]]:
        return State, (self.rules, self._board, self.number)

    def __copy__(self) -> "State":
        return self

    def __deepcopy__(self, memo: object) -> "State":
        return self

    @property
    def board(self) -> Board:
        """The board inside, for the engine, the records and simulations; do not move its cards."""
        return self._board

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.board.seats

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.board.dealer

    @property
    def phase(self) -> Phase:
        """Where the deal stands."""
        return PHASES[self._board.phase]

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; in a window, who acts if nobody challenges; None where nobody is first."""
        return seat_or_none(self._board.turn)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now, in the order in which they are asked where one asks in turn."""
        if self._to_act is None:
            object.__setattr__(self, "_to_act", to_act(self._board, tables(self.rules)))
        assert self._to_act is not None
        return self._to_act

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended; None while it goes on."""
        return outcome(self._board)

    def _key(self) -> tuple[object, ...]:
        counted = self.board.turns if self.rules.out.turn_limit else None
        return (self.rules, counted, *board_key(self.board))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<State {self.rules.spec}: {describe(self.rules, self.board)}>"


class Step(NamedTuple):
    """What an action leads to: the next state, and what happened on the way, in full."""

    state: State
    events: tuple[Event, ...]


def shuffled_deck(rules: Rules, random: Random) -> Cards:
    """The deck of these rules, shuffled by the caller's generator; the first card is dealt first."""
    deck = [FACE_OF_BIT[bit] for bit in bits(deck_bits(rules))]
    random.shuffle(deck)
    return tuple(deck)


def start(
    rules: Rules,
    seats: int,
    deck: Sequence[Card],
    dealer: Seat = 0,
    starter: Seat | None = None,
    *,
    whole_deck: bool = True,
) -> Step:
    """Deal a deck: the first state, and the events that everybody begins with.

    `starter` names who begins where the rules leave it to chance (`starter=random`; without
    one, the dealer's left). A written position may deal a part of the deck (`whole_deck`).
    Raises RulesError when seats, deck, dealer or starter do not fit the rules, and TypeError for
    what is no number or no card.
    """
    for name, number in (("seats", seats), ("dealer", dealer), ("starter", 0 if starter is None else starter)):
        if type(number) is not int:
            raise TypeError(f"{name} is a whole number, not {quoted(number)}")
    check_seats(rules, seats, deck_bits(rules).bit_count() if whole_deck else len(deck))
    if not 0 <= dealer < seats:
        said = f"dealer {dealer} is not a seat: seats are 0 to {seats - 1}"
        raise RulesError(said, RulesFault.DEALER, dealer=dealer, seats=seats)
    if starter is not None and (rules.opening.starter != "random" or not 0 <= starter < seats):
        said = f"starter {starter} cannot be named: only with starter=random, a seat from 0 to {seats - 1}"
        raise RulesError(said, RulesFault.STARTER, starter=starter)
    cards = deck_order(rules, deck, whole_deck=whole_deck)
    board = empty_board(seats, len(cards))
    board.deck = cards
    board.stock_end = len(cards)
    board.dealer = dealer
    board.starter = c.NOBODY if starter is None else starter
    t = tables(rules)
    deal_cards(board, t)
    dealt = dealt_event(board)
    begin(board, t)
    state, events = finish_step(rules, board, [dealt, *events_of(rules, board, 1)], None)
    return Step(state, events)


def deal(rules: Rules, seats: int, deck: Sequence[Card], dealer: Seat = 0, starter: Seat | None = None) -> State:
    """The state after the deal; see `start` for the arguments and errors."""
    return start(rules, seats, deck, dealer, starter).state


def check_seats(rules: Rules, seats: int, cards: int) -> None:
    """Raise RulesError unless so many cards reach for so many seats, and TypeError for no Rules or no number."""
    if not isinstance(rules, Rules):
        raise TypeError(f"rules are a Rules, as Rules.parse reads them, not {quoted(rules)}")
    if not 2 <= whole(seats, "the number of seats") <= c.MOST_SEATS:
        said = f"{seats} seats are not possible: 2 to {c.MOST_SEATS} can play"
        raise RulesError(said, RulesFault.SEATS, seats=seats, least=2, most=c.MOST_SEATS)
    hand = 1 if rules.deal.hand_size == "all" else rules.deal.hand_size
    each = hand + rules.deal.table_down + rules.deal.table_up
    if each * seats > cards:
        said = f"{seats} seats need {each * seats} cards and the deck has {cards}: take fewer seats or packs=2"
        raise RulesError(said, RulesFault.TOO_FEW_CARDS, seats=seats, needed=each * seats, cards=cards)


def deck_order(rules: Rules, deck: Sequence[Card], *, whole_deck: bool = True) -> list[int]:
    """The physical cards that a sequence of faces means, lowest copies first.

    Raises RulesError unless they are the deck of the rules: all of it, or a part.
    """
    left = deck_bits(rules)
    order = []
    for card in deck:
        found = take_bits((card,), left)
        if found is None:
            said = f"the deck holds {card} more often than {rules.spec} has it"
            raise RulesError(said, RulesFault.CARD_TOO_OFTEN, card=str(card), rules=rules.spec)
        order.append(found.bit_length() - 1)
        left &= ~found
    if left and whole_deck:
        missing = FACE_OF_BIT[next(iter(bits(left)))]
        said = f"the deck has {len(order)} cards and lacks {missing}: {rules.spec} needs all of them"
        raise RulesError(said, RulesFault.CARDS_LACKING, count=len(order), card=str(missing), rules=rules.spec)
    return order


def dealt_event(board: Board) -> Dealt:
    """The event of a fresh deal."""
    seats = range(board.seats)
    return Dealt(
        number=0,
        dealer=board.dealer,
        hands=tuple(faces(board.hand[seat]) for seat in seats),
        hand_sizes=tuple(board.hand_n),
        up=tuple(faces(board.up[seat]) for seat in seats),
        down=tuple(board.down_n),
        stock=board.stock_end - board.stock_at,
    )


def apply(state: State, seat: Seat, action: Action) -> Step:
    """The next state and what happened.

    Raises IllegalAction with the reason; then nothing has changed. Raises TypeError for what is
    no action, no card or no number.
    """
    rules, t, board = state.rules, tables(state.rules), state.board
    if type(seat) is not int:
        raise TypeError(f"a seat is a whole number from 0 to {board.seats - 1}, not {quoted(seat)}")
    if not 0 <= seat < board.seats:
        raise IllegalAction(Reason.NOT_IN_PLAY, str(action), seat, f"seats are 0 to {board.seats - 1}")
    order = order_of(rules, board, seat, action)
    reason = REASONS[check(board, t, seat, *order)]
    if reason is not None:
        raise IllegalAction(reason, str(action), seat, describe(rules, board))
    after = board.copy()
    step(after, t, seat, *order)
    before = (board.phase, board.turn)
    return Step(*finish_step(rules, after, events_of(rules, after, state.number), before, state.number))


def finish_step(
    rules: Rules, board: Board, events: list[Event], before: tuple[int, int] | None, first: int = 0
) -> tuple[State, tuple[Event, ...]]:
    """The state of a board after a step, with the events that say whose move it is or how it ended."""
    number = first + len(events)
    ended = outcome(board)
    if ended is not None:
        events.append(Ended(number=number, outcome=ended))
    elif before != (board.phase, board.turn):
        events.append(Turned(number=number, phase=PHASES[board.phase], seat=seat_or_none(board.turn)))
    return State(rules, board, first + len(events)), tuple(events)
