"""Tables whose pages contribute to the chance of a deal when a test tells them to."""

from typing import Any

from tests.table.stage import Page, Stage, contribution
from valepaska.table import log, protocol
from valepaska.table.fair import Fair


def silent(*names: str, **options: Any) -> tuple[Stage, list[Page]]:
    """A table whose pages contribute when they are told to."""
    stage = Stage(contributing=False, **options)
    return stage, [stage.sit(name) for name in names]


def give(stage: Stage, page: Page) -> Any:
    return stage.send(page, contribution(page, stage.id()))


def call(stage: Stage, page: Page, id: str = "start") -> Any:
    return stage.send(page, protocol.Start(id=id))


def began(stage: Stage) -> log.Began:
    return [entry for entry in stage.log if isinstance(entry, log.Began)][-1]


def fair_of(stage: Stage) -> Fair:
    entry = began(stage)
    assert entry.contributions is not None
    return Fair(bytes.fromhex(entry.key), entry.contributions)
