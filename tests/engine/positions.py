"""Positions in few words, for tests: who holds what, what lies in the pile, and lines such as ``B: draw``."""

from valepaska.cards import parse_cards
from valepaska.engine.actions import Action
from valepaska.engine.events import Event, Seat
from valepaska.engine.legal import legal
from valepaska.engine.parts import Parts, PilePart, state_from_parts
from valepaska.engine.state import State, apply
from valepaska.engine.view import view
from valepaska.errors import Reason
from valepaska.records.notation import parse_claim, parse_move
from valepaska.rules.model import Rules

NO_CARDS = ""


def position(
    spec: str,
    *hands: str,
    turn: Seat = 0,
    stock: str = "",
    pile: tuple[str, ...] = (),
    discards: str = "",
    up: tuple[str, ...] = (),
    down: tuple[str, ...] = (),
    out: tuple[Seat, ...] = (),
    window: bool = False,
) -> State:
    """The state of a position; the last seat dealt. `pile` holds lines such as ``B: 3h 3d as 3``."""
    rules = Rules.parse(spec)
    return state_from_parts(
        rules,
        Parts(
            seats=len(hands),
            turn=turn,
            dealer=len(hands) - 1,
            hands=tuple(map(parse_cards, hands)),
            up=tuple(map(parse_cards, up)),
            down=tuple(map(parse_cards, down)),
            stock=parse_cards(stock),
            pile=tuple(_part(rules, line) for line in pile),
            discards=parse_cards(discards),
            out=out,
            window=window,
        ),
    )


def _part(rules: Rules, line: str) -> PilePart:
    seat, _, laid = line.partition(": ")
    cards, as_, claim = laid.partition(" as ")
    return PilePart("ABCDEFGHIJ".index(seat), parse_cards(cards), parse_claim(claim, rules) if as_ else None)


def move_of(state: State, line: str) -> tuple[Seat, Action]:
    """The seat and the action of a line such as ``B: play 3h as 3``."""
    seat, action = parse_move(line, state.rules, state.seats)
    assert seat != "all"
    return seat, action


def events_of(state: State, *lines: str) -> tuple[State, tuple[Event, ...]]:
    """The state after these lines, and all that happened."""
    happened: tuple[Event, ...] = ()
    for line in lines:
        state, events = apply(state, *move_of(state, line))
        happened += events
    return state, happened


def after(state: State, *lines: str) -> State:
    """The state after these lines."""
    return events_of(state, *lines)[0]


def why_not(state: State, line: str) -> Reason | None:
    """Why a line is refused, None when it is legal."""
    seat, action = move_of(state, line)
    return legal(view(state, seat)).why(action)
