"""Several people at one screen: nobody's cards are seen between one hand-over and the next."""

import re

import pytest

from tests.terminal.stage import Table
from valepaska.i18n import LANGUAGES
from valepaska.terminal.line import begin
from valepaska.terminal.screen import BLANK_LINES, RULE

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
