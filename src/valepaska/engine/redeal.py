"""Deal the cards that a seat has not seen anew, within what it knows. Part of the kernel.

Integers only, nothing is made, nothing is raised, so that the text compiles under Numba. A
`Plan` says what is to be dealt: groups of cards that can be in the same places, and *regions*,
places that the same groups can reach. First it is drawn how many cards each group gives to each
region, then which, then the cards of a region are shuffled over its places.
"""

from valepaska.engine.dice import draw_below, draw_word
from valepaska.engine.layout import Board, Dice
from valepaska.engine.plan import (
    CARD,
    GROUP_SHIFT,
    TO_DISCARDS,
    TO_DOWN,
    TO_DRAWN,
    TO_HAND,
    TO_PLAY,
    TO_STOCK,
    Plan,
)


def shuffle_part(dice: Dice, cards: list[int], first: int, end: int) -> None:
    """Shuffle the cards from `first` to before `end`."""
    for at in range(end - 1, first, -1):
        other = first + draw_below(dice, at - first + 1)
        card = cards[at]
        cards[at] = cards[other]
        cards[other] = card


def choose_option(p: Plan, dice: Dice, step: int) -> int:
    """One of the options of a step, by its chance."""
    option = p.option_at[step]
    if p.option_at[step + 1] - option > 1:
        drawn = draw_word(dice) << 28 | draw_word(dice) >> 4
        while drawn >= p.option_limit[option]:
            option += 1
    return option


def lay_by_steps(p: Plan, dice: Dice, pool: list[int], laid: list[int], filled: list[int]) -> None:
    """Lay the cards out by region, as often as each layout is possible.

    `filled` says how far each region is filled and, behind that, each group given away.
    """
    regions = len(p.region_at) - 1
    for at in range(len(p.cards)):
        pool[at] = p.cards[at]
    for region in range(regions):
        filled[region] = p.region_at[region]
    for group in range(len(p.group_at) - 1):
        filled[regions + group] = p.group_at[group]
    step = 0
    while step >= 0:
        group = p.step_group[step]
        region = p.step_region[step]
        option = choose_option(p, dice, step)
        front = filled[regions + group]
        end = p.group_at[group + 1]
        wanted = p.option_cards[option]
        for at in range(front, front + wanted):
            if wanted < end - front:
                other = at + draw_below(dice, end - at)
                card = pool[at]
                pool[at] = pool[other]
                pool[other] = card
            laid[filled[region]] = pool[at]
            filled[region] += 1
        filled[regions + group] += wanted
        step = p.option_next[option]


def lay_by_exchange(p: Plan, dice: Dice, spots: list[int], laid: list[int]) -> None:
    """Start from one layout; every two regions exchange the cards that may be in either, again and again."""
    regions = len(p.region_at) - 1
    for at in range(len(p.laid)):
        laid[at] = p.laid[at]
    for _ in range(p.sweeps[0]):
        for one in range(regions):
            for other in range(one + 1, regions):
                free = 0
                for at in range(p.region_at[one], p.region_at[one + 1]):
                    if p.admits[(laid[at] >> GROUP_SHIFT) * regions + other]:
                        spots[free] = at
                        free += 1
                for at in range(p.region_at[other], p.region_at[other + 1]):
                    if p.admits[(laid[at] >> GROUP_SHIFT) * regions + one]:
                        spots[free] = at
                        free += 1
                for place in range(free - 1, 0, -1):
                    chosen = draw_below(dice, place + 1)
                    card = laid[spots[place]]
                    laid[spots[place]] = laid[spots[chosen]]
                    laid[spots[chosen]] = card


def put_cards(b: Board, to: int, index: int, laid: list[int], first: int, number: int) -> None:
    """Put so many of the cards laid out into one place of the board."""
    for at in range(number):
        card = laid[first + at] & CARD
        if to == TO_HAND:
            b.hand[index] |= 1 << card
        elif to == TO_DRAWN:
            b.hand[index] |= 1 << card
            b.just_drew = card
        elif to == TO_PLAY:
            b.play_cards[index] |= 1 << card
        elif to == TO_DISCARDS:
            b.discards |= 1 << card
        elif to == TO_STOCK:
            b.deck[index + at] = card
        elif to == TO_DOWN:
            b.down[index] = card


def redeal(b: Board, p: Plan, dice: Dice, pool: list[int], laid: list[int], filled: list[int]) -> None:
    """Deal all hidden cards of a board that has none yet.

    `pool` and `laid` have room for all cards of the plan, `filled` for its regions and groups.
    """
    if len(p.draws_starter):
        b.starter = draw_below(dice, b.seats)
    if len(p.sweeps):
        lay_by_exchange(p, dice, pool, laid)
    elif len(p.cards):
        lay_by_steps(p, dice, pool, laid, filled)
    for region in range(len(p.region_at) - 1):
        at = p.region_at[region]
        shuffle_part(dice, laid, at, p.region_at[region + 1])
        for target in range(p.target_at[region], p.target_at[region + 1]):
            put_cards(b, p.target_to[target], p.target_index[target], laid, at, p.target_size[target])
            at += p.target_size[target]


def redeal_all(boards: list[Board], p: Plan, dice: Dice, pool: list[int], laid: list[int], filled: list[int]) -> None:
    """Deal the hidden cards of many boards."""
    for at in range(len(boards)):
        redeal(boards[at], p, dice, pool, laid, filled)
