"""Where a running server is, for whoever starts a second one; and opening its page in a browser."""

import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

PATIENCE = 1.0
"""Seconds in which a server on this machine takes a connection."""

_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME")


def open_page(address: str) -> None:
    """Open a page where there is a screen to see it on; a browser inside this terminal is not meant."""
    if sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in _SCREENS):
        webbrowser.open(address)


@contextlib.contextmanager
def sign(database: Path | None, address: str) -> Iterator[None]:
    """While the server runs, its address stands beside its database. Without it only a hint is missing."""
    if database is None:
        yield
        return
    with contextlib.suppress(OSError):
        _sign_of(database).write_text(address + "\n", encoding="ascii")
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            _sign_of(database).unlink()


def who_has(database: Path) -> str | None:
    """The address of the server that has a database open; None when none answers there."""
    with contextlib.suppress(OSError, ValueError):
        address = _sign_of(database).read_text(encoding="ascii").strip()
        place = urlsplit(address)
        with socket.create_connection((place.hostname or "", place.port or 0), timeout=PATIENCE):
            return address
    return None


def _sign_of(database: Path) -> Path:
    return database.with_name(database.name + "-server")
