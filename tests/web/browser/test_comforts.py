"""The comforts of a person: each is switched on, seen at the table, and still on when the page is loaded again."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.looking import becomes, box_of, computed, faultless
from tests.web.browser.posed import FULL_DECK, deal, pose
from tests.web.browser.situations import HAND, claimed
from tests.web.browser.still import Posed, mid_deal
from tests.web.browser.visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
Look = Callable[..., Page]
SCREENS = {"phone": PHONE, "desk": DESK}
NOTES_SOUNDS = """
  globalThis.sounds = 0;
  globalThis.AudioContext = class extends AudioContext {
    constructor() { super(); globalThis.audio = this; }
  };
  const plain = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { sounds += 1; return plain.apply(this, when); };
"""
NOTES_NOTIFICATIONS = """
  globalThis.notified = [];
  globalThis.looksAway = false;
  globalThis.Notification = class {
    static permission = "granted";
    static requestPermission = async () => Notification.permission;
    constructor(title, { body }) { notified.push([title, body]); }
    close() { notified.push("closed"); }
  };
  Object.defineProperty(Document.prototype, "hidden", { get: () => looksAway });
"""
NOTIFIED, SOUNDS = "() => notified", "() => sounds"
WINDOW = 11
"""Seconds after which a claim is open no more, and nobody has yet thought for too long."""
LOOK = "(away) => { looksAway = away; document.dispatchEvent(new Event('visibilitychange')); }"
CHOICES = {
    "deck": ("Four colours", "four"),
    "size": ("Large", "large"),
    "thumb": ("For the left thumb", "left"),
    "theme": ("Dark", "dark"),
    "speed": ("Fast", "fast"),
}
"""What is chosen of a few, by the words on its button and the mark that the page then bears."""
SWITCHES = ("Sound", "Call me to the table", "Memory")
WIDTH = "(card) => card.offsetWidth"


def settings(page: Page) -> None:
    """Opens the settings."""
    page.get_by_role("button", name="Settings").first.click()
    page.wait_for_selector("dialog[open] .settings")
    expect(page.get_by_role("radiogroup", name="Cards in the hand")).to_be_visible()


def choice(page: Page, name: str) -> Any:
    """The last of those that are called so: animations come after bots."""
    return page.locator("dialog").get_by_role("radio", name=CHOICES[name][0], exact=name != "deck").last


@pytest.mark.parametrize("screen", SCREENS)
def test_each_comfort_is_switched_on_and_kept_over_a_reload(visit: Visit, screen: str) -> None:
    visitor = visit(SCREENS[screen], speed="normal", bots="normal")
    visitor.context.add_init_script(NOTES_NOTIFICATIONS)
    page = visitor.go()
    settings(page)
    for name in CHOICES:
        choice(page, name).click()
    for name in SWITCHES:
        page.locator("dialog").get_by_role("switch", name=name).click()
    faultless(page)
    page.reload()
    page.wait_for_selector("[data-action=play-now]")
    for name, (_, value) in CHOICES.items():
        expect(page.locator("html")).to_have_attribute(f"data-{name}", value)
    settings(page)
    for name in CHOICES:
        expect(choice(page, name)).to_have_attribute("aria-checked", "true")
    for name in SWITCHES:
        expect(page.get_by_role("switch", name=name)).to_have_attribute("aria-checked", "true")


@pytest.mark.parametrize("screen", SCREENS)
def test_at_the_table_large_cards_are_larger_and_the_left_thumb_has_the_answers_the_other_way_round(
    visit: Visit, site: str, screen: str
) -> None:
    boxes = {}
    for size, thumb in (("usual", "right"), ("large", "left")):
        page = visit({**SCREENS[screen], "reduced_motion": "reduce"}, size=size, thumb=thumb, name="Bo").page
        claimed(page, site)
        page.wait_for_selector("[data-action=challenge][aria-disabled=false]")
        doubt, believe = (box_of(page.locator(f"[data-action={name}]")) for name in ("challenge", "pass"))
        pile, card = box_of(page.locator(".pile > .art")), page.locator(".hand .card").first
        boxes[size] = (doubt, believe, {name: pile[name] for name in ("x", "width")}, card.evaluate(WIDTH))
    usual, large = boxes["usual"], boxes["large"]
    assert usual[0]["x"] < usual[1]["x"]
    assert (large[0]["x"], large[1]["x"]) == (usual[1]["x"], usual[0]["x"])
    assert large[2] == usual[2], "nothing else moves"
    assert large[3] >= 1.1 * usual[3]


COVERED = """
() => {
  const said = [];
  const parts = (names) => [...document.querySelectorAll(names)].map((part) => part.getBoundingClientRect());
  const buttons = parts(".action .button");
  const decided = parts(".zone .moves");
  for (const card of document.querySelectorAll(".hand > button")) {
    const { left, right, top, bottom, width, height } = card.getBoundingClientRect();
    let seen = 0;
    for (let x = 2; x < width; x += 4) {
      for (let y = 2; y < height; y += 4) seen += card.contains(document.elementFromPoint(left + x, top + y)) ? 16 : 0;
    }
    if (left < 0 || right > innerWidth || bottom > innerHeight + 1) said.push(`${card.ariaLabel} is off the screen`);
    if (seen < 40 * 30) said.push(`${card.ariaLabel}: only ${seen} px are to be seen`);
    if (buttons.some((button) => bottom > button.top + 1)) said.push(`${card.ariaLabel} lies on a button`);
    if (decided.some((part) => top < part.bottom - 1)) said.push(`${card.ariaLabel} lies on the moves`);
  }
  return said;
}
"""
SHOWN = """
(all) => all.reduce((sum, card) => {
  const [, of] = /^(?:\\d+\\/)?(\\d+)$/.exec(card.querySelector(".count")?.textContent ?? "1");
  return sum + Number(of);
}, 0)
"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_hand_of_large_cards_hides_none_of_them(look: Look, site: str, size: tuple[int, int]) -> None:
    screen = {"viewport": {"width": size[0], "height": size[1]}, "reduced_motion": "reduce"}
    page = look(screen, size="large", thumb="left")
    tell = pose(page, site, deal(["4c"]))
    for version, count in enumerate((1, 2, 5, 6, 7, 8, 12, 14, 15, 20, 27, 40), 45):
        hand = sorted(random.Random(count).sample(FULL_DECK, count), key=FULL_DECK.index)
        tell({"type": "update", "version": version, "happened": [], **deal(hand)})
        becomes(page, lambda: page.locator(".hand .card").evaluate_all(SHOWN), count)
        becomes(page, lambda: page.evaluate(COVERED), [])


LAID = """
async () => {
  const page = document.querySelector("script[type=module]").src;
  const { lay, mode } = await import(new URL("../hand-layout.js", page));
  const faults = [];
  for (const [width, height] of [[320, 568], [360, 640], [390, 844], [768, 1024], [1080, 900]]) {
    for (const large of [false, true]) {
      for (let count = 1; count <= 40; count++) {
        const room = { width, height, large };
        const how = mode(count, room);
        const { card, cards } = lay(how, how === "groups" ? Math.min(count, 14) : count, room);
        const where = `${width}x${height} ${large} ${count} ${how}`;
        for (const [i, { x, y }] of cards.entries()) {
          if (x < 0 || x + card > width) faults.push(`${where}: ${i} sticks out`);
          const over = (other) => Math.abs(other.y - y) < 20 && other.x - x < Math.min(38, card);
          if (cards.slice(i + 1).some(over)) faults.push(`${where}: ${i} is covered`);
        }
      }
    }
  }
  return faults;
}
"""


def test_in_every_room_one_to_forty_cards_lie_so_that_each_is_seen(visit: Visit) -> None:
    page = visit(DESK).go()
    page.wait_for_selector("[data-action=play-now]")
    assert computed(page, LAID) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_who_looks_away_is_called_to_a_claim_and_to_a_turn_and_no_longer_when_it_is_too_late(
    visit: Visit, site: str, screen: str
) -> None:
    visitor = visit(SCREENS[screen], name="Bo", notice=True, sound=True)
    visitor.context.add_init_script(NOTES_NOTIFICATIONS + NOTES_SOUNDS)
    page = visitor.page
    table = Posed().place(**mid_deal(HAND, turn="C"))
    table.show(page, site)
    page.wait_for_selector(".hand .card")
    page.locator(".zone").click()  # which lets it sound
    becomes(page, lambda: page.evaluate("() => globalThis.audio?.state"), "running")
    page.evaluate(LOOK, True)
    sounds = page.evaluate(SOUNDS)
    table.do("C: play 9d as 9")
    expect(page).to_have_title("● Do you believe it?")
    becomes(page, lambda: page.evaluate(NOTIFIED), [["Do you believe it?", "Teuvo: “One nine.”"]])
    becomes(page, lambda: page.evaluate(SOUNDS), lambda now: now > sounds)
    table.wait(WINDOW)
    expect(page).to_have_title("Valepaska")
    becomes(page, lambda: page.evaluate(NOTIFIED)[1:], ["closed"])
    table.do("D: play 9c as 9")
    becomes(page, lambda: page.evaluate(NOTIFIED)[2:], [["Do you believe it?", "Eero: “One nine.”"]])
    table.wait(WINDOW)
    expect(page).to_have_title("● Your turn.")
    becomes(page, lambda: page.evaluate(NOTIFIED)[3:], [["Your turn.", ""]])
    page.evaluate(LOOK, False)
    expect(page).to_have_title("Valepaska")
    becomes(page, lambda: page.evaluate(NOTIFIED)[4:], ["closed"])
    table.do("A: pickup", "B: play 5h as 5")
    page.wait_for_selector("[data-action=challenge][aria-disabled=false]")
    expect(page).to_have_title("Valepaska")
    becomes(page, lambda: page.evaluate(NOTIFIED)[5:], [])


def test_while_the_browser_asks_for_leave_to_notify_a_line_says_so(visit: Visit) -> None:
    visitor = visit(PHONE)
    asking = "Notification.permission = 'default'; Notification.requestPermission = () => new Promise(() => {});"
    visitor.context.add_init_script(NOTES_NOTIFICATIONS + asking)
    page = visitor.go()
    settings(page)
    page.get_by_role("switch", name="Call me to the table").click()
    expect(page.locator("dialog").get_by_text("The browser is asking")).to_be_visible()
    expect(page.get_by_role("switch", name="Call me to the table")).to_have_attribute("aria-checked", "false")


@pytest.mark.parametrize(
    ("allowed", "says"),
    [
        ("Notification.permission = 'denied'", "does not allow notifications"),
        ("delete globalThis.Notification", "https"),
    ],
    ids=["denied", "plain http"],
)
def test_where_notifications_are_not_allowed_the_switch_stays_off_and_says_why(
    visit: Visit, allowed: str, says: str
) -> None:
    visitor = visit(PHONE)
    visitor.context.add_init_script(NOTES_NOTIFICATIONS + allowed)
    page = visitor.go()
    settings(page)
    switch = page.get_by_role("switch", name="Call me to the table")
    switch.click()
    expect(page.locator("dialog").get_by_role("alert")).to_contain_text(says)
    expect(switch).to_have_attribute("aria-checked", "false")
    faultless(page)
