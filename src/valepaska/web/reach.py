"""How a server is reached: which addresses its links should have."""

import ipaddress
import socket
from dataclasses import dataclass
from typing import Literal

Reach = Literal["machine", "network", "public"]
_ANY = {"0.0.0.0", "::", ""}
_ELSEWHERE = ("192.0.2.1", 9)
"""An address of a documentation network: asking how one would get there sends nothing."""


@dataclass(frozen=True)
class Whereabouts:
    """`public` is the address that the operator has named, `local` where the server listens."""

    reach: Reach
    local: str
    network: str | None = None
    public: str | None = None

    def addresses(self, host: str) -> tuple[str, ...]:
        """Where others may find the server, the furthest first. `host` is how this request found it."""
        if self.public is not None:
            return (self.public,)
        asked = None if _is_loopback(host) else f"http://{host}"
        found = [address for address in (asked, self.network) if address]
        return tuple(dict.fromkeys(found)) or (self.local,)

    def whom(self, host: str) -> Reach:
        """Who can open a link of `addresses`."""
        return self.reach if self.reach != "machine" or _is_loopback(host) else "network"


def whereabouts(host: str, port: int, public: str | None) -> Whereabouts:
    """How a server that listens on an address and port is reached."""
    open_to_all = host in _ANY
    local = _address("127.0.0.1" if open_to_all else host, port)
    if public is not None:
        return Whereabouts("public", local, public=public.rstrip("/"))
    if open_to_all:
        own = own_address()
        return Whereabouts("network", local, network=_address(own, port) if own else None)
    return Whereabouts("machine" if _is_loopback(host) else "network", local, None if _is_loopback(host) else local)


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


def _is_loopback(host: str) -> bool:
    name = host.partition("]")[0].strip("[") if host.startswith("[") else host.rpartition(":")[0] or host
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
