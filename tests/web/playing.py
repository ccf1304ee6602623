"""Tables at which people play, over sockets."""

from typing import Any

from tests.web.house import House, Page


async def dealt(place: House, *names: str, **wish: Any) -> list[Page]:
    """A table at which these people sit and the first deal has begun."""
    table = await place.open(seats=len(names), **wish)
    pages = [await place.seated(table, name) for name in names]
    assert (await pages[0].ask("start"))["type"] == "accepted"
    for page in pages:
        await page.until_deal(lambda deal: deal["deal"] == 1)
        await page.until_contributed()
    return pages


async def played(pages: list[Page]) -> None:
    """Somebody makes the first play, and everybody is asked whether it is true."""
    first = pages[0]
    if first.deal["view"]["phase"] == "opening":
        claim = first.deal["view"]["opening"]
    else:
        first = pages[first.deal["view"]["turn"]]
        claim = next(choice["claim"] for choice in first.deal["may"]["ranks"] if choice["reason"] is None)
    assert await first.act(f"play {first.deal['view']['hand'][0]} as {claim}") == "accepted"
    for page in pages:
        await page.until_deal(lambda deal: deal["view"]["phase"] == "window")
