"""Every screen of the page and every state of the table, each brought about by what people do there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.browser.history import HISTORIES
from tests.web.browser.player import Player, click
from tests.web.browser.retold import REPLAYS, shares
from tests.web.browser.still import FULL_DECK, Posed, mid_deal

Come = Callable[[Page, str], Posed | None]
"""Brings a page of a site to a situation."""
HAND = "7c 7h 8s 9h Qd"
OPEN: dict[str, Any] = {
    "hands": {"A": "7c 7h Qd", "B": "4d 5h", "C": "6h 6d 8d", "D": "4s 6s"},
    "stock": "5c 5d 8c Jh 3h",
    "pile": ("D: 3s", "B: 5s"),
    "turn": "A",
}

HOLDS = """
() => new MutationObserver((_, watching) => {
  if (!document.querySelector(".stamp")) return;
  const now = performance.now();
  performance.now = () => now;
  watching.disconnect();
}).observe(document.body, { subtree: true, childList: true })
"""
"""Stops the watch by which the page measures how long a result is shown, as soon as it is."""
AT_ONCE = """
() => {
  const plain = setTimeout;
  globalThis.setTimeout = (work, after = 0, ...more) => plain(work, Math.min(after, 10), ...more);
}
"""
"""Has the page do at once what it does after a while, as to let a claim be answered."""


def address(path: str, ready: str = "h1, h2") -> Come:
    """A screen that has an address."""

    def come(page: Page, site: str) -> None:
        page.goto(site + path)
        page.wait_for_selector(ready)

    return come


def landing_sheet(name: str) -> Come:
    def come(page: Page, site: str) -> None:
        page.goto(site)
        page.get_by_role("button", name=name).click()
        page.wait_for_selector("dialog[open] h3")

    return come


def no_such_code(page: Page, site: str) -> None:
    page.goto(f"{site}/#join")
    page.locator("input[name=code]").fill("no such code")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.getElementById('join-trouble').textContent")


def public_list(*tables: dict[str, Any]) -> Come:
    """The public list with these tables; what is not said of them is as usual."""
    usual = {
        "host_seat": 0,
        "rules": "valepaska",
        "preset": "valepaska",
        "differs": 0,
        "pace": "relaxed",
        "seats": 4,
        "bots": 0,
        "programs": 1,
    }
    found = {"tables": [{**usual, **each, "table": f"table-{number}"} for number, each in enumerate(tables)]}

    def come(page: Page, site: str) -> None:
        page.route("**/api/tables", lambda route: route.fulfill(json=found))
        page.goto(f"{site}/#public")
        page.wait_for_selector("[data-action=watch-at]" if tables else ".public-none")

    return come


def waiting(*, here: int, names: tuple[str, ...] = ("Bo", "Aino")) -> Come:
    """Before the first deal: `here` 1 is the host's page, 0 that of somebody who has just come."""

    def come(page: Page, site: str) -> None:
        Posed(names=names, seats=4, here=here, dealt=False).show(page, site)
        page.wait_for_selector("[data-action=start], [data-action=sit]")

    return come


def send_away(host: Page) -> None:
    """The host sends away the only other person, once asked."""
    host.locator("[data-action=kick]").click()
    host.locator("[data-action=kick-sure][aria-disabled=false]").click()


def choosing(page: Page, site: str) -> None:
    """The host chooses who sits where a bot does."""
    waiting(here=1)(page, site)
    page.locator("[data-action=add-bot]").first.click()
    page.locator("[data-action=change-bot]").click()
    page.wait_for_selector("dialog [role=radio]")


def opening(page: Page, site: str) -> None:
    Posed().show(page, site)
    page.wait_for_selector(".strip [data-rank][aria-pressed=true]")


def turn(page: Page, site: str) -> Posed:
    table = Posed().place(**mid_deal(HAND))
    table.show(page, site)
    page.wait_for_selector(".moves-block")
    return table


def chosen(page: Page, site: str) -> Posed:
    table = turn(page, site)
    page.locator(".hand .card").nth(0).click()
    page.locator(".hand .card").nth(1).click()
    page.locator(".strip [data-rank='8']").click()
    page.wait_for_selector("[data-action=play][aria-disabled=false]")
    return table


def refused_rank(page: Page, site: str) -> None:
    turn(page, site)
    page.locator(".hand .card").nth(0).click()
    page.locator(".strip [data-rank='3']").focus()
    page.wait_for_function("() => document.getElementById('reason').textContent")


def unseen(page: Page, site: str) -> None:
    turn(page, site)
    page.locator("button.stock").click()
    page.wait_for_selector(".strip")


def claimed(page: Page, site: str) -> Posed:
    """Somebody has claimed something, and one is asked."""
    table = Posed().place(**mid_deal(HAND, turn="D"))
    table.show(page, site)
    page.wait_for_selector(".hand .card")
    table.do("D: play 9c Td as 9")
    page.wait_for_selector("[data-action=challenge][aria-disabled=false]")
    return table


def others_have_answered(page: Page, site: str) -> None:
    claimed(page, site).do("B: pass")
    page.get_by_text("Aino believed it.").wait_for()


def own_claim(page: Page, site: str) -> Posed:
    table = chosen(page, site)
    page.locator("[data-action=play]").click()
    page.wait_for_selector(".claim-panel.waiting")
    return table


def doubted(move: str) -> Come:
    """Aino has doubted what Eero laid; the cards lie turned until somebody goes on."""

    def come(page: Page, site: str) -> None:
        table = Posed().place(**mid_deal(HAND, turn="D"))
        table.show(page, site)
        page.wait_for_selector(".hand .card")
        page.evaluate(HOLDS)
        table.do(move)
        page.wait_for_selector(".claim-panel")
        table.do("B: challenge")
        page.wait_for_selector(".stamp")

    return come


def taken(page: Page, site: str) -> None:
    """Doubted wrongly: what was taken is marked."""
    table = Posed().place(**mid_deal(HAND, turn="D"))
    table.show(page, site)
    page.wait_for_selector(".hand .card")
    table.do("D: play 9c as 9")
    page.locator("[data-action=challenge]:not([aria-disabled=true])").click()
    page.locator("[data-action=go-on]").click()
    page.wait_for_selector(".hand .card.taken")
    page.wait_for_selector("[data-action=go-on]", state="detached")


def hand_of(count: int) -> Come:
    """One's turn with so many cards."""

    def come(page: Page, site: str) -> None:
        others = {"A": " ".join(FULL_DECK[:count]), "B": FULL_DECK[count], "C": FULL_DECK[count + 1]}
        Posed(names=("Bo", "Aino", "Cai")).place(hands=others, turn="A").show(page, site)
        page.wait_for_selector(".hand .card")

    return come


def out(page: Page, site: str) -> None:
    """Gone out, and the others play on."""
    Posed().place(hands={"A": "", "B": "4d 5h", "C": "6h 6d", "D": "4s"}, out=("A",), turn="B").show(page, site)
    page.wait_for_selector(".hand[aria-label='Your hand is empty']", state="attached")


def over(page: Page, site: str) -> None:
    """The last card of the last but one has been believed; two claims lie turned."""
    hands = {"A": "7c", "B": "4d 5h", "C": "", "D": ""}
    table = Posed().place(hands=hands, out=("C", "D"), turn="B", pile=("A: 3s as 3",), discards="Ts")
    table.show(page, site)
    page.wait_for_selector(".hand .card")
    table.do("B: play 5h as 6")
    page.locator("[data-action=pass]:not([aria-disabled=true])").click()
    page.locator(".hand .card").first.click()
    page.locator(".strip [data-rank='7']").click()
    page.locator("[data-action=play]").click()
    page.wait_for_selector(".claim-panel.waiting")
    table.do("B: pass")
    page.wait_for_selector(".review-row")


def shared(page: Page, site: str) -> None:
    """The link of a deal that is over has been asked for."""
    over(page, site)
    shares(page)


def told_why(page: Page, site: str) -> None:
    """A deal against bots is over, and what they thought of a play is asked for."""
    rules = "valepaska+hand_size=3+voluntary_draw=none"
    table = Posed(rules, names=("Bo",), seats=2, bot_speed="instant", pace="unlimited")
    table.show(page, site)
    page.wait_for_selector(".hand .card")
    page.evaluate(AT_ONCE)
    player = Player(page, 3, click)
    while not player.step():
        table.wait(5)
    page.locator(".why summary").first.click()
    page.wait_for_selector(".why li")


def table_cards(rules: str, position: dict[str, Any], ready: str) -> Come:
    """Games in which cards lie before the players."""

    def come(page: Page, site: str) -> None:
        Posed(rules).place(**position).show(page, site)
        page.wait_for_selector(ready)

    return come


def before_the_start(page: Page, site: str) -> None:
    Posed("poytapaska+table_up_swap=before_start").show(page, site)
    page.wait_for_selector(".swap-row")


def swap_sheet(page: Page, site: str) -> None:
    Posed("poytapaska-family").place(
        hands={"A": "7c 7h", "B": "4d", "C": "6h", "D": "4s"}, up={"A": "9c Jd"}, stock="5c 5d", turn="A"
    ).show(page, site)
    page.locator(".move", has_text="Swap").click()
    page.wait_for_selector("dialog .swap-row")


def just_drew(page: Page, site: str) -> None:
    hands = {**OPEN["hands"], "A": "7c 7h 9c Qd Kc Ks"}
    table = Posed("paskahousu-six").place(**{**OPEN, "hands": hands})
    table.show(page, site)
    page.locator(".hand .card").first.click()
    page.locator("[data-action=play]").click()
    page.get_by_role("button", name="Leave it").wait_for()


def sheet(name: str) -> Come:
    def come(page: Page, site: str) -> None:
        turn(page, site)
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_selector("dialog[open] button")

    return come


def watching(page: Page, site: str) -> None:
    Posed(here=0).place(**mid_deal(HAND)).show(page, site)
    page.wait_for_selector(".table .seat")


def lost(page: Page, site: str) -> None:
    table = turn(page, site)
    table.lose()
    page.get_by_text("Connection lost").wait_for()


def bot_plays(page: Page, site: str) -> None:
    """One's time was over twice, and a bot sits in."""
    table = Posed().place(**mid_deal(HAND))
    table.idles(0)
    table.show(page, site)
    page.wait_for_selector(".hand .card")
    table.wait(0.001)
    page.get_by_role("button", name="Take the seat back").first.wait_for()


def door(page: Page, site: str) -> None:
    Posed(here=2).place(**mid_deal(HAND)).show(page, site)
    page.wait_for_selector("[data-action=open-door]")


def together(page: Page, site: str) -> None:
    """Those at one device answer together."""
    table = Posed(here=2).place(**mid_deal(HAND, turn="D"))
    table.show(page, site)
    page.wait_for_selector(".table")
    table.do("D: play 9c Td as 9")
    page.wait_for_selector("[data-action=nobody][aria-disabled=false]")


def lesson_task(page: Page, site: str) -> None:
    page.goto(f"{site}/#lesson")
    for phase in ("goal", "how"):
        page.locator(f".coach:has([data-phase={phase}]) [data-action=read-on]").click()
    page.wait_for_selector("[data-phase=task]")


def single_cards(page: Page, site: str) -> None:
    hand_of(31)(page, site)
    page.locator(".open-hand").click()
    page.locator("dialog .one-card").nth(4).click()


SITUATIONS: dict[str, Come] = {
    "landing": address("/"),
    "landing, settings": landing_sheet("Settings"),
    "landing, rules": landing_sheet("Rules"),
    "a new table": address("/#new", ".switch"),
    "join": address("/#join"),
    "join, no such code": no_such_code,
    "watch": address("/#watch"),
    "public tables, none": public_list(),
    "public tables": public_list(
        {"host": "Bo", "stage": "waiting", "people": 1, "way": "sit"},
        {"host": "W" * 20, "stage": "playing", "people": 3, "bots": 3, "differs": 12, "pace": "quick", "way": "next"},
        {"host": "", "preset": "valepaska-classic", "stage": "between", "people": 4, "way": "watch"},
    ),
    "same device": address("/#same"),
    "dead link": address("/t/AAAAAAAAAAAAAAAAAAAAAA"),
    "waiting, host": waiting(here=1),
    "waiting, just come": waiting(here=0),
    "choosing an opponent": choosing,
    "opening": opening,
    "turn": turn,
    "cards and claim chosen": chosen,
    "refused rank": refused_rank,
    "unseen card": unseen,
    "claim to answer": claimed,
    "others have answered": others_have_answered,
    "own claim": own_claim,
    "a lie turned": doubted("D: play 9c Td as 9"),
    "the truth turned": doubted("D: play 9c as 9"),
    "cards just taken": taken,
    "14 cards": hand_of(14),
    "31 cards": hand_of(31),
    "out": out,
    "over": over,
    "over, and bots say why": told_why,
    "over, shared": shared,
    "before the start": before_the_start,
    "swap": swap_sheet,
    "card just drawn": just_drew,
    "cards face up": table_cards(
        "poytapaska",
        {"hands": dict.fromkeys("ABCD", ""), "up": {"A": "9c Jd", "B": "4d", "C": "6h", "D": "4s"}, "turn": "A"},
        ".hand .card",
    ),
    "cards face down": table_cards(
        "poytapaska",
        {
            "hands": {**dict(zip("BCD", ("3d", "3c", "3s"), strict=True)), "A": ""},
            "down": {"A": "9c Jd", "B": "4d"},
            "turn": "A",
        },
        ".hand .card[aria-disabled=false]",
    ),
    "open game": table_cards("paskahousu", OPEN, ".moves-block"),
    "menu": sheet("Menu"),
    "rules sheet": sheet("The rules in force"),
    "settings": sheet("Settings"),
    "ledger": sheet("Ledger"),
    "watching": watching,
    "connection lost": lost,
    "a bot plays": bot_plays,
    "lesson": address("/#lesson", ".coach"),
    "lesson, a task": lesson_task,
    "single cards of a long hand": single_cards,
    "door": door,
    "answering together": together,
    **REPLAYS,
    **HISTORIES,
}
