"""A line that could not be understood: which message says so, and with what."""

LONGEST_ECHO = 60
"""So much of what somebody typed is repeated to them."""


class Unclear(Exception):
    """The line means nothing here. `message` is the id of the text that says why."""

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.details = details


def echoed(text: str, most: int = LONGEST_ECHO) -> str:
    """What was typed, cut short when it is long."""
    plain = text.strip()
    return plain if len(plain) <= most else f"{plain[: most - 1]}…"
