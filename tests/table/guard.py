"""Looks at every message for a card that its viewer may not know."""

import json
import re

from tests.table.stage import Stage
from valepaska.engine.events import (
    Challenged,
    Cleared,
    Dealt,
    Drew,
    Event,
    Misfit,
    Played,
    Refilled,
    Seat,
    Source,
    Swapped,
    Took,
    TookBack,
)
from valepaska.table import log

CARD = re.compile(rb"(?<![0-9A-Za-z])([2-9TJQKA][cdhs])(?![0-9A-Za-z])")


class Leak(AssertionError):
    """A viewer was sent what it may not know."""


def shown(event: Event, seat: Seat | None, face_down: bool) -> set[str]:
    """The cards that an event shows to a seat, by the rules of the table and not by the program's own redaction."""
    match event:
        case Dealt(hands=hands, up=up):
            own = () if seat is None else hands[seat] or ()
            return {str(card) for cards in (own, *up) for card in cards}
        case Played(seat=player, cards=cards, source=source):
            sees = not face_down or (player == seat and source is not Source.STOCK)
            return {str(card) for card in cards or ()} if sees else set()
        case Challenged(cards=cards):
            return {str(card) for card in cards}
        case Misfit(card=card):
            return {str(card)}
        case Swapped(give=give, take=take):
            return {str(give), str(take)}
        case Took(seat=taker, cards=cards) | Drew(seat=taker, cards=cards) | Refilled(seat=taker, cards=cards):
            return {str(card) for card in cards or ()} if taker == seat else set()
        case TookBack(seat=taker, cards=cards):
            return {str(card) for card in cards or ()} if taker == seat else set()
        case Cleared():
            return set()
        case _:
            return set()


def deal_of(body: bytes) -> int:
    """The number of the deal that a message shows, 0 for none."""
    deal = json.loads(body).get("deal")
    return deal["deal"] if isinstance(deal, dict) and "deal" in deal else 0


class Guard:
    """Knows what each viewer may know, and reads what each is sent."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.known: dict[Seat | None, set[str]] = {}
        self.before: dict[Seat | None, set[str]] = {}
        self.folded = 0
        self.deal = 0
        self.read: dict[int, int] = {}
        self.secrets: list[bytes] = [bytes(range(32)).hex().encode()]

    def check(self) -> None:
        stage = self.stage
        played = stage.table.kept.round
        if played is not None:
            if played.number != self.deal:
                self.deal, self.folded, self.before, self.known = played.number, 0, self.known, {}
            for event in played.events[self.folded :]:
                for seat in (None, *range(played.state.seats)):
                    face_down = played.state.rules.challenge.face_down
                    self.known.setdefault(seat, set()).update(shown(event, seat, face_down))
            self.folded = len(played.events)
            self._read(finished=played.number if played.over else played.number - 1)
        else:
            self._read(finished=0)

    def _read(self, *, finished: int) -> None:
        """Read what came since; all cards of deals up to `finished` lie open."""
        keys = [entry.key.encode() for entry in self.stage.log if isinstance(entry, log.Began)]
        coming = self.stage.table.kept.coming
        ahead = [coming.secret.hex().encode(), *(given.encode() for given in coming.contributions.values())]
        for page in self.stage.pages:
            seat = page.mine["seat"]
            for body in page.raw[self.read.get(id(page), 0) :]:
                cards = {found.decode() for found in CARD.findall(body)}
                known = self.known.get(seat, set())
                if b'"type":"welcome"' in body:  # tells what was missed, also of the deal before
                    known = known | self.before.get(seat, set())
                if deal_of(body) not in range(1, finished + 1) and not cards <= known:
                    raise Leak(f"{seat} was sent {sorted(cards - known)}: {body!r}")
                opened = keys[finished - 1 : finished] if deal_of(body) == finished else []
                for secret in (*self.secrets, *ahead, *(key for key in keys if key not in opened)):
                    if secret in body:
                        raise Leak(f"{seat} was sent a secret: {body!r}")
                for other in self.stage.pages:
                    if other.token and other.person != page.person and other.token.encode() in body:
                        raise Leak(f"{seat} was sent the token of {other.mine['seat']}")
            self.read[id(page)] = len(page.raw)
