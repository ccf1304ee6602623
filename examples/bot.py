"""A program that plays face-down games: python examples/bot.py http://localhost:8000/t/TABLE [DEALS]

It tells the truth while it can, and doubts what its own cards rule out. docs/programs.md tells the rest, and bot.mjs
beside it plays open games too.
"""

import asyncio
import re
import sys
from contextlib import AsyncExitStack, suppress
from secrets import token_hex
from typing import Any

import aiohttp


def moves(own: Any, deal: Any) -> list[str]:
    """What to do, as texts, the best first: where the rules refuse one, the next is tried."""
    may, hand, held, top = own["may"], own["hand"], "".join(own["hand"]), (deal["view"]["claims"] or [None])[-1]
    doubt = ["challenge"] if "challenge" in may["verbs"] and top["count"] + held.count(top["claim"][0]) > 4 else []
    ranks = [each["claim"] for each in may["ranks"] if each["reason"] is None and "challenge" not in may["verbs"]]
    true = [f"play {' '.join(c for c in hand if c[0] == rank[0])} as {rank}" for rank in ranks if rank[0] in held]
    return [*doubt, *true, "pass", "draw", *(f"play {card} as {rank}" for rank in ranks for card in hand), "pickup"]


async def main(host: str, table: str, deals: str) -> Any:
    """Make an account, play until the deals are over (0: without end) or the table says why not; delete the account."""
    known, given, ideas, played = dict[str, Any](), "", list[str](), set[int]()
    # SIGTERM, which is 15, does what Ctrl-C does; Windows has none.
    sys.platform == "win32" or asyncio.get_running_loop().add_signal_handler(15, asyncio.all_tasks().pop().cancel)
    async with aiohttp.ClientSession(raise_for_status=True) as http, AsyncExitStack() as at_end:
        at_end.push(lambda _, end, __: isinstance(end, aiohttp.ClientError) and sys.exit(f"no game there: {end}"))
        key = (await (await http.post(f"{host}/api/programs", json={"name": f"Halla {token_hex(2)}"})).json())["token"]
        at_end.push_async_callback(http.delete, f"{host}/api/programs/own", headers={"Authorization": f"Bearer {key}"})
        tell = (socket := await http.ws_connect(f"{host}/api/tables/{table}/socket")).send_json
        await tell({"type": "hello", "lang": "en"})
        await tell({"type": "sit_program", "id": "sit", "account": key})
        async for message in socket:
            known |= (told := message.json())
            if told["type"] == "gone" or (told["type"], told.get("id")) in (("refused", "sit"), ("accepted", "end")):
                return told.get("text")
            seat, deal, own, id = known["mine"]["seat"], known["deal"], known["own"], token_hex(8)
            if seat is not None and given != (given := known["table"]["commitment"]):  # all add to the shuffle
                await tell({"type": "contribute", "id": given[:9], "commitment": given, "contribution": token_hex(16)})
            if deal and deal["review"] and seat is not None and not known["table"]["seats"][seat]["ready"]:
                more = {"type": "rematch", "id": id, "decision": deal["decision"]}
                await tell({"type": "stand", "id": "end"} if len(played) == int(deals) > 0 else more)
            if "own" in told:
                ideas, played = (moves(own, deal), played | {deal["deal"]}) if own and own["may"] else ([], played)
            if ideas and ("own" in told or told["type"] == "refused"):
                await tell({"type": "act", "id": id, "decision": deal["decision"], "action": ideas.pop(0)})


with suppress(KeyboardInterrupt, asyncio.CancelledError):
    asked = re.fullmatch(r"(https?://[^/\s]+)/t/([\w-]+)\S*(?: (\d{1,9}))?", " ".join(sys.argv[1:]))
    sys.exit(asyncio.run(main(*asked.groups("0"))) if asked else sys.stderr.write("usage: bot.py LINK [DEALS]\n") and 2)
