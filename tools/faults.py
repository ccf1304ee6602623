"""Single faults that the tests of the engine and of the rules must notice; `plant_faults.py` plants them."""

from typing import NamedTuple

ENGINE, RULES = "src/valepaska/engine/", "src/valepaska/rules/"


class Fault(NamedTuple):
    """One change of one place: `before`, which stands once in `file`, becomes `after`."""

    file: str
    before: str
    after: str
    meaning: str
    equivalent: str = ""
    """Why no test can notice it, where that is so."""


FAULTS = (
    # board: the places of cards
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
    # facts
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
    # ending
    Fault(
        f"{ENGINE}ending.py",
        " and seat != b.claimant",
        "",
        "a seat is out before its last play can be doubted",
    ),
    Fault(f"{ENGINE}ending.py", "    b.outs -= 1\n", "", "who comes back is still counted as out"),
    Fault(f"{ENGINE}ending.py", "b.turns >= t.turn_limit", "b.turns > t.turn_limit", "the turn limit comes one late"),
    # opening
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
    # step
    Fault(
        f"{ENGINE}step.py",
        " or b.play_count[last] != b.play_n[last]",
        "",
        "a wrong number is no lie",
    ),
    Fault(
        f"{ENGINE}step.py",
        "and t.true_clear_challenged == c.CLEARS_ANYWAY",
        "and t.true_clear_challenged == c.CHALLENGER_TAKES",
        "a doubted true clear goes the other way",
    ),
    Fault(
        f"{ENGINE}step.py",
        "if t.true_next == c.CHALLENGER_LEADS:\n        return challenger",
        "if t.true_next == c.CHALLENGER_LEADS:\n        return claimant",
        "the wrong seat leads after a true play",
    ),
    Fault(
        f"{ENGINE}step.py",
        "if t.lie_next == c.LIE_AFTER_LIAR:\n        return next_seat(b, liar)",
        "if t.lie_next == c.LIE_AFTER_LIAR:\n        return next_seat(b, challenger)",
        "the wrong seat leads after a lie",
    ),
    Fault(f"{ENGINE}step.py", "c.PICKUP_SAME_LEADS and not fed", "c.PICKUP_SAME_LEADS", "who is fed leads (A74)"),
    Fault(
        f"{ENGINE}step.py",
        "        if b.turn == seat and out_at_close(b, t, seat):\n            b.turn = next_seat(b, seat)\n    else:",
        "    else:",
        "in the window of a last card that clears, its player is to move",
    ),
    Fault(f"{ENGINE}step.py", "return number >= 4 and", "return number > 4 and", "four alike do not clear"),
    Fault(
        f"{ENGINE}step.py",
        "number += 1 if t.four_unit == c.COUNT_PLAYS else b.play_count[at]",
        "number += b.play_count[at]",
        "plays are not counted as plays",
    ),
    Fault(
        f"{ENGINE}step.py",
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
        f"{ENGINE}step.py",
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
    # checks
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
    # what is shown
    Fault(f"{ENGINE}legal.py", "board.swaps = view.swaps", "board.swaps = 0", "a view forgets the exchanges made"),
    Fault(f"{ENGINE}legal.py", "board.discard_n = view.discards", "board.discard_n = 0", "a view forgets the clears"),
    Fault(
        f"{ENGINE}view.py",
        "(board.play_seat[at] == viewer and source is not Source.STOCK)",
        "board.play_seat[at] == viewer",
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
        "hand=() if seat is None else faces(board.hand[seat]),",
        "hand=faces(board.hand[seat or 0]),",
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
        f"{ENGINE}state.py",
        "FACE_OF_BIT[card] if card != c.NO_CARD else None for card in board.down",
        "None for card in board.down",
        "states with other face-down cards are equal",
    ),
    # rules
    Fault(
        f"{RULES}ladder.py",
        "return top >= _FIRST_COURT_TOP[minimum]",
        "return top > _FIRST_COURT_TOP[minimum]",
        "courts one rank too late (A3)",
    ),
    Fault(
        f"{RULES}ladder.py",
        "tops: tuple[Kind, ...] = (*PIPS, Kind.PLAIN_TEN)",
        "tops: tuple[Kind, ...] = PIPS",
        "no black ten on a red one (A50)",
    ),
    Fault(
        f"{RULES}ladder.py",
        'if top is Kind.ACE and kind is Kind.TEN and reach_of_ten(rules, now) == "any":',
        "if False:",
        "no ten on a led ace (A73)",
    ),
    Fault(
        f"{RULES}ladder.py",
        "kind in (Kind.ACE, Kind.TWO) and not now.stock_empty",
        "kind is Kind.ACE and not now.stock_empty",
        "twos do not wait for the stock",
    ),
    Fault(f"{RULES}ladder.py", "top in (Kind.TEN, Kind.PLAIN_TEN)", "top is Kind.TEN", "a black ten clears a red one"),
    Fault(
        f"{RULES}ladder.py",
        'if relaxes(rules, "ace_clears", now):',
        "if False:",
        "aces clear no more once the stock is gone",
    ),
    Fault(
        f"{RULES}ladder.py",
        'if kind is top and kind in SPECIALS and led_effect(rules, kind) == "feed":',
        "if False:",
        "a ten on a fed ten feeds nobody (A7)",
    ),
    Fault(
        f"{RULES}tables.py",
        "return ONE_OR_FOUR if kind >= Kind.EIGHT else ANY_SIZE",
        "return ONE_OR_FOUR if kind > Kind.EIGHT else ANY_SIZE",
        "eights in any number",
    ),
    Fault(f"{RULES}tables.py", "kind in (Kind.TWO, Kind.LOW_TWO)", "kind is Kind.TWO", "four red twos clear (A75)"),
    Fault(
        f"{RULES}tables.py",
        "cards |= ((1 << rules.pack.jokers) - 1) << FIRST_JOKER",
        "cards |= rules.pack.jokers << FIRST_JOKER",
        "a wrong number of jokers",
    ),
    Fault(
        f"{RULES}consistency.py",
        "if name in changes and changes[name] != value:",
        "if False:",
        "a contradicted implication is overruled in silence",
    ),
    Fault(
        f"{RULES}spec.py",
        "if option in changes and changes[option] != value:",
        "if False:",
        "the last of two contradicting parts wins",
    ),
    Fault(
        f"{RULES}spec.py",
        "told |= changed",
        "told |= set(house.sets)",
        "an option told by no house rule is left out",
        "what a house rule sets and the preset has is no difference to tell",
    ),
    Fault(
        f"{RULES}grid.py",
        "if effect in (Effect.PLAIN, Effect.FEED) and kind not in known:",
        "if effect is not Effect.ILLEGAL and kind not in known:",
        "grids have rows for tops that are cleared at once",
    ),
)
