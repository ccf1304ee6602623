"""What one page, or many of them, may not take from the others: floods, idle ears, places."""

import asyncio
import dataclasses
import random

import aiohttp
import pytest

from tests.web.house import PATIENT, house, run
from tests.web.playing import dealt, played
from valepaska.web.limits import Allowance, Limits
from valepaska.web.proxies import Proxies


def test_random_frames_harm_nobody() -> None:
    async def main() -> None:
        chance = random.Random(7)
        async with house() as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            for _ in range(60):
                _reader, writer = await place.raw(anna.table)
                for _ in range(5):
                    writer.write(chance.randbytes(chance.randrange(1, 200)))
                writer.close()
            await played([anna, bo])
            assert place.server.metrics.value("valepaska_errors_total") == 0

    run(main())


def test_a_page_that_asks_too_much_is_closed_and_the_others_play_on() -> None:
    async def main() -> None:
        async with house(limits=Limits()) as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            flood = await place.page(anna.table)
            for _ in range(200):
                await flood.socket.send_str("junk")
            assert await flood.until_closed() == "too_fast"
            await played([anna, bo])

    run(main())


def test_a_person_cannot_fill_the_log_without_playing_and_can_still_play() -> None:
    async def main() -> None:
        limits = dataclasses.replace(PATIENT, changes=Allowance(0.001, 8.0))
        async with house(limits=limits) as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            codes = [(await anna.ask("mute", seat=bo.seat, on=number % 2 == 0)).get("code") for number in range(40)]
            assert codes == [None] * 8 + ["too_often"] * 32
            assert anna.told[-1]["text"]
            version = anna.version
            assert (await anna.ask("set_pace", pace="relaxed"))["code"] == "too_often"
            assert (await bo.ask("mute", seat=anna.seat))["type"] == "accepted", "another has an allowance of their own"
            assert anna.version <= version + 1
            await played([anna, bo])

    run(main())


def test_a_person_under_ever_new_names_cannot_fill_the_log_by_coming_and_going() -> None:
    async def main() -> None:
        limits = dataclasses.replace(PATIENT, changes=Allowance(0.001, 8.0))
        async with house(limits=limits) as place:
            table = await place.open(seats=4)
            codes = []
            for number in range(12):
                page = await place.page(table)
                codes.append(await page.sit(f"Person {number}"))
                if codes[-1] == "accepted":
                    assert (await page.ask("stand"))["type"] == "accepted"
            assert codes == ["accepted"] * 8 + ["too_often"] * 4

    run(main())


def test_who_comes_to_a_table_too_often_keeps_nobody_else_from_it() -> None:
    async def main() -> None:
        limits = dataclasses.replace(PATIENT, changes=Allowance(0.0, 3.0))
        async with house(limits=limits, proxies=Proxies.read("127.0.0.1")) as place:
            table = await place.open(seats=4, listed="free")
            codes: list[str] = []
            for address in ("203.0.113.5", "203.0.113.6", "203.0.113.5"):
                page = await place.silent(table, headers={"X-Forwarded-For": address})
                await page.say("hello")
                await page.until(lambda message: message["type"] == "welcome")
                bad = [await page.sit(" ") for _ in range(3)] if not codes else []
                assert bad in ([], ["name_bad"] * 3)
                codes.append(await page.sit("Somebody"))
            assert codes == ["too_often", "accepted", "too_often"]

    run(main())


def test_a_page_that_never_reads_is_dropped_and_the_others_hear_everything() -> None:
    async def main() -> None:
        limits = dataclasses.replace(PATIENT, outbox=1 << 16)
        async with house(limits=limits) as place:
            table = await place.open()
            anna = await place.seated(table, "Anna")
            _reader, writer = await place.raw(table)
            writer.write(b"\x81\x90\x00\x00\x00\x00" + b'{"type":"hello"}')
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            for number in range(4_000):
                pace = ("quick", "relaxed")[number % 2]
                assert (await anna.ask("set_pace", pace=pace))["type"] == "accepted"
                anna.frames.clear()
                anna.told.clear()
                if place.server.metrics.value("valepaska_sockets_refused_total", "too_slow"):
                    break
            assert place.server.metrics.value("valepaska_sockets_refused_total", "too_slow") == 1
            writer.transport.abort()

    run(main())


def test_who_was_sent_away_watches_as_others_do_in_several_windows_and_not_where_enough_watch() -> None:
    async def main() -> None:
        async with house(limits=dataclasses.replace(PATIENT, watchers_per_table=2)) as place:
            table = await place.open()
            anna, bo = await place.seated(table, "Anna"), await place.seated(table, "Bo")
            assert (await anna.ask("kick", seat=1))["type"] == "accepted"
            watchers = [await place.page(table, token=bo.token, window=window) for window in ("a", "b")]
            for watcher in watchers:
                assert watcher.parts["mine"]["barred"]
                assert await watcher.sit("Bo") == "sent_away"
            late = await place.silent(table)
            await late.say("hello", token=bo.token, window="c")
            assert await late.until_closed() == "table_full"
            [away] = anna.parts["mine"]["sent_away"]
            assert (await anna.ask("let_back", number=away["number"]))["type"] == "accepted"
            assert await watchers[0].sit("Bo") == "accepted"
            assert await watchers[1].sit("Cai") == "full"

    run(main())


def test_who_waits_outside_asks_for_nothing_is_counted_by_nobody_and_is_told_of_being_let_back() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(seats=3)
            anna, bo = await place.seated(table, "Anna"), await place.seated(table, "Bo")
            assert (await anna.ask("kick", seat=1))["type"] == "accepted"
            assert await bo.until_closed() == "kicked"
            outside = await place.page(table, token=bo.token, outside=True)
            for kind, fields in (("sit", {"name": "Eve"}), ("start", {}), ("react", {"phrase": 0})):
                assert (await outside.ask(kind, **fields))["code"] == "not_seated"
            cai = await place.seated(table, "Cai")
            seated = await anna.until(lambda told: told["type"] == "presence" and told["present"] == [0, 1])
            assert seated["watchers"] == 0
            await outside.socket.close()
            await cai.socket.close()
            gone = await anna.until(lambda told: told["type"] == "presence" and told["present"] == [0])
            assert gone["watchers"] == 0
            outside = await place.page(table, token=bo.token, outside=True)
            [away] = anna.parts["mine"]["sent_away"]
            assert (await anna.ask("let_back", number=away["number"]))["type"] == "accepted"
            back = await outside.until(lambda told: told["type"] == "update")
            assert back["mine"]["barred"] is False
            assert "deal" not in back
            assert (await place.page(table, token=bo.token, outside=True)).parts["mine"]["barred"] is False

    run(main())


@pytest.mark.parametrize("limits", [Limits(sockets=3), Limits(sockets_per_address=3)], ids=["all", "address"])
def test_no_more_sockets_are_open_than_the_bounds_say(limits: Limits) -> None:
    async def main() -> None:
        async with house(limits=limits) as place:
            table = await place.open()
            pages = [await place.page(table) for _ in range(3)]
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await place.silent(table)
            assert refused.value.status == 429
            await pages[0].socket.close()
            while place.server.metrics.value("valepaska_sockets") == 3:
                await asyncio.sleep(0.01)
            await place.page(table)

    run(main())


def test_watchers_take_no_place_from_those_who_hold_a_seat() -> None:
    async def main() -> None:
        async with house(limits=dataclasses.replace(PATIENT, watchers_per_table=3)) as place:
            table = await place.open()
            anna = await place.seated(table, "Anna")
            await place.seated(table, "Bo")
            silent = [await place.silent(table) for _ in range(70)]
            watchers = [await place.page(table) for _ in range(3)]
            late = await place.silent(table)
            await late.say("hello", lang="en")
            assert await late.until_closed() == "table_full"
            assert "watch" in late.told[-1]["text"]
            await anna.socket.close()
            back = await place.page(table, token=anna.token)
            assert back.seat == 0
            assert (await back.ask("start"))["type"] == "accepted"
            await watchers[0].socket.close()
            await back.until(lambda message: message["type"] == "presence" and message["watchers"] == 2)
            await silent[0].say("hello", lang="en")
            await silent[0].until(lambda message: message["type"] == "welcome")
            assert place.server.metrics.value("valepaska_sockets_refused_total", "table_full") == 1

    run(main())


def test_who_stands_up_where_enough_watch_is_sent_away() -> None:
    async def main() -> None:
        async with house(limits=dataclasses.replace(PATIENT, watchers_per_table=2)) as place:
            table = await place.open()
            anna = await place.seated(table, "Anna")
            bo = await place.seated(table, "Bo")
            watcher, other = await place.page(table), await place.page(table)
            assert (await bo.ask("stand"))["type"] == "accepted"
            assert await bo.until_closed() == "table_full"
            assert await watcher.sit("Cai") == "accepted"
            assert (await watcher.ask("stand"))["type"] == "accepted"
            assert (await anna.ask("set_pace", pace="relaxed"))["type"] == "accepted"
            await other.until(lambda message: message["type"] == "update" and message["table"]["pace"] == "relaxed")

    run(main())
