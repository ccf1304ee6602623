"""What a reset of an environment may be asked for."""

from typing import Any

from valepaska.errors import ValepaskaError, quoted


def check_options(options: dict[str, Any] | None) -> None:
    """Raise ValepaskaError for options of a reset: there are none, since those of the environment stay."""
    if options:
        named = ", ".join(map(quoted, options))
        raise ValepaskaError(
            f"reset() takes no options, not {named}: it takes a seed, and the rest is said once, at the making"
        )
