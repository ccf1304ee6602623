"""What a page makes of the two halves of a deal that it is sent: what everybody sees, and what its seat alone does."""

import json
from typing import Any

import msgspec

from valepaska.engine.view import View
from valepaska.table.happened import as_text


def whole(deal: Any, own: Any, seat: int | None) -> Any:
    """The deal as a page shows it; None when there is none."""
    if deal is None:
        return None
    mine = own or {"hand": [], "laid": {}, "just_drew": None, "may": None}
    claims = [
        {**entry, "cards": mine["laid"].get(str(place), entry["cards"])}
        for place, entry in enumerate(deal["view"]["claims"])
    ]
    view = {"seat": seat, **deal["view"], "claims": claims, "hand": mine["hand"], "just_drew": mine["just_drew"]}
    return {**deal, "view": view, "may": mine["may"]}


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def as_sent(seen: View) -> Any:
    """A view of the engine in the words of the protocol."""
    fields = {name: as_text(getattr(seen, name)) for name in seen.__struct_fields__}
    del fields["rules"], fields["seats"]
    claims = [
        {name: as_text(getattr(entry, name)) for name in entry.__struct_fields__} | {"claim": str(entry.claim)}
        for entry in seen.claims
    ]
    return plain(fields | {"claims": claims})
