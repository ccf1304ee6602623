"""Several people at one screen: nobody's cards are seen between one hand-over and the next."""

import io
import re
from contextlib import suppress
from pathlib import Path

import pytest

from tests.terminal.stage import Table, Watched, deck_with, script
from valepaska.cards import Card
from valepaska.engine.events import Challenged, Event
from valepaska.engine.view import view
from valepaska.errors import ValepaskaError
from valepaska.i18n import LANGUAGES, texts
from valepaska.records.files import load
from valepaska.records.record import Session
from valepaska.records.replay import replay
from valepaska.rules.model import Rules
from valepaska.terminal.game import Game
from valepaska.terminal.line import begin
from valepaska.terminal.prompt import Leave
from valepaska.terminal.retell import retell
from valepaska.terminal.running import Running, Setting
from valepaska.terminal.saves import Saver, fresh
from valepaska.terminal.screen import BLANK_LINES, RULE, EndOfInput
from valepaska.terminal.seats import Player
from valepaska.terminal.speech import Speech

HIDDEN = "\n" * BLANK_LINES + RULE + "\n"
PRIVATE = (
    "Your hand",
    "You get",
    "You draw",
    "You fill up",
    "#1 ",
    "In truth",
    "> play",
    "> stock",
    "> draw",
    "> swap",
)


def table(players: str, spec: str = "valepaska", bots: str | None = None, **options: object) -> Table:
    return Table(begin(spec, bots, players, 3), **options)  # type: ignore[arg-type]


def scenes(played: Table) -> list[tuple[str, str, str]]:
    """For each stretch between two hidings: what everybody saw, for whom the rest was, and the rest."""
    found = []
    for stretch in played.text.split("All cards turned")[0].split(HIDDEN):
        public, _, rest = stretch.partition("Pass the device to ")
        owner, _, private = rest.partition(". ")
        found.append((public, owner, private.partition("looking. > ")[2]))
    return found


@pytest.mark.parametrize(
    "spec", ["valepaska", "valepaska-house", "valepaska+refill", "paskahousu", "poytapaska-family"]
)
def test_what_everybody_sees_holds_nothing_private(spec: str) -> None:
    played = table("Anna,Bo", spec, "honest", stop_after=120)
    played.play()
    everybody = [public for public, _, _ in scenes(played)]

    assert len(everybody) > 5
    for public in everybody:
        assert [word for word in PRIVATE if word in public] == []


def test_each_private_stretch_shows_one_hand_only() -> None:
    played = table("Anna,Bo,Cai", stop_after=100)
    played.play()
    owners = set()
    for _, owner, private in scenes(played):
        asked = set(re.findall(r"^(\w+): .* > ", private, re.MULTILINE))
        assert asked <= {owner}
        owners.add(owner)

    assert {"Anna", "Bo", "Cai"} <= owners


def test_the_hand_shown_is_that_of_whoever_was_called() -> None:
    played = table("Anna,Bo", bots="honest", stop_after=60)
    shown: list[tuple[int, str]] = []
    write = played.screen.say

    def say(text: str = "", *rest: object, **options: object) -> None:
        if text.startswith("Your hand ("):
            shown.append((played.sitting.running.to_ask(), text))
        write(text, *rest, **options)  # type: ignore[arg-type]

    played.screen.say = say  # type: ignore[method-assign]
    played.play()
    private = [(owner, text) for _, owner, text in scenes(played) if "Your hand" in text]
    names = [player.name for player in played.sitting.players]

    assert [names[seat] for seat, _ in shown] == [owner for owner, _ in private]
    assert all(line.split(")")[0] in text for (_, line), (_, text) in zip(shown, private, strict=True))


def test_the_window_is_asked_of_each_person_in_turn_without_a_hand_over() -> None:
    played = table("Anna,Bo,Cai", stop_after=100)
    played.play()
    public = "".join(text for text, _, _ in scenes(played))

    assert re.search(r"^Anna: Do you doubt it\?.* > pass\nBo: Do you doubt it\?", public, re.MULTILINE)


def test_a_hand_asked_for_in_a_window_is_shown_behind_a_hand_over_and_hidden_again() -> None:
    played = table("Anna,Bo", bots="honest", stop_after=60)
    think = played.typist._think
    asked: list[str] = []

    def peek() -> str | None:
        if "Do you doubt it?" in played.screen.prompt and not asked:
            asked.append(played.screen.prompt)
            return "hand"
        return think()

    played.typist._think = peek
    played.play()
    before, after = played.text.split(" > hand\n", 1)
    name = asked[0].split(":")[0]

    assert "Your hand" not in before.split(HIDDEN)[-1]
    seen, hidden = after.split(HIDDEN, 1)
    assert f"{name}, press Enter" in seen
    assert "#1 " in seen
    assert "hide your cards" in seen
    assert f"{name}: Do you doubt it?" in hidden.split("Pass the device")[0]


def test_cards_drawn_are_read_and_hidden_before_the_next_player() -> None:
    played = table("Anna,Bo", "valepaska-house", kind="honest", stop_after=60)
    played.play()

    for part in played.text.split("You fill up from the stock:")[1:]:
        until = part.split(HIDDEN)[0]
        assert "Press Enter to hide your cards" in until or "Your hand" in until


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_game_is_played_to_its_end(language: str) -> None:
    played = table("Anna,Bo,Cai", bots="honest", language=language, deals=2)
    played.play()

    assert played.sitting.running.over


def test_one_person_alone_is_never_asked_to_hand_over() -> None:
    played = table("Anna", bots="2")
    played.play()

    assert "Pass the device" not in played.text
    assert HIDDEN not in played.text


HANDS = {0: "3c 8d 8h Th Kc", 1: "4c 4d 9h 9s Kd", 2: "5c 5d 6h 6s Qd"}
OTHERS = {0: "3c 7d 7h Ah Jc", 1: "Ac As 2h 2s Kd", 2: "7c Td 7s 8s Jd"}


def at_the_open_question(line: str, hands: dict[int, str]) -> str:
    """What is answered to a line at the question whether Bo or Cai doubts the play of Anna."""
    rules = Rules.parse("valepaska+starter=left_of_dealer")
    players = (Player("Anna"), Player("Bo"), Player("Cai"))
    running = Running(Setting(rules, players, deck_with(rules, 3, hands), 2, None, Session(seed=1)))
    out = io.StringIO()
    screen = Watched(out, script(["", "3c = 3", line]))
    with pytest.raises(EndOfInput):
        Game(screen, Speech(texts("en"), rules, symbols=False), running, Saver(fresh()), str).play()
    return out.getvalue().partition("Bo: Do you doubt it?")[2].split(" > ", 1)[1]


@pytest.mark.parametrize(
    "line",
    ["As = 9", "7 = 3", "9 9 = 9", "2 = 9", "#5 = 9", "swap 7 8", "swap 4c 9h", "play 4", "4", "stock 4", "w 10", "w"],
)
def test_the_open_question_answers_the_same_whatever_is_held(line: str) -> None:
    assert at_the_open_question(line, HANDS) == at_the_open_question(line, OTHERS)


def test_a_move_at_the_open_question_has_to_wait() -> None:
    assert "First the question: do you doubt it or not?" in at_the_open_question("4 = 4", HANDS)
    assert "makes no sense" in at_the_open_question("zzz", HANDS)


@pytest.mark.parametrize("leaving", ["l", None])
def test_whoever_leaves_takes_the_hand_out_of_sight(leaving: str | None) -> None:
    played = table("Anna,Bo")
    think = played.typist._think

    def leave() -> str | None:
        return leaving if "#1" in played.text or "Your hand (" in played.text else think()

    played.typist._think = leave
    with suppress(Leave):
        played.play()

    assert "Your hand (" in played.text
    assert HIDDEN in played.text.rpartition("Your hand (")[2]


def test_a_hand_is_hidden_at_ctrl_c_before_the_question_whether_to_save() -> None:
    played = table("Anna,Bo")
    think = played.typist._think

    def interrupt() -> str | None:
        if "Your hand (" in played.text:
            raise KeyboardInterrupt
        return think()

    played.typist._think = interrupt
    with pytest.raises(KeyboardInterrupt):
        played.play()

    assert HIDDEN in played.text.rpartition("Your hand (")[2]


def test_a_tall_screen_is_hidden_over_its_whole_height(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "150")
    out = io.StringIO()
    Watched(out, script([])).hide()

    assert out.getvalue().count("\n") > 150


def test_a_deal_that_is_not_over_is_retold_without_its_cards(games: Path) -> None:
    table("Anna,Bo", stop_after=20).play()
    (saved,) = games.glob("*.toml")
    out = io.StringIO()
    retell(Watched(out, script([])), texts("en"), saved, step=False)

    assert texts("en")("cli-replay-unfinished") in out.getvalue()
    assert "All cards turned" not in out.getvalue()
    assert "still holds" not in out.getvalue()


def test_a_deal_told_from_a_seat_has_its_cards_and_no_others(games: Path) -> None:
    played = table("Anna,Bo", bots="honest")
    played.play()
    (saved,) = games.glob("*.toml")
    record = load(saved)
    for seat, letter in enumerate("AB"):
        out = io.StringIO()
        retell(Watched(out, script([])), texts("en"), saved, step=False, seat=letter)
        seen = {str(card) for step in replay(record) for card in view(step.state, seat).hand}
        seen |= {str(card) for step in replay(record) for event in step.events for card in open_to_all(event)}
        told = {
            rank.replace("10", "T") + suit
            for rank, suit in re.findall(r"(?<!\w)(10|[2-9JQKA])([cdhs])(?!\w)", out.getvalue())
        }
        assert "Your hand (" in out.getvalue()
        assert "All cards turned" not in out.getvalue()
        assert told
        assert told <= seen


def open_to_all(event: Event) -> tuple[Card, ...]:
    """The cards that an event shows to everybody."""
    return event.cards if isinstance(event, Challenged) else ()


def test_a_deal_is_told_from_no_other_seat_and_not_before_it_is_over(games: Path) -> None:
    table("Anna,Bo", stop_after=20).play()
    (saved,) = games.glob("*.toml")
    for letter, fault in (("A", "not over"), ("Z", "is not a seat"), ("", "is not a seat")):
        with pytest.raises(ValepaskaError, match=fault):
            retell(Watched(io.StringIO(), script([])), texts("en"), saved, step=False, seat=letter)
