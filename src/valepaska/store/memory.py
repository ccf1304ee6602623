"""A store that forgets everything with the process: for measurements, and tables nobody wants kept."""

from collections.abc import Sequence
from concurrent.futures import Future

from valepaska.store.protocol import Code, Conflict, Rewriting, Shared, Stored, StoreError
from valepaska.table.log import LogEvent
from valepaska.table.names import same_name
from valepaska.table.programs import Program

_DONE: Future[None] = Future()
_DONE.set_result(None)


def _failed(error: StoreError) -> Future[None]:
    failed: Future[None] = Future()
    failed.set_exception(error)
    return failed


class MemoryStore:
    """Logs in memory. Writes are done when `append` returns."""

    def __init__(self) -> None:
        self._logs: dict[str, list[LogEvent]] = {}
        self._clients: dict[str, set[str]] = {}
        self._shared: dict[str, Shared] = {}
        self._shared_as: dict[tuple[str, int, int | None], str] = {}
        self._codes: dict[str, Code] = {}
        self._code_of: dict[str, str] = {}
        self._programs: dict[str, Program] = {}
        self._open = True

    @property
    def last_before(self) -> int | None:
        """See `Store.last_before`."""
        return None

    def append(self, table: str, expected: int, entries: Sequence[LogEvent]) -> Future[None]:
        """See `Store.append`."""
        log = self._logs.get(table, [])
        clients = [entry.client for entry in entries if entry.client is not None]
        known = self._clients.get(table, set())
        if not self._open:
            return _failed(StoreError("the store is closed"))
        if len(log) != expected:
            return _failed(Conflict(f"the log of {table} has {len(log)} entries, not {expected}"))
        if len(set(clients)) != len(clients) or not known.isdisjoint(clients):
            return _failed(Conflict(f"the log of {table} has one of these commands already"))
        if entries:
            self._logs.setdefault(table, []).extend(entries)
            self._clients.setdefault(table, set()).update(clients)
        return _DONE

    def load(self, table: str) -> list[LogEvent]:
        """See `Store.load`."""
        return list(self._logs.get(table, ()))

    def rewrite(self, table: str, change: Rewriting) -> int:
        """See `Store.rewrite`."""
        self.check()
        changed = change(self.load(table))
        for number, entry in changed.entries.items():
            self._logs[table][number] = entry
        for id, shared in self._shared.items():
            if shared.table == table:
                self._shared[id] = shared._replace(record=changed.record(shared.record))
        return len(changed.entries)

    def tables(self) -> list[Stored]:
        """See `Store.tables`."""
        stored = [Stored(table, len(log), log[-1].at) for table, log in self._logs.items()]
        return sorted(stored, key=lambda each: (-each.at, each.table))

    def sweep(self, before: int, most: int = 200) -> list[str]:
        """See `Store.sweep`."""
        old = [each.table for each in reversed(self.tables()) if each.at < before][:most]
        for table in old:
            del self._logs[table]
            self._clients.pop(table, None)
            self._codes.pop(self._code_of.pop(table, ""), None)
        self._shared = {id: shared for id, shared in self._shared.items() if shared.table not in old}
        self._shared_as = {shared[:3]: id for id, shared in self._shared.items()}
        return old

    def share(self, id: str, shared: Shared) -> str:
        """See `Store.share`."""
        self.check()
        known = self._shared_as.setdefault(shared[:3], id)
        self._shared.setdefault(known, shared)
        return known

    def shared(self, id: str) -> Shared | None:
        """See `Store.shared`."""
        return self._shared.get(id)

    def shared_among(self, ids: Sequence[str]) -> list[str]:
        """See `Store.shared_among`."""
        return [id for id in ids if id in self._shared]

    def keep_code(self, code: Code) -> Future[None]:
        """See `Store.keep_code`."""
        if not self._open:
            return _failed(StoreError("the store is closed"))
        self._codes.pop(self._code_of.get(code.table, ""), None)
        if (meant := self._codes.get(code.code)) is not None:
            del self._code_of[meant.table]
        self._codes[code.code], self._code_of[code.table] = code, code.code
        return _DONE

    def codes(self, after: int, most: int) -> list[Code]:
        """See `Store.codes`."""
        self._codes = {kept.code: kept for kept in self._codes.values() if kept.until > after}
        self._code_of = {kept.table: kept.code for kept in self._codes.values()}
        return sorted(self._codes.values(), key=lambda kept: (kept.until, kept.code))[-most:]

    def add_program(self, program: Program) -> bool:
        """See `Store.add_program`."""
        if any(same_name(program.name, other.name) for other in self._programs.values()):
            return False
        self._programs[program.id] = program
        return True

    def use_program(self, id: str, now: int) -> Program | None:
        """See `Store.use_program`."""
        found = self._programs.get(id)
        if found is not None:
            found = self._programs[id] = found._replace(used=max(found.used, now))
        return found

    def drop_program(self, id: str) -> bool:
        """See `Store.drop_program`."""
        return self._programs.pop(id, None) is not None

    def sweep_programs(self, before: int) -> int:
        """See `Store.sweep_programs`."""
        old = [program.id for program in self._programs.values() if program.used < before]
        for id in old:
            del self._programs[id]
        return len(old)

    def check(self) -> None:
        """See `Store.check`."""
        if not self._open:
            raise StoreError("the store is closed")

    def close(self) -> None:
        """See `Store.close`."""
        self._open = False
