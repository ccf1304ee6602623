"""A seat moves to another device over a real server: the link, its picture, the refusals in three languages."""

import logging

import pytest

from tests.web.house import house, run
from tests.web.playing import dealt, played

TICKET = "T" * 22


def test_a_seat_moves_and_its_old_page_hears_it_last(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def main() -> None:
        async with house() as place:
            anna, bo = await dealt(place, "Anna", "Bo")
            hand = anna.deal["view"]["hand"]
            assert (await anna.ask("offer_move", ticket=TICKET))["type"] == "accepted"
            phone = await place.page(anna.table)
            assert (await phone.ask("move_here", ticket=TICKET, token="P" * 22))["type"] == "accepted"
            assert await anna.until_closed() == "moved"
            assert (phone.seat, phone.deal["view"]["hand"]) == (0, hand)
            await played([phone, bo])
            assert TICKET not in "".join(bo.frames + anna.frames)

    run(main())
    assert TICKET not in caplog.text


def test_the_picture_of_the_link_is_asked_without_the_ticket_in_an_address() -> None:
    async def main() -> None:
        async with house() as place:
            address = f"{place.base}/api/tables/{await place.open()}/qr.svg"
            drawn = set()
            for ticket in (TICKET, "U" * 22):
                async with place.session.post(address, json={"ticket": ticket}) as answer:
                    assert (answer.status, answer.content_type) == (200, "image/svg+xml")
                    drawn.add(await answer.text())
            assert len(drawn) == 2
            for body, status in (({"ticket": "short"}, 400), ({}, 400), ({"ticket": TICKET, "more": 1}, 400)):
                async with place.session.post(address, json=body) as answer:
                    assert answer.status == status
            async with place.session.post(
                address, json={"ticket": TICKET}, headers={"Origin": "https://evil"}
            ) as answer:
                assert answer.status == 403

    run(main())


def test_a_ticket_that_moves_nothing_is_refused_in_the_language_of_the_page() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open()
            said = set()
            for lang in ("fi", "sv", "en"):
                page = await place.page(table, lang=lang)
                answer = await page.ask("move_here", ticket=TICKET, token="P" * 22)
                assert answer["code"] == "ticket_wrong"
                said.add(answer["text"])
            assert len(said) == 3

    run(main())
