"""Threads in which bots think, so that whatever a bot does the loop goes on, and so does its table.

A bot that does not answer in time is given up: another thread takes the place of the one that it holds, and what it
says later is not heard. A thread cannot be ended from outside; so of each bot only so many may hang at the same
time, and then that bot is not asked until one of them has come back. All others go on being asked.

How long a bot thinks may tell what it holds. So its answer is heard a whole number of ticks after the
question, and the bots of the tables need less than one.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock, Thread

from valepaska.fast.choosing import hurry
from valepaska.table.brains import Question, Thought

Then = Callable[[Thought], None]
THREADS = 4
LOOKS = 10
"""How often in its time a bot is looked after: while the whole program stands still, once at most."""
MOST_HANGING = 4
"""Of each bot."""
TICK = 0.03
"""The seconds of a tick."""
TOO_SLOW = "too slow"
HANGS = "it hangs elsewhere"


class _Job:
    """A question that is to be thought about, and how often its thread was seen at it."""

    def __init__(self, question: Question, then: Then, asked: float) -> None:
        self.question = question
        self.bot = question.brain.name
        self.then = then
        self.asked = asked
        self.begun = False
        self.ended = False
        self.given_up = False
        self.looks = 0


class Thinkers:
    """Has bots think, each for at most `seconds`. To be used from the loop, which hears of all answers."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._between = seconds / LOOKS
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._jobs: dict[_Job, None] = {}
        self._lock = Lock()
        self._threads = 0
        self._hanging: Counter[str] = Counter()
        self._looking: asyncio.TimerHandle | None = None

    def ask(self, question: Question, then: Then) -> None:
        """Have a bot think; `then` is called in the loop, never at once, with what came of it."""
        if self._hanging[question.brain.name] >= MOST_HANGING:
            self._loop.call_soon(then, Thought(fault=HANGS))
            return
        job = _Job(question, then, self._loop.time())
        self._jobs[job] = None
        if self._threads < min(THREADS, len(self._jobs)):
            self._hire()
        self._queue.put(job)
        if self._looking is None:
            self._looking = self._loop.call_later(self._between, self._look)

    def close(self) -> None:
        """Ask no more; who is thinking is not waited for."""
        if self._looking is not None:
            self._looking.cancel()
        self._jobs.clear()
        for _ in range(self._threads):
            self._queue.put(None)

    def _hire(self) -> None:
        self._threads += 1
        Thread(target=self._work, name="bot", daemon=True).start()

    def _work(self) -> None:
        """In a thread: think about one question after the other, until one took so long that it was given up."""
        hurry()
        while (job := self._queue.get()) is not None:
            job.begun = True
            try:
                thought = job.question.think()
            except BaseException as error:  # a bot that ends its thread is not waited for
                thought = Thought(fault=type(error).__name__)
            with self._lock:
                job.ended = True
            if not self._tell(job, thought) or job.given_up:
                return

    def _tell(self, job: _Job, thought: Thought) -> bool:
        """In a thread: tell the loop; whether it is still there."""
        try:
            self._loop.call_soon_threadsafe(self._heard, job, thought)
        except RuntimeError:
            return False
        return True

    def _heard(self, job: _Job, thought: Thought) -> None:
        self._hanging[job.bot] -= job.given_up
        ticks = (self._loop.time() - job.asked) // TICK + 1
        self._loop.call_at(job.asked + ticks * TICK, self._say, job, thought)

    def _say(self, job: _Job, thought: Thought) -> None:
        if job in self._jobs:
            del self._jobs[job]
            job.then(thought)

    def _look(self) -> None:
        """Give up whoever has taken too long."""
        self._looking = None
        for job in tuple(self._jobs):
            job.looks += job.begun
            if job.looks > LOOKS and self._give_up(job):
                del self._jobs[job]
                job.then(Thought(fault=TOO_SLOW))
        if self._jobs:
            self._looking = self._loop.call_later(self._between, self._look)

    def _give_up(self, job: _Job) -> bool:
        """Leave a thread to its bot and take another; False where the answer is on its way."""
        with self._lock:
            if job.ended:
                return False
            job.given_up = True
        self._hanging[job.bot] += 1
        self._threads -= 1
        self._hire()
        return True
