"""A replay as a seat saw it holds nothing that the seat did not see: every byte of it is read.

What a seat has seen is worked out here from the states and the events of the deal, without the code that tells.
"""

import re
from collections.abc import Callable, Iterator

import msgspec
import pytest

from tests.records.driver import random_record
from valepaska.engine import events as engine
from valepaska.engine.events import Challenged, Event, Misfit, Played, Swapped
from valepaska.engine.state import State
from valepaska.engine.view import view
from valepaska.errors import RecordError
from valepaska.records.record import Record, Session
from valepaska.records.replay import replay
from valepaska.rules.model import Rules
from valepaska.table import happened, sights
from valepaska.web import retelling
from valepaska.web.replay_messages import Replayed
from valepaska.web.retelling import retold

CARD = re.compile(rb"(?<![A-Za-z0-9_-])([3-9TJQKA2][cdhs])(?![A-Za-z0-9_-])")
GAMES = [
    "valepaska",
    "valepaska+swap_window=until_next_play+refill_to=5",
    "valepaska+blind_play=always+challengers=anyone_incl_out",
    "poytapaska-family",
    "poytapaska",
    "paskahousu",
]
SECRET = "5ec4e7" * 10
SEATS = 4


def a_record(spec: str, seed: int = 0) -> Record:
    """A whole deal of four, with what else a record may hold."""
    record = random_record(Rules.parse(spec), SEATS, seed)
    session = Session(deals=6, losses=(1, 2, 3, 0), points=(0, 0, 0, 0), bots=("", "counter", "", ""), seed=771177)
    return msgspec.structs.replace(record, session=session, proof={"method": "x", "secret": SECRET})


def shown(events: tuple[Event, ...], *, face_down: bool) -> set[str]:
    """The cards that lay open to everybody in these events."""
    found: set[str] = set()
    for event in events:
        if isinstance(event, Challenged):
            found |= set(map(str, event.cards))
        elif isinstance(event, Misfit):
            found.add(str(event.card))
        elif isinstance(event, Swapped):
            found |= {str(event.give), str(event.take)}
        elif isinstance(event, Played) and event.cards is not None and not face_down:
            found |= set(map(str, event.cards))
    return found


def seen_by(seat: int, record: Record) -> list[set[str]]:
    """After each step of a record, the cards that a seat has ever seen."""
    seen: set[str] = set()
    found = []
    for step in replay(record):
        face_down = step.state.rules.challenge.face_down
        own = view(step.state, seat)
        seen = seen | set(map(str, own.hand)) | {str(card) for up in own.up for card in up}
        seen = seen | shown(step.events, face_down=face_down)
        found.append(seen)
    return found


def steps_in(told: Replayed) -> Iterator[int]:
    """How many events there have been after each moment."""
    count = 0
    for moment in told.moments:
        count += len(moment.happened)
        yield count


def strangers(record: Record, seat: int) -> list[str]:
    """The cards of a replay, moment by moment, that the seat had not seen by then, and what else is secret."""
    told = retold(record, seat)
    events = [len(step.events) for step in replay(record)]
    known = seen_by(seat, record)
    found = []
    for moment, count in zip(told.moments, steps_in(told), strict=True):
        steps = next(number for number in range(1, len(events) + 1) if sum(events[:number]) == count)
        there = {card.decode() for card in CARD.findall(msgspec.json.encode(moment))}
        found += sorted(there - known[steps - 1])
    whole = msgspec.json.encode(told)
    around = msgspec.json.encode(msgspec.structs.replace(told, moments=()))
    found += [card.decode() for card in CARD.findall(around)]
    found += [secret for secret in (SECRET, "771177") if secret.encode() in whole]
    return [*found, *map(str, told.tallies)]


@pytest.mark.parametrize("spec", GAMES)
def test_a_replay_as_a_seat_saw_it_has_no_card_that_the_seat_had_not_seen(spec: str) -> None:
    record = a_record(spec)
    for seat in range(SEATS):
        assert strangers(record, seat) == []


@pytest.mark.parametrize("spec", GAMES[:3])
def test_cards_that_a_seat_never_saw_may_change_places_and_not_a_byte_of_its_replay_changes(spec: str) -> None:
    changed = 0
    record = a_record(spec)
    for seat in range(SEATS):
        as_told = msgspec.json.encode(retold(record, seat))
        never = sorted({str(card) for card in record.deck} - seen_by(seat, record)[-1])
        for one, other in zip(never[::2], never[1::2], strict=False):
            swapped = exchanged(record, one, other)
            assert swapped != record
            assert msgspec.json.encode(retold(swapped, seat)) == as_told
            changed += 1
    assert changed > 10, "or this test would say nothing"


def exchanged(record: Record, one: str, other: str) -> Record:
    """The same deal with two cards in each other's place."""
    names = {one: other, other: one}
    deck = tuple(
        next(card for card in record.deck if str(card) == names.get(str(each), str(each))) for each in record.deck
    )
    words = re.compile(rf"\b({one}|{other})\b")
    actions = tuple(words.sub(lambda found: names[found[0]], action) for action in record.actions)
    return msgspec.structs.replace(record, deck=deck, actions=actions)


def _events_are_not_redacted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(engine, "redact", lambda event, seat: event)


def _another_hand_is_told(patch: pytest.MonkeyPatch) -> None:
    right = sights.own_view
    patch.setattr(retelling, "own_view", lambda state, seat, laid, may: right(state, (seat + 1) % SEATS, laid, may))


def _the_pile_lies_open(patch: pytest.MonkeyPatch) -> None:
    all_laid = retelling._all_laid
    patch.setattr(
        retelling, "own_laid", lambda state, seat: tuple((at, state.board.play_cards[at]) for at in all_laid(state))
    )


def _unseen_plays_are_seen(patch: pytest.MonkeyPatch) -> None:
    def own(state: State, seat: int) -> tuple[tuple[int, int], ...]:
        board = state.board
        return tuple((at, board.play_cards[at]) for at in range(board.plays) if board.play_seat[at] == seat)

    patch.setattr(retelling, "own_laid", own)


@pytest.mark.parametrize(
    ("plant", "spec"),
    [
        (_events_are_not_redacted, "valepaska"),
        (_another_hand_is_told, "valepaska"),
        (_the_pile_lies_open, "valepaska"),
        (_unseen_plays_are_seen, "valepaska+swap_window=until_next_play+refill_to=5"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    records = [a_record(spec, seed) for seed in range(4)]
    assert any(strangers(record, seat) for record in records for seat in range(SEATS))


def test_with_all_cards_every_hand_and_the_whole_pile_lie_open_and_lies_are_called_so() -> None:
    record = a_record("valepaska")
    told = retold(record, None)
    states = [step.state for step in replay(record)]
    assert (told.deal, told.bots) == (7, (None, "counter", None, None))
    dealt = [tuple(map(str, view(states[0], seat).hand)) for seat in range(SEATS)]
    assert list(told.moments[0].hands) == dealt
    assert told.moments[-1].view.outcome is not None
    for moment in told.moments:
        assert sum(map(len, moment.laid.values())) == moment.view.pile
        assert [len(hand or ()) for hand in moment.hands] == list(moment.view.hand_sizes)
    lies = sum(moment.honest is False for moment in told.moments)
    assert lies >= sum(tally.lies for tally in told.tallies) > 0


def test_a_seat_is_told_of_its_own_lies_and_of_no_others() -> None:
    told = [retold(a_record("valepaska", seed), 1) for seed in range(4)]
    plays = [
        (event.seat, moment.honest)
        for each in told
        for moment in each.moments
        for event in moment.happened
        if isinstance(event, happened.Played)
    ]
    assert {honest for seat, honest in plays if seat == 1} == {True, False}
    assert {honest for seat, honest in plays if seat != 1} == {None}
    assert [each.tallies for each in told] == [()] * 4


def test_passes_in_a_row_are_one_step() -> None:
    record = a_record("valepaska")
    told = retold(record, None)
    plain = [action.partition(": ")[2] for action in record.actions]
    runs = sum(now == "pass" and before != "pass" for now, before in zip(plain, ["", *plain], strict=False))
    assert runs > 5
    others = sum(action != "pass" for action in plain)
    assert 1 + others + runs <= len(told.moments) < len(record.actions)


def test_a_deal_that_is_not_over_is_not_told_from_anywhere() -> None:
    record = a_record("valepaska")
    for seat in (None, 1):
        with pytest.raises(RecordError, match="not over"):
            retold(msgspec.structs.replace(record, actions=record.actions[:9], result=None), seat)


def test_an_action_that_the_rules_refuse_is_named() -> None:
    record = a_record("valepaska")
    with pytest.raises(RecordError, match="action 2"):
        retold(msgspec.structs.replace(record, actions=(record.actions[0], record.actions[0])), None)


def test_a_deal_without_end_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retelling, "MOST_MOMENTS", 20)
    with pytest.raises(RecordError, match="at most 20 steps"):
        retold(a_record("valepaska"), None)
