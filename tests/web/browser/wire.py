"""What a page loads, as Chromium counts it."""

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

NOTHING_LATER = """
  const plain = setTimeout;
  globalThis.setTimeout = (work, after = 0, ...more) => (after >= 1000 ? 0 : plain(work, after, ...more));
"""
"""Keeps back what the page does when it has been there for a while: it fetches the table."""
FOUR_G = {"offline": False, "latency": 70, "downloadThroughput": 1.2e6, "uploadThroughput": 4e5}
"""Milliseconds there and back, and bytes a second."""
SLOWER = 4


def like_a_phone(page: Page) -> None:
    """Give a page the network and the processor of a phone under way."""
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", FOUR_G)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


@dataclass
class Wire:
    """What one page has loaded so far; `bytes` has the headers of the answers with the bodies as they were sent."""

    bytes: int = 0
    requests: int = 0
    cached: int = 0
    sizes: dict[str, int] = field(default_factory=dict)
    _asked: dict[str, str] = field(default_factory=dict)
    _kept: set[str] = field(default_factory=set)

    def watch(self, page: Page) -> None:
        """Listen to what a page loads."""
        tools = page.context.new_cdp_session(page)
        tools.on("Network.responseReceived", self._received)
        tools.on("Network.requestServedFromCache", lambda told: self._kept.add(told["requestId"]))
        tools.on("Network.loadingFinished", self._finished)
        tools.send("Network.enable")

    def _received(self, told: dict[str, Any]) -> None:
        answer = told["response"]
        self._asked[told["requestId"]] = answer["url"]
        if answer.get("fromDiskCache"):
            self._kept.add(told["requestId"])

    def _finished(self, told: dict[str, Any]) -> None:
        id, size = told["requestId"], int(told["encodedDataLength"])
        if id in self._kept:
            self.cached += 1
            return
        self.requests += 1
        self.bytes += size
        self.sizes[self._asked.get(id, "?")] = size

    def __str__(self) -> str:
        return f"{self.requests} requests, {self.bytes / 1024:.1f} KiB, {self.cached} from the cache"
