"""Refusals over HTTP, in the language that is asked for."""

import re
from operator import itemgetter

import msgspec
from aiohttp import web

from valepaska.errors import RulesError
from valepaska.i18n import FALLBACK, LANGUAGES, texts
from valepaska.i18n.faults import plain_fault
from valepaska.table.refusals import RefusalCode
from valepaska.web.messages import Problem

_encode = msgspec.json.Encoder().encode
_MOST_WISHES = 10
_WEIGHT = re.compile(r"q *= *([01](?:\.[0-9]{0,3})?)")
_AGAIN = {429: "10", 503: "3"}
"""Seconds after which who was refused for a while may ask again."""


def language_of(request: web.BaseRequest) -> str:
    """The language of an answer: the parameter `lang`, else what the browser prefers, else English."""
    named = request.query.get("lang")
    if named in LANGUAGES:
        return named
    wishes = map(_wish, request.headers.get("Accept-Language", "").split(",")[:_MOST_WISHES])
    known = [(weight, lang) for lang, weight in wishes if lang in LANGUAGES and weight > 0]
    return max(known, key=itemgetter(0))[1] if known else FALLBACK


def _wish(text: str) -> tuple[str, float]:
    """A language of the header and how much it is wished for, from 0, which is not at all, to 1 (RFC 9110, 12.5.4)."""
    tag, _, weight = (part.strip().lower() for part in text.partition(";"))
    found = _WEIGHT.fullmatch(weight)
    return tag.split("-")[0], float(found[1]) if found else 1.0


class Declined(Exception):
    """A request is refused; what runs the endpoints answers with it (`declined`)."""

    def __init__(self, status: int, code: str, **details: str | int) -> None:
        super().__init__(status, code)
        self.status = status
        self.code = code
        self.details = details


def declined(request: web.BaseRequest, why: Declined) -> web.Response:
    """A refusal, in the words of the table where a table can refuse so too."""
    if isinstance(why.code, RefusalCode):
        return _answer(
            Problem(str(why.code), texts(language_of(request))(f"refused-{why.code}", player="")), why.status
        )
    return problem(request, why.status, why.code, **why.details)


def problem(request: web.BaseRequest, status: int, code: str, **details: str | int) -> web.Response:
    """A refusal, told by the message ``problem-CODE``."""
    return _answer(Problem(code, texts(language_of(request))(f"problem-{code}", **details)), status)


def unplayable(request: web.BaseRequest, error: RulesError) -> web.Response:
    """The refusal of rules that cannot be read or played."""
    sentence = plain_fault(texts(language_of(request)), error)
    return _answer(Problem("rules", sentence, error.fault or "", error.details), 400)


def _answer(found: Problem, status: int) -> web.Response:
    headers = {"Cache-Control": "no-store"}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if status in _AGAIN:
        headers["Retry-After"] = _AGAIN[status]
    return web.Response(body=_encode(found), status=status, content_type="application/json", headers=headers)
