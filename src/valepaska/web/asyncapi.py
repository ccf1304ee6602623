"""The description of the socket, AsyncAPI 3.0, made from the messages that it reads and writes.

What it calls *receive* is what the server receives: messages from pages and programs.
"""

from collections.abc import Iterable
from functools import cache
from inspect import getdoc
from typing import Any, get_args

import msgspec

from valepaska.table.protocol import Accepted, Command, FromPage, Gone, Hello, Refused, ToPage, Welcome
from valepaska.web.openapi import SOCKET, info

_REF = "#/components/schemas/{name}"
_CHANNEL = "table"
_ANSWERS = (Accepted, Refused)
_ABOUT = (
    "The socket of a table: JSON text messages both ways, each with a `type`. docs/protocol.md shows the conversation, "
    "docs/programs.md how a program takes part; /openapi.json describes what is asked over HTTP."
)


@cache
def socket_description() -> bytes:
    """The document as JSON."""
    said: tuple[type[msgspec.Struct], ...] = (*get_args(FromPage), *get_args(ToPage))
    _, schemas = msgspec.json.schema_components(said, ref_template=_REF)
    told = [each for each in get_args(ToPage) if each not in _ANSWERS]
    document = {
        "asyncapi": "3.0.0",
        "info": info(_ABOUT),
        "defaultContentType": "application/json",
        "channels": {
            _CHANNEL: {
                "address": SOCKET,
                "title": "The socket of a table",
                "parameters": {"table": {"description": "The id of the table, as its link has it"}},
                "messages": {_tag(each): {"$ref": f"#/components/messages/{_tag(each)}"} for each in said},
            }
        },
        "operations": {
            "hello": _operation("receive", "The first message of a socket", [Hello], [Welcome, Gone]),
            "command": _operation("receive", "What a page asks for, answered once", get_args(Command), _ANSWERS),
            "tell": _operation("send", "What a page is told", told),
        },
        "components": {
            "schemas": _plain(schemas),
            "messages": {_tag(each): _message(each) for each in said},
        },
    }
    return msgspec.json.encode(document)


def _tag(message: type[msgspec.Struct]) -> str:
    return str(message.__struct_config__.tag)


def _message(each: type[msgspec.Struct]) -> dict[str, Any]:
    summary = (getdoc(each) or "").partition("\n")[0]
    payload = {"$ref": _REF.format(name=each.__name__)}
    return {"name": _tag(each), "title": each.__name__, "summary": summary, "payload": payload}


def _operation(
    action: str, title: str, messages: Iterable[type[msgspec.Struct]], answers: Iterable[type[msgspec.Struct]] = ()
) -> dict[str, Any]:
    found = {"action": action, "title": title, **_over(messages)}
    replies = _over(answers)
    if replies["messages"]:
        found["reply"] = replies
    return found


def _over(messages: Iterable[type[msgspec.Struct]]) -> dict[str, Any]:
    here = f"#/channels/{_CHANNEL}"
    return {"channel": {"$ref": here}, "messages": [{"$ref": f"{here}/messages/{_tag(each)}"} for each in messages]}


def _plain(schema: Any) -> Any:
    """A schema in which, as AsyncAPI has it, a discriminator is the name of the property and nothing else."""
    if isinstance(schema, dict):
        return {
            name: part["propertyName"] if name == "discriminator" and isinstance(part, dict) else _plain(part)
            for name, part in schema.items()
        }
    return [_plain(part) for part in schema] if isinstance(schema, list) else schema
