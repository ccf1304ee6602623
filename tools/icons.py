"""Draws the icons of the installed page from its favicon: the long johns on their line, in front of sky and wood.

`any-SIDE.png` has round corners and nothing behind them; `maskable-SIDE.png` is a whole square whose middle is left
when a device cuts its own shape out of it.
Run: python tools/icons.py (needs Chromium)
"""

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src/valepaska/web/static"
ICONS = STATIC / "icons"
SIDES = (192, 512)
PURPOSES = ("any", "maskable")
CHROMIUM = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
BOX = 96
MARK = {"any": 66, "maskable": 52}
"""How large the long johns are in a box of 96; what is masked keeps its middle, a circle of 77."""


def drawing(purpose: str) -> str:
    """The icon as SVG, in a box of 96."""
    favicon = (STATIC / "favicon.svg").read_text(encoding="utf-8")
    found = re.fullmatch(r"<svg[^>]*>(.*)</svg>\s*", favicon, re.DOTALL)
    assert found is not None
    side = MARK[purpose]
    left, top = (BOX - side) / 2, (BOX - side) / 2
    rope = top + side * 4.4 / 48
    corner = 21 if purpose == "any" else 0
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX} {BOX}" width="100%" height="100%">
      <clipPath id="shape"><rect width="{BOX}" height="{BOX}" rx="{corner}"/></clipPath>
      <g clip-path="url(#shape)">
        <rect width="{BOX}" height="{BOX}" fill="#C9D3E6"/>
        <path d="M0 44 C24 38 60 50 96 42 V96 H0 Z" fill="#E9DFDD"/>
        <path d="M0 62 H96 V96 H0 Z" fill="#3E5F56"/>
        <path d="M0 72 H96 V96 H0 Z" fill="#DDBE8E"/>
        <path d="M0 72 H96" stroke="#A77F4B" stroke-width="2.4"/>
        <path d="M-4 {rope - 3} Q48 {rope + 3} 100 {rope - 3}" fill="none" stroke="#7A6546" stroke-width="2"/>
        <svg x="{left}" y="{top}" width="{side}" height="{side}" viewBox="0 0 48 48">{found[1]}</svg>
      </g>
    </svg>"""


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        found = next(path for path in CHROMIUM if Path(path).exists())
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for side in SIDES:
            page = browser.new_page(viewport={"width": side, "height": side})
            for purpose in PURPOSES:
                page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing(purpose)}")
                icon = page.screenshot(path=ICONS / f"{purpose}-{side}.png", omit_background=True)
                print(f"{purpose}-{side}.png: {len(icon)} bytes")
        browser.close()


if __name__ == "__main__":
    main()
