"""Two worlds that one seat cannot tell apart.

A card is hidden from a seat when it lies in another hand, in the stock, face down on the table,
in the discards, or in the pile under a play that the seat has not seen. `shuffled` gives a state in
which some hidden cards have changed places; all sizes stay.
"""

from collections.abc import Iterable, Mapping
from random import Random

from valepaska.cards import FACE_OF_BIT, Card, CardSet, bits
from valepaska.engine import codes as c
from valepaska.engine import events as ev
from valepaska.engine.actions import Action, Play, Swap
from valepaska.engine.events import Event, Seat
from valepaska.engine.layout import Board
from valepaska.engine.state import State
from valepaska.engine.texts import SOURCES, order_of


def hidden(state: State, seat: Seat | None) -> set[int]:
    """The physical cards whose place the seat's view does not tell."""
    board = state.board
    found = set(bits(board.discards)) | set(stock(board))
    for other in range(board.seats):
        if other != seat:
            found |= set(bits(board.hand[other]))
        found |= set(board.down[other * c.SLOTS :][: board.down_n[other]])
    if state.rules.challenge.face_down:
        for at in range(board.plays):
            unseen = SOURCES[board.play_source[at]] is ev.Source.STOCK
            if board.play_seat[at] != seat or unseen:
                found |= set(bits(board.play_cards[at]))
    return found


def stock(board: Board) -> list[int]:
    """The physical cards of the stock, top first."""
    return board.deck[board.stock_at : board.stock_end]


def shown(events: Iterable[Event]) -> set[Card]:
    """The faces that these (redacted) events show."""
    found: set[Card] = set()
    for event in events:
        match event:
            case ev.Dealt(hands=hands, up=up):
                found.update(*(hand for hand in hands if hand), *up)
            case ev.Misfit(card=card):
                found.add(card)
            case ev.Swapped(give=give, take=take):
                found |= {give, take}
            case _:
                found.update(getattr(event, "cards", None) or ())
    return found


def permutation(cards: Iterable[int], random: Random) -> dict[int, int]:
    """Each of these physical cards with the one that takes its place."""
    ordered = sorted(cards)
    return dict(zip(ordered, random.sample(ordered, len(ordered)), strict=True))


def shuffled(state: State, moved: Mapping[int, int]) -> State:
    """The same state with physical cards in each other's places."""
    board = state.board.copy()

    def put(cards: CardSet) -> CardSet:
        return sum(1 << moved.get(card, card) for card in bits(cards))

    board.hand = [put(cards) for cards in board.hand]
    board.up = [put(cards) for cards in board.up]
    board.discards = put(board.discards)
    board.play_cards = [put(cards) for cards in board.play_cards]
    board.down = [moved.get(card, card) for card in board.down]
    board.deck = [moved.get(card, card) for card in board.deck]
    board.just_drew = moved.get(board.just_drew, board.just_drew)
    return State(state.rules, board, state.number)


def same_action(state: State, seat: Seat, action: Action, moved: Mapping[int, int]) -> Action:
    """What an action is called in the other world: with the cards that lie where its cards lay."""

    def face(card: int) -> Card:
        return FACE_OF_BIT[moved.get(card, card)]

    _, cards, other, _ = order_of(state.rules, state.board, seat, action)
    if isinstance(action, Play):
        return Play(tuple(face(card) for card in bits(cards)), action.claim)
    if isinstance(action, Swap):
        return Swap(face(cards.bit_length() - 1), face(other))
    return action
