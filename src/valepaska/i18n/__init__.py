"""Texts in every language that has a file here.

``texts("fi")`` gives a `Texts`, which turns message ids into sentences and cards into the
words that people say at the table. The messages of a language lie in one file, such as ``fi.ftl``
(Project Fluent). `valepaska.i18n.rules_text` tells the rules of a game in sentences,
`valepaska.i18n.refusals` why a move is refused.
"""

from valepaska.i18n.language import FALLBACK, LANGUAGES, default_language, spoken
from valepaska.i18n.messages import TextError
from valepaska.i18n.speech import Texts, texts

__all__ = ["FALLBACK", "LANGUAGES", "TextError", "Texts", "default_language", "spoken", "texts"]
