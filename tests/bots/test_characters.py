"""The opponents with names: who they are, and that each does what it is said to do."""

import re
from collections.abc import Callable, Iterator

import pytest

from tests.bots.dealing import Decision, decisions
from tools.characters import BOUNDS, MEASURES, PAGE, ROOT, SEATS, SLACK, measure
from valepaska.bots import BOTS, bot, bot_named, character, characters, names_for, usual
from valepaska.bots.characters import LEVELS
from valepaska.bots.contract import check
from valepaska.bots.habits import Habits
from valepaska.bots.lore import lore
from valepaska.bots.memory import Memory
from valepaska.engine.actions import Challenge, Pass, Play, PlayFromStock
from valepaska.engine.events import Phase
from valepaska.errors import ValepaskaError
from valepaska.i18n import LANGUAGES, texts
from valepaska.rules.model import Rules

AGAIN = "run .venv/test/bin/python tools/characters.py"
RULES = Rules.parse("valepaska")


def played(*names: str, deals: int = 8) -> Iterator[Decision]:
    for seed in range(deals):
        yield from decisions(RULES, [bot(name, seed=seed * 4 + seat) for seat, name in enumerate(names)], seed)


def share(names: tuple[str, ...], asked: Callable[[Decision], bool], so: Callable[[Decision], bool]) -> float:
    """How often whoever sits in seat 0 does something, of the times that it could have."""
    found = [so(decision) for decision in played(*names) if decision.seat == 0 and asked(decision)]
    assert len(found) > 20
    return sum(found) / len(found)


def in_window(decision: Decision) -> bool:
    return decision.view.phase is Phase.WINDOW


def in_turn(decision: Decision) -> bool:
    return decision.view.phase is Phase.TURN and decision.view.stock > 0


def doubts(decision: Decision) -> bool:
    return decision.action == Challenge()


def lies(decision: Decision) -> bool:
    action = decision.action
    return isinstance(action, Play) and any(card.rank != action.claim.rank for card in action.cards if action.claim)


def is_play(decision: Decision) -> bool:
    return isinstance(decision.action, Play)


def test_there_are_eight_at_least_and_the_usual_three_are_gentle_or_fair_and_differ() -> None:
    assert len(characters()) >= 8
    first = [characters()[id] for id in usual(3)]
    assert {who.level for who in first} <= {"gentle", "fair"}
    assert len({(who.bot, who.habits) for who in first}) == 3


def test_they_stand_in_order_of_their_levels() -> None:
    levels = [LEVELS.index(who.level) for who in characters().values()]
    assert levels == sorted(levels)
    assert len(set(levels)) >= 3


def test_as_many_as_anybody_wants_sit_down_each_before_any_comes_twice() -> None:
    everybody = usual(len(characters()))
    assert sorted(everybody) == sorted(characters())
    assert usual(len(characters()) + 1) == (*everybody, everybody[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", characters())
def test_everybody_is_described_in_every_language(language: str, id: str) -> None:
    say = texts(language)
    assert say(f"character-{id}").endswith(".")
    assert say(f"level-{characters()[id].level}")


def test_no_description_is_of_nobody() -> None:
    say = texts("en")
    assert [f"character-{id}" in say for id in characters()] == [True] * len(characters())


@pytest.mark.parametrize("written", ["Väinö", "väinö", "VAINO", "vaino", "Va\u0308ino\u0308"])
def test_a_name_is_read_however_it_is_written(written: str) -> None:
    assert bot_named(written) == "vaino"


@pytest.mark.parametrize(
    ("written", "near"), [("Ainno", "'Aino'"), ("vainö2", "'Väinö'"), ("counterr", "'counter'"), ("rauhaa", "'Rauha'")]
)
def test_somebody_unknown_is_refused_with_the_nearest_names(written: str, near: str) -> None:
    with pytest.raises(ValepaskaError, match=f"there is no bot '{written}': did you mean .*{near}") as refused:
        bot(written)
    assert "\n" not in str(refused.value)


def test_a_name_that_somebody_has_gets_a_number() -> None:
    names = names_for("aino")
    assert [next(names) for _ in range(3)] == ["Aino", "Aino 2", "Aino 3"]
    plain = names_for("counter")
    assert not {next(plain) for _ in range(30)} & {who.name for who in characters().values()}


def test_a_share_is_from_0_to_1() -> None:
    with pytest.raises(ValueError, match=r"trusts is a share from 0 to 1, not 1\.5"):
        Habits(trusts=1.5)


@pytest.mark.parametrize("id", [id for id, who in characters().items() if who.habits != Habits()])
def test_a_character_keeps_the_contract_of_a_bot(id: str) -> None:
    who = character(id)
    assert who is not None
    check(lambda seed: who.play(BOTS[who.bot], seed), variants=2, seed=3)


def test_the_gambler_lays_unseen_cards_and_the_honest_one_none() -> None:
    def unseen(decision: Decision) -> bool:
        return isinstance(decision.action, PlayFromStock)

    table = ("honest", "honest", "honest")
    assert share(("onni", *table), in_turn, unseen) > 0.03
    assert share(("rauha", *table), in_turn, unseen) == 0.0


def test_the_bluffer_lies_far_more_than_the_honest_one_and_than_the_accountant() -> None:
    table = ("counter", "counter", "counter")
    bluffs = share(("helmi", *table), is_play, lies)
    assert bluffs > share(("aino", *table), is_play, lies) + 0.15
    assert bluffs > share(("rauha", *table), is_play, lies) + 0.15


def test_the_believer_doubts_less_than_the_accountant() -> None:
    table = ("liar", "liar", "counter")
    assert share(("toivo", *table), in_window, doubts) < 0.6 * share(("aino", *table), in_window, doubts)


def test_one_never_lets_a_last_card_go_by() -> None:
    stopped = 0
    memory, digest = Memory(), lore(RULES)
    for decision in played("vaino", "honest", "honest", "honest", deals=12):
        if decision.seat != 0:
            continue
        memory.fold(decision.view, decision.events)
        if in_window(decision) and digest.goes_out(decision.view, memory.pile[-1].seat):
            assert decision.action == Challenge()
            stopped += 1
    assert stopped


def test_the_beginner_lets_go_by_what_others_would_doubt() -> None:
    table = ("liar", "liar", "liar")
    assert share(("vieno", *table), in_window, lambda d: d.action == Pass()) > share(
        ("semirandom", *table), in_window, lambda d: d.action == Pass()
    )


@pytest.mark.slow
def test_the_levels_are_what_they_are_measured_to_be() -> None:
    """Few deals, so only whoever is far from its level is found."""
    ids = ["vieno", "rauha", "helmi", "aino"]
    found = measure(ids, 40, 1)
    rates = [found[id, MEASURES[0]].rate for id in ids]
    assert rates == sorted(rates, reverse=True)
    assert rates[0] > 0.75
    assert rates[-1] == 1 / SEATS, "the accountant against three of her own"


def test_the_page_introduces_everybody_with_the_habits_and_levels_that_they_have() -> None:
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    say = texts("en")
    for who in characters().values():
        assert f"| {who.name} | {who.level} | {say(f'character-{who.id}')} |\n" in text, AGAIN
        measured = re.search(rf"\| {who.name} \| {who.level} \| (\d+) ± \d+ \|", text)
        assert measured is not None, AGAIN
        low, high = BOUNDS[who.level]
        assert low - 2 * SLACK <= int(measured[1]) / 100 <= high + 2 * SLACK, AGAIN
    assert all(f"| `{name}` |" in text for name in Habits.__struct_fields__)
