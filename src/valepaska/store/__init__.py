"""Where tables are kept."""

from valepaska.store.memory import MemoryStore
from valepaska.store.protocol import Conflict, InUse, Store, Stored, StoreError
from valepaska.store.sqlite import SqliteStore

__all__ = ["Conflict", "InUse", "MemoryStore", "SqliteStore", "Store", "StoreError", "Stored"]
