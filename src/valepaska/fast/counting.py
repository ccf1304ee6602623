"""What happens in whole deals, counted, as kernel text."""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest, popcount
from valepaska.engine.dice import counter_of
from valepaska.engine.layout import Board, Dice
from valepaska.fast.dealing import deal_anew
from valepaska.fast.layouts import Order
from valepaska.fast.playing import decide
from valepaska.rules.tables import Tables

MOST_TURNS = 1000
LOST = 0
WON = LOST + c.MOST_SEATS
LENGTHS = WON + c.MOST_SEATS
UNDECIDED = LENGTHS + MOST_TURNS + 1
DECISIONS = UNDECIDED + 1
HAND_PLAYS = DECISIONS + 1
LIES = HAND_PLAYS + 1
LIES_CAUGHT = LIES + 1
WINDOWS = LIES_CAUGHT + 1
CHALLENGES = WINDOWS + 1
CHALLENGES_RIGHT = CHALLENGES + 1
PILES_TAKEN = CHALLENGES_RIGHT + 1
CARDS_TAKEN = PILES_TAKEN + 1
CLEARS = CARDS_TAKEN + 1
TENS = CLEARS + 1
TENS_CLEARED = TENS + 1
ACES = TENS_CLEARED + 1
ACES_CLEARED = ACES + 1
COUNTS = ACES_CLEARED + 1
"""Where the counts of many deals stand.

By place from the dealer's left: deals lost, deals won; by number of turns: deals; then deals without
an end, decisions, plays from hands that claim something, lies among them, lies exposed, plays that could
be doubted, challenges, challenges that exposed a lie, piles taken, cards in them, clears, tens and aces
played (as claimed), and clears by them.
"""


def count_deals(
    b: Board,
    t: Tables,
    deck: list[int],
    dice: Dice,
    order: Order,
    counts: list[int],
    seats: int,
    seed: int,
    first: int,
    deals: int,
    policy: int,
    doubt: int,
) -> None:
    """Play deals as `playing.play_deals` does, and count what happens in them."""
    for number in range(first, first + deals):
        dice.counter = counter_of(seed, number)
        dealer = number % seats
        deal_anew(b, t, dice, deck, seats, dealer)
        last_kind = c.NO_KIND
        while b.phase != c.OVER:
            decide(b, t, dice, order, policy, doubt)
            counts[DECISIONS] += 1
            last_kind = count_events(b, t, counts, last_kind)
        counts[LENGTHS + min(b.turns, MOST_TURNS)] += 1
        if b.outs:
            counts[WON + (b.out_order[0] - dealer - 1) % seats] += 1
        if b.ended == c.ONE_LEFT:
            counts[LOST + (lowest(b.in_play) - dealer - 1) % seats] += 1
        elif b.ended == c.TURN_LIMIT:
            counts[UNDECIDED] += 1


def count_events(b: Board, t: Tables, counts: list[int], last_kind: int) -> int:
    """Count what the last step did; the kind of the last play is handed on from step to step."""
    for number in range(b.event_n):
        at = number * c.EVENT_WIDTH
        event = b.event[at]
        cards = b.event[at + 2]
        value = b.event[at + 3]
        if event == c.E_PLAYED:
            last_kind = b.play_kind[value]
            count_play(b, t, counts, cards, value)
        elif event == c.E_CHALLENGED:
            counts[CHALLENGES] += 1
            if value & 1 == 0:
                counts[CHALLENGES_RIGHT] += 1
                if b.play_source[value >> 1] == c.FROM_HAND:
                    counts[LIES_CAUGHT] += 1
        elif event == c.E_TOOK:
            counts[PILES_TAKEN] += 1
            counts[CARDS_TAKEN] += popcount(cards)
        elif event == c.E_CLEARED:
            counts[CLEARS] += 1
            if last_kind == c.TEN_KIND:
                counts[TENS_CLEARED] += 1
            elif last_kind == c.ACE_KIND:
                counts[ACES_CLEARED] += 1
    return last_kind


def count_play(b: Board, t: Tables, counts: list[int], cards: int, play: int) -> None:
    """Count one play."""
    kind = b.play_kind[play]
    if b.phase == c.WINDOW:
        counts[WINDOWS] += 1
    if kind == c.TEN_KIND:
        counts[TENS] += 1
    elif kind == c.ACE_KIND:
        counts[ACES] += 1
    if t.face_down and b.play_source[play] == c.FROM_HAND:
        counts[HAND_PLAYS] += 1
        if cards & ~t.kind_cards[kind] or b.play_count[play] != b.play_n[play]:
            counts[LIES] += 1
