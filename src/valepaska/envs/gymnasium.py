"""The game for Gymnasium: one seat is the learner, the others are bots or policies (extra `[research]`).

    import gymnasium
    env = gymnasium.make("Valepaska-v0", rules="valepaska", seats=4, opponents="counter")

An observation is the row of numbers that `valepaska.fast.encode.Encoding.facts` names; which codes are legal
stands in `info["action_mask"]`.
"""

from collections.abc import Sequence
from typing import Any

from valepaska.errors import ValepaskaError, lacking, quoted

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise lacking("research", error) from None

from valepaska.engine.numbers import check_seed, whole
from valepaska.envs.opponents import FAST, deal_against, names_of
from valepaska.envs.registering import ID, register
from valepaska.envs.rendering import RENDER_MODES, check_render_mode
from valepaska.envs.rewarding import check_rewards
from valepaska.fast.encode import Encoding
from valepaska.fast.one_seat import OneSeat
from valepaska.fast.rooms import Array, integers
from valepaska.rules.model import Rules

__all__ = ["ID", "Valepaska", "ValepaskaVector", "register"]

ILLEGAL = ("end", "next")
"""What an illegal code does: it ends the episode, or stands for the next legal one."""

Step = tuple[Array, float, bool, bool, dict[str, Any]]


class Valepaska(gymnasium.Env[Array, np.int64]):
    """One seat of one deal after another.

    `opponents`: a name, or one for each other seat, clockwise: bots (`valepaska.bots.BOTS`), or policies
    that run in the kernel, `fast:random`, `fast:honest`, `fast:semirandom`. `rewards`: `loser` or `places`
    (`valepaska.envs.rewarding`). The episode ends when the seat has gone out or the deal is over; it is
    truncated by the turn limit (1000 turns where the rules have none), and by an illegal action, which costs
    1 and is named in `info["illegal"]`; with `illegal="next"` an illegal code stands for the next legal one
    instead, for learners that know no masks. Raises RulesError and ValepaskaError for what cannot be.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012  # as in the base class

    def __init__(
        self,
        rules: Rules | str = "valepaska",
        seats: int = 4,
        seat: int = 0,
        opponents: str | Sequence[str] = f"{FAST}semirandom",
        rewards: str = "loser",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        check_rewards(rewards)
        check_render_mode(render_mode, RENDER_MODES)
        self._forgives = forgives(illegal)
        self._deal = deal_against(rules, seats, seat, names_of(opponents), rewards)
        self._seed, self._number, self._over = 0, -1, True
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self._deal.encoding)

    @property
    def encoding(self) -> Encoding:
        """What the numbers of an observation and the actions mean."""
        return self._deal.encoding

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal: with a seed (0 to 2**63 - 1) the first deal of that seed, without one the next deal.

        There are no `options`: those given when the environment was made stay. Raises ValepaskaError for any,
        and ValepaskaError and TypeError for what is no seed.
        """
        check_options(options)
        found = None if seed is None else check_seed(seed)
        super().reset(seed=found)
        self._seed, self._number = (self._seed, self._number + 1) if found is None else (found, 0)
        self._deal.reset(self._seed, self._number)
        self._over = False
        return self._observed({})

    def step(self, action: np.int64 | int) -> Step:
        """Do what the code says, and let the others play until the seat is asked again.

        Raises ValepaskaError when the episode is over, and TypeError for no whole number.
        """
        if self._over:
            raise ValepaskaError("the episode is over, or has not begun: reset() deals")
        code = whole(action, "an action")
        if self._forgives:
            [code] = next_legal(self._deal.observe().legal, integers(np.array([code]), (1,))).tolist()
        result = self._deal.step(code)
        self._over = result.ended or result.cut_off
        facts, info = self._observed({} if result.reason is None else {"illegal": result.reason.value})
        return facts, result.reward, result.ended, result.cut_off, info

    def action_masks(self) -> Array:
        """Which codes are legal now, as libraries with masked actions ask for it.

        Raises ValepaskaError before the first reset.
        """
        self._check_dealt()
        masks: Array = self._deal.observe().legal[0].copy()
        return masks

    def _observed(self, info: dict[str, Any]) -> tuple[Array, dict[str, Any]]:
        facts, legal = self._deal.observe()
        mask = legal[0].astype(np.int8) if not self._over else np.zeros(legal.shape[1], np.int8)
        return facts[0].copy(), {"action_mask": mask, **info}

    def render(self) -> str | None:
        """A line about the deal, in the mode `ansi`. Raises ValepaskaError before the first reset."""
        self._check_dealt()
        return repr(self._deal.state()) if self.render_mode else None

    def _check_dealt(self) -> None:
        if self._number < 0:
            raise ValepaskaError("no cards are dealt yet: reset() deals")


class ValepaskaVector(VectorEnv[Array, Array, Array]):
    """The same for many deals at once, against policies; a deal that has ended is dealt anew by the next step.

    Raises RulesError and ValepaskaError for what cannot be, as where an opponent is no policy.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012  # as in the base class

    def __init__(
        self,
        num_envs: int = 1,
        rules: Rules | str = "valepaska",
        seats: int = 4,
        seat: int = 0,
        opponents: str | Sequence[str] = f"{FAST}semirandom",
        rewards: str = "loser",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        check_rewards(rewards)
        check_render_mode(render_mode, ())
        self._forgives = forgives(illegal)
        names = names_of(opponents)
        if not all(name.startswith(FAST) for name in names):
            raise ValepaskaError(f"many deals at once are played against policies only: name them as in {FAST}honest")
        policies = [name.removeprefix(FAST) for name in names]
        places = rewards == "places"
        self._deals = OneSeat(rules, seats, num_envs, seat=seat, opponents=policies, places=places)
        self._seed, self._first = 0, -num_envs
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(self._deals.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def encoding(self) -> Encoding:
        """What the numbers of an observation and the actions mean."""
        return self._deals.encoding

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal all: with a seed its first deals, without one those that follow. Of several seeds the first counts.

        There are no options: a single deal cannot be reset (`reset_mask`), since the step after its end deals
        it anew. Raises ValepaskaError for any, and as the reset of one deal does.
        """
        check_options(options)
        given = seed[0] if isinstance(seed, list) else seed
        chosen = None if given is None else check_seed(given)
        super().reset(seed=chosen)
        self._seed, self._first = (self._seed, self._first + self.num_envs) if chosen is None else (chosen, 0)
        self._deals.reset(self._seed, first=self._first)
        return self._observed({})

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Do what the code of each deal says; where one has ended, deal anew instead.

        Raises ValepaskaError for another number of codes and before the first reset, and TypeError for what is
        no integers.
        """
        if self._first < 0:
            raise ValepaskaError("no cards are dealt yet: reset() deals")
        codes = integers(actions, (self.num_envs,))
        if self._forgives:
            codes = next_legal(self._deals.observe().legal, codes)
        rewards, ended, cut_off, reasons = self._deals.step(codes)
        told: dict[str, Any] = {}
        if any(reasons):
            told["illegal"] = np.array([reason and reason.value for reason in reasons], dtype=object)
            told["_illegal"] = np.array([reason is not None for reason in reasons])
        facts, info = self._observed(told)
        return facts, rewards.astype(np.float64), ended, cut_off, info

    def _observed(self, info: dict[str, Any]) -> tuple[Array, dict[str, Any]]:
        facts, legal = self._deals.observe()
        masks = {"action_mask": legal.astype(np.int8), "_action_mask": np.ones(self.num_envs, np.bool_)}
        return facts.copy(), {**masks, **info}


def forgives(illegal: str) -> bool:
    """Whether an illegal code stands for a legal one (`illegal="next"`). Raises ValepaskaError for no such choice."""
    if illegal not in ILLEGAL:
        raise ValepaskaError(f"an illegal code cannot {quoted(illegal)}: choose {' or '.join(ILLEGAL)}")
    return illegal == "next"


def next_legal(legal: Array, codes: Array) -> Array:
    """Each code, a row of `legal` for each, or the next one that is legal, the first coming after the last."""
    size = legal.shape[1]
    begun = np.where((codes >= 0) & (codes < size), codes, 0)
    following = (begun[:, None] + np.arange(size)) % size
    found: Array = (begun + np.take_along_axis(legal, following, axis=1).argmax(axis=1)) % size
    return found


def check_options(options: dict[str, Any] | None) -> None:
    """Raise ValepaskaError for options of a reset: there are none, since those of the environment stay."""
    if options:
        named = ", ".join(map(quoted, options))
        raise ValepaskaError(
            f"reset() takes no options, not {named}: it takes a seed, and rules and seats are said before"
        )


def spaces_of(encoding: Encoding) -> tuple[spaces.Space[Any], spaces.Space[Any]]:
    """The spaces of observations and actions."""
    return spaces.Box(0.0, 1.0, (len(encoding.facts),), np.float32), spaces.Discrete(len(encoding.actions))


register()
