"""What one address may ask is bounded, and whoever runs a server says how much it is."""

import json
from pathlib import Path

import aiohttp
import pytest

from tests.shell import run as valepaska
from tests.web.house import House, house, run
from tests.web.test_start import serving
from valepaska.web.limits import HOUR, Limits


def test_an_hour_holds_as_many_as_were_said_and_no_more_of_them_come_at_once() -> None:
    usual = Limits()
    few = usual.for_each_address(tables_per_hour=12, guesses_per_hour=6, programs_per_hour=3)
    assert (few.programs.rate * HOUR, few.programs.burst) == (3, 3)
    assert (few.tables.rate * HOUR, few.tables.burst) == (12, 12)
    assert (few.guesses.rate * HOUR, few.guesses.burst) == (6, 6)
    many = usual.for_each_address(tables_per_hour=100_000)
    assert many.tables.rate * HOUR == pytest.approx(100_000)
    assert many.tables.burst == usual.tables.burst
    assert usual.for_each_address() == usual


def test_the_usual_bounds_are_those_that_the_help_tells(tmp_path: Path) -> None:
    usual = Limits()
    text = " ".join(valepaska("serve", "--help", data=tmp_path, COLUMNS="300").stdout.split())
    for option, value in (
        ("tables-per-hour", usual.tables.rate * HOUR),
        ("guesses-per-hour", usual.guesses.rate * HOUR),
        ("programs-per-hour", usual.programs.rate * HOUR),
        ("sockets-per-address", usual.sockets_per_address),
        ("public-per-address", usual.listed_per_address),
    ):
        said = text.partition(f"--{option} ")[2].partition("--")[0]
        assert f"[default: ({value:.0f})]" in said


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--tables-per-hour", "0"),
        ("--guesses-per-hour", "many"),
        ("--programs-per-hour", "0"),
        ("--sockets-per-address", "-1"),
        ("--sockets-per-address", "1.5"),
        ("--public-per-address", "-1"),
        ("--public-per-address", "1000001"),
        ("--keep-days", "inf"),
        ("--keep-days", "nan"),
    ],
)
def test_a_bound_that_is_none_is_refused_in_one_line(option: str, value: str, tmp_path: Path) -> None:
    done = valepaska("serve", "--no-browser", option, value, data=tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert option in done.stderr


def test_a_server_keeps_the_bounds_that_its_options_say(tmp_path: Path) -> None:
    async def main(base: str) -> None:
        async with aiohttp.ClientSession() as session:
            place = House(None, None, base, session)  # type: ignore[arg-type]
            assert [(await place.text("/api/codes/ABCDEF"))[0] for _ in range(3)] == [404, 404, 429]
            async with session.post(f"{base}/api/tables", json={"listed": "free"}) as answer:
                assert (answer.status, (await answer.json())["code"]) == (429, "too_many_listed")
            await place.account("Halla")
            async with session.post(f"{base}/api/programs", json={"name": "Räntä"}) as answer:
                assert answer.status == 429
            table = await place.open()
            pages = [await place.page(table) for _ in range(3)]
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await place.page(table)
            assert refused.value.status == 429
            statuses = []
            for _ in range(2):
                async with session.post(f"{base}/api/tables", json={}) as answer:
                    statuses.append(answer.status)
            assert statuses == [201, 429]
            assert len(pages) == 3
            await place.close()

    bounds = ["--tables-per-hour", "3", "--guesses-per-hour", "2"]
    bounds += ["--programs-per-hour", "1", "--sockets-per-address", "3", "--public-per-address", "0"]
    with serving(tmp_path / "t.sqlite", *bounds) as (_, base):
        run(main(base))


def test_where_no_table_may_be_public_quick_match_says_so() -> None:
    async def main() -> None:
        async with house(limits=Limits().for_each_address(public_tables=0)) as place:
            answer = await place.session.post(f"{place.base}/api/match?lang=fi", json={})
            assert answer.status == 429
            assert json.loads(await answer.text())["code"] == "too_many_listed"

    run(main())
