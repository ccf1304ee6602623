"""What a typed line means: an action, cards still without a claim, or a question to the program.

The words are those of the player's language, English words are always understood, and so is
the notation of records (``play 8h 8s as 9``). A play needs no word: ``8 8 = 9`` or ``88=9``.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from valepaska.cards import Card, Cards, Colour, parse_card, parse_rank
from valepaska.engine.actions import (
    Action,
    Challenge,
    Claim,
    Draw,
    Pass,
    PickUp,
    Play,
    PlayDown,
    PlayFromStock,
    Swap,
)
from valepaska.engine.view import View
from valepaska.errors import NotationError
from valepaska.rules.ladder import splits
from valepaska.terminal.picks import pick
from valepaska.terminal.unclear import Unclear, echoed


class Command(StrEnum):
    """Everything one can say at a prompt; the words for it are texts of each language."""

    PLAY = "play"
    STOCK = "stock"
    DOWN = "down"
    DRAW = "draw"
    PICKUP = "pickup"
    SWAP = "swap"
    CHALLENGE = "challenge"
    PASS = "pass"
    HELP = "help"
    RULES = "rules"
    HAND = "hand"
    TABLE = "table"
    HISTORY = "history"
    WHY = "why"
    SAVE = "save"
    QUIT = "quit"


@dataclass(frozen=True)
class Order:
    """A question to the program, or a wish that is not an action of the game."""

    command: Command
    rest: str = ""


@dataclass(frozen=True)
class Unclaimed:
    """Cards chosen, and the claim not said yet. None: the top card of the stock."""

    cards: Cards | None

    def claimed(self, claim: Claim) -> Action:
        """The play, once it is said what it is."""
        return PlayFromStock(claim) if self.cards is None else Play(self.cards, claim)


Keys = Mapping[str, Command]
"""What each typed word means, folded to plain letters."""

_ALWAYS = {
    **{command.value: command for command in Command},
    "?": Command.HELP,
    "!": Command.CHALLENGE,
    "exit": Command.QUIT,
}
LETTERS = {
    "s": Command.STOCK,
    "f": Command.DOWN,
    "d": Command.DRAW,
    "u": Command.PICKUP,
    "z": Command.SWAP,
    "c": Command.CHALLENGE,
    "e": Command.CHALLENGE,
    "p": Command.PASS,
    "r": Command.RULES,
    "h": Command.HAND,
    "b": Command.TABLE,
    "m": Command.HISTORY,
    "w": Command.WHY,
    "v": Command.SAVE,
    "l": Command.QUIT,
}
"""One-letter commands that mean the same in every language."""
_BETWEEN = {"for", "mot", "vastaan", "=", "->"}
"""What may stand between the two cards of a swap."""
_CLAIM_WORD = re.compile(r"(?:^|(?<=\s))(?:as|muka|som)(?=\s)", re.IGNORECASE | re.ASCII)
_CLAIM = re.compile(r"(?:(?P<count>[1-9]\d{0,2})x)?(?P<rank>10|[2-9TJQKA])(?P<colour>[rb])?", re.IGNORECASE | re.ASCII)
_ALONE: dict[Command, Action] = {
    Command.DRAW: Draw(),
    Command.PICKUP: PickUp(),
    Command.CHALLENGE: Challenge(),
    Command.PASS: Pass(),
}
_MOVES = {Command.PLAY, Command.STOCK, Command.DOWN, Command.SWAP, Command.DRAW, Command.PICKUP}
_TAKES_MORE = {Command.PLAY, Command.STOCK, Command.DOWN, Command.SWAP, Command.WHY, Command.SAVE}


def fold(word: str) -> str:
    """A word without case and without dots and rings, so that ``poyta`` is ``pöytä``."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def keys_from(words: Iterable[tuple[Command, str]]) -> dict[str, Command]:
    """The key table from each command's words in one language, separated by spaces."""
    table = dict(_ALWAYS)
    for command, text in words:
        table.update((fold(word), command) for word in text.split())
    return LETTERS | table


def read_line(line: str, view: View, keys: Keys, only: Claim | None = None) -> Action | Order | Unclaimed:
    """What a line means to the seat that `view` is of.

    `only` is the claim where there is but one: then it need not be said. Raises Unclear, also for
    words after a command that takes none: a move is made only of a line that is understood whole.
    """
    first, command, rest = _parts(line, keys)
    if command is None:
        return _play(line, view, only)
    if rest and command not in _TAKES_MORE:
        raise Unclear("term-too-much", word=echoed(first), rest=echoed(rest))
    if command in _ALONE:
        return _ALONE[command]
    if command is Command.PLAY:
        return _play(rest, view, only)
    if command is Command.STOCK:
        return _stock(rest, view, only)
    if command is Command.DOWN:
        return _down(rest)
    if command is Command.SWAP:
        return _swap(rest, view)
    return Order(command, rest)


def read_publicly(line: str, view: View, keys: Keys) -> Action | Order | Unclaimed:
    """What a line means at a question that everybody reads: whether the last play is doubted.

    Moves with cards are refused before the hand is looked at, so that no answer tells what is in
    it. Raises Unclear.
    """
    command = _parts(line, keys)[1]
    if command in _MOVES:
        raise Unclear("term-answer-first")
    if command is not None:
        return read_line(line, view, keys)
    try:
        pick(_split(line)[0], ())
    except Unclear as unclear:
        if unclear.message == "term-unclear":
            raise
    raise Unclear("term-answer-first")


def read_answer(line: str, view: View, keys: Keys, chosen: Unclaimed) -> Action | Order | Unclaimed:
    """What a line means to a player who has chosen cards and is asked what they are.

    It may be the claim, ``9`` or ``= 9``, or anything that can be typed on a turn: other cards take
    the place of the chosen ones. Raises Unclear.
    """
    count = 1 if chosen.cards is None else len(chosen.cards)
    try:
        return chosen.claimed(read_claim(_CLAIM_WORD.sub("", line, count=1), view, count))
    except Unclear as unclear:
        if unclear.message != "term-not-a-claim":
            raise
        no_claim = unclear
    try:
        return read_line(line, view, keys)
    except Unclear as unclear:
        raise (no_claim if unclear.message == "term-unclear" else unclear) from None


def read_claim(text: str, view: View, count: int) -> Claim:
    """What `count` cards are said to be: ``9``, ``10``, ``Tb``, ``3x9``. Raises Unclear."""
    found = _CLAIM.fullmatch(text.strip().removeprefix("=").strip())
    if found is None:
        raise Unclear("term-not-a-claim", text=echoed(text))
    announced = None
    if view.rules.challenge.claimed_count == "may_lie":
        announced = int(found["count"] or count)
    elif found["count"] and int(found["count"]) != count:
        raise Unclear("term-count-is-cards", count=count)
    colour = Colour(found["colour"].lower()) if found["colour"] else None
    rank = parse_rank(found["rank"].upper())
    if colour is None and splits(view.rules, rank):
        raise Unclear("term-which-colour", black=Claim(rank, Colour.BLACK), red=Claim(rank, Colour.RED))
    if colour is not None and not splits(view.rules, rank):
        raise Unclear("term-no-colour", rank=rank)
    return Claim(rank, colour, announced)


def _parts(line: str, keys: Keys) -> tuple[str, Command | None, str]:
    """The first word of a line, the command that it is if any, and the rest."""
    first, _, rest = line.strip().partition(" ")
    return first, keys.get(fold(first)) or keys.get(fold(first.rstrip("!."))), rest.strip()


def is_rank(text: str) -> bool:
    """Whether a text is the rank of a claim."""
    return _CLAIM.fullmatch(text.strip()) is not None


def playable(view: View) -> Cards:
    """The cards the seat lays from now: its hand, or its face-up cards when the hand is empty."""
    if view.seat is None:
        return ()
    return view.hand or view.up[view.seat]


def _split(text: str) -> tuple[str, str | None]:
    """The cards and the claim of a play, at the last sign of one: ``As as A`` begins with an ace."""
    if "=" in text:
        named, _, said = text.rpartition("=")
        return named, said
    signs = list(_CLAIM_WORD.finditer(text))
    if not signs or not text[: signs[-1].start()].strip():
        return text, None
    return text[: signs[-1].start()], text[signs[-1].end() :]


def _play(text: str, view: View, only: Claim | None) -> Action | Unclaimed:
    named, said = _split(text)
    if not named.strip():
        raise Unclear("term-unclear", text=echoed(text))
    cards = pick(named, playable(view))
    if not view.rules.challenge.face_down:
        if said is not None:
            raise Unclear("term-no-claim-here")
        return Play(cards)
    if said is None:
        return Play(cards, only) if only else Unclaimed(cards)
    return Play(cards, read_claim(said, view, len(cards)))


def _stock(text: str, view: View, only: Claim | None) -> Action | Unclaimed:
    if not view.rules.challenge.face_down:
        if text.strip():
            raise Unclear("term-no-claim-here")
        return PlayFromStock()
    said = _CLAIM_WORD.sub("", text).strip()
    if not said:
        return PlayFromStock(only) if only else Unclaimed(None)
    return PlayFromStock(read_claim(said, view, 1))


def _down(text: str) -> Action:
    if not re.fullmatch(r"#?[1-9][0-9]?", text.strip()):
        raise Unclear("term-which-down")
    return PlayDown(int(text.strip().lstrip("#")))


def _swap(text: str, view: View) -> Action:
    words = [word for word in text.split() if fold(word) not in _BETWEEN]
    if not words and view.swapper == view.seat and view.just_drew is not None and view.claims[-1].cards:
        return Swap(view.just_drew, view.claims[-1].cards[0])
    if len(words) != 2 or view.seat is None:
        raise Unclear("term-how-to-swap")
    give, take = words
    try:
        return Swap(parse_card(give), parse_card(take))
    except NotationError:
        up = view.up[view.seat]
        top = up or tuple(entry.cards[0] for entry in view.claims[-1:] if entry.cards)
        return Swap(_one(give, view.hand), _one(take, top))


def _one(text: str, cards: Cards) -> Card:
    """The card that half of a swap means."""
    found = pick(text, cards)
    if len(found) != 1:
        raise Unclear("term-how-to-swap")
    return found[0]
