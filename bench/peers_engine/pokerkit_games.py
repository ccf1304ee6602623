"""PokerKit: hold'em for four, all but the players' decisions automated."""

import random

from pokerkit import Automation, NoLimitTexasHoldem

from bench.peers_engine.timing import measure


def play(dice: random.Random) -> int:
    """One random hand; raises are the smallest possible."""
    state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 200, 4)
    moves = 0
    while state.status:
        choices = []
        if state.can_fold():
            choices.append(state.fold)
        if state.can_check_or_call():
            choices.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            least = state.min_completion_betting_or_raising_to_amount
            choices.append(lambda amount=least: state.complete_bet_or_raise_to(amount))
        choices[int(dice.random() * len(choices))]()
        moves += 1
    return moves


measure("PokerKit", "no-limit hold'em for four", play, "fold, check or call, or the smallest raise")
