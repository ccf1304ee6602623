"""Deals that are consistent with everything a seat knows.

`sample(view, knowledge, random)` gives a state in which every card lies in a place that the
seat's knowledge leaves open for it and every place has its size; the seat's view of it is the
view. All such states are equally likely. That is done by counting: cards with the same places
form a group, places that the same groups can reach form a region, and the ways to go on are
counted for every number of cards that a group can give to a region.

Where that takes more than `MOST_STEPS` steps (about one decision in a hundred of games with
`valepaska-house`, with four bots), the sample begins with one possible layout, and every two regions
exchange the cards that may be in either, `SWEEPS` times over. Sets and sizes hold all the same, but
the states are then only nearly equally likely, and one that no exchange of two regions leads to
is never drawn.
"""

from itertools import accumulate, chain, pairwise
from math import factorial
from random import Random

from valepaska.cards import CardSet, bits, take_bits
from valepaska.engine import codes as c
from valepaska.engine.events import Phase
from valepaska.engine.knowledge import Knowledge
from valepaska.engine.layout import PILE_ARRAYS, Board, Dice
from valepaska.engine.layouts import Steps, TooManySteps, count_layouts, one_layout
from valepaska.engine.places import DISCARDS, DOWN, FIRST_PLAY, NOWHERE, STOCK, UP, Places
from valepaska.engine.plan import (
    GROUP_SHIFT,
    TO_DISCARDS,
    TO_DOWN,
    TO_DRAWN,
    TO_HAND,
    TO_NOWHERE,
    TO_PLAY,
    TO_STOCK,
    Plan,
)
from valepaska.engine.reading import END_REASONS
from valepaska.engine.redeal import redeal
from valepaska.engine.sight import sight
from valepaska.engine.state import State
from valepaska.engine.view import View
from valepaska.errors import ValepaskaError

COUNTER_BITS = 62
MOST_STEPS = 10_000
SWEEPS = 4
UNFIT = "the view and the knowledge are not of the same seat and moment"
_DRAWN: Places = 1 << 200
"""The card that the last player has just drawn: a place of its own within the hand."""


def sample(view: View, knowledge: Knowledge, random: Random) -> State:
    """A state that the seat of the view cannot tell from the real one; see `Sampler`."""
    return Sampler(view, knowledge).draw(random)


class Sampler:
    """Draws states that are consistent with what a seat knows at one moment.

    `knowledge` has folded the seat's events up to this view. `ways` is the number of consistent
    states, in which copies of a face count as different cards; None where they were not counted.
    `board` holds what is certain, and `plan` says how the rest is dealt. Raises ValepaskaError
    where view and knowledge are not of the same seat and moment.
    """

    def __init__(self, view: View, knowledge: Knowledge, most_steps: int = MOST_STEPS) -> None:
        self.rules = view.rules
        self.number = knowledge.number
        self.board = _certain(view, knowledge)
        groups, room = _hidden(view, knowledge, self.board)
        self.plan, self.ways = _plan(groups, room, self.board, most_steps)
        if view.phase is Phase.SETUP and view.rules.opening.starter == "random":
            self.plan = self.plan._replace(draws_starter=[1])
        cards = len(self.plan.cards)
        self._scratch = [0] * cards, [0] * cards, [0] * (len(self.plan.region_at) + len(self.plan.group_at))

    def draw(self, random: Random) -> State:
        """One of the consistent states; play can go on from it."""
        board = self.board.copy()
        board.deck = self.board.deck[:]
        redeal(board, self.plan, Dice(random.getrandbits(COUNTER_BITS)), *self._scratch)
        return State(self.rules, board, self.number)


def _certain(view: View, known: Knowledge) -> Board:
    """A board with the cards that are face up, and with room for all others."""
    sizes = [*view.hand_sizes, view.stock, view.discards, *(entry.count for entry in view.claims)]
    places = [*(1 << seat for seat in range(view.seats)), STOCK, DISCARDS, *(play.place for play in known.pile)]
    if known.seat != view.seat or sizes != [known.sizes.get(place) for place in places]:
        raise ValepaskaError(UNFIT)
    board = sight(view)
    cards = known.deck.bit_count()
    for name in PILE_ARRAYS:
        values = getattr(board, name)
        values += [0] * (cards - len(values))
    board.deck = [c.NO_CARD] * cards
    board.stock_at, board.stock_end = cards - view.stock, cards
    board.hand = [0] * view.seats
    board.play_cards = [0] * cards
    board.bound = int(known.bound)
    board.effect = board.effect if view.claims else c.ILLEGAL
    board.ended = 0 if view.outcome is None else END_REASONS.index(view.outcome.reason)
    lying = known.known_in(UP)
    for seat, up in enumerate(view.up):
        found = take_bits(up, lying)
        if found is None:
            raise ValepaskaError(UNFIT)
        board.up[seat] = found
        lying &= ~found
    return board


def _hidden(view: View, known: Knowledge, board: Board) -> tuple[dict[Places, CardSet], dict[Places, int]]:
    """The cards whose place is open, by places, and the room for them; all others are put on the board."""
    room = {place: size for place, size in known.sizes.items() if place != UP}
    groups: dict[Places, CardSet] = {}
    drawer = view.claimant if view.swapper is None else view.swapper
    drawn = known.drawn
    hand: Places = 0
    if drawer is None:
        drawn = 0
    elif drawn and drawer == known.seat:
        seen = take_bits((view.just_drew,), known.known_in(1 << drawer)) if view.just_drew else drawn
        board.just_drew = (seen or drawn).bit_length() - 1
    elif drawn:
        hand = 1 << drawer
        room |= {_DRAWN: 1, hand: room[hand] - 1}
    for places, cards in known.places.items():
        fresh = cards & drawn if places & hand else 0
        for mask, part in ((places | _DRAWN, fresh), (places, cards & ~fresh)):
            if part and mask.bit_count() == 1 and mask not in (STOCK, DOWN):
                _put(board, mask, part)
                if mask != UP:
                    room[mask] -= part.bit_count()
            elif part:
                groups[mask] = groups.get(mask, 0) | part
    return groups, room


def _put(board: Board, place: Places, cards: CardSet) -> None:
    """Cards that certainly lie in one place; those that are face up lie there already."""
    bit = place.bit_length() - 1
    if bit < c.MOST_SEATS:
        board.hand[bit] = cards
    elif bit >= FIRST_PLAY:
        board.play_cards[bit - FIRST_PLAY] = cards
    elif place == DISCARDS:
        board.discards = cards


def _plan(
    groups: dict[Places, CardSet], room: dict[Places, int], board: Board, most_steps: int
) -> tuple[Plan, int | None]:
    """How the hidden cards are dealt, and in how many ways."""
    live = sum(place for place, size in room.items() if size)
    narrowed: dict[Places, CardSet] = {}
    for mask, cards in groups.items():
        narrowed[mask & live] = narrowed.get(mask & live, 0) | cards
    masks = sorted(narrowed, key=lambda mask: (narrowed[mask].bit_count(), mask))
    regions: dict[tuple[bool, ...], list[Places]] = {}
    for place, size in room.items():
        if size:
            regions.setdefault(tuple(bool(mask & place) for mask in masks), []).append(place)
    reached = [[number for number, reach in enumerate(regions) if reach[group]] for group in range(len(masks))]
    sizes = [narrowed[mask].bit_count() for mask in masks]
    rooms = [sum(room[place] for place in places) for places in regions.values()]
    if min(room.values()) < 0 or sum(rooms) != sum(sizes):
        raise ValepaskaError(UNFIT)
    members = [list(bits(narrowed[mask])) for mask in masks]
    plan = _places_of(list(regions.values()), room, board)
    try:
        steps = count_layouts(sizes, reached, rooms, most_steps)
    except TooManySteps:
        return _by_exchange(plan, sizes, reached, rooms, members), None
    if not steps.ways:
        raise ValepaskaError(UNFIT)
    return _by_steps(plan, steps, members), steps.ways * _orders(plan)


def _places_of(regions: list[list[Places]], room: dict[Places, int], board: Board) -> Plan:
    """A plan with the places of every region."""
    region_at, target_at = [0], [0]
    targets: list[tuple[int, int, int]] = []
    for places in regions:
        for place in places:
            targets += _targets(place, room[place], board)
        region_at.append(region_at[-1] + sum(room[place] for place in places))
        target_at.append(len(targets))
    to, index, size = ([target[part] for target in targets] for part in range(3))
    return Plan([], [0], region_at, target_at, to, index, size, [], [], [0], [], [], [], [], [], [], [])


def _targets(place: Places, size: int, board: Board) -> list[tuple[int, int, int]]:
    """Where the kernel puts the cards of a place, and how many."""
    bit = place.bit_length() - 1
    if bit < c.MOST_SEATS:
        return [(TO_HAND, bit, size)]
    if place == _DRAWN:
        drawer = board.claimant if board.swapper == c.NOBODY else board.swapper
        return [(TO_DRAWN, drawer, size)]
    if place == DOWN:
        slots = [seat * c.SLOTS + slot for seat in range(board.seats) for slot in range(board.down_n[seat])]
        return [(TO_DOWN, slot, 1) for slot in slots]
    if bit >= FIRST_PLAY:
        return [(TO_PLAY, bit - FIRST_PLAY, size)]
    if place == STOCK:
        return [(TO_STOCK, board.stock_at, size)]
    return [({DISCARDS: TO_DISCARDS, NOWHERE: TO_NOWHERE}[place], 0, size)]


def _by_steps(plan: Plan, steps: Steps, cards: list[list[int]]) -> Plan:
    return plan._replace(
        cards=list(chain(*cards)),
        group_at=[0, *accumulate(map(len, cards))],
        step_group=steps.group,
        step_region=steps.region,
        option_at=steps.option_at,
        option_limit=steps.limit,
        option_cards=steps.cards,
        option_next=steps.next,
    )


def _by_exchange(
    plan: Plan, sizes: list[int], reached: list[list[int]], rooms: list[int], cards: list[list[int]]
) -> Plan:
    held = one_layout(sizes, reached, rooms)
    if held is None:
        raise ValepaskaError(UNFIT)
    left = [iter(group) for group in cards]
    laid = [group << GROUP_SHIFT | next(left[group]) for region in held for group in region]
    admits = [int(region in regions) for regions in reached for region in range(len(rooms))]
    return plan._replace(cards=list(chain(*cards)), laid=laid, admits=admits, sweeps=[SWEEPS])


def _orders(plan: Plan) -> int:
    """In how many ways the cards of the regions can be spread over their places."""
    found = 1
    for at, end in pairwise(plan.region_at):
        found *= factorial(end - at)
    for to, size in zip(plan.target_to, plan.target_size, strict=True):
        found //= 1 if to == TO_STOCK else factorial(size)
    return found
