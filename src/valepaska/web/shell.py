"""The page as something to install: its manifest, and the worker that opens it where the server cannot be reached."""

import json
import re
from collections.abc import Iterable
from functools import cache

import msgspec

from valepaska.i18n import texts
from valepaska.web import lean
from valepaska.web.files import File

WORKER = "sw.js"
_SCREEN = ("page/app.js", "page/screens/offline.js")
"""What shows that there is no server."""
_KEPT = re.compile(r"sheets\.css|texts/\w+\.ftl|.*\.woff2|favicon\.svg")
_SKY, _WOOD = "#C9D3E6", "#DDBE8E"
_ICONS = (("any", 192), ("any", 512), ("maskable", 192), ("maskable", 512))


def worker(program: File, version: str, names: Iterable[str], loads: dict[str, list[str]]) -> File:
    """The worker of a version of the page, with the addresses of the files that it keeps.

    `names` are all files of the page, `loads` the modules that each module loads at once.
    """
    kept = [*lean.reached(_SCREEN, loads), *(name for name in sorted(names) if _KEPT.fullmatch(name))]
    shell = {"version": version, "files": [f"/static/{version}/{name}" for name in kept]}
    return File(f"const SHELL = {json.dumps(shell)};\n".encode() + program.body, program.suffix)


@cache
def manifest(lang: str) -> File:
    """The manifest of the page in a language: it is one app whatever its name."""
    say = texts(lang)
    found = {
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "lang": lang,
        "name": say("page-title"),
        "short_name": say("page-title"),
        "description": say("page-welcome"),
        "display": "standalone",
        "theme_color": _SKY,
        "background_color": _WOOD,
        "categories": ["games", "entertainment"],
        "icons": [
            {
                "src": f"/static/icons/{purpose}-{side}.png",
                "sizes": f"{side}x{side}",
                "type": "image/png",
                "purpose": purpose,
            }
            for purpose, side in _ICONS
        ],
        "shortcuts": [
            {"name": say("page-new-table"), "url": "/#new"},
            {"name": say("page-type-code"), "url": "/#join"},
        ],
    }
    return File(msgspec.json.encode(found), ".webmanifest")
