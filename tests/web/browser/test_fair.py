"""The fair deal in a browser: what the pages contribute, what the end says of it, and that every verifier agrees."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.examples.test_verify_deal import EXAMPLE, NEEDS_NODE
from tests.shell import run as valepaska
from tests.web.browser.looking import computed, faultless
from tests.web.browser.player import Player, click, tap
from tests.web.browser.test_games import SHORT, gather, opens, play_together
from tests.web.browser.visitor import DESK, PHONE, Visitor
from valepaska.records.document import Document
from valepaska.records.record import record_in
from valepaska.table.proving import Told, findings, proof_in

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
CHECK = """
async ([known, address]) => {
  const { checked } = await import(address);
  return checked(known).filter(({ fault }) => fault).map(({ step, fault }) => [step, fault]);
}
"""
HASH = """
async ([cases, address]) => {
  const { bytesOf, hexOf, hmac, sha256 } = await import(address);
  return cases.map(([key, text]) => [hexOf(sha256(bytesOf(text))), hexOf(hmac(bytesOf(key), bytesOf(text)))]);
}
"""


def deals(page: Page) -> None:
    """Somebody at the page of a new table plays with bots."""
    opens(page)
    page.locator("[data-action=start]").click()
    page.wait_for_selector(".table")


def messages(frames: list[str]) -> list[dict[str, Any]]:
    return [json.loads(frame) for frame in frames]


def told_first(visitor_frames: list[str], kind: str) -> dict[str, Any]:
    """The first event of a kind that a page was told."""
    events = (event for message in messages(visitor_frames) for event in message.get("happened", ()))
    return next(event for event in events if event["type"] == kind)


def fair(page: Page) -> Locator:
    """What the end of a deal says of its being fair, unfolded once it has been loaded."""
    found = page.locator(".fair[data-fair]")
    found.locator("summary").click()
    expect(found.locator("details")).to_have_attribute("open", "")
    return found


def values_in(shown: Locator) -> list[str]:
    """The commitment, what the page contributed, and the secret: they stand still."""
    expect(shown.locator("code")).to_have_count(3)
    return [
        str(text)
        for text in computed(
            shown.page, "() => [...document.querySelectorAll('.fair code')].map((code) => code.textContent)"
        )
    ]


def record_of(page: Page) -> str:
    address = computed(page, "() => document.querySelector('a[download]').href")
    with urlopen(address) as answer:
        return str(answer.read().decode())


@NEEDS_NODE
def test_two_pages_play_and_every_verifier_agrees_that_it_was_fair(visit: Visit, tmp_path: Path) -> None:
    pages = gather(visit, {"Aino": PHONE, "Bo": DESK})
    play_together(
        [
            Player(page, 40 + seat, how, hurried=True)
            for seat, (page, how) in enumerate(zip(pages, (tap, click), strict=True))
        ]
    )
    shown = []
    for page in pages:
        found = fair(page)
        expect(found).to_have_attribute("data-fair", "holds")
        expect(found.locator("li .tag.true")).to_have_count(5)
        expect(found.locator("summary")).to_contain_text("The deal was fair: checked here")
        expect(found).to_contain_text("It does not show that the server looked away")
        shown.append(values_in(found))
    faultless(pages[0])
    (commitment, mine, secret), (other_commitment, other, other_secret) = shown
    assert (commitment, secret) == (other_commitment, other_secret)
    assert mine != other
    text = record_of(pages[0])
    path = tmp_path / "deal.toml"
    path.write_text(text, encoding="utf-8")
    document = Document(text)
    record = record_in(document)
    proof = proof_in(document, record)
    assert proof is not None
    assert (proof.commitment, proof.secret) == (commitment, secret)
    for contribution in (mine, other):
        assert [found.fault for found in findings(record, proof, Told(commitment, contribution))] == [None] * 5
        done = subprocess.run(["node", EXAMPLE, path, commitment, contribution], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout
        assert done.stdout.count(": holds") == 4
        seen = ("--commitment", commitment, "--contribution", contribution)
        told = valepaska("verify", str(path), *seen, "--lang", "en", data=tmp_path)
        assert (told.returncode, told.stderr) == (0, ""), told.stdout


def test_the_page_of_one_deal_finds_whatever_was_tampered_with(visit: Visit) -> None:
    visitor = visit(DESK, name="Bo").listens()
    page = visitor.go(f"/#new/{SHORT}")
    deals(page)
    Player(page, 6, click, hurried=True).play(200)
    expect(fair(page)).to_have_attribute("data-fair", "holds")
    contributed = [message for message in messages(visitor.heard.sent) if message["type"] == "contribute"]
    begins, dealt = told_first(visitor.heard.frames, "deal_begins"), told_first(visitor.heard.frames, "dealt")
    seen = messages(visitor.heard.frames)
    told_at = next(
        at for at, message in enumerate(seen) if message.get("table", {}).get("commitment") == begins["commitment"]
    )
    began_at = next(at for at, message in enumerate(seen) if begins in message.get("happened", ()))
    assert told_at < began_at, "the commitment came before the deal"
    assert contributed[0]["commitment"] == begins["commitment"]
    assert begins["contributions"] == [contributed[0]["contribution"], None, None, None]
    deal = next(m["deal"]["review"]["fair"] for m in reversed(seen) if m.get("deal") and m["deal"]["review"])
    secrets = [at for at, frame in enumerate(visitor.heard.frames) if deal["secret"] in frame]
    assert all(seen[at]["deal"]["review"] for at in secrets), "the secret is told when the deal is over"
    options = {"packs": 1, "jokers": 0, "starter": "left_of_dealer"}
    known = {
        "fair": deal,
        "begins": begins,
        "dealt": dealt,
        "seat": 0,
        "told": True,
        "mine": contributed[0]["contribution"],
        "options": options,
    }

    def faults(**changes: Any) -> Any:
        return computed(page, CHECK, [{**known, **changes}, "/static/page/table/fair-check.js"])

    assert faults() == []
    assert faults(begins=None, dealt=None, mine=None, seat=None) == []
    rigged = [deal["deck"][1], deal["deck"][0], *deal["deck"][2:]]
    assert ["shuffle", "page-deck"] in faults(fair={**deal, "deck": rigged})
    assert ["shuffle", "page-deck"] in faults(fair={**deal, "deck": ["Ah"] * 52})
    assert faults(options={**options, "jokers": 2}) == [["shuffle", "page-deck"]]
    assert faults(begins={**begins, "commitment": "0" * 64}) == [["commitment", "page-changed"]]
    assert ["commitment", "page-secret"] in faults(fair={**deal, "secret": "0" * 64})
    assert faults(fair={**deal, "commitment": "0" * 64}, begins=None) == [["commitment", "page-secret"]]
    swapped = [None, deal["contributions"][0], None, None]
    found = faults(fair={**deal, "contributions": swapped})
    assert ["contributions", "page-changed-list"] in found
    assert ["shuffle", "page-deck"] in found
    assert ["contributions", "page-late"] in faults(fair={**deal, "contributions": [None] * 4}, begins=None)
    assert faults(mine="0" * 32) == [["contributions", "page-late"]]
    other_hand = [[*dealt["hands"][0][1:], deal["deck"][-1]], None, None, None]
    assert faults(dealt={**dealt, "hands": other_hand}) == [["hands", "page-hand"]]
    assert ["starter", "page-lot"] in faults(fair={**deal, "dealer": (deal["dealer"] + 1) % 4})
    assert faults(options={**options, "starter": "random"}) == [["starter", "page-lot"]]
    assert faults(fair={**deal, "lots": []}) == [["starter", "page-lot"]], "who deals first is always drawn"
    assert ["starter", "page-lot"] in faults(dealt={**dealt, "dealer": (deal["dealer"] + 1) % 4})


def test_the_check_survives_a_reload_in_the_middle_of_the_deal(visit: Visit) -> None:
    visitor = visit(DESK, name="Bo")
    page = visitor.go(f"/#new/{SHORT}")
    deals(page)
    page.reload()
    page.wait_for_selector(".table")
    Player(page, 8, click, hurried=True).play(200)
    found = fair(page)
    expect(found).to_have_attribute("data-fair", "holds")
    expect(found.locator("code")).to_have_count(3)  # it still knows what it contributed
    expect(found).not_to_contain_text("This page saw no hand of its own dealt")


def test_a_page_whose_contribution_is_not_in_the_deal_says_so(visit: Visit, site: str) -> None:
    visitor = visit(DESK, name="Bo")
    page = visitor.page
    page.route_web_socket("**/socket", _losing_contributions)
    visitor.go(f"/#new/{SHORT}")
    deals(page)
    Player(page, 9, click, hurried=True).play(200)
    found = page.locator(".fair[data-fair]")
    expect(found).to_have_attribute("data-fair", "fails")
    expect(found.locator("[data-step=contributions]")).to_contain_text("it came too late, or was left out")
    expect(found.locator("li .tag.true")).to_have_count(4)
    expect(found.locator("details")).to_have_attribute("open", "")
    faultless(page)


def _losing_contributions(socket: WebSocketRoute) -> None:
    """A line on which contributions get lost, and all else arrives."""
    server = socket.connect_to_server()
    socket.on_message(lambda text: None if '"contribute"' in str(text) else server.send(text))


def test_hashes_of_the_page_are_those_of_everybody(visit: Visit) -> None:
    import hashlib
    import hmac
    import random

    dice = random.Random(5)
    cases = [(dice.randbytes(dice.randrange(130)).hex(), dice.randbytes(size).hex()) for size in (*range(130), 1000)]
    page = visit(DESK).go()
    found = computed(page, HASH, [cases, "/static/page/base/sha256.js"])
    for (key, text), (plain, keyed) in zip(cases, found, strict=True):
        body = bytes.fromhex(text)
        assert plain == hashlib.sha256(body).hexdigest()
        assert keyed == hmac.digest(bytes.fromhex(key), body, "sha256").hex()
