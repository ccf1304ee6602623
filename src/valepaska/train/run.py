"""A whole run of training: stints of playing and learning until the budget is spent, with a checkpoint after each."""

import copy
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import torch
from msgspec.structs import replace

from valepaska.bots.netfile import Net, save_net
from valepaska.errors import ValepaskaError
from valepaska.fast.whole_deals import POLICIES
from valepaska.records.lock import Lock
from valepaska.train.checkpoint import Checkpoint, Progress, check_kept, load, save
from valepaska.train.company import Company
from valepaska.train.field import Field, Game
from valepaska.train.games import check_rules, games
from valepaska.train.habits import habits
from valepaska.train.journal import Journal
from valepaska.train.learning import Learner
from valepaska.train.measuring import measure
from valepaska.train.model import Player, player_of
from valepaska.train.opponent import bytes_of, keep, opponent
from valepaska.train.rollout import Rollout
from valepaska.train.settings import Budget, Settings, check_budget
from valepaska.version import __version__

CHECKPOINT, JOURNAL, NET, LOCK = "checkpoint.pt", "journal.jsonl", "net.npz", "lock"
Tell = Callable[[dict[str, float]], None]


class Run:
    """One run: its settings, the learner, the earlier nets, and how far it has come.

    `against`: the net in all other seats, where it learns against one (`Settings.against` is its digest).
    Everything drawn in a stint comes from generators made of the seed and the number of the stint, and deals
    begin anew with each: so a run that is broken off goes on from its last checkpoint as if it had not been.
    """

    def __init__(self, settings: Settings, budget: Budget, against: Net | None = None) -> None:
        self.settings, self.budget = settings, budget
        self.learner = Learner(settings)
        self.opponent = None if against is None else player_of(against, half=settings.half)
        self.past: list[dict[str, Any]] = []
        self.average: dict[str, torch.Tensor] | None = None
        self.progress = Progress(reference_at=settings.reference_every)
        self._rollout = Rollout(settings.batches * settings.deals, settings.steps, half=settings.half)

    @property
    def spent(self) -> float:
        """The part of the budget that is spent."""
        return self.budget.spent(self.progress.decisions, self.progress.seconds)

    def stint(self) -> dict[str, float]:
        """Play and learn for one stint; the means of what is watched."""
        settings, progress = self.settings, self.progress
        source = np.random.SeedSequence([settings.seed, progress.stints])
        dice = np.random.default_rng(source)
        chance = torch.Generator().manual_seed(int(dice.integers(2**62)))
        played = games(settings, Random(int(dice.integers(2**62))))
        company = self._company(played, dice)
        field = self.field(played, int(dice.integers(2**62)), company)
        past = self._one_of_the_past(dice)
        watched: list[dict[str, float]] = []
        for _ in range(settings.rounds):
            if self.spent >= 1:
                break
            begun = time.monotonic()
            watched.append(self._round(field, company, past, chance))
            progress.seconds += time.monotonic() - begun
        progress.stints += 1
        self.past = [*self.past, copy.deepcopy(self.learner.player.state_dict())][-settings.pool :]
        return {name: sum(each[name] for each in watched) / len(watched) for name in watched[0]}

    def _round(self, field: Field, company: Company, past: Player | None, chance: torch.Generator) -> dict[str, float]:
        settings, progress, learner = self.settings, self.progress, self.learner
        lessons = self._rollout.play(field, company, learner.player, learner.critic, past, chance, settings.horizon)
        progress.decisions += self._rollout.taken
        watched = learner.learn(lessons, self.spent, chance)
        if progress.decisions >= progress.reference_at:
            learner.reference.load_state_dict(learner.player.state_dict())
            progress.reference_at = progress.decisions + settings.reference_every
        if self.spent >= settings.average_from:
            self._average()
        return watched | habits(lessons)

    def _average(self) -> None:
        """Take the present weights into the average."""
        self.progress.averaged += 1
        new = self.learner.player.state_dict()
        if self.average is None:
            self.average = {name: value.clone() for name, value in new.items()}
        for name, value in self.average.items():
            value += (new[name] - value) / self.progress.averaged

    def field(self, played: list[Game], seed: int, company: Company) -> Field:
        """Where a stint is played."""
        return Field(played, self.settings.deals, seed, company)

    def _company(self, played: list[Game], dice: np.random.Generator) -> Company:
        settings, seats = self.settings, [game.seats for game in played]
        if self.opponent is not None:
            return Company(seats, settings.deals, len(seats), 0, [], dice, alone=True)
        past = settings.with_past if self.past else 0
        policies = [list(POLICIES).index(name) for name in settings.policies]
        return Company(seats, settings.deals, past, settings.with_scripts, policies, dice)

    def _one_of_the_past(self, dice: np.random.Generator) -> Player | None:
        if self.opponent is not None:
            return self.opponent
        if not self.past:
            return None
        player = copy.deepcopy(self.learner.player)
        player.load_state_dict(self.past[int(dice.integers(len(self.past)))])
        return player

    def player(self) -> Player:
        """The net that the run would ship now: the average, once there is one."""
        player = copy.deepcopy(self.learner.player)
        if self.average is not None:
            player.load_state_dict(self.average)
        return player

    def state(self) -> dict[str, Any]:
        """All that is needed to go on."""
        return {"learner": self.learner.state(), "past": self.past, "average": self.average}

    def restore(self, state: dict[str, Any], progress: Progress) -> None:
        """Go on from there."""
        self.learner.restore(state["learner"])
        self.past, self.average, self.progress = state["past"], state["average"], progress


def train(settings: Settings, budget: Budget, out: Path, tell: Tell, against: Path | None = None) -> None:
    """Begin a run in a directory and end it; with `against` in all other seats sits the net of that file.

    Raises ValepaskaError where another run is, and for what cannot be trained, and OSError.
    """
    check_budget(budget)
    check_rules(settings)
    frozen = None if against is None else bytes_of(against)
    out.mkdir(parents=True, exist_ok=True)
    with alone_in(out):
        if (out / CHECKPOINT).exists():
            raise ValepaskaError(f"{out} holds a run: go on with it by --resume {out}, or name another directory")
        if frozen is not None:
            settings = replace(settings, against=keep(frozen, out))
        go_on(Run(settings, budget, opponent(out, settings.against)), out, tell)


def resume(out: Path, tell: Tell) -> None:
    """Go on with a run from its last checkpoint. Raises ValepaskaError where there is none."""
    check_kept(out / CHECKPOINT)
    with alone_in(out):
        kept = load(out / CHECKPOINT)
        check_rules(kept.settings)
        run = Run(kept.settings, check_budget(kept.budget), opponent(out, kept.settings.against))
        try:
            run.restore(kept.state, kept.progress)
        except Exception as error:  # whatever comes of a state that is not of these nets, as of an older version
            raise ValepaskaError(f"{out / CHECKPOINT} is no checkpoint of this version: train anew") from error
        go_on(run, out, tell)


@contextmanager
def alone_in(out: Path) -> Iterator[None]:
    """Keep every other run out of a directory. Raises ValepaskaError where one is at work there, and OSError."""
    try:
        lock = Lock(out / LOCK)
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise ValepaskaError(
                f"another training is at work in {out}: wait for it, or name another directory"
            ) from None
        raise ValepaskaError(f"{out / LOCK} cannot be locked ({error}): name another directory") from None
    try:
        yield
    finally:
        lock.release()


def go_on(run: Run, out: Path, tell: Tell) -> None:
    """Train until the budget is spent; after each stint measure it, write the net as it is, and keep it.

    The checkpoint comes last: wherever a run is broken off, what it goes on with writes the rest again.
    """
    torch.set_num_threads(1)
    journal = Journal(out / JOURNAL, run.progress.stints)
    while run.spent < 1:
        watched = run.stint()
        progress, player = run.progress, run.player()
        measured = measure(player, run.opponent, run.settings) if run.settings.evaluation else {}
        told = {
            "stint": progress.stints,
            "decisions": progress.decisions,
            "seconds": round(progress.seconds, 1),
            "decisions/s": round(progress.decisions / progress.seconds),
        }
        told |= {name: round(value, 5) for name, value in (watched | measured).items()}
        journal.write(told)
        write_net(player, run, out / NET)
        save(out / CHECKPOINT, Checkpoint(run.settings, run.budget, progress, run.state()))
        tell(told)


def write_net(player: Player, run: Run, path: Path) -> None:
    """The net as a file that plays without PyTorch, with what it was trained by."""
    told = {
        "settings": msgspec.to_builtins(run.settings),
        "decisions": run.progress.decisions,
        "torch": torch.__version__,
        "version": __version__,
    }
    save_net(path, {name: value.numpy() for name, value in player.state_dict().items()}, told)
