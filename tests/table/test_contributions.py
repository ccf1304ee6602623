"""What pages contribute to the next deal: who is waited for, what counts, and what comes too late."""

from itertools import permutations

import msgspec
import pytest

from tests.table.contributing import began, call, fair_of, give, silent
from tests.table.stage import Stage, contribution
from valepaska.table import log, protocol
from valepaska.table.fair import WAIT


class TestADeal:
    def test_begins_at_once_when_everybody_who_is_here_has_contributed(self) -> None:
        stage, pages = silent("Anna", "Bo")
        promised = pages[0].table["commitment"]
        given = [contribution(page, "x").contribution for page in pages]
        for page in pages:
            assert give(stage, page)["type"] == "accepted"
        assert call(stage, pages[0])["type"] == "accepted"
        for page in pages:
            [begins] = page.told("deal_begins")
            assert begins["commitment"] == promised
            assert begins["contributions"] == [*given, None, None], "bots give nothing"
            kinds = [event["type"] for event in page.happened]
            assert kinds.index("deal_begins") < kinds.index("dealt")
        assert fair_of(stage).commitment == promised
        assert fair_of(stage).deck(stage.table.kept.rules) == stage.round.record.deck

    def test_waits_a_second_for_those_who_have_not(self) -> None:
        stage, (anna, bo) = silent("Anna", "Bo")
        give(stage, anna)
        assert call(stage, anna) is None, "the answer comes with the deal"
        stage.wait(WAIT - 1)
        assert not stage.is_playing()
        assert anna.answers.get("start") is None
        stage.wait(1)
        assert stage.is_playing()
        assert anna.answers["start"]["type"] == "accepted"
        assert [each is None for each in bo.told("deal_begins")[0]["contributions"]] == [False, True, True, True]

    def test_begins_as_soon_as_the_last_has_come(self) -> None:
        stage, (anna, bo) = silent("Anna", "Bo")
        give(stage, anna)
        call(stage, anna)
        stage.wait(400)
        assert give(stage, bo)["type"] == "accepted"
        assert stage.is_playing()
        assert None not in bo.told("deal_begins")[0]["contributions"][:2]

    def test_waits_for_nobody_who_is_away_and_counts_what_they_have_left(self) -> None:
        stage, (anna, bo, cai) = silent("Anna", "Bo", "Cai")
        for page in (anna, bo):
            give(stage, page)
        stage.drop(bo)
        stage.drop(cai)
        assert call(stage, anna)["type"] == "accepted"
        assert [each is None for each in anna.told("deal_begins")[0]["contributions"]] == [False, False, True, True]

    def test_counts_what_a_joiner_contributed_in_the_seat_that_the_joiner_gets(self) -> None:
        stage = Stage(bot_speed="instant", seats=2)
        anna = stage.sit("Anna")
        call(stage, anna)
        bo = stage.sit("Bo")
        assert bo.mine["joining"]
        given = contribution(bo, "x").contribution
        stage.send(anna, protocol.Stand(id="gone"))
        stage.wait(600_000)
        assert not stage.is_playing()
        cai = stage.sit("Cai")
        stage.send(cai, protocol.Rematch(id="r", decision=cai.deal["decision"]))
        stage.wait(60_000)
        contributions = began(stage).contributions
        assert contributions is not None
        assert contributions[stage.table.seat_of(bo.person) or 0] == given

    def test_that_was_called_is_dealt_before_anything_else_is_done(self) -> None:
        stage, (anna, bo) = silent("Anna", "Bo")
        call(stage, anna)
        assert not stage.is_playing()
        assert stage.send(bo, protocol.Stand(id="s"))["type"] == "accepted"
        assert stage.is_playing()
        assert stage.table.kept.chairs[1].stand_in == "left"
        kinds = [type(entry) for entry in stage.log]
        assert kinds.index(log.Began) < kinds.index(log.Left)

    def test_that_was_called_twice_is_dealt_once(self) -> None:
        stage, (anna, _) = silent("Anna", "Bo")
        call(stage, anna)
        assert call(stage, anna) is None, "the same command again waits too"
        assert call(stage, anna, "again")["code"] == "deal_on"
        assert sum(isinstance(entry, log.Began) for entry in stage.log) == 1

    def test_that_nobody_is_there_to_see_is_not_dealt(self) -> None:
        stage, (anna, bo) = silent("Anna", "Bo")
        call(stage, anna)
        stage.drop(anna)
        stage.drop(bo)
        stage.wait(WAIT)
        assert not stage.is_playing()
        stage.connect(page=anna)
        stage.wait(10 * WAIT)
        assert not stage.is_playing(), "whoever asked for it asks again"
        call(stage, anna)
        stage.wait(WAIT)
        assert stage.is_playing()
        assert anna.answers["start"]["type"] == "accepted"

    def test_does_not_keep_reactions_waiting(self) -> None:
        stage, (anna, bo) = silent("Anna", "Bo")
        call(stage, anna)
        assert stage.send(bo, protocol.React(id="r", phrase=1))["type"] == "accepted"
        assert not stage.is_playing()


class TestAContribution:
    def test_too_late_is_refused_and_is_in_no_deal(self) -> None:
        stage, (anna, bo) = silent("Anna", "Bo")
        late = contribution(bo, "late")
        call(stage, anna)
        stage.wait(WAIT)
        answer = stage.send(bo, late)
        assert (answer["type"], answer["code"]) == ("refused", "stale")
        assert not any(isinstance(entry, log.Contributed) for entry in stage.log)
        assert began(stage).contributions == (None,) * 4

    def test_counts_once(self) -> None:
        stage, (anna, _) = silent("Anna", "Bo")
        first = contribution(anna, "one")
        other = msgspec.structs.replace(first, id="two", contribution="0" * 32)
        assert stage.send(anna, first)["type"] == "accepted"
        assert stage.send(anna, other)["code"] == "already_done"
        again = msgspec.structs.replace(first, id="three")
        version = stage.table.version
        assert stage.send(anna, again)["type"] == "accepted", "as after a lost answer"
        assert stage.table.version == version
        call(stage, anna)
        stage.wait(WAIT)
        assert stage.send(anna, msgspec.structs.replace(first, id="four"))["type"] == "accepted", "it is in the deal"
        assert stage.send(anna, msgspec.structs.replace(other, id="five"))["code"] == "stale"

    def test_of_who_watches_is_refused(self) -> None:
        stage, (anna,) = silent("Anna")
        watcher = stage.connect()
        asked = protocol.Contribute(id="w", commitment=anna.table["commitment"], contribution="0" * 32)
        assert stage.send(watcher, asked)["code"] == "not_seated"

    @pytest.mark.parametrize("field", ["commitment", "contribution"])
    @pytest.mark.parametrize("wrong", ["", "0" * 31, "0" * 65, "0" * 33, "G" * 32, "A" * 64, "0" * 32 + "\n", "ä" * 32])
    def test_of_any_other_form_cannot_be_read(self, field: str, wrong: str) -> None:
        right = {"type": "contribute", "id": "a", "commitment": "0" * 64, "contribution": "0" * 32}
        msgspec.json.decode(msgspec.json.encode(right), type=protocol.FromPage)
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode({**right, field: wrong}), type=protocol.FromPage)

    def test_is_told_to_nobody_before_the_deal(self) -> None:
        stage, (anna, bo) = silent("Anna", "Bo")
        watcher = stage.connect()
        before = [len(page.raw) for page in (bo, watcher)]
        give(stage, anna)
        assert [len(page.raw) for page in (bo, watcher)] == before

    def test_of_a_seat_that_moved_is_that_of_the_page_that_has_it_now(self) -> None:
        stage, (anna, _) = silent("Anna", "Bo")
        give(stage, anna)
        stage.send(anna, protocol.OfferMove(id="o", ticket="t" * 22))
        phone = stage.connect()
        stage.send(phone, protocol.MoveHere(id="m", ticket="t" * 22, token="p" * 22))
        given = contribution(phone, "x").contribution
        assert give(stage, phone)["type"] == "accepted"
        call(stage, phone)
        stage.wait(WAIT)
        contributions = began(stage).contributions
        assert contributions is not None
        assert contributions[0] == given


def test_in_whatever_order_contributions_come_the_deck_is_the_same() -> None:
    decks = set()
    for order in permutations(range(3)):
        stage, pages = silent("Anna", "Bo", "Cai", seats=3)
        call(stage, pages[0])
        for seat in order:
            give(stage, pages[seat])
        assert stage.is_playing()
        decks.add(stage.round.record.deck)
    assert len(decks) == 1
