"""What strangers can do to each other: come by a key that cannot be guessed, and say one of eight phrases."""

import re
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.web.house import house, run
from valepaska.table import protocol
from valepaska.table.names import person_of
from valepaska.web.pages import STATIC, Pages

OWN_CODE = [path for path in STATIC.rglob("*.js") if "vendor" not in path.parts]
WRITES_MARKUP = re.compile(r"\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function")
DECK_SPRITE = "insertAdjacentHTML"
"""What puts the drawings of the deck, which know no player, into the page."""
NOT_SAID = {"id", "account", "token", "ticket", "action", "rank", "rules", "bot", "commitment", "contribution"}
"""Texts of commands that have a form of their own; a name is the only text that is shown as it was typed."""


def test_the_token_of_a_seat_is_128_random_bits_of_which_only_the_hash_is_kept() -> None:
    async def main() -> None:
        async with house() as place:
            tokens = []
            for number in range(20):
                page = await place.seated(await place.open(), f"P{number}")
                assert page.token is not None
                assert re.fullmatch(r"[A-Za-z0-9_-]{22}", page.token)
                kept = str(place.server.rooms.store.load(page.table))
                assert page.token not in kept
                assert person_of(page.token) in kept
                tokens.append(page.token)
            assert len(set(tokens)) == 20
            assert max(sum(a == b for a, b in zip(tokens[0], other, strict=True)) for other in tokens[1:]) < 8

    run(main())


def texts_of(command: type[Any]) -> set[str]:
    """The fields of a command that hold a text of more than a few fixed ones."""
    free = set()
    for field in msgspec.inspect.type_info(command).fields:  # type: ignore[attr-defined]
        kinds = field.type.types if isinstance(field.type, msgspec.inspect.UnionType) else (field.type,)
        if any(isinstance(kind, msgspec.inspect.StrType) for kind in kinds):
            free.add(field.name)
    return free


@pytest.mark.parametrize("command", typing.get_args(protocol.Command), ids=lambda command: command.__name__)
def test_nobody_can_say_anything_in_words_of_their_own(command: type[Any]) -> None:
    said = texts_of(command) - NOT_SAID
    assert said == ({"name"} if command is protocol.Sit else set())


@pytest.mark.parametrize("phrase", [-1, protocol.PHRASES, "hello", "0", 0.5, None])
def test_a_phrase_that_is_none_of_the_eight_is_not_told(phrase: object) -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open()
            anna, bo = [await place.seated(table, name) for name in ("Anna", "Bo")]
            await anna.say("react", id="r", phrase=phrase)
            refused = await anna.until(lambda message: message["type"] == "refused")
            assert refused["code"] == "unreadable"
            assert (await bo.ask("react", phrase=0))["type"] == "accepted"
            assert [each["seat"] for each in bo.told if each["type"] == "reacted"] == [1]

    run(main())


def test_who_is_muted_is_not_heard_until_heard_again() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(seats=3)
            anna, bo, cai = [await place.seated(table, name) for name in ("Anna", "Bo", "Cai")]
            assert (await anna.ask("mute", seat=1))["type"] == "accepted"
            assert (await bo.ask("react", phrase=2))["type"] == "accepted"
            await cai.until(lambda message: message["type"] == "reacted")
            assert (await anna.ask("mute", seat=1, on=False))["type"] == "accepted"
            assert (await cai.ask("react", phrase=3))["type"] == "accepted"
            await anna.until(lambda message: message["type"] == "reacted")
            assert [each["seat"] for each in anna.told if each["type"] == "reacted"] == [2]

    run(main())


def test_the_page_has_no_script_and_no_style_of_its_own_in_its_markup() -> None:
    pages = Pages()
    for file in (pages.top, pages.table):
        assert file is not None
        text = file.body.decode()
        scripts = re.findall(r"<script\b([^>]*)>(.*?)</script>", text, re.DOTALL)
        assert scripts
        assert all("src=" in attributes and not body.strip() for attributes, body in scripts)
        assert not re.search(r"<style\b|\sstyle=|\son\w+=|javascript:", text)


@pytest.mark.parametrize("path", OWN_CODE, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_no_module_makes_markup_of_a_text(path: Path) -> None:
    found = WRITES_MARKUP.findall(path.read_text(encoding="utf-8"))
    assert found == ([DECK_SPRITE] if path.name == "deck.js" else [])
