"""A line that could not be understood: which message says so, and with what."""


class Unclear(Exception):
    """The line means nothing here. `message` is the id of the text that says why."""

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.details = details
