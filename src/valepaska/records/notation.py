"""Seats, claims and actions as texts, read under the rules in force.

==========================  =======================================================
text                        meaning
==========================  =======================================================
``play 8h 8s 5d as 8``      lay these cards and claim eights (face-down games)
``play 8h 8s``              lay these cards (open games: no claim)
``stock as 9``, ``stock``   lay the top card of the stock unseen
``down 2``                  turn the second of one's face-down table cards
``draw`` ``pickup``         take a card of the stock; take the pile
``challenge`` ``pass``      doubt the last play; let it go, or be ready
``swap 7d for 9h``          7d leaves the hand, 9h comes to it
==========================  =======================================================

A claim names its colour where the ladder grid splits the rank (``as Tb``, ``as 2r``) and the
announced number only under `claimed_count=may_lie` (``as 3x7``). A text is unreadable when it
cannot be an action of the game at all; a claim whose colour is missing can be read, and is
refused when it is made. `str(action)` prints the text, and it is read back to an equal action.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Literal

from valepaska.cards import JOKER, Cards, Colour, parse_card, parse_cards, parse_rank
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
from valepaska.engine.events import Seat
from valepaska.errors import NotationError, quoted
from valepaska.rules.model import Rules

SEAT_LETTERS = "ABCDEFGHIJ"
Everybody = Literal["all"]
EVERYBODY: Everybody = "all"
"""Who acts in ``all: pass``: every seat that may still answer."""

_CLAIM = re.compile(r"(?:(?P<count>[1-9][0-9]{0,2})[xX])?(?P<rank>10|[3-9TJQKA2tjqka])(?P<colour>[rRbB])?")


def seat_letter(seat: Seat) -> str:
    """The letter of a seat: A for 0."""
    return SEAT_LETTERS[seat]


def parse_seat(text: str, seats: int = len(SEAT_LETTERS)) -> Seat:
    """Read the letter of one of the first `seats` seats. Raises NotationError."""
    letter = text.strip().upper()
    if len(letter) != 1 or letter not in SEAT_LETTERS[:seats]:
        raise NotationError(f"{quoted(text.strip())} is not a seat: use a letter from A to {SEAT_LETTERS[seats - 1]}")
    return SEAT_LETTERS.index(letter)


def parse_claim(text: str, rules: Rules) -> Claim:
    """Read what a play is claimed to be: ``8``, ``10``, ``Tb``, ``3x7``. Raises NotationError.

    Whether the claim may be made is not asked here.
    """
    found = _CLAIM.fullmatch(text.strip())
    if found is None:
        raise NotationError(
            f"{quoted(text.strip())} is not a claim: name one rank, as in 'as 8' ('as Tb' where colours differ)"
        )
    if found["count"] and rules.challenge.claimed_count == "must_match":
        raise NotationError(
            f"{quoted(text.strip())} announces a number, which is always the number of cards here: leave it out"
        )
    colour = Colour(found["colour"].lower()) if found["colour"] else None
    return Claim(parse_rank(found["rank"]), colour, int(found["count"]) if found["count"] else None)


@lru_cache(maxsize=8192)
def parse_action(text: str, rules: Rules) -> Action:
    """Read one action, without its seat. Raises NotationError when it cannot be read."""
    words = text.split()
    verb = words[0].lower() if words else ""
    reader = _READERS.get(verb)
    if reader is None:
        raise NotationError(f"{quoted(text.strip())} is not an action: begin with one of {', '.join(_READERS)}")
    try:
        return reader(words[1:], rules)
    except NotationError as error:
        raise NotationError(f"{quoted(text.strip())} cannot be read: {error}") from None


def parse_move(text: str, rules: Rules, seats: int = len(SEAT_LETTERS)) -> tuple[Seat | Everybody, Action]:
    """Read an action with its seat before it: ``B: challenge``, or ``all: pass``.

    Raises NotationError.
    """
    who, colon, what = text.partition(":")
    if not colon:
        example = quoted(f"A: {text.strip() or 'pass'}")
        raise NotationError(f"{quoted(text.strip())} names no seat: write it as in {example}")
    action = parse_action(what, rules)
    if who.strip().lower() == EVERYBODY:
        if not isinstance(action, Pass):
            raise NotationError(f"{quoted(text.strip())} cannot be read: all can only pass")
        return EVERYBODY, action
    return parse_seat(who, seats), action


def format_move(seat: Seat, action: Action) -> str:
    """An action with its seat before it, as `parse_move` reads it."""
    return f"{seat_letter(seat)}: {action}"


def split_claim(words: list[str], rules: Rules) -> tuple[list[str], Claim | None]:
    """Split off ``as CLAIM``, which face-down games need and open games do not have.

    ``As`` is the ace of spades, and so is an ``as`` before the last one. Raises NotationError
    when the claim is missing, or is there without need.
    """
    place = max((at for at, word in enumerate(words) if word in ("as", "AS")), default=len(words))
    said = words[place + 1 :]
    if not rules.challenge.face_down:
        if len(said) == 1 and _CLAIM.fullmatch(said[0]):
            raise NotationError("cards are laid face up in this game: leave out 'as' and the claim")
        return words, None
    if not said:
        raise NotationError("it makes no claim: say what rank it is, as in 'as 8'")
    if len(said) > 1:
        raise NotationError(f"a play has one claim, not {quoted(' '.join(said))}")
    return words[:place], parse_claim(said[0], rules)


def check_jokers(cards: Cards, rules: Rules) -> None:
    """Raise NotationError when a joker is named in a game that has none."""
    if JOKER in cards and not rules.pack.jokers:
        raise NotationError(f"{JOKER} is a joker, and these rules have none (jokers=0)")


def _play(words: list[str], rules: Rules) -> Action:
    named, claim = split_claim(words, rules)
    cards = parse_cards(" ".join(named))
    if not cards:
        raise NotationError("it names no cards, as in 'play 8h 8s'")
    check_jokers(cards, rules)
    return Play(cards, claim)


def _stock(words: list[str], rules: Rules) -> Action:
    named, claim = split_claim(words, rules)
    if named:
        raise NotationError(f"an unseen card is played alone and cannot be named: leave out {quoted(' '.join(named))}")
    return PlayFromStock(claim)


def _down(words: list[str], rules: Rules) -> Action:
    if len(words) != 1 or not re.fullmatch(r"[1-9][0-9]?", words[0]):
        raise NotationError("name the place of one face-down card, counted from 1, as in 'down 2'")
    return PlayDown(int(words[0]))


def _swap(words: list[str], rules: Rules) -> Action:
    if len(words) != 3 or words[1].lower() != "for":
        raise NotationError("name the card you give and the card you get, as in 'swap 7d for 9h'")
    give, take = parse_card(words[0]), parse_card(words[2])
    check_jokers((give, take), rules)
    return Swap(give, take)


def _alone(action: Action) -> Callable[[list[str], Rules], Action]:
    def read(words: list[str], rules: Rules) -> Action:
        if words:
            raise NotationError(f"'{action}' stands alone: leave out {quoted(' '.join(words))}")
        return action

    return read


_READERS: dict[str, Callable[[list[str], Rules], Action]] = {
    "play": _play,
    "stock": _stock,
    "down": _down,
    "draw": _alone(Draw()),
    "pickup": _alone(PickUp()),
    "challenge": _alone(Challenge()),
    "pass": _alone(Pass()),
    "swap": _swap,
}
