"""A record of a fair deal is checked step by step, and whatever was tampered with is found under its name."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.stage import Stage
from valepaska.errors import RecordError
from valepaska.records.document import Document
from valepaska.records.record import Record, read_record, write_record
from valepaska.rules.model import Rules
from valepaska.table import protocol
from valepaska.table.fair import Fair
from valepaska.table.proving import STEPS, Proof, Told, findings, proof_in


def played(spec: str = "valepaska", seats: int = 4) -> Record:
    """A deal of three people and a bot, which bots have played to its end."""
    stage = Stage(spec, bot_speed="instant", seats=seats)
    pages = [stage.sit(name) for name in ("Anna", "Bo", "Cai")]
    stage.send(pages[0], protocol.Start(id="start"))
    for page in pages:
        stage.send(page, protocol.Stand(id=stage.id()))
    stage.wait(3_600_000)
    record = stage.table.last_record
    assert record is not None
    return record


RECORD = played()
LOTS = played("clone-juhor")


def proof_of(record: Record) -> Proof:
    proof = proof_in(Document(write_record(record)), record)
    assert proof is not None
    return proof


def faults(record: Record, proof: Proof | None = None, told: Told | None = None) -> dict[str, str]:
    """What fails, by step."""
    found = findings(record, proof or proof_of(record), told)
    assert [finding.step for finding in found] == list(STEPS)
    return {finding.step: finding.fault for finding in found if finding.fault is not None}


def changed(record: Record, **proof: object) -> Record:
    return msgspec.structs.replace(record, proof={**(record.proof or {}), **proof})


def given_in(record: Record) -> list[str]:
    assert record.proof is not None
    return list(record.proof["contributions"])


def test_a_fair_deal_holds_in_every_step() -> None:
    for record in (RECORD, LOTS, read_record(write_record(LOTS))):
        assert faults(record) == {}


def test_what_the_page_was_told_and_gave_is_held_against_it() -> None:
    assert RECORD.proof is not None
    commitment, (mine, *_) = RECORD.proof["commitment"], given_in(RECORD)
    assert faults(RECORD, told=Told(commitment, mine)) == {}
    assert faults(RECORD, told=Told(commitment.upper(), mine.upper())) == {}
    assert faults(RECORD, told=Told("0" * 64, None)) == {"commitment": "other-commitment"}
    assert faults(RECORD, told=Told(None, "0" * 32)) == {"contributions": "yours-missing"}


def test_a_record_made_anew_as_a_whole_is_found_by_what_the_page_was_told() -> None:
    assert RECORD.proof is not None
    made = Fair(b"a deck to our liking".ljust(32), (None,) * 4)
    session = RECORD.session and msgspec.structs.replace(RECORD.session, deals=1)
    deck = made.deck(Rules.parse(RECORD.rules))
    proof = {"secret": made.secret.hex(), "commitment": made.commitment, "contributions": ["none"] * 4, "lots": []}
    rigged = msgspec.structs.replace(changed(RECORD, **proof), deck=deck, actions=(), times=(), marks={}, result=None)
    rigged = msgspec.structs.replace(rigged, session=session)
    assert faults(rigged) == {}
    told = Told(RECORD.proof["commitment"], given_in(RECORD)[0])
    assert faults(rigged, told=told) == {"commitment": "other-commitment", "contributions": "yours-missing"}


class TestTampering:
    def test_a_rigged_deck_is_found(self) -> None:
        deck = list(RECORD.deck)
        deck[0], deck[20] = deck[20], deck[0]
        rigged = msgspec.structs.replace(RECORD, deck=tuple(deck), actions=(), times=(), marks={}, result=None)
        [shuffle] = [finding for finding in findings(rigged, proof_of(rigged)) if finding.fault]
        assert (shuffle.step, shuffle.fault) == ("shuffle", "other-deck")
        assert shuffle.facts == {"place": 1, "card": str(RECORD.deck[20]), "right": str(RECORD.deck[0])}

    def test_a_deck_with_which_the_moves_were_not_possible_is_found_twice(self) -> None:
        deck = tuple(reversed(RECORD.deck))
        assert faults(msgspec.structs.replace(RECORD, deck=deck)) == {"shuffle": "other-deck", "hands": "moves"}

    def test_exchanged_contributions_are_found_and_named(self) -> None:
        one, two, three, four = given_in(RECORD)
        found = [f for f in findings(*_pair(changed(RECORD, contributions=[one, three, two, four]))) if f.fault]
        assert (found[0].step, found[0].fault) == ("shuffle", "exchanged")
        assert found[0].facts == {"seat": "B", "other": "C"}

    def test_a_contribution_that_was_not_used_is_found_and_named(self) -> None:
        """The server says that it came in time, and dealt without it."""
        assert RECORD.proof is not None
        one, _, three, four = (None if each == "none" else each for each in given_in(RECORD))
        without = Fair(bytes.fromhex(RECORD.proof["secret"]), (one, None, three, four))
        cheat = msgspec.structs.replace(
            changed(RECORD, lots=[]),
            deck=without.deck(Rules.parse(RECORD.rules)),
            session=RECORD.session and msgspec.structs.replace(RECORD.session, deals=1),
            actions=(),
            times=(),
            marks={},
            result=None,
        )
        [found] = [f for f in findings(cheat, proof_of(cheat)) if f.fault]
        assert (found.step, found.fault, found.facts) == ("shuffle", "left-out", {"seat": "B"})

    def test_a_contribution_that_is_missing_is_found(self) -> None:
        one, _, three, four = given_in(RECORD)
        missing = changed(RECORD, contributions=[one, "none", three, four])
        assert faults(missing)["shuffle"] == "other-deck"
        short = changed(RECORD, contributions=[one, three, four])
        assert faults(short)["contributions"] == "not-one-each"
        assert faults(short)["shuffle"] == "incomplete"

    def test_a_contribution_from_a_bot_is_found(self) -> None:
        one, two, three, _ = given_in(RECORD)
        assert faults(changed(RECORD, contributions=[one, two, three, "0" * 32]))["contributions"] == "from-bot"

    def test_a_contribution_that_stands_there_twice_is_found(self) -> None:
        one, _, three, four = given_in(RECORD)
        assert faults(changed(RECORD, contributions=[one, one, three, four]))["contributions"] == "twice"

    def test_another_commitment_is_found(self) -> None:
        assert faults(changed(RECORD, commitment="0" * 64)) == {"commitment": "not-of-secret"}

    def test_another_secret_is_found(self) -> None:
        found = faults(changed(RECORD, secret="0" * 64))
        assert found["commitment"] == "not-of-secret"
        assert found["shuffle"] == "other-deck"

    @pytest.mark.parametrize("lot", ["dealer", "starter"])
    def test_a_lot_that_fell_elsewhere_is_found(self, lot: str) -> None:
        seat = ((getattr(LOTS, lot) or 0) + 1) % 4
        other = msgspec.structs.replace(LOTS, **{lot: seat}, actions=(), times=(), marks={}, result=None)
        assert faults(other) == {"starter": f"other-{lot}"}

    def test_a_lot_that_was_not_drawn_is_found(self) -> None:
        assert faults(changed(LOTS, lots=["dealer"])) == {"starter": "starter-not-drawn"}
        assert faults(changed(LOTS, lots=["starter"])) == {"starter": "dealer-not-drawn"}

    def test_an_action_that_was_put_in_is_found(self) -> None:
        seat, _, _ = RECORD.actions[0].partition(":")
        more = msgspec.structs.replace(RECORD, actions=(f"{seat}: play Xx as 3", *RECORD.actions[1:]))
        assert faults(more) == {"hands": "moves"}

    def test_another_result_is_found(self) -> None:
        assert RECORD.result is not None
        other = msgspec.structs.replace(RECORD.result, order=tuple(reversed(RECORD.result.order)))
        assert faults(msgspec.structs.replace(RECORD, result=other)) == {"hands": "moves"}

    @settings(max_examples=60)
    @given(
        st.sampled_from(["secret", "commitment", "contributions"]), st.integers(0, 63), st.integers(1, 15), st.data()
    )
    def test_a_single_digit_is_found_wherever_it_is(self, field: str, at: int, by: int, data: st.DataObject) -> None:
        assert RECORD.proof is not None

        def other(text: str) -> str:
            place = at % len(text)
            return f"{text[:place]}{(int(text[place], 16) + by) % 16:x}{text[place + 1 :]}"

        if field == "contributions":
            seat = data.draw(st.integers(0, 2))
            given = given_in(RECORD)
            given[seat] = other(given[seat])
            assert "shuffle" in faults(changed(RECORD, contributions=given))
        else:
            assert "commitment" in faults(changed(RECORD, **{field: other(RECORD.proof[field])}))


class TestWhatCannotBeRead:
    @pytest.mark.parametrize(
        ("proof", "said"),
        [
            ({"also": 1}, "its fair deal is of the kind None"),
            ({"method": "valepaska-fair-2"}, "use a newer version"),
            ({"method": "valepaska-fair-1"}, "missing is the key"),
            ({"method": "valepaska-fair-1", "secrets": "x"}, "there is no key 'secrets'"),
        ],
    )
    def test_is_told_in_a_line(self, proof: dict[str, object], said: str) -> None:
        record = msgspec.structs.replace(RECORD, proof=proof)
        with pytest.raises(RecordError, match=said):
            proof_in(Document(write_record(record)), record)

    def test_is_no_proof_at_all_in_a_record_from_elsewhere(self) -> None:
        record = msgspec.structs.replace(RECORD, proof=None)
        assert proof_in(Document(write_record(record)), record) is None


def _pair(record: Record) -> tuple[Record, Proof]:
    return record, proof_of(record)
