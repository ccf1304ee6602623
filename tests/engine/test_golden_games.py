"""Every game goes on exactly as the kept walks and deals say."""

import pytest

from tests import golden
from tests.engine import playthroughs, walks
from tests.engine.setups import SPECS
from valepaska.rules.spec import presets

GAMES_THAT_MUST_BE_TOLD = ("valepaska+black-specials", "valepaska+jokers", "valepaska+soft-twos")


@pytest.mark.parametrize("folder", ["walks", "playthroughs"])
def test_every_preset_has_its_file_and_every_file_its_game(folder: str) -> None:
    assert golden.names_below(folder) == sorted(f"{folder}/{spec}.txt" for spec in SPECS)
    assert {preset.name for preset in presets()} | set(GAMES_THAT_MUST_BE_TOLD) <= set(SPECS)


@pytest.mark.parametrize("spec", SPECS)
def test_there_are_as_many_ways_to_go_on_as_there_were(spec: str) -> None:
    golden.check(f"walks/{spec}.txt", walks.walks_text(spec))


@pytest.mark.parametrize("spec", SPECS)
def test_the_kept_deals_go_as_they_went(spec: str) -> None:
    golden.check(playthroughs.file_name(spec), playthroughs.playthrough_text(spec))
