"""How a server is reached: which addresses its links should have."""

import ipaddress
import re
import socket
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from valepaska.errors import ValepaskaError

Reach = Literal["machine", "network", "public"]
_ANY = {"0.0.0.0", "::", ""}
_ELSEWHERE = ("192.0.2.1", 9)
"""An address of a documentation network: asking how one would get there sends nothing."""
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::[0-9]{1,5})?", re.IGNORECASE)
_LONGEST_NAME = 253


@dataclass(frozen=True)
class Whereabouts:
    """`public` is the address that the operator has named, `local` where the server listens.

    `by_number`: it listens to more than this machine, where it goes by any IP address and by `names`.
    """

    reach: Reach
    local: str
    network: str | None = None
    public: str | None = None
    by_number: bool = False
    names: frozenset[str] = frozenset()

    def addresses(self, host: str) -> tuple[str, ...]:
        """Where others may find the server, the furthest first. `host` is how this request found it.

        Where nobody else can, it is the name that was asked: to a browser `localhost` is another place than 127.0.0.1,
        with other seats.
        """
        if self.public is not None:
            return (self.public,)
        asked = f"http://{host}" if self.goes_by(host) else None
        further = None if asked is None or _is_loopback(_name_in(host) or "") else asked
        found = [address for address in (further, self.network) if address]
        return tuple(dict.fromkeys(found)) or (asked or self.local,)

    def goes_by(self, host: str) -> bool:
        """Whether a Host header names this server.

        A page of another site can give its own name the address of this machine (DNS rebinding) and
        would then be taken for the server's own; it cannot do so with an address, or with our names.
        """
        name = _name_in(host)
        if name is None:
            return False
        return _is_loopback(name) or name in self.names or (self.by_number and _is_address(name))


def whereabouts(host: str, port: int, public: str | None) -> Whereabouts:
    """How a server that listens on an address and port is reached."""
    open_to_all, alone = host in _ANY, _is_loopback(host)
    local = _address("127.0.0.1" if open_to_all else host, port)
    names = _own_names() if not alone else frozenset()
    if not open_to_all and not _is_address(host):
        names |= {host.lower()}
    if public is not None:
        named = urlsplit(public).hostname
        names |= {named} if named else set()
        return Whereabouts("public", local, public=public.rstrip("/"), by_number=not alone, names=names)
    if alone:
        return Whereabouts("machine", local, names=names)
    own = own_address() if open_to_all else host
    return Whereabouts("network", local, _address(own, port) if own else None, by_number=True, names=names)


def check_public(public: str | None) -> None:
    """Raise ValepaskaError where what shall be the public address is none that links can begin with."""
    if public is None:
        return
    try:
        parts = urlsplit(public)
        fits = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        fits = False
    if not fits or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValepaskaError(
            f"--public {public!r} is no address of a server: write it as https://cards.example, without a path"
        )


def own_address() -> str | None:
    """The address of this machine on its network; None when it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if _is_loopback(found) else found


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_names() -> frozenset[str]:
    """What this machine is called on its network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"} - {"", ".local"})


def _name_in(host: str) -> str | None:
    """The name or address in a Host header, without port and brackets; None when it is none."""
    found = _HOST.fullmatch(host)
    if found is None or len(found[1]) > _LONGEST_NAME:
        return None
    return found[1].strip("[]").lower().removesuffix(".")


def _is_loopback(name: str) -> bool:
    if name == "localhost" or name.endswith(".localhost"):
        return True
    return _is_address(name) and ipaddress.ip_address(name).is_loopback


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
