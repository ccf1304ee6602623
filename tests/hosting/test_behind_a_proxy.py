"""The unit and a proxy with a certificate of its own: what people get under the name, and whom the server believes."""

import asyncio
import json
import shutil
import signal
import subprocess
from pathlib import Path

import aiohttp
import pytest

from tests.hosting.recipe import FILES, INSTALLED, NAME, PATIENCE, PROXIES, behind, client, run, served_by_unit
from tests.web.house import House
from valepaska.web.limits import Limits

pytestmark = pytest.mark.slow
BURST = int(Limits().tables.burst)


@pytest.fixture(params=list(PROXIES))
def proxy(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def opened(session: aiohttp.ClientSession, base: str, **headers: str) -> int:
    async with session.post(f"{base}/api/tables", json={}, headers=headers) as answer:
        return answer.status


def test_under_its_name_there_are_the_page_a_table_and_sockets_for_its_own_pages_only(
    tmp_path: Path, proxy: str
) -> None:
    with served_by_unit(tmp_path / "data") as (process, server), behind(proxy, tmp_path / "proxy", server) as ports:
        port, plain, trust = ports
        base = f"https://{NAME}:{port}"

        async def main() -> None:
            async with client(trust) as session:
                async with session.get(f"{base}/") as page:
                    assert (page.status, page.headers["X-Frame-Options"]) == (200, "DENY")
                    assert "<script" in await page.text()
                async with session.get(f"http://{NAME}:{plain}/t/lake", allow_redirects=False) as sent:
                    assert sent.status in (301, 308)
                    assert sent.headers["Location"].startswith(f"https://{NAME}")
                place = House(None, None, base, session)  # type: ignore[arg-type]
                anna = await place.seated(await place.open(), "Anna")
                async with session.get(f"{base}/api/tables/{anna.table}") as invitation:
                    found = await invitation.json()
                assert found["addresses"] == [f"https://{NAME}/t/{anna.table}"]
                assert (await anna.ask("set_pace", pace="relaxed"))["type"] == "accepted"
                for path in (f"/api/tables/{anna.table}/socket", "/api/lesson"):
                    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                        await session.ws_connect(f"{base}{path}", headers={"Origin": "https://evil.example"})
                    assert refused.value.status in (403, 405)
                assert await opened(session, base, Origin="https://evil.example") == 403
                for inner in ("/metrics", "/readyz"):
                    async with session.get(f"{base}{inner}") as hidden:
                        assert hidden.status == 404
                    async with session.get(f"http://127.0.0.1:{server}{inner}") as own:
                        assert own.status == 200
                async with session.get(f"{base}/healthz") as health:
                    assert await health.json() == {"status": "ok"}
                await place.close()

        run(main())
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert process.stdout is not None
        log = process.stdout.read()
        assert "GET /api/tables/{table}/socket 101" in log
        assert "Traceback" not in log


def test_each_person_behind_the_proxy_has_bounds_of_their_own_whatever_they_claim(tmp_path: Path, proxy: str) -> None:
    with served_by_unit(tmp_path / "data") as (_, server), behind(proxy, tmp_path / "proxy", server) as ports:
        port, _, trust = ports
        base = f"https://{NAME}:{port}"

        async def main() -> None:
            async with client(trust, "127.0.0.2") as greedy, client(trust, "127.0.0.3") as other:
                statuses = [await opened(greedy, base) for _ in range(BURST + 15)]
                assert statuses[:BURST] == [201] * BURST
                assert 429 in statuses
                forged = [await opened(greedy, base, **{"X-Forwarded-For": f"9.9.9.{n}"}) for n in range(15)]
                assert 429 in forged
                assert await opened(other, base) == 201

        run(main())


def test_a_proxy_that_is_not_trusted_is_not_believed(tmp_path: Path, proxy: str) -> None:
    other = ("--trust-proxy 127.0.0.1,::1", "--trust-proxy 192.0.2.7")
    with served_by_unit(tmp_path / "data", other) as (_, server), behind(proxy, tmp_path / "proxy", server) as ports:
        port, _, trust = ports
        base = f"https://{NAME}:{port}"

        async def main() -> None:
            async with client(trust, "127.0.0.2") as greedy, client(trust, "127.0.0.3") as neighbour:
                assert 429 in [await opened(greedy, base) for _ in range(BURST + 15)]
                statuses = [await opened(neighbour, base) for _ in range(15)]
                assert 429 in statuses, "all who come through it count as one"

        run(main())


def test_an_update_behind_the_proxy_is_a_moment_and_the_game_goes_on(tmp_path: Path, proxy: str) -> None:
    """The proxy stays; the server ends in order and another one is started on the same data and the same port."""
    with served_by_unit(tmp_path / "data") as (process, server), behind(proxy, tmp_path / "proxy", server) as ports:
        port, _, trust = ports
        base = f"https://{NAME}:{port}"

        async def main() -> None:
            async with client(trust) as session:
                place = House(None, None, base, session)  # type: ignore[arg-type]
                anna = await place.seated(await place.open(pace="relaxed"), "Anna")
                bo = await place.seated(anna.table, "Bo")
                assert (await anna.ask("start"))["type"] == "accepted"
                await anna.until_deal(lambda deal: deal["deal"] == 1)
                await bo.until_deal(lambda deal: deal["deal"] == 1)
                process.send_signal(signal.SIGTERM)
                assert [await page.until_closed() for page in (anna, bo)] == ["restart", "restart"]
                assert await asyncio.to_thread(process.wait, PATIENCE) == 0
                async with session.get(f"{base}/healthz") as nobody:
                    assert nobody.status == 502
                with served_by_unit(tmp_path / "data", port=server):
                    back = await place.page(anna.table, token=anna.token, seen=anna.version)
                    assert back.deal["view"]["hand"] == anna.deal["view"]["hand"]
                    assert (await back.ask("set_pace", pace="quick"))["type"] == "accepted"
                    await place.close()

        run(main())


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    program = tmp_path / "valepaska"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    text = (FILES / "valepaska.service").read_text(encoding="utf-8")
    (tmp_path / "valepaska.service").write_text(text.replace(INSTALLED, str(program)), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "valepaska.service")], capture_output=True, text=True, check=False
    )
    own = [line for line in done.stderr.splitlines() if "valepaska" in line]
    assert (done.returncode, own) == (0, [])


def test_the_log_has_no_key_to_a_table(tmp_path: Path) -> None:
    with served_by_unit(tmp_path / "data") as (process, server):

        async def main() -> str:
            async with aiohttp.ClientSession() as session:
                place = House(None, None, f"http://127.0.0.1:{server}", session)  # type: ignore[arg-type]
                anna = await place.seated(await place.open(), "Anna")
                await place.text(f"/t/{anna.table}")
                await place.close()
                return json.dumps([anna.table, anna.token])

        keys: list[str] = []

        async def noted() -> None:
            keys.extend(json.loads(await main()))

        run(noted())
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert process.stdout is not None
        log = process.stdout.read()
    assert "GET /t/{table} 200" in log
    assert not [key for key in [*keys, "Anna", "127.0.0.1 "] if key in log]
