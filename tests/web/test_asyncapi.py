"""The socket is as its own description says: the document is valid, and so is every frame of deals that are played."""

import asyncio
import gzip
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest

from tests.web.house import Page, house, run
from tests.web.play import play_on, watch
from valepaska.rules.model import Rules
from valepaska.table.protocol import Command, FromPage, ToPage
from valepaska.web.asyncapi import socket_description

OFFICIAL = Path(__file__).parents[1] / "data" / "asyncapi" / "3.0.0.json.gz"
DOCUMENT: dict[str, Any] = json.loads(socket_description())
COMMANDS = [str(each.__struct_config__.tag) for each in get_args(Command)]


def validator_of(tags: list[str]) -> jsonschema_rs.Draft7Validator:
    """What says whether something is one of these messages."""
    payloads = [DOCUMENT["components"]["messages"][tag]["payload"] for tag in tags]
    return jsonschema_rs.Draft7Validator({"oneOf": payloads, "components": DOCUMENT["components"]})


def tags_of(*operations: str) -> list[str]:
    """The messages of operations, and of their replies."""
    parts = [DOCUMENT["operations"][name] for name in operations]
    listed = [each for part in parts for each in (*part["messages"], *part.get("reply", {}).get("messages", ()))]
    return list(dict.fromkeys(each["$ref"].rpartition("/")[2] for each in listed))


def refs(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for inner in part.values():
            yield from refs(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from refs(inner)


def test_the_document_is_valid_by_the_official_schema() -> None:
    schema = json.loads(gzip.decompress(OFFICIAL.read_bytes()))
    validator = jsonschema_rs.Draft7Validator(schema)
    assert [error.message[:200] for error in validator.iter_errors(DOCUMENT)] == []
    for path in (("operations", "tell", "action"), ("channels", "table"), ("components", "messages", "hello")):
        broken = json.loads(socket_description())
        part = broken
        for name in path[:-1]:
            part = part[name]
        part[path[-1]] = "nothing"
        assert not validator.is_valid(broken), path


def test_every_reference_leads_somewhere() -> None:
    found = set(refs(DOCUMENT))
    assert len(found) > 80
    for ref in found:
        part: Any = DOCUMENT
        for name in ref.removeprefix("#/").split("/"):
            part = part[name]


def test_every_message_stands_there_once_and_goes_the_way_it_goes() -> None:
    said = [str(each.__struct_config__.tag) for each in (*get_args(FromPage), *get_args(ToPage))]
    assert Counter(said).most_common(1)[0][1] == 1
    assert list(DOCUMENT["channels"]["table"]["messages"]) == list(DOCUMENT["components"]["messages"]) == said
    told = {str(each.__struct_config__.tag) for each in get_args(ToPage)}
    assert tags_of("hello") == ["hello", "welcome", "gone"]
    assert tags_of("command") == [*COMMANDS, "accepted", "refused"]
    assert {*tags_of("tell"), "accepted", "refused"} == told
    assert {name: part["action"] for name, part in DOCUMENT["operations"].items()} == {
        "hello": "receive",
        "command": "receive",
        "tell": "send",
    }


@pytest.mark.parametrize("rules", ["valepaska", "paskahousu"])
def test_every_frame_of_a_deal_that_is_played_is_as_described(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    heard: list[Any] = []
    say = Page.say

    async def noted(page: Page, kind: str, **fields: Any) -> None:
        sent.append({"type": kind, **fields})
        await say(page, kind, **fields)

    async def main() -> None:
        async with house() as place:
            table, account = await place.open(rules=rules, seats=3), await place.account("Räntä")
            anna, rain, watcher = [await place.page(table) for _ in range(3)]
            assert await anna.sit("Anna") == "accepted"
            assert await rain.sit_program(account) == "accepted"
            assert await rain.sit_program(account) == "already_seated"
            assert (await anna.ask("react", phrase=3))["type"] == "accepted"
            assert (await anna.ask("start"))["type"] == "accepted"
            face_down = Rules.parse(rules).challenge.face_down
            async with asyncio.TaskGroup() as group:
                playing = [
                    group.create_task(play_on(place, page, random.Random(seed), face_down=face_down))
                    for seed, page in enumerate((anna, rain))
                ]
                playing.append(group.create_task(watch(watcher)))
            had = [page for task in playing for page in task.result()]
            await place.server.rooms.close()
            await watcher.until_closed()
            heard.extend(json.loads(frame) for page in {*had, anna, rain} for frame in page.frames)

    monkeypatch.setattr(Page, "say", noted)
    run(main())
    told = validator_of(tags_of("tell", "command", "hello"))
    asked = validator_of([*tags_of("hello")[:1], *COMMANDS])
    kinds = Counter(frame["type"] for frame in heard)
    assert {"welcome", "update", "seated", "accepted", "refused", "presence", "reacted", "gone"} <= set(kinds)
    assert kinds["update"] > 30
    for frame in heard:
        told.validate(frame)
    assert {frame["type"] for frame in sent} >= {"hello", "sit", "sit_program", "start", "act", "contribute"}
    for frame in sent:
        asked.validate(frame)
    broken = next(frame for frame in heard if frame["type"] == "update" and frame.get("deal"))
    broken["deal"]["decision"] = "one"
    assert not told.is_valid(broken), "or this test would say nothing"
    assert not asked.is_valid({"type": "act", "id": "a", "decision": 1, "action": "pass", "seat": 2})


def test_the_server_serves_it() -> None:
    async def main() -> None:
        async with house() as place:
            status, text = await place.text("/asyncapi.json")
            assert (status, json.loads(text)) == (200, DOCUMENT)

    run(main())
