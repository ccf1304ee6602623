"""A program that plays at a table: python examples/bot.py http://localhost:8000/t/TABLE [DEALS [SECONDS]]

It makes an account, sits down, plays DEALS deals (0: until it is stopped), waits SECONDS before each move, and deletes
the account. It tells the truth while it can, and doubts what its own cards rule out. docs/programs.md tells the rest.
"""

import asyncio
import contextlib
import secrets
import sys
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import aiohttp


def moves(may: Any, view: Any, hand: list[str], face_down: bool) -> Iterator[str]:
    """What to do, as texts, the best first: where the rules refuse one, the next is tried."""
    verbs, ranks = may["verbs"], [each["claim"] for each in may["ranks"] if each["reason"] is None]
    if "challenge" in verbs:
        last = view["claims"][-1]
        impossible = last["count"] + sum(card[0] == last["claim"][0] for card in hand) > 4
        yield "challenge" if impossible or "pass" not in verbs else "pass"
    for rank in ranks if "play" in verbs else ():
        honest = [card for card in hand if card[0] == rank[0]]
        yield from (f"play {' '.join(honest[:n])}" + f" as {rank}" * face_down for n in range(len(honest), 0, -1))
    yield from (verb for verb in ("pass", "draw") if verb in verbs)
    if "play" in verbs and face_down:
        yield from (f"play {card} as {rank}" for rank in ranks for card in hand)
    if "stock" in verbs:
        yield from ("stock" + f" as {each['claim']}" * face_down for each in may["ranks"])
    yield from (f"down {slot + 1}" for slot in range(may["down"]))
    yield from (verb for verb in ("pickup", "pass") if verb in verbs)


async def play(
    socket: aiohttp.ClientWebSocketResponse,
    account: str,
    deals: int,
    seconds: float,
    is_face_down: Callable[[str], Awaitable[bool]],
) -> None:
    """Sit down and play until the deals are over, or the table says that it is."""

    async def ask(kind: str, **fields: Any) -> str:
        await socket.send_json({"type": kind, "id": (id := secrets.token_hex(8)), **fields})
        return id

    await socket.send_json({"type": "hello", "lang": "en"})
    sitting = await ask("sit_program", account=account)
    contributed = answered = asked = acting = None
    known: dict[str, Any] = {}
    choices: Iterator[str] = iter(())
    async for message in socket:
        told = message.json()
        if told["type"] == "gone" or (told["type"] == "refused" and told["id"] == sitting):
            print(told["text"])
            return
        known |= {part: told[part] for part in ("table", "mine", "deal", "own") if part in told}
        table, mine, deal, own = (known[part] for part in ("table", "mine", "deal", "own"))
        if contributed != table["commitment"] and (mine["seat"] is not None or mine["joining"]):
            contributed = table["commitment"]
            await ask("contribute", commitment=contributed, contribution=secrets.token_hex(16))
        company = sum(seat["kind"] == "person" and seat["present"] for seat in table["seats"]) > 1
        if table["stage"] == "waiting" and table["host"] == mine["seat"] and company and answered != "start":
            answered = "start"  # where no person sits a program is the host
            await ask("start")
        if deal and deal["review"] and answered != deal["decision"] and mine["seat"] is not None:
            answered = deal["decision"]
            if 0 < deals <= deal["deal"]:
                await ask("stand")
                return
            await ask("rematch", decision=answered)
        question = (deal["decision"], own["may"]["verbs"]) if own and own["may"] else None
        if question != asked:
            asked, choices = question, iter(())
            if question:
                await asyncio.sleep(seconds)  # people need time too
                hand = own["hand"] or deal["view"]["up"][mine["seat"]]
                choices = moves(own["may"], deal["view"], hand, await is_face_down(table["rules"]))
        elif told["type"] != "refused" or told["id"] != acting:
            continue
        if move := next(choices, None):
            acting = await ask("act", decision=deal["decision"], action=move)


async def main(link: str, deals: str = "0", seconds: str = "1") -> None:
    """Make an account, play, and delete the account."""
    server, _, table = link.partition("/t/")
    async with aiohttp.ClientSession(server, raise_for_status=True) as http:

        async def is_face_down(rules: str) -> bool:
            async with http.get("/api/rules", params={"spec": rules}) as answer:
                return bool((await answer.json())["options"]["face_down"] == "yes")

        async with http.post("/api/programs", json={"name": f"Halla {secrets.token_hex(2)}"}) as answer:
            account = (await answer.json())["token"]
        try:
            async with http.ws_connect(f"/api/tables/{table}/socket") as socket:
                await play(socket, account, int(deals), float(seconds), is_face_down)
        finally:
            await http.delete("/api/programs/own", headers={"Authorization": f"Bearer {account}"})


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main(*sys.argv[1:]))
