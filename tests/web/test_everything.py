"""Every command of the protocol, by several people over real sockets, in any order: twice, late, from the wrong seat.

Whatever comes, a refusal has changed nothing, what a page has been told bit by bit is what it would be told anew,
nobody is sent a card that they cannot have seen, and the host is somebody who sits there.
"""

import asyncio
import json
import random
import re
from contextlib import AsyncExitStack
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.inspect import StructType, type_info

from tests.web.fuzzing import value_of
from tests.web.house import PATIENCE, House, Page, house
from tests.web.play import choice
from valepaska.engine.events import Challenged, Misfit, Played
from valepaska.engine.view import view
from valepaska.table import log, protocol, showing, sights
from valepaska.table.folding import fold
from valepaska.table.kept import Kept
from valepaska.table.letters import welcome

NAMES = ("Anna", "Bo", "Cai")
WHO = st.integers(0, len(NAMES) - 1)
COMMANDS = [info for kind in get_args(protocol.Command) if isinstance(info := type_info(kind), StructType)]
CARD = re.compile(r"(?<![\w-])[3-9TJQKA2][cdhs](?![\w-])")
ALL = frozenset(rank + suit for rank in "3456789TJQKA2" for suit in "cdhs")


def busy(room: Any) -> bool:
    """Whether something goes on at a table that nobody has to wait for a page for."""
    return bool(room._jobs or room._storing or room._thinking)


class Known:
    """Which cards each person can have seen in the deal, by the log; who only watches is None."""

    def __init__(self) -> None:
        self.read = 0
        self.cards: dict[str | None, set[str]] = {}
        self._kept: Kept | None = None

    def follow(self, entries: list[log.LogEvent]) -> None:
        """Read on in the log. What somebody knew of the deal before stays until the next time."""
        for entry in entries[self.read :]:
            if self._kept is None:
                self._kept = Kept.open(entry)
                continue
            told = fold(self._kept, entry)
            if isinstance(entry, log.Began):
                self.cards = {}
            for event in told:
                open_play = isinstance(event, Played) and not self._kept.rules.challenge.face_down
                if isinstance(event, Challenged) or open_play:
                    self._all_see(map(str, getattr(event, "cards", None) or ()))
                elif isinstance(event, Misfit):
                    self._all_see([str(event.card)])
            if self._kept.round is not None:
                self._look(self._kept)
        self.read = len(entries)

    def _look(self, kept: Kept) -> None:
        assert kept.round is not None
        if kept.round.over:
            self._all_see(ALL)
            return
        for seat, chair in enumerate(kept.chairs):
            self.cards.setdefault(chair.person, set()).update(map(str, view(kept.round.state, seat).hand))

    def _all_see(self, cards: Any) -> None:
        self.cards.setdefault(None, set()).update(cards)

    def of(self, person: str | None) -> set[str]:
        """What a person can know; what lies open, everybody."""
        return self.cards.get(None, set()) | (self.cards.get(person, set()) if person else set())


ROUNDS = 10
"""A loop closes in later rounds what it was told to close; whatever is open when it ends is never closed."""


class Everything(RuleBasedStateMachine):
    """Three people at a table of four, each with a page; `sent` is what was asked before, to be asked again."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.pages: list[Page | None] = [None] * len(NAMES)
        self.tokens: list[str | None] = [None] * len(NAMES)
        self.sent: list[dict[str, Any]] = []
        self.known = Known()
        self.before: dict[str | None, set[str]] = {}
        self.heard = [0] * len(NAMES)
        self.ids = 0
        self.table = ""

    @initialize()
    def open(self) -> None:
        """Three people sit down, and a deal begins."""
        self._run(self._open())

    async def _open(self) -> None:
        self.place: House = await self.stack.enter_async_context(house())
        self.table = await self.place.open(seats=4, pace="unlimited")
        for who, name in enumerate(NAMES):
            page = await self.place.seated(self.table, name)
            self.pages[who], self.tokens[who] = page, page.token
        await self._ask(0, {"type": "start"})

    def teardown(self) -> None:
        """The server ends."""
        self._run(self._end())
        self.runner.close()
        self.pages.clear()
        vars(self).pop("place", None)

    async def _end(self) -> None:
        await self.stack.aclose()
        for _ in range(ROUNDS):
            await asyncio.sleep(0)

    def _run(self, work: Any) -> Any:
        return self.runner.run(asyncio.wait_for(work, 5 * PATIENCE))

    async def _room(self) -> Any:
        room = await self.place.server.rooms.find(self.table)
        assert room is not None
        return room

    async def _ask(self, who: int, message: dict[str, Any]) -> None:
        """Send a command of a page; a refusal of a new one has left no entry."""
        page = self.pages[who]
        if page is None:
            return
        if "id" not in message:
            self.ids += 1
            message = {**message, "id": f"m{self.ids}"}
            self.sent.append(message)
            new = True
        else:
            new = False
        try:
            await page.socket.send_str(json.dumps(message))
            answer = await self._answer(page, message["id"])
        except ConnectionError:
            answer = None
        if answer is None:
            self.pages[who] = None
            return
        if page.token:
            self.tokens[who] = page.token
        if answer["type"] == "refused" and new:
            entries = self.place.server.rooms.store.load(self.table)
            assert not any((entry.client or "").endswith(f":{message['id']}") for entry in entries), message

    async def _answer(self, page: Page, id: Any) -> dict[str, Any] | None:
        while (message := await page.hear()) is not None:
            if message["type"] in ("accepted", "refused") and message.get("id") in (id, None):
                return message
        return None

    @rule(who=WHO, kind=st.sampled_from(COMMANDS), seed=st.integers(0, 2**32))
    def asks_for_something(self, who: int, kind: StructType, seed: int) -> None:
        chance = random.Random(seed)
        message: dict[str, Any] = {"type": kind.tag}
        for field in kind.fields:
            if field.name != "id" and (field.required or chance.random() < 0.5):
                message[field.encode_name] = value_of(field.type, field.name, chance)
        page = self.pages[who]
        if page is not None and page.deal is not None and "decision" in message and chance.random() < 0.9:
            message["decision"] = page.deal["decision"]
        if "seat" in message and chance.random() < 0.9:
            message["seat"] = chance.randrange(4)
        if kind.tag == "arrange":
            message["rules"] = chance.choice(["valepaska", "paskahousu", "valepaska+refill", "poker"])
        self._run(self._ask(who, message))

    @rule(moves=st.integers(1, 12), seed=st.integers(0, 2**32))
    def the_game_goes_on(self, moves: int, seed: int) -> None:
        """Whoever is asked does something that is allowed, some moves long; who is away is away."""
        chance = random.Random(seed)
        for _ in range(moves):
            for who, page in enumerate(self.pages):
                if page is None or page.deal is None:
                    continue
                asked = {"decision": page.deal["decision"]}
                if page.deal["review"]:
                    self._run(self._ask(who, {"type": "rematch", **asked}))
                elif page.deal["may"]:
                    face_down = "paskahousu" not in page.parts["table"]["rules"]
                    action = choice({**page.deal, "face_down": face_down}, chance)
                    self._run(self._ask(who, {"type": "act", **asked, "action": action or "pass"}))
            self._run(self._look())

    @precondition(lambda self: self.sent)
    @rule(who=WHO, which=st.integers(0, 10_000))
    def asks_again_what_was_asked_before(self, who: int, which: int) -> None:
        self._run(self._ask(who, self.sent[which % len(self.sent)]))

    @rule(who=WHO, seen=st.booleans(), again=st.booleans())
    def comes_again(self, who: int, *, seen: bool, again: bool) -> None:
        self._run(self._come(who, seen=seen, again=again))

    async def _come(self, who: int, *, seen: bool, again: bool) -> None:
        old = self.pages[who]
        if old is not None:
            await old.socket.close()
        page = await self.place.silent(self.table)
        page.token = self.tokens[who]
        version = old.version if seen and old is not None else None
        await page.say("hello", token=page.token, seen=version, again=again)
        while (message := await page.hear()) is not None and message["type"] != "welcome":
            pass
        self.pages[who] = page if message is not None else None
        self.heard[who] = 0

    @invariant()
    def all_is_well(self) -> None:
        if self.table:
            self._run(self._look())

    async def _look(self) -> None:
        room = await self._room()
        quiet_at = None
        while quiet_at != room.table.version or busy(room):
            quiet_at = None if busy(room) else room.table.version  # what is being stored now is told in this round
            for who, page in enumerate(self.pages):
                if page is not None and not await self._caught_up(page):
                    self.pages[who] = None
            await asyncio.sleep(0)
        assert self.place.server.metrics.value("valepaska_errors_total") == 0
        kept = room.table.kept
        sitting = [self._person(room, page) for page in self.pages if page is not None]
        if any(kept.seat_of(person) is not None for person in sitting):
            assert kept.host is not None, "somebody sits here, and nobody is the host"
        assert kept.host is None or kept.chairs[kept.host].kind == "person"
        self.known.follow(self.place.server.rooms.store.load(self.table))
        for who, page in enumerate(self.pages):
            if page is None:
                continue
            person = self._person(room, page)
            self._sees_what_is_there(room, page, person)
            self._has_seen_nothing_else(who, page, person)
        self.before = {person: set(cards) for person, cards in self.known.cards.items()}

    async def _caught_up(self, page: Page) -> bool:
        try:
            await page.socket.send_str("{}")
        except ConnectionError:
            return False
        return await self._answer(page, "none") is not None

    def _person(self, room: Any, page: Page) -> str | None:
        found: str | None = room.table.person(page.token)
        return found

    def _sees_what_is_there(self, room: Any, page: Page, person: str | None) -> None:
        fresh = json.loads(msgspec.json.encode(welcome(room.table._core, person, None, 0)))
        for part in ("mine", "deal", "own"):
            assert page.parts.get(part) == fresh[part], part

    def _has_seen_nothing_else(self, who: int, page: Page, person: str | None) -> None:
        may = self.known.of(person) | self.before.get(None, set()) | self.before.get(person, set())
        for frame in page.frames[self.heard[who] :]:
            strange = set(CARD.findall(frame)) - may
            assert not strange, f"{NAMES[who]} was sent {sorted(strange)} in {frame[:400]}"
        self.heard[who] = len(page.frames)


FEW = settings(max_examples=6, stateful_step_count=20, deadline=None, suppress_health_check=[*HealthCheck])
Everything.TestCase.settings = FEW
TestEverything = Everything.TestCase


def test_the_cards_of_another_seat_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = sights.own_view
    monkeypatch.setattr(showing, "own_view", lambda state, seat, laid, may: right(state, 0, laid, may))
    with pytest.raises(AssertionError, match=r"was sent|own"):
        run_state_machine_as_test(Everything, settings=settings(FEW, database=None, report_multiple_bugs=False))
