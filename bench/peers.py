"""How fast is this engine beside others? One command: it sets each peer up in an environment of its own, in the
cache of the user, runs random play on all of them in one go, and writes docs/speed.md.

A peer that cannot be installed or run is named as such. Run:
python bench/peers.py [--seconds 5] [--only ours,openspiel,... --print]
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import textwrap
import venv
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_cache_path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import fast
from valepaska.fast import playouts
from valepaska.version import __version__

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "speed.md"
CACHE = user_cache_path("valepaska") / "peers"
PATIENCE = 1200
OURS = "ours"
"""This engine, which is always measured."""


class Peer(NamedTuple):
    """A module of `bench.peers_engine`, and what is installed for it."""

    script: str
    packages: tuple[str, ...]


PEERS = {
    "openspiel": Peer("openspiel", ("open_spiel==2.0.2",)),
    "rlcard": Peer("rlcard_games", ("rlcard==1.2.0",)),
    "pettingzoo": Peer("pettingzoo_classic", ("pettingzoo[classic]==1.27.0",)),
    "pokerkit": Peer("pokerkit_games", ("pokerkit==0.7.7",)),
    "python-chess": Peer("chess_games", ("chess==1.11.2",)),
    "pgx": Peer("pgx_games", ("pgx==2.6.0", "jax==0.10.2")),
}


class Line(NamedTuple):
    """One row of the table."""

    engine: str
    game: str
    windows: list[tuple[float, float]]
    decision: str
    note: str

    @property
    def rate(self) -> float:
        """The median of the decisions a second."""
        return statistics.median(moves for moves, _ in self.windows)


def environment(name: str, peer: Peer) -> Path:
    """The Python of a peer's environment, made on first use. Raises CalledProcessError."""
    home = CACHE / name
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = home / "ready.txt"
    if not ready.exists() or ready.read_text() != " ".join(peer.packages):
        shutil.rmtree(home, ignore_errors=True)
        venv.create(home, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *peer.packages], check=True, capture_output=True)
        ready.write_text(" ".join(peer.packages))
    return python


def run(name: str, peer: Peer, seconds: float) -> tuple[list[Line], str | None]:
    """What a peer came to, or why it came to nothing."""
    try:
        python = environment(name, peer)
        settings = {**os.environ, "BENCH_SECONDS": str(seconds), "PYTHONPATH": str(ROOT)}
        command = [str(python), "-m", f"bench.peers_engine.{peer.script}"]
        done = subprocess.run(
            command, cwd=CACHE, env=settings, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.SubprocessError) as error:
        told = getattr(error, "stderr", None) or str(error)
        text = told.decode(errors="replace") if isinstance(told, bytes) else told
        return [], f"could not be set up: {(text.strip().splitlines() or ['?'])[-1][:160]}"
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    found = [Line(*(each[key] for key in ("peer", "game", "windows", "decision", "note"))) for each in lines]
    trouble = [line[2:] for line in done.stdout.splitlines() if line.startswith("# ")]
    if done.returncode:
        trouble.append(f"stopped: {(done.stderr.strip().splitlines() or ['?'])[-1][:160]}")
    return found, "; ".join(trouble) or None


HEAD = """Random play on this engine (version {version}) and on others, measured in one go by `python bench/peers.py`
on {processor}, {processors} processors, Python {python}, load average {load:.1f} at the end. Each figure is the
median of {windows} windows of {seconds:g} s, with the slowest and the fastest. A decision is one choice of a player
that is carried out; what that is differs from game to game and stands below. Chance is part of the time, not of the
count."""

BUSY = "The machine was busy with other work meanwhile: rates are too low, and only ratios between rows say something."

SHARE = """A loop in C that takes one decision every 10 ns would be the limit of one processor: the whole deals of the
first row reach {share:.0%} of it. A random deal of `valepaska` at four seats has {length:.0f} decisions: {plays:.0%}
are plays (at a turn or at the opening), {answers:.0%} are answers to a play, which are cheaper; a play is challenged
with a chance of 1/8. Where a step takes a code (batches and environments), all legal codes are equally likely, and
deals are longer."""

ALIKE = """The least unfair pairs: this engine by a way in that does about the same work for every decision. A ratio
above 1 means that this engine takes more decisions in the same time; where a peer runs several games, both ends are
given."""

REMARKS = """The games differ, and with them what a decision costs, so a ratio says which workloads fit in an hour,
and nothing about the skill of those who wrote the peers. Pgx was made for accelerators and plays smaller games here,
in batches on a processor. PokerKit and python-chess check and record far more than a playout needs, and make no
observation. RLCard and PettingZoo make an observation at every step, as do the rows of this engine that say so.
OpenSpiel's rows inside C++ have no Python in the loop, as the first rows here have not."""

MORE = """`python bench/fast.py` measures every preset, one call, the first call and memory besides, each beside what
the project asks of it; `bench/samples.py` and `bench/places.py` measure sampling and clusters."""

COLUMNS = ("engine", "game", "decisions/s", "slowest to fastest", "games/s", "decisions a game", "first row / this", "")
DECISION = "a play, an exchange, a draw, taking the pile, a challenge or a pass"
BESIDE = {
    "OpenSpiel, inside C++": "whole deals, 1 thread",
    "OpenSpiel, from Python": "OpenSpiel",
    "RLCard": "PettingZoo (AEC)",
    "PettingZoo classic": "PettingZoo (AEC)",
    "PokerKit": "PettingZoo (AEC)",
    "python-chess": "PettingZoo (AEC)",
    "Pgx": "batches of 1024",
}
"""The way into this engine that is set beside each peer."""


def page(ours: list[fast.Figure], peers: list[Line], missing: dict[str, str], seconds: float) -> str:
    """docs/speed.md."""
    mix = playouts("valepaska", fast.SEATS, fast.DEALS, 1)
    top = ours[0].rate
    head = HEAD.format(
        version=__version__,
        processor=processor(),
        processors=os.cpu_count(),
        python=platform.python_version(),
        load=os.getloadavg()[0],
        windows=fast.WINDOWS,
        seconds=seconds / fast.WINDOWS,
    )
    if os.getloadavg()[0] > (os.cpu_count() or 1) + 1:
        head = f"{head} {BUSY}"
    share = SHARE.format(
        length=mix.decisions / fast.DEALS,
        plays=mix.plays / mix.decisions,
        answers=mix.answers / mix.decisions,
        share=top / fast.SCALAR_LIMIT,
    )
    lines = [
        *("# Speed", "", fill(head), ""),
        *(f"| {' | '.join(COLUMNS)} |", "|---|---|---:|---|---:|---:|---:|---|"),
        *(row("**this one**", figure.what, figure.windows, top, figure.note) for figure in ours),
        *(row(line.engine, line.game, line.windows, top, line.note) for line in peers),
        "",
        *(f"* {name}: {why}" for name, why in missing.items()),
        *([""] if missing else []),
        *(fill(share), "", "## Like beside like", "", fill(ALIKE), ""),
        *("| peer | games | this engine | ratio |", "|---|---:|---|---:|", *alike(ours, peers), ""),
        *("## What a decision is", "", "| engine | game | a decision |", "|---|---|---|"),
        f"| **this one** | valepaska | {DECISION} |",
        *dict.fromkeys(f"| {line.engine.split(',')[0]} | {line.game} | {line.decision} |" for line in peers),
        *("", "## What to make of it", "", fill(REMARKS), "", fill(MORE), ""),
    ]
    return "\n".join(lines)


def alike(ours: list[fast.Figure], peers: list[Line]) -> list[str]:
    """A row for each peer that ran: this engine by the way in of `BESIDE`, and the least and the greatest ratio."""
    rates = {figure.what.removeprefix("valepaska, "): figure.rate for figure in ours}
    rows = []
    for engine in dict.fromkeys(line.engine for line in peers):
        way = BESIDE[engine]
        ratios = sorted(rates[way] / line.rate for line in peers if line.engine == engine)
        told = " to ".join(dict.fromkeys(rounded(each) for each in (ratios[0], ratios[-1])))
        rows.append(f"| {engine} | {len(ratios)} | {way} | {told} |")
    return rows


def rounded(ratio: float) -> str:
    """A ratio to two digits."""
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2g}"


def fill(text: str) -> str:
    """A paragraph in lines of the usual width."""
    return textwrap.fill(" ".join(text.split()), 118, break_long_words=False, break_on_hyphens=False)


def row(engine: str, game: str, windows: list[tuple[float, float]], top: float, note: str) -> str:
    """One row of the table."""
    rates = sorted(moves for moves, _ in windows)
    middle = statistics.median(rates)
    games = statistics.median(games for _, games in windows)
    length = f"{middle / games:.1f}" if games else ""
    cells = (
        engine,
        game,
        f"{middle:,.0f}",
        f"{rates[0]:,.0f} to {rates[-1]:,.0f}",
        f"{games:,.0f}",
        length,
        rounded(top / middle),
        note,
    )
    return f"| {' | '.join(cells)} |"


def processor() -> str:
    """The name of the processor."""
    told = Path("/proc/cpuinfo")
    names = [line for line in told.read_text().splitlines() if line.startswith("model name")] if told.exists() else []
    return names[0].split(":", 1)[1].strip() if names else platform.processor() or platform.machine()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    options.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    options.add_argument("--only", default=",".join(PEERS), help=f"of {', '.join(PEERS)}; {OURS} for none")
    options.add_argument("--print", action="store_true", help="print the page, do not write it")
    asked = options.parse_args()
    wanted = [name for name in asked.only.split(",") if name not in ("", OURS)]
    unknown = sorted(set(wanted) - set(PEERS))
    if unknown:
        options.error(f"there is no peer {unknown[0]!r}: the peers are {', '.join(PEERS)}")
    if set(wanted) != set(PEERS) and not asked.print:
        options.error("the page has all peers: with --only also say --print")
    ours = list(fast.main_figures(asked.seconds))
    lines: list[Line] = []
    missing = {}
    for name in wanted:
        print(f"{name} ...", file=sys.stderr, flush=True)
        found, trouble = run(name, PEERS[name], asked.seconds)
        lines += found
        if trouble:
            missing[name] = trouble
    text = page(ours, lines, missing, asked.seconds)
    if asked.print:
        print(text)
    else:
        PAGE.write_text(text, encoding="utf-8")
        print(f"{PAGE.relative_to(ROOT)} is written", file=sys.stderr)


if __name__ == "__main__":
    main()
