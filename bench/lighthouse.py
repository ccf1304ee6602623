"""What Lighthouse says of the first page and of a table: performance, accessibility, best practices.

Starts a server and a Chromium, sits down at a table, and has Lighthouse look at both addresses as a phone and as a
desktop, some rounds each; printed are the medians and whatever is not perfect. Exit status 1 where a median is below
0.95. Its times are those of the clock: only a machine that does nothing else gives figures that mean something.
Run: python bench/lighthouse.py [--rounds 3] [--lighthouse "npx --yes lighthouse@12.2.3"]
(needs Chromium, and Node.js 18.20 or newer, which fetches Lighthouse at the first run)
"""

import argparse
import json
import shlex
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.web.browser.serving import served  # noqa: E402
from tests.web.browser.visitor import CHROMIUM, FLAGS  # noqa: E402

LIGHTHOUSE = "npx --yes lighthouse@12.2.3"
CATEGORIES = ("performance", "accessibility", "best-practices")
LEAST = 0.95
DEVICES: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}
"""What Lighthouse calls mobile is a phone of the middle on slow 4G, both of them calculated."""


@contextmanager
def seated(site: str) -> Iterator[tuple[int, str]]:
    """A Chromium that holds a seat at a table: the port by which it is steered, and the address of the table."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        options: dict[str, Any] = {"args": [*FLAGS, f"--remote-debugging-port={port}"], "locale": "en-GB"}
        context = playwright.chromium.launch_persistent_context(profile, executable_path=str(CHROMIUM), **options)
        page = context.new_page()
        page.goto(site)
        page.locator("[data-action=play-now]").click()
        page.wait_for_selector(".hand .card")
        address = page.url
        page.goto("about:blank")
        yield port, address
        context.close()


def look(command: str, port: int, address: str, device: str) -> dict[str, Any]:
    """The report of Lighthouse on one address."""
    options = ["--quiet", "--output=json", f"--port={port}", "--disable-storage-reset", *DEVICES[device]]
    asked = [*shlex.split(command), address, *options, f"--only-categories={','.join(CATEGORIES)}"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"Lighthouse did not come to an end: {done.stderr.strip()[-400:]}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def faults(report: dict[str, Any], category: str) -> Iterator[str]:
    """What counts in a category and is not perfect."""
    for part in report["categories"][category]["auditRefs"]:
        audit = report["audits"][part["id"]]
        if part["weight"] and audit["score"] is not None and audit["score"] < 1:
            yield f"{part['id']} {audit['score']:.2f} ({audit.get('displayValue') or audit['title']})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--lighthouse", default=LIGHTHOUSE)
    wish = parser.parse_args()
    low = False
    with tempfile.TemporaryDirectory() as home, served(Path(home)) as site, seated(site) as (port, table):
        for name, address in (("landing", site), ("table", table)):
            for device in DEVICES:
                reports = [look(wish.lighthouse, port, address, device) for _ in range(wish.rounds)]
                print(f"{name}, {device}: {summary(reports)}", flush=True)
                low |= min(medians(reports).values()) < LEAST
    raise SystemExit(1 if low else 0)


def medians(reports: list[dict[str, Any]]) -> dict[str, float]:
    """The median score of each category."""
    return {name: statistics.median(each["categories"][name]["score"] for each in reports) for name in CATEGORIES}


def summary(reports: list[dict[str, Any]]) -> str:
    """The scores, and what is not perfect, in one text."""
    found = dict.fromkeys(fault for category in CATEGORIES for fault in faults(reports[-1], category))
    scores = ", ".join(f"{name} {score:.2f}" for name, score in medians(reports).items())
    return "\n  ".join([scores, *found])


if __name__ == "__main__":
    main()
