"""Where the logs of tables are kept: what every store promises."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import NamedTuple, Protocol

from valepaska.errors import ValepaskaError
from valepaska.table.log import LogEvent
from valepaska.table.programs import Program


class StoreError(ValepaskaError):
    """The store cannot be opened, read or written; the text says what to do. Nothing was half written.

    Where `text` says ``{database}`` the whole of it names the file; `public`, for strangers, does not.
    """

    def __init__(self, text: str, file: Path | None = None) -> None:
        self.public = text.replace("{database}", "the database")
        super().__init__(self.public if file is None else text.replace("{database}", f"the database {file}"))


class InUse(StoreError):
    """Another server has the store open."""


class Conflict(StoreError):
    """The log is not as long as the writer believed, or has the command already: nothing was written."""


class Changed(NamedTuple):
    """Entries that take the place of others, by their places in a log; and what becomes of each record shared of it."""

    entries: Mapping[int, LogEvent]
    record: Callable[[str], str]


Rewriting = Callable[[Sequence[LogEvent]], Changed]
"""What of a log is to be another, as it says when it is given the log."""


class Stored(NamedTuple):
    """A table in the store: how long its log is, and the time of the last entry in milliseconds."""

    table: str
    version: int
    at: int


class Shared(NamedTuple):
    """A finished deal that somebody shares: its table, which deal of it, and its record.

    `seat`: it is told as this seat saw it; None: with all cards.
    """

    table: str
    deal: int
    seat: int | None
    record: str


class Code(NamedTuple):
    """A short code, the table that it means, and until when, in milliseconds."""

    code: str
    table: str
    until: int


class Store(Protocol):
    """Append-only logs of tables by name, the deals of them that are shared, and the accounts of programs.

    Calls other than `append` and `keep_code` wait for the disk; where nothing may wait they belong in a thread.
    """

    @property
    def last_before(self) -> int | None:
        """The time of the newest entry of all as the store was opened; None: it was empty."""
        ...

    def append(self, table: str, expected: int, entries: Sequence[LogEvent]) -> Future[None]:
        """Write entries behind the first `expected` ones; 0 begins a log.

        The future is done once they are on the disk. Writes happen in the order of the calls.
        It raises Conflict when the log is not that long, or holds a command with the same
        `client` already, and StoreError when it cannot be written; then nothing was written.
        """
        ...

    def load(self, table: str) -> list[LogEvent]:
        """The log of a table, empty when there is none. Raises StoreError when it is damaged."""
        ...

    def rewrite(self, table: str, change: Rewriting) -> int:
        """Change entries of a log, and what is shared of it, all or nothing; how many. Their commands stay as they are.

        `change` is given the log. What it raises is raised; StoreError when the log is damaged or cannot be written.
        """
        ...

    def tables(self) -> list[Stored]:
        """All tables, the one that was played at last first."""
        ...

    def sweep(self, before: int, most: int = 200) -> list[str]:
        """Delete up to `most` tables whose last entry is older than a time, oldest first; their names.

        What is shared of them goes with them, and their codes.
        """
        ...

    def share(self, id: str, shared: Shared) -> str:
        """Keep a finished deal of a table that is there; the id that means it from now on.

        It is an older one where the same was shared before: then nothing is written.
        """
        ...

    def shared(self, id: str) -> Shared | None:
        """What an id means; None when nothing, or nothing any more."""
        ...

    def shared_among(self, ids: Sequence[str]) -> list[str]:
        """Those of these ids that mean something, in their order."""
        ...

    def keep_code(self, code: Code) -> Future[None]:
        """Keep what a short code means, in place of what it meant before and of the code that its table had.

        The future is done once it is on the disk; it raises StoreError when it cannot be written.
        """
        ...

    def codes(self, after: int, most: int) -> list[Code]:
        """The codes that are good after a time, at most so many of them, the one that ends last at the end.

        Those that were good no longer are deleted.
        """
        ...

    def add_program(self, program: Program) -> bool:
        """Keep an account. False, and nothing is kept, where another has a name that it would be mistaken for."""
        ...

    def use_program(self, id: str, now: int) -> Program | None:
        """The account of an id, which is used at this time."""
        ...

    def drop_program(self, id: str) -> bool:
        """Delete an account; False where there is none."""
        ...

    def sweep_programs(self, before: int) -> int:
        """Delete the accounts that were used last before a time; how many."""
        ...

    def check(self) -> None:
        """Write something, so that a full disk or a lost file is noticed. Raises StoreError."""
        ...

    def close(self) -> None:
        """Write what has been asked for, and let go of the store."""
        ...
