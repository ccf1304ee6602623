"""Whole games in line mode, driven by lines alone."""

import re
from pathlib import Path

import pytest

from tests.terminal.stage import Table, run
from valepaska.i18n import LANGUAGES, texts
from valepaska.records.files import load
from valepaska.records.replay import verify
from valepaska.rules.spec import presets
from valepaska.terminal import game
from valepaska.terminal.line import begin

WORDS = re.compile(r"[a-z]+-[a-z]+-[a-z-]+ =|\{ ?\$|None|\bTrue\b")


def table(spec: str = "valepaska", bots: str | None = "honest,counter", **options: object) -> Table:
    return Table(begin(spec, bots, None, 3), **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_from_lines(language: str, games: Path) -> None:
    played = table(language=language)
    played.play()
    record = load(next(games.glob("*.toml")))

    assert verify(record).outcome == record.result is not None
    assert texts(language)("term-end-cards") in played.text
    assert played.text.rstrip().endswith(texts(language)("term-bye"))
    assert not WORDS.search(played.text)


@pytest.mark.parametrize("spec", [preset.name for preset in presets()])
def test_every_game_of_the_family_can_be_played(spec: str, games: Path) -> None:
    played = table(spec, stop_after=400)
    played.play()
    verify(load(next(games.glob("*.toml"))))

    assert "makes no sense" not in played.text
    assert not WORDS.search(played.text)


@pytest.mark.parametrize("rules", ["black-specials", "jokers", "claimed_count=may_lie", "challengers=anyone_incl_out"])
def test_house_rules_can_be_played(rules: str) -> None:
    played = table(f"valepaska+{rules}", stop_after=400)
    played.play()

    assert "makes no sense" not in played.text


def test_every_typed_move_is_the_move_that_is_made() -> None:
    played = table()
    played.play()
    mine = [text.removeprefix("A: ") for text in played.sitting.running.record.actions if text.startswith("A: ")]

    assert played.typist.typed == [*mine, "no"]


@pytest.mark.parametrize("width", [40, 60])
@pytest.mark.parametrize("spec", ["valepaska", "poytapaska", "valepaska+black-specials"])
def test_no_line_is_longer_than_a_narrow_terminal(spec: str, width: int) -> None:
    played = table(spec, width=width, stop_after=150, language="fi")
    played.play()
    said = [line for line in played.text.split("\n") if ".toml" not in line]

    assert max(len(line.split(" > ")[0]) for line in said) <= width


def test_plain_output_is_text_and_nothing_else() -> None:
    played = table()
    played.play()

    assert "\x1b" not in played.text
    assert not set("♠♥♦♣·") & set(played.text.split("All cards turned")[0])


def test_the_end_of_input_is_one_line_and_the_game_stays_saved() -> None:
    text, status = run([""])

    assert status == 0
    assert text.split(" > ")[-1].strip().replace("\n ", "") == (
        "The input ended, so the game stops here. Go on with: valepaska play --resume last"
    )


def test_leaving_says_how_to_go_on() -> None:
    text, status = run(["l"])

    assert status == 0
    assert text.endswith("Go on with: valepaska play --resume last\n")


def test_a_second_deal_goes_on_with_the_standing_and_the_loser_deals() -> None:
    played = table(deals=3)
    played.play()
    session = played.sitting.running.record.session

    assert session is not None
    assert session.deals == 2
    assert sum(session.losses) == 2
    assert "After 3 deals:" in played.text
    first, second = re.findall(r"^(\w+) (?:is|are) the paskahousu!$", played.text, re.MULTILINE)[:2]
    dealers = re.findall(r"^(\w+) deals?\. ", played.text, re.MULTILINE)
    assert dealers[1:] == [first, second]


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = table(), table()
    one.play()
    other.play()

    assert one.sitting.running.record == other.sitting.running.record


def test_only_the_deal_is_told_before_the_first_move(games: Path) -> None:
    text, _ = run([])

    assert "Bots see their own cards only, as you do." in text
    assert "seed" not in text


def test_a_deal_that_bots_would_never_end_is_broken_off(monkeypatch: pytest.MonkeyPatch, games: Path) -> None:
    monkeypatch.setattr(game, "ENDLESS_TURNS", 1)
    for seed in range(20):
        played = Table(begin("valepaska", "honest,honest,honest", None, seed))
        played.play()
        if "nobody lost this one" in played.text:
            break

    assert "You are out. The others play on." in played.text
    assert "You: paskahousu never yet" in played.text
    assert all(load(path).result is not None for path in games.glob("*.toml"))


def test_the_table_tells_whose_turn_it_is() -> None:
    text, _ = run(["table", "l"], bots="2", spec="valepaska-house")

    assert re.search(r"(?m)^(Your turn\.|\w+ to play\.)$", text)


def test_few_and_many_players_are_warned_about() -> None:
    few, _ = run([], bots="honest")
    many, _ = run([], bots="7")

    assert "best with at least 3 players" in few
    assert "best with at most 6 players" in many
