"""Who comes back at any version is told exactly the rest: what it had and what it missed are the unbroken whole."""

import json
import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from tests.table.stage import Page, Stage
from tests.table.test_machine import action_of
from tests.table.whole import whole
from valepaska.table import protocol
from valepaska.table.change import Change
from valepaska.table.core import HISTORY
from valepaska.table.table import Table

SPECS = (
    "valepaska",
    "poytapaska",
    "ruotsalainen",
    "valepaska+refill+swap_window=until_next_play+challengers=anyone_incl_out",
)


@dataclass
class Stream:
    """What a page that never lost its line was told, and how much of it at each version."""

    page: Page
    upto: dict[int, int] = field(default_factory=dict)

    def mark(self) -> None:
        self.upto[self.page.version] = len(self.page.happened)


def game(spec: str, seed: int, steps: int) -> tuple[Stage, list[Stream]]:
    """Two people who stay, one who comes and goes, a bot and a watcher; what the three who stay were told."""
    dice = random.Random(seed)
    stage = Stage(spec, secret=dice.randbytes(32))
    anna, bo, cai, watcher = stage.sit("Anna"), stage.sit("Bo"), stage.sit("Cai"), stage.connect()
    streams = [Stream(page) for page in (anna, bo, watcher)]
    stage.send(anna, protocol.Start(id="start"))
    for number in range(steps):
        luck = dice.random()
        asked = [page for page in (anna, bo) if page.deal["may"] is not None]
        if luck < 0.1:
            stage.drop(cai) if cai.connected else stage.connect(page=cai)
        elif luck < 0.2:
            command: Any = dice.choice((protocol.SetPace, protocol.Mute))
            options: dict[str, Any] = {"pace": "relaxed"} if command is protocol.SetPace else {"seat": 1}
            stage.send(anna, command(id=f"o{number}", **options))
        elif asked and luck < 0.9:
            page = dice.choice(asked)
            stage.act(page, action_of(page, dice.randrange(10_000)), id=f"x{number}")
        else:
            stage.wait(dice.choice((2_000, 6_000, 20_000)))
        if not stage.is_playing():
            stage.send(anna, protocol.Start(id=f"again{number}"))
        for stream in streams:
            stream.mark()
    return stage, streams


def welcomed(change: Change) -> Any:
    """The welcome in a change, as the page reads it."""
    welcome = next(letter.message for letter in change.letters if isinstance(letter.message, protocol.Welcome))
    return json.loads(msgspec.json.encode(welcome))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("restarted", [False, True])
def test_at_every_version_of_every_viewer_what_it_had_and_what_it_missed_is_the_whole(
    spec: str, restarted: bool
) -> None:
    stage, streams = game(spec, seed=len(spec), steps=150)
    table = Table.load(stage.log, stage.now) if restarted else stage.table
    compared = 0
    for stream in streams:
        page = stream.page
        token = page.token if page.mine["seat"] is not None else None
        table.hello(protocol.Hello(token=token), stage.now)  # after a restart its clocks begin anew, once
        for version, count in stream.upto.items():
            change = table.hello(protocol.Hello(token=token, seen=version), stage.now)
            assert not change.entries
            found = welcomed(change)
            missed = [event for event in found["missed"] if event["type"] != "goes_on"]
            told = [event for event in page.happened[count:] if event["type"] != "goes_on"]
            assert missed == told
            shown = whole(found["deal"], found["own"], page.mine["seat"])
            assert (found["mine"], shown["view"]) == (page.mine, page.view)
            assert restarted or (found["table"], shown, found["version"]) == (
                page.table,
                page.deal,
                page.version,
            )
            compared += 1
    assert compared > 100
    assert stage.table.version < HISTORY
