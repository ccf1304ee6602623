"""Faults in the ladder and in the texts of rules."""

from tools.faults.fault import RULES, Fault

LADDER = (
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
