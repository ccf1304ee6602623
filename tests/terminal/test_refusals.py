"""What is refused: the reason is said in the player's language, nothing changes, and it is asked again."""

import io
from collections.abc import Callable

import pytest

from tests.terminal.stage import Table, Watched, deck_with, script
from valepaska.i18n import texts
from valepaska.records.record import Session
from valepaska.rules.model import Rules
from valepaska.terminal.game import Game
from valepaska.terminal.line import begin
from valepaska.terminal.running import Running, Setting
from valepaska.terminal.saves import Saver, fresh
from valepaska.terminal.screen import EndOfInput
from valepaska.terminal.seats import Player
from valepaska.terminal.speech import Speech

PLAYERS = (Player(""), Player("Aino", "honest"), Player("Eero", "honest"))


def game(
    lines: list[str], language: str = "en", spec: str = "valepaska+starter=left_of_dealer", hand: str = "3c 8d 8h Th Kc"
) -> tuple[str, Running]:
    """A deal that the only person opens, holding 3 8 8 K and a red ten."""
    rules = Rules.parse(spec)
    deck = deck_with(rules, 3, {0: hand})
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


def test_asked_what_cards_are_one_may_ask_for_help_name_them_with_a_sign_or_choose_others() -> None:
    spec = "valepaska+starter=left_of_dealer+opening_rank=any"
    text, running = game(["8 8", "?", "h", "w k", "3", "d"], spec=spec)

    assert "At the prompt you can type:" in text
    assert "#1 3c" in text
    assert "K can be laid now." in text
    assert text.count("What do you say they are? Enter = back") == 4
    assert running.record.actions[0] == "A: play 8d 8h as 3"
    for lines, move in ((["8 8", "= 4"], "play 8d 8h as 4"), (["8 8", "k = 5"], "play Kc as 5")):
        assert game(lines, spec=spec)[1].record.actions[0] == f"A: {move}"
    text, running = game(["8 8", "3 k", "9"], spec=spec)
    assert running.record.actions[0] == "A: play 3c Kc as 9"


@pytest.mark.parametrize("spec", ["valepaska", "paskahousu", "poytapaska"])
def test_where_one_move_is_left_enter_makes_it_and_the_question_says_so(spec: str) -> None:
    for seed in range(12):
        table = Table(begin(spec, "honest,honest", None, seed), stop_after=250)
        think, met = table.typist._think, False

        def press(table: Table = table, think: Callable[[], str | None] = think) -> str | None:
            nonlocal met
            line, running = think(), table.sitting.running
            if line == "pickup" and "Enter = take the pile (" in table.screen.prompt:
                met = True
                return ""
            if line is not None and not running.over:
                assert "Enter = take the pile" not in table.screen.prompt
            return line

        table.typist._think = press
        table.play()
        if met:
            break

    assert met
    assert "You take the pile" in table.text or "You were fed and take the pile" in table.text


SWAPPING = "paskahousu-six+starter=left_of_dealer+opening_rank=any"


@pytest.mark.parametrize(
    ("answer", "action"), [("", "pass"), ("no", "pass"), ("yes", "swap"), ("z", "swap"), ("p", "pass")]
)
def test_an_exchange_of_the_card_just_laid_is_a_plain_question(answer: str, action: str) -> None:
    text, running = game(["3", "w 10", "w", answer], spec=SWAPPING, hand="3c 8d 8h Th Kc 5d")
    question = "Exchange the card you laid for the one you drew? Enter = no, z = yes"

    assert text.count(question) == 3
    assert "Nothing is laid at this question." in text
    assert "You can: z = swap a card" in text
    assert running.record.actions[1].startswith(f"A: {action}")


def test_no_is_an_answer_wherever_one_may_pass() -> None:
    for lines in ([""], ["no"]):
        text, running = game(lines, spec="valepaska+starter=claim_in_turn")

        assert "Enter = not me" in text
        assert running.record.actions[0] == "A: pass"


def test_before_the_start_cards_are_swapped_and_nothing_is_laid() -> None:
    text, running = game(["w 8", "w", "no"], spec="poytapaska+table_up_swap=before_start+starter=left_of_dealer")

    assert "(z), or Enter = ready" in text
    assert "Nothing is laid at this question." in text
    assert "You can: z = swap a card" in text
    assert running.record.actions[0] == "A: pass"


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
