"""The messages: what is read, what is refused, and that the page about them tells the truth."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.stage import Stage, people, until_window
from valepaska.engine import events as engine
from valepaska.table import happened, pace, protocol
from valepaska.table.commands import HANDLERS, SEATING
from valepaska.table.refusals import RefusalCode

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
DECODER = msgspec.json.Decoder(protocol.FromPage)

REFUSED = [
    b"",
    b"null",
    b"[]",
    b"{}",
    b'{"type":"act"}',
    b'{"type":"nothing","id":"a"}',
    b'{"type":"act","id":"a","decision":1,"action":"pass","seat":2}',
    b'{"type":"act","id":"a","decision":"1","action":"pass"}',
    b'{"type":"act","id":"a","decision":-1,"action":"pass"}',
    b'{"type":"act","id":"a","decision":1.5,"action":"pass"}',
    b'{"type":"act","id":"","decision":1,"action":"pass"}',
    b'{"type":"act","id":"a b","decision":1,"action":"pass"}',
    b'{"type":"act","id":"a\\n","decision":1,"action":"pass"}',
    b'{"type":"hello","token":"' + b"a" * 21 + b'\\n"}',
    b'{"type":"hello","window":"a\\n"}',
    b'{"type":"offer_move","id":"a","ticket":"' + b"a" * 21 + b'\\n"}',
    b'{"type":"act","id":"' + b"a" * 41 + b'","decision":1,"action":"pass"}',
    b'{"type":"act","id":"a","decision":1,"action":"' + b"p" * 401 + b'"}',
    b'{"type":"act","id":"a","decision":1,"action":""}',
    b'{"type":"hello","token":"short"}',
    b'{"type":"hello","token":"' + b"!" * 22 + b'"}',
    b'{"type":"hello","lang":"DE"}',
    b'{"type":"hello","lang":"german"}',
    b'{"type":"sit","id":"a","name":"' + b"a" * 201 + b'"}',
    b'{"type":"kick","id":"a","seat":10}',
    b'{"type":"kick","id":"a","seat":true}',
    b'{"type":"react","id":"a","phrase":8}',
    b'{"type":"set_pace","id":"a","pace":"hasty"}',
    b'{"type":"act","id":"a","decision":1,"action":"\xff"}',
    b'{"type":"act","id":"a","decision":99999999999999999999,"action":"pass"}',
]


@pytest.mark.parametrize("body", REFUSED)
def test_what_is_no_message_is_refused(body: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        DECODER.decode(body)


@given(st.binary(max_size=300) | st.text(max_size=200).map(lambda text: json.dumps({"type": text}).encode()))
def test_junk_is_refused_and_nothing_else_happens(body: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)):
        DECODER.decode(body)


@given(st.text(max_size=400), st.integers(0, 2**53 - 1))
def test_any_action_text_is_answered(text: str, decision: int) -> None:
    stage = Stage()
    page, *_ = people(stage)
    version = stage.table.version
    number = page.deal["decision"] if decision % 2 else decision
    answer = stage.send(page, protocol.Act(id="a", decision=number, action=text))
    assert answer["type"] == "refused" or stage.table.version > version


def test_every_command_is_carried_out_by_something() -> None:
    assert set(HANDLERS) | set(SEATING) == set(get_args(protocol.Command))


def test_every_event_of_the_engine_can_be_told() -> None:
    events = {event.__name__ for event in engine.Event.__subclasses__()}
    assert events == {message.__name__ for message in get_args(happened.DealEvent)}


def test_what_is_told_of_an_event_is_what_the_event_has_but_who_may_see_it() -> None:
    by_name = {message.__name__: message for message in get_args(happened.DealEvent)}
    for event in engine.Event.__subclasses__():
        fields = set(event.__struct_fields__) - {"seen_by"}
        assert fields == set(by_name[event.__name__].__struct_fields__)


def test_the_messages_have_a_schema_with_bounds_and_without_other_fields() -> None:
    _, parts = msgspec.json.schema_components([protocol.FromPage, protocol.ToPage])
    for command in get_args(protocol.FromPage):
        schema = parts[command.__name__]
        assert schema["additionalProperties"] is False
        for name, field in schema["properties"].items():
            for kind in field.get("anyOf", [field]):
                bounded = "maxLength" in kind or "enum" in kind or "maximum" in kind or "exclusiveMaximum" in kind
                assert bounded or kind.get("type") in ("null", "boolean"), f"{command.__name__}.{name} has no bound"


def test_a_message_of_the_longest_play_fits() -> None:
    cards = " ".join(["10h"] * 100)
    body = msgspec.json.encode(protocol.Act(id="a" * 40, decision=2**53 - 1, action=f"play {cards[:380]} as 8"))
    assert len(body) < protocol.LONGEST_MESSAGE


class TestTheDocument:
    text = PAGE.read_text(encoding="utf-8")

    def test_names_every_command(self) -> None:
        _, parts = msgspec.json.schema_components([protocol.Command])
        for command in get_args(protocol.Command):
            assert f"`{parts[command.__name__]['properties']['type']['enum'][0]}`" in self.text

    def test_gives_the_true_times(self) -> None:
        rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) s \| (.+?) \| (.+?) \|$", self.text, re.MULTILINE)
        assert [row[0] for row in rows] == list(pace.PACES)
        for name, window, shortest, offer, turn in rows:
            times: Any = pace.PACES[name]
            assert float(shortest) * 1000 == times.shortest
            for said, true in ((window, times.window), (offer, times.offer), (turn, times.turn)):
                assert true is None or float(said.removesuffix(" s")) * 1000 == true

    def test_gives_the_true_limits(self) -> None:
        assert f"at most {protocol.LONGEST_MESSAGE}\nbytes" in self.text

    def test_shows_commands_that_are_read_and_refused_codes_that_there_are(self) -> None:
        commands = re.findall(r"^    > (\{.*\})$", self.text, re.MULTILINE)
        assert commands
        for command in commands:
            DECODER.decode(command.replace("pZ0…", "p" * 22))
        codes = re.findall(r'"code": "(\w+)"', self.text)
        assert set(codes) <= {code.value for code in RefusalCode}

    def test_shows_an_update_as_they_are(self) -> None:
        stage = Stage()
        people(stage)
        claimant = until_window(stage)
        stage.do(next(page for page in stage.pages if page is not claimant), "challenge")
        update = json.loads(claimant.raw[-1])
        assert update["type"] == "update"
        shown = re.search(r'"happened": \[(\{.*?\}), \.\.\.', self.text, re.DOTALL)
        assert shown is not None
        assert set(json.loads(shown[1])) == set(update["happened"][0])
