"""The ways in which environments show a deal."""

from collections.abc import Sequence

from valepaska.errors import ValepaskaError, quoted

RENDER_MODES = ("ansi",)
"""`ansi`: a line of text, which `render()` returns."""


def check_render_mode(mode: str | None, modes: Sequence[str]) -> None:
    """Raise ValepaskaError unless this is one of the modes, or None."""
    if mode is not None and mode not in modes:
        choose = f"choose {' or '.join(modes)}, or none" if modes else "here nothing is rendered"
        raise ValepaskaError(f"there is no render mode {quoted(mode)}: {choose}")
