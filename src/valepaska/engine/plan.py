"""What is to be dealt anew when cards that a seat has not seen are drawn (`valepaska.engine.redeal`)."""

from typing import NamedTuple

CERTAIN = 1 << 60
"""The chances of a step are cumulative, out of this."""
CARD = 127
GROUP_SHIFT = 7
"""A card laid out for exchanges carries the number of its group above its own."""

TO_HAND, TO_DRAWN, TO_PLAY, TO_DISCARDS, TO_STOCK, TO_DOWN, TO_NOWHERE = range(7)


class Plan(NamedTuple):
    """What is to be dealt anew: lists of integers, or arrays where compiled.

    cards: the cards, group after group; group_at: where each group begins in it, and its end · regions:
    `region_at[r]` to `region_at[r + 1]` is the room of a region, `target_at` its places, each
    with a destination, a seat, play or slot, and a size.

    A step decides how many cards a group gives to a region: its options are
    `option_at[s]` to `option_at[s + 1]`, with the cumulative chance, how many cards, and the step
    that follows (-1: all are dealt). Where there are no steps, `laid` is one possible layout,
    `admits` says which group may be in which region, and `sweeps` holds how many times each pair of
    regions exchanges what may be in either. `draws_starter` holds 1 where the starter is not known
    either, and else nothing.
    """

    cards: list[int]
    group_at: list[int]
    region_at: list[int]
    target_at: list[int]
    target_to: list[int]
    target_index: list[int]
    target_size: list[int]
    step_group: list[int]
    step_region: list[int]
    option_at: list[int]
    option_limit: list[int]
    option_cards: list[int]
    option_next: list[int]
    laid: list[int]
    admits: list[int]
    sweeps: list[int]
    draws_starter: list[int]
