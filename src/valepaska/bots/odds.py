"""How likely a claim is to be true, as far as counting cards can tell."""

from valepaska.bots.memory import STOCK, Memory, Places, SeenPlay
from valepaska.engine.events import Seat, Source
from valepaska.rules.ladder import Kind


def chance_true(memory: Memory, play: SeenPlay) -> float:
    """The chance that the claimant held what it claims: 0 when that is impossible, 1 when it is certain.

    Cards whose place is open are taken to lie in each possible place in proportion to the
    room there, so that for one group of unknown cards this is the hypergeometric chance. What
    it says is whether the seat *could* tell the truth, not whether it did. For a card from the
    stock, played unseen, the two are the same.
    """
    if play.claim.count is not None and play.claim.count != play.count:
        return 0.0
    if play.source is Source.STOCK:
        return _at_least(memory, play.kind, play.place, 1, 1)
    known = memory.known_in(play.place)
    if known.bit_count() == play.count:
        return float(not known & ~memory.lore.cards_of[play.kind])
    if known & ~memory.lore.cards_of[play.kind]:
        return 0.0
    return _at_least(memory, play.kind, play.place | 1 << play.seat, play.held, play.count)


def chances_held(memory: Memory, seat: Seat, kind: Kind) -> list[float]:
    """The chances that a hand holds at least 0, 1, 2, ... cards of a kind, up to all copies of it."""
    room = memory.sizes.get(1 << seat, 0)
    sure, spread = _held(memory, kind, 1 << seat, room)
    chances = [1.0] * (sure + 1) + [sum(spread[more:]) for more in range(1, len(spread))]
    return chances + [0.0] * (memory.lore.copies[kind] + 1 - len(chances))


def _at_least(memory: Memory, kind: Kind, here: Places, room: int, wanted: int) -> float:
    sure, spread = _held(memory, kind, here, room)
    return 1.0 if wanted <= sure else sum(spread[wanted - sure :])


def _held(memory: Memory, kind: Kind, here: Places, room: int) -> tuple[int, list[float]]:
    """How many of a kind certainly lie among the `room` cards in `here`, and the chances of 0, 1, 2, ... more."""
    of_kind = memory.lore.cards_of[kind]
    sure = 0
    groups: list[tuple[Places, int]] = []
    for places, cards in memory.places.items():
        if not places & here:
            continue
        matching = (cards & of_kind).bit_count()
        if not places & ~here:
            sure += matching
            room -= cards.bit_count()
        elif matching:
            groups.append((places, matching))
    chances = [1.0]
    if room <= 0:
        return sure, chances
    for places, matching in groups:
        slots = max(room_in(memory, places), matching)
        for drawn in range(matching):
            left = slots - drawn
            grown = [0.0] * (len(chances) + 1)
            for held, chance in enumerate(chances):
                hit = (room - held) / left if held < room else 0.0
                if hit > 1.0:
                    hit = 1.0
                grown[held] += chance * (1.0 - hit)
                grown[held + 1] += chance * hit
            chances = grown
    return sure, chances


def room_in(memory: Memory, places: Places) -> int:
    """How many cards in these places are unknown."""
    room = 0
    for place, size in memory.sizes.items():
        if place & places:
            room += size - memory.known_in(place).bit_count()
    return room


def stock_chance(memory: Memory, kind: Kind) -> float:
    """The chance that the next card of the stock is of a kind."""
    return _at_least(memory, kind, STOCK, 1, 1) if memory.sizes.get(STOCK) else 0.0
