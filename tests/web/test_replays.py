"""Finished deals by link: who may share one, what the link tells, how long it is there; and records from files."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.web.house import PATIENT, House, Page, house, run
from tests.web.test_retelling import CARD, a_record, seen_by
from valepaska.records.record import read_record, write_record
from valepaska.store import SqliteStore
from valepaska.web import replays
from valepaska.web.limits import Allowance
from valepaska.web.replays import TOML
from valepaska.web.retelling import retold

MONTH = 31 * 24 * 3600 * 1000
STRANGE = ["constructor", "__proto__", "A" * 22, "A" * 500, "..%2F..%2Fetc", "'; DROP TABLE shared; --", "%00", "🦟"]


async def over(place: House, **wish: Any) -> tuple[str, Page]:
    """A table where a deal is over, and the page of the one person who sat there."""
    table = await place.open(seats=3, **wish)
    anna = await place.seated(table, "Anna")
    await finish(anna)
    return table, anna


async def finish(anna: Page) -> None:
    """Deal and let the clock, the bots and one's own moves end it."""
    number = anna.parts["table"]["deals"] + 1
    asked = "start" if number == 1 else "rematch"
    more = {} if number == 1 else {"decision": anna.deal["decision"]}
    assert (await anna.ask(asked, **more))["type"] == "accepted"
    await anna.until_deal(lambda deal: deal["deal"] == number)
    while not anna.deal["review"]:
        may = anna.deal["may"]
        if may is None:
            await anna.until(lambda message: message["type"] == "update")
        elif "pass" in may["verbs"]:
            await anna.act("pass")
        else:
            rank = next((each["claim"] for each in may["ranks"] if each["reason"] is None), None)
            await anna.act(f"play {anna.deal['view']['hand'][0]} as {rank}" if rank else "pickup")


async def share(place: House, table: str, body: dict[str, Any]) -> tuple[int, Any]:
    async with place.session.post(f"{place.base}/api/tables/{table}/replays", json=body) as answer:
        return answer.status, await answer.json()


async def told(place: House, path: str) -> tuple[int, Any]:
    status, text = await place.text(path)
    return status, json.loads(text)


async def from_file(place: House, text: str | bytes, query: str = "", kind: str = TOML) -> tuple[int, Any]:
    headers = {"Content-Type": kind}
    async with place.session.post(f"{place.base}/api/replay{query}", data=text, headers=headers) as answer:
        return answer.status, await answer.json()


def test_a_finished_deal_is_shared_by_whoever_sat_there_and_told_to_whoever_has_the_link() -> None:
    async def main() -> None:
        async with house() as place:
            table, anna = await over(place)
            status, link = await share(place, table, {"token": anna.token, "deal": 1})
            assert status == 201
            assert link["addresses"] == [f"{place.base}/r/{link['replay']}"]
            assert await share(place, table, {"token": anna.token, "deal": 1}) == (201, link), "it is one link"
            status, replay = await told(place, f"/api/replays/{link['replay']}")
            assert (status, replay["seat"], replay["sealed"]) == (200, None, False)
            assert replay["names"][0] == "Anna"
            assert all(hand for hand in replay["moments"][0]["hands"])
            assert replay["moments"][-1]["view"]["outcome"] == anna.deal["view"]["outcome"]
            _, record = await place.text(f"/api/replays/{link['replay']}/record")
            assert record == (await place.text(f"/api/tables/{table}/record"))[1]
            assert (await place.text(f"/r/{link['replay']}"))[0] == 200

    run(main())


def test_a_link_to_a_seat_tells_what_that_seat_saw_and_cannot_be_opened_further() -> None:
    async def main() -> None:
        async with house() as place:
            table, anna = await over(place)
            _, whole = await share(place, table, {"token": anna.token, "deal": 1})
            _, sealed = await share(place, table, {"token": anna.token, "deal": 1, "seat": 0})
            assert sealed["replay"] != whole["replay"]
            record = read_record((await place.text(f"/api/tables/{table}/record"))[1])
            known = seen_by(0, record)[-1]
            for path in (f"{sealed['replay']}", f"{sealed['replay']}?seat=0", f"{whole['replay']}?seat=0"):
                status, body = await place.text(f"/api/replays/{path}")
                assert status == 200
                assert {card.decode() for card in CARD.findall(body.encode())} <= known
                assert record.proof is not None
                assert not [word for word in (table, record.proof["secret"], anna.token) if str(word) in body]
            for path in ("?seat=1", "?seat=9", "?seat=-1", "?seat=all", "?seat=", "?seat=1e9", "?seat=٣", "/record"):
                status, refused = await told(place, f"/api/replays/{sealed['replay']}{path}")
                assert (status, "moments" in refused) == (404, False), path

    run(main())


def test_nobody_else_shares_and_no_deal_that_is_still_played() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(seats=3, pace="unlimited", bot_speed="slow")
            anna = await place.seated(table, "Anna")
            watcher = await place.page(table)
            assert (await share(place, table, {"token": anna.token, "deal": 1}))[1]["code"] == "no_such_deal"
            assert (await anna.ask("start"))["type"] == "accepted"
            assert (await share(place, table, {"token": anna.token, "deal": 1}))[1]["code"] == "no_such_deal"
            assert (await share(place, table, {"token": "A" * 22, "deal": 1}))[1]["code"] == "not_seated"
            assert (await share(place, "B" * 22, {"token": anna.token, "deal": 1}))[1]["code"] == "no_such_table"
            assert watcher.seat is None
            assert place.server.rooms.store._shared == {}  # type: ignore[attr-defined]

    run(main())


def test_while_the_next_deal_is_played_only_the_one_before_can_be_shared() -> None:
    async def main() -> None:
        async with house() as place:
            table, anna = await over(place)
            await anna.ask("rematch", decision=anna.deal["decision"])
            await anna.until_deal(lambda deal: deal["deal"] == 2)
            statuses = [(await share(place, table, {"token": anna.token, "deal": deal}))[0] for deal in (1, 2, 3)]
            assert statuses == [201, 404, 404]

    run(main())


BAD_WISHES: list[Any] = [
    {},
    {"token": "x", "deal": 1},
    {"token": "A" * 22, "deal": 0},
    {"token": "A" * 22, "deal": 1e300},
    {"token": "A" * 22, "deal": 2**80},
    {"token": "A" * 22, "deal": 1, "seat": 10},
    {"token": "A" * 22, "deal": 1, "__proto__": {}},
    [],
]


def test_what_cannot_be_read_is_refused_in_one_line_and_nothing_is_shared() -> None:
    async def main() -> None:
        async with house() as place:
            table, _ = await over(place)
            for wish in BAD_WISHES:
                status, refused = await share(place, table, wish)
                assert (status, refused["code"], "\n" in refused["text"]) == (400, "unreadable", False)
            assert place.server.rooms.store._shared == {}  # type: ignore[attr-defined]

    run(main())


def test_an_id_that_means_nothing_is_told_so_in_one_sentence() -> None:
    async def main() -> None:
        async with house() as place:
            for id in STRANGE:
                for path in (id, f"{id}/record"):
                    status, text = await place.text(f"/api/replays/{path}")
                    if status == 404 and text.startswith("{"):
                        assert json.loads(text)["code"] == "no_such_replay"
                    assert status == 404
            body = {"replays": ["A" * 22]}
            async with place.session.post(f"{place.base}/api/replays/known", json=body) as answer:
                assert await answer.json() == {"replays": []}
            for bad in ({"replays": ["x"]}, {"replays": ["A" * 22] * 101}, {"replays": 3}):
                async with place.session.post(f"{place.base}/api/replays/known", json=bad) as answer:
                    assert answer.status == 400

    run(main())


def test_a_replay_is_there_after_a_restart_and_goes_with_its_table(tmp_path: Path) -> None:
    links: list[str] = []

    async def before() -> None:
        async with house(SqliteStore(tmp_path / "tables.sqlite")) as place:
            table, anna = await over(place)
            for seat in (None, 0):
                links.append((await share(place, table, {"token": anna.token, "deal": 1, "seat": seat}))[1]["replay"])

    async def after() -> None:
        async with house(SqliteStore(tmp_path / "tables.sqlite")) as place:
            for link, seat in zip(links, (None, 0), strict=True):
                status, replay = await told(place, f"/api/replays/{link}")
                assert (status, replay["seat"]) == (200, seat)
            async with place.session.post(f"{place.base}/api/replays/known", json={"replays": links}) as answer:
                assert await answer.json() == {"replays": links}
            now = place.server.rooms.clock.now
            place.server.rooms.clock.now = lambda: now() + MONTH  # type: ignore[method-assign]
            assert await place.server.rooms.sweep() == 1
            assert [(await told(place, f"/api/replays/{link}"))[1]["code"] for link in links] == ["no_such_replay"] * 2

    run(before())
    run(after())


def test_a_record_from_a_file_is_told_and_not_kept() -> None:
    async def main() -> None:
        async with house() as place:
            text = write_record(a_record("valepaska"))
            status, replay = await from_file(place, text)
            assert (status, replay["deal"], replay["seat"]) == (200, 7, None)
            status, replay = await from_file(place, "\ufeff" + text, "?seat=2")
            assert (status, replay["seat"], replay["tallies"]) == (200, 2, [])
            assert (await from_file(place, text, "?seat=4"))[1]["code"] == "no_such_seat"
            assert place.server.rooms.store._shared == {}  # type: ignore[attr-defined]

    run(main())


def unfinished() -> str:
    """A record of a deal that goes on."""
    record = a_record("valepaska")
    return write_record(msgspec.structs.replace(record, actions=record.actions[:9], result=None))


def another_loser() -> str:
    """A record that says somebody else has lost."""
    record = a_record("valepaska")
    assert record.result is not None
    assert record.result.loser is not None
    result = msgspec.structs.replace(record.result, loser=(record.result.loser + 1) % 4)
    return write_record(msgspec.structs.replace(record, result=result))


def damaged() -> dict[str, tuple[str | bytes, int, str]]:
    """Files that are no records that can be shown, with the status and a word of what is said of them."""
    text = write_record(a_record("valepaska"))
    return {
        "empty": ("", 400, "no key 'format'"),
        "no TOML": ("<script>alert(1)</script>", 400, "line 1"),
        "newer": (text.replace("format = 1", "format = 2"), 400, "newer"),
        "huge number": (text.replace("deals = 6", "deals = 99999999999999999999999"), 400, "63 bits"),
        "unknown key": (text.replace("dealer =", "__proto__ = 1\ndealer ="), 400, "__proto__"),
        "another deck": (text.replace("8h", "8s", 1), 400, "deck"),
        "no such rules": (text.replace('rules = "valepaska"', 'rules = "poker"'), 400, "poker"),
        "a move that is none": (text.replace(": play", ": challenge", 1), 400, "action 1"),
        "a name that steers": (text.replace('"Anna"', '"\\u202eAnna"'), 400, "player 1"),
        "another result": (another_loser(), 400, "by the actions"),
        "not over": (unfinished(), 400, "not over"),
        "no text": (b"\xff\xfe\x00", 400, "utf-8"),
        "deep": ("a = " + "[" * 3000, 400, "nested"),
        "large": ("#" * (PATIENT.record + 1), 413, "bytes"),
    }


@pytest.mark.parametrize("case", damaged())
def test_a_damaged_file_is_refused_in_one_line_that_says_what_is_wrong(case: str) -> None:
    async def main() -> None:
        text, status, word = damaged()[case]
        async with house() as place:
            found, refused = await from_file(place, text)
            assert found == status
            assert word in refused["text"]
            assert "\n" not in refused["text"]
            assert len(refused["text"]) < 400

    run(main())


def test_files_and_replays_are_bounded_for_an_address_and_a_foreign_page_reads_none() -> None:
    async def main() -> None:
        few = Allowance(0.001, 2.0)
        limits = dataclasses.replace(PATIENT, records=few, replays=few)
        async with house(limits=limits) as place:
            text = write_record(a_record("valepaska"))
            assert [(await from_file(place, text))[0] for _ in range(3)] == [200, 200, 429]
            assert [(await told(place, f"/api/replays/{'A' * 22}"))[0] for _ in range(3)] == [404, 404, 429]
        async with house() as place:
            assert (await from_file(place, text, kind="application/json"))[0] == 415
            headers = {"Content-Type": TOML, "Origin": "https://evil.example"}
            async with place.session.post(f"{place.base}/api/replay", data=text, headers=headers) as answer:
                assert answer.status == 403

    run(main())


def test_a_seat_that_is_told_with_all_cards_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = retold
    monkeypatch.setattr(replays, "retold", lambda record, seat, **more: right(record, None, **more))
    with pytest.raises(AssertionError):
        test_a_link_to_a_seat_tells_what_that_seat_saw_and_cannot_be_opened_further()
