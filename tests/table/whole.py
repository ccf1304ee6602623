"""What a page makes of the two halves of a deal that it is sent: what everybody sees, and what its seat alone does."""

from typing import Any


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
