"""What makes the page something to install: a manifest in every language, icons, and a worker that knows no rules."""

import json
import re
import struct
from typing import Any

import pytest

from tests.web.house import House, house, run
from valepaska.i18n import LANGUAGES
from valepaska.web.pages import STATIC

ICONS = sorted((STATIC / "icons").glob("*.png"))
SMALL = 25_000


async def manifest(place: House, **options: Any) -> Any:
    async with place.session.get(f"{place.base}/manifest.webmanifest", **options) as answer:
        assert (answer.status, answer.content_type) == (200, "application/manifest+json")
        assert answer.headers["Cache-Control"] == "no-cache"
        return json.loads(await answer.read())


def test_the_app_is_one_and_speaks_the_language_of_the_page_or_of_the_browser() -> None:
    async def main() -> None:
        async with house() as place:
            asked = {lang: await manifest(place, params={"lang": lang}) for lang in LANGUAGES}
            wished = {lang: await manifest(place, headers={"Accept-Language": f"{lang}-FI"}) for lang in LANGUAGES}
            assert asked == wished
            assert {(each["id"], each["scope"], each["display"]) for each in asked.values()} == {
                ("/", "/", "standalone")
            }
            assert [each["lang"] for each in asked.values()] == list(LANGUAGES)
            assert len({each["description"] for each in asked.values()}) == len(LANGUAGES)
            assert asked["fi"]["shortcuts"][0] == {"name": "Uusi pöytä", "url": "/#new"}

    run(main())


def size_of(png: bytes) -> str:
    """The width and the height that a PNG says in its head."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return f"{width}x{height}"


def test_every_icon_is_there_in_the_size_that_the_manifest_says() -> None:
    async def main() -> None:
        async with house() as place:
            icons = (await manifest(place))["icons"]
            assert {(icon["purpose"], icon["sizes"]) for icon in icons} == {
                (purpose, size) for purpose in ("any", "maskable") for size in ("192x192", "512x512")
            }
            for icon in icons:
                async with place.session.get(place.base + icon["src"]) as answer:
                    assert (answer.status, answer.content_type) == (200, icon["type"])
                    assert size_of(await answer.read()) == icon["sizes"]
            assert len(ICONS) == len(icons)

    run(main())


@pytest.mark.parametrize("icon", ICONS, ids=lambda icon: icon.stem)
def test_an_icon_is_small(icon: Any) -> None:
    assert icon.stat().st_size < SMALL


def test_the_worker_keeps_files_that_are_there_and_is_asked_for_anew_each_time() -> None:
    async def main() -> None:
        async with house() as place, place.session.get(f"{place.base}/sw.js") as answer:
            text = await answer.text()
            assert (answer.status, answer.content_type) == (200, "text/javascript")
            assert answer.headers["Cache-Control"] == "no-cache"
            found = re.match(r"const SHELL = (\{.*\});\n", text)
            assert found is not None
            shell = json.loads(found[1])
            assert shell["version"] == place.server.pages.version
            for address in shell["files"]:
                async with place.session.get(place.base + address) as file:
                    assert (file.status, "immutable" in file.headers["Cache-Control"]) == (200, True), address
            assert {address.rpartition(".")[2] for address in shell["files"]} == {"js", "css", "ftl", "svg", "woff2"}

    run(main())


def test_the_worker_knows_no_address_of_the_game() -> None:
    text = (STATIC / "sw.js").read_text(encoding="utf-8")
    assert not re.search(r"import|/api|socket", text)
