"""What lies on the table and in the hand, in lines; and what may be laid there."""

from collections.abc import Iterator, Sequence

from valepaska.engine.actions import Action, Claim, Draw, PickUp, Play, PlayDown, PlayFromStock, Swap
from valepaska.engine.events import Phase, Seat, Source
from valepaska.engine.legal import Legal, legal
from valepaska.engine.view import PileEntry, View
from valepaska.errors import Reason
from valepaska.i18n.speech import capital
from valepaska.rules.ladder import Effect
from valepaska.terminal import ladder, ledger
from valepaska.terminal.commands import Command
from valepaska.terminal.narrate import Line
from valepaska.terminal.screen import TOGETHER, Tone
from valepaska.terminal.speech import Speech

_EFFECTS = {Effect.CLEAR: "term-effect-clear", Effect.FEED: "term-effect-feed"}


class Board:
    """Lines about a view, for one table and one language."""

    def __init__(self, speech: Speech, names: Sequence[str], you: Seat | None) -> None:
        self._speech = speech
        self._names = names
        self._you = you

    def everything(self, view: View) -> Iterator[Line]:
        """The public table: everybody's number of cards, the piles, and what lies on top."""
        text = self._speech.text
        counts = [self._count(view, seat) for seat in range(view.seats)]
        piles = text("term-table", pile=view.pile, stock=view.stock, discards=view.discards)
        yield self._speech.listed(counts), Tone.QUIET
        yield from self._up_cards(view)
        yield f"{piles} {self._top(view)}", Tone.NORMAL

    def turn(self, view: View) -> Iterator[Line]:
        """Whose turn it is; in a window, whose play may be doubted."""
        if view.claimant is not None:
            yield self._speech.by("event-window", self._names, view.claimant, self._you), Tone.NORMAL
        elif view.turn is not None:
            yield self._speech.by("event-turn", self._names, view.turn, self._you), Tone.NORMAL

    def brief(self, view: View) -> Iterator[Line]:
        """What a player wants to see before playing: the table, the hand, and what may be laid."""
        yield from self.everything(view)
        yield from self.hand(view)
        yield from self.choices(view)

    def hand(self, view: View) -> Iterator[Line]:
        """The seat's own cards, with those on the table."""
        if view.seat is None:
            return
        yield self.in_hand(view)
        if view.up[view.seat]:
            yield self._speech.text("term-up", cards=self._speech.hand(view.up[view.seat])), Tone.NORMAL
        if view.down[view.seat]:
            yield self._speech.text("term-down", count=view.down[view.seat]), Tone.NORMAL

    def in_hand(self, view: View) -> Line:
        """The cards in the seat's hand, in one line."""
        if not view.hand:
            return self._speech.text("term-hand-empty"), Tone.TITLE
        return self._speech.text("term-hand", count=len(view.hand), cards=self._speech.hand(view.hand)), Tone.TITLE

    def choices(self, view: View) -> Iterator[Line]:
        """What may be laid now, why not the rest, and what else one can do."""
        yield from self.ranks(view)
        others = list(self._others(view, legal(view)))
        if others:
            also = any(rung.refused is None for rung in ladder.within_reach(view))
            yield self._speech.text("term-also" if also else "term-can", list=", ".join(others)), Tone.QUIET

    def ranks(self, view: View) -> Iterator[Line]:
        """What may be laid now, and why not the rest."""
        found = ladder.within_reach(view)
        able = [rung for rung in found if rung.refused is None]
        if able:
            message = "term-may-claim" if view.rules.challenge.face_down else "term-may-lay"
            yield self._speech.text(message, ranks=self._able(able)), Tone.NORMAL
        elif found:
            yield self._speech.text("term-may-nothing"), Tone.NORMAL
        if len(able) < len(found) and view.phase is Phase.TURN and able:
            yield self._speech.text("term-may-not", list="; ".join(self._refused(found))), Tone.QUIET

    def history(self, view: View, *, really: bool) -> Iterator[Line]:
        """The plays now in the pile, the oldest first; `really`: with the viewer's own cards as they are."""
        face_down = view.rules.challenge.face_down
        if not view.claims:
            yield self._speech.text("term-history-empty" if face_down else "term-history-empty-open"), Tone.NORMAL
            return
        yield self._speech.text("term-history"), Tone.NORMAL
        for entry in view.claims:
            yield self._laid(entry, open_game=not face_down, really=really), Tone.NORMAL
        if face_down:
            counts = [self._speech.claim(claim, count) for claim, count in ledger.claimed(view)]
            yield f"{self._speech.text('term-ledger')} {', '.join(counts)}", Tone.NORMAL

    def stake(self, view: View) -> Iterator[Line]:
        """What is at stake in a window: cards left, the pile, and how often the rank was claimed."""
        if view.claimant is None or view.top is None:
            return
        details = {"player": self._name(view.claimant), "count": view.hand_sizes[view.claimant], "pile": view.pile}
        yield self._speech.text("term-stake-left", **details), Tone.QUIET
        if view.effect == "clear":
            yield self._speech.text("term-clear-open", count=view.pile), Tone.QUIET
        claim = Claim(view.top.rank, view.top.colour)
        said = dict(ledger.claimed(view)).get(claim, 0)
        if said > view.claims[-1].count:
            yield capital(self._speech.text("ledger", ranks=self._speech.many(claim), count=said)), Tone.QUIET
        pack = ledger.in_the_pack(view.rules, claim)
        if said > pack:
            yield self._speech.text("ledger-too-many", count=pack), Tone.QUIET

    def why(self, view: View, claim: Claim) -> Line:
        """Whether a rank may be laid now, and the reason when it may not."""
        if ladder.nothing_is_laid(view):
            return self._speech.text("term-why-nothing-laid"), Tone.NORMAL
        source = Source.HAND if view.hand else Source.UP
        label = self._speech.rank(claim)
        for rung in ladder.rungs(view, source):
            if rung.claim != Claim(claim.rank, claim.colour):
                continue
            if rung.refused is not None:
                return self.reason(view, rung.refused, claim), Tone.NORMAL
            if rung.effect is Effect.CLEAR:
                return self._speech.text("term-why-clear", rank=label), Tone.NORMAL
            if rung.effect is Effect.FEED:
                return self._speech.text("term-why-feed", rank=label), Tone.NORMAL
            return self._speech.text("term-why-legal", rank=label), Tone.NORMAL
        raise AssertionError(f"no rank of this game is {label}")

    def why_doubt(self, view: View) -> Iterator[Line]:
        """What a doubt is about, and what would come of it; then what the pile means for the next play."""
        if view.claimant is None:
            return
        last = view.claims[-1]
        claim = self._speech.said(last.claim, last.count)
        details: dict[str, object] = {"player": self._name(view.claimant), "claim": claim, "count": view.pile}
        yield self._speech.text("term-why-doubt", **details), Tone.NORMAL
        yield self.if_believed()
        yield from self.ranks(ladder.believed(view))

    def if_believed(self) -> Line:
        """The words before what holds once nobody doubts."""
        return self._speech.text("term-why-believed"), Tone.NORMAL

    def reason(self, view: View, code: Reason, claim: Claim | None) -> str:
        """A refusal in whole words."""
        return self._speech.reason(code, view, claim)

    def _name(self, seat: Seat) -> str:
        return self._names[seat]

    def _count(self, view: View, seat: Seat) -> str:
        name = self._name(seat)
        if seat in view.out:
            return self._speech.text("term-count-out", player=name)
        up, down = len(view.up[seat]), view.down[seat]
        message = "term-count-table" if up or down else "term-count-one"
        return self._speech.text(message, player=name, count=view.hand_sizes[seat], up=up, down=down)

    def _up_cards(self, view: View) -> Iterator[Line]:
        for seat, cards in enumerate(view.up):
            if cards and seat != view.seat:
                said = self._speech.text("term-cards-left-up", player=self._name(seat), cards=self._speech.hand(cards))
                yield said, Tone.QUIET

    def _top(self, view: View) -> str:
        if not view.claims or view.top is None:
            return self._speech.text("term-empty-table")
        last = view.claims[-1]
        claim = self._speech.claim(last.claim, last.count)
        return self._speech.by("term-top", self._names, last.seat, self._you, claim=claim)

    def _able(self, able: Sequence[ladder.Rung]) -> str:
        plain = [rung.claim for rung in able if rung.effect not in _EFFECTS]
        special = [
            self._speech.text(_EFFECTS[rung.effect], rank=self._speech.rank(rung.claim))
            for rung in able
            if rung.effect in _EFFECTS
        ]
        return ", ".join(part for part in (self._speech.ranks(plain), *special) if part)

    def _refused(self, found: list[ladder.Rung]) -> Iterator[str]:
        for reason, claims in ladder.refusals(found):
            yield f"{self._speech.ranks(claims)} ({self._speech.short(reason)})"

    def _others(self, view: View, allowed: Legal) -> Iterator[str]:
        claims = [claim for claim, reason in allowed.ranks(Source.STOCK).items() if reason is None]
        blind = PlayFromStock(claims[0]) if view.rules.challenge.face_down and claims else PlayFromStock()
        if blind in allowed:
            yield self._keyed(Command.STOCK, deed(self._speech, view, blind))
        if view.seat is not None and view.down[view.seat] and PlayDown(1) in allowed:
            yield self._keyed(Command.DOWN, deed(self._speech, view, PlayDown(1)))
        if Draw() in allowed:
            yield self._keyed(Command.DRAW, deed(self._speech, view, Draw()))
        if PickUp() in allowed:
            yield self._keyed(Command.PICKUP, deed(self._speech, view, PickUp()))
        if any(True for _ in _swaps(view, allowed)):
            yield self._keyed(Command.SWAP, self._speech.text("term-legal-swap"))

    def _keyed(self, command: Command, words: str) -> str:
        return f"{self._speech.key(command)}{TOGETHER}={TOGETHER}{words}"

    def _laid(self, entry: PileEntry, *, open_game: bool, really: bool) -> str:
        """A play of the pile: in an open game its cards, else what was said, and the truth where it may be told."""
        details: dict[str, object] = {"player": self._name(entry.seat)}
        if entry.cards is not None and (open_game or really):
            details["cards"] = self._speech.cards(entry.cards)
        if open_game:
            return self._speech.text("term-history-line-open", **details)
        details["claim"] = self._speech.said(entry.claim, entry.count)
        return self._speech.text("term-history-line-cards" if "cards" in details else "term-history-line", **details)


def deed(speech: Speech, view: View, action: Action) -> str:
    """What a move does, as one is told that it can be done."""
    match action:
        case PickUp():
            return speech.text("term-legal-pickup", count=view.pile)
        case Draw():
            return speech.text("term-legal-draw")
        case PlayDown():
            return speech.text("term-legal-down")
        case PlayFromStock():
            return speech.text("term-legal-stock")
        case Play(cards=cards):
            return speech.text("term-legal-play", cards=speech.cards(cards))
    raise AssertionError(f"nobody is told about {action}")


def _swaps(view: View, allowed: Legal) -> Iterator[Swap]:
    if view.seat is None:
        return
    if view.swapper == view.seat and view.just_drew is not None and view.claims[-1].cards:
        yield Swap(view.just_drew, view.claims[-1].cards[0])
    if view.rules.deal.table_up_swap == "none":
        return
    for give in view.hand:
        for take in view.up[view.seat]:
            swap = Swap(give, take)
            if swap in allowed:
                yield swap
