"""Sentences about plays and doubts, made of what happened and of nothing else."""

from collections.abc import Iterator

from tools.commented.moments import Answer, Moment
from valepaska.cards import Cards, format_cards
from valepaska.records.notation import seat_letter

NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four"}


def told(moment: Moment) -> str:
    """What happened, and what there is to say about it."""
    sentences = (played(moment), *why_so(moment), *thoughts(moment), *outcome(moment))
    return f"**{moment.number}.** " + " ".join(sentences)


def played(moment: Moment) -> str:
    """What was laid, from what, on what."""
    who = seat_letter(moment.seat)
    on = "an empty table" if moment.top is None else f"{moment.pile} in the pile, {moment.top} on top"
    kind = "a **lie**" if moment.lie else "the **truth**"
    return (
        f"{who} holds {named(moment.hand)}; {on}. It lays {named(moment.cards)} and says "
        f"“{NUMBERS.get(len(moment.cards), len(moment.cards))} {moment.claim}”: {kind}."
    )


def why_so(moment: Moment) -> Iterator[str]:
    """What the player could have said instead, and what the claim is good for."""
    if moment.lie and not moment.truths and moment.top is None:
        yield "It has none of the rank on offer."
    elif moment.lie and not moment.truths:
        yield "Nothing in its hand can follow: only a lie, the stock or the pile was left."
    elif moment.lie:
        others = " or ".join(str(claim) for claim in moment.truths)
        yield f"It could have said {others} truthfully" + ("." if moment.last_cards else ", and keeps that for later.")
    if moment.clears:
        yield "Believed, it clears the pile, and the next lead is its own." if moment.lie else "It clears the pile."
    if moment.last_cards:
        yield "These are its last cards."


def thoughts(moment: Moment) -> Iterator[str]:
    """What those thought who were asked."""
    passed = [answer for answer in moment.answers if not answer.doubted]
    if passed:
        said = ", ".join(f"{seat_letter(answer.seat)} {percent(answer.lie)}" for answer in passed)
        yield f"Taken for a lie by {said} (they let it go)."
    if moment.doubter is not None:
        yield doubt(moment, moment.doubter)


def doubt(moment: Moment, answer: Answer) -> str:
    """Why the one who doubted did so, as far as numbers say."""
    who = seat_letter(answer.seat)
    if answer.possible == 0:
        reason = "by what it has seen the claim cannot be true"
        if answer.held > answer.copies - len(moment.cards):
            reason = f"it holds {NUMBERS[answer.held]} of the {NUMBERS[answer.copies]} itself, so it cannot be true"
    else:
        reason = f"it takes it for a lie with {percent(answer.lie)}"
        reason += f" (by counting it could be true with {percent(answer.possible)})"
        if moment.last_cards:
            reason += "; let go, these cards would be gone for good"
    return f"{who} doubts: {reason}."


def outcome(moment: Moment) -> Iterator[str]:
    """How it ended."""
    taken = moment.pile + len(moment.cards)
    if moment.doubter is None:
        if moment.lie:
            yield "The lie **passes**."
    elif moment.lie:
        yield f"**Caught**: {seat_letter(moment.seat)} takes {cards(taken)}."
    else:
        yield f"**Wrong**: {seat_letter(moment.doubter.seat)} takes {cards(taken)}."


def named(hand: Cards) -> str:
    """Cards as code."""
    return f"`{format_cards(hand)}`"


def cards(number: int) -> str:
    """So many cards."""
    return "one card" if number == 1 else f"{number} cards"


def percent(chance: float) -> str:
    """A chance in percent."""
    return "less than 1 %" if 0 < chance < 0.005 else f"{100 * chance:.0f} %"
