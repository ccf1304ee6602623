"""What a log holds of one person can be told, and taken out of it; the game stays as it was."""

import msgspec

from tests.table.stage import Page, Stage, names, people, token
from valepaska.records.record import write_record
from valepaska.table import log, protocol
from valepaska.table.names import person_of
from valepaska.table.personal import concerning, without
from valepaska.table.table import Table

STRANGER = "f" * 64


def moved(stage: Stage, page: Page) -> Page:
    """The page on another device that has the seat now."""
    stage.send(page, protocol.OfferMove(id=stage.id(), ticket=token("ticket")))
    phone = stage.connect()
    answer = stage.send(phone, protocol.MoveHere(id=stage.id(), ticket=token("ticket"), token=token("phone")))
    assert answer["type"] == "accepted"
    return phone


def evening() -> tuple[Stage, str]:
    """A deal of four people, in which Bo has moved to a phone; who Bo is now."""
    stage = Stage(bot_speed="instant")
    _, bo, *_ = people(stage)
    phone = moved(stage, bo)
    stage.wait(3_600_000)
    assert not stage.is_playing()
    assert phone.person is not None
    return stage, phone.person


def erased(stage: Stage, person: str) -> Table:
    """The table of a log without a person."""
    entries = list(stage.log)
    for number, entry in without(entries, person, STRANGER).entries.items():
        entries[number] = log.read_entry(log.write_entry(entry))
    return Table.load(entries, stage.now)


def test_what_is_kept_of_a_person_is_told_whole_and_nothing_of_others() -> None:
    stage, person = evening()
    kept = concerning(stage.log, person)
    assert [type(entry) for entry in kept[:2]] == [log.Sat, log.Contributed]
    assert {entry.name for entry in kept if isinstance(entry, log.Sat)} == {"Bo"}
    assert any(isinstance(entry, log.Moved) for entry in kept), "on whichever device"
    acts = [entry for entry in stage.log if isinstance(entry, log.Acted) and entry.seat == 1]
    assert [entry for entry in kept if isinstance(entry, log.Acted)] == acts != []
    assert not any(isinstance(entry, log.Opened | log.Began) for entry in kept), "which hold secrets of all"
    told = msgspec.json.encode(kept)
    others = [entry.person for entry in stage.log if isinstance(entry, log.Sat) and entry.name != "Bo"]
    assert len(others) == 3
    assert not any(other.encode() in told for other in others)


def test_a_seat_that_somebody_else_has_taken_over_is_not_told() -> None:
    stage = Stage(seats=2)
    _, bo = people(stage, ["Anna", "Bo"])
    stage.send(bo, protocol.Stand(id="s"))
    stage.wait(3_600_000)
    cai = stage.sit("Cai")
    assert bo.person is not None or bo.token is not None
    assert bo.token is not None
    kept = concerning(stage.log, person_of(bo.token))
    assert not any(isinstance(entry, log.Sat) and entry.name == "Cai" for entry in kept)
    assert cai.person is not None
    assert {entry.name for entry in concerning(stage.log, cai.person) if isinstance(entry, log.Sat)} == {"Cai"}


def test_nobody_is_told_of_a_person_who_was_never_here() -> None:
    stage, _ = evening()
    assert concerning(stage.log, person_of(token("nobody"))) == []
    assert without(stage.log, person_of(token("nobody")), STRANGER).entries == {}


def test_without_a_person_the_game_is_as_it_was_and_nothing_says_who_it_was() -> None:
    stage, person = evening()
    table = erased(stage, person)
    before, after = stage.table.kept, table.kept
    assert [chair.name for chair in after.chairs] == ["Anna", "?1", "Cai", "Disa"]
    assert (after.version, after.decision, after.standing) == (before.version, before.decision, before.standing)
    assert before.last_record is not None
    assert after.last_record is not None
    assert write_record(after.last_record) == write_record(before.last_record).replace('"Bo"', '"?1"')
    assert concerning(stage.log, person) != []
    entries = list(stage.log)
    for number, entry in without(entries, person, STRANGER).entries.items():
        entries[number] = entry
    told = b"".join(map(log.write_entry, entries))
    assert b'"Bo"' not in told
    assert person.encode() not in told
    assert concerning(entries, person) == []


def test_two_who_have_themselves_erased_have_different_names() -> None:
    stage, person = evening()
    stage.log = [*stage.log]
    for who in (person, str(stage.pages[0].person)):
        for number, entry in without(stage.log, who, STRANGER + who).entries.items():
            stage.log[number] = entry
    stage.restart()
    watcher = stage.connect()
    assert sorted(names(watcher)) == ["?1", "?2", "Cai", "Disa"]
