"""What every store has to keep, as checks that take a store and can be run on any."""

from collections.abc import Callable, Sequence
from concurrent.futures import wait

import pytest

from valepaska.errors import RecordError
from valepaska.store import Changed, Code, Conflict, Shared, Store
from valepaska.table.log import Acted, LogEvent, Opened, Sat
from valepaska.table.programs import Program

HOUR = 3_600_000


def opened(at: int = 1_000) -> Opened:
    return Opened(at=at, rules="valepaska", seats=4, pace="quick", bot_speed="normal", secret="00" * 32)


def acted(at: int, client: str | None = None, action: str = "pass") -> Acted:
    return Acted(at=at, client=client, seat=1, action=action)


def what_is_written_is_read(store: Store) -> None:
    first: list[LogEvent] = [opened(), acted(1_001, "a:1", "play Th 8s as T")]
    second: list[LogEvent] = [acted(1_002), acted(1_003, "b:1")]
    store.append("lake", 0, first).result()
    store.append("lake", 2, second).result()
    assert store.load("lake") == [*first, *second]


def a_log_that_is_not_there_is_empty(store: Store) -> None:
    assert store.load("nowhere") == []
    assert store.tables() == []


def a_writer_who_is_behind_is_refused_and_writes_nothing(store: Store) -> None:
    store.append("lake", 0, [opened(), acted(1_001)]).result()
    for expected in (0, 1, 3):
        with pytest.raises(Conflict):
            store.append("lake", expected, [acted(1_002)]).result()
    with pytest.raises(Conflict):
        store.append("sauna", 1, [acted(1_002)]).result()
    assert store.load("lake") == [opened(), acted(1_001)]
    assert store.load("sauna") == []


def a_command_is_written_once(store: Store) -> None:
    store.append("lake", 0, [opened(), acted(1_001, "a:1")]).result()
    with pytest.raises(Conflict):
        store.append("lake", 2, [acted(1_002), acted(1_003, "a:1")]).result()
    with pytest.raises(Conflict):
        store.append("lake", 2, [acted(1_002, "a:2"), acted(1_003, "a:2")]).result()
    store.append("sauna", 0, [opened(), acted(1_001, "a:1")]).result()
    store.append("lake", 2, [acted(1_002, "a:2")]).result()
    assert len(store.load("lake")) == 3


def of_many_writers_at_the_same_place_one_wins(store: Store) -> None:
    store.append("lake", 0, [opened()]).result()
    tries = [store.append("lake", 1, [acted(2_000 + number, f"a:{number}")]) for number in range(50)]
    wait(tries)
    assert [number for number, each in enumerate(tries) if each.exception() is None] == [0]
    assert store.load("lake") == [opened(), acted(2_000, "a:0")]


def writes_happen_in_the_order_of_the_calls(store: Store) -> None:
    written = [store.append("lake", 0, [opened()])]
    written += [store.append("lake", number, [acted(number, f"a:{number}")]) for number in range(1, 1_200)]
    wait(written)
    assert [each.exception() for each in written] == [None] * 1_200
    assert [entry.client for entry in store.load("lake")] == [None, *(f"a:{number}" for number in range(1, 1_200))]


def a_refused_write_harms_no_other_in_the_same_moment(store: Store) -> None:
    tries = [store.append(f"table-{number % 20}", number // 20, [opened(number)]) for number in range(100)]
    wrong = [store.append(f"table-{number}", 77, [opened()]) for number in range(20)]
    more = [store.append(f"table-{number}", 5, [opened()]) for number in range(20)]
    wait([*tries, *wrong, *more])
    assert all(each.exception() is None for each in [*tries, *more])
    assert all(isinstance(each.exception(), Conflict) for each in wrong)
    assert all(len(store.load(f"table-{number}")) == 6 for number in range(20))


def nothing_to_write_changes_nothing(store: Store) -> None:
    store.append("lake", 0, []).result()
    assert store.tables() == []


def entries_are_replaced_all_or_none(store: Store) -> None:
    log: list[LogEvent] = [opened(), acted(1_001, "a:1"), acted(1_002, "a:2")]
    store.append("lake", 0, log).result()
    store.append("sauna", 0, log).result()
    store.share("link", Shared("lake", 1, None, "text"))
    store.share("other", Shared("sauna", 1, None, "text"))
    other = acted(1_002, "a:2", "draw")
    assert store.rewrite("lake", lambda entries: Changed({2: other} if entries == log else {}, str.upper)) == 1
    assert store.load("lake") == [*log[:2], other]
    assert store.load("sauna") == log
    told = {name: store.shared(name) for name in ("link", "other")}
    assert {name: shared and shared.record for name, shared in told.items()} == {"link": "TEXT", "other": "text"}
    store.append("lake", 3, [acted(1_003, "a:3")]).result()
    with pytest.raises(Conflict):
        store.append("lake", 4, [acted(1_004, "a:2")]).result()

    def fails(entries: Sequence[LogEvent]) -> Changed:
        raise RecordError("it is damaged", "log")

    with pytest.raises(RecordError):
        store.rewrite("lake", fails)
    assert store.rewrite("nowhere", lambda entries: Changed(dict(enumerate(entries)), str)) == 0
    assert len(store.load("lake")) == 4


def tables_are_listed_by_their_last_entry(store: Store) -> None:
    for name, at in (("old", HOUR), ("new", 3 * HOUR), ("middle", 2 * HOUR)):
        store.append(name, 0, [opened(1), acted(at)]).result()
    assert [(each.table, each.version, each.at) for each in store.tables()] == [
        ("new", 2, 3 * HOUR),
        ("middle", 2, 2 * HOUR),
        ("old", 2, HOUR),
    ]


def the_sweep_takes_the_oldest_and_leaves_the_rest(store: Store) -> None:
    for hour in range(6):
        store.append(f"table-{hour}", 0, [opened(1), acted(hour * HOUR, "a:1")]).result()
    assert store.sweep(4 * HOUR, most=3) == ["table-0", "table-1", "table-2"]
    assert store.sweep(4 * HOUR) == ["table-3"]
    assert store.sweep(4 * HOUR) == []
    assert [each.table for each in store.tables()] == ["table-5", "table-4"]
    assert store.load("table-0") == []
    store.append("table-0", 0, [opened(), acted(9 * HOUR, "a:1")]).result()
    assert len(store.load("table-0")) == 2


def a_deal_is_shared_under_one_id_for_each_view(store: Store) -> None:
    store.append("mökki/☀", 0, [opened(), acted(1_001)]).result()
    whole, as_seat = Shared("mökki/☀", 3, None, 'names = ["Väinö 🦟"]\n'), Shared("mökki/☀", 3, 0, "seat 0")
    assert (store.share("id-1", whole), store.share("id-2", as_seat)) == ("id-1", "id-2")
    assert store.share("id-3", whole) == "id-1", "it was shared before"
    assert store.share("id-4", whole._replace(deal=4)) == "id-4"
    assert (store.shared("id-1"), store.shared("id-2"), store.shared("id-3")) == (whole, as_seat, None)
    assert store.shared_among(["id-4", "'; DROP TABLE shared; --", "id-3", "id-1"]) == ["id-4", "id-1"]


def what_is_shared_goes_with_its_table_and_no_sooner(store: Store) -> None:
    for name, at in (("old", HOUR), ("new", 3 * HOUR)):
        store.append(name, 0, [opened(1), acted(at)]).result()
        store.share(f"of-{name}", Shared(name, 1, None, name))
    assert store.sweep(HOUR) == []
    assert store.shared_among(["of-old", "of-new"]) == ["of-old", "of-new"]
    assert store.sweep(2 * HOUR) == ["old"]
    assert store.shared_among(["of-old", "of-new"]) == ["of-new"]
    store.append("old", 0, [opened(1), acted(HOUR)]).result()
    assert store.share("again", Shared("old", 1, None, "old")) == "again"


def a_store_that_is_new_has_no_last_entry(store: Store) -> None:
    store.append("lake", 0, [opened(), acted(HOUR)]).result()
    assert store.last_before is None, "it was empty as it was opened"


def texts_of_people_come_back_as_they_were(store: Store) -> None:
    entries: list[LogEvent] = [opened(), Sat(at=1_001, seat=0, name="Väinö 'x\"; DROP --🦟", person="ab")]
    store.append("mökki/☀", 0, entries).result()
    assert store.load("mökki/☀") == entries
    assert [each.table for each in store.tables()] == ["mökki/☀"]


def a_code_means_one_table_and_a_table_has_one_code(store: Store) -> None:
    store.keep_code(Code("AAA", "lake", 3 * HOUR)).result()
    store.keep_code(Code("BBB", "sauna", 2 * HOUR)).result()
    store.keep_code(Code("CCC", "lake", 4 * HOUR)).result()
    store.keep_code(Code("BBB", "mökki", 5 * HOUR)).result()
    assert store.codes(0, most=9) == [Code("CCC", "lake", 4 * HOUR), Code("BBB", "mökki", 5 * HOUR)]


def codes_that_have_ended_are_forgotten_and_of_too_many_the_oldest_are_not_read(store: Store) -> None:
    for hour in range(1, 6):
        store.keep_code(Code(f"CODE{hour}", f"table-{hour}", hour * HOUR)).result()
    assert [code.code for code in store.codes(2 * HOUR, most=2)] == ["CODE4", "CODE5"]
    assert [code.code for code in store.codes(0, most=9)] == ["CODE3", "CODE4", "CODE5"]


def the_code_of_a_table_that_is_swept_away_goes_with_it(store: Store) -> None:
    for table in ("lake", "sauna"):
        store.append(table, 0, [opened(HOUR if table == "lake" else 9 * HOUR)]).result()
        store.keep_code(Code(table.upper(), table, 9 * HOUR)).result()
    store.sweep(2 * HOUR)
    assert [code.table for code in store.codes(0, most=9)] == ["sauna"]


def an_account_is_found_by_its_id_and_is_used_by_that(store: Store) -> None:
    assert store.add_program(Program("ab", "Räntä", 1_000))
    assert store.use_program("ab", 5_000) == Program("ab", "Räntä", 5_000)
    assert store.use_program("ab", 3_000) == Program("ab", "Räntä", 5_000), "a clock that goes back ages nobody"
    assert store.use_program("cd", 5_000) is None


def no_two_programs_have_names_that_could_be_mistaken(store: Store) -> None:
    assert store.add_program(Program("ab", "Halla", 1_000))
    for name in ("Halla", "HALLA", "H\u0430lla"):
        assert not store.add_program(Program("cd", name, 1_000)), name
        assert store.use_program("cd", 1_000) is None
    assert store.add_program(Program("cd", "Halti", 1_000))


def an_account_is_deleted_with_its_name(store: Store) -> None:
    store.add_program(Program("ab", "Räntä", 1_000))
    store.add_program(Program("cd", "Halla", 1_000))
    assert store.drop_program("ab")
    assert not store.drop_program("ab")
    assert store.use_program("ab", 1_000) is None
    assert store.add_program(Program("ef", "räntä", 1_000))
    assert store.use_program("cd", 1_000) == Program("cd", "Halla", 1_000)


def accounts_that_are_long_unused_are_swept(store: Store) -> None:
    for hour, name in enumerate(("Räntä", "Halla", "Tuisku")):
        store.add_program(Program(name, name, hour * HOUR))
    assert store.use_program("Räntä", 3 * HOUR)
    assert store.sweep_programs(2 * HOUR) == 1
    assert store.sweep_programs(2 * HOUR) == 0
    assert store.use_program("Halla", 4 * HOUR) is None
    assert store.add_program(Program("new", "Halla", 4 * HOUR)), "its name is free"
    assert store.use_program("Räntä", 4 * HOUR) == Program("Räntä", "Räntä", 4 * HOUR)


def accounts_are_no_tables(store: Store) -> None:
    store.add_program(Program("ab", "Räntä", 1_000))
    store.append("lake", 0, [opened()]).result()
    assert [each.table for each in store.tables()] == ["lake"]
    assert store.sweep(HOUR) == ["lake"]
    assert store.use_program("ab", 1_000) is not None


def a_closed_store_says_so(store: Store) -> None:
    store.check()
    store.close()
    with pytest.raises(Exception, match="closed"):
        store.append("lake", 0, [opened()]).result()
    with pytest.raises(Exception, match="closed"):
        store.keep_code(Code("AAA", "lake", HOUR)).result()
    with pytest.raises(Exception, match="closed"):
        store.check()
    store.close()


CONTRACT: list[Callable[[Store], None]] = [
    what_is_written_is_read,
    a_log_that_is_not_there_is_empty,
    a_writer_who_is_behind_is_refused_and_writes_nothing,
    a_command_is_written_once,
    of_many_writers_at_the_same_place_one_wins,
    writes_happen_in_the_order_of_the_calls,
    a_refused_write_harms_no_other_in_the_same_moment,
    nothing_to_write_changes_nothing,
    entries_are_replaced_all_or_none,
    tables_are_listed_by_their_last_entry,
    the_sweep_takes_the_oldest_and_leaves_the_rest,
    a_store_that_is_new_has_no_last_entry,
    texts_of_people_come_back_as_they_were,
    a_deal_is_shared_under_one_id_for_each_view,
    what_is_shared_goes_with_its_table_and_no_sooner,
    a_code_means_one_table_and_a_table_has_one_code,
    codes_that_have_ended_are_forgotten_and_of_too_many_the_oldest_are_not_read,
    the_code_of_a_table_that_is_swept_away_goes_with_it,
    an_account_is_found_by_its_id_and_is_used_by_that,
    no_two_programs_have_names_that_could_be_mistaken,
    an_account_is_deleted_with_its_name,
    accounts_that_are_long_unused_are_swept,
    accounts_are_no_tables,
    a_closed_store_says_so,
]
