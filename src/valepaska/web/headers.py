"""Headers that answers have, and the one line of the log that it leaves."""

import logging
import time

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from valepaska.web.metrics import Metrics

log = logging.getLogger("valepaska.access")
faults = logging.getLogger("valepaska.web")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
ALWAYS = {"X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}
OF_DOCUMENTS = {
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""What a browser reads with a document and passes over with everything that a document loads."""
_DOCUMENTS = {"text/html", "image/svg+xml"}
_SERVER = "valepaska"
_HOST_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789.-:[]")


def policy(host: str) -> str:
    """What a page may load: from here only. Older Safari needs its sockets named."""
    plain = bool(host) and set(host.lower()) <= _HOST_LETTERS
    return POLICY.format(sockets=f" ws://{host} wss://{host}" if plain else "")


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """A signal handler: the headers of every answer, sockets too, and those of documents."""
    response.headers.update(ALWAYS)
    response.headers["Server"] = _SERVER
    if response.content_type in _DOCUMENTS:
        response.headers.update(OF_DOCUMENTS)
        response.headers["Content-Security-Policy"] = policy(request.host)


def watched(metrics: Metrics) -> Middleware:
    """A middleware that counts and logs.

    The log has the pattern of the address and never the address itself: a link to a table is
    a key to it. It has no token and no address of a person.
    """

    @web.middleware
    async def watch(request: web.Request, handler: Handler) -> web.StreamResponse:
        began = time.perf_counter()
        status = 500
        try:
            response = await handler(request)
            status = response.status
            return response
        except web.HTTPException as error:
            status = error.status
            raise
        except ConnectionError:  # who asked has gone
            raise
        except Exception:
            metrics.count("valepaska_errors_total")
            faults.exception("a request to %s failed", _pattern(request))
            raise web.HTTPInternalServerError(text="something went wrong here; nothing was changed") from None
        finally:
            metrics.count("valepaska_requests_total", str(status))
            log.info("%s %s %d %.1f ms", request.method, _pattern(request), status, (time.perf_counter() - began) * 1e3)

    return watch


def _pattern(request: web.Request) -> str:
    resource = request.match_info.route.resource
    return "-" if resource is None else resource.canonical


class WithoutNoise(logging.Filter):
    """Keeps what strangers send out of the log: aiohttp tells of every broken request with a traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to keep a record."""
        return record.levelno >= logging.ERROR and not record.getMessage().startswith(
            ("Error handling request", "Unhandled exception")
        )


def quiet_aiohttp() -> None:
    """Filter the loggers of aiohttp, once."""
    for name in ("aiohttp.server", "aiohttp.web", "aiohttp.websocket", "aiohttp.internal"):
        logger = logging.getLogger(name)
        if not any(isinstance(each, WithoutNoise) for each in logger.filters):
            logger.addFilter(WithoutNoise())
