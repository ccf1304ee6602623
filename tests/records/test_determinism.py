"""The same seed gives the same record, to the byte, whatever else happens in the process or outside it."""

import os
import random
import subprocess
import sys
from itertools import zip_longest

import pytest

from tests.records import driver
from valepaska.records.record import write_record
from valepaska.records.replay import Recorder
from valepaska.rules.model import Rules

SPECS = ("valepaska", "poytapaska", "valepaska+two-packs+jokers")


def text_of(spec: str, seed: int = 7) -> str:
    return write_record(driver.random_record(Rules.parse(spec), 4, seed))


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_another_process_writes_the_same_bytes(hash_seed: str) -> None:
    for spec in SPECS:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, driver.__file__, spec, "4", "7"]
        written = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
        assert written == text_of(spec).encode()


@pytest.mark.parametrize("spec", SPECS)
def test_other_users_of_the_global_generator_change_nothing(spec: str) -> None:
    rules, texts = Rules.parse(spec), []
    for disturbed in (False, True):
        recorder = Recorder(rules, driver.NAMES[:4], driver.deck_of(rules, 7))
        for _ in driver.states(rules, 4, 7, recorder):
            if disturbed:
                random.seed(random.random())
        texts.append(write_record(recorder.record()))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("spec", SPECS)
def test_nothing_in_a_deal_draws_from_the_global_generator(spec: str) -> None:
    random.seed(1)
    before = random.getstate()
    text_of(spec)
    assert random.getstate() == before


def test_two_deals_side_by_side_are_the_same_as_one_after_the_other() -> None:
    rules = Rules.parse("valepaska-house")
    alone = [list(driver.states(rules, 4, seed)) for seed in (3, 4)]
    pairs = list(zip_longest(driver.states(rules, 4, 3), driver.states(rules, 4, 4)))
    together = [[state for state in column if state is not None] for column in zip(*pairs, strict=True)]
    assert together == alone
