"""Where tables are kept."""

from valepaska.store.address import database_of
from valepaska.store.backup import back_up
from valepaska.store.memory import MemoryStore
from valepaska.store.protocol import Changed, Code, Conflict, InUse, Shared, Store, Stored, StoreError
from valepaska.store.sqlite import SqliteStore

__all__ = [
    "Changed",
    "Code",
    "Conflict",
    "InUse",
    "MemoryStore",
    "Shared",
    "SqliteStore",
    "Store",
    "StoreError",
    "Stored",
    "back_up",
    "database_of",
]
