"""The recipes of `examples/hosting`, carried out as far as a machine without a public name can."""

import asyncio
import gc
import itertools
import os
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import AddrInfoType
from aiohttp.abc import AbstractResolver, ResolveResult

ROOT = Path(__file__).parent.parent.parent
FILES = ROOT / "examples" / "hosting"
NAME = "cards.example"
INSTALLED = "/opt/valepaska/bin/valepaska"
PATIENCE = 60.0


def run(main: Coroutine[Any, Any, None]) -> None:
    """Run a test in the loop of the library: the quicker one does not take leave of TLS in time."""
    asyncio.run(asyncio.wait_for(main, 5 * PATIENCE))
    gc.collect()  # what is still open is told here, not in a test that happens to come later


def _ports_by_number() -> Iterator[int]:
    """Ports that the system gives to nobody who asks for any: beside each other, two runs begin far apart."""
    rest = Path("/proc/sys/net/ipv4/ip_local_port_range")
    end = int(rest.read_text(encoding="ascii").split()[0]) if rest.exists() else 32_768
    begin = 10_000
    start = os.getpid() * APART % (end - begin)
    yield from itertools.cycle([begin + (start + step) % (end - begin) for step in range(end - begin)])


APART = 61
_PORTS = _ports_by_number()


def free_port() -> int:
    """A port that nobody listens on, nor will before whoever it is for."""
    for port in _PORTS:
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("there are always more ports")


def unit() -> dict[str, list[str]]:
    """The values of each setting of the unit."""
    found: dict[str, list[str]] = {}
    for line in (FILES / "valepaska.service").read_text(encoding="utf-8").splitlines():
        key, separator, value = line.partition("=")
        if separator and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


@contextmanager
def served_by_unit(
    data: Path, *changes: tuple[str, str], port: int | None = None
) -> Iterator[tuple["subprocess.Popen[str]", int]]:
    """The command of the unit with its environment; on a port of its own, with its state in another folder."""
    port = port or free_port()
    (start,) = unit()["ExecStart"]
    assert start.startswith(INSTALLED + " ")
    for old, new in (("--port 8000", f"--port {port}"), *changes):
        assert old in start
        start = start.replace(old, new)
    named = dict(each.split("=", 1) for each in unit()["Environment"])
    assert named["VALEPASKA_DATA"] == f"/var/lib/{unit()['StateDirectory'][0]}"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **named, "VALEPASKA_DATA": str(data)}
    command = [sys.executable, "-m", "valepaska", *shlex.split(start.removeprefix(INSTALLED))]
    with running(command, environment) as process:
        assert process.stdout is not None
        assert str(port) in process.stdout.readline()
        yield process, port


@contextmanager
def running(command: list[str], environment: Mapping[str, str] | None = None) -> Iterator["subprocess.Popen[str]"]:
    """A program that is ended, if it has not ended itself."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.terminate()  # killed, nginx would leave its workers behind
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()


def until_listening(port: int, process: "subprocess.Popen[str]") -> None:
    """Wait until a program listens."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            pytest.fail(process.stdout.read() if process.stdout else "it ended")
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.05)
    pytest.fail(f"nothing listens on {port}")


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of the name that nobody has signed but itself, and its key."""
    paper, key = folder / "fullchain.pem", folder / "privkey.pem"
    asked = f"req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN={NAME}"
    more = ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(paper)]
    subprocess.run(["openssl", *asked.split(), *more], check=True, capture_output=True)
    return paper, key


def exchanged(text: str, *changes: tuple[str, str]) -> str:
    """A text in which each of these stands, exchanged for another."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


Paper = tuple[Path, Path]


def _nginx(folder: Path, server: int, port: int, plain: int, paper: Paper) -> list[str]:
    site = exchanged(
        (FILES / "nginx.conf").read_text(encoding="utf-8"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(paper[0])),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(paper[1])),
    )
    (folder / "valepaska.conf").write_text(site, encoding="utf-8")
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}include {folder}/valepaska.conf;\n}}\n",
        encoding="utf-8",
    )
    return ["nginx", "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def _caddy(folder: Path, server: int, port: int, plain: int, paper: Paper) -> list[str]:
    site = exchanged(
        (FILES / "Caddyfile").read_text(encoding="utf-8"),
        (f"\n{NAME} {{", f"\n{NAME} {{\n\ttls {paper[0]} {paper[1]}"),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
    )
    ports = f"\thttps_port {port}\n\thttp_port {plain}\n"
    kept = f"\tadmin off\n\tskip_install_trust\n\tstorage file_system {folder}/storage\n"
    (folder / "Caddyfile").write_text(f"{{\n{ports}{kept}}}\n{site}", encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES: dict[str, Callable[[Path, int, int, int, Paper], list[str]]] = {"nginx": _nginx, "caddy": _caddy}


@contextmanager
def behind(proxy: str, folder: Path, server: int) -> Iterator[tuple[int, int, ssl.SSLContext]]:
    """A proxy with TLS before a server; its ports with and without TLS, and who is trusted to be it."""
    for needed in (proxy, "openssl"):
        if shutil.which(needed) is None:
            pytest.skip(f"there is no {needed} here")
    folder.mkdir()
    paper, port, plain = certificate(folder), free_port(), free_port()
    with running(PROXIES[proxy](folder, server, port, plain, paper)) as process:
        for each in (port, plain):
            until_listening(each, process)
        yield port, plain, ssl.create_default_context(cafile=str(paper[0]))


class _Here(AbstractResolver):
    """Every name means this machine."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """This machine."""
        return [ResolveResult(hostname=host, host="127.0.0.1", port=port, family=socket.AF_INET, proto=0, flags=0)]

    async def close(self) -> None:
        """Nothing is held."""


@asynccontextmanager
async def client(trust: ssl.SSLContext, address: str = "127.0.0.1") -> AsyncIterator[aiohttp.ClientSession]:
    """A browser on another machine: who it is seen as is an address of this one.

    It goes when all its sockets are closed: that takes as long as the proxy takes to answer a farewell of TLS.
    """
    sockets: list[socket.socket] = []

    def one_more(where: AddrInfoType) -> socket.socket:
        sockets.append(socket.socket(*where[:3]))
        return sockets[-1]

    connector = aiohttp.TCPConnector(resolver=_Here(), ssl=trust, local_addr=(address, 0), socket_factory=one_more)
    async with aiohttp.ClientSession(connector=connector, headers={"Origin": f"https://{NAME}"}) as session:
        yield session
    while any(each.fileno() != -1 for each in sockets):
        await asyncio.sleep(0.005)
