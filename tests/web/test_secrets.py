"""What nobody may ever read: the keys of the decks, the tokens of seats, the cards of a deal that is played.

Every byte that leaves the server is searched, over sockets, HTTP and the log, and what lies on the disk for tokens.
"""

import logging
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.web.house import House, Page, house, run
from tests.web.playing import dealt, played
from tests.web.test_leaks import CARD
from valepaska.store import SqliteStore
from valepaska.table import letters, showing
from valepaska.table.change import Change
from valepaska.table.kept import Kept
from valepaska.table.log import Began, Opened
from valepaska.table.names import person_of
from valepaska.table.table import Table
from valepaska.web.api import Api
from valepaska.web.room import Room

Plant = Callable[[pytest.MonkeyPatch], None]


async def everything_over_http(place: House, table: str) -> list[str]:
    """What anybody is answered who knows the link of a table, or only guesses."""
    code = await place.server.codes.of(table, place.server.rooms.clock.now())
    own = ("", "/qr.svg", "/record", "/socket", "/nothing")
    paths = [f"/api/tables/{table}{path}" for path in own] + [f"/api/codes/{code}", "/api/codes/ABCDEF", "/api/about"]
    paths += ["/healthz", "/readyz", "/metrics", "/api/tables/guess", f"/t/{table}", "/api/rules?spec=x"]
    return [f"{path}: {(await place.text(path))[1]}" for path in paths]


async def secrets_of(place: House, pages: list[Page]) -> dict[str, str]:
    """What is secret at a table, by name."""
    entries = place.server.rooms.store.load(pages[0].table)
    keys = [entry.key for entry in entries if isinstance(entry, Began)]
    found = {f"the key of deal {number}": key for number, key in enumerate(keys, start=1)}
    assert isinstance(entries[0], Opened)
    found["the secret"] = entries[0].secret
    coming = Table.load(entries, 0).kept.coming
    found["the secret of the next deal"] = coming.secret.hex()
    for page in pages:
        assert page.token is not None
        if (given := coming.contributions.get(person_of(page.token))) is not None:
            found[f"what {page.seat} contributed to the next deal"] = given
    for page in pages:
        assert page.token is not None
        found |= {f"the token of {page.seat}": page.token, f"the person in {page.seat}": person_of(page.token)}
    return found


def search(folder: Path, caplog: pytest.LogCaptureFixture) -> list[str]:
    """Play until a window is open, ask for everything, and search all of it; what was found where."""
    found: list[str] = []

    async def main() -> None:
        async with house(store=SqliteStore(folder / "t.sqlite")) as place:
            pages = await dealt(place, "Anna", "Bo", "Cai", pace="unlimited")
            watcher = await place.page(pages[0].table)
            await played(pages)
            bodies = await everything_over_http(place, pages[0].table)
            found.extend(f"a card in {body[:200]}" for body in bodies if CARD.search(body))
            secrets = await secrets_of(place, pages)
            for name, secret in secrets.items():
                found.extend(f"{name} in {body[:200]}" for body in bodies if secret in body)
                for page in [*pages, watcher]:
                    own = name == f"the token of {page.seat}"
                    frames = [frame for frame in page.frames if secret in frame and not (own and '"seated"' in frame)]
                    found.extend(f"{name} told to {page.seat}: {frame[:200]}" for frame in frames)
                if secret in caplog.text:
                    found.append(f"{name} in the log")
                if "token" in name:
                    kept = [path.name for path in folder.iterdir() if secret.encode() in path.read_bytes()]
                    found.extend(f"{name} in {path}" for path in kept)
            if CARD.search(caplog.text):
                found.append("a card in the log")

    with caplog.at_level(logging.DEBUG):
        run(main())
    return found


def test_nothing_secret_leaves_the_server_while_a_deal_is_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert search(tmp_path, caplog) == []


def test_while_the_next_deal_is_played_the_record_is_that_of_the_last_one() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(seats=3)
            anna = await place.seated(table, "Anna")
            assert (await anna.ask("start"))["type"] == "accepted"
            assert (await anna.ask("stand"))["type"] == "accepted"
            await anna.until_deal(lambda deal: deal["review"])
            before = await place.text(f"/api/tables/{table}/record")
            bo = await place.seated(table, "Bo")
            assert (await bo.ask("start"))["type"] == "accepted"
            await bo.until_deal(lambda deal: deal["deal"] == 2)
            assert bo.deal["review"] is None
            assert await place.text(f"/api/tables/{table}/record") == before
            assert before[0] == 200

    run(main())


def _what_happens_is_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Room._tell

    def tell(self: Room, change: Change, job: object) -> None:
        logging.getLogger("valepaska.web").debug("%s", change.entries)
        right(self, change, job)  # type: ignore[arg-type]

    monkeypatch.setattr(Room, "_tell", tell)


def _the_record_is_given_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    from valepaska.table.table import Table

    monkeypatch.setattr(Table, "last_record", property(lambda table: table.kept.round.record))


def _links_tell_the_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Api._links

    def links(self: Api, request: object, id: str) -> tuple[str, ...]:
        secret = self._server.rooms.store.load(id)[0].secret  # type: ignore[union-attr]
        return (*right(self, request, id), secret)  # type: ignore[arg-type]

    monkeypatch.setattr(Api, "_links", links)


def _the_secret_of_the_next_deal_is_promised_in_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("valepaska.table.coming.commitment", bytes.hex)


def _contributions_are_told_before_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    right = showing.deal_part

    def part(kept: Kept, *, running: bool) -> object:
        found = right(kept, running=running)
        return found and msgspec.structs.replace(found, review=list(kept.coming.contributions.values()))

    monkeypatch.setattr(letters, "deal_part", part)


def _tokens_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("valepaska.table.table.person_of", lambda token: token)


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (_what_happens_is_logged, "in the log"),
        (_the_record_is_given_before_the_end, "a card in /api/tables/"),
        (_links_tell_the_secret, "the secret in /api/tables/"),
        (_the_secret_of_the_next_deal_is_promised_in_clear, "the secret of the next deal told to 0"),
        (_contributions_are_told_before_the_deal, "what 0 contributed to the next deal told to 1"),
        (_tokens_are_kept, "the token of 0 in t.sqlite"),
    ],
)
def test_a_planted_fault_is_found(
    plant: Plant, found: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert any(found in each for each in search(tmp_path, caplog))
