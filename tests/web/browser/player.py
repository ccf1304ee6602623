"""Somebody who plays by what the screen shows: by taps, by the mouse, by the keys of the game, or by Tab and Space.

A sensible person: the lowest cards that may be told truly, now and then a lie, a doubt now and then, by a generator
of their own.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Page

from tests.web.browser.looking import PATIENCE

DOUBTS = 0.12
LIES = 0.12
DRAWS = 0.5
"""How often a card is drawn where nothing true may be said, instead of lying."""
DEAD_TIME = 760
"""Milliseconds after which a claim can be answered."""

READ = """
() => {
  const seen = (where) => [...document.querySelectorAll(where)].filter((each) => each.getClientRects().length);
  const pressed = (each) => each.getAttribute("aria-pressed") === "true";
  const open = (each) => each.getAttribute("aria-disabled") !== "true";
  const cards = seen(".hand .card[aria-pressed]").map((each) => {
    const [first, second] = (each.querySelector(".count")?.textContent ?? "").split("/");
    if (each.dataset.key) return [each.dataset.key[0], 1, Number(pressed(each))];
    return [each.dataset.kind[0], Number(second ?? (first || 1)), second ? Number(first) : 0];
  });
  return {
    busy: document.querySelector(".sending, dialog[open]") !== null,
    buttons: Object.fromEntries(seen("[data-action]").map((each) => [each.dataset.action, open(each)])),
    cards,
    ranks: seen(".strip .rank[data-rank]").map((each) => [each.dataset.rank, open(each), pressed(each)]),
    moves: seen(".move b").map((each) => each.textContent),
    down: seen(".hand .card:not([aria-pressed])").filter(open).length,
  };
}
"""

CHANGES = """
(most) => new Promise((done) => {
  const watching = new MutationObserver(() => (watching.disconnect(), done()));
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  setTimeout(() => (watching.disconnect(), done()), most);
})
"""
"""Waits until something on the page is another, for so many milliseconds at most."""


@dataclass(frozen=True)
class Act:
    """What is to be tapped or clicked, the which of it, and the keys that do the same."""

    where: str
    at: int = 0
    keys: str | None = None


@dataclass(frozen=True)
class Screen:
    """What is on the screen: buttons (whether they can be used), one's cards with how many are chosen, the strip."""

    busy: bool
    buttons: dict[str, bool]
    cards: list[tuple[str, int, int]]
    ranks: list[tuple[str, bool, bool]]
    moves: list[str]
    down: int

    @property
    def chosen(self) -> int:
        """How many cards are chosen."""
        return sum(chosen for _, _, chosen in self.cards)

    def held(self, rank: str) -> int:
        """How many cards of a rank there are."""
        return sum(count for own, count, _ in self.cards if own == rank)


def hand_of(page: Page) -> list[str]:
    """The names of one's cards, as they are read out."""
    names: list[str] = page.locator(".hand .card").evaluate_all("(all) => all.map((card) => card.ariaLabel)")
    return [name.removesuffix(", just taken") for name in names]


def button(name: str, keys: str | None = None) -> Act:
    return Act(f"[data-action={name}]", 0, keys)


How = Callable[[Page, Act], None]


class Player:
    """Plays until the deal is over; `act` is how: `tap`, `click`, `press` or `walk`.

    Where `hurried`, the clock of the page is put forward over the dead time of each claim.
    """

    def __init__(self, page: Page, seed: int, act: How, *, hurried: bool = False, doubts: float = DOUBTS) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.act = act
        self.hurried = hurried
        self.doubts = doubts
        self.acts = 0
        self._wants_card = False
        self._in_vain: tuple[Act, float] | None = None
        self._think()
        if hurried:
            page.clock.install()

    def _think(self) -> None:
        """Makes up one's mind for the next move."""
        self.lies = self.chance.random() < LIES
        self.draws = self.chance.random() < DRAWS
        self.all_of_a_rank = self.chance.random() < 0.9

    def step(self, most: int = 15) -> bool:
        """One look at the screen, and one act if there is one to be made; True when the deal is over.

        Where there is none it waits for the screen to change, for so many milliseconds at most.
        """
        screen = Screen(**self.page.evaluate(READ))
        if "rematch" in screen.buttons:
            return True
        wish = None if screen.busy else self.wish(screen)
        if wish is None:
            self.wait(screen, most)
            return False
        try:
            self.act(self.page, wish)
            self.acts += 1
            self._in_vain = None
        except Error:
            self._again(wish)
        return False

    def _again(self, wish: Act) -> None:
        """What was meant is no longer there, as the table was quicker; but the screen must not ask for it for ever."""
        now = time.monotonic()
        if self._in_vain is None or self._in_vain[0] != wish:
            self._in_vain = (wish, now)
        assert now < self._in_vain[1] + PATIENCE / 1000, f"{wish} cannot be done: {self.page.inner_text('body')[:400]}"

    def wait(self, screen: Screen, most: int) -> None:
        """For something to happen."""
        if self.hurried and {"challenge", "nobody"} & set(screen.buttons):
            self.page.clock.fast_forward(DEAD_TIME)
        else:
            self.page.evaluate(CHANGES, most)

    def play(self, seconds: float) -> None:
        """To the end of the deal."""
        end = time.monotonic() + seconds
        while not self.step(250):
            assert time.monotonic() < end, f"the deal did not end in {seconds} s: {self.page.inner_text('body')[:400]}"

    def wish(self, screen: Screen) -> Act | None:
        """What to do about this screen."""
        can = screen.buttons
        if "go-on" in can:
            return button("go-on", "Enter")
        if "open-door" in can:
            return button("open-door")
        if "nobody" in can:
            return button("nobody") if can["nobody"] else None
        if "challenge" in can:
            return self._answer(can)
        if can.get("pass") and not screen.ranks:
            return button("pass")
        if can.get("pass"):
            return self._open(screen)
        if screen.chosen and screen.ranks:
            return self._claim(screen)
        return self._move(screen)

    def _answer(self, can: dict[str, bool]) -> Act | None:
        if not can["challenge"]:
            return None
        doubts = self.chance.random() < self.doubts or "pass" not in can
        return button("challenge", "c") if doubts else button("pass", "Enter")

    def _open(self, screen: Screen) -> Act:
        offered = next(rank for rank, _, pressed in screen.ranks if pressed)
        if not screen.held(offered[0]):
            return button("pass", "p")
        return self._choose(screen, offered[0]) or self._done(button("play", "Enter"))

    def _move(self, screen: Screen) -> Act | None:
        """Draws, picks up or turns a card, or begins to choose."""
        if screen.down:
            return self._done(Act(".hand .card", self.chance.randrange(screen.down)))
        if "pickup" in screen.buttons:
            return self._done(button("pickup", "p"))
        if "Draw" in screen.moves and (self._wants_card or "play" not in screen.buttons):
            return self._done(Act(".move", screen.moves.index("Draw"), "d"))
        if "play" in screen.buttons and screen.cards:
            return Act(".hand .card", 0, screen.cards[0][0])
        return self._done(Act(".move", len(screen.moves) - 1, "p")) if screen.moves else None

    def _claim(self, screen: Screen) -> Act:
        legal = [rank for rank, open_, _ in screen.ranks if open_]
        true = [rank for rank in legal if screen.held(rank[0])]
        if screen.buttons.get("play"):
            return self._done(button("play", "Enter"))
        if not legal or (not true and self.draws and not self._wants_card):
            self._wants_card = True
            return Act(".strip .rank.clear, .clear-all", 0, "Escape")
        if true and not self.lies:
            found = self._choose(screen, true[0][0])
            return found or self._say(screen, true[0])
        return self._say(screen, legal[0])

    def _choose(self, screen: Screen, rank: str) -> Act | None:
        """The next card to be chosen or left so that cards of this rank alone are; None when it is so."""
        wanted = screen.held(rank) if self.all_of_a_rank else 1
        right = sum(chosen for own, _, chosen in screen.cards if own == rank)
        for at, (own, count, chosen) in enumerate(screen.cards):
            if own == rank and chosen < count and right < wanted:
                return Act(".hand .card", at, f"Shift+{rank}" if wanted == screen.held(rank) else None)
        for at, (own, _, chosen) in enumerate(screen.cards):
            if own != rank and chosen:
                return Act(".hand .card", at, f"Shift+{own}" if chosen == screen.held(own) else None)
        return None

    def _say(self, screen: Screen, rank: str) -> Act:
        return Act(f'.strip .rank[data-rank="{rank}"]', 0, rank[0] if len(rank) == 1 else None)

    def _done(self, act: Act) -> Act:
        """The last act of a move."""
        self._wants_card = False
        self._think()
        return act


def tap(page: Page, wish: Act) -> None:
    """With a finger."""
    page.locator(f"{wish.where} >> visible=true").nth(wish.at).tap(timeout=700)


def click(page: Page, wish: Act) -> None:
    """With the mouse."""
    page.locator(f"{wish.where} >> visible=true").nth(wish.at).click(timeout=700)


def press(page: Page, wish: Act) -> None:
    """With the keys of the game; where there is none, by walking."""
    if wish.keys is None:
        walk(page, wish)
        return
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press(key_of(wish.keys))


def key_of(keys: str) -> str:
    """The key of a rank (`Shift+T`), of a command (`c`) or by its name (`Enter`)."""
    *shift, key = keys.split("+")
    name = f"Digit{key}" if key.isdigit() else f"Key{key.upper()}" if len(key) == 1 else key
    return "+".join([*shift, name])


def walk(page: Page, wish: Act) -> None:
    """With Tab, the arrows and Space, as one does who knows no other keys."""
    walk_to(page, wish.where, wish.at)
    page.keyboard.press("Space")


WALKED = """
([where, at]) => {
  const here = document.activeElement;
  const seen = [...document.querySelectorAll(where)].filter((each) => each.getClientRects().length);
  return [here === seen[at], !!here?.closest(".hand"), here?.getAttribute("data-key")];
}
"""


def walk_to(page: Page, where: str, at: int, most: int = 60) -> None:
    """Tab until the focus is on what is meant; inside the hand the arrows are enough."""
    before: list[Any] = []
    for _ in range(most):
        there, in_hand, key = page.evaluate(WALKED, [where, at])
        if there:
            return
        stands = before == [in_hand, key]
        in_hand = in_hand and ".hand" in where
        page.keyboard.press("Tab" if not in_hand else "Home" if stands else "ArrowRight")
        before = [in_hand, key]
    raise Error(f"{where} cannot be reached with keys")
