"""No byte that one may not know: everything that is sent is searched for cards that its reader has never seen.

What each seat may have seen is worked out here from the stored log and the whole state of the deal, without the
code that decides what is sent: the cards that were ever in the seat's own hand, that lay face up, or that were turned.
"""

import json
import logging
import re
from collections.abc import Iterator

import msgspec
import pytest

from tests.web.house import Page, house, run
from tests.web.play import whole_deal
from valepaska.engine.events import Challenged, Misfit, Played, Swapped
from valepaska.engine.view import view
from valepaska.table import kept, pace, showing, sights
from valepaska.table.folding import fold
from valepaska.table.kept import Kept
from valepaska.table.log import LogEvent
from valepaska.table.pace import Times

CARD = re.compile(r"(?<![A-Za-z0-9_-])([3-9TJQKA2][cdhs]|X)(?![A-Za-z0-9_-])")
GAMES = ["valepaska", "ruotsalainen", "valepaska+soft-twos", "poytapaska", "paskahousu", "valepaska+black-specials"]


HUNDREDTHS = Times(window=400, shortest=15, offer=400, setup=400, turn=2_000, grace=500, rematch=500)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows and waits of a hundredth of their length."""
    monkeypatch.setitem(pace.PACES, "quick", HUNDREDTHS)


class Knowledge:
    """After each version of the log, which cards each seat (None: a watcher) has ever been able to see."""

    def __init__(self, entries: list[LogEvent]) -> None:
        self.after: list[dict[int | None, frozenset[str]]] = [{}]
        self.over_at: int | None = None
        table = Kept.open(entries[0])
        seen: dict[int | None, set[str]] = {seat: set() for seat in (None, *range(len(table.chairs)))}
        self._note(seen)
        for version, entry in enumerate(entries[1:], start=2):
            told = fold(table, entry)
            if table.round is not None:
                self._look(table, told, seen)
                if table.round.over and self.over_at is None:
                    self.over_at = version
            self._note(seen)

    def _note(self, seen: dict[int | None, set[str]]) -> None:
        self.after.append({seat: frozenset(cards) for seat, cards in seen.items()})

    def _look(self, table: Kept, told: tuple[kept.Told, ...], seen: dict[int | None, set[str]]) -> None:
        assert table.round is not None
        state = table.round.state
        shown: set[str] = set()
        for seat in range(state.seats):
            own = view(state, seat)
            seen[seat] |= set(map(str, own.hand))
            shown |= {str(card) for up in own.up for card in up}
        for event in told:
            if isinstance(event, Challenged):
                shown |= set(map(str, event.cards))
            elif isinstance(event, Misfit):
                shown.add(str(event.card))
            elif isinstance(event, Swapped):
                shown |= {str(event.give), str(event.take)}
            elif isinstance(event, Played) and event.cards is not None and not state.rules.challenge.face_down:
                shown |= set(map(str, event.cards))
        for cards in seen.values():
            cards |= shown

    def leaks(self, page: Page, seat: int | None) -> Iterator[str]:
        """The frames of a page, before the deal was over, with a card that its seat cannot have seen."""
        version = 1
        for frame in page.frames:
            message = json.loads(frame)
            if message["type"] in ("welcome", "update"):
                version = message["version"]
            if self.over_at is not None and version >= self.over_at:
                return
            strange = set(CARD.findall(frame)) - self.after[version].get(seat, frozenset())
            if strange:
                yield f"seat {seat} at version {version} read of {sorted(strange)} in {frame[:300]}"


def leaks_of_a_deal(rules: str, seed: int, caplog: pytest.LogCaptureFixture) -> list[str]:
    """Play a deal with two people, two bots and a watcher, and search everything that was sent and logged."""
    found: list[str] = []

    async def main() -> None:
        async with house() as place:
            table, people = await whole_deal(place, seed, rules, people=2, seats=4, pace="quick")
            known = Knowledge(place.server.rooms.store.load(table))
            assert known.over_at is not None
            assert sum(len(page.frames) for pages in people for page in pages) > 30
            for seat, pages in enumerate(people):
                for page in pages:
                    found.extend(known.leaks(page, seat if seat < 2 else None))
            _, figures = await place.text("/metrics")
            found.extend(f"the figures tell of {card}" for card in CARD.findall(figures))

    with caplog.at_level(logging.DEBUG, logger="valepaska"):
        run(main())
    found.extend(f"the log tells of {card}" for card in CARD.findall(caplog.text))
    return found


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
@pytest.mark.parametrize("rules", GAMES)
def test_nobody_is_sent_a_card_that_they_have_never_seen(
    rules: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    assert leaks_of_a_deal(rules, seed, caplog) == []


def test_the_search_finds_an_event_that_is_not_redacted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("valepaska.engine.events.redact", lambda event, seat: event)
    assert leaks_of_a_deal("valepaska", 0, caplog)


def test_the_search_finds_the_cards_of_another_seat(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(pace.PACES, "quick", msgspec.structs.replace(HUNDREDTHS, turn=100))  # no move of seat 1 fits
    right = sights.own_view
    monkeypatch.setattr(showing, "own_view", lambda state, seat, laid, may: right(state, 0, laid, may))
    found = leaks_of_a_deal("valepaska", 0, caplog)
    assert found
    assert all(leak.startswith("seat 1") for leak in found)
