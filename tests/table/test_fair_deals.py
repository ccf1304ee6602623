"""Deals by the chance of all: the secret and its lots, what outlives a crash, and logs from before there were such."""

import msgspec
import pytest

from tests.table.contributing import began, call, fair_of, give, silent
from tests.table.stage import Stage, people
from valepaska.records.document import Document
from valepaska.records.record import read_record, write_record
from valepaska.records.replay import verify
from valepaska.table import log, protocol
from valepaska.table.dice import Dice, shuffled
from valepaska.table.fair import WAIT
from valepaska.table.proving import findings, proof_in
from valepaska.table.table import Table


class TestTheSecret:
    def test_is_another_for_each_deal_and_committed_to_before_the_deal_before_is_over(self) -> None:
        stage = Stage(bot_speed="instant", seats=2)
        anna = stage.sit("Anna")
        promised = []
        for number in range(3):
            promised.append(anna.table["commitment"])
            call(stage, anna, f"s{number}")
            assert fair_of(stage).commitment == promised[-1]
            assert anna.table["commitment"] not in promised
            stage.send(anna, protocol.Stand(id=f"x{number}"))
            stage.wait(600_000)
            assert not stage.is_playing()
            anna = stage.sit(f"Anna {number}")

    def test_is_opened_when_the_deal_is_over(self) -> None:
        stage = Stage(bot_speed="instant", seats=2)
        anna = stage.sit("Anna")
        call(stage, anna)
        stage.send(anna, protocol.Stand(id="x"))
        stage.wait(600_000)
        entry, told = began(stage), anna.parts["deal"]["review"]["fair"]
        assert (told["secret"], told["commitment"]) == (entry.key, fair_of(stage).commitment)
        assert told["contributions"] == list(entry.contributions or ())
        assert told["lots"] == ["dealer"]
        record = stage.table.last_record
        assert record is not None
        assert told["deck"] == [str(card) for card in record.deck]
        written = read_record(write_record(record))
        proof = written.proof
        assert proof is not None
        assert proof["secret"] == entry.key

    def test_and_contributions_outlive_the_death_of_the_server_at_every_entry_of_the_log(self) -> None:
        stage, pages = silent("Anna", "Bo", seats=2)
        for page in pages:
            give(stage, page)
        call(stage, pages[0])
        entries, right = list(stage.log), fair_of(stage)
        for length in range(1, len(entries) + 1):
            kept = Table.load(entries[:length], stage.now).kept
            if kept.round is None:
                assert kept.coming.commitment == right.commitment
                assert kept.coming.secret == right.secret
                come = sum(isinstance(entry, log.Contributed) for entry in entries[:length])
                assert len(kept.coming.contributions) == come
            else:
                assert kept.round.fair is not None
                assert kept.round.fair.fair == right
                assert kept.round.record.deck == right.deck(kept.rules)

    def test_and_the_deal_are_the_same_after_a_crash_just_before_it(self) -> None:
        stage, (anna, bo) = silent("Anna", "Bo", seats=2)
        give(stage, anna)
        give(stage, bo)
        going_on = Stage.going_on(stage.log, stage.now)
        going_on.contributing = False
        call(stage, anna)
        page = going_on.connect(anna.token)
        call(going_on, page)
        going_on.wait(WAIT)
        assert fair_of(going_on) == fair_of(stage)


class TestLots:
    @pytest.mark.parametrize("spec", ["valepaska", "clone-juhor", "valepaska+starter=random"])
    def test_of_dealer_and_starter_come_from_the_same_chance(self, spec: str) -> None:
        dealers, starters = set(), set()
        for number in range(24):
            stage = Stage(spec, secret=number.to_bytes(32, "big"))
            people(stage)
            found, entry = fair_of(stage), began(stage)
            assert entry.dealer == found.drawn("dealer")
            random_start = stage.table.kept.rules.opening.starter == "random"
            assert entry.starter == (found.drawn("starter") if random_start else None)
            dealers.add(entry.dealer)
            starters.add(entry.starter)
        assert dealers == {0, 1, 2, 3}
        assert len(starters) == (4 if random_start else 1)

    def test_are_in_a_record_that_verifies(self) -> None:
        stage = Stage("clone-juhor", bot_speed="instant", seats=4)
        anna = stage.sit("Anna")
        call(stage, anna)
        stage.send(anna, protocol.Stand(id="x"))
        stage.wait(3_600_000)
        record = stage.table.last_record
        assert record is not None
        assert record.proof is not None
        assert record.proof["lots"] == ["dealer", "starter"]
        document = Document(write_record(record))
        proof = proof_in(document, record)
        assert proof is not None
        assert [finding.fault for finding in findings(record, proof)] == [None] * 5


class TestOlderLogs:
    def test_give_the_cards_that_they_gave(self) -> None:
        """As a table wrote it down before there were fair deals: its deck is shuffled by the key alone."""
        lines = [
            b'{"type":"opened","at":1,"rules":"valepaska","seats":2,"pace":"quick","bot_speed":"normal","secret":"'
            + bytes(range(32)).hex().encode()
            + b'"}',
            b'{"type":"sat","at":2,"seat":0,"name":"Anna","person":"a"}',
            b'{"type":"bot_sat","at":3,"seat":1,"bot":"counter","name":"Eino"}',
            b'{"type":"began","at":4,"dealer":1,"key":"' + Dice(bytes(range(32))).key("deck", 1).hex().encode() + b'"}',
        ]
        kept = Table.load([log.read_entry(line) for line in lines], 5).kept
        assert kept.round is not None
        assert kept.round.fair is None
        deck = shuffled(kept.rules, Dice(bytes(range(32))).key("deck", 1))
        assert kept.round.record.deck == deck
        assert " ".join(map(str, deck[:6])) == "Kc Ks 8s 4h Jh Qd"
        assert kept.round.record.proof is None
        assert kept.coming.commitment

    def test_go_on_with_fair_deals(self) -> None:
        stage = Stage(bot_speed="instant", seats=2)
        anna = stage.sit("Anna")
        call(stage, anna)
        old = [
            msgspec.structs.replace(entry, contributions=None) if isinstance(entry, log.Began) else entry
            for entry in stage.log
            if not isinstance(entry, log.Contributed)
        ]
        going_on = Stage.going_on(old, stage.now)
        page = going_on.connect(anna.token)
        going_on.send(page, protocol.Stand(id="x"))
        going_on.wait(600_000)
        assert page.parts["deal"]["review"]["fair"] is None
        assert going_on.table.last_record is not None
        assert going_on.table.last_record.proof is None
        verify(going_on.table.last_record)
        bo = going_on.sit("Bo")
        call(going_on, bo)
        going_on.wait(WAIT)
        assert fair_of(going_on).contributions.count(None) == 1
