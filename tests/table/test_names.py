"""Names: whatever is typed, what stands on the mug can be seen, is short, and is nobody else's."""

import json
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.table.stage import Stage, kinds, names
from valepaska.records.record import read_record, write_record
from valepaska.table import protocol
from valepaska.table.lookalikes import LOOKALIKES
from valepaska.table.names import JOINER, LONGEST_NAME, MOST_MARKS, UNSEEN, clean_name, same_name
from valepaska.table.refusals import Refusal

MARKUP = "<b>&\"'</b>"
TRICKY = [
    *"\u200b\u200d\u202e\u2066\u00ad\u0301\u0336\u3164\u2800\u115f\ufe0f\U000e0041\ud800 \t\n\x00\x1b\ufdfa\u212b"
]
HIDDEN = st.sampled_from([*sorted(UNSEEN), "\u200b", "\u202e", "\u2060", JOINER])
TYPED = st.lists(st.sampled_from(TRICKY) | st.characters(), max_size=30).map("".join)


def cleaned(text: str) -> str | None:
    try:
        return clean_name(text)
    except Refusal:
        return None


@given(TYPED)
@example("e\u200b\u0301")
@example("\u0301Anna")
@example("A\u0336\u0336\u0336\u0336")
@example("ﷺﷺ")
def test_a_name_that_is_taken_is_short_can_be_seen_and_stays_as_it_is(text: str) -> None:
    name = cleaned(text)
    if name is None:
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert name == " ".join(name.split()) == unicodedata.normalize("NFKC", name)
    assert clean_name(name) == name
    kinds = [unicodedata.category(character)[0] for character in name if character != JOINER]
    assert set(kinds) <= set("LMNPSZ")
    assert not UNSEEN & set(name)
    assert all(unicodedata.category(name[at - 1])[0] in "S" for at, each in enumerate(name) if each == JOINER)
    assert not {JOINER} & {name[0], name[-1]}
    assert kinds[0] != "M"
    assert "M" * (MOST_MARKS + 1) not in "".join(kinds)
    assert "ZM" not in "".join(kinds)
    name.encode()


@given(TYPED, st.lists(HIDDEN, max_size=5), st.integers(0, 30))
def test_a_name_with_something_unseen_in_it_is_the_same_name(text: str, unseen: list[str], place: int) -> None:
    name = cleaned(text)
    if name is not None:
        assert same_name(clean_name(name[:place] + "".join(unseen) + name[place:]), name)


@pytest.mark.parametrize(
    "other", ["ÄNNÄ", "a\u0308nna\u0308", "Änn\u3164ä", "Ännä\u2800", "A\u200b\u0308nnä", " Ännä\ufe0f ", "Än\u00adnä"]
)
def test_nobody_can_sit_down_under_a_name_that_looks_like_anothers(other: str) -> None:
    stage = Stage()
    stage.sit("Ännä")
    page = stage.connect()
    assert stage.send(page, protocol.Sit(id="s", name=other))["code"] == "name_taken"


def test_who_is_called_as_a_bot_between_deals_takes_its_seat_so_that_no_two_have_one_name() -> None:
    stage = Stage()
    anna = stage.sit("Anna")
    for seat in (1, 2):
        stage.send(anna, protocol.AddBot(id=stage.id(), seat=seat))
    assert names(anna) == ["Anna", "Rauha", "Onni", ""]
    other = stage.connect()
    assert stage.send(other, protocol.Sit(id="s", name="0nni", seat=1))["code"] == "name_taken"
    assert stage.sit("\N{GREEK CAPITAL LETTER OMICRON}nni").seat == 2
    assert stage.sit("Rauha", seat=1).seat == 1
    assert kinds(anna) == ["person", "person", "person", "free"]
    stage.send(anna, protocol.Start(id=stage.id()))
    assert names(anna)[3] == "Rauha 2"


def test_during_a_deal_nobody_is_called_as_a_bot_that_plays() -> None:
    stage = Stage()
    stage.send(stage.sit("Anna"), protocol.Start(id=stage.id()))
    page = stage.connect()
    assert "Rauha" in names(page)
    assert stage.send(page, protocol.Sit(id="s", name="RAUHA"))["code"] == "name_taken"


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f", "\ufe0f", "\u0301", "\u200b \u202e", "\ufffc", "", " ", "\u200d"]
)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    stage = Stage()
    page = stage.connect()
    assert stage.send(page, protocol.Sit(id="s", name=name))["code"] == "name_bad"


FAMILY, RAINBOW, NURSE = (
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\U0001f3f3\u200d\U0001f308",
    "\U0001f469\U0001f3fd\u200d\u2695",
)


@pytest.mark.parametrize("picture", [FAMILY, RAINBOW, NURSE, f"Anna {FAMILY}", f"{RAINBOW}{FAMILY}"])
def test_a_picture_of_several_stays_one(picture: str) -> None:
    assert clean_name(picture) == picture
    assert clean_name(picture.replace("\U0001f308", "\ufe0f\U0001f308").replace("\u200d", "\ufe0f\u200d")) == picture
    assert same_name(picture, picture.replace(JOINER, "")), "what joins is not seen where it joins nothing"


@pytest.mark.parametrize(
    "name", ["An\u200dna", "\u200dAnna\u200d", f"Anna\u200d{FAMILY[0]}", "\U0001f468 \u200d \u200d\u200d\U0001f469"]
)
def test_what_joins_pictures_stands_nowhere_else(name: str) -> None:
    assert JOINER not in clean_name(name)


@pytest.mark.parametrize("name", ["?1", "?12", "\uff1f\uff11", " ?\u200b1 ", "?l", "?I0"])
def test_nobody_sits_down_under_the_mark_of_a_deleted_name(name: str) -> None:
    stage = Stage()
    assert stage.send(stage.connect(), protocol.Sit(id="s", name=name))["code"] == "name_bad"
    assert clean_name("?") == "?"
    assert clean_name("?1 Anna") == "?1 Anna"


def test_markup_in_a_name_is_letters_everywhere() -> None:
    stage = Stage(seats=2, bot_speed="instant")
    anna, watcher = stage.sit(MARKUP), stage.connect()
    stage.send(anna, protocol.Start(id="s"))
    stage.wait(3_600_000)
    assert watcher.table["seats"][0]["name"] == MARKUP
    assert [json.loads(body) for body in watcher.raw]
    record = stage.table.last_record
    assert record is not None
    assert read_record(write_record(record)).seats[0] == MARKUP


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "\N{CYRILLIC CAPITAL LETTER A}nna"),
        ("Anna", "\N{GREEK CAPITAL LETTER ALPHA}nna"),
        ("anna", "ann\N{CYRILLIC SMALL LETTER A}"),
        ("ANNA", "\N{CYRILLIC SMALL LETTER A}nna"),
        ("Bo", "\N{CYRILLIC CAPITAL LETTER VE}\N{CYRILLIC SMALL LETTER O}"),
        ("Väinö", "V\N{CYRILLIC SMALL LETTER A WITH DIAERESIS}in\N{CYRILLIC SMALL LETTER O WITH DIAERESIS}"),
        ("Eino", "\N{CHEROKEE LETTER GV}ino"),
        ("Sisu", "\N{ARMENIAN CAPITAL LETTER TIWN}isu"),
        ("Iiro", "liro"),
        ("Olli", "0lli"),
        ("Olli", "OI1i"),
    ],
)
def test_a_name_in_letters_of_another_script_that_look_the_same_is_taken(name: str, other: str) -> None:
    stage = Stage()
    stage.sit(name)
    page = stage.connect()
    assert stage.send(page, protocol.Sit(id="s", name=other))["code"] == "name_taken"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Anne"),
        ("Ali", "All"),
        ("Arno", "Amo"),
        ("Väinö", "Vaino"),
        ("\u0410\u043d\u043d\u0430", "Anna"),  # Anna in Cyrillic, whose n looks like a small capital H
        ("\u0418\u0432\u0430\u043d", "\u0418\u0440\u0430"),
    ],
)
def test_names_that_look_different_are_different(name: str, other: str) -> None:
    stage = Stage()
    stage.sit(name)
    stage.sit(other)


def test_every_letter_that_looks_like_another_stands_once_and_for_itself() -> None:
    alike = "".join(LOOKALIKES.values())
    assert len(set(alike)) == len(alike)
    assert not any(letter.isascii() for letter in alike)
    assert unicodedata.normalize("NFD", alike) == alike
    assert unicodedata.normalize("NFKC", alike) == alike
