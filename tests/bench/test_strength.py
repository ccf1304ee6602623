"""The command that proves strength: its rows are those of the league, and its page says what they say."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench import strength
from bench.proof import habits, meetings, plan
from bench.proof.kept import FILE, ROOT, Kept
from bench.proof.measures import is_kept
from bench.proof.meetings import Meeting, duel_of, play, ratings_of, standing_of
from bench.proof.page import page
from valepaska.bots import bot, characters
from valepaska.engine.state import shuffled_deck
from valepaska.errors import ValepaskaError
from valepaska.matches import Processes, league, limited, play_deal
from valepaska.matches.league import run_duel
from valepaska.matches.seeds import generator
from valepaska.rules.model import Rules

TRIO = ("honest", "liar", "counter")


@pytest.fixture
def few_resamples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Intervals of ratings from a few resamples: a handful of decks is fitted slowly."""
    for module in (sys.modules[league.__module__], meetings):
        monkeypatch.setattr(module, "RESAMPLES", 5)
    meetings.draws.cache_clear()


def played(seats: int, decks: int) -> list[tuple[Meeting, str]]:
    """All meetings of three bots."""
    pairs = [Meeting("valepaska", seats, one, other) for one in TRIO for other in TRIO if one != other]
    return list(play([(pair, decks) for pair in pairs], Processes(2)))


@pytest.mark.usefixtures("few_resamples")
def test_rows_and_ratings_are_those_of_the_league() -> None:
    found = played(3, 5)
    by_hand = league("valepaska", TRIO, 15, 3, meetings.SEED)
    rows = {(row.bot, row.against): row for row in by_hand.standings}
    for meeting, letters in found:
        mine, theirs = standing_of(meeting, letters), rows[meeting.bot, meeting.against]
        assert (mine.rate, mine.margin, mine.deals) == (theirs.rate, theirs.margin, theirs.deals)
    by_name = {each.bot: each for each in ratings_of(found)}
    assert by_name.keys() == {each.bot for each in by_hand.ratings}
    for each in by_hand.ratings:
        assert by_name[each.bot].rating == pytest.approx(each.rating, abs=0.2)


def test_a_text_of_deals_says_all_that_a_duel_does() -> None:
    [(meeting, letters)] = play([(Meeting("valepaska", 3, "liar", "honest"), 4)])
    _, whole = run_duel(next(meeting.blocks(4)))
    found = duel_of(letters, 3)
    found.undecided = whole.undecided
    assert found == whole


@pytest.mark.usefixtures("few_resamples")
def test_the_quick_command_measures_and_writes_the_page_and_a_second_run_measures_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan, "strong_bots", lambda: ("counter",))
    monkeypatch.setattr(plan, "SCRIPTED", ("honest", "liar"))
    monkeypatch.setattr(plan, "SEARCHERS", ())
    data, written = tmp_path / "figures.json", tmp_path / "page.md"
    quickly = ["--quick", "--only", "meetings", "--data", str(data), "--page", str(written)]
    strength.main(quickly)
    kept = Kept(data)
    text = written.read_text(encoding="utf-8")
    assert text == page(kept)
    row = standing_of(
        Meeting("valepaska", 4, "counter", "liar"), kept.section("meetings")["valepaska 4 counter liar"]["letters"]
    )
    assert row.margin is not None
    assert f"| `liar` | {100 * row.rate:.1f} ± {100 * row.margin:.1f} | " in text
    assert capsys.readouterr().out
    strength.main(quickly)
    assert not capsys.readouterr().out
    strength.main([*quickly, "--again", "liar"])
    assert "counter liar" in capsys.readouterr().out
    assert Kept(data).section("meetings") == kept.section("meetings")


def test_a_damaged_file_is_named_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    path.write_text('{"meetings": {', encoding="utf-8")
    with pytest.raises(ValepaskaError, match=r"figures.json is damaged .*restore it"):
        Kept(path)


def test_a_figure_that_was_played_with_another_net_is_measured_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "figures.json")
    kept.keep("habits", "net own", {"net": "another"})
    kept.keep("habits", "honest own", {"net": ""})
    assert not is_kept(kept, "habits", "net own", "net")
    assert is_kept(kept, "habits", "honest own", "honest")


def test_lies_and_doubts_are_counted_as_the_cards_show_them() -> None:
    rules = limited(Rules.parse("valepaska"), None)
    total = habits.Habits()
    for seed in range(6):
        deck = shuffled_deck(rules, generator(seed, "deck"))
        table = [bot("honest", seed), bot("liar", seed), bot("honest", seed)]
        result = play_deal(rules, table, deck)
        everybody = habits.seen_in(rules, 3, deck, result, range(3))
        alone = [habits.seen_in(rules, 3, deck, result, (seat,)) for seat in range(3)]
        assert everybody.lies == sum(each.lies for each in alone)
        assert everybody.caught <= everybody.right, "of unseen cards nobody lies, but one may doubt them"
        assert everybody.calls == sum(str(action) == "challenge" for _, action in result.actions)
        assert everybody.asked >= everybody.calls
        total.add(alone[1])
    assert total.lies > total.claims / 3, "the liar lies"
    assert 0 < total.caught < total.lies


def test_the_page_names_a_missed_figure_as_missed(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "figures.json")
    for key, letters in {
        "valepaska 4 net honest": "L012" * 10,
        "valepaska 4 net counter": "0120" * 10,
        "valepaska 4 honest net": "LLL0" * 10,
        "valepaska 4 counter net": "0L01" * 10,
    }.items():
        kept.keep("meetings", key, {"seed": 1, "net": "", "letters": letters})
    lines = page(kept).splitlines()
    asked = [line for line in lines if line.endswith(("| reached |", "| **missed** |"))]
    assert [[*line.split(" | ")[0:3:2], line.split(" | ")[-1]] for line in asked] == [
        ["| `counter`", "≥ 30", "**missed** |"],
        ["| `honest`", "≥ 30", "reached |"],
        ["| `net`", "≤ 15", "reached |"],
        ["| `net`", "≤ 8", "**missed** |"],
    ]
    assert "| `net` | `honest` | ≤ 8 | 25.0" in "\n".join(lines)


def test_the_page_adds_up_what_the_characters_of_a_level_do(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "figures.json")
    counts = dict.fromkeys(habits.Habits.__struct_fields__, 0) | {"deals": 1, "claims": 10, "asked": 20, "net": ""}
    for name, lies, calls in (("vieno", 4, 2), ("rauha", 0, 1), ("aino", 6, 3)):
        kept.keep("habits", f"{name} counter", counts | {"lies": lies, "caught": lies // 2, "calls": calls, "right": 1})
        kept.keep("habits", f"{name} own", counts)
    lines = page(kept).splitlines()
    assert "| gentle | 20.0 % | 50.0 % | 7.5 % | 66.7 % | 20 |" in lines
    assert "| sharp | 60.0 % | 50.0 % | 15.0 % | 33.3 % | 10 |" in lines
    assert not any(line.startswith("| fair ") for line in lines)


def test_a_character_thinks_as_long_as_the_bot_that_it_thinks_with() -> None:
    for who in characters().values():
        assert plan.slowness(who.id) == plan.slowness(who.bot)


def test_the_page_in_the_documents_is_made_of_the_figures_beside_it() -> None:
    assert strength.PAGE.read_text(encoding="utf-8") == page(Kept()), "run python bench/strength.py --only ''"
    assert json.loads(FILE.read_text(encoding="utf-8"))


def without_libraries(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command where nothing beyond the base is installed."""
    lost = ("pyspiel", "torch", "numba", "pettingzoo", "gymnasium")
    script = f"import sys; sys.modules.update(dict.fromkeys({lost!r}))\nfrom bench import strength\n"
    script += f"strength.main({arguments!r})"
    return subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)


def test_help_and_the_page_need_nothing_beyond_the_base_and_what_does_is_told_in_one_line(tmp_path: Path) -> None:
    files = ("--data", str(tmp_path / "figures.json"), "--page", str(tmp_path / "page.md"))
    helped = without_libraries("--help")
    assert helped.returncode == 0, helped.stderr
    assert "--only PART" in helped.stdout
    assert without_libraries("--only", "", *files).returncode == 0
    assert (tmp_path / "page.md").read_text(encoding="utf-8").startswith("# How strong the bots are")
    refused = without_libraries("--only", "exploiter", *files)
    assert refused.returncode == 2
    assert refused.stderr.splitlines()[-1].endswith("torch is not installed: pip install 'PATH/TO/THE/CLONE[train]'")


def test_who_thinks_long_plays_fewer_decks_and_the_more_so_the_more_of_them_sit_there() -> None:
    quick, alone, table = (
        plan.sized(Meeting("valepaska", 4, *pair), 4000)[1]
        for pair in (("net", "honest"), ("search", "honest"), ("honest", "search"))
    )
    assert quick == 1000
    assert 3 <= table < alone < quick


def test_every_strong_bot_meets_every_other_and_every_baseline_in_both_directions() -> None:
    strong = ("net", "search")
    planned = [meeting for meeting, _ in plan.meetings(strong, 4000, plan.settings())]
    keys = [meeting.key for meeting in planned]
    assert len(set(keys)) == len(keys)
    assert {"valepaska 4 net search", "valepaska 4 search net", "valepaska 4 honest liar"} <= set(keys)
    for setting in plan.settings():
        for other in plan.SCRIPTED:
            assert Meeting(setting.spec, setting.seats, "net", other).key in keys
            assert Meeting(setting.spec, setting.seats, other, "net").key in keys
    assert {setting.seats for setting in plan.settings()} == {3, 4, 5, 6}
    assert not any("search" in meeting.key for meeting in planned if meeting.spec != "valepaska")
