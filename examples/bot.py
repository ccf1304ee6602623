"""A program that plays face-down games: python examples/bot.py http://localhost:8000/t/TABLE [DEALS]

It tells the truth while it can, and doubts what its own cards rule out. docs/programs.md tells the rest, and bot.mjs
beside it plays open games too.
"""

import asyncio
import secrets
import sys
from collections.abc import Iterator
from typing import Any

import aiohttp


def moves(may: Any, claims: Any, hand: list[str]) -> Iterator[str]:
    """What to do, as texts, the best first: where the rules refuse one, the next is tried."""
    if "challenge" in may["verbs"]:
        held = sum(card[0] == claims[-1]["claim"][0] for card in hand)
        yield "challenge" if held + claims[-1]["count"] > 4 or "pass" not in may["verbs"] else "pass"
    ranks = [each["claim"] for each in may["ranks"] if each["reason"] is None and "play" in may["verbs"]]
    for rank in ranks:
        honest = [card for card in hand if card[0] == rank[0]]
        yield from (f"play {' '.join(honest[:number])} as {rank}" for number in range(len(honest), 0, -1))
    yield from (verb for verb in ("pass", "draw") if verb in may["verbs"])
    yield from (f"play {card} as {rank}" for rank in ranks for card in hand)
    yield "pickup"


async def play(socket: aiohttp.ClientWebSocketResponse, account: str, deals: int) -> None:
    """Sit down and play until the deals are over (0: without end), or the table says that it is."""

    async def ask(kind: str, **fields: Any) -> None:
        await socket.send_json({"type": kind, "id": secrets.token_hex(8), **fields})

    await socket.send_json({"type": "hello", "lang": "en"})
    await ask("sit_program", account=account)
    known: dict[str, Any] = {"mine": {"seat": None, "joining": False}, "deal": None, "own": None}
    asked: Any = None
    given: str | None = None
    played: set[int] = set()
    ideas: Iterator[str] = iter(())
    async for message in socket:
        told = message.json()
        known |= {part: told[part] for part in ("table", "mine", "deal", "own") if part in told}
        mine, deal, may = known["mine"], known["deal"], (known["own"] or {}).get("may")
        if told["type"] == "gone" or (told["type"] == "refused" and mine["seat"] is None and not mine["joining"]):
            return print(told["text"])
        if mine["seat"] is not None and given != (given := known["table"]["commitment"]):  # all add to the shuffle
            await ask("contribute", commitment=given, contribution=secrets.token_hex(16))
        question = deal and (mine["seat"], deal["decision"], may and may["verbs"], bool(deal["review"]))
        if question != asked:
            asked, ideas = question, moves(may, deal["view"]["claims"], known["own"]["hand"]) if may else iter(())
            played |= {deal["deal"]} if may else set()
            if deal and deal["review"] and len(played) == deals > 0:
                return await ask("stand")
            if deal and deal["review"] and mine["seat"] is not None:
                await ask("rematch", decision=deal["decision"])
        elif told["type"] != "refused":
            continue
        if idea := next(ideas, None):
            await ask("act", decision=deal["decision"], action=idea)


async def main(link: str, deals: str = "0") -> None:
    """Make an account, play, and delete the account."""
    server, _, table = link.partition("/t/")
    async with aiohttp.ClientSession(server, raise_for_status=True) as http:
        async with http.post("/api/programs", json={"name": f"Halla {secrets.token_hex(2)}"}) as made:
            account = (await made.json())["token"]
        try:
            async with http.ws_connect(f"/api/tables/{table}/socket") as socket:
                await play(socket, account, int(deals))
        finally:
            await http.delete("/api/programs/own", headers={"Authorization": f"Bearer {account}"})


try:
    asyncio.run(main(*sys.argv[1:]))
except aiohttp.ClientError as error:
    sys.exit(f"{error}: is there a server, and is this the link of one of its tables?")
except KeyboardInterrupt:
    pass
