"""The log: what is written is read, and a damaged one is refused with the place."""

import json
from collections import Counter
from math import factorial

import msgspec
import pytest

from tests.table.stage import SECRET, Stage, people, until_window
from valepaska.engine.state import deck_order
from valepaska.errors import RecordError
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets
from valepaska.table import log, protocol
from valepaska.table.dice import Dice, shuffled
from valepaska.table.table import Table


def _played() -> Stage:
    stage = Stage(bot_speed="instant")
    anna = stage.sit("Anna")
    stage.send(anna, protocol.Start(id="s"))
    stage.wait(3_600_000)
    assert not stage.is_playing()
    return stage


def test_at_every_entry_the_fold_of_the_log_is_the_table() -> None:
    stage = Stage()
    anna = stage.sit("Anna")
    stage.send(anna, protocol.Start(id="s"))
    steps = 0
    while stage.is_playing():
        stage.wait(1_000)
        assert Table.load(stage.log, stage.now).kept == stage.table.kept
        steps += 1
    assert steps > 20


def test_every_beginning_of_a_log_is_a_table() -> None:
    stage = _played()
    for length in range(1, len(stage.log) + 1):
        table = Table.load(stage.log[:length], stage.now)
        assert table.version == length


def test_a_table_that_was_killed_goes_on_where_it_was_and_its_window_is_open_anew() -> None:
    stage = Stage()
    pages = people(stage)
    claimant = until_window(stage)
    before = claimant.view
    stage.now += 4_000
    stage.restart()
    stage.now += 60_000
    again = [stage.connect(page.token) for page in pages]
    page = next(page for page in again if page.seat == before["seat"])
    assert page.view == before
    assert page.deal["clock"]["opened"] == stage.now
    doubter = next(page for page in again if page.seat != before["seat"])
    assert stage.act(doubter, "challenge")["type"] == "accepted"


def test_entries_come_back_as_they_were() -> None:
    stage = _played()
    kinds = {type(entry) for entry in stage.log}
    assert {log.Opened, log.Sat, log.BotSat, log.Began, log.Acted} <= kinds
    for entry in stage.log:
        assert log.read_entry(log.write_entry(entry)) == entry


@pytest.mark.parametrize(
    "body", [b"", b"{}", b'{"type":"acted"}', b'{"type":"fell","at":1}', b"\xff\x00", b'{"a":' + b"[" * 5000]
)
def test_an_entry_that_cannot_be_read_is_refused(body: bytes) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        log.read_entry(body)


def test_a_log_that_lost_an_entry_is_refused_with_the_place() -> None:
    stage = _played()
    first = next(number for number, entry in enumerate(stage.log) if isinstance(entry, log.Acted))
    with pytest.raises(RecordError, match=r"entry \d+ cannot be applied"):
        Table.load([*stage.log[:first], *stage.log[first + 3 :]], stage.now)
    with pytest.raises(RecordError, match="begins with 'opened'"):
        Table.load(stage.log[1:], stage.now)
    with pytest.raises(RecordError, match="is empty"):
        Table.load([], stage.now)


class TestMissing:
    def test_at_every_version_a_page_is_told_exactly_what_it_missed(self) -> None:
        stage = Stage()
        anna = stage.sit("Anna")
        told: dict[int, int] = {}
        stage.send(anna, protocol.Start(id="s"))
        while stage.is_playing():
            told[anna.version] = len(anna.happened)
            stage.wait(1_500)
        stage.send(anna, protocol.Back(id="b"))
        for version, count in told.items():
            change = stage.table.hello(protocol.Hello(token=anna.token, seen=version), stage.now)
            welcome = change.letters[-1].message
            assert isinstance(welcome, protocol.Welcome)
            assert welcome.missed is not None
            assert json.loads(msgspec.json.encode(welcome.missed)) == anna.happened[count:]
            assert not change.entries
            stage.table.goodbye(change.person, stage.now)

    def test_what_is_too_long_ago_is_a_fresh_view(self) -> None:
        stage = Stage()
        anna = stage.sit("Anna")
        for number in range(500):
            stage.send(anna, protocol.Mute(id=f"m{number}", seat=1, on=number % 2 == 0))
        late = stage.table.hello(protocol.Hello(token=anna.token, seen=5), stage.now).letters[-1].message
        soon = stage.table.hello(protocol.Hello(token=anna.token, seen=400), stage.now).letters[-1].message
        assert isinstance(late, protocol.Welcome)
        assert isinstance(soon, protocol.Welcome)
        assert late.missed is None
        assert soon.missed == ()

    def test_a_version_of_the_future_is_a_fresh_view(self) -> None:
        stage = Stage()
        welcome = stage.table.hello(protocol.Hello(seen=999), stage.now).letters[-1].message
        assert isinstance(welcome, protocol.Welcome)
        assert welcome.missed is None


class TestChance:
    def test_a_known_deck(self) -> None:
        assert " ".join(map(str, shuffled(Rules.parse("valepaska"), SECRET)[:8])) == "2d Td 9d 7s Tc 9h Th Ah"

    @pytest.mark.parametrize("preset", presets(), ids=lambda preset: preset.name)
    def test_a_deck_is_all_of_the_deck(self, preset: object) -> None:
        rules = preset.rules  # type: ignore[attr-defined]
        deck_order(rules, shuffled(rules, b"k" * 32))

    def test_every_order_of_four_is_as_likely(self) -> None:
        rules = Rules.parse("valepaska")
        orders: Counter[tuple[int, ...]] = Counter()
        rounds = 4_800
        for number in range(rounds):
            deck = [str(card) for card in shuffled(rules, number.to_bytes(32, "big"))]
            orders[tuple(sorted(range(4), key=lambda place: deck.index(("3h", "7d", "Ks", "2c")[place])))] += 1
        expected = rounds / factorial(4)
        chi = sum((count - expected) ** 2 / expected for count in orders.values())
        assert len(orders) == 24
        assert chi < 49.7  # 23 degrees of freedom, one in a thousand

    def test_draws_have_names_and_no_order(self) -> None:
        dice = Dice(SECRET)
        first = dice.below(1_000_000, "wait", 1, 2)
        dice.below(10, "something else")
        assert dice.below(1_000_000, "wait", 1, 2) == first
        assert dice.below(1_000_000, "wait", 12) != dice.below(1_000_000, "wait", 1, 2)

    def test_the_decks_of_two_deals_are_not_the_same(self) -> None:
        stage = _played()
        anna = stage.pages[0]
        stage.send(anna, protocol.Start(id="again"))
        keys = [entry.key for entry in stage.log if isinstance(entry, log.Began)]
        assert len(set(keys)) == 2
