"""Draws the pictures of the page in docs/pictures: a real table in a real browser, the same in every run.

Run: python tools/pictures.py (needs Chromium)
"""

import base64
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.web.browser.player import Player, click  # noqa: E402
from tests.web.browser.serving import served  # noqa: E402
from tests.web.browser.still import Posed  # noqa: E402
from tests.web.browser.visitor import CHROMIUM, DESK, FLAGS, PHONE  # noqa: E402

PICTURES = ROOT / "docs/pictures"
LARGEST = 150_000
NAMES = ("Aino", "Veikko", "Sirkka")
SECRET = bytes(range(7, 39))
WEBP = """
async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const paper = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  paper.getContext("2d").drawImage(image, 0, 0);
  const blob = await paper.convertToBlob({ type: "image/webp", quality });
  return btoa([...new Uint8Array(await blob.arrayBuffer())].map((each) => String.fromCharCode(each)).join(""));
}
"""
LAID = {
    "stock": "5c 5d 8c Jh 3h 3d 4d 6c Ah Kh 2h",
    "pile": ("D: 3s 4h 4c as 3", "B: 5s Ks as 5", "D: 7s 2s as 7"),
    "discards": "Ts Tc Td 9d 9c 6s",
}
OTHERS = {"B": "4s 5h 9s Kd Js", "C": "6h 6d 8d 8h Qc Jc Jd Qh Kc", "D": "7h Qs As 2d"}


def turn(page: Page, site: str) -> None:
    """One's own turn: two cards are chosen and called nines, which they are not."""
    hands = {"A": "7c 7d 9h Th Qd 2c", **OTHERS}
    Posed(names=NAMES, seats=4, secret=SECRET).place(hands=hands, turn="A", **LAID).show(page, site)
    page.locator(".hand .card").nth(0).click()
    page.locator(".hand .card").nth(1).click()
    page.locator(".strip [data-rank='9']").click()
    page.mouse.move(0, 0)


def claim(page: Page, site: str) -> None:
    """Somebody says to have laid three eights. Is it so?"""
    hands = {"A": "7c 7d 8s 9h Th Qd 2c", **OTHERS}
    table = Posed(names=NAMES, seats=4, secret=SECRET).place(hands=hands, turn="C", **LAID)
    table.show(page, site)
    page.wait_for_selector(".hand .card")
    table.do("C: play 8d 8h Qc as 8")
    page.wait_for_selector("[data-action=challenge][aria-disabled=false]")


def end(page: Page, site: str) -> None:
    """A whole deal against three bots, played to its end."""
    table = Posed(names=NAMES[:1], seats=4, secret=SECRET, bot_speed="instant", pace="unlimited")
    table.show(page, site)
    page.wait_for_selector(".hand .card")
    player = Player(page, 3, click, hurried=True)
    while not player.step():
        table.wait(5)
    page.clock.run_for(5000)
    page.evaluate("() => scrollTo(0, 0)")


def opponents(page: Page, site: str) -> None:
    """The host chooses who sits where a bot does."""
    Posed(names=NAMES[:1], seats=4, secret=SECRET, dealt=False).show(page, site)
    for _ in range(3):
        page.locator("[data-action=add-bot]").first.click()
    page.locator("[data-action=change-bot]").nth(2).click()
    page.wait_for_selector("dialog [role=radio]")


COMFORTS = {"theme": "light", "deck": "four", "size": "large", "thumb": "left"}
SHOWN: dict[str, tuple[Any, dict[str, Any], dict[str, str]]] = {
    "table-390x844": (turn, {**PHONE, "device_scale_factor": 2}, {"theme": "light"}),
    "table-1440x900": (claim, DESK, {"theme": "dark"}),
    "end-1440x900": (end, DESK, {"theme": "light"}),
    "comforts-390x844": (claim, {**PHONE, "device_scale_factor": 2}, COMFORTS),
    "opponents-390x844": (opponents, {**PHONE, "device_scale_factor": 2}, {"theme": "light"}),
    "opponents-1440x900": (opponents, DESK, {"theme": "light"}),
}


def draw(browser: Browser, site: str, name: str) -> bytes:
    """The picture of this name, as WebP."""
    come, screen, wishes = SHOWN[name]
    context = browser.new_context(**{**screen, "locale": "en-GB", "reduced_motion": "reduce"})
    settings = json.dumps({"language": "en", "speed": "instant", "name": "Aino", **wishes})
    context.add_init_script(f"localStorage.setItem('valepaska.settings', '{settings}')")
    page = context.new_page()
    come(page, site)
    page.evaluate("() => document.fonts.ready")
    shot = base64.b64encode(page.screenshot(animations="disabled", caret="hide")).decode()
    found: str = context.new_page().evaluate(WEBP, [shot, 0.86])
    context.close()
    return base64.b64decode(found)


def main() -> None:
    wanted = sys.argv[1:] or list(SHOWN)
    with tempfile.TemporaryDirectory() as home, served(Path(home)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        for name in wanted:
            picture = draw(browser, site, name)
            if len(picture) > LARGEST:
                raise SystemExit(f"{name} has {len(picture)} bytes, more than {LARGEST}")
            (PICTURES / f"{name}.webp").write_bytes(picture)
            print(f"{name}: {len(picture)} bytes")
        browser.close()


if __name__ == "__main__":
    main()
