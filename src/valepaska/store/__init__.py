"""Where tables are kept."""

from valepaska.store.memory import MemoryStore
from valepaska.store.protocol import Conflict, Store, Stored, StoreError
from valepaska.store.sqlite import SqliteStore

__all__ = ["Conflict", "MemoryStore", "SqliteStore", "Store", "StoreError", "Stored"]
