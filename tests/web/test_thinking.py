"""A bot that never answers stops nothing: the server answers others, the table plays on, the log has one line."""

import asyncio
import logging
import threading
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import pytest

from tests.web.house import PATIENT, house, run
from valepaska.bots import BOTS
from valepaska.engine.actions import Action
from valepaska.engine.events import Event
from valepaska.engine.view import View
from valepaska.table.brains import Brain, Question, Thought
from valepaska.table.pace import RACE
from valepaska.web import thinking
from valepaska.web.thinking import Thinkers


class Hanging:
    """A bot that thinks until it is let go."""

    let_go: ClassVar[threading.Event]
    asked: ClassVar[int]

    def __init__(self, seed: int = 0) -> None:
        pass

    def act(self, view: View, events: Sequence[Event]) -> Action:
        type(self).asked += 1
        self.let_go.wait()
        raise RuntimeError("let go")


@pytest.fixture(autouse=True)
def hanging(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bot `hanging`, until the end of the test; in the opening race bots leave people no time."""
    Hanging.let_go, Hanging.asked = threading.Event(), 0
    monkeypatch.setitem(BOTS, "hanging", Hanging)
    monkeypatch.setitem(RACE, "instant", 0)
    yield
    Hanging.let_go.set()


def is_of_a_bot(event: dict[str, Any]) -> bool:
    return event["type"] in ("played", "passed") and event["seat"] in (1, 2)


def is_of_the_good_bot(event: dict[str, Any]) -> bool:
    return is_of_a_bot(event) and event["seat"] == 2


def test_a_table_plays_on_and_everybody_is_answered(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with house(limits=PATIENT.__class__(**{**vars(PATIENT), "bot_time": 0.3})) as place:
            table = await place.open(seats=3)
            anna = await place.seated(table, "Anna")
            for seat in (1, 2):
                await anna.ask("add_bot", seat=seat, bot="hanging")
            assert (await anna.ask("start"))["type"] == "accepted"
            while not Hanging.asked:
                await asyncio.sleep(0.01)
            assert (await anna.ask("set_pace", pace="relaxed"))["type"] == "accepted", "while a bot hangs"
            assert (await place.text("/healthz"))[0] == 200
            await anna.until(lambda message: any(map(is_of_a_bot, message.get("happened", ()))))

    with caplog.at_level(logging.WARNING, logger="valepaska.web"):
        run(main())
    said = [record.getMessage() for record in caplog.records if "hanging" in record.getMessage()]
    assert said
    assert all("failed (too slow); the honest bot plays on for it" in line for line in said)
    assert len(said) == len(set(said))


class Held(Question):
    """A question to a bot that takes as long as its gate is shut."""

    def __init__(self, gate: threading.Event, bot: str = "hanging") -> None:
        object.__setattr__(self, "gate", gate)
        object.__setattr__(self, "brain", Brain(bot, 0, []))

    def think(self) -> Thought:
        gate: threading.Event = self.gate  # type: ignore[attr-defined]
        gate.wait()
        return Thought(fault="late")


class Quick(Held):
    def think(self) -> Thought:
        return Thought(fault="quick")


def test_a_thread_that_a_bot_holds_is_replaced_and_what_comes_late_is_not_heard() -> None:
    async def main() -> None:
        heard: list[str] = []
        gate = threading.Event()
        thinkers = Thinkers(asyncio.get_running_loop(), seconds=0.2)
        for _ in range(thinking.THREADS):
            thinkers.ask(Held(gate), lambda thought: heard.append(thought.fault))
        thinkers.ask(Quick(gate), lambda thought: heard.append(thought.fault))
        while len(heard) < thinking.THREADS + 1:
            await asyncio.sleep(0.01)
        assert sorted(heard) == ["quick", *["too slow"] * thinking.THREADS]
        gate.set()
        await asyncio.sleep(0.1)
        assert len(heard) == thinking.THREADS + 1
        thinkers.close()

    run(main())


def test_of_a_bot_only_so_many_may_hang_and_then_it_alone_is_not_asked_until_one_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "MOST_HANGING", 2)

    async def main() -> None:
        heard: list[str] = []
        gate = threading.Event()
        thinkers = Thinkers(asyncio.get_running_loop(), seconds=0.1)

        async def answer(question: Question) -> str:
            before = len(heard)
            thinkers.ask(question, lambda thought: heard.append(thought.fault))
            assert len(heard) == before, "never at once"
            while len(heard) == before:
                await asyncio.sleep(0.01)
            return heard[-1]

        for _ in range(2):
            assert await answer(Held(gate)) == "too slow"
        assert await answer(Quick(gate)) == "it hangs elsewhere"
        assert await answer(Quick(gate, bot="counter")) == "quick", "another bot is asked as ever"
        gate.set()
        while await answer(Quick(gate)) != "quick":
            await asyncio.sleep(0.02)
        thinkers.close()

    run(main())


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says of bots that failed."""
    return [record.getMessage() for record in caplog.records if " failed (" in record.getMessage()]


def test_while_a_bot_hangs_too_often_the_good_bots_of_every_table_play_themselves(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "MOST_HANGING", 1)

    async def main() -> None:
        async with house(limits=PATIENT.__class__(**{**vars(PATIENT), "bot_time": 1.0})) as place:
            for number in range(2):
                table = await place.open(seats=3)
                person = await place.seated(table, f"Anna {number}")
                for seat, bot in ((1, "hanging"), (2, "counter")):
                    await person.ask("add_bot", seat=seat, bot=bot)
                assert (await person.ask("start"))["type"] == "accepted"
                await person.until(lambda message: any(map(is_of_the_good_bot, message.get("happened", ()))))
                while len(failures(caplog)) <= number:
                    await asyncio.sleep(0.01)

    with caplog.at_level(logging.WARNING, logger="valepaska.web"):
        run(main())
    said = failures(caplog)
    assert [("it hangs elsewhere" in line) for line in said] == [False, True]
    assert all("the bot hanging in seat 1" in line for line in said)


def test_how_long_a_bot_thought_cannot_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "TICK", 0.5)

    async def main() -> None:
        loop = asyncio.get_running_loop()
        gate = threading.Event()
        thinkers = Thinkers(loop, seconds=20.0)
        heard: list[float] = []
        asked = loop.time()
        thinkers.ask(Quick(gate), lambda thought: heard.append(loop.time()))
        while not heard:
            await asyncio.sleep(0.01)
        assert heard[0] > asked + 0.4, "not before the first tick is over"
        thinkers.close()

    run(main())
