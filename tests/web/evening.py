"""An evening at one table that goes on over a crash of its server, and is held against one without a crash."""

from typing import Any, NamedTuple

import aiohttp

from tests.web.crashes import Crashes
from tests.web.house import House, Message, Page

TABLE = "lake"
TOKENS = {"Anna": "A" * 22, "Bo": "B" * 22, "watcher": None}
PASSING = {"now", "version", "clock", "missed", "present"}
"""What a welcome says of the moment and not of the game."""
ACTS = 4
LOST = (ConnectionError, aiohttp.ClientError)


class Asked(NamedTuple):
    """A command, and who sent it."""

    who: str
    kind: str
    fields: dict[str, Any]
    id: str


def lasting(welcome: Any) -> Any:
    """A message without what it says of the moment."""
    if isinstance(welcome, dict):
        return {name: lasting(part) for name, part in welcome.items() if name not in PASSING}
    return [lasting(part) for part in welcome] if isinstance(welcome, list) else welcome


def next_act(pages: dict[str, Page], number: int) -> tuple[str, str]:
    """Who acts now, and how: in turn with the lowest claim that is allowed, in a window with doubt every other time."""
    who = next(name for name, page in pages.items() if page.deal["may"])
    may, view = pages[who].deal["may"], pages[who].deal["view"]
    if "challenge" in may["verbs"]:
        return who, "challenge" if number % 2 else "pass"
    rank = next(choice["claim"] for choice in may["ranks"] if choice["reason"] is None)
    return who, f"play {view['hand'][0]} as {rank}"


class Evening:
    """Two people and a watcher at a table, who do one thing after the other and come back after a crash.

    `known` is the evening on which there was no crash.
    """

    def __init__(self, there: Crashes, session: aiohttp.ClientSession, known: "Evening | None" = None) -> None:
        self.pages: dict[str, Page] = {}
        self.states: list[dict[str, Any]] = []
        self.crashed: str | None = None
        self.end: dict[str, Any] | None = None
        self._there = there
        self._session = session
        self._known = known
        self._welcomed: dict[str, Any] = {}
        self._sockets: list[Page] = []
        self._asked: list[Asked] = []
        self._answers: dict[str, Message] = {}

    async def play(self) -> None:
        """Come, sit down, deal and play."""
        if not (self._there.base and await self._come()):
            await self._come_back(0)
        await self._note()
        for name in ("Anna", "Bo"):
            await self._do(name, "sit", name=name, token=TOKENS[name])
            commitment = self.pages[name].parts["table"]["commitment"]
            await self._do(name, "contribute", commitment=commitment, contribution=name.encode().hex().ljust(32, "0"))
        await self._do("Anna", "start")
        for number in range(ACTS):
            who, action = next_act(self.pages, number)
            await self._do(who, "act", decision=self.pages[who].deal["decision"], action=action)

    async def welcomes(self) -> dict[str, Any]:
        """What pages that come now are welcomed with; they are the pages of these people from now on."""
        assert await self._come()
        return self._welcomed

    async def leave(self) -> None:
        """Close all sockets, those of the killed server too."""
        for page in self._sockets:
            await page.socket.close()

    @property
    def _place(self) -> House:
        return House(None, None, self._there.base, self._session)  # type: ignore[arg-type]

    @property
    def _heard(self) -> int:
        """The latest version that anybody was told of."""
        return max((page.version for page in self.pages.values()), default=0)

    async def _come(self) -> bool:
        """All pages connect; whether they were welcomed."""
        place, self._welcomed = self._place, {}
        for name, token in TOKENS.items():
            seen = self.pages[name].version if name in self.pages else None
            try:
                page = await place.silent(TABLE)
                page.contributes = False  # but when it is its turn to
                self._sockets.append(page)
                await page.say("hello", token=token, seen=seen)
                while (message := await page.hear()) is not None and message["type"] != "welcome":
                    pass
            except LOST:
                return False
            if message is None:
                return False
            assert page.version >= (seen or 0), "somebody had been told what has not happened"
            self.pages[name] = page
            self._welcomed[name] = lasting(message)
        return True

    async def _do(self, who: str, kind: str, **fields: Any) -> None:
        """Ask for something until it is done, and wait until everybody has heard of it."""
        before = self._heard
        asked = Asked(who, kind, fields, f"s{len(self._asked)}")
        self._asked.append(asked)
        answer = await self._ask(asked)
        if answer is None or not await self._all_hear(asked, answer["version"]):
            await self._come_back(before)
        await self._note()

    async def _ask(self, asked: Asked) -> Message | None:
        """The answer to a command; None when the server is gone."""
        page = self.pages[asked.who]
        try:
            await page.say(asked.kind, id=asked.id, **asked.fields)
        except LOST:
            return None
        while (message := await page.hear()) is not None:
            if message.get("id") == asked.id and message["type"] in ("accepted", "refused"):
                assert message["type"] == "accepted", message
                assert self._answers.setdefault(asked.id, message) == message, "acknowledged, and then something else"
                return message
        return None

    async def _all_hear(self, asked: Asked, version: int) -> bool:
        if asked.kind == "contribute":
            return True  # nobody is told before the deal
        for page in self.pages.values():
            while page.version < version:
                if await page.hear() is None:
                    return False
        return True

    async def _come_back(self, before: int) -> None:
        """Another server is started; everybody finds the game as it was, or with the last command done."""
        assert self._known is not None, "the server ended without a kill"
        assert self.crashed is None
        self.crashed = str(self._there.ended()["at"])
        last = len(self._asked)
        done = last > 0 and (self._asked[-1].id in self._answers or self._heard > before)
        assert self._there.start()
        may_be = self._known.states[last if done or not last else last - 1 : last + 1]
        assert await self.welcomes() in may_be, f"killed {self.crashed}"
        for asked in self._asked:
            answer = await self._ask(asked)
            assert answer is not None
            assert await self._all_hear(asked, answer["version"])

    async def _note(self) -> None:
        if self._known is None:
            self.states.append(await self.welcomes())
