"""Faults in what is legal and in what is shown."""

from tools.faults.fault import ENGINE, Fault

SIGHT = (
    Fault(
        f"{ENGINE}checks.py",
        "late = b.phase == c.WINDOW and verb == c.CHALLENGE and t.challengers == c.ANYONE_INCL_OUT",
        "late = verb == c.CHALLENGE and t.challengers == c.ANYONE_INCL_OUT",
        "who is out is told of a closed window instead",
    ),
    Fault(
        f"{ENGINE}checks.py",
        "t.challenge_window == c.UNTIL_ALL_PASS or b.effect == c.CLEAR:",
        "t.challenge_window == c.UNTIL_ALL_PASS:",
        "somebody acts in the window of a clear",
    ),
    Fault(
        f"{ENGINE}checks.py",
        "return c.LEGAL if verb == c.PICKUP and is_fed(b, t) else c.NO_SUCH_CHOICE",
        "return c.LEGAL if verb == c.PICKUP else c.NO_SUCH_CHOICE",
        "the last play of a deal may be taken by choice",
    ),
    Fault(
        f"{ENGINE}checks.py",
        "if t.challengers == c.NEXT_ONLY and seat != next_seat(b, b.claimant):",
        "if False:",
        "anybody may doubt where only the next may",
    ),
    Fault(
        f"{ENGINE}checks.py",
        "if t.voluntary_draw != c.DRAW_THEN_PLAY and is_fed(b, t):",
        "if is_fed(b, t):",
        "a fed seat may not draw an answer (A70)",
    ),
    Fault(
        f"{ENGINE}checks.py",
        "t.voluntary_pickup == c.PICKUP_ALWAYS or is_fed(b, t)",
        "t.voluntary_pickup == c.PICKUP_ALWAYS",
        "a fed seat may not take (A83)",
    ),
    Fault(
        f"{ENGINE}checks.py",
        "if b.opening != c.NO_KIND and not t.opening_blind:",
        "if False:",
        "an unseen card opens where it may not",
    ),
    Fault(
        f"{ENGINE}checks.py",
        "return not can_draw(b, t, stock) and not can_play_unseen(b, t, stock)",
        "return True",
        "who may still draw leads anything",
    ),
    Fault(
        f"{ENGINE}checks.py",
        "b.swaps >= popcount(b.up[seat])",
        "b.swaps > popcount(b.up[seat])",
        "one exchange too many",
    ),
    Fault(
        f"{ENGINE}checks.py",
        "        return check_size(t, kind, number)\n    return reason",
        "        return c.LEGAL\n    return reason",
        "a free lead may be of any size",
    ),
    Fault(
        f"{ENGINE}checks.py",
        "line = row(b, b.stock_end - b.stock_at) - top_kind(b) + below",
        "line = row(b, b.stock_end - b.stock_at)",
        "a card drawn is measured by the card it replaces",
    ),
    Fault(
        f"{ENGINE}checks.py",
        "return c.LEGAL if whole or not binds else c.OPENING_RANK",
        "return c.LEGAL",
        "an opening need not hold all the lowest cards",
    ),
    Fault(
        f"{ENGINE}checks.py",
        "if seat != b.turn or out_at_close(b, t, seat):",
        "if seat != b.turn:",
        "a seat that is out when the window closes acts first",
        "the seat to move is always one that stays: `lay` and `settle` see to it",
    ),
    Fault(f"{ENGINE}sight.py", "board.swaps = view.swaps", "board.swaps = 0", "a view forgets the exchanges made"),
    Fault(f"{ENGINE}sight.py", "board.discard_n = view.discards", "board.discard_n = 0", "a view forgets the clears"),
    Fault(
        f"{ENGINE}view.py",
        "if seats[at] == seat and sources[at] != c.FROM_STOCK]",
        "if seats[at] == seat]",
        "a seat sees the card that it played unseen",
    ),
    Fault(
        f"{ENGINE}view.py",
        "if mine else None",
        "if board.just_drew != c.NO_CARD else None",
        "all see the card just drawn",
    ),
    Fault(
        f"{ENGINE}view.py",
        "own = _NOTHING if seat is None else own_cards(state, seat)",
        "own = own_cards(state, seat or 0)",
        "a spectator sees a hand",
    ),
    Fault(
        f"{ENGINE}texts.py",
        "count=len(shown), why=WHYS[value], seen_by=to_owner)",
        "count=len(shown), why=WHYS[value], seen_by=None)",
        "all see the pile that somebody takes",
    ),
    Fault(
        f"{ENGINE}texts.py",
        "seen_by: SeenBy = () if face_down else None",
        "seen_by: SeenBy = None",
        "all see what is cleared away face down",
    ),
    Fault(
        f"{ENGINE}texts.py",
        "seen_by=() if face_down and source is Source.STOCK else to_owner",
        "seen_by=to_owner",
        "an event shows the card that was played unseen",
    ),
    Fault(
        f"{ENGINE}events.py",
        "owner == seat else None",
        "owner != seat else None",
        "the deal shows the hands of the others",
    ),
    Fault(
        f"{ENGINE}reading.py",
        "FACE_OF_BIT[card] if card != c.NO_CARD else None for card in board.down",
        "None for card in board.down",
        "states with other face-down cards are equal",
    ),
)
