"""Without colours: in a picture in grey, what is true and what is a lie, what is chosen and what may be claimed can
still be told apart, by their lightness or by their shape.
"""

import base64
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser.looking import box_of, computed, rest
from tests.web.browser.situations import SITUATIONS
from tests.web.browser.visitor import PHONE, Window, visits

Grey = npt.NDArray[np.float64]
SIDE = 40
CLEARLY = 0.2
"""A difference in lightness, from black 0 to white 1, that is seen at once."""
WITHOUT_COLOURS = "() => { document.documentElement.style.filter = 'grayscale(1)'; }"
POINTS = """
async ([png, side]) => {
  const bytes = Uint8Array.from(atob(png), (each) => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const paper = new OffscreenCanvas(side, side).getContext("2d");
  paper.drawImage(image, 0, 0, side, side);
  return [...paper.getImageData(0, 0, side, side).data];
}
"""


class Eye:
    """Sees pages without colours."""

    def __init__(self, window: Window, site: str, theme: str) -> None:
        self.page = window.settle(name="Bo", theme=theme)
        self.site = site

    def go(self, situation: str) -> Page:
        SITUATIONS[situation](self.page, self.site)
        self.page.evaluate(WITHOUT_COLOURS)
        return self.page

    def see(self, thing: Locator) -> Grey:
        """How light a thing is at each of its points."""
        rest(self.page)
        picture = base64.b64encode(thing.screenshot(animations="disabled")).decode()
        points = np.array(computed(self.page, POINTS, [picture, SIDE]), dtype=float).reshape(SIDE, SIDE, 4)
        assert np.abs(points[..., 0] - points[..., 2]).max() < 3, "a picture in grey"
        lightness: Grey = points[..., 0] / 255
        return lightness

    def differs(self, one: Locator, other: Locator) -> float:
        """The share of points that are clearly lighter or darker in one than in the other."""
        return share(self.see(one), self.see(other))

    def changes(self, thing: Locator, change: str) -> float:
        """The share of points of a thing that a change of it (`(it) => ...`) makes clearly lighter or darker."""
        before = self.see(thing)
        thing.evaluate(change)
        return share(before, self.see(thing))


def share(one: Grey, other: Grey) -> float:
    return float((np.abs(one - other) > CLEARLY).mean())


@pytest.fixture(scope="module")
def window(browser: Browser, site: str) -> Iterator[Window]:
    """A window that stands in no scene."""
    with visits(browser, site) as make:
        yield Window(make({"viewport": PHONE["viewport"], "reduced_motion": "reduce"}, name="Bo"))


@pytest.fixture(params=["light", "dark"])
def eye(window: Window, site: str, request: pytest.FixtureRequest) -> Iterator[Eye]:
    yield Eye(window, site, request.param)
    window.empty()
    window.visitor.has_no_fault()


def test_a_true_card_and_a_false_one_bear_other_signs_and_words(eye: Eye) -> None:
    page = eye.go("a lie turned")
    true, lie = page.locator(".verdict.true"), page.locator(".verdict.lie")
    told_apart = eye.differs(true, lie)
    assert told_apart > 0.05
    expect(page.locator(".turned-card .label")).to_have_text(["nine", "not nine"])
    for mark in (true, lie):
        assert eye.changes(mark, "(it) => { it.firstElementChild.style.visibility = 'hidden'; }") > 0.02
    assert eye.differs(true, lie) < told_apart / 2, "it is the sign that tells them apart, not their colour alone"


def test_a_chosen_card_is_raised_and_ticked(eye: Eye) -> None:
    page = eye.go("cards and claim chosen")
    chosen, other = page.locator(".hand .card[aria-pressed=true]").first, page.locator(".hand .card").nth(2)
    assert box_of(other)["y"] - box_of(chosen)["y"] > 6
    tick = chosen.locator(".tick")
    expect(tick).to_be_visible()
    expect(other.locator(".tick")).to_be_hidden()
    hides = "(it) => { it.querySelector('.tick').style.visibility = 'hidden'; }"
    assert eye.changes(chosen, hides) > 0.02


def test_a_rank_that_may_be_claimed_one_that_may_not_and_the_chosen_one_differ(eye: Eye) -> None:
    page = eye.go("cards and claim chosen")
    legal, illegal, chosen = (page.locator(f".strip [data-rank='{rank}']") for rank in "739")
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    assert eye.changes(legal, "(it) => it.setAttribute('aria-disabled', 'true')") > 0.15
    assert eye.changes(chosen, "(it) => it.setAttribute('aria-pressed', 'false')") > 0.15
    assert eye.differs(legal, illegal) < 0.15, "now both are ranks that may not be claimed"


def test_cards_just_taken_are_marked(eye: Eye) -> None:
    page = eye.go("cards just taken")
    taken = page.locator(".hand .card.taken").last
    assert eye.changes(taken, "(it) => it.classList.remove('taken')") > 0.005


def test_hearts_and_spades_have_shapes_of_their_own(eye: Eye) -> None:
    page = eye.go("turn")
    clubs, hearts = (page.locator(f".hand [data-key='{key}.1']") for key in ("7c", "7h"))
    assert eye.differs(clubs, hearts) > 0.01


def test_at_the_end_truth_and_lie_are_told_in_words_and_by_their_frames(eye: Eye) -> None:
    page = eye.go("over")
    tags = page.locator(".review .tag")
    expect(tags).to_have_text(["lie, got through", "true"])
    signs = tags.locator("svg")
    assert eye.differs(signs.first, signs.last) > 0.05
