"""A table whose bots think elsewhere, as on a server: they answer when a test says so."""

from typing import Any

from tests.table.stage import Stage, lowest_claim
from valepaska.engine.events import Phase
from valepaska.table import log, protocol
from valepaska.table.brains import Question, Thought
from valepaska.table.pace import Pace


class Listening(Stage):
    """A stage that keeps what is said of faults."""

    def __init__(self, *args: Any, **options: Any) -> None:
        self.faults: list[str] = []
        super().__init__(*args, **options)

    def _store(self, change: Any) -> None:
        super()._store(change)
        self.faults += change.faults


class Slow(Listening):
    """A stage whose bots think elsewhere: what they are asked lies in `asked` until `answer` gives what they say."""

    def __init__(self, pace: Pace = "unlimited", bot: str = "counter") -> None:
        super().__init__(bot_speed="instant", pace=pace)
        self.asked: list[Question] = []
        self.anna = self.sit("Anna")
        for seat in (1, 2, 3):
            self.send(self.anna, protocol.AddBot(id=f"b{seat}", seat=seat, bot=bot))
        self.table.think_elsewhere(self.asked.append)

    def deal(self) -> None:
        self.send(self.anna, protocol.Start(id=self.id()))
        self.wait(5_000)

    def answer(self, question: Question, thought: Thought | None = None) -> None:
        self.asked.remove(question)
        self.deliver(self.table.answer(question, thought or question.think(), self.now))

    def until(self, phase: Phase) -> Question:
        """Play on until a bot has been asked something in this phase; what."""
        while self.state.phase is not phase or not self.asked or self.asked[0].moment != self.round.moment:
            self.step()
        return self.asked[0]

    def step(self) -> None:
        """Whoever has been asked answers; else the one person acts, if she can; then time passes."""
        if self.asked:
            self.answer(self.asked[0])
        elif 0 in self.state.to_act:
            easy = [verb for verb in ("pass", "draw", "pickup") if verb in self.anna.verbs]
            self.do(self.anna, easy[0] if easy else lowest_claim(self.anna))
        self.wait(5_000)

    def acts_of(self, seat: int) -> list[str]:
        return [entry.action for entry in self.log if isinstance(entry, log.Acted) and entry.seat == seat]
