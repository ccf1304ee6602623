"""What is said at the table: sentences by their id, and words for ranks, cards and claims."""

from collections.abc import Iterable
from functools import cache

from valepaska.cards import Card, Colour, Rank
from valepaska.errors import ValepaskaError
from valepaska.i18n.language import LANGUAGES
from valepaska.i18n.messages import Messages, read_messages

LAST_NUMBER_WORD = 10


def capital(text: str) -> str:
    """The text with a capital first letter, as at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


class Texts:
    """The texts of one language. Make them with `texts`."""

    def __init__(self, lang: str, messages: Messages) -> None:
        self.lang = lang
        self._messages = messages

    def __call__(self, message_id: str, /, **args: object) -> str:
        """The message of this id, its variables filled in; ``option-packs.help`` is an attribute.

        Raises TextError, a KeyError, for an unknown id and for a missing variable.
        """
        name, _, attribute = message_id.partition(".")
        return self._messages.format(name, attribute, args)

    def __contains__(self, message_id: str) -> bool:
        """Whether there is a message of this id."""
        return message_id in self._messages

    def told(self, message_id: str, /, *, you: bool, **args: object) -> str:
        """The message in its form for you (``-you``) where it is about you and has one."""
        spoken_to = f"{message_id}-you"
        return self(spoken_to if you and spoken_to in self else message_id, **args)

    def rank(self, rank: Rank | None, count: int = 1, colour: Colour | None = None) -> str:
        """A rank (None: the joker) as it follows a number: ``kasi``, ``kasia``."""
        return self._rank("" if count == 1 else "some", rank, colour)

    def a_rank(self, rank: Rank | None, colour: Colour | None = None) -> str:
        """A rank with its article, where the language has one: ``an eight``."""
        return self._rank("a", rank, colour)

    def rank_plural(self, rank: Rank | None, colour: Colour | None = None) -> str:
        """Several of a rank, as the subject of a sentence: ``kasit``."""
        return self._rank("plural", rank, colour)

    def rank_many(self, rank: Rank | None, colour: Colour | None = None) -> str:
        """Several of a rank, as what somebody has or lays: ``kaseja``."""
        return self._rank("many", rank, colour)

    def claim(self, rank: Rank, count: int, colour: Colour | None = None) -> str:
        """What a player says: ``yksi rouva``, ``kolme kasia``, ``kaksi punaista kymppiä``."""
        if count == 1:
            return self._rank("one", rank, colour)
        number = self(f"number-{count}") if count <= LAST_NUMBER_WORD else str(count)
        return self("claim", number=number, rank=self._rank("some", rank, colour))

    def said(self, rank: Rank, count: int, colour: Colour | None = None) -> str:
        """A claim as the beginning of a sentence: ``Kolme kasia``."""
        return capital(self.claim(rank, count, colour))

    def card(self, card: Card) -> str:
        """The spoken name of a card: ``hertta seiska``, ``seven of hearts``, ``jokeri``."""
        if card.suit is None:
            return self._rank("card", None, None)
        return self("card", suit=self(f"suit-{card.suit}"), rank=self._rank("card", card.rank, None))

    def cards(self, cards: Iterable[Card]) -> str:
        """The spoken names of cards, with commas between."""
        return ", ".join(map(self.card, cards))

    def ledger(self, rank: Rank, count: int, colour: Colour | None = None) -> str:
        """How many of a rank have been claimed in the pile that lies there."""
        return self("ledger", ranks=self.rank_many(rank, colour), count=count)

    def _rank(self, form: str, rank: Rank | None, colour: Colour | None) -> str:
        """A form of a rank. A colour that the rank never has, as only a mistaken claim names one, goes unsaid."""
        plain = f"rank-{'X' if rank is None else rank}"
        name = f"{plain}{colour or ''}"
        if name not in self:
            name = plain
        return self(f"{name}.{form}" if form else name)


@cache
def texts(lang: str) -> Texts:
    """The texts of a language; the file is read once. Raises ValepaskaError for an unknown one."""
    if lang not in LANGUAGES:
        raise ValepaskaError(f"there is no language {lang!r}: use one of {', '.join(LANGUAGES)}")
    return Texts(lang, read_messages(lang))
