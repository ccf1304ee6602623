"""The game for PettingZoo: every seat an agent (needs the extra `[research]`).

    from valepaska.envs import pettingzoo
    env = pettingzoo.env("valepaska+jokers", seats=5)

Agents are asked one by one, as `State.to_act` orders them. An observation is a dictionary:
`observation`, the numbers that `valepaska.fast.encode.Encoding.facts` names, and `action_mask`.
"""

from typing import Any

from valepaska.errors import ValepaskaError, lacking, quoted

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
    from pettingzoo.utils.env import AECEnv
except ModuleNotFoundError as error:
    raise lacking("research", error) from None

from valepaska.engine.events import Seat
from valepaska.envs.rendering import RENDER_MODES, check_render_mode
from valepaska.envs.rewarding import check_rewards, final_rewards, may_come_back, reward_for_place
from valepaska.fast.batch import Batch
from valepaska.rules.model import Rules

Observation = dict[str, Any]


def env(
    rules: Rules | str = "valepaska", seats: int = 4, *, rewards: str = "loser", render_mode: str | None = None
) -> "Valepaska":
    """The environment, agent by agent (AEC).

    `rules`: any rules or spec. `rewards`: `loser` or `places` (`valepaska.envs.rewarding`).
    `render_mode`: `ansi` for a line of text about the deal. Raises RulesError and ValepaskaError for
    what cannot be.
    """
    return Valepaska(rules, seats, rewards=rewards, render_mode=render_mode)


def parallel_env(
    rules: Rules | str = "valepaska", seats: int = 4, *, rewards: str = "loser", render_mode: str | None = None
) -> Any:
    """The same for PettingZoo's parallel interface: one agent acts, what the others say is not heard."""
    return Parallel(env(rules, seats, rewards=rewards, render_mode=render_mode))


class Valepaska(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One deal after another; each `reset` without a seed deals the next.

    An agent leaves when its seat has gone out for good, and gets its reward then; the others get
    theirs at the end. In a deal that the turn limit cuts off (1000 turns where the rules have none)
    those still in play get nothing. An illegal action raises IllegalAction and changes nothing.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as in the base class
        "name": "valepaska_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": True,
    }

    def __init__(self, rules: Rules | str, seats: int, *, rewards: str, render_mode: str | None) -> None:
        super().__init__()
        check_rewards(rewards)
        check_render_mode(render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self._batch = Batch(rules, seats, 1, deal_anew=False)
        self._rewards_by = rewards
        self._leaves_early = not may_come_back(self._batch.rules)
        self._number = -1
        self._names = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {name: seat for seat, name in enumerate(self._names)}
        self.possible_agents = list(self._names)
        self.agents: list[str] = []
        facts, actions = len(self._batch.encoding.facts), len(self._batch.encoding.actions)
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (facts,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self._observation_spaces = dict.fromkeys(self._names, self._space)
        self._action_spaces = {name: spaces.Discrete(actions) for name in self._names}

    @property
    def rules(self) -> Rules:
        """The rules in force, with the turn limit."""
        return self._batch.rules

    @property
    def encoding(self) -> Any:
        """What the numbers of an observation and the actions mean (`valepaska.fast.encode.Encoding`)."""
        return self._batch.encoding

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations. Raises ValepaskaError for no such agent."""
        return self._observation_spaces[self._names[self._seat(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions: the compact code. Raises ValepaskaError for no such agent."""
        return self._action_spaces[self._names[self._seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. With a seed (0 to 2**63 - 1) the first deal of that seed, without one the next deal.

        `options` are not used, and not refused, since PettingZoo's own test hands some in; those given when the
        environment was made stay.
        """
        number = 0 if seed is not None else self._number + 1
        self._batch.reset(seed, first=number)
        self._number = number
        self.agents = list(self._names)
        self.rewards = dict.fromkeys(self._names, 0.0)
        self._cumulative_rewards = dict.fromkeys(self._names, 0.0)
        self.terminations = dict.fromkeys(self._names, False)
        self.truncations = dict.fromkeys(self._names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self._names}
        self._skip_agent_selection = None
        self._outs = 0
        self.agent_selection = self._names[int(self._batch.asked[0])]

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Each agent that is asked, until all have finished. Raises ValepaskaError before the first reset."""
        self._check_dealt()
        return super().agent_iter(max_iter)

    def last(self, observe: bool = True) -> Any:
        """What the agent that is asked sees, has got since it was asked, whether it has finished, and its info.

        Raises ValepaskaError before the first reset, and when all have finished.
        """
        self._check_going_on()
        return super().last(observe)

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its mask is empty unless it is the one that is asked.

        Raises ValepaskaError for no such agent, and before the first reset.
        """
        seat = self._seat(agent)
        self._check_dealt()
        if seat == self._batch.asked[0]:
            facts, legal = self._batch.observe()
            return {"observation": facts[0].copy(), "action_mask": legal[0].astype(np.int8)}
        facts = self._batch.facts_of(seat)
        return {"observation": facts[0].copy(), "action_mask": np.zeros(len(self.encoding.actions), np.int8)}

    def step(self, action: int | None) -> None:
        """Do what the agent that is asked chose; None for an agent that has finished.

        Raises IllegalAction with the reason, and ValepaskaError when all have finished.
        """
        self._check_going_on()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        stepped = self._batch.step(np.array([-1 if action is None else action]))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if stepped.cut_off[0]:
            self._finish_all({}, self.truncations)
        elif stepped.ended[0]:
            order = self._batch.order_out(0)
            self._finish_all(dict(enumerate(self._final(order))), self.terminations)
        else:
            self._let_go()
            self.agent_selection = self._names[int(self._batch.asked[0])]
        self._accumulate_rewards()
        self._deads_step_first()

    def _seat(self, agent: str) -> Seat:
        try:
            return self._seat_of[agent]
        except (KeyError, TypeError):
            known = f"agents are {self._names[0]} to {self._names[-1]}"
            raise ValepaskaError(f"there is no agent {quoted(agent)}: {known}") from None

    def _check_dealt(self) -> None:
        if self._number < 0:
            raise ValepaskaError("no cards are dealt yet: reset() deals")

    def _check_going_on(self) -> None:
        self._check_dealt()
        if not self.agents:
            raise ValepaskaError("the deal is over: reset() deals")

    def _final(self, order: tuple[Seat, ...]) -> list[float]:
        return final_rewards(self._rewards_by, order, len(self._names))

    def _let_go(self) -> None:
        """Who has gone out for good has finished."""
        if not self._leaves_early or self._batch.outs(0) == self._outs:
            return
        order = self._batch.order_out(0)
        for place in range(self._outs, len(order)):
            name = self._names[order[place]]
            self.rewards[name] = reward_for_place(self._rewards_by, place, len(self._names))
            self.terminations[name] = True
        self._outs = len(order)

    def _finish_all(self, rewards: dict[Seat, float], how: dict[str, bool]) -> None:
        for name in self.agents:
            self.rewards[name] = rewards.get(self._seat_of[name], 0.0)
            how[name] = True

    def render(self) -> str | None:
        """A line about the deal, in the mode `ansi`. Raises ValepaskaError before the first reset."""
        self._check_dealt()
        return repr(self._batch.view(0, self._seat_of.get(self.agent_selection, 0))) if self.render_mode else None

    def close(self) -> None:
        """Nothing is kept open."""


class Parallel(turn_based_aec_to_parallel_wrapper[str, Observation, int]):  # type: ignore[misc]
    """PettingZoo's parallel form, as `turn_based_aec_to_parallel` makes it, with words for what cannot be done."""

    def step(self, actions: dict[str, int | None]) -> Any:
        """Do what the agent that is asked chose.

        Raises IllegalAction with the reason, and ValepaskaError when its action is missing, before the first
        reset, and when all have finished.
        """
        self.aec_env.last(observe=False)
        asked = self.aec_env.agent_selection
        if asked not in actions:
            raise ValepaskaError(f"{asked} is asked, and its action is missing: give one for each agent in play")
        return super().step(actions)
