"""Positions: the middle of a deal written down by hand, or taken from a running one.

`docs/formats.md` shows the keys. A position need not be one that play can reach; checked are
keys, seats, and that no card stands more often than the deck has it. Cards that nobody lists
are out of play.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import msgspec
import tomli_w

from valepaska.cards import FACE_OF_BIT, Cards, faces, format_cards, parse_cards
from valepaska.engine.actions import Claim
from valepaska.engine.codes import SLOTS
from valepaska.engine.events import Phase, Seat, Source
from valepaska.engine.layout import Board
from valepaska.engine.parts import Parts, PilePart, state_from_parts
from valepaska.engine.state import State, start
from valepaska.engine.texts import SOURCES, claim_of, claims_by_kind
from valepaska.errors import NotationError, RecordError, RulesError, quoted
from valepaska.records.document import Document, Place, by_key
from valepaska.records.notation import SEAT_LETTERS, parse_claim, parse_seat, seat_letter, split_claim
from valepaska.records.record import rules_named
from valepaska.rules.model import Rules
from valepaska.rules.spec import DEFAULT_PRESET

_SOURCE_WORDS = {"stock": Source.STOCK, "up": Source.UP, "down": Source.DOWN}
_NOT_WITH_DECK = ("hands", "up", "down", "stock", "pile", "discards", "out", "opening", "window", "drew")


class Position(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position as it stands in a file: one field for each key, all cards and seats as text.

    Either `hands` and what goes with them, or a `deck` that is dealt to `seats` seats. Without
    `dealer` the last seat has dealt; without `turn` the next seat after the last play, or after
    the dealer, is on turn. `pile` lies bottom first, `stock` top first. A deck whose rules leave
    the opener to the caller (`starter=random`) names it as `turn`.
    """

    name: str = ""
    rules: str = DEFAULT_PRESET
    hands: dict[str, str] | None = None
    up: dict[str, str] = {}
    down: dict[str, str] = {}
    stock: str = ""
    pile: tuple[str, ...] = ()
    discards: str = ""
    dealer: str | None = None
    out: tuple[str, ...] = ()
    turn: str | None = None
    opening: str | None = None
    window: bool = False
    drew: bool = False
    deck: str | None = None
    seats: int | None = None


_NOTHING = Position()


def read_position(text: str, source: str = "") -> Position:
    """Read a position that fills a TOML text. Raises RecordError with the line of what is wrong."""
    document = Document(text, source)
    position = document.convert(document.data, Position)
    state_of(position, document.place)
    return position


def write_position(position: Position) -> str:
    """The text of a position; `read_position` gives an equal one."""
    return tomli_w.dumps(msgspec.to_builtins(position))


def state_of(position: Position, place: Place = by_key) -> State:
    """The state that a position describes.

    Raises RecordError, with the place of the key, for seats, cards and claims that cannot be
    read or cannot be there.
    """
    reader = _Reader(position, place)
    if position.deck is not None:
        return reader.dealt(position.deck)
    if position.hands is not None:
        return reader.placed(position.hands)
    raise RecordError("give the 'hands' of all seats, or a 'deck' and 'seats'", place())


def parts_of(state: State) -> Parts:
    """What lies where in a state, all of it open; nobody's turn becomes that of the dealer's left."""
    rules, board = state.rules, state.board
    stock = board.deck[board.stock_at : board.stock_end]
    offered = claims_by_kind(rules)[board.offer] if state.phase is Phase.OPENING else None
    return Parts(
        seats=state.seats,
        turn=(state.dealer + 1) % state.seats if state.turn is None else state.turn,
        dealer=state.dealer,
        hands=tuple(map(faces, board.hand)),
        up=tuple(map(faces, board.up)),
        down=tuple(_down_cards(board, seat) for seat in range(state.seats)),
        stock=tuple(FACE_OF_BIT[bit] for bit in stock),
        pile=tuple(_pile_part(rules, board, at) for at in range(board.plays)),
        discards=faces(board.discards),
        out=tuple(board.out_order[: board.outs]),
        opening=offered,
        window=state.phase is Phase.WINDOW,
        drew=bool(board.drew),
    )


def _down_cards(board: Board, seat: Seat) -> Cards:
    first = seat * SLOTS
    return tuple(FACE_OF_BIT[bit] for bit in board.down[first : first + board.down_n[seat]])


def _pile_part(rules: Rules, board: Board, at: int) -> PilePart:
    claim = claim_of(rules, board.play_kind[at], board.play_count[at]) if rules.challenge.face_down else None
    return PilePart(board.play_seat[at], faces(board.play_cards[at]), claim, SOURCES[board.play_source[at]])


def position_of(state: State, name: str = "") -> Position:
    """The position of a running deal in phase TURN, OPENING or WINDOW.

    `state_of` gives back the same cards, seats, claims and choices, except for what no key can
    say: answers already given in a window or on a rank, and who is asked for it next; a rank that
    the first play must have; swaps made, and a card that may be taken back; the counts of turns
    and events; who opened. Raises RecordError in other phases.
    """
    if state.phase not in (Phase.TURN, Phase.OPENING, Phase.WINDOW):
        raise RecordError(f"a position cannot say the phase {state.phase.value}: keep a record instead")
    parts = parts_of(state)
    letters = [seat_letter(seat) for seat in range(parts.seats)]
    return Position(
        name=name,
        rules=state.rules.spec,
        hands=dict(zip(letters, map(format_cards, parts.hands), strict=True)),
        up=_by_seat(letters, parts.up),
        down=_by_seat(letters, parts.down),
        stock=format_cards(parts.stock),
        pile=tuple(map(_pile_text, parts.pile)),
        discards=format_cards(parts.discards),
        dealer=seat_letter(parts.dealer),
        out=tuple(map(seat_letter, parts.out)),
        turn=None if state.turn is None else seat_letter(state.turn),
        opening=str(parts.opening) if parts.opening else None,
        window=parts.window,
        drew=parts.drew,
    )


def _by_seat(letters: list[str], cards: tuple[Cards, ...]) -> dict[str, str]:
    return {letter: format_cards(held) for letter, held in zip(letters, cards, strict=True) if held}


def _pile_text(part: PilePart) -> str:
    word = "" if part.source is Source.HAND else f"{part.source.value} "
    claim = f" as {part.claim}" if part.claim else ""
    return f"{seat_letter(part.seat)}: {word}{format_cards(part.cards)}{claim}"


class _Reader:
    """Turns the texts of one position into values; every fault is told with its place."""

    def __init__(self, position: Position, place: Place) -> None:
        self._position = position
        self._place = place
        self._rules = rules_named(position.rules, place)

    def dealt(self, deck: str) -> State:
        """A deck, or a part of it, is dealt to so many seats. Raises RecordError where it cannot be."""
        given, place = self._position, self._place
        for key in _NOT_WITH_DECK:
            if getattr(given, key) != getattr(_NOTHING, key):
                raise RecordError(f"a deck is dealt by the rules: leave out {quoted(key)}, or the deck", place(key))
        if given.seats is None:
            raise RecordError("say to how many seats the deck is dealt, as in 'seats = 4'", place("deck"))
        count = self._count(given.seats, "seats")
        starter = None if given.turn is None else self._seat(given.turn, count, "turn")
        if starter is not None and self._rules.opening.starter != "random":
            raise RecordError("by these rules the cards decide who opens: leave out 'turn'", place("turn"))
        cards, dealer = self._cards(deck, "deck"), self._dealer(count)
        try:
            return start(self._rules, count, cards, dealer, starter, whole_deck=False).state
        except RulesError as error:
            raise RecordError(str(error), place("deck")) from None

    def placed(self, hands: Mapping[str, str]) -> State:
        """Every card lies where a key says. Raises RecordError where it cannot."""
        given, place = self._position, self._place
        if given.seats is not None:
            raise RecordError("'seats' goes with a deck; here the hands name the seats", place("seats"))
        count = self._count(len(hands), "hands")
        pile = tuple(self._pile_part(text, count, index) for index, text in enumerate(given.pile))
        dealer = self._dealer(count)
        before = pile[-1].seat if pile else dealer
        parts = Parts(
            seats=count,
            turn=(before + 1) % count if given.turn is None else self._seat(given.turn, count, "turn"),
            dealer=dealer,
            hands=self._each(hands, count, "hands"),
            up=self._each(given.up, count, "up"),
            down=self._each(given.down, count, "down"),
            stock=self._cards(given.stock, "stock"),
            pile=pile,
            discards=self._cards(given.discards, "discards"),
            out=self._out(given.out, count),
            opening=None if given.opening is None else self._opening(given.opening),
            window=given.window,
            drew=given.drew,
        )
        try:
            return state_from_parts(self._rules, parts)
        except RecordError as error:
            key = error.where
            raise RecordError(str(error).removeprefix(f"{key}: "), place(key) if key else place()) from None
        except RulesError as error:
            raise RecordError(str(error), place("hands")) from None

    def _count(self, seats: int, key: str) -> int:
        if not 2 <= seats <= len(SEAT_LETTERS):
            raise RecordError(f"a deal has 2 to {len(SEAT_LETTERS)} seats, not {seats}", self._place(key))
        return seats

    def _dealer(self, count: int) -> Seat:
        given = self._position.dealer
        return count - 1 if given is None else self._seat(given, count, "dealer")

    def _seat(self, text: str, count: int, *path: str | int) -> Seat:
        with self._at(*path):
            return parse_seat(text, count)

    def _cards(self, text: str, *path: str | int) -> Cards:
        with self._at(*path):
            return parse_cards(text)

    def _each(self, given: Mapping[str, str], count: int, key: str) -> tuple[Cards, ...]:
        """What lies before each seat; the hands name every seat, other keys those that have something."""
        found: dict[Seat, Cards] = {}
        for letter, text in given.items():
            seat = self._seat(letter, count, key, letter)
            if seat in found:
                raise RecordError(f"seat {seat_letter(seat)} stands there twice", self._place(key, letter))
            found[seat] = self._cards(text, key, letter)
        return tuple(found.get(seat, ()) for seat in range(count))

    def _out(self, given: tuple[str, ...], count: int) -> tuple[Seat, ...]:
        seats = tuple(self._seat(letter, count, "out", index) for index, letter in enumerate(given))
        if len(set(seats)) < len(seats):
            raise RecordError("a seat goes out once: name each once", self._place("out"))
        return seats

    def _pile_part(self, text: str, count: int, index: int) -> PilePart:
        """Read ``C: 3h 3d as 3``, ``C: 3h 3d`` or ``B: stock Qc as 9``."""
        who, colon, laid = text.partition(":")
        words = laid.split()
        source = _SOURCE_WORDS.get(words[0].lower()) if words else None
        with self._at("pile", index):
            if not colon:
                raise NotationError(self._no_play(text))
            named, claim = split_claim(words[1:] if source else words, self._rules)
            if not named:
                raise NotationError(self._no_play(text))
            return PilePart(parse_seat(who, count), parse_cards(" ".join(named)), claim, source or Source.HAND)

    def _no_play(self, text: str) -> str:
        example = "'B: 3h 3d as 3'" if self._rules.challenge.face_down else "'B: 3h 3d'"
        return f"{quoted(text)} is not a play: write it as in {example}"

    def _opening(self, text: str) -> Claim:
        with self._at("opening"):
            return parse_claim(text, self._rules)

    @contextmanager
    def _at(self, *path: str | int) -> Iterator[None]:
        """Tell what cannot be read with its place."""
        try:
            yield
        except NotationError as error:
            raise RecordError(str(error), self._place(*path)) from None
