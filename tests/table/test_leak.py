"""Nobody is sent a card that they may not know: every message to every viewer is read, byte by byte."""

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.table.guard import Guard, Leak
from tests.table.stage import Page, Stage, token
from tests.table.test_machine import action_of
from valepaska.engine import view as engine_view
from valepaska.engine.events import Seat
from valepaska.engine.state import State
from valepaska.table import protocol, showing, sights
from valepaska.table.fair import Fair

SPECS = [
    "valepaska",
    "valepaska-classic",
    "valepaska-house",
    "paskahousu",
    "poytapaska",
    "ruotsalainen",
    "valepaska+swap_window=until_next_play+refill_to=5",
    "valepaska+blind_play=always+challengers=anyone_incl_out",
]


def play(spec: str, seed: int, steps: int = 250) -> Iterator[Stage]:
    """Two people, a bot, one who is often away, and watchers; the table after each step."""
    dice = random.Random(seed)
    stage = Stage(spec)
    anna, bo, cai = stage.sit("Anna"), stage.sit("Bo"), stage.sit("Cai")
    stage.connect()
    stage.send(anna, protocol.Start(id="start"))
    yield stage
    for number in range(steps):
        luck = dice.random()
        if luck < 0.1:
            stage.drop(cai) if cai.connected else stage.connect(page=cai)
        elif luck < 0.15:
            stage.connect()
        elif luck < 0.2:
            stage.restart()
            for page in (anna, bo):
                stage.connect(page=page)
            cai.connected = False
        elif luck < 0.8:
            page = dice.choice((anna, bo))
            if page.deal["may"] is not None:
                stage.act(page, action_of(page, dice.randrange(10_000)), id=f"x{number}")
        else:
            stage.wait(dice.choice((1_000, 6_000, 20_000)))
        if not stage.is_playing():
            stage.send(anna, protocol.Start(id=f"start{number}"))
        yield stage


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_message_holds_a_card_that_its_viewer_may_not_know(spec: str, seed: int) -> None:
    guard: Guard | None = None
    for stage in play(spec, seed):
        guard = guard or Guard(stage)
        guard.check()
    assert guard is not None
    assert guard.folded > 10


def _another_seats_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    right = sights.own_view
    monkeypatch.setattr(showing, "own_view", lambda state, seat, laid, may: right(state, 0, laid, may))


def _cards_that_others_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_of_the_pile(state: State, seat: Seat) -> Any:
        return tuple(enumerate(state.board.play_cards[: state.board.plays]))

    monkeypatch.setattr(sights, "own_laid", all_of_the_pile)
    monkeypatch.setattr(showing, "own_laid", all_of_the_pile)


def _a_pile_that_lies_open(monkeypatch: pytest.MonkeyPatch) -> None:
    right = sights._entry
    monkeypatch.setattr(sights, "_entry", lambda *facts: right(*facts[:-1], 0b1111))


def _unredacted_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("valepaska.table.happened.engine.redact", lambda event, seat: event)


def _review_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(played: Any) -> Any:
        seats = range(played.state.seats)
        return [[str(card) for card in engine_view.view(played.state, seat).hand] for seat in seats]

    right = showing.deal_part

    def part(kept: Any, *, running: bool) -> Any:
        return {"wrong": everything(kept.round), "right": right(kept, running=running)}

    monkeypatch.setattr("valepaska.table.letters.deal_part", part)
    monkeypatch.setattr(Page, "_update", lambda self, message: None)


def _secret_told_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("valepaska.table.coming.commitment", bytes.hex)


def _contributions_told_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    right = showing.facts
    monkeypatch.setattr(
        "valepaska.table.letters.facts",
        lambda kept, present: msgspec.structs.replace(
            right(kept, present), joining=tuple(kept.coming.contributions.values())
        ),
    )


def _key_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    right = showing.facts
    monkeypatch.setattr(
        "valepaska.table.letters.facts",
        lambda kept, present: msgspec.structs.replace(right(kept, present), joining=(kept.dice._key.hex(),)),
    )


@pytest.mark.parametrize(
    "plant",
    [
        _another_seats_cards,
        _cards_that_others_laid,
        _a_pile_that_lies_open,
        _unredacted_events,
        _review_too_early,
        _secret_told_too_early,
        _contributions_told_too_early,
        _key_in_the_record,
    ],
)
def test_a_planted_leak_is_found(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    anna, bo = stage.sit("Anna"), stage.sit("Bo")
    stage.connect()
    guard = Guard(stage)
    guard.check()
    plant(monkeypatch)
    with pytest.raises(Leak):
        _watch(stage, guard, anna)
    assert bo.raw


def _watch(stage: Stage, guard: Guard, host: Page) -> None:
    stage.send(host, protocol.Start(id="start"))
    for _ in range(60):
        guard.check()
        stage.wait(3_000)


@pytest.mark.parametrize("spec", ["valepaska", "valepaska-classic", "valepaska-house", "valepaska-wikipedia"])
def test_two_worlds_that_differ_in_hidden_cards_send_the_same_bytes(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    for seed in range(6):
        compared += _twins(spec, seed, monkeypatch)
    assert compared > 100


def _twins(spec: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play a deal twice, with two cards of two other hands exchanged; what seat 0 was sent alike."""
    dice = random.Random(seed)
    one = Stage(spec)
    pages = [one.sit(name) for name in ("Anna", "Bo", "Cai", "Disa")]
    one.send(pages[0], protocol.Start(id="start"))
    mine, his = dice.choice(pages[1].hand), dice.choice(pages[2].hand)
    change = {mine: his, his: mine}

    right = Fair.deck

    def exchanged(fair: Fair, rules: Any) -> Any:
        deck = right(fair, rules)
        return tuple(next((card for card in deck if str(card) == change.get(str(each))), each) for each in deck)

    with monkeypatch.context() as patch:
        patch.setattr(Fair, "deck", exchanged)
        two = Stage(spec)
        twins = [two.sit(name) for name in ("Anna", "Bo", "Cai", "Disa")]
        two.send(twins[0], protocol.Start(id="start"))
    guard = Guard(one)
    for number in range(120):
        _step(one, two, dice, number, change)
        guard.check()
        if not one.is_playing() or {mine, his} & guard.known[0]:
            break
        assert pages[0].raw == twins[0].raw
        assert pages[3].raw == twins[3].raw or {mine, his} & guard.known[3]
    return len(pages[0].raw)


def _step(one: Stage, two: Stage, dice: random.Random, number: int, change: dict[str, str]) -> None:
    asked = [page for page in one.pages if page.deal["may"] is not None]
    if dice.random() < 0.2 or not asked:
        wait = dice.choice((500, 2_000, 6_000))
        one.wait(wait)
        two.wait(wait)
        return
    page = dice.choice(asked)
    twin = two.page_of(page.seat)
    action = action_of(page, dice.randrange(10_000))
    other = " ".join(change.get(word, word) for word in action.split(" "))  # the two may have gone on to a third hand
    first, second = one.act(page, action, id=f"x{number}"), two.act(twin, other, id=f"x{number}")
    assert (first and first["type"]) == (second and second["type"])


def test_times_and_sizes_of_messages_about_the_same_public_facts_are_the_same() -> None:
    """Two of another's hands that differ in their cards alone: a watcher's messages are as long, to the byte."""
    sizes = set()
    for seed in range(12):
        stage = Stage(secret=random.Random(seed).randbytes(32))
        watcher = stage.connect()
        pages = [stage.sit(name) for name in ("Anna", "Bo", "Cai", "Disa")]
        stage.send(pages[0], protocol.Start(id="start"))
        starts = [body for body in watcher.raw if b'"deal_begins"' in body]
        sizes.add(tuple(len(re.sub(rb'"dealer":\d', b"", body)) for body in starts))
    assert len(sizes) == 1


def test_a_page_with_a_token_that_is_not_known_watches() -> None:
    stage = Stage()
    anna = stage.sit("Anna")
    stage.send(anna, protocol.Start(id="start"))
    guest = stage.connect(token("guess"))
    assert guest.mine["seat"] is None
    assert guest.view["hand"] == []
