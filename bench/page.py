"""How heavy is the page, how soon is there something to see, and how soon does a tap show?

Starts the server as `./play` does, opens Chromium, and prints: the time from the start of the process until
`/` is answered; for a first visit, for the way on to a table and for a second visit the requests, the bytes on the
wire with the headers of the answers, and the first paint; the time from a tap on a card to the next frame with
forty cards in the hand.
Run: python bench/page.py [--rounds 5] [--start ./play] [--slow]   (needs Chromium; --slow: a phone on 4G)
"""

import argparse
import os
import shlex
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from tests.web.browser.posed import FULL_DECK, deal, pose
from tests.web.browser.visitor import CHROMIUM, FLAGS, PHONE
from tests.web.browser.wire import NOTHING_LATER, Wire, like_a_phone

ROOT = Path(__file__).parents[1]
MANY = 40
TAPS = 12
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
WATCH = """
  globalThis.taps = [];
  new PerformanceObserver((list) => taps.push(...list.getEntries().filter(({ name }) => name === "click")
    .map(({ duration }) => duration))).observe({ type: "event", durationThreshold: 16 });
"""


@contextmanager
def served(command: list[str]) -> Iterator[tuple[str, float, float]]:
    """A server in a process of its own: its address, and seconds of clock and of processor until it answered `/`."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as home:
        settings = {**os.environ, "HOME": home, "XDG_DATA_HOME": home}
        options = ["--no-browser", "--port", str(port)]
        began = time.perf_counter()
        process = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL, env=settings)
        try:
            first_answer(port, process)
            yield f"http://127.0.0.1:{port}", time.perf_counter() - began, processor_time(process.pid)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)


def first_answer(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until `/` is answered."""
    while process.poll() is None:
        try:
            with socket.create_connection(("127.0.0.1", port), 1) as asking:
                asking.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                assert asking.recv(1 << 16).startswith(b"HTTP/1.1 200")
            return
        except OSError:
            time.sleep(0.002)
    raise SystemExit("the server did not start")


def processor_time(process: int) -> float:
    """Seconds of processor that a process has used; NaN where that cannot be asked."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return float("nan")
    user, system = stat.read_text(encoding="ascii").rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def browser(playwright: Playwright) -> Iterator[BrowserContext]:
    """Chromium with an empty cache of its own on the disk."""
    with tempfile.TemporaryDirectory() as folder:
        options: dict[str, Any] = {**PHONE, "executable_path": str(CHROMIUM), "args": FLAGS}
        context = playwright.chromium.launch_persistent_context(folder, **options)
        context.new_page().goto("about:blank")
        yield context
        context.close()


@dataclass
class Visits:
    """What the visits of one fresh browser were like."""

    first: Wire = field(default_factory=Wire)
    table: Wire = field(default_factory=Wire)
    second: Wire = field(default_factory=Wire)
    cold: float = 0.0
    warm: float = 0.0
    taps: list[float] = field(default_factory=list)


def visits(playwright: Playwright, site: str, *, slow: bool) -> Visits:
    """A first visit, a second one, a first one up to the cards, and taps."""
    seen = Visits()
    with browser(playwright) as context:
        seen.cold = visit(context.new_page(), site, seen.first, slow=slow)
        seen.warm = visit(context.new_page(), site, seen.second, slow=slow)
    with browser(playwright) as context:
        page = context.new_page()
        visit(page, site, seen.table, slow=False)
        page.locator("[data-action=play-now]").tap()
        page.wait_for_selector(".hand .card")
        page.wait_for_load_state("networkidle")
        page.close()
        seen.taps = taps(context.new_page(), site)
    return seen


def visit(page: Page, site: str, wire: Wire, *, slow: bool) -> float:
    """Open the page; milliseconds until its first content was painted."""
    wire.watch(page)
    if slow:
        like_a_phone(page)
    page.add_init_script(NOTHING_LATER)
    page.goto(site)
    page.wait_for_selector("[data-action=play-now]")
    page.wait_for_load_state("networkidle")
    return float(page.wait_for_function(PAINTED).json_value())


def taps(page: Page, site: str) -> list[float]:
    """Milliseconds from a tap on a card to the frame that shows it, in steps of 8, at a table with many cards."""
    page.add_init_script(WATCH)
    pose(page, site, deal(FULL_DECK[:MANY]))
    cards = page.locator(".hand .card")
    for number in range(TAPS):
        cards.nth(number % cards.count()).tap()
        page.wait_for_timeout(150)
    return [float(found) for found in page.evaluate("taps")]


def show(name: str, found: list[float], unit: str, digits: int = 0) -> None:
    shown = f"{statistics.median(found):.{digits}f} {unit}" if found else f"under 16 {unit}"
    extent = f" ({min(found):.{digits}f} to {max(found):.{digits}f}, {len(found)} times)" if found else ""
    print(f"{name:<34}{shown}{extent}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--start", default=f"{sys.executable} -m valepaska", help="the command that serves")
    options.add_argument("--slow", action="store_true", help="a phone: 70 ms, 10 Mbit/s, a quarter of the speed")
    options.add_argument("--files", action="store_true", help="list what was loaded")
    asked = options.parse_args()
    clock, processor, seen = [], [], []
    with sync_playwright() as playwright:
        for _ in range(asked.rounds):
            with served(shlex.split(asked.start)) as (site, seconds, used):
                clock.append(seconds)
                processor.append(used)
                seen.append(visits(playwright, site, slow=asked.slow))
    show("until / is answered", clock, "s", 2)
    show("  of it processor", processor, "s", 2)
    print(f"{'first visit':<34}{seen[0].first}")
    print(f"{'first visit, on to the cards':<34}{seen[0].table}")
    print(f"{'second visit':<34}{seen[0].second}")
    show("first paint, cold", [each.cold for each in seen], "ms")
    show("first paint, warm", [each.warm for each in seen], "ms")
    show("tap to frame, forty cards", [tap for each in seen for tap in each.taps], "ms")
    if asked.files:
        for address, size in sorted(seen[0].table.sizes.items(), key=lambda item: -item[1]):
            print(f"{size:>8} {address.partition('/static/')[2] or address}")


if __name__ == "__main__":
    main()
