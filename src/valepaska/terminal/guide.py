"""The help page: what can be typed in this game, and what it does."""

from collections.abc import Iterator

from valepaska.rules.model import Rules
from valepaska.terminal.commands import Command
from valepaska.terminal.speech import Speech


def commands_of(rules: Rules) -> Iterator[Command]:
    """The commands that mean something in a game."""
    useless = {
        Command.STOCK: rules.drawing.blind_play == "none" and not rules.opening.opening_blind,
        Command.DOWN: rules.deal.table_down == 0,
        Command.DRAW: rules.drawing.voluntary_draw == "none",
        Command.SWAP: rules.deal.table_up_swap == "none" and rules.drawing.swap_window == "none",
        Command.CHALLENGE: not rules.challenge.face_down,
    }
    return (command for command in Command if not useless.get(command, False))


def guide(speech: Speech, rules: Rules) -> Iterator[str]:
    """The lines of the help page."""
    yield speech.text("term-help")
    for command in commands_of(rules):
        words = ", ".join(speech.words(command))
        if command is Command.PASS:
            words = f"Enter, {words}"
        open_play = command is Command.PLAY and not rules.challenge.face_down
        yield f"{words}: {speech.text(f'term-help-{command}-open' if open_play else f'term-help-{command}')}"
    yield speech.text("term-help-cards")
    yield speech.text("term-help-lesson", command="valepaska play --lesson")
