"""One round of proximal policy optimisation: entropy, a pull to a reference, and what is to be guessed."""

import copy
from collections import defaultdict
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from valepaska.train.eyes import HANDS, LIE, OPEN_PLAY
from valepaska.train.model import Critic, Player
from valepaska.train.rollout import Lessons
from valepaska.train.settings import Settings


class Learner:
    """The nets that learn, with what moves them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(settings.seed)
            self.player = Player(settings.width, half=settings.half)
            self.critic = Critic(settings.width, settings.critic_width, half=settings.half)
        self.reference = copy.deepcopy(self.player)
        self.nets = (self.player, self.critic)
        self.adam = torch.optim.Adam([{"params": list(net.parameters())} for net in self.nets], fused=True)

    def learn(self, lessons: Lessons, done: float, chance: torch.Generator) -> dict[str, float]:
        """Move the nets by these lessons, at this part of the budget; the means of what is to be watched."""
        settings = self.settings
        for group in self.adam.param_groups:
            group["lr"] = settings.at(settings.rate, done)
        gains = lessons.gains
        lessons = lessons._replace(gains=(gains - gains.mean()) / (gains.std() + 1e-6))
        sums: dict[str, list[float]] = defaultdict(list)
        for _ in range(settings.epochs):
            order = torch.randperm(len(gains), generator=chance)
            for rows in order.split(settings.minibatch):
                if len(rows) * 2 >= min(settings.minibatch, len(order)):
                    for name, value in self._move(Lessons(*(part[rows] for part in lessons)), done).items():
                        sums[name].append(value)
        return {name: sum(values) / len(values) for name, values in sums.items()}

    def _move(self, lessons: Lessons, done: float) -> dict[str, float]:
        loss, watched = self._loss(lessons, done)
        self.adam.zero_grad()
        loss.backward()
        for net in self.nets:
            torch.nn.utils.clip_grad_norm_(net.parameters(), self.settings.most_gradient)
        self.adam.step()
        return {name: value.item() for name, value in watched.items()}

    def _loss(self, lessons: Lessons, done: float) -> tuple[Tensor, dict[str, Tensor]]:
        settings = self.settings
        digested = self.player.digest(lessons.facts)
        logs = torch.log_softmax(self.player.logits(digested, lessons.legal), 1)
        value, lie, held = self.player.expectations(digested)
        chances = logs.exp()
        with torch.no_grad():
            reference = torch.log_softmax(self.reference(lessons.facts, lessons.legal), 1)
        change = logs.gather(1, lessons.codes[:, None])[:, 0] - lessons.log_chances
        ratio = change.exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy = -torch.minimum(ratio * lessons.gains, clipped * lessons.gains).mean()
        entropy = -(chances * logs).sum(1).mean()
        pull = (chances * (logs - reference)).sum(1).mean()
        expected = functional.mse_loss(value, lessons.targets)
        critic = functional.mse_loss(self.critic(digested, lessons.hidden), lessons.targets)
        hidden = lessons.hidden.float()
        open_play = lessons.facts[:, OPEN_PLAY] > 0
        lying = functional.binary_cross_entropy_with_logits(lie[open_play], hidden[open_play, LIE])
        holding = functional.mse_loss(held, hidden[:, HANDS])
        loss = (
            policy
            - settings.at(settings.entropy, done) * entropy
            + settings.at(settings.pull, done) * pull
            + settings.value_weight * (expected + critic)
            + settings.guess_weight * (lying + holding)
        )
        watched = {"policy": policy, "entropy": entropy, "pull": pull, "value": expected, "critic": critic}
        return loss, watched | {"lie": lying, "held": holding, "kl": -change.mean()}

    def state(self) -> dict[str, Any]:
        """All that the learner is, to go on from."""
        return {
            "player": self.player.state_dict(),
            "critic": self.critic.state_dict(),
            "reference": self.reference.state_dict(),
            "adam": self.adam.state_dict(),
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Be what another learner was."""
        self.player.load_state_dict(state["player"])
        self.critic.load_state_dict(state["critic"])
        self.reference.load_state_dict(state["reference"])
        self.adam.load_state_dict(state["adam"])
