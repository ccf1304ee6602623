"""A player who only uses what is on the screen: by taps, by the mouse, or by the keyboard alone."""

import random
import time
from collections.abc import Callable

from playwright.sync_api import Error, Page

LOOK = """
(chance) => {
  const seen = (where) => [...document.querySelectorAll(where)].filter((each) => each.getClientRects().length);
  const open = (each) => each.getAttribute("aria-disabled") !== "true";
  const some = (list, share) => list[Math.floor(share * list.length)];
  const nth = (where, share) => ({ where, at: Math.floor(share * seen(where).length) });
  if (seen("[data-action=rematch]").length) return { over: true };
  if (document.querySelector(".sending, dialog[open]")) return null;
  const go = seen("[data-action=go-on]");
  if (go.length) return { where: "[data-action=go-on]", at: 0, key: "Enter" };
  const doubt = seen("[data-action=challenge]").filter(open);
  const believe = seen("[data-action=pass]").filter(open);
  if (seen("[data-action=challenge]").length) {
    if (doubt.length && chance[0] < 0.3) return { where: "[data-action=challenge]", at: 0, key: "c" };
    return believe.length ? { where: "[data-action=pass]", at: 0, key: "Enter" } : null;
  }
  if (believe.length && chance[0] < 0.5) return { where: "[data-action=pass]", at: 0, key: "p" };
  const play = seen("[data-action=play]").filter(open);
  if (play.length) return { where: "[data-action=play]", at: 0, key: "Enter" };
  const chosen = document.querySelector(".hand [aria-pressed=true], .stock[aria-pressed=true]");
  const ranks = seen(".strip .rank[data-rank]").filter(open);
  if (chosen && ranks.length && !believe.length) {
    const rank = some(ranks, chance[1]).dataset.rank;
    return { where: `.strip .rank[data-rank="${rank}"]`, at: 0, key: rank[0] };
  }
  if (seen(".move").length && chance[2] < 0.25) return nth(".move", chance[3]);
  if (seen("[data-action=play]").length && seen(".hand .card").length) return nth(".hand .card", chance[4]);
  return seen(".move").length ? nth(".move", chance[3]) : null;
}
"""


class Player:
    """Decides by chance, never by the cards."""

    def __init__(self, page: Page, seed: int, act: Callable[[Page, dict[str, object]], None]) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.act = act
        self.acts = 0

    def step(self) -> bool:
        """One look at the screen, and one act if there is one to be made; True when the deal is over."""
        wish = self.page.evaluate(LOOK, [self.chance.random() for _ in range(5)])
        if wish is None:
            self.page.wait_for_timeout(60)
            return False
        if wish.get("over"):
            return True
        try:
            self.act(self.page, wish)
            self.acts += 1
        except Error:
            pass  # the table was quicker: what was meant is no longer there
        return False

    def play(self, seconds: float) -> None:
        """To the end of the deal."""
        end = time.monotonic() + seconds
        while not self.step():
            assert time.monotonic() < end, f"the deal did not end in {seconds} s: {self.page.inner_text('body')[:400]}"


def tap(page: Page, wish: dict[str, object]) -> None:
    """With a finger."""
    page.locator(f"{wish['where']} >> visible=true").nth(int(str(wish["at"]))).tap(timeout=700)


def click(page: Page, wish: dict[str, object]) -> None:
    """With the mouse."""
    page.locator(f"{wish['where']} >> visible=true").nth(int(str(wish["at"]))).click(timeout=700)


def press(page: Page, wish: dict[str, object]) -> None:
    """With keys alone: letters and Enter where there are some, else Tab, the arrows and Space."""
    key = wish.get("key")
    if key is not None:
        page.evaluate("() => document.activeElement?.blur()")
        page.keyboard.press("t" if key == "T" else str(key).lower() if len(str(key)) == 1 else str(key))
        return
    walk_to(page, str(wish["where"]), int(str(wish["at"])))
    page.keyboard.press("Space")


def walk_to(page: Page, where: str, at: int, most: int = 60) -> None:
    """Tab until the focus is on what is meant; inside the hand the arrows are enough."""
    seen = f"[...document.querySelectorAll({where!r})].filter((each) => each.getClientRects().length)"
    hit = f"(at) => document.activeElement === {seen}[at]"
    for _ in range(most):
        if page.evaluate(hit, at):
            return
        in_hand = page.evaluate("() => !!document.activeElement?.closest('.hand')") and ".hand" in where
        before = page.evaluate("() => document.activeElement?.getAttribute('data-key')")
        page.keyboard.press("ArrowRight" if in_hand else "Tab")
        if in_hand and before == page.evaluate("() => document.activeElement?.getAttribute('data-key')"):
            page.keyboard.press("Home")
    raise Error(f"{where} cannot be reached with keys")
