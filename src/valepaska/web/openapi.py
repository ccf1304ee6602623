"""The description of the API, OpenAPI 3.1, made from the structs that it reads and writes."""

import re
from collections.abc import Sequence
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

from valepaska.table.protocol import FromPage, ToPage
from valepaska.version import __version__
from valepaska.web.api import Endpoint
from valepaska.web.messages import Problem

SOCKET = "/api/tables/{table}/socket"
_REF = "#/components/schemas/{name}"
_PARAMETER = re.compile(r"\{(\w+)\}")


@cache
def description(endpoints: tuple[Endpoint, ...]) -> bytes:
    """The document as JSON."""
    structs = [each.answer for each in endpoints if not isinstance(each.answer, str)]
    bodies = [each.body for each in endpoints if each.body is not None]
    types = list(dict.fromkeys([*structs, *bodies, Problem]))
    schemas, components = msgspec.json.schema_components([*types, FromPage, ToPage], ref_template=_REF)
    named = dict(zip(types, schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, named)
    paths[SOCKET] = {"get": _socket(*schemas[-2:])}
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Valepaska",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
            "description": "Tables of Valepaska. Playing goes over a socket; docs/protocol.md shows the conversation.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }
    return msgspec.json.encode(document)


def _operation(each: Endpoint, named: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    kind = each.answer if isinstance(each.answer, str) else "application/json"
    schema: dict[str, Any] = {"type": "string"} if isinstance(each.answer, str) else named[each.answer]
    problems = {str(status): _answer(HTTPStatus(status).phrase, named[Problem]) for status in (*each.problems, 429)}
    found: dict[str, Any] = {
        "summary": each.summary,
        "parameters": _parameters(each.path, each.query),
        "responses": {
            str(each.status): _answer(HTTPStatus(each.status).phrase, schema, kind),
            **dict(sorted(problems.items())),
        },
    }
    if each.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": named[each.body]}}}
    return found


def _answer(phrase: str, schema: dict[str, Any], kind: str = "application/json") -> dict[str, Any]:
    return {"description": phrase, "content": {kind: {"schema": schema}}}


def _parameters(path: str, query: Sequence[tuple[str, bool]] = ()) -> list[dict[str, Any]]:
    text = {"type": "string"}
    in_path = [{"name": name, "in": "path", "required": True, "schema": text} for name in _PARAMETER.findall(path)]
    return in_path + [{"name": name, "in": "query", "required": must, "schema": text} for name, must in query]


def _socket(from_page: dict[str, Any], to_page: dict[str, Any]) -> dict[str, Any]:
    return {
        "summary": "The socket of a table: JSON text messages both ways",
        "parameters": _parameters(SOCKET),
        "responses": {"101": {"description": "Switching Protocols"}, "429": {"description": "Too many sockets"}},
        "x-messages": {"from-page": from_page, "to-page": to_page},
    }
