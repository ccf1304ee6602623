"""Every store keeps the contract."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.store.contract import CONTRACT
from valepaska.store import MemoryStore, SqliteStore, Store


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    made: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "tables.db")
    yield made
    made.close()


@pytest.mark.parametrize("promise", CONTRACT, ids=lambda promise: promise.__name__)
def test_a_store_keeps_its_promises(promise: Callable[[Store], None], store: Store) -> None:
    promise(store)
