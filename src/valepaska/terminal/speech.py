"""How cards, claims and names are said and written in the player's language."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import groupby
from pathlib import Path

from valepaska.cards import Card, Rank
from valepaska.engine.actions import Action, Challenge, Claim, Pass, Play, PlayFromStock, Swap
from valepaska.engine.events import Seat
from valepaska.engine.view import View
from valepaska.errors import Reason
from valepaska.i18n import Texts
from valepaska.i18n.refusals import refusal
from valepaska.rules.ladder import kind_of_card, rank_and_colour, splits
from valepaska.rules.model import Rules
from valepaska.terminal.commands import Command, Keys, fold, is_rank, keys_from
from valepaska.terminal.screen import whole
from valepaska.terminal.unclear import echoed

LONGEST_PATH = 400
SYMBOLS = str.maketrans("cdhs", "♣♦♥♠")


class Speech:
    """Words for the screen: `symbols` draws suits, otherwise they are letters."""

    def __init__(self, texts: Texts, rules: Rules, *, symbols: bool) -> None:
        self.texts = texts
        self._rules = rules
        self._symbols = symbols

    def text(self, message: str, **details: object) -> str:
        """A message with its details filled in."""
        return self.texts(message, **details)

    def by(self, message: str, names: Sequence[str], seat: Seat, you: Seat | None, **details: object) -> str:
        """A message about a player, in its form for whoever is spoken to."""
        return self.texts.told(message, you=seat == you, player=names[seat], **details)

    def claim(self, claim: Claim, count: int) -> str:
        """What is said at the table: ``kolme kasia``."""
        return self.texts.claim(claim.rank, claim.count or count, claim.colour)

    def said(self, claim: Claim, count: int) -> str:
        """The same as a sentence begins: ``Kolme kasia``."""
        return self.texts.said(claim.rank, claim.count or count, claim.colour)

    def many(self, claim: Claim) -> str:
        """A rank as what somebody has: ``kolmosia``."""
        return self.texts.rank_many(claim.rank, claim.colour)

    @cached_property
    def keys(self) -> Keys:
        """What each word that can be typed means."""
        return keys_from((command, self.texts(f"term-words-{command}")) for command in Command)

    def words(self, command: Command) -> list[str]:
        """The words for a command, its key first."""
        return self.texts(f"term-words-{command}").split()

    def key(self, command: Command) -> str:
        """The key of a command."""
        return self.words(command)[0]

    def kind(self, bot: str) -> str:
        """What a bot of this kind is called; a kind without a word of its own by its name."""
        return self.texts(f"term-kind-{bot}") if f"term-kind-{bot}" in self.texts else bot

    def is_yes(self, answer: str) -> bool:
        """Whether an answer is one of the words for yes; English is always understood."""
        return self._among(answer, f"yes y {self.texts('term-words-yes')}")

    def is_no(self, answer: str) -> bool:
        """Whether an answer is one of the words for no; English is always understood."""
        return self._among(answer, f"no n {self.texts('term-words-no')}")

    def answer(self, line: str) -> Action | None:
        """What a plain yes or no to “do you doubt it?” means; letters that are keys or ranks are no answer."""
        if fold(line) in self.keys or is_rank(line):
            return None
        return Challenge() if self.is_yes(line) else Pass() if self.is_no(line) else None

    def unclear(self, message: str, **details: object) -> str:
        """Why a line could not be understood."""
        return self.texts(message, **{name: self._shown(value) for name, value in details.items()})

    def _shown(self, value: object) -> object:
        if isinstance(value, Card):
            return self.card(value)
        if isinstance(value, Path):
            return whole(echoed(str(value), LONGEST_PATH))
        return self.rank(value) if isinstance(value, (Rank, Claim)) else value

    def reason(self, code: Reason, view: View, claim: Claim | None) -> str:
        """A refusal in whole words: what stands in the way, and what can be done instead."""
        options = self._rules.options()
        return refusal(self.texts, code, options, top=_top_for(view), claimed=claim, opening=view.opening)

    def rules(self) -> list[tuple[str, list[str]]]:
        """The rules in force: sections with a title and sentences."""
        from valepaska.i18n.rules_text import rules_sections  # not before somebody asks: a game starts faster

        return rules_sections(self.texts, self._rules.options())

    def short(self, code: Reason) -> str:
        """A refusal in two or three words."""
        return short_reason(self.texts, code)

    def _among(self, answer: str, words: str) -> bool:
        return fold(answer) in map(fold, words.split())

    def rank(self, claim: Claim | Rank | None) -> str:
        """A rank in one or two characters, with its colour where a claim names one."""
        if isinstance(claim, Claim):
            return f"{self.rank(claim.rank)}{claim.colour or ''}"
        return "X" if claim is None else "10" if claim is Rank.TEN else str(claim)

    def card(self, card: Card) -> str:
        """A card as it is written: ``7♥``, ``10h`` where there are no symbols."""
        if card.suit is None:
            return self.rank(None)
        suit = str(card.suit)
        return self.rank(card.rank) + (suit.translate(SYMBOLS) if self._symbols else suit)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards with their suits, as they were turned."""
        return " ".join(map(self.card, cards))

    def hand(self, cards: Sequence[Card]) -> str:
        """Cards in groups of a rank; suits only where the colour of a rank matters."""
        groups = (group for _, group in groupby(cards, key=lambda card: card.rank))
        return self.listed(" ".join(map(self._in_hand, group)) for group in groups)

    def listed(self, parts: Iterable[str]) -> str:
        """Parts of a line, with dots between them or commas in plain text."""
        return (" · " if self._symbols else ", ").join(parts)

    def numbered(self, cards: Sequence[Card]) -> str:
        """Cards one by one with the numbers by which they can be picked."""
        return self.listed(f"#{place} {self.card(card)}" for place, card in enumerate(cards, start=1))

    def ranks(self, claims: Iterable[Claim]) -> str:
        """Ranks in a row, runs of numbers in short: ``3-7, J, Q, K``."""
        return ", ".join(self._runs(list(claims)))

    def _in_hand(self, card: Card) -> str:
        if card.rank is not None and splits(self._rules, card.rank):
            return self.card(card)
        return self.rank(card.rank)

    def _runs(self, claims: list[Claim]) -> Iterator[str]:
        start = 0
        while start < len(claims):
            end = start
            while end + 1 < len(claims) and _follows(claims[end], claims[end + 1]):
                end += 1
            if end - start >= 2:
                yield f"{self.rank(claims[start])}-{self.rank(claims[end])}"
            else:
                yield from map(self.rank, claims[start : end + 1])
            start = end + 1


def shown_names(texts: Texts, names: Sequence[str], you: Seat | None) -> tuple[str, ...]:
    """The names at a table as they are shown: whoever gave none is you, or a player with a number."""
    return tuple(
        name or (texts("term-you") if seat == you else texts("term-unnamed", number=seat + 1))
        for seat, name in enumerate(names)
    )


def short_reason(texts: Texts, code: Reason) -> str:
    """A refusal in a few words."""
    return texts(f"term-short-{code}")


def claim_in(rules: Rules, action: Action) -> Claim | None:
    """What an action says its cards are; in open games, what the first card that it lays is."""
    match action:
        case Play(claim=None, cards=(first, *_)) | Swap(give=first):
            kind = kind_of_card(rules, first)
            return None if kind is None else Claim(*rank_and_colour(rules, kind))
        case Play(claim=claim) | PlayFromStock(claim=claim):
            return claim
    return None


def _top_for(view: View) -> Claim | None:
    """What a seat has to play on; for one that may exchange the card it just played, what lies below that."""
    if view.seat is None or view.swapper != view.seat:
        return view.top
    return view.claims[-2].claim if len(view.claims) > 1 else None


def _follows(one: Claim, other: Claim) -> bool:
    plain = one.colour is None and other.colour is None
    return plain and other.rank == one.rank + 1 and other.rank <= Rank.TEN
