"""Who asks, where proxies stand between: those that were named are believed, and nobody else."""

import ipaddress
from collections.abc import Iterable, Sequence

from aiohttp import web

from valepaska.errors import ValepaskaError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Proxies:
    """Addresses of proxies, and networks in which they have theirs."""

    def __init__(self, networks: Iterable[Network] = ()) -> None:
        self._networks = tuple(networks)

    @classmethod
    def read(cls, text: str) -> "Proxies":
        """The proxies in a text such as ``127.0.0.1,10.1.0.0/16``. Raises ValepaskaError for what names none."""
        return cls(_network(each.strip()) for each in text.split(","))

    def address(self, request: web.BaseRequest) -> str:
        """Who asks, as far as limits go: an IPv4 address, or the /64 network of an IPv6 one."""
        asks = self._furthest(request.remote or "", request.headers.getall("X-Forwarded-For", []))
        if isinstance(asks, ipaddress.IPv6Address):
            return str(ipaddress.ip_network((int(asks) >> 64 << 64, 64)))
        return "unknown" if asks is None else str(asks)

    def _furthest(self, remote: str, forwarded: Sequence[str]) -> Address | None:
        """The last of the line from here outwards whom a trusted proxy has named, or who is connected to us.

        Each proxy adds on the right by whom it was asked; what stands further left anybody may have written.
        """
        found = _address(remote)
        for text in reversed([each for line in forwarded for each in line.split(",")]):
            if found is None or not any(found in network for network in self._networks):
                return found
            found = _address(_without_port(text.strip()))
        return found


def _network(text: str) -> Network:
    try:
        found = ipaddress.ip_network(text)
    except ValueError:
        raise ValepaskaError(
            f"--trust-proxy {text!r} is no address: write that of the proxy, such as 127.0.0.1 or 10.1.0.0/16"
        ) from None
    if found.prefixlen == 0:
        raise ValepaskaError(f"--trust-proxy {text} would believe everybody: write the address of the proxy alone")
    return found


def _address(text: str) -> Address | None:
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return found if mapped is None else mapped


def _without_port(text: str) -> str:
    """The address in ``1.2.3.4:5`` or ``[::1]:5``, as some proxies write them, or in one without a port."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
