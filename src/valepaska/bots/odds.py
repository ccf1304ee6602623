"""How likely a claim is to be true, as far as counting cards can tell."""

from functools import lru_cache

from valepaska.bots.memory import Memory
from valepaska.engine.events import Seat, Source
from valepaska.engine.places import Places, SeenPlay
from valepaska.rules.ladder import Kind


class Reach:
    """Which cards can be among the `room` cards in some places, and how likely each is there.

    `sure` are certainly there. Cards whose place is open are taken to lie in each possible
    place in proportion to the room there, so that for one group of unknown cards the chances
    are hypergeometric.
    """

    __slots__ = ("_memory", "groups", "room", "sure")

    def __init__(self, memory: Memory, here: Places, room: int) -> None:
        self._memory = memory
        self.sure = 0
        self.room = room
        self.groups: list[tuple[int, int]] = []
        for places, cards in memory.places.items():
            if not places & here:
                continue
            if places & ~here:
                self.groups.append((room_in(memory, places), cards))
            else:
                self.sure |= cards
                self.room -= cards.bit_count()

    def chances(self, kind: Kind) -> list[float]:
        """The chances of at least 0, 1, 2, ... cards of a kind, up to all copies of it."""
        of_kind = self._memory.lore.cards_of[kind]
        sure = (self.sure & of_kind).bit_count()
        found = tuple([(slots, (cards & of_kind).bit_count()) for slots, cards in self.groups if cards & of_kind])
        chances = [1.0] * sure + list(_spread(self.room, found))
        return chances + [0.0] * (self._memory.lore.copies[kind] + 1 - len(chances))


@lru_cache(maxsize=4096)
def _spread(room: int, groups: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
    """The chances of at least 0, 1, 2, ... hits; each group has so many hits among so many slots."""
    exactly = [1.0]
    for slots, hits in groups if room > 0 else ():
        for drawn in range(hits):
            left = max(slots, hits) - drawn
            grown = [0.0] * (len(exactly) + 1)
            for held, chance in enumerate(exactly):
                hit = min(1.0, (room - held) / left) if held < room else 0.0
                grown[held] += chance * (1.0 - hit)
                grown[held + 1] += chance * hit
            exactly = grown
    return (1.0, *(sum(exactly[least:]) for least in range(1, len(exactly))))


def hand_reach(memory: Memory, seat: Seat) -> Reach:
    """What can be in a hand."""
    return Reach(memory, 1 << seat, memory.sizes.get(1 << seat, 0))


def chance_true(memory: Memory, play: SeenPlay) -> float:
    """The chance that the claimant held what it claims: 0 when that is impossible, 1 when it is certain.

    It says whether the seat *could* tell the truth, not whether it did. For a card from the
    stock, played unseen, the two are the same.
    """
    if play.claim.count is not None and play.claim.count != play.count:
        return 0.0
    known = memory.known_in(play.place)
    if known & ~memory.lore.cards_of[play.kind]:
        return 0.0
    if known.bit_count() == play.count:
        return 1.0
    if play.source is Source.STOCK:
        return Reach(memory, play.place, 1).chances(play.kind)[1]
    chances = Reach(memory, play.place | 1 << play.seat, play.held).chances(play.kind)
    return chances[play.count] if play.count < len(chances) else 0.0


def room_in(memory: Memory, places: Places) -> int:
    """How many cards in these places are unknown."""
    room = 0
    known = memory.places
    for place, size in memory.sizes.items():
        if place & places:
            room += size - known.get(place, 0).bit_count()
    return room
