"""Figures of a running server, as the text that Prometheus reads."""

from bisect import bisect_left
from collections import Counter

_BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)

_HELP = {
    "valepaska_sockets": ("gauge", "Open sockets."),
    "valepaska_tables_in_memory": ("gauge", "Tables in memory."),
    "valepaska_tables_created_total": ("counter", "Tables created."),
    "valepaska_tables_swept_total": ("counter", "Abandoned tables deleted."),
    "valepaska_commands_total": ("counter", "Commands from pages, by how they were answered."),
    "valepaska_messages_total": ("counter", "Messages put into outboxes."),
    "valepaska_sockets_refused_total": ("counter", "Sockets refused or closed by the server, by reason."),
    "valepaska_requests_total": ("counter", "HTTP requests, by status."),
    "valepaska_errors_total": ("counter", "Mistakes of the program."),
    "valepaska_bot_faults_total": ("counter", "Bots that failed in a deal; the table acted for them."),
    "valepaska_storage_errors_total": ("counter", "Writes to the store that failed."),
}


class Metrics:
    """Counters, gauges and one histogram: from the arrival of a command until its answer waits to be sent."""

    def __init__(self) -> None:
        self._values: Counter[tuple[str, str]] = Counter()
        self._buckets = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """Add to a counter. `label` is one of few fixed words, never what a client sent."""
        self._values[name, label] += by

    def set(self, name: str, value: int) -> None:
        """Set a gauge."""
        self._values[name, ""] = value

    def add(self, name: str, change: int) -> None:
        """Change a gauge."""
        self._values[name, ""] += change

    def value(self, name: str, label: str = "") -> int:
        """What a counter or gauge stands at."""
        return self._values[name, label]

    def took(self, seconds: float) -> None:
        """A command was answered after this time."""
        self._buckets[bisect_left(_BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        """Everything, in the text format of Prometheus."""
        lines = []
        for name, (kind, meaning) in _HELP.items():
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]
            found = sorted((label, value) for (key, label), value in self._values.items() if key == name)
            lines += [f'{name}{{kind="{label}"}} {value}' if label else f"{name} {value}" for label, value in found]
            if not found:
                lines.append(f"{name} 0")
        return "\n".join(lines + self._histogram()) + "\n"

    def _histogram(self) -> list[str]:
        name = "valepaska_command_seconds"
        lines = [f"# HELP {name} From a command's arrival to its stored answer.", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]
