"""Small plots as SVG: a row with a label for each subject, values along a common axis. Light and dark."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH, LABELS, ROW, TOP, BOTTOM, RIGHT = 720, 250, 20, 34, 22, 20
STYLE = (
    "text{font:12px sans-serif;fill:#333}.t{font-weight:bold}.e{text-anchor:end}.m{text-anchor:middle}"
    ".g{stroke:#ddd}.s{stroke:#7a9cc6;stroke-width:4}.d{fill:#1f4e8c}.r{stroke:#c0392b;stroke-dasharray:3}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.g{stroke:#444}.d{fill:#9cc4ff}.s{stroke:#4a6a94}}"
)


class Row(NamedTuple):
    """A subject: a dot for each value, and a bar from the least to the greatest of `span`."""

    label: str
    values: tuple[float, ...]
    span: tuple[float, float] | None = None


def plot(title: str, rows: Sequence[Row], ticks: Sequence[float], mark: float | None = None, unit: str = "") -> str:
    """The rows below each other. `ticks`: the labels of the axis, from end to end; `mark`: a line to compare with."""
    low, high = min(ticks), max(ticks)
    height = TOP + ROW * len(rows) + BOTTOM

    def x(value: float) -> str:
        part = (min(max(value, low), high) - low) / (high - low)
        return f"{LABELS + part * (WIDTH - LABELS - RIGHT):.0f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="t" x="0" y="16">{escape(title)}</text>',
    ]
    bottom = height - BOTTOM
    for tick in ticks:
        lines.append(f'<path class="g" d="M{x(tick)} {TOP - 8}V{bottom}"/>')
        lines.append(f'<text class="m" x="{x(tick)}" y="{height - 6}">{tick:g}{unit}</text>')
    if mark is not None:
        lines.append(f'<path class="r" d="M{x(mark)} {TOP - 8}V{bottom}"/>')
    for number, row in enumerate(rows):
        y = TOP + ROW * number + 4
        lines.append(f'<text class="e" x="{LABELS - 10}" y="{y + 4}">{escape(row.label)}</text>')
        if row.span is not None:
            lines.append(f'<path class="s" d="M{x(row.span[0])} {y}H{x(row.span[1])}"/>')
        lines += [f'<circle class="d" cx="{x(value)}" cy="{y}" r="4"/>' for value in row.values]
    return "\n".join([*lines, "</svg>", ""])
