"""The accounts of programs in a database."""

import sqlite3

from valepaska.table.names import readings
from valepaska.table.programs import Program

SCHEMA = """
CREATE TABLE IF NOT EXISTS programs (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS program_names (reading TEXT PRIMARY KEY, id TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS names_of_program ON program_names (id);
"""
"""A name is taken by all its readings, so that no two names can be mistaken for each other."""


def add(connection: sqlite3.Connection, program: Program) -> bool:
    """See `Store.add_program`."""
    said = sorted(readings(program.name))
    marks = ", ".join("?" * len(said))
    if connection.execute(f"SELECT 1 FROM program_names WHERE reading IN ({marks})", said).fetchone():
        return False
    connection.execute("INSERT INTO programs VALUES (?, ?, ?)", program)
    connection.executemany("INSERT INTO program_names VALUES (?, ?)", [(reading, program.id) for reading in said])
    return True


def use(connection: sqlite3.Connection, id: str, now: int) -> Program | None:
    """See `Store.use_program`."""
    connection.execute("UPDATE programs SET used = max(used, ?) WHERE id = ?", (now, id))
    found = connection.execute("SELECT id, name, used FROM programs WHERE id = ?", (id,)).fetchone()
    return None if found is None else Program(*found)


def drop(connection: sqlite3.Connection, id: str) -> bool:
    """See `Store.drop_program`."""
    connection.execute("DELETE FROM program_names WHERE id = ?", (id,))
    return connection.execute("DELETE FROM programs WHERE id = ?", (id,)).rowcount > 0


def sweep(connection: sqlite3.Connection, before: int) -> int:
    """See `Store.sweep_programs`."""
    old = connection.execute("SELECT id FROM programs WHERE used < ?", (before,)).fetchall()
    return sum(drop(connection, id) for (id,) in old)
