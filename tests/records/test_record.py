"""A record is read as it was written, replays to the same deal, and tells what is wrong with it."""

import random
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.driver import BLUFF, LONGEST, NAMES, SOUND, random_record, states
from valepaska.engine.actions import Action, Pass
from valepaska.engine.events import Ended, EndReason, Outcome
from valepaska.engine.state import shuffled_deck
from valepaska.errors import RecordError
from valepaska.records.notation import EVERYBODY, parse_move
from valepaska.records.record import Mark, Record, Session, read_record, write_record
from valepaska.records.replay import Recorder, check_record, replay, resume, verify
from valepaska.records.shown import steers
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets

names = st.text(min_size=1, max_size=12).filter(lambda name: not any(map(steers, name)))


jsonable = st.recursive(
    st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Records that can be read: the actions need not be legal."""
    rules = draw(st.sampled_from(presets())).rules
    seats = draw(st.integers(2, 6))
    deck = shuffled_deck(rules, random.Random(draw(st.integers(0, 99))))
    claim = " as 8" if rules.challenge.face_down else ""
    lines = [f"{letter}: {what}" for letter in "AB" for what in ("pass", "draw", f"play 8h 8s{claim}", "down 3")]
    actions = draw(st.lists(st.sampled_from(lines), max_size=8))
    seat = st.integers(0, seats - 1)
    per_seat = st.lists(st.integers(0, 50), min_size=seats, max_size=seats).map(tuple)
    timed = bool(actions) and draw(st.booleans())
    times = sorted(draw(st.lists(st.floats(0, 1e6), min_size=len(actions), max_size=len(actions)))) if timed else []
    kinds: list[Mark] = list(get_args(Mark))
    marked = {number: draw(st.sampled_from([None, *kinds])) for number in range(1, len(actions) + 1)}
    by_kind = {kind: tuple(number for number, mark in marked.items() if mark == kind) for kind in kinds}
    outcome = st.builds(
        Outcome, st.lists(seat, max_size=4).map(tuple), st.none() | seat, st.none() | seat, st.sampled_from(EndReason)
    )
    return Record(
        rules=rules.spec,
        seats=tuple(draw(st.lists(names, min_size=seats, max_size=seats))),
        dealer=draw(seat),
        starter=draw(st.none() | seat),
        deck=deck,
        actions=tuple(actions),
        times=tuple(times),
        marks={kind: numbers for kind, numbers in by_kind.items() if numbers},
        result=draw(st.none() | outcome),
        session=draw(st.none() | st.builds(Session, st.integers(1, 9), per_seat, per_seat)),
        proof=draw(st.none() | st.dictionaries(st.text(max_size=5), jsonable, min_size=1, max_size=3)),
    )


@given(records())
def test_a_record_is_read_as_it_was_written(record: Record) -> None:
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("name", [preset.name for preset in presets()])
def test_a_record_replays_to_the_same_end(name: str) -> None:
    rules = Rules.parse(name)
    for seed in range(3):
        seen = list(states(rules, 3, seed))
        record = check_record(write_record(random_record(rules, 3, seed)))
        steps = list(replay(record))
        assert [step.state for step in steps] == seen
        assert verify(record).outcome == seen[-1].outcome == record.result
        if len(seen) <= LONGEST:
            assert isinstance(steps[-1].events[-1], Ended)


def test_a_record_can_be_taken_up_at_any_point() -> None:
    record = random_record(BLUFF, 4, seed=3)
    seen = list(states(BLUFF, 4, seed=3))
    assert [resume(record, number) for number in range(len(record.actions) + 1)] == seen
    assert resume(record) == seen[-1]
    with pytest.raises(RecordError, match=rf"^actions: there are {len(record.actions)} actions"):
        resume(record, len(record.actions) + 1)


def test_a_recorder_goes_on_where_a_record_stops() -> None:
    whole = random_record(BLUFF, 3, seed=8)
    half = msgspec.structs.replace(whole, actions=whole.actions[:4], result=None)
    recorder = Recorder.of(read_record(write_record(half)))
    for text in whole.actions[4:]:
        recorder.add(*parse_seat_and_action(text))
    assert recorder.record(whole.result) == whole


def parse_seat_and_action(text: str) -> tuple[int, Action]:
    seat, action = parse_move(text, BLUFF)
    assert seat != EVERYBODY
    return seat, action


def test_times_are_kept_when_every_action_has_one() -> None:
    deck = shuffled_deck(BLUFF, random.Random(1))
    timed, partly = Recorder(BLUFF, NAMES[:3], deck), Recorder(BLUFF, NAMES[:3], deck)
    timed.add(0, Pass(), time=1.5)
    timed.add(1, Pass(), time=4, mark="clock")
    partly.add(0, Pass(), time=1.5)
    partly.add(1, Pass(), mark="bot")
    assert (timed.record().times, timed.record().marks) == ((1.5, 4), {"clock": (2,)})
    assert (partly.record().times, partly.record().marks) == ((), {"bot": (2,)})
    assert read_record(write_record(timed.record())) == timed.record()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ": this is not a record of a deal: it has no key 'format'"),
        ("{}", ", line 1: this is not correct TOML: invalid statement"),
        (SOUND[:300], ", line 17: this is not correct TOML: "),
        ("a = " + "[" * 5000, ": "),
        ("x = " + "{a = " * 330 + "1" + "}" * 330, ": values are nested too deeply to be read"),
        ("x" + ".x" * 5000 + " = 1", ": values are nested too deeply to be read"),
        ("x" + ".x" * 125_000 + " = 1", ": values are nested too deeply to be read"),
        ("a = 1\n[[" + "x . " * 50 + "x]]\n{", ": values are nested too deeply to be read"),
        ("a = {b = 1, " + "'x'." * 50 + "x = 1}\n{", ": values are nested too deeply to be read"),
        (r'"\"x"' + r'."\"x"' * 50 + "\n{", ": values are nested too deeply to be read"),
        ("a = '" + "x." * 100 + "'\nformat = 2", ", line 2: this record is in format 2"),
        ("format = " + "9" * 5000, ": a number in it has thousands of digits"),
        ("a = 1\nformat = 0x" + "f" * 5000, ", line 2: the number has more than 63 bits"),
        ("format = 1\nseats = 0o7\nformat = 2\n", ", line 3: the key 'format' stands there twice"),
        ("a = 1\n[a]\nb = 2\n", ", line 2: this is not correct TOML: "),
        ("format = '" + "7" * 1_000_000 + "'", ", line 1: this record is in format '777"),
        ("format = 1\n" + "k" * 1_000_000 + " = 1", ", line 2: there is no key 'kkk"),
    ],
)
def test_what_is_no_record_is_told_in_one_line(text: str, said: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(text, "f.toml")
    assert str(error.value).startswith(f"f.toml{said}")
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "format = 1",
            "format = 2",
            "line 1: this record is in format 2 and this version reads format 1: ",
        ),
        ("format = 1", "format = true", "line 1: this record is in format True"),
        ("format = 1", 'format = "1"', "line 1: this record is in format '1'"),
        ("dealer", "daeler", "line 8: there is no key 'daeler'; did you mean dealer?"),
        ("rules =", "#", "missing is the key 'rules'"),
        ('"valepaska"', '"valepakka"', "line 2: there is no preset 'valepakka'"),
        ('"A"', "0", "line 8: dealer: expected text in quotation marks, got a whole number"),
        ('"A"', '"D"', "line 8: 'D' is not a seat: use a letter from A to C"),
        ('    "Bo",\n    "Cai",\n', "", "line 3: a deal has 2 to 10 seats, not 1"),
        ("Jc Tc", "Jc Jc", "line 9: the deck holds Jc more often than valepaska has it"),
        ("Jc Tc", "Jc", "line 9: the deck has 51 cards and lacks Tc"),
        ("Jc Tc", "Jc Tx", "line 9: 'Tx' is not a card"),
        ("Kc as 3", "Kc as", "line 16: action 1: 'play Kc as' cannot be read: it makes no claim: say what rank"),
        ("C: pass", "pass", "line 17: action 2: 'pass' names no seat: write it as in 'A: pass'"),
        ("C: pass", "E: pass", "line 17: action 2: 'E' is not a seat: use a letter from A to C"),
        ("C: pass", "all: pass", "line 17: action 2: a record names each seat that passes"),
        ("C: pass", "C: challenge", "line 18: action 3, 'A: pass', is refused by the rules (not_your_turn)"),
        ("A: pass", "C: pass", "line 18: action 3, 'C: pass', is refused by the rules (already_answered)"),
        ('"A",\n    "B",', '"B",\n    "A",', "but by the actions winner A, loser C, finished A B C (one_left)"),
        ('    "C: pass",\n]', "]", "but by the actions the deal is not over"),
        ("one_left", "one_lift", "reason: 'one_lift' is not known; did you mean one_left?"),
        ("winner = ", "wimmer = ", "there is no key 'wimmer'; did you mean winner?"),
        ('loser = "C"', 'loser = "X"', "'X' is not a seat: use a letter from A to C"),
        ("[result]", "times = [1, 2]\n[result]", "line 32: 2 times for 14 actions: give one for each, or none"),
        ("[result]", f"times = [{'1, ' * 13}nan]\n[result]", "line 32: nan is not a number of seconds"),
        (
            "[result]",
            "[marks]\nclock = [15]\n[result]",
            "line 33: there is no action 15: they have numbers",
        ),
        ("[result]", "[marks]\nclick = [1]\n[result]", "line 33: marks: 'click' is not known; did you mean clock?"),
        ("[result]", "[session]\nlosses = [1]\n[result]", "line 33: losses: give one for each of the 3 seats"),
        ("[result]", "[marks]\nx = [1]\n[result]", "line 33: marks: 'x' is not known; use clock, bot"),
        ("C: pass", f"C: {'p' * 1_000_000}", "line 17: action 2: 'pppp"),
        ("C: pass", f"C: draw {'p' * 1_000_000}", "line 17: action 2: 'draw pppp"),
        ("C: pass", "p" * 1_000_000, "line 17: action 2: 'pppp"),
        ("[result]", "[marks]\nclock = [3]\nbot = [3]\n[result]", "line 34: action 3 is marked twice"),
        ("[result]", f"times = [{'2, ' * 13}1]\n[result]", "action 14 at 1.0 seconds comes before the last one"),
        ("[result]", "[session]\ndeals = -1\n[result]", "line 33: deals: -1 deals cannot have been played"),
        ("[result]", "[session]\nlosses = [1, 0, -3]\n[result]", "line 33: losses: -3 is below 0"),
        ("[result]", '[session]\nbots = ["", "\\u001b[2J", ""]\n[result]', r"bots: '\x1b[2J' is not the name of a bot"),
        ('"Bo"', '"\\u001b[2JEVIL"', r"line 5: player 2: '\x1b[2JEVIL' holds characters that cannot be seen"),
        ('"Bo"', '"Bo\\nCai"', r"player 2: 'Bo\nCai' holds characters that cannot be seen"),
        ('"Bo"', '"\\u202eoB"', r"player 2: '\u202eoB' holds characters that cannot be seen"),
        ('"Bo"', f'"{"Bo" * 5000}"', "player 2: a name has at most 40 characters, not 10000"),
        (
            SOUND[SOUND.index("[result]") :],
            "",
            "the result is missing: by the actions the deal is over, winner A, loser C, finished A B C (one_left)",
        ),
        ("[result]", "[session]\nloses = [1]\n[result]", "line 33: there is no key 'loses'; did you mean losses?"),
    ],
)
def test_a_damaged_record_is_told_in_one_line_with_its_place(old: str, new: str, said: str) -> None:
    assert old in SOUND
    with pytest.raises(RecordError) as error:
        check_record(SOUND.replace(old, new, 1), "f.toml")
    assert said in str(error.value)
    assert len(str(error.value)) < 400
    assert str(error.value).startswith("f.toml")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"dealer": -1}, "dealer: dealer -1 is not a seat: seats are 0 to 2"),
        ({"dealer": 99}, "dealer: dealer 99 is not a seat"),
        ({"starter": 3}, "starter: starter 3 is not a seat"),
        ({"seats": ("Anna", "Bo", "\x1b[2J")}, "seats: player 3: "),
        (
            {"session": Session(seed=10**5000)},
            "session: seed: this seed is out of bounds: choose a whole number from 0",
        ),
        ({"session": Session(seed=-5)}, "session: seed: this seed is out of bounds: choose a whole number from 0"),
    ],
)
def test_what_no_record_can_state_is_not_written(change: dict[str, object], said: str) -> None:
    with pytest.raises(RecordError) as error:
        write_record(msgspec.structs.replace(read_record(SOUND), **change))
    assert str(error.value).startswith(said)


def test_an_unfinished_record_needs_no_result() -> None:
    begun = SOUND[: SOUND.index('    "C: pass",\n]')] + "]\n"
    assert check_record(begun).result is None


def test_an_illegal_action_is_named_without_a_file_too() -> None:
    record = read_record(SOUND.replace("A: pass", "C: pass", 1))
    with pytest.raises(RecordError, match=r"^actions: action 3, 'C: pass', is refused by the rules"):
        list(replay(record))


def test_a_deck_that_does_not_reach_is_told() -> None:
    record = msgspec.structs.replace(read_record(SOUND), seats=NAMES, rules="poytapaska")
    with pytest.raises(RecordError, match=r"^deck: 10 seats need 130 cards"):
        list(replay(record))


def test_a_sound_record_stays_as_it_is_written() -> None:
    assert write_record(check_record(SOUND)) == SOUND


@given(st.text(max_size=80))
@settings(max_examples=200)
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(text, "f.toml")
    assert "\n" not in str(error.value)


@given(st.integers(0, len(SOUND) - 1), st.sampled_from(["", "x", '"', "]", "\n", "9"]))
@settings(max_examples=200)
def test_one_wrong_character_is_told_in_one_line_or_does_no_harm(at: int, new: str) -> None:
    try:
        check_record(SOUND[:at] + new + SOUND[at + 1 :], "f.toml")
    except RecordError as error:
        said = str(error)
    else:
        said = ""
    assert "\n" not in said
