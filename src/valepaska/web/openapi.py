"""The description of the API, OpenAPI 3.1, made from the structs that it reads and writes."""

import re
from collections.abc import Sequence
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

from valepaska.i18n import LANGUAGES
from valepaska.version import __version__
from valepaska.web.endpoint import Endpoint
from valepaska.web.messages import Problem

SOCKET = "/api/tables/{table}/socket"
_REF = "#/components/schemas/{name}"
_TEXT = {"type": "string"}
_WORDS = {"lang": {"type": "string", "enum": list(LANGUAGES)}}
"""Parameters that have one of few words."""
_SCHEMES = {
    "account": {"type": "http", "scheme": "bearer", "description": "The token of the account of a program"},
    "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat at the table"},
}
"""Whose tokens there are, which come as ``Authorization: Bearer TOKEN``."""
_ANYWHERE = (421, 429)
"""Refusals that have nothing to do with what is asked."""
_PARAMETER = re.compile(r"\{(\w+)\}")


@cache
def description(endpoints: tuple[Endpoint, ...]) -> bytes:
    """The document as JSON."""
    structs = [each.answer for each in endpoints if isinstance(each.answer, type)]
    bodies = [each.body for each in endpoints if isinstance(each.body, type)]
    types = list(dict.fromkeys([*structs, *bodies, Problem]))
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    named = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, named)
    paths[SOCKET] = {"get": _socket(named[Problem])}
    document = {
        "openapi": "3.1.0",
        "info": info("Tables of Valepaska. Playing goes over a socket, which /asyncapi.json describes."),
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": _SCHEMES},
    }
    return msgspec.json.encode(document)


def info(about: str) -> dict[str, Any]:
    """What a description says of the whole."""
    return {
        "title": "Valepaska",
        "version": __version__,
        "license": {"name": "MIT", "url": "https://opensource.org/license/mit"},
        "description": about,
    }


def _operation(each: Endpoint, named: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    refused = (*each.problems, *_ANYWHERE, *(() if each.by_token is None else (401,)))
    problems = {str(status): _answer(HTTPStatus(status).phrase, named[Problem]) for status in refused}
    found: dict[str, Any] = {
        "summary": each.summary,
        "parameters": _parameters(each.path, each.query),
        "responses": {
            str(each.status): _answered(each, named),
            **dict(sorted(problems.items())),
        },
    }
    if each.body is not None:
        kind, schema = (each.body, _TEXT) if isinstance(each.body, str) else ("application/json", named[each.body])
        found["requestBody"] = {"required": True, "content": {kind: {"schema": schema}}}
    if each.by_token is not None:
        found["security"] = [{each.by_token: []}]
    return found


def _answered(each: Endpoint, named: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    phrase = HTTPStatus(each.status).phrase
    if each.answer is None:
        return {"description": phrase}
    if isinstance(each.answer, str):
        return _answer(phrase, _TEXT, each.answer)
    return _answer(phrase, named[each.answer])


def _answer(phrase: str, schema: dict[str, Any], kind: str = "application/json") -> dict[str, Any]:
    return {"description": phrase, "content": {kind: {"schema": schema}}}


def _parameters(path: str, query: Sequence[tuple[str, bool]] = ()) -> list[dict[str, Any]]:
    in_path = [{"name": name, "in": "path", "required": True, "schema": _TEXT} for name in _PARAMETER.findall(path)]
    asked = [{"name": name, "in": "query", "required": must, "schema": _WORDS.get(name, _TEXT)} for name, must in query]
    return in_path + asked


def _socket(refusal: dict[str, Any]) -> dict[str, Any]:
    return {
        "summary": "The socket of a table: JSON text messages both ways, which /asyncapi.json describes",
        "parameters": _parameters(SOCKET),
        "responses": {
            "101": {"description": "Switching Protocols"},
            "400": {"description": "No request for a socket"},
            "403": _answer("A page of another origin", refusal),
            "421": _answer("A name that is not the server's", refusal),
            "429": _answer("Too many sockets", refusal),
            "503": _answer("The server is closing", refusal),
        },
    }
