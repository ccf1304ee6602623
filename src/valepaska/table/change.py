"""What a call of a table did: entries to be stored, and letters to be sent after that."""

from collections.abc import Sequence
from typing import NamedTuple

from valepaska.table import log, protocol
from valepaska.table.core import Core
from valepaska.table.letters import Letter, Update, own_updates, present, updates


class Change(NamedTuple):
    """What a call did. `expected` is the length of the log before `entries`.

    `person` is whom the asking connection belongs to from now on. `faults` is what bots did
    wrong, a line each.
    """

    expected: int
    entries: tuple[log.LogEvent, ...]
    letters: tuple[Letter, ...]
    person: str | None = None
    faults: tuple[str, ...] = ()


def changed(
    core: Core,
    expected: int,
    now: int,
    person: str | None = None,
    answers: Sequence[protocol.ToPage] = (),
    *,
    first: protocol.ToPage | None = None,
    asked: bool = False,
    presence: bool = False,
) -> Change:
    """What has been done since the log was `expected` entries long, for the connection of `person` that asked.

    It is told `first` before all else, and `answers` at the end; `asked`: in between, what its person is told of what
    happened. `presence`: who is connected may have changed, and everybody is told who is.
    """
    entries, core.entries = tuple(core.entries), []
    happened, core.told = core.told, []
    later, core.later = core.later, []
    letters: list[Letter] = []
    told = [entry for entry in entries if not isinstance(entry, log.Contributed)]
    if told:
        around = core.kept.stage != "playing" or any(not isinstance(entry, log.Acted) for entry in told)
        letters += updates(core, happened, now, around=around)
    concerned, core.concerned = core.concerned, set()
    if not told:
        letters += own_updates(core, sorted(concerned), now)
    if presence:
        here = present(core)
        letters += [Letter(viewer, here) for viewer in core.presence]
    letters += [Letter(viewer, message) for viewer, message in later]
    to_asker: list[protocol.ToPage | Update] = [] if first is None else [first]
    if asked:
        to_asker += [message for viewer, message, _ in letters if viewer == person]
    letters += [Letter(person, message, asker=True) for message in (*to_asker, *answers)]
    faults, core.faults = tuple(core.faults), []
    return Change(expected, entries, tuple(letters), person, faults)
