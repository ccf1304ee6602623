"""The help page: what can be typed in this game, and what it does."""

from collections.abc import Iterator

from valepaska.cards import Colour, Rank
from valepaska.engine.actions import Claim
from valepaska.rules.ladder import splits
from valepaska.rules.model import Rules
from valepaska.terminal.calling import command
from valepaska.terminal.commands import Command
from valepaska.terminal.screen import whole
from valepaska.terminal.speech import Speech


def commands_of(rules: Rules) -> Iterator[Command]:
    """The commands that mean something in a game."""
    useless = {
        Command.STOCK: rules.drawing.blind_play == "none" and not rules.opening.opening_blind,
        Command.DOWN: rules.deal.table_down == 0,
        Command.DRAW: rules.drawing.voluntary_draw == "none",
        Command.SWAP: rules.deal.table_up_swap == "none" and rules.drawing.swap_window == "none",
        Command.CHALLENGE: not rules.challenge.face_down,
        Command.PASS: not may_pass(rules),
    }
    return (command for command in Command if not useless.get(command, False))


def may_pass(rules: Rules) -> bool:
    """Whether there is anything in a game to pass on: doubt, an opening, a set-up or an exchange."""
    return (
        rules.challenge.face_down
        or rules.opening.starter in ("race_claim", "claim_in_turn")
        or rules.deal.table_up_swap == "before_start"
        or rules.drawing.swap_window != "none"
    )


def guide(speech: Speech, rules: Rules) -> Iterator[str]:
    """The lines of the help page."""
    yield speech.text("term-help")
    for each in commands_of(rules):
        words = ", ".join(speech.words(each))
        if each is Command.PASS:
            words = f"Enter, {words}"
        message = f"term-help-{each}"
        if not rules.challenge.face_down and f"{message}-open" in speech.texts:
            message += "-open"
        yield f"{words}: {speech.text(message)}"
    yield speech.text("term-help-cards")
    split = [Claim(rank, colour) for rank in Rank if splits(rules, rank) for colour in (Colour.BLACK, Colour.RED)]
    if split:
        yield speech.text("term-help-colours", ranks=speech.ranks(split))
    yield speech.text("term-help-lesson", command=whole(command("play", "--lesson")))
