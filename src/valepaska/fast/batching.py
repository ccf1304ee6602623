"""Many deals at once, one decision each, as kernel text.

These functions are called from outside, for small batches too: what is the same for all deals
comes in boxes, lists of one, because Numba copies a record that is handed over by itself.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import lowest
from valepaska.engine.dice import counter_of
from valepaska.engine.layout import Board, Dice
from valepaska.engine.step import step
from valepaska.fast.asking import asked
from valepaska.fast.compact import NO_VERB, check_in_turn, mark_compact, refusal
from valepaska.fast.dealing import deal_anew
from valepaska.fast.layouts import Boards, Order
from valepaska.fast.observing import observe
from valepaska.fast.recall import Recall
from valepaska.fast.remembering import remember_deal, remember_step
from valepaska.fast.shapes import Shape, Sheet
from valepaska.rules.tables import Tables

GOING_ON, ENDED, CUT_OFF = range(3)


def deal_all(
    boards: Boards,
    rules: list[Tables],
    shapes: list[Shape],
    cup: list[Dice],
    deck: list[int],
    seed: int,
    numbers: list[int],
    seats: list[int],
    recalls: list[Recall],
) -> None:
    """Deal every board, each with the dice of its number, and note whom each asks first.

    `recalls`: what is remembered of each board, or none where nothing is.
    """
    t, s, dice = rules[0], shapes[0], cup[0]
    for at in range(len(boards)):
        deal_numbered(boards[at], t, s, dice, deck, seed, numbers[at])
        if at < len(recalls):
            remember_deal(boards[at], recalls[at])
        seats[at] = asked(boards[at], t)


def deal_numbered(b: Board, t: Tables, s: Shape, dice: Dice, deck: list[int], seed: int, number: int) -> None:
    """One numbered deal; its dealer is its number modulo the seats."""
    dice.counter = counter_of(seed, number)
    deal_anew(b, t, dice, deck, s.seats, number % s.seats)


def observe_all(
    boards: Boards,
    rules: list[Tables],
    shapes: list[Shape],
    sheets: list[Sheet],
    room: list[Order],
    seats: list[int],
    facts: list[float],
    marks: list[bool],
) -> None:
    """Write, deal after deal, what the seat that is asked sees, and which codes are legal for it.

    Where nobody is asked any more there are zeros.
    """
    t, s, sheet, order = rules[0], shapes[0], sheets[0], room[0]
    width = len(facts) // len(boards)
    size = len(marks) // len(boards)
    for at in range(len(boards)):
        if seats[at] == c.NOBODY:
            wipe_sheet(sheet, width, size)
        else:
            mark_compact(boards[at], t, s, sheet, seats[at], order)
            observe(boards[at], t, s, sheet, seats[at])
        for place in range(size):  # in the order of writing: what was just written is slow to read
            marks[at * size + place] = sheet.marks[place] != 0
        for place in range(width):
            facts[at * width + place] = sheet.facts[place]


def wipe_sheet(sheet: Sheet, width: int, size: int) -> None:
    """An empty sheet."""
    for place in range(width):
        sheet.facts[place] = 0.0
    for place in range(size):
        sheet.marks[place] = 0


def read_codes(
    boards: Boards,
    rules: list[Tables],
    shapes: list[Shape],
    sheets: list[Sheet],
    room: list[Order],
    seats: list[int],
    codes: list[int],
    orders: list[int],
) -> int:
    """Turn the code of each deal into an order, four integers each.

    A deal that is over takes NO_VERB alone. The first deal that refuses its code, or -1; the reason
    stands on the sheet.
    """
    t, s, sheet, order = rules[0], shapes[0], sheets[0], room[0]
    for at in range(len(boards)):
        if seats[at] == c.NOBODY:
            order.verb = NO_VERB
            sheet.reason = c.LEGAL if codes[at] == NO_VERB else c.DEAL_OVER
        else:
            sheet.reason = refusal(boards[at], t, s, seats[at], codes[at], order)
        if sheet.reason != c.LEGAL:
            return at
        orders[4 * at] = order.verb
        orders[4 * at + 1] = order.cards
        orders[4 * at + 2] = order.kind
        orders[4 * at + 3] = order.count
    return -1


def check_orders(boards: Boards, rules: list[Tables], sheets: list[Sheet], seats: list[int], orders: list[int]) -> int:
    """The first deal that refuses its order, or -1; the reason stands on the sheet.

    A deal that is over takes NO_VERB alone.
    """
    t, sheet = rules[0], sheets[0]
    for at in range(len(boards)):
        verb = orders[4 * at]
        if seats[at] == c.NOBODY:
            if verb == NO_VERB:
                continue
            sheet.reason = c.DEAL_OVER
            return at
        if verb < c.PLAY or verb > c.SWAP:
            sheet.reason = c.NO_SUCH_CHOICE
            return at
        order = 4 * at
        sheet.reason = check_in_turn(
            boards[at], t, seats[at], verb, orders[order + 1], orders[order + 2], orders[order + 3]
        )
        if sheet.reason != c.LEGAL:
            return at
    return -1


def step_all(
    boards: Boards,
    rules: list[Tables],
    shapes: list[Shape],
    cup: list[Dice],
    deck: list[int],
    seed: int,
    numbers: list[int],
    seats: list[int],
    orders: list[int],
    ends: list[int],
    rewards: list[float],
    recalls: list[Recall],
    stride: int,
    lots: int,
) -> None:
    """Carry out the legal order of each deal, and deal anew where one is over.

    `ends` says which deals went on, ended or were cut off by the turn limit; `rewards` holds a
    number for every seat of every deal. `recalls` as in `deal_all`. The next deal of a board has a number
    higher by `stride`; with stride 0 a deal that is over stays so, and goes on with nothing. `lots`
    says whether the loser of a deal that is cut off is drawn by lot.
    """
    t, s, dice = rules[0], shapes[0], cup[0]
    for at in range(len(boards)):
        b = boards[at]
        base = 4 * at
        for seat in range(s.seats):
            rewards[at * s.seats + seat] = 0.0
        ends[at] = GOING_ON
        if seats[at] == c.NOBODY:
            continue
        step(b, t, seats[at], orders[base], orders[base + 1], orders[base + 2], orders[base + 3])
        if at < len(recalls):
            remember_step(b, t, recalls[at])
        if b.phase == c.OVER:
            end_deal(b, t, s, dice, deck, seed, numbers, ends, rewards, recalls, stride, lots, at)
        seats[at] = asked(b, t)


def end_deal(
    b: Board,
    t: Tables,
    s: Shape,
    dice: Dice,
    deck: list[int],
    seed: int,
    numbers: list[int],
    ends: list[int],
    rewards: list[float],
    recalls: list[Recall],
    stride: int,
    lots: int,
    at: int,
) -> None:
    """Note how deal `at` has ended and pay for it, and deal anew; the arguments are those of `step_all`."""
    ends[at] = CUT_OFF if b.ended == c.TURN_LIMIT else ENDED
    if ends[at] == ENDED:
        pay(b, s, rewards, at * s.seats)
    elif lots:
        pay_by_lot(b, s, rewards, at * s.seats)
    if stride:
        numbers[at] += stride
        deal_numbered(b, t, s, dice, deck, seed, numbers[at])
        if at < len(recalls):
            remember_deal(b, recalls[at])


def pay(b: Board, s: Shape, rewards: list[float], base: int) -> None:
    """The loser pays one, shared by the others; where only the first one out counts, each pays it a share."""
    share = 1.0 / (s.seats - 1)
    for seat in range(s.seats):
        rewards[base + seat] = share if b.ended == c.ONE_LEFT else -share
    if b.ended == c.ONE_LEFT:
        rewards[base + lowest(b.in_play)] = -1.0
    else:
        rewards[base + b.out_order[0]] = 1.0


def pay_by_lot(b: Board, s: Shape, rewards: list[float], base: int) -> None:
    """What is paid on average when the loser is drawn by lot among the cards in all hands."""
    held = 0
    for seat in range(s.seats):
        held += b.hand_n[seat]
    for seat in range(s.seats):
        rewards[base + seat] = (1.0 - s.seats * b.hand_n[seat] / held) / (s.seats - 1) if held else 0.0
