"""How a store is named on the command line."""

from pathlib import Path

from valepaska.errors import ValepaskaError
from valepaska.records.files import data_folder

_SQLITE = "sqlite:///"
_MEMORY = "memory:"


def database_of(db: str | None) -> Path | None:
    """The file of an address such as ``sqlite:///PATH``; None: tables are kept in memory only.

    Without an address it is the user's own file. Raises ValepaskaError for another kind of address.
    """
    if db is None:
        return data_folder() / "tables.sqlite"
    if db == _MEMORY:
        return None
    if not db.startswith(_SQLITE) or len(db) == len(_SQLITE):
        raise ValepaskaError(f"the store {db!r} is not known: write --db {_SQLITE}PATH, or --db {_MEMORY}")
    return Path(db.removeprefix(_SQLITE))
