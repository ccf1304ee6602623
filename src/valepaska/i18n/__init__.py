"""Texts in Finnish, Swedish and English.

``texts("fi")`` gives a `Texts`, which turns message ids into sentences and cards into the
words that people say at the table. The messages lie in ``fi.ftl``, ``sv.ftl`` and ``en.ftl``
(Project Fluent). `valepaska.i18n.rules_text` tells the rules of a game in sentences,
`valepaska.i18n.refusals` why a move is refused.
"""

from valepaska.i18n.language import LANGUAGES, default_language
from valepaska.i18n.messages import TextError
from valepaska.i18n.speech import Texts, texts

__all__ = ["LANGUAGES", "TextError", "Texts", "default_language", "texts"]
