"""The HTTP API is as its own description says: whatever is asked, no answer is a mistake of the server's."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import urlopen

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.web.house import PATIENCE, UNBOUNDED, house, run
from valepaska.records.record import write_record
from valepaska.store import Shared
from valepaska.web.limits import Limits

GENEROUS = Limits(
    tables=UNBOUNDED,
    requests=UNBOUNDED,
    guesses=UNBOUNDED,
    programs=UNBOUNDED,
    replays=UNBOUNDED,
    records=UNBOUNDED,
    body_time=PATIENCE,
)
QUICK = settings(max_examples=10, deadline=None, derandomize=True, database=None, suppress_health_check=[*HealthCheck])
REFUSALS = [400, 403, 404, 405, 413, 415]
"""How what is not as described may be refused; 413 is what a text beyond all bounds gets."""


@schemathesis.serializer("application/toml")
def as_text(_: Any, value: Any) -> bytes:
    """A record is sent as it is."""
    return str(value).encode("utf-8", "replace")


class Served:
    """A server in a thread, and a table of it at which a deal has been finished."""

    def __init__(self) -> None:
        self.base = ""
        self.real: dict[str, str] = {}
        self.errors = -1
        self.ready = threading.Event()
        self.enough = threading.Event()

    def serve(self) -> None:
        run(self._serve(), 1000)

    async def _serve(self) -> None:
        async with house(limits=GENEROUS) as place:
            table = await place.open(seats=3)
            anna = await place.seated(table, "Anna")
            assert (await anna.ask("start"))["type"] == "accepted"
            assert (await anna.ask("stand"))["type"] == "accepted"
            await anna.until_deal(lambda deal: deal["review"])
            code = json.loads((await place.text(f"/api/tables/{table}"))[1])["code"]
            record = place.server.rooms._rooms[table].table.last_record
            assert record is not None
            replay = place.server.rooms.store.share("r" * 22, Shared(table, 1, None, write_record(record)))
            self.real = {"table": table, "code": code, "replay": replay}
            self.base = place.base
            self.ready.set()
            await asyncio.to_thread(self.enough.wait)
            self.errors = place.server.metrics.value("valepaska_errors_total")


@contextmanager
def served() -> Iterator[Served]:
    there = Served()
    thread = threading.Thread(target=there.serve)
    thread.start()
    try:
        assert there.ready.wait(PATIENCE)
        yield there
    finally:
        there.enough.set()
        thread.join()


@pytest.mark.slow
def test_every_answer_is_one_that_the_description_names() -> None:
    statuses: dict[str, set[int]] = {}
    config = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}})

    def ask_much(operation: Any, mode: schemathesis.GenerationMode, there: Served) -> None:
        @QUICK
        @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
        def ask(case: Any, real: bool) -> None:
            for name in case.path_parameters or {} if real else ():
                case.path_parameters[name] = there.real[name]
            # Rules that contradict each other are well-formed texts, and 3.0 is an integer for JSON Schema.
            answer = case.call_and_validate(base_url=there.base, excluded_checks=[positive_data_acceptance])
            statuses.setdefault(operation.label, set()).add(answer.status_code)

        ask()

    with served() as there:
        with urlopen(f"{there.base}/openapi.json") as answer:
            schema = schemathesis.openapi.from_dict(json.load(answer), config=config)
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            ask_much(operation, schemathesis.GenerationMode.POSITIVE, there)
            if operation.query or operation.body:
                ask_much(operation, schemathesis.GenerationMode.NEGATIVE, there)
    assert there.errors == 0
    assert statuses["GET /api/tables/{table}/record"] == {200, 404}
    assert statuses["GET /api/codes/{code}"] == {200, 404}
    assert statuses["POST /api/tables"] >= {201, 400}
    assert statuses["POST /api/programs"] >= {201, 400}
    assert statuses["GET /api/programs/own"] == statuses["DELETE /api/programs/own"] == {401}
    assert not any(status >= 500 for found in statuses.values() for status in found)
