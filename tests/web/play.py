"""Pages that play of themselves: they lie, doubt, leave and come back, by a generator that is handed to them."""

import asyncio
import random
from typing import Any

from tests.web.house import House, Page
from valepaska.rules.model import Rules

LEAVES = 0.04
MOVED_ON = ("stale", "beaten", "window_closed", "bot_plays")
"""Refusals after which there will be news; after others something else has to be tried."""


def choice(deal: Any, chance: random.Random, *, cautious: bool = False) -> str | None:
    """An action that the rules allow, true or not; None when nothing is asked of this seat.

    Who is cautious plays no cards where there is anything else to do.
    """
    may = deal["may"]
    if may is None:
        return None
    verbs, hand = may["verbs"], [*deal["view"]["hand"]]
    if "challenge" in verbs or verbs == ["pass"]:
        return "challenge" if "challenge" in verbs and chance.random() < 0.3 else "pass"
    open_to = [verb for verb in verbs if verb != "swap"]
    if cautious:
        open_to = [verb for verb in open_to if verb != "play"] or open_to
    ways = [_way(verb, may, hand, deal, chance) for verb in open_to]
    return chance.choice([way for way in ways if way] or ["pass"])


def _way(verb: str, may: Any, hand: list[str], deal: Any, chance: random.Random) -> str | None:
    open_game = not deal["face_down"]
    if verb == "play":
        ranks = [each["claim"] for each in may["ranks"] if each["reason"] is None]
        cards = hand or list(deal["view"]["up"][deal["view"]["seat"]])
        if open_game:
            fitting = [card for card in cards if any(card[0] == rank[0] for rank in ranks)]
            return f"play {_some_of_a_rank(fitting, chance)}" if fitting else None
        return f"play {chance.choice(cards)} as {chance.choice(ranks)}" if cards and ranks else None
    if verb == "stock":
        ranks = [each["claim"] for each in may["ranks"] if each["unseen"] is None]
        return "stock" if open_game else f"stock as {chance.choice(ranks)}" if ranks else None
    return f"down {chance.randint(1, may['down'])}" if verb == "down" else verb


def _some_of_a_rank(cards: list[str], chance: random.Random) -> str:
    """One card or several of its rank: an opening wants them all, and says so to who plays fewer."""
    rank = chance.choice(cards)[0]
    same = [card for card in cards if card[0] == rank]
    return " ".join(chance.sample(same, chance.randint(1, len(same))))


async def play_on(place: House, page: Page, chance: random.Random, *, face_down: bool, deals: int = 1) -> list[Page]:
    """Play until a deal is over; every page that the person has had on the way, each with what it was told."""
    pages = [page]
    asked: tuple[int, tuple[str, ...]] | None = None
    refused = False
    while not (page.deal and page.deal["deal"] >= deals and page.deal["review"]):
        if page.deal and page.token and chance.random() < LEAVES:
            await page.socket.close()
            seen = chance.choice([None, page.version, max(0, page.version - chance.randrange(20))])
            page = await place.page(page.table, token=page.token, seen=seen)
            pages.append(page)
            asked = None
            continue
        if page.deal and not page.deal["review"] and page.deal["may"]:
            question = (page.deal["decision"], tuple(page.deal["may"]["verbs"]))
            action = choice({**page.deal, "face_down": face_down}, chance, cautious=refused)
            if question != asked and action is not None:
                answer = await page.act(action)
                refused = answer not in ("accepted", *MOVED_ON)
                asked = None if refused else question
                continue
        await page.hear()
    return pages


async def watch(page: Page, deals: int = 1) -> list[Page]:
    """Watch until a deal is over."""
    await page.until_deal(lambda deal: deal["deal"] >= deals and deal["review"])
    return [page]


async def whole_deal(
    place: House, seed: int, rules: str, *, people: int, seats: int, **wish: Any
) -> tuple[str, list[list[Page]]]:
    """People and bots play a deal, and somebody watches; the pages of each person, the watcher's last."""
    chance = random.Random(seed)
    table = await place.open(rules=rules, seats=seats, **wish)
    pages = [await place.seated(table, f"P{number}") for number in range(people)]
    watcher = await place.page(table)
    face_down = Rules.parse(rules).challenge.face_down
    assert (await pages[0].ask("start"))["type"] == "accepted"
    async with asyncio.TaskGroup() as group:
        playing = [
            group.create_task(play_on(place, page, random.Random(chance.random()), face_down=face_down))
            for page in pages
        ]
        playing.append(group.create_task(watch(watcher)))
    return table, [task.result() for task in playing]
