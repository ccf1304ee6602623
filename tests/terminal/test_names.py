"""Somebody who gave no name is spoken to: in every language, also when the language changes, also in a replay."""

import io
import re
from pathlib import Path

import pytest

from tests.terminal.stage import Table, script
from valepaska.i18n import LANGUAGES, texts
from valepaska.records.files import load
from valepaska.records.replay import verify
from valepaska.terminal import saves
from valepaska.terminal.line import begin
from valepaska.terminal.retell import retell
from valepaska.terminal.screen import Screen
from valepaska.terminal.speech import shown_names
from valepaska.terminal.verifying import moves_hold

THIRD_PERSON = {
    "en": r"\b[Yy]ou (is|deals|lays|takes|draws|still holds|has|believes|wins)\b|by You",
    "fi": r"\bSinä (jakaa|lyö|nostaa|on|voittaa|pääsee|palaa)\b|epäili Sinä|Vuorossa Sinä",
    "sv": r"\bav Du\b|\bDu har kvar: .*\bsina\b",
}
FOREIGN = {"en": r"\b(Sinä|Du)\b", "fi": r"\b(You|Du)\b", "sv": r"\b(You|Sinä)\b"}


def played(language: str = "en", seed: int = 3) -> Table:
    table = Table(begin("valepaska", "counter,liar", None, seed), language)
    table.play()
    return table


def told(path: Path, language: str) -> str:
    out = io.StringIO()
    retell(Screen(out, script([]), width=88), texts(language), path, step=False)
    return out.getvalue()


def test_the_record_holds_no_word_for_you() -> None:
    assert played("sv").sitting.running.record.seats == ("", "Aune", "Eero")
    verify(load(saves.to_replay("last")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_deal_and_its_replay_speak_to_you(language: str, seed: int) -> None:
    text = played(language, seed).text + told(saves.to_replay("last"), language)

    assert texts(language)("term-you") in text
    assert re.findall(THIRD_PERSON[language], text) == []
    assert re.findall(FOREIGN[language], text) == []
    assert "()" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_swedish_game_goes_on_in_another_language(language: str) -> None:
    Table(begin("valepaska", "counter,liar", None, 5), "sv", stop_after=9).play()
    again = Table(saves.to_resume("last"), language)
    again.play()

    assert re.findall(FOREIGN[language], again.text) == []


@pytest.mark.parametrize(("language", "loser"), [("en", "you lost"), ("fi", "olit sinä"), ("sv", "var du")])
def test_whoever_checks_a_record_of_their_own_is_told_that_they_lost(language: str, loser: str) -> None:
    table = Table(begin("valepaska", "counter,counter", None, 1), kind="liar")
    table.play()
    outcome = table.sitting.running.state.outcome

    assert outcome is not None
    assert outcome.loser == 0
    assert loser in moves_hold(texts(language), saves.to_verify("last"), load(saves.to_verify("last")))


def test_a_person_with_a_name_keeps_it_in_the_record() -> None:
    table = Table(begin("valepaska", "1", "Anna", 5), stop_after=2)
    table.play()

    assert table.sitting.running.record.seats[0] == "Anna"
    assert "At the table: Anna, Rauha" in table.text


def test_several_without_a_name_are_told_apart() -> None:
    assert shown_names(texts("en"), ["", "Bo", ""], None) == ("Player 1", "Bo", "Player 3")
    assert shown_names(texts("en"), ["", "Bo"], 0) == ("You", "Bo")


@pytest.mark.parametrize(("language", "word"), [("en", "card counter"), ("fi", "laskija"), ("sv", "räknare")])
def test_kinds_of_bots_have_words(language: str, word: str) -> None:
    assert f", {word})" in played(language).text
