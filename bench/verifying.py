"""How long does it take to check that a deal was fair? In the page, in the program, as a command, and by the example.

Processor time, of one deal of four that is played here: a table with its commitment and four contributions.
Run: python bench/verifying.py [--rounds 200]   (the page needs Chromium, the example Node; else they are left out)
"""

import argparse
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.table.stage import Stage, people  # noqa: E402
from tests.web.browser.serving import served  # noqa: E402
from tests.web.browser.visitor import CHROMIUM, FLAGS  # noqa: E402
from valepaska.records.document import Document  # noqa: E402
from valepaska.records.record import record_in, write_record  # noqa: E402
from valepaska.table import protocol  # noqa: E402
from valepaska.table.proving import findings, proof_in  # noqa: E402

CHECK = """
async ([known, rounds]) => {
  const { checked } = await import("/static/page/table/fair-check.js");
  performance.mark("before");
  for (let round = 0; round < rounds; round++) {
    const faults = checked(known).filter(({ fault }) => fault);
    if (faults.length) throw new Error(JSON.stringify(faults));
  }
  return performance.measure("checked", "before").duration / rounds;
}
"""
COMMANDS = 5


def played() -> tuple[Stage, dict[str, Any]]:
    """A table at which a deal is over, and what the page of the first person knows of it."""
    stage = Stage(bot_speed="instant", pace="quick")
    pages = people(stage)
    for page in pages:
        assert stage.send(page, protocol.Stand(id=stage.id()))["type"] == "accepted"
    stage.wait(3_600_000)
    first = pages[0]
    begins, dealt = first.told("deal_begins")[0], first.told("dealt")[0]
    options = {"packs": 1, "jokers": 0, "starter": "left_of_dealer"}
    fair = first.deal["review"]["fair"]
    known = {"fair": fair, "begins": begins, "dealt": dealt, "seat": 0, "told": True, "options": options}
    return stage, {**known, "mine": begins["contributions"][0]}


def processor_time(work: Callable[[], object], rounds: int) -> float:
    """Milliseconds of a processor that one round takes in this process."""
    before = time.process_time()
    for _ in range(rounds):
        work()
    return (time.process_time() - before) / rounds * 1000


def of_a_command(command: list[str]) -> float:
    """Milliseconds of a processor that a command takes, the best of a few."""
    found = []
    for _ in range(COMMANDS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(found) * 1000


def in_the_page(page: Page, known: dict[str, Any], rounds: int) -> str:
    """What the page itself measures, and how long its thread was busy."""
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        metrics = tools.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))

    first = page.evaluate(CHECK, [known, 1])
    before = busy()
    passed = page.evaluate(CHECK, [known, rounds])
    spent = (busy() - before) / rounds * 1000
    return f"{spent:8.2f} ms; by its own watch the first {first:.1f} ms, then {passed:.2f} ms each"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=200)
    rounds = parser.parse_args().rounds
    stage, known = played()
    record = stage.table.last_record
    assert record is not None
    text = write_record(record)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deal.toml"
        path.write_text(text, encoding="utf-8")

        def check() -> None:
            document = Document(text)
            read = record_in(document)
            proof = proof_in(document, read)
            assert proof is not None
            assert all(found.fault is None for found in findings(read, proof))

        print(f"a deal of {len(record.seats)} with {len(record.actions)} actions, processor time")
        print(f"in the program, reading, replaying and all steps   {processor_time(check, rounds):8.2f} ms")
        module = [sys.executable, "-m", "valepaska"]
        print(
            f"valepaska verify RECORD, the whole command         {of_a_command([*module, 'verify', str(path)]):8.0f} ms"
        )
        print(f"of it starting: valepaska --version                {of_a_command([*module, '--version']):8.0f} ms")
        if shutil.which("node"):
            example = ["node", str(ROOT / "examples" / "verify-deal.mjs"), str(path)]
            print(f"examples/verify-deal.mjs, the whole command        {of_a_command(example):8.0f} ms")
        if CHROMIUM.exists():
            with served(Path(folder)) as site, sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
                page = browser.new_page()
                page.goto(site)
                print(f"in the page, all steps                             {in_the_page(page, known, rounds)}")
                browser.close()


if __name__ == "__main__":
    main()
