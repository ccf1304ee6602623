"""A run of training, small: that it learns, that it can be broken off, and what the player is never shown."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

torch = pytest.importorskip("torch", reason="training needs PyTorch: requirements/train.txt")

import numpy as np  # noqa: E402

from valepaska.bots.netfile import load_net  # noqa: E402
from valepaska.errors import ValepaskaError  # noqa: E402
from valepaska.fast.senses import CODES, FACTS  # noqa: E402
from valepaska.fast.sensing_batch import SensingBatch  # noqa: E402
from valepaska.rules.model import Rules  # noqa: E402
from valepaska.train.checkpoint import Checkpoint, save  # noqa: E402
from valepaska.train.choosing import draw, log_chance  # noqa: E402
from valepaska.train.company import PAST, Company  # noqa: E402
from valepaska.train.evaluate import one_against  # noqa: E402
from valepaska.train.eyes import SECRETS, room  # noqa: E402
from valepaska.train.field import Field, Game  # noqa: E402
from valepaska.train.learning import Learner  # noqa: E402
from valepaska.train.model import NEVER, player_of  # noqa: E402
from valepaska.train.opponent import FILE, digest  # noqa: E402
from valepaska.train.rollout import Lessons  # noqa: E402
from valepaska.train.run import CHECKPOINT, JOURNAL, NET, Run, resume, train, write_net  # noqa: E402
from valepaska.train.settings import Budget, Settings  # noqa: E402

pytestmark = pytest.mark.slow

SMALL = Settings(
    seed=3,
    batches=4,
    deals=8,
    steps=16,
    rounds=2,
    minibatch=128,
    width=32,
    critic_width=16,
    evaluation=0,
    with_past=1,
    with_scripts=1,
)
DECISIONS_OF_A_STINT = 4 * 8 * 16 * 2
TINY = Settings(
    seed=1,
    rules=("valepaska+hand_size=3+refill_to=0",),
    seats=(3,),
    batches=4,
    deals=64,
    steps=32,
    rounds=8,
    minibatch=256,
    width=64,
    critic_width=32,
    evaluation=0,
    with_past=0,
    with_scripts=2,
    turn_limit=40,
)
HONEST = 1
"""The number of that policy."""


def weights(net: Any) -> list[Any]:
    return [value.clone() for value in net.state_dict().values()]


def same(one: list[Any], other: list[Any]) -> bool:
    return all(torch.equal(a, b) for a, b in zip(one, other, strict=True))


def without_times(line: dict[str, float]) -> dict[str, float]:
    return {name: value for name, value in line.items() if name not in ("seconds", "decisions/s")}


def silent(told: dict[str, float]) -> None:
    assert told["decisions"] > 0


class BreakOff(Exception):
    """What a test stops a run with."""


def test_a_run_that_is_broken_off_ends_with_the_same_weights(tmp_path: Path) -> None:
    budget = Budget(decisions=7 * DECISIONS_OF_A_STINT // 2)  # four stints: some seats are others'
    train(SMALL, budget, tmp_path / "whole", silent)

    def break_off(told: dict[str, float]) -> None:
        if told["stint"] == 2:
            raise BreakOff

    with pytest.raises(BreakOff):
        train(SMALL, budget, tmp_path / "broken", break_off)
    assert (tmp_path / "broken" / NET).read_bytes() != (tmp_path / "whole" / NET).read_bytes()
    resume(tmp_path / "broken", silent)
    assert (tmp_path / "broken" / NET).read_bytes() == (tmp_path / "whole" / NET).read_bytes()
    logs = [(tmp_path / name / JOURNAL).read_text().splitlines() for name in ("whole", "broken")]
    told = [[msgspec.json.decode(line) for line in lines] for lines in logs]
    assert [line["stint"] for line in told[1]] == [1, 2, 3, 4]
    assert [without_times(line) for line in told[0]] == [without_times(line) for line in told[1]]


def test_a_run_that_is_broken_off_before_its_last_net_was_written_still_writes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    budget = Budget(decisions=3 * DECISIONS_OF_A_STINT // 2)
    train(SMALL, budget, tmp_path / "whole", silent)

    def break_off(player: Any, run: Run, path: Path) -> None:
        if run.progress.stints == 2:
            raise BreakOff
        write_net(player, run, path)

    monkeypatch.setattr("valepaska.train.run.write_net", break_off)
    with pytest.raises(BreakOff):
        train(SMALL, budget, tmp_path / "broken", silent)
    monkeypatch.undo()
    resume(tmp_path / "broken", silent)
    assert (tmp_path / "broken" / NET).read_bytes() == (tmp_path / "whole" / NET).read_bytes()


def test_another_seed_gives_another_net() -> None:
    runs = [Run(msgspec.structs.replace(SMALL, seed=seed), Budget(decisions=1)) for seed in (3, 3, 4)]
    for run in runs:
        run.stint()
    first, again, other = (weights(run.learner.player) for run in runs)
    assert same(first, again)
    assert not same(first, other)


def test_a_short_training_on_a_tiny_game_makes_a_loser_a_winner() -> None:
    run = Run(TINY, Budget(decisions=260_000))
    game = Game(Rules.parse(TINY.rules[0]).replace(turn_limit=40), 3)
    before = one_against(game, run.player(), HONEST, 200)
    while run.spent < 1:
        run.stint()
    after = one_against(game, run.player(), HONEST, 200)
    assert before.rate - before.within > 1 / 3
    assert after.rate + after.within < 1 / 6
    worse_off = one_against(game, HONEST, run.player(), 200)
    assert worse_off.rate - worse_off.within > 1 / 3


def test_a_code_that_is_not_legal_has_no_probability_and_is_never_drawn() -> None:
    chance = torch.Generator().manual_seed(1)
    logits = torch.randn(4000, len(CODES), generator=chance) * 3
    legal = torch.rand(4000, len(CODES), generator=chance) < 0.1
    legal[:, 7] |= ~legal.any(1)
    player = Learner(SMALL).player
    masked = player(torch.rand(4000, len(FACTS), generator=chance), legal)
    assert (torch.softmax(masked, 1)[~legal] == 0).all()
    edges = torch.rand(4000, generator=chance)
    edges[:1000], edges[1000:2000] = 0.0, 1 - 2**-24
    for each in (masked, logits.masked_fill(~legal, NEVER)):
        codes = draw(each, edges)
        assert legal.gather(1, codes[:, None]).all()
        assert (log_chance(each, codes) <= 0).all()


def test_codes_are_drawn_as_often_as_they_are_probable() -> None:
    chance = torch.Generator().manual_seed(2)
    logits = torch.tensor([[0.0, 1.0, NEVER, 2.0, NEVER]]).repeat(200_000, 1)
    drawn = torch.bincount(draw(logits, torch.rand(200_000, generator=chance)), minlength=5) / 200_000
    assert torch.allclose(drawn, torch.softmax(logits[0], 0), atol=0.005)


def test_what_is_hidden_moves_the_critic_alone() -> None:
    chance = torch.Generator().manual_seed(3)
    learner = Learner(SMALL)
    facts = torch.rand(64, len(FACTS), generator=chance)
    hidden = torch.rand(64, SECRETS, generator=chance).requires_grad_()
    learner.critic(learner.player.digest(facts), hidden).sum().backward()
    assert all(each.grad is None for each in learner.player.parameters())
    assert hidden.grad.abs().sum() > 0
    assert set(learner.player.state_dict()) == {
        f"{name}.{part}" for name in ("trunk0", "trunk1", "code", "value", "lie", "held") for part in ("weight", "bias")
    }
    assert learner.player.trunk0.weight.shape == (SMALL.width, len(FACTS))


def test_what_is_hidden_changes_what_the_player_learns_only_by_the_lessons_it_is_asked_to_guess() -> None:
    chance = torch.Generator().manual_seed(4)
    many = 256
    legal = torch.rand(many, len(CODES), generator=chance) < 0.3
    legal[:, 0] = True
    codes = torch.zeros(many, dtype=torch.int64)
    facts, hidden = (torch.rand(many, size, generator=chance) for size in (len(FACTS), SECRETS))
    worth = torch.randn(many, generator=chance)
    settings = msgspec.structs.replace(SMALL, guess_weight=0.0, most_gradient=1e9)
    moved = []
    for shown in (hidden, hidden.flip(0)):
        learner = Learner(settings)
        logs = log_chance(learner.player(facts, legal), codes).detach()
        learner.learn(Lessons(facts, legal, shown, codes, logs, worth, worth), 0.0, torch.Generator().manual_seed(5))
        moved.append((weights(learner.player), weights(learner.critic)))
    assert same(moved[0][0], moved[1][0])
    assert not same(moved[0][1], moved[1][1])


def test_a_field_shows_each_seat_the_same_as_a_batch_of_its_game() -> None:
    games = [
        Game(Rules.parse(spec).replace(turn_limit=30), seats) for spec, seats in (("valepaska", 4), ("clone-toni", 3))
    ]
    field = Field(games, 6, 5, Company([4, 3], 6, 0, 0, [], np.random.default_rng(0)))
    batches = [SensingBatch(game.rules, game.seats, 6, 5 + at) for at, game in enumerate(games)]
    seen, dice = room(12), np.random.default_rng(1)
    for _ in range(80):
        field.observe(seen)
        assert np.array_equal(seen.facts, np.concatenate([batch.observe().facts for batch in batches]))
        assert np.array_equal(seen.hidden, np.concatenate([batch.hidden() for batch in batches]))
        codes = np.array([dice.choice(np.flatnonzero(row)) for row in seen.legal])
        ended = np.concatenate([batch.step(codes[at * 6 : at * 6 + 6]).ended for at, batch in enumerate(batches)])
        assert np.array_equal(field.step(codes).ended, ended)


def test_a_net_that_was_written_is_the_same_to_pytorch_and_to_numpy(tmp_path: Path) -> None:
    train(SMALL, Budget(decisions=1), tmp_path, silent)
    net = load_net(tmp_path / NET)
    facts = np.random.default_rng(1).random((50, len(FACTS)), dtype=np.float32)
    said = net.run(facts)
    with torch.no_grad():
        player = player_of(net, half=False)
        digested = player.digest(torch.from_numpy(facts))
        expected = player.expectations(digested)
        logits = player.logits(digested, torch.ones(50, len(CODES), dtype=torch.bool))
    for one, other in ((said.codes, logits), (said.value, expected.value), (said.lie, expected.lie)):
        assert np.allclose(one, other.numpy(), atol=1e-5)
    assert np.allclose(said.held.reshape(50, -1), expected.held.numpy(), atol=1e-5)


def test_against_a_net_the_learner_has_one_seat_and_the_net_stays_as_it_is(tmp_path: Path) -> None:
    train(SMALL, Budget(decisions=1), tmp_path / "first", silent)
    settings = msgspec.structs.replace(SMALL, rules=("valepaska",))
    run = Run(settings, Budget(decisions=10**6), against=load_net(tmp_path / "first" / NET))
    assert run.opponent is not None
    before, own = weights(run.opponent), weights(run.learner.player)
    run.stint()
    assert same(before, weights(run.opponent))
    assert not same(own, weights(run.learner.player))
    company = Company([4, 3], 5, 2, 0, [], np.random.default_rng(0), alone=True)
    company.begin(np.arange(10))
    others = (company.players == PAST).sum(axis=1)
    assert others.tolist() == [3] * 5 + [2] * 5
    assert 0.15 < run.progress.decisions / DECISIONS_OF_A_STINT < 0.6


def test_a_run_against_a_net_keeps_it_beside_itself_and_tells_no_path_of_this_machine(tmp_path: Path) -> None:
    train(SMALL, Budget(decisions=1), tmp_path / "first", silent)
    given = tmp_path / "a-secret-folder.npz"
    given.write_bytes((tmp_path / "first" / NET).read_bytes())
    budget, out = Budget(decisions=DECISIONS_OF_A_STINT), tmp_path / "second"

    def break_off(told: dict[str, float]) -> None:
        raise BreakOff

    with pytest.raises(BreakOff):
        train(SMALL, budget, out, break_off, against=given)
    given.unlink()
    resume(out, silent)
    settings = load_net(out / NET).meta["settings"]
    assert settings["against"] == digest((out / FILE).read_bytes())
    assert str(given) not in json.dumps(load_net(out / NET).meta)
    assert b"a-secret-folder" not in (out / CHECKPOINT).read_bytes()
    (out / FILE).write_bytes((out / NET).read_bytes())
    with pytest.raises(ValepaskaError, match=r"^.*opponent\.npz is not the net that this run learns against: copy"):
        resume(out, silent)


def test_a_second_run_in_the_same_directory_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    budget = Budget(decisions=DECISIONS_OF_A_STINT)
    refused: list[float] = []

    def disturb(told: dict[str, float]) -> None:
        with pytest.raises(ValepaskaError, match=r"^another training is at work in .*: wait for it, or name"):
            train(SMALL, budget, tmp_path, silent)
        with pytest.raises(ValepaskaError, match=r"^another training is at work in .*: wait for it, or name"):
            resume(tmp_path, silent)
        refused.append(told["stint"])

    train(SMALL, budget, tmp_path, disturb)
    assert refused == [1]
    train(SMALL, budget, tmp_path / "elsewhere", silent)
    assert (tmp_path / NET).read_bytes() == (tmp_path / "elsewhere" / NET).read_bytes()
    resume(tmp_path, silent)


def test_a_checkpoint_whose_nets_have_other_sizes_is_refused_in_one_line(tmp_path: Path) -> None:
    """As they have where a later version senses more."""
    run = Run(SMALL, Budget(decisions=1))
    wider = msgspec.structs.replace(SMALL, width=2 * SMALL.width)
    for state in (run.state(), {}):
        save(tmp_path / CHECKPOINT, Checkpoint(wider, run.budget, run.progress, state))
        with pytest.raises(ValepaskaError, match=r"^.* is no checkpoint of this version: train anew$"):
            resume(tmp_path, silent)


def test_a_checkpoint_that_is_damaged_or_missing_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(ValepaskaError, match=r"^there is no checkpoint .*: give --resume the directory of a run$"):
        resume(tmp_path, silent)
    (tmp_path / CHECKPOINT).write_bytes(b"PK\x03\x04 and then nothing")
    with pytest.raises(ValepaskaError, match=r"is no checkpoint of this version: train anew$"):
        resume(tmp_path, silent)
    with pytest.raises(ValepaskaError, match=r"holds a run: go on with it by --resume"):
        train(SMALL, Budget(decisions=1), tmp_path, silent)
