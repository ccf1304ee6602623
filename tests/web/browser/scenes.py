"""Situations that are looked at in many ways: on every screen, in the light and in the dark, in three languages."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page

from tests.web.browser.looking import rest
from tests.web.browser.situations import SITUATIONS

SPEAK = """
async (language) => {
  const page = document.querySelector("script[type=module]").src;
  const texts = await import(new URL("base/i18n.js", page));
  await texts.speak(language);
  await texts.speakAll();
}
"""
LOOKS = """
([theme, spacing]) => {
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.letterSpacing = spacing;
}
"""
WIDE = ".06em"
"""A spacing of letters as readers set it for themselves."""


def speak(page: Page, language: str) -> None:
    """Has the page say everything in a language."""
    page.evaluate(SPEAK, language)
    rest(page)


class Scene:
    """A page that stands in a situation. Whoever looks at it leaves it there, and says first how it is to be seen."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._language = "en"

    def seen(
        self, width: int, height: int, *, language: str = "en", theme: str = "light", spacing: str = "normal"
    ) -> Page:
        """The page at rest, as it is seen so."""
        if self._page.viewport_size != {"width": width, "height": height}:
            self._page.set_viewport_size({"width": width, "height": height})
        self._page.evaluate(LOOKS, [theme, spacing])
        if self._language == language:
            rest(self._page)
        else:
            speak(self._page, language)
            self._language = language
        return self._page


def scenes(names: Iterable[str] = SITUATIONS) -> pytest.MarkDecorator:
    """Has a test look at these situations, each as a `scene`."""
    return pytest.mark.parametrize("scene", list(names), indirect=True, scope="package")
