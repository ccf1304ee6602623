"""The rules on paper: the list of games, one of them in words and as a grid, and all options."""

import io
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.shell import run
from valepaska.i18n import LANGUAGES, texts
from valepaska.i18n.rules_text import rules_sections
from valepaska.rules.grid import grid_rows
from valepaska.rules.model import OPTIONS, Rules, value_text
from valepaska.rules.spec import house_rules, parse_value, presets
from valepaska.terminal import sheet
from valepaska.terminal.choices import show_options
from valepaska.terminal.screen import Screen


def test_rules_without_a_spec_lists_the_games(tmp_path: Path) -> None:
    listed = [preset for preset in presets() if preset.listed]
    found = json.loads(run("rules", "--json", data=tmp_path).stdout)
    text = run("rules", data=tmp_path).stdout

    assert found == [{"name": one.name, "title": one.title, "source": one.source} for one in listed]
    for one in listed:
        _, _, rest = text.partition(f"\n  {one.name}: ")
        assert rest
        about, _, source = rest.partition("    Source: ")
        assert re.sub(r"\s+", " ", source).startswith(one.source)
        assert "\n  " not in about.replace("\n    ", " ")


def test_a_preset_without_texts_is_told_by_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    valepaska, *_ = presets()
    new = msgspec.structs.replace(valepaska, name="mokki", title="Mökkipaska", source="a cottage")
    house = msgspec.structs.replace(house_rules()[0], name="sauna", title="After the sauna", source="a sauna")
    monkeypatch.setattr(sheet, "presets", lambda: (new,))
    monkeypatch.setattr(sheet, "house_rules", lambda: (house,))
    for language in LANGUAGES:
        out = io.StringIO()
        sheet.show_listing(Screen(out, io.StringIO()), texts(language))

        assert "  mokki: Mökkipaska.\n" in out.getvalue()
        assert "  sauna: After the sauna.\n" in out.getvalue()
        assert out.getvalue().count(f"    {texts(language)('cli-source', source='a cottage')}") == 1


@pytest.mark.parametrize("spec", ["valepaska", "valepaska+black-specials", "poytapaska-wikipedia"])
def test_rules_as_json_are_spec_options_and_grid(spec: str, tmp_path: Path) -> None:
    rules = Rules.parse(spec)
    found = json.loads(run("rules", spec, "--json", data=tmp_path).stdout)

    assert set(found) == {"spec", "options", "grid"}
    assert found["spec"] == rules.spec
    assert found["grid"] == {"rows": grid_rows(rules)}
    assert Rules.parse("valepaska").replace(**_tuples(found["options"])) == rules


def _tuples(options: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}


@pytest.mark.parametrize(
    ("language", "corner", "empty", "clears"),
    [("en", "top\\play", "empty", "C"), ("fi", "alla\\lyö", "tyhjä", "K"), ("sv", "på\\lägg", "tomt", "V")],
)
def test_rules_are_told_in_three_languages_with_their_grid(
    language: str, corner: str, empty: str, clears: str, tmp_path: Path
) -> None:
    text = run("rules", "valepaska", "--lang", language, data=tmp_path).stdout
    rows = grid_rows(Rules.parse("valepaska"))

    assert "\n".join(rows[2:]).replace("C", clears) in text
    assert f"\n{corner:8}  3  4" in text
    assert f"\n{empty:8}  o  o" in text


def test_a_second_grid_is_shown_where_an_empty_stock_changes_it(tmp_path: Path) -> None:
    relaxed = run("rules", "poytapaska-wikipedia", data=tmp_path).stdout
    plain = run("rules", "valepaska", data=tmp_path).stdout

    assert relaxed.count("top\\play") == 2
    assert plain.count("top\\play") == 1


def test_rules_fit_forty_columns(tmp_path: Path) -> None:
    text = run("rules", "valepaska+black-specials", "--lang", "fi", data=tmp_path, COLUMNS="40").stdout

    assert max(map(len, text.splitlines())) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_rules_has_a_line_under_its_section(language: str) -> None:
    out = io.StringIO()
    rules = Rules.parse("valepaska")
    sheet.show_rules(Screen(out, io.StringIO(), width=88), texts(language), "valepaska")
    text = re.sub(r"\n    ", " ", out.getvalue())

    for title, sentences in rules_sections(texts(language), rules.options()):
        assert f"\n{title}\n" in text
        for sentence in sentences:
            assert f"\n  {sentence}\n" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", [None, *(preset.name for preset in presets())])
def test_every_option_is_told_with_its_values_and_the_default(spec: str | None, language: str) -> None:
    out = io.StringIO()
    rules = None if spec is None else Rules.parse(spec)
    show_options(Screen(out, io.StringIO(), width=88), texts(language), rules)
    text = out.getvalue()

    for name, option in OPTIONS.items():
        _, _, about = text.partition(f"\n  {name}: ")
        about = about.split("\n\n")[0].split("\n  " + next(iter(OPTIONS)))[0]
        assert texts(language)(f"option-{name}") == about.split("\n")[0]
        assert f"    {texts(language)('cli-option-default', value=value_text(option.default))}" in about
        if rules is not None:
            assert texts(language)("cli-option-here", value="")[-6:] in about


def test_a_value_is_told_by_what_it_means() -> None:
    out = io.StringIO()
    show_options(Screen(out, io.StringIO(), width=200), texts("en"), Rules.parse("valepaska"))
    lines = [line.strip() for line in out.getvalue().splitlines()]

    assert "8 (here): Jacks, queens and kings need an eight or higher on top." in lines
    assert "7 (default): Jacks, queens and kings need a seven or higher on top." in lines
    assert "A number from 2 to 10." in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_as_json_can_be_written_back_as_rules_texts(language: str, tmp_path: Path) -> None:
    found = json.loads(run("rules", "--options", "--json", "--lang", language, data=tmp_path).stdout)

    assert {one["name"]: one["default"] for one in found} == json.loads(
        msgspec.json.encode({name: option.default for name, option in OPTIONS.items()})
    )
    for one in found:
        assert one["title"] == texts(language)(f"option-{one['name']}")
        for value in one["values"]:
            assert value["meaning"].endswith(".")
            assert parse_value(one["name"], value["text"]) in _same(value["value"])


def test_options_as_json_of_a_game_hold_its_values(tmp_path: Path) -> None:
    found = json.loads(run("rules", "poytapaska", "--options", "--json", data=tmp_path).stdout)
    options = json.loads(run("rules", "poytapaska", "--json", data=tmp_path).stdout)["options"]

    assert {one["name"]: one["value"] for one in found} == options


def _same(value: object) -> list[object]:
    """A value of an option as JSON gives it, and the ways in which it may stand in rules."""
    return [tuple(value) if isinstance(value, list) else value, (value,)]
