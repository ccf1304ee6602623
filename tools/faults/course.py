"""Faults in how cards move and a deal goes on."""

from tools.faults.fault import ENGINE, Fault

COURSE = (
    Fault(
        f"{ENGINE}board.py",
        "if b.stock_at < b.stock_end - for_table:",
        "if b.stock_at < b.stock_end:",
        "a whole pack leaves no cards for the table",
    ),
    Fault(
        f"{ENGINE}board.py",
        "b.just_drew = lowest(cards) if number == 1 else c.NO_CARD",
        "b.just_drew = lowest(cards)",
        "a swap is offered after a refill of several cards",
    ),
    Fault(f"{ENGINE}board.py", "    b.discard_n += b.pile_n\n", "", "discards are not counted"),
    Fault(
        f"{ENGINE}board.py",
        "b.down[base + place] = b.down[base + place + 1]",
        "b.down[base + place] = b.down[base + place]",
        "face-down cards do not move up",
    ),
    Fault(f"{ENGINE}board.py", "if b.phase == c.TURN:\n        b.swaps += 1", "b.swaps += 1", "setup counts swaps"),
    Fault(
        f"{ENGINE}facts.py",
        "if b.in_play >> seat & 1:\n            return seat",
        "return seat",
        "no seat is passed over",
    ),
    Fault(
        f"{ENGINE}facts.py",
        "stock -= refill_size(b, t, b.claimant, stock)",
        "stock -= 0",
        "an early action takes cards that the claimant is still to get",
    ),
    Fault(
        f"{ENGINE}facts.py",
        "return b.up[seat] == 0 and b.down_n[seat] == 0",
        "return b.up[seat] == 0",
        "face-down cards do not keep a seat in play",
    ),
    Fault(
        f"{ENGINE}facts.py", "return left <= 1 or", "return left < 1 or", "the last window of a deal is like any other"
    ),
    Fault(
        f"{ENGINE}facts.py",
        "(t.play_until == c.UNTIL_FIRST_OUT and gone > 0)",
        "False",
        "the window of the first to go out is like any other",
    ),
    Fault(f"{ENGINE}facts.py", "cleared = 1 if b.discard_n else 0", "cleared = 0", "courts wait for ever"),
    Fault(
        f"{ENGINE}facts.py",
        "if seat == b.claimant and after < stock:",
        "if False:",
        "who is about to be refilled counts as out",
    ),
    Fault(
        f"{ENGINE}ending.py",
        " and seat != b.claimant",
        "",
        "a seat is out before its last play can be doubted",
    ),
    Fault(f"{ENGINE}ending.py", "    b.outs -= 1\n", "", "who comes back is still counted as out"),
    Fault(f"{ENGINE}ending.py", "b.turns >= t.turn_limit", "b.turns > t.turn_limit", "the turn limit comes one late"),
    Fault(
        f"{ENGINE}opening.py",
        "while kind < c.KINDS and not claimable >> kind & 1:",
        "while kind < c.KINDS and not t.column[kind]:",
        "ranks that may not be led are offered",
    ),
    Fault(
        f"{ENGINE}opening.py",
        "if held > most and (most == 0 or t.starter == c.MOST_LOWEST):",
        "if held >= most and held and (most == 0 or t.starter == c.MOST_LOWEST):",
        "of several with equally many lowest cards the last opens",
    ),
    Fault(
        f"{ENGINE}opening.py",
        "popcount(b.hand[seat] & t.kind_cards[kind] & ~c.JOKERS)",
        "popcount(b.hand[seat] & t.kind_cards[kind])",
        "a joker makes an opener",
    ),
    Fault(
        f"{ENGINE}opening.py",
        "return kind if claimable >> kind & 1 else c.NO_KIND",
        "return kind",
        "an opener is bound to a rank that may not be led",
    ),
    Fault(
        f"{ENGINE}opening.py",
        "    if kind != b.opening:\n",
        "    if False:\n",
        "an opening stays bound to another's cards",
    ),
    Fault(
        f"{ENGINE}window.py",
        " or b.play_count[last] != b.play_n[last]",
        "",
        "a wrong number is no lie",
    ),
    Fault(
        f"{ENGINE}window.py",
        "and t.true_clear_challenged == c.CLEARS_ANYWAY",
        "and t.true_clear_challenged == c.CHALLENGER_TAKES",
        "a doubted true clear goes the other way",
    ),
    Fault(
        f"{ENGINE}window.py",
        "if t.true_next == c.CHALLENGER_LEADS:\n        return challenger",
        "if t.true_next == c.CHALLENGER_LEADS:\n        return claimant",
        "the wrong seat leads after a true play",
    ),
    Fault(
        f"{ENGINE}window.py",
        "if t.lie_next == c.LIE_AFTER_LIAR:\n        return next_seat(b, liar)",
        "if t.lie_next == c.LIE_AFTER_LIAR:\n        return next_seat(b, challenger)",
        "the wrong seat leads after a lie",
    ),
    Fault(f"{ENGINE}step.py", "c.PICKUP_SAME_LEADS and not fed", "c.PICKUP_SAME_LEADS", "who is fed leads (A74)"),
    Fault(
        f"{ENGINE}window.py",
        "        if b.turn == seat and out_at_close(b, t, seat):\n            b.turn = next_seat(b, seat)\n    else:",
        "    else:",
        "in the window of a last card that clears, its player is to move",
    ),
    Fault(f"{ENGINE}window.py", "return number >= 4 and", "return number > 4 and", "four alike do not clear"),
    Fault(
        f"{ENGINE}window.py",
        "number += 1 if t.four_unit == c.COUNT_PLAYS else b.play_count[at]",
        "number += b.play_count[at]",
        "plays are not counted as plays",
    ),
    Fault(
        f"{ENGINE}window.py",
        "if b.effect == c.CLEAR and t.after_clear == c.SAME_AFTER_CLEAR:",
        "if b.effect == c.CLEAR:",
        "after a clear the same player always leads",
    ),
    Fault(
        f"{ENGINE}step.py",
        "keep_misfit(b, t, seat, card, c.FROM_DOWN, with_pile=True)",
        "keep_misfit(b, t, seat, card, c.FROM_DOWN, with_pile=False)",
        "a misfit turned from the table leaves the pile",
    ),
    Fault(
        f"{ENGINE}step.py",
        "count = b.play_count[b.plays - 1]",
        "count = 1",
        "a card taken back changes the number that was announced",
    ),
    Fault(
        f"{ENGINE}step.py",
        "            close(b, t)\n            send_out(b, t, claimant)\n        if verb == c.SWAP:",
        "            close(b, t)\n        if verb == c.SWAP:",
        "who is out by an early action is told so late",
    ),
    Fault(
        f"{ENGINE}window.py",
        "    if t.refill_time == c.REFILL_AFTER_WINDOW:\n        refill(b, seat, ",
        "    if t.refill_time == c.REFILL_AT_ONCE:\n        refill(b, seat, ",
        "no refill when the window closes",
    ),
    Fault(
        f"{ENGINE}step.py",
        "        forgo_swap(b)\n        exchange(b, seat, cards, kind)\n",
        "        exchange(b, seat, cards, kind)\n",
        "an exchange leaves the offer to take back open",
    ),
    Fault(
        f"{ENGINE}step.py",
        "return c.PLAIN if effect == c.ILLEGAL else effect",
        "return c.CLEAR if effect == c.ILLEGAL else effect",
        "a lead that is free clears",
    ),
    Fault(
        f"{ENGINE}step.py",
        "    if b.phase == c.TURN:\n        b.turns += 1",
        "    b.turns += 1",
        "an opening play counts towards the turn limit",
    ),
)
