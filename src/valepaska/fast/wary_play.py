"""A policy that doubts by counting and bluffs now and then, as kernel text.

It follows the bot `counter` in short: where that weighs every claim and remembers the whole deal, this
one looks at the cards of its own seat only, and lies by the dice. Of the policies here it is the
one that it costs something to lie to.
"""

from valepaska.engine import codes as c
from valepaska.engine.bits import popcount
from valepaska.engine.checks import cards_in_use
from valepaska.engine.dice import WHOLE, draw_below, draw_word
from valepaska.engine.facts import closing_ends_deal, may_answer, out_at_close, stock_at_turn
from valepaska.engine.layout import Board, Dice
from valepaska.fast.layouts import Order
from valepaska.fast.picking import claims_now, give, may_draw, some_bit
from valepaska.fast.scripted_play import cannot_be, lie, own_cards, tell_truth, turn_openly
from valepaska.rules.tables import Tables

LIE_ODDS = 1.0 / 3.0
"""The odds that a play is a lie, before counting."""
PICKED = 3.0
"""How much likelier a true claim of a held rank is than a lie about just this rank."""
SCHEMED = 0.1
"""How often a lie is put where it looks plausible, so that counting does not help."""
SHARE = 1.2
"""What a card in another hand is worth, against one in the own, divided by the other seats in play."""
LEAD = 1.0
LAST_CARD = 6.0
LEAVE_TO_OTHERS = 0.15
LIES_IN_16 = 3
"""How many plays of sixteen are lies though there was a true one."""
DRAWS_IN_16 = 5
"""How many turns of sixteen without a true play draw instead of lying."""


def choose_warily(b: Board, t: Tables, dice: Dice, order: Order, seat: int) -> None:
    """Doubt where that pays by the count; tell the truth more often than not."""
    if b.phase == c.WINDOW:
        give(order, c.CHALLENGE if pays_to_doubt(b, t, dice, seat) else c.PASS, 0, c.NO_KIND, 0)
    elif b.phase == c.TURN and b.swapper == c.NOBODY:
        stock = stock_at_turn(b, t)
        if t.face_down:
            turn_warily(b, t, dice, order, seat, stock)
        else:
            turn_openly(b, t, dice, order, seat, stock)
    elif b.phase != c.OPENING or not tell_truth(b, t, order, seat, 1 << b.offer):
        give(order, c.PASS, 0, c.NO_KIND, 0)


def turn_warily(b: Board, t: Tables, dice: Dice, order: Order, seat: int, stock: int) -> None:
    """The truth, now and then a lie; without a true play a card of the stock or a lie."""
    claims = claims_now(b, t, stock)
    chance = draw_below(dice, 16)
    if (chance >= LIES_IN_16 or is_all_true(b, t, seat, claims)) and tell_truth(b, t, order, seat, claims):
        return
    if chance >= 16 - DRAWS_IN_16 and may_draw(b, t, stock):
        give(order, c.DRAW, 0, c.NO_KIND, 0)
    else:
        number = 1 if draw_below(dice, 3) else 2
        lie(b, t, order, seat, some_bit(dice, claims) if claims else 0, number)


def is_all_true(b: Board, t: Tables, seat: int, claims: int) -> bool:
    """Whether all cards of the seat are of one kind that may be claimed: then nobody lies."""
    cards = cards_in_use(b, seat)
    whole = 0
    for kind in range(c.KINDS):
        whole |= 1 if claims >> kind & 1 and cards & ~t.kind_cards[kind] == 0 else 0
    return whole != 0


def pays_to_doubt(b: Board, t: Tables, dice: Dice, seat: int) -> bool:
    """Whether the doubt, times what a challenge gains, outweighs the trust, times what it costs."""
    if cannot_be(b, t, seat):
        return True
    claimant = b.claimant
    odds = odds_of_lie(b, t, seat)
    goes_out = out_at_close(b, t, claimant)
    if goes_out and closing_ends_deal(b, t):
        return odds > 0.0
    gain = min(1.0, SHARE / max(1, popcount(b.in_play) - 1)) * b.pile_n + LEAD
    if goes_out:
        gain += LAST_CARD
    behind = popcount(may_answer(b, t) & ~(1 << seat))
    gain *= max(0.2, 1.0 - LEAVE_TO_OTHERS * behind)
    cost = LEAD if b.effect == c.FEED and b.turn == seat else b.pile_n + LEAD
    return odds * gain * (0.6 + 0.8 * draw_word(dice) / WHOLE) > cost


def odds_of_lie(b: Board, t: Tables, seat: int) -> float:
    """The odds that the play in the window is a lie, by the cards that this seat has not seen."""
    last = b.plays - 1
    number = b.play_n[last]
    mine = own_cards(b, seat)
    unseen = b.stock_end - popcount(mine)
    copies = popcount(t.kind_cards[b.play_kind[last]] & ~mine)
    if b.play_source[last] == c.FROM_STOCK:
        return (unseen - copies) / max(1.0, copies * 1.0)
    chance = chance_of_holding(number, copies, min(1.0, (b.hand_n[b.claimant] + number) / unseen))
    blind = 0.6 if number == 1 else 0.25 if number == 2 else 0.1 if number == 3 else 0.05
    return LIE_ODDS * (blind / (PICKED * chance) + SCHEMED)


def chance_of_holding(number: int, copies: int, part: float) -> float:
    """The chance of at least so many of the copies in a hand that is this part of the unseen cards."""
    if part >= 1.0:
        return 1.0
    exactly = 1.0
    for _ in range(copies):
        exactly *= 1.0 - part
    fewer = 0.0
    for held in range(number):
        fewer += exactly
        exactly *= (copies - held) / (held + 1) * part / (1.0 - part)
    return max(0.001, 1.0 - fewer)
