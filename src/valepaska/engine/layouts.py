"""In how many ways groups of cards can be laid out over regions, and the steps of a fair choice among all of them.

A *group* is a number of cards that can be in the same regions; a region takes a fixed number of
cards. A *layout* says which cards lie in which region.
"""

from math import comb, factorial, prod
from typing import NamedTuple

from valepaska.engine.plan import CERTAIN


class TooManySteps(Exception):
    """Counting all layouts would take more steps than the caller allows."""


class Steps(NamedTuple):
    """A walk through which every layout is equally likely; the lists are those of `plan.Plan`.

    `ways` is the number of layouts; without any there are no steps.
    """

    ways: int
    group: list[int]
    region: list[int]
    option_at: list[int]
    limit: list[int]
    cards: list[int]
    next: list[int]


Point = tuple[int, int, int, tuple[int, ...]]
"""Which giver, which of its takers comes next, how much the giver has left, and the room of all takers."""


class _Walk:
    """Givers one after the other spread what they have over their takers, which it fills exactly.

    Groups give cards to regions, or regions give room to groups: the same layouts, counted
    along the side on which there is less to remember.
    """

    def __init__(self, givers: list[int], takers: list[list[int]], room: list[int], most: int) -> None:
        self.givers = givers
        self.takers = takers
        self.most = most
        self.start: Point = (0, 0, givers[0] if givers else 0, tuple(room))
        self.end: Point = (len(givers), 0, 0, (0,) * len(room))
        self.found: dict[Point, int] = {self.end: 1}
        self._others = [[0] * len(room) for _ in givers]
        """For each giver and taker how much the givers after it could give there."""
        for giver in range(len(givers) - 1, 0, -1):
            reached = takers[giver]
            after = self._others[giver]
            self._others[giver - 1] = [more + (taker in reached) * givers[giver] for taker, more in enumerate(after)]

    def ways(self, point: Point) -> int:
        """In how many ways the givers can give what is left, each unit of it told from the others.

        Raises TooManySteps where the walk has more points than `most`.
        """
        known = self.found.get(point)
        if known is None:
            if len(self.found) >= self.most:
                raise TooManySteps
            known = sum(comb(point[2], given) * self.ways(after) for given, after in self.options(point))
            self.found[point] = known
        return known

    def options(self, point: Point) -> list[tuple[int, Point]]:
        """How much the giver may give to its next taker, and where the walk is then.

        Nothing that leaves more than its other takers have room for, or more room than other givers could fill.
        """
        giver, place, left, room = point
        if giver == len(self.givers):
            return []
        taker, *others = self.takers[giver][place:]
        last = not others
        least = max(0, left - sum(room[other] for other in others), room[taker] - self._others[giver][taker])
        options: list[tuple[int, Point]] = []
        for given in range(least, min(left, room[taker]) + 1):
            then = (*room[:taker], room[taker] - given, *room[taker + 1 :])
            if not last:
                options.append((given, (giver, place + 1, left - given, then)))
            else:
                following = self.givers[giver + 1] if giver + 1 < len(self.givers) else 0
                options.append((given, (giver + 1, 0, following, then)))
        return options


def count_layouts(groups: list[int], regions: list[list[int]], room: list[int], most: int) -> Steps:
    """The steps of a fair choice among all layouts of groups of these sizes.

    `regions` lists for each group those that it can be in, `room` how many cards each region
    takes: all cards and no more. Raises TooManySteps beyond `most` steps.
    """
    if _memories(room) <= _memories(groups):
        return _steps(_Walk(groups, regions, room, most))
    order = sorted(range(len(room)), key=room.__getitem__)
    reached = [[group for group, reach in enumerate(regions) if region in reach] for region in order]
    steps = _steps(_Walk([room[region] for region in order], reached, groups, most))
    ways = steps.ways * prod(map(factorial, groups)) // prod(map(factorial, room))
    return steps._replace(ways=ways, group=steps.region, region=[order[giver] for giver in steps.group])


def _memories(room: list[int]) -> int:
    """How many different rooms there can be on a walk; that of the largest follows from the others."""
    return prod(size + 1 for size in room) // (max(room, default=0) + 1)


def _steps(walk: _Walk) -> Steps:
    """The steps of a walk, with the givers as groups."""
    ways = walk.ways(walk.start)
    steps = Steps(ways, [], [], [0], [], [], [])
    order = [walk.start] if ways and walk.start != walk.end else []
    numbers = {walk.start: 0, walk.end: -1}
    for point in order:
        steps.group.append(point[0])
        steps.region.append(walk.takers[point[0]][point[1]])
        total = 0
        for given, after in walk.options(point):
            if not walk.found[after]:
                continue
            total += comb(point[2], given) * walk.found[after]
            if after not in numbers:
                numbers[after] = len(order)
                order.append(after)
            steps.limit.append(CERTAIN * total // walk.found[point])
            steps.cards.append(given)
            steps.next.append(numbers[after])
        steps.option_at.append(len(steps.limit))
    return steps


def one_layout(groups: list[int], regions: list[list[int]], room: list[int]) -> list[list[int]] | None:
    """The groups of the cards in each region in some layout; None where there is none (Kuhn's augmenting paths)."""
    held: list[list[int]] = [[] for _ in room]

    def place(group: int, tried: set[int]) -> bool:
        for region in regions[group]:
            if region in tried:
                continue
            tried.add(region)
            if len(held[region]) < room[region]:
                held[region].append(group)
                return True
            for at, other in enumerate(held[region]):
                if place(other, tried):
                    held[region][at] = group
                    return True
        return False

    for group, cards in enumerate(groups):
        if not all(place(group, set()) for _ in range(cards)):
            return None
    return held
