"""What this browser has played: noted when a deal is over, summed up, taken along, and forgotten when asked."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.history import DEALS, a_deal, brought, file_of, looked_at
from tests.web.browser.looking import becomes, computed
from tests.web.browser.retold import SHARED
from tests.web.browser.situations import SITUATIONS
from tests.web.browser.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
Look = Callable[..., Page]
STILL = {"viewport": PHONE["viewport"], "reduced_motion": "reduce"}
KEPT = "() => JSON.parse(localStorage.getItem('valepaska.history') ?? '{\"deals\": []}').deals"
FULL = """
const set = Storage.prototype.setItem;
Storage.prototype.setItem = function (name, value) {
  if (name === "valepaska.history") throw new DOMException("full", "QuotaExceededError");
  return set.call(this, name, value);
};
"""


def deals_of(page: Page) -> list[dict[str, Any]]:
    """The deals that the browser has."""
    found: list[dict[str, Any]] = page.evaluate(KEPT)
    return found


def replays(page: Page, *, known: bool = True) -> None:
    """The server shares what is asked for, and knows it later or not."""
    page.route("**/tables/*/replays", lambda route: route.fulfill(status=201, json=SHARED))
    there = {"replays": [SHARED["replay"]] if known else []}
    page.route("**/api/replays/known", lambda route: route.fulfill(json=there))


@pytest.mark.parametrize("known", [True, False])
def test_a_deal_is_noted_once_when_it_is_over_with_the_way_to_its_replay(visit: Visit, site: str, known: bool) -> None:
    visitor = visit(STILL, name="Bo")
    page = visitor.page
    replays(page, known=known)
    SITUATIONS["over"](page, site)
    [deal] = becomes(
        page, lambda: deals_of(page), lambda found: [each["replay"] for each in found] == [SHARED["replay"]]
    )
    me, liar = deal["players"][deal["seat"]], deal["players"][1]
    assert (deal["rules"], me["name"], me["place"], deal["loser"]) == ("valepaska", "Bo", 3, 1)
    assert (me["claims"], me["lies"], liar["lies"], liar["caught"]) == (1, 0, 1, 0)
    assert page.url.rpartition("/")[2] not in json.dumps(deal), "whoever is given it cannot come to the table"
    page.locator("[data-action=history]").evaluate("(link) => (link.target = '')")
    page.locator("[data-action=history]").click()
    expect(page.locator(".deal-row")).to_have_count(1)
    expect(page.locator(".deal-row")).to_contain_text("Place 3 of 4")
    expect(page.locator(f".deal-row a[href='/r/{SHARED['replay']}']")).to_have_count(int(known))


def test_sums_are_those_of_the_deals_by_rules_by_bot_and_by_who_played_here(look: Look, site: str) -> None:
    page = look(DESK)
    looked_at(*DEALS)(page, site)
    own = [deal["players"][deal["seat"]] for deal in DEALS]
    lost = sum(deal["loser"] == deal["seat"] for deal in DEALS)
    total = page.locator("[data-part=rules] tbody tr").first
    expect(total.locator("td").first).to_have_text(str(len(DEALS)))
    expect(total.locator("td").nth(1)).to_contain_text(f"{lost} {round(100 * lost / len(DEALS))}%")
    expect(total.locator("td").nth(2)).to_have_text(str(sum(each["lies"] for each in own)))
    expect(page.locator("[data-part=rules] tbody tr")).to_have_count(3)
    rauha = sum(deal["loser"] == 1 for deal in DEALS)
    expect(page.locator("[data-part=bots] tr", has_text="Rauha").locator("td").nth(1)).to_contain_text(f"{rauha} ")
    page.get_by_role("radio", name="Bo", exact=True).click()
    only = [deal for deal in DEALS if deal["seat"] == 3]
    expect(total.locator("td").first).to_have_text(str(len(only)))
    expect(page.locator(".deal-row")).to_have_count(len(only))


@pytest.mark.parametrize("language", ["fi", "sv"])
def test_on_a_phone_all_sums_stand_on_the_screen_each_with_its_head(visit: Visit, site: str, language: str) -> None:
    page = visit(PHONE, language=language).page
    looked_at(*DEALS)(page, site)
    page.wait_for_selector(".sums td")
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        becomes(page, lambda: page.evaluate(BEYOND), [])
    heads = page.locator("[data-part=rules] thead th").all_text_contents()[1:]
    becomes(page, lambda: page.evaluate(HEADS), [f'"{head}"' for head in heads])


BEYOND = """
() => [...document.querySelectorAll(".grid-box")]
  .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth).filter((beyond) => beyond > 0)
"""
HEADS = """
() => [...document.querySelector("[data-part=rules] tbody tr").querySelectorAll("td")]
  .map((cell) => getComputedStyle(cell, "::before").content)
"""
ITERATING = """
async (bots) => {
  const { byBot, byRules } = await import("/static/page/history/book.js");
  const counts = { claims: 0, lies: 0, caught: 0, calls: 0, right_calls: 0 };
  const deals = Array.from({ length: bots / 10 }, (_, n) => ({
    rules: `valepaska+turn_limit=${n}`, seat: 0, loser: 0,
    players: Array.from({ length: 10 }, (_, i) => ({ name: "B", bot: `b${10 * n + i}`, place: 1, ...counts })),
  }));
  let steps = 0;
  for (const name of ["filter", "map", "flatMap", "find", "some", "reduce", "forEach"]) {
    const plain = Array.prototype[name];
    Array.prototype[name] = function (...asked) { steps += this.length; return plain.apply(this, asked); };
  }
  const found = [byBot(deals).length, byRules(deals).length];
  return { found, steps };
}
"""


def test_a_history_of_thousands_of_bots_is_gone_over_a_few_times_and_not_once_for_each(visit: Visit) -> None:
    page = visit(DESK).go("/#history")
    few, many = (computed(page, ITERATING, bots) for bots in (500, 2000))
    assert (few["found"], many["found"]) == ([500, 50], [2000, 200])
    assert many["steps"] < 5 * few["steps"]


def test_it_is_taken_along_as_a_file_deleted_when_asked_once_and_brought_back_without_doubles(
    look: Look, site: str, tmp_path: Path
) -> None:
    page = look(DESK)
    looked_at(*DEALS)(page, site)
    with page.expect_download() as coming:
        page.locator("[data-action=export]").click()
    coming.value.save_as(tmp_path / "mine.json")
    text = (tmp_path / "mine.json").read_text(encoding="utf-8")
    assert json.loads(text) == json.loads(file_of(sorted(DEALS, key=lambda deal: deal["at"], reverse=True)))
    page.locator("[data-action=delete]").click()
    page.locator("[data-action=delete-sure]").click()
    expect(page.locator(".deal-row")).to_have_count(0)
    becomes(page, lambda: deals_of(page), [])
    brought(page, text)
    expect(page.get_by_role("status")).to_contain_text("Added: 25. Here already: 0.")
    brought(page, file_of([*DEALS[:3], a_deal(99)]))
    expect(page.get_by_role("status")).to_contain_text("Added: 1. Here already: 3.")
    becomes(page, lambda: len(deals_of(page)), 26)
    page.locator("[data-action=more]").click()
    expect(page.locator(".deal-row")).to_have_count(26)


def wrong(**changes: Any) -> str:
    """A file whose second deal is not such as one can be."""
    return file_of([a_deal(1), a_deal(2, **changes)])


def player(**changes: Any) -> list[dict[str, Any]]:
    """Players of whom the first is not such as one can be."""
    first, *others = a_deal(2)["players"]
    return [{**first, **changes}, *others]


FAULTS: dict[str, tuple[str | bytes, str]] = {
    "no JSON": ("deals", "no file of deals"),
    "no text": (b"\x00\xff\xfe", "no file of deals"),
    "null": ("null", "no file of deals"),
    "another file": ('{"valepaska": "settings", "deals": []}', "no file of deals"),
    "no list": (file_of({"length": 2}), "no file of deals"),
    "deep": ("[" * 200_000, "no file of deals"),
    "newer": (file_of([], format=2), "newer version"),
    "no format": (file_of([], format="1"), "damaged"),
    "null among deals": (file_of([a_deal(1), None]), "damaged at deal 2"),
    "no id": (wrong(id="x"), "damaged at deal 2"),
    "the id of a prototype": (wrong(id="__proto__"), "damaged at deal 2"),
    "no day": (wrong(at="2026-99-99T00:00:00Z"), "damaged at deal 2"),
    "rules as a list": (wrong(rules=["valepaska"]), "damaged at deal 2"),
    "a seat that is not there": (wrong(seat=4), "damaged at deal 2"),
    "a seat between two": (wrong(seat=0.5), "damaged at deal 2"),
    "no players": (wrong(players=[]), "damaged at deal 2"),
    "a crowd": (wrong(players=player() * 3), "damaged at deal 2"),
    "a huge number": (wrong(players=player(claims=10**400)), "damaged at deal 2"),
    "more lies than claims": (wrong(players=player(lies=21)), "damaged at deal 2"),
    "below nothing": (wrong(players=player(calls=-1)), "damaged at deal 2"),
    "a long name": (wrong(players=player(name="A" * 41)), "damaged at deal 2"),
    "a name that steers": (wrong(players=player(name="A\u202eB")), "damaged at deal 2"),
    "a bot that is a path": (wrong(players=player(bot="../x")), "damaged at deal 2"),
    "a link elsewhere": (wrong(replay="//evil.example/"), "damaged at deal 2"),
    "large": ("[" + " " * (4 * 1024 * 1024) + "]", "larger than 4 MB"),
}


def test_a_file_that_is_none_says_in_one_line_what_is_wrong_and_adds_nothing(look: Look, site: str) -> None:
    page = look(PHONE)
    looked_at(DEALS[0])(page, site)
    before = computed(page, KEPT)
    for text, said in FAULTS.values():
        brought(page, file_of([]))  # says something else in between
        expect(page.get_by_role("status")).to_contain_text("Added: 0")
        brought(page, text)
        expect(page.get_by_role("status")).to_contain_text(said)
    assert computed(page, KEPT) == before
    assert computed(page, "() => Object.keys(Object.prototype)") == []


def test_names_and_rules_of_a_file_are_text_and_keys_of_prototypes_are_nothing(look: Look, site: str) -> None:
    page = look(DESK)
    looked_at()(page, site)
    name = "<img src=//x.fi onerror=alert(1)>"
    deal = a_deal(2, players=player(name=name, bot="constructor"), rules="__proto__", seat=3)
    text = file_of([deal]).replace('"deals":', '"__proto__": {"polluted": 1}, "deals":')
    brought(page, text)
    expect(page.locator(".deal-row")).to_contain_text(name)
    expect(page.locator("[data-part=bots]")).to_contain_text("constructor")
    expect(page.locator("img[src*='x.fi']")).to_have_count(0)
    assert computed(page, "() => ({}).polluted ?? null") is None


def test_what_the_storage_holds_and_is_no_deal_is_passed_over(look: Look, site: str) -> None:
    page = look(PHONE)
    looked_at(None, 7, "x", {"id": {}}, {"__proto__": []}, a_deal(3, seat=9), DEALS[1])(page, site)
    expect(page.locator(".deal-row")).to_have_count(1)


def test_a_browser_that_keeps_no_more_says_so_in_one_line_and_still_plays(visit: Visit, site: str) -> None:
    page = visit(STILL, name="Bo").page
    page.add_init_script(FULL)
    replays(page)
    SITUATIONS["over"](page, site)
    page.wait_for_selector("[role=alert] >> text=This browser keeps no more")
    page.evaluate("() => { history.pushState(null, '', '/#history'); dispatchEvent(new PopStateEvent('popstate')); }")
    expect(page.locator(".deal-row")).to_have_count(1)
    brought(page, file_of([a_deal(1)]))
    expect(page.get_by_role("status")).to_contain_text("Added: 1")
    expect(page.locator("[data-part=files]")).to_contain_text("This browser keeps no more")


def test_the_file_in_the_documentation_is_one(look: Look, site: str) -> None:
    text = (Path(__file__).parents[3] / "docs" / "history.md").read_text(encoding="utf-8")
    example = text.partition("```json\n")[2].partition("```")[0]
    page = look(DESK)
    looked_at()(page, site)
    brought(page, example)
    expect(page.get_by_role("status")).to_contain_text("Added: 1")
    becomes(page, lambda: deals_of(page), json.loads(example)["deals"])
