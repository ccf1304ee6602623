"""What a page may send, what it gets, and when the server closes its socket."""

import asyncio
import json

import aiohttp
import pytest

from tests.web.house import house, run
from tests.web.playing import dealt, played
from valepaska.table.protocol import PROTOCOL
from valepaska.web.limits import Limits


def test_a_page_is_welcomed_sits_down_and_plays() -> None:
    async def main() -> None:
        async with house() as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            assert (anna.seat, bo.seat) == (0, 1)
            assert len(anna.deal["view"]["hand"]) == 5
            await played([anna, bo])
            asked = bo if bo.deal["may"] else anna
            assert await asked.act("challenge") == "accepted"
            told = [happened["type"] for message in anna.told for happened in message.get("happened", ())]
            assert "challenged" in told or "challenged" in [
                happened["type"] for message in bo.told for happened in message.get("happened", ())
            ]

    run(main())


def test_a_refusal_is_a_sentence_in_the_language_of_the_page() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open()
            sentences = set()
            for lang in ("fi", "sv", "en"):
                page = await place.page(table, lang=lang)
                answer = await page.ask("start")
                assert answer["code"] == "not_seated"
                sentences.add(answer["text"])
            assert "You are watching. Sit down first." in sentences
            assert len(sentences) == 3

    run(main())


def test_what_the_rules_refuse_is_told_in_whole_words_and_changes_nothing() -> None:
    async def main() -> None:
        async with house() as place:
            pages = await dealt(place, "Anna", "Bo", rules="valepaska")
            page = pages[0]
            version = page.version
            answer = await page.ask("act", decision=page.deal["decision"], action="play 3h 3d 3s 3c as K")
            assert answer["type"] == "refused"
            assert answer["text"].endswith(".")
            assert page.version == version
            assert (await page.ask("act", decision=page.deal["decision"], action="dance"))["code"] == "unreadable"

    run(main())


def test_a_table_that_does_not_exist_says_so() -> None:
    async def main() -> None:
        async with house() as place:
            page = await place.silent("AAAAAAAAAAAAAAAAAAAAAA")
            await page.say("hello", lang="en")
            gone = await page.hear()
            assert gone is not None
            assert (gone["type"], gone["code"]) == ("gone", "no_such_table")
            assert await page.hear() is None

    run(main())


def test_a_page_of_another_protocol_is_told_to_load_itself_again() -> None:
    async def main() -> None:
        async with house() as place:
            page = await place.silent(await place.open())
            await page.say("hello", protocol=PROTOCOL + 1)
            assert await page.until_closed() == "reload"

    run(main())


def test_a_socket_that_says_nothing_is_closed() -> None:
    async def main() -> None:
        async with house(limits=Limits(hello_time=0.2)) as place:
            page = await place.silent(await place.open())
            assert await page.until_closed() == "too_slow"
            assert place.server.metrics.value("valepaska_sockets") in (0, 1)

    run(main())


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])
def test_a_page_of_another_origin_gets_no_socket_and_no_table(origin: str) -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open()
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await place.silent(table, headers={"Origin": origin})
            assert refused.value.status == 403
            async with place.session.post(f"{place.base}/api/tables", json={}, headers={"Origin": origin}) as answer:
                assert answer.status == 403

    run(main())


def test_the_servers_own_page_and_named_origins_are_let_in() -> None:
    async def main() -> None:
        async with house(origins=frozenset({"https://cards.example"})) as place:
            table = await place.open()
            for origin in (place.base, "https://cards.example"):
                await place.silent(table, headers={"Origin": origin})

    run(main())


JUNK = [
    "",
    "{",
    "[]",
    "null",
    "17",
    '{"type":"act"}',
    '{"type":"nothing","id":"a"}',
    '{"type":"act","id":"a b","decision":1,"action":"pass"}',
    '{"type":"act","id":"a","decision":-1,"action":"pass"}',
    '{"type":"act","id":"a","decision":1,"action":"pass","more":1}',
    '{"type":"act","id":"a","decision":"1","action":"pass"}',
    '{"type":"hello"}',
    '{"type":"sit","id":"a","name":"' + "x" * 300 + '"}',
    '{"type":"react","id":"a","phrase":99}',
    "[" * 2000,
    '{"a":' + "[" * 4000,
    '{"a":' * 800,
    '{"id":"a","more":' + "[" * 3000 + "]" * 1000,
    "\u0000\ud7ff",
]


def test_a_message_that_cannot_be_read_is_refused_and_the_socket_stays() -> None:
    async def main() -> None:
        async with house() as place:
            page = await place.page(await place.open())
            for junk in JUNK:
                await page.socket.send_str(junk)
                refused = await page.until(lambda _: True)
                told = "a" if junk.startswith('{"') and "]" not in junk and '"id":"a"' in junk else None
                assert (refused["code"], refused["id"]) == ("unreadable", told), junk
            await page.socket.send_bytes(b"\x00\xff")
            assert (await page.until(lambda _: True))["code"] == "unreadable"
            assert await page.sit("Anna") == "accepted"

    run(main())


def test_a_message_of_4096_bytes_is_read_and_a_longer_one_closes_the_socket() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open()
            page = await place.page(table)
            body = json.dumps({"type": "sit", "id": "a", "name": "Anna"})
            await page.socket.send_str(body + " " * (4096 - len(body)))
            await page.until(lambda message: message["type"] == "accepted")
            other = await place.page(table)
            await other.socket.send_str(body + " " * (4097 - len(body)))
            await other.until_closed()
            assert other.closed_with == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
            assert (await page.ask("stand"))["type"] == "accepted"

    run(main())


def test_a_command_that_is_sent_again_is_done_once_and_answered_alike() -> None:
    async def main() -> None:
        async with house() as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            first = await anna.ask("set_pace", id="once", pace="relaxed")
            again = await anna.ask("set_pace", id="once", pace="quick")
            assert again == first
            other_tab = await place.page(anna.table, token=anna.token)
            assert await other_tab.ask("set_pace", id="once", pace="quick") == first
            refused = await bo.ask("set_pace", id="no", pace="quick")
            assert await bo.ask("set_pace", id="no", pace="quick") == refused
            assert anna.parts["table"]["pace"] == "relaxed"

    run(main())


def test_a_sit_whose_answer_was_lost_finds_its_own_seat() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open()
            token = "A" * 22
            lost = await place.page(table)
            await lost.say("sit", id="s1", name="Anna", token=token)
            await lost.socket.close()
            page = await place.page(table)
            assert await page.sit("Anna", id="s1", token=token) == "accepted"
            assert page.seat == 0
            assert sum(seat["kind"] == "person" for seat in page.parts["table"]["seats"]) == 1

    run(main())


def test_of_simultaneous_challenges_one_wins_and_the_others_hear_who_was_quicker() -> None:
    async def main() -> None:
        async with house() as place:
            for _ in range(5):
                pages = await dealt(place, "Anna", "Bo", "Cai", "Eva")
                await played(pages)
                asked = [page for page in pages if page.deal["may"] and "challenge" in page.deal["may"]["verbs"]]
                assert len(asked) == 3
                answers = await asyncio.gather(*(page.act("challenge") for page in asked))
                assert sorted(answers) == ["accepted", "beaten", "beaten"]
                winner = asked[answers.index("accepted")].seat
                for page in asked:
                    for message in page.told:
                        if message["type"] == "refused":
                            assert message["seat"] == winner
                watcher = await place.page(pages[0].table, seen=1)
                challenged = [event for event in watcher.told[-1]["missed"] if event["type"] == "challenged"]
                assert [event["seat"] for event in challenged] == [winner]

    run(main())


def test_who_is_sent_away_hears_it_last_and_may_watch() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open()
            anna = await place.seated(table, "Anna")
            bo = await place.seated(table, "Bo")
            assert (await anna.ask("kick", seat=1))["type"] == "accepted"
            assert await bo.until_closed() == "kicked"
            watcher = await place.page(table, token=bo.token)
            assert watcher.seat is None

    run(main())


def test_a_server_that_closes_sends_its_pages_away_to_come_again() -> None:
    async def main() -> None:
        async with house() as place:
            anna, _bo = await dealt(place, "Anna", "Bo")
            closing = asyncio.create_task(place.app.close())
            assert await anna.until_closed() == "restart"
            assert anna.closed_with == aiohttp.WSCloseCode.SERVICE_RESTART
            await closing
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await place.silent(anna.table)
            assert refused.value.status == 503

    run(main())


def test_a_table_that_nobody_is_at_leaves_the_memory_and_comes_back() -> None:
    async def main() -> None:
        async with house(limits=Limits(tables_in_memory_time=0.1)) as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            hand = anna.deal["view"]["hand"]
            await anna.socket.close()
            await bo.socket.close()
            while len(place.server.rooms):
                await asyncio.sleep(0.01)
            back = await place.page(anna.table, token=anna.token)
            assert back.deal["view"]["hand"] == hand

    run(main())


def test_a_deal_waits_for_a_contribution_and_then_no_longer() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(seats=2, pace="unlimited")
            anna, bo = [await place.page(table) for _ in range(2)]
            bo.contributes = False
            assert [await anna.sit("Anna"), await bo.sit("Bo")] == ["accepted", "accepted"]
            assert (await anna.ask("start"))["type"] == "accepted"
            await bo.until_deal(lambda deal: deal["deal"] == 1)
            [begins] = [each for told in bo.told for each in told.get("happened", ()) if each["type"] == "deal_begins"]
            assert [given is None for given in begins["contributions"]] == [False, True]
            late = await bo.ask("contribute", commitment=begins["commitment"], contribution="0" * 32)
            assert (late["type"], late["code"]) == ("refused", "stale")
            assert late["text"].endswith(".")

    run(main())


def test_contributions_of_any_other_form_are_refused_and_the_deal_is_dealt_all_the_same() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(seats=2, pace="unlimited")
            anna = await place.page(table)
            anna.contributes = False
            assert await anna.sit("Anna") == "accepted"
            commitment = anna.parts["table"]["commitment"]
            for wrong in ("", "0" * 31, "0" * 33, "G" * 32, "0" * 31 + "\n", 7, None, ["0" * 32]):
                await anna.say("contribute", id="x", commitment=commitment, contribution=wrong)
                told = await anna.until(lambda message: message["type"] in ("accepted", "refused"))
                assert (told["type"], told["code"]) == ("refused", "unreadable")
            for other in ("0" * 64, commitment[::-1]):
                answer = await anna.ask("contribute", commitment=other, contribution="0" * 32)
                assert answer["code"] == "stale"
            assert (await anna.ask("start"))["type"] == "accepted"

    run(main())
