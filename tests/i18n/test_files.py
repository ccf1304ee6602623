"""The three languages say the same things, and every text can be put into words."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.i18n.catalogue import parse, references_of, samples, texts_of
from valepaska.i18n import LANGUAGES, texts
from valepaska.i18n.language import languages_in
from valepaska.i18n.values import value_word
from valepaska.rules.model import OPTIONS

OTHERS = [language for language in LANGUAGES if language != "en"]
EVERY_TEXT = {language: texts_of(language) for language in LANGUAGES}
BIDI_MARKS = re.compile("[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e]")
GAME = {*OPTIONS, "fed", "tables"}
RULE_VARIABLES = {"rule-": GAME, "reason-": GAME | {"top", "rank", "opening"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_can_be_read_whole(language: str) -> None:
    assert [entry.content for entry in parse(language).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    names = [text.name for text in EVERY_TEXT[language]]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_in_the_same_order(language: str) -> None:
    names = [text.name for text in EVERY_TEXT[language]]
    english = [text.name for text in EVERY_TEXT["en"]]
    assert sorted(set(english) - set(names)) == [], "missing"
    assert sorted(set(names) - set(english)) == [], "unknown"
    assert names == english


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables_as_in_english(language: str) -> None:
    english = {text.name: set(text.variables) for text in EVERY_TEXT["en"]}
    other = {text.name: set(text.variables) for text in EVERY_TEXT[language]}
    differing = {name: (english[name], other[name]) for name in english if english[name] != other.get(name)}
    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_tells_the_same_values_apart_as_in_english(language: str) -> None:
    english = {text.name: text.variables for text in EVERY_TEXT["en"]}
    for text in EVERY_TEXT[language]:
        for variable, values in text.variables.items():
            words = {value for value in values if isinstance(value, str)}
            assert words == {value for value in english[text.name][variable] if isinstance(value, str)}, text.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_refers_to_another_since_each_is_parsed_alone(language: str) -> None:
    assert references_of(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_one_clean_sentence_for_any_values(language: str) -> None:
    say = texts(language)
    for text in EVERY_TEXT[language]:
        for args in samples(text):
            worded = say(text.name, **args)
            assert worded.strip() == worded != "", text.name
            assert "{" not in worded, text.name
            assert "}" not in worded, text.name
            assert "  " not in worded, text.name
            assert not BIDI_MARKS.search(worded), text.name
            assert not re.search(r" [,.!;:]", worded), worded


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variable_that_is_only_inserted_appears_in_the_text(language: str) -> None:
    say = texts(language)
    for text in EVERY_TEXT[language]:
        inserted = {name for name, values in text.variables.items() if not values}
        worded = [say(text.name, **args) for args in samples(text)]
        for name in inserted:
            assert any(f"<{name}>" in one for one in worded), (text.name, name)


def test_rules_and_refusals_use_only_the_variables_they_are_given() -> None:
    for prefix, known in RULE_VARIABLES.items():
        used = {text.name: set(text.variables) - known for text in EVERY_TEXT["en"] if text.name.startswith(prefix)}
        assert {name: unknown for name, unknown in used.items() if unknown} == {}


def test_rules_tell_only_values_apart_that_their_option_can_have() -> None:
    for text in EVERY_TEXT["en"]:
        for variable, values in text.variables.items():
            if text.name.startswith(("rule-", "reason-")) and variable in OPTIONS:
                option = OPTIONS[variable]
                known = {value_word(value) for value in (*option.values, option.default)}
                assert {value for value in values if isinstance(value, str)} <= known, text.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_about_a_player_can_be_said_to_you(language: str) -> None:
    events = {text.name: text for text in EVERY_TEXT[language] if text.name.startswith("event-")}
    about_players = {name for name, text in events.items() if "player" in text.variables}
    assert {name for name in about_players if f"{name}-you" not in events} == set()
    assert {name for name in events if name.endswith("-you") and "player" in events[name].variables} == set()


@pytest.mark.parametrize(("language", "opening", "closing"), [("fi", "”", "”"), ("sv", "”", "”"), ("en", "“", "”")])
def test_quotes_are_those_of_the_language(language: str, opening: str, closing: str) -> None:
    for text in EVERY_TEXT[language]:
        marks = re.findall("[“”\"']", texts(language)(text.name, **next(samples(text))))
        assert marks == [opening, closing] * (len(marks) // 2), text.name


def test_what_an_editor_leaves_beside_a_language_is_no_language(tmp_path: Path) -> None:
    for name in ("fi.ftl", "en.ftl", "sma.ftl", "en.orig.ftl", ".fi.ftl", "fi~.ftl", "README.md"):
        (tmp_path / name).touch()
    (tmp_path / ".#fi.ftl").symlink_to(tmp_path / "nowhere")
    assert languages_in(tmp_path) == ("fi", "sma", "en")
