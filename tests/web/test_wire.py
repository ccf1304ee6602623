"""What goes over the wire when somebody comes for the first time: little, and what was written."""

import asyncio
import re
from pathlib import Path

import pytest

from tests.web.house import House, house, run
from valepaska.i18n import LANGUAGES
from valepaska.web import lean
from valepaska.web.pages import STATIC, Pages

FIRST_LOAD = 120_000
"""Bytes that a first visit may cost, with the headers of the answers."""
SCRIPTS = sorted(STATIC.rglob("*.js"))
SHEETS = sorted(STATIC.rglob("*.css"))
LATER = re.compile(r'new URL\("([^"]+\.css)", import\.meta\.url\)')
"""A style sheet that comes with the module that needs it."""


async def weight(place: House, path: str) -> int:
    """Bytes of an answer as a browser gets them, from the status line on."""
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{place.port}\r\nAccept-Encoding: gzip, deflate\r\n"
        "Connection: close\r\n\r\n".encode()
    )
    answer = await reader.read(-1)
    assert answer.startswith(b"HTTP/1.1 200 ")
    writer.close()
    return len(answer)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_visit_is_small_with_the_deck_and_every_header(lang: str) -> None:
    async def main() -> None:
        async with house() as place:
            _, page = await place.text("/")
            version = f"/static/{place.server.pages.version}"
            named = re.findall(r'(?:src|href)="(/static/[^"]+)"', page)
            fonts = re.findall(r'url\("(font/[^"]+)"\)', (await place.text(f"{version}/sheets.css"))[1])
            assert f"{version}/deck.js" in named
            assert len(fonts) == 1
            asked = ["/", *named, f"{version}/{fonts[0]}", f"{version}/texts/{lang}.ftl"]
            total = sum([await weight(place, path) for path in asked])
            assert total < FIRST_LOAD, f"{total} bytes in {len(asked)} answers"

    run(main())


@pytest.mark.parametrize("path", [*SCRIPTS, *SHEETS], ids=lambda path: path.relative_to(STATIC).as_posix())
def test_a_comment_of_whole_lines_is_not_part_of_a_text(path: Path) -> None:
    """What is left out before a file is sent stands outside every template: those are the texts of several lines."""
    text = path.read_text(encoding="utf-8")
    for found in re.finditer(r"^[ \t]*(?:/\*|//)", text, re.MULTILINE):
        before = re.sub(r"\\.", "", lean.without_comments(text[: found.start()]))
        assert before.count("`") % 2 == 0, f"line {text.count(chr(10), 0, found.start()) + 1}"


def test_only_comments_are_left_out() -> None:
    text = "/** What it is. */\nconst a = 1; // one\n  /*\n   * More.\n   */\n  // and more\nb(/** @type {C} */ (c));\n"
    assert lean.without_comments(text) == "const a = 1; // one\nb(/** @type {C} */ (c));\n"
    half = "/** @type {A} */ (a).b();\nc();\n/** d */\n"
    assert lean.without_comments(half) == "/** @type {A} */ (a).b();\nc();\n"


def test_style_sheets_keep_their_order_when_they_go_as_one() -> None:
    pages = Pages()
    names = lean.sheets_of((STATIC / "index.html").read_text(encoding="utf-8"))
    later = {script.parent / name for script in SCRIPTS for name in LATER.findall(script.read_text(encoding="utf-8"))}
    assert {STATIC / name for name in names} == set(SHEETS) - later
    bodies = [pages.files[name].body for name in names]
    assert pages.files["sheets.css"].body == b"".join(bodies)
    assert not [name for name, body in zip(names, bodies, strict=True) if "/" in name and b"url(" in body]


def test_the_page_names_what_its_modules_load_at_once_and_nothing_that_waits() -> None:
    modules = {
        "page/app.js": 'import { a } from "./a.js";\nimport "../b.js";\nconst later = () => import("./later.js");\n',
        "page/a.js": 'export * from "../c.js";\nexport const e = () => found(".e > .f");\n',
        "b.js": 'import{h}from"./d.js";export{h};',
        "c.js": 'import { a } from "./page/a.js";\n',
        "d.js": "",
    }
    loads = {name: lean.loaded_by(name, text) for name, text in modules.items()}
    assert lean.reached(["page/app.js"], loads) == ["page/app.js", "page/a.js", "b.js", "c.js", "d.js"]
    page = lean.with_modules('  <head>\n    <script type="module" src="/static/b.js"></script>\n  </head>\n', loads)
    assert re.findall(r'modulepreload" href="/static/([^"]+)"', page) == ["d.js"]
