"""The description of the API, OpenAPI 3.1, made from the structs that it reads and writes."""

import re
from collections.abc import Sequence
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

from valepaska.i18n import LANGUAGES
from valepaska.table.protocol import FromPage, ToPage
from valepaska.version import __version__
from valepaska.web.api import Endpoint
from valepaska.web.messages import Problem

SOCKET = "/api/tables/{table}/socket"
_REF = "#/components/schemas/{name}"
_TEXT = {"type": "string"}
_WORDS = {"lang": {"type": "string", "enum": list(LANGUAGES)}}
"""Parameters that have one of few words."""
_ANYWHERE = (421, 429)
"""Refusals that have nothing to do with what is asked."""
_PARAMETER = re.compile(r"\{(\w+)\}")


@cache
def description(endpoints: tuple[Endpoint, ...]) -> bytes:
    """The document as JSON."""
    structs = [each.answer for each in endpoints if not isinstance(each.answer, str)]
    bodies = [each.body for each in endpoints if each.body is not None and not isinstance(each.body, str)]
    types = list(dict.fromkeys([*structs, *bodies, Problem]))
    schemas, components = msgspec.json.schema_components([*types, FromPage, ToPage], ref_template=_REF)
    named = dict(zip(types, schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, named)
    paths[SOCKET] = {"get": _socket(schemas[-2], schemas[-1], named[Problem])}
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
    problems = {
        str(status): _answer(HTTPStatus(status).phrase, named[Problem]) for status in (*each.problems, 421, 429)
    }
    found: dict[str, Any] = {
        "summary": each.summary,
        "parameters": _parameters(each.path, each.query),
        "responses": {
            str(each.status): _answer(HTTPStatus(each.status).phrase, schema, kind),
            **dict(sorted(problems.items())),
        },
    }
    if each.body is not None:
        kind, schema = (each.body, _TEXT) if isinstance(each.body, str) else ("application/json", named[each.body])
        found["requestBody"] = {"required": True, "content": {kind: {"schema": schema}}}
    return found


def _answer(phrase: str, schema: dict[str, Any], kind: str = "application/json") -> dict[str, Any]:
    return {"description": phrase, "content": {kind: {"schema": schema}}}


def _parameters(path: str, query: Sequence[tuple[str, bool]] = ()) -> list[dict[str, Any]]:
    in_path = [{"name": name, "in": "path", "required": True, "schema": _TEXT} for name in _PARAMETER.findall(path)]
    asked = [{"name": name, "in": "query", "required": must, "schema": _WORDS.get(name, _TEXT)} for name, must in query]
    return in_path + asked


def _socket(from_page: dict[str, Any], to_page: dict[str, Any], refusal: dict[str, Any]) -> dict[str, Any]:
    return {
        "summary": "The socket of a table: JSON text messages both ways",
        "parameters": _parameters(SOCKET),
        "responses": {
            "101": {"description": "Switching Protocols"},
            "400": {"description": "No request for a socket"},
            "403": _answer("A page of another origin", refusal),
            "421": _answer("A name that is not the server's", refusal),
            "429": _answer("Too many sockets", refusal),
            "503": _answer("The server is closing", refusal),
        },
        "x-messages": {"from-page": from_page, "to-page": to_page},
    }
