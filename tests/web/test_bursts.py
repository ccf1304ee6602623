"""Several commands at one moment, over real sockets: double clicks, and four who are ready together."""

import asyncio
import random
from typing import Any

import pytest

from tests.web.house import Message, Page, house, run
from tests.web.play import choice
from tests.web.playing import dealt, played


async def burst(page: Page, *commands: dict[str, Any]) -> list[Message]:
    """Send commands in one breath; their answers, in the order in which they were sent."""
    await asyncio.gather(*(page.say("act", id=f"b{number}", **command) for number, command in enumerate(commands)))
    found: dict[str, Message] = {}
    while len(found) < len(commands):
        message = await page.until(lambda message: message["type"] in ("accepted", "refused"))
        found[message["id"]] = message
    return [found[f"b{number}"] for number in range(len(commands))]


async def until_turn(pages: list[Page]) -> Page:
    """Let everybody pass until it is somebody's turn; who it is."""
    await played(pages)
    for page in pages:
        if page.deal["may"] and "pass" in page.deal["may"]["verbs"]:
            assert await page.act("pass") == "accepted"
    for page in pages:
        await page.until_deal(lambda deal: deal["view"]["phase"] == "turn")
    return next(page for page in pages if page.deal["may"])


@pytest.mark.parametrize("action", ["draw", "pickup", "play"])
def test_a_double_click_is_one_action_and_the_second_is_told_why(action: str) -> None:
    async def main() -> None:
        async with house() as place:
            rules = "valepaska+voluntary_draw=draw_then_play_or_pickup"
            pages = await dealt(place, "Anna", "Bo", "Cai", pace="unlimited", rules=rules)
            page = await until_turn(pages)
            cards, decision = len(page.deal["view"]["hand"]), page.deal["decision"]
            rank = next(each["claim"] for each in page.deal["may"]["ranks"] if each["reason"] is None)
            text = f"play {page.deal['view']['hand'][0]} as {rank}" if action == "play" else action
            first, second = await burst(page, *2 * [{"decision": decision, "action": text}])
            assert first["type"] == "accepted"
            assert (second["type"], second["code"]) == ("refused", "stale")
            assert second["text"]
            pile = page.deal["view"]["pile"]
            assert len(page.deal["view"]["hand"]) == {"draw": cards + 1, "pickup": cards + 1, "play": cards - 1}[action]
            assert pile == {"draw": 1, "pickup": 0, "play": 2}[action]

    run(main())


def test_a_challenge_that_is_pressed_twice_hits_no_other_play() -> None:
    async def main() -> None:
        async with house() as place:
            pages = await dealt(place, "Anna", "Bo", "Cai", pace="unlimited")
            await played(pages)
            page = next(page for page in pages if page.deal["may"])
            doubt = {"decision": page.deal["decision"], "action": "challenge"}
            first, second = await burst(page, doubt, doubt)
            assert first["type"] == "accepted"
            assert (second["code"], second["seat"]) == ("beaten", page.seat)
            events = [event["type"] for message in page.told for event in message.get("happened", ())]
            assert events.count("challenged") == 1

    run(main())


def test_four_who_are_ready_at_one_moment_get_one_deal_every_time() -> None:
    async def main() -> None:
        rounds = 25
        async with house() as place:
            rules = "paskahousu+turn_limit=1"
            pages = await dealt(place, "Anna", "Bo", "Cai", "Disa", pace="unlimited", rules=rules)
            for number in range(1, rounds + 1):
                for page in pages:
                    while page.deal["deal"] < number:
                        await page.hear()
                    assert page.deal["view"]["hand_sizes"] == [5, 5, 5, 5]
                turn = next(page for page in pages if page.deal["may"])
                chance = random.Random(number)
                while await turn.act(choice({**turn.deal, "face_down": False}, chance) or "pickup") != "accepted":
                    pass
                for page in pages:
                    await page.until_deal(lambda deal: deal["review"])
                decision = turn.deal["decision"]
                answers = await asyncio.gather(*(page.ask("rematch", decision=decision) for page in pages))
                assert [answer["type"] for answer in answers] == ["accepted"] * 4
            for page in pages:
                begun = [
                    event["deal"]
                    for message in page.told
                    for event in message.get("happened", ())
                    if event["type"] == "deal_begins"
                ]
                assert begun == [*range(1, len(begun) + 1)], "a deal was begun twice, or not at all"
                assert len(begun) >= rounds
                assert page.parts["table"]["rules"] == rules

    run(main())
