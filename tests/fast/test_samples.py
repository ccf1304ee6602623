"""Deals drawn in batches are those that are drawn one by one."""

from random import Random

import pytest

from tests.engine.knowing import watched
from valepaska.engine.sample import Sampler
from valepaska.engine.state import shuffled_deck
from valepaska.engine.view import View, view
from valepaska.errors import ValepaskaError
from valepaska.fast import InterpretedWarning, SampledBoards, samples
from valepaska.fast.machines import Interpreted
from valepaska.rules.model import Rules

SPECS = ["valepaska", "valepaska-house", "clone-fly+jokers", "paskahousu-six", "poytapaska"]


def moment(spec: str, seed: int, moves: int, most_steps: int) -> tuple[View, Sampler]:
    """What seat 0 sees after some moves, and the deals that fit what it knows."""
    rules, random = Rules.parse(spec), Random(seed)
    *_, (state, watchers) = watched(rules, 3, shuffled_deck(rules, random), random, moves)
    seen = view(state, 0)
    return seen, Sampler(seen, watchers.known[0], most_steps)


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("most_steps", [1000, 0])
def test_compiled_and_interpreted_draw_the_same_deals(
    spec: str, most_steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(4):
        seen, sampler = moment(spec, seed, 6 * seed, most_steps)
        fast = SampledBoards(sampler, 20)
        with monkeypatch.context() as patch:
            patch.setattr(samples, "machine_for", lambda rules: Interpreted())
            plain = SampledBoards(sampler, 20)
        assert (fast.machine.compiled, plain.machine.compiled) == (True, False)
        for counter in (3, 4):
            fast.draw(counter)
            plain.draw(counter)
            drawn = [fast.state(number) for number in range(20)]
            assert drawn == [plain.state(number) for number in range(20)]
            assert all(view(state, 0) == seen for state in drawn)


def test_every_draw_begins_anew_from_its_dice() -> None:
    _, sampler = moment("valepaska", 1, 12, 1000)
    batch = SampledBoards(sampler, 50)
    batch.draw(7)
    first = [batch.state(number) for number in range(50)]
    batch.draw(8)
    assert [batch.state(number) for number in range(50)] != first
    batch.draw(7)
    assert [batch.state(number) for number in range(50)] == first
    assert len(set(first)) > 40


def test_two_packs_are_drawn_interpreted_and_say_so() -> None:
    _, sampler = moment("valepaska+two-packs", 1, 12, 1000)
    with pytest.warns(InterpretedWarning, match="one pack"):
        batch = SampledBoards(sampler, 3)
    batch.draw(1)
    assert len({batch.state(number) for number in range(3)}) == 3


@pytest.mark.parametrize("size", [0, -1, 10**7])
def test_a_batch_beyond_all_bounds_is_refused(size: int) -> None:
    _, sampler = moment("valepaska", 1, 0, 1000)
    with pytest.raises(ValepaskaError, match="ask for 1 to 1000000"):
        SampledBoards(sampler, size)
