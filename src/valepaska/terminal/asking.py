"""The questions that a player is asked, and what Enter alone answers to them."""

from itertools import islice

from valepaska.engine.actions import Action, Challenge, Pass, Play
from valepaska.engine.events import Phase
from valepaska.engine.legal import legal
from valepaska.engine.view import View
from valepaska.terminal.board import deed
from valepaska.terminal.commands import Command
from valepaska.terminal.speech import Speech


def on_enter(view: View) -> Action | None:
    """What an empty line does: it passes, where one may, or makes the only move that there is."""
    if Pass() in legal(view):
        return Pass()
    return only_move(view)


def only_move(view: View) -> Action | None:
    """The move that is left to the seat, where the rules leave one; a claim is always the player's own."""
    moves = list(islice(legal(view), 2))
    if len(moves) != 1 or (isinstance(moves[0], Play) and moves[0].claim is not None):
        return None
    return moves[0]


def spelt_out(speech: Speech, view: View, line: str) -> str:
    """A plain no where one may pass as the empty line that it means, a plain yes to an exchange as its key."""
    answer = speech.answer(line) if Pass() in legal(view) else None
    if answer == Pass():
        return ""
    return speech.key(Command.SWAP) if answer == Challenge() and view.swapper == view.seat else line


def question(speech: Speech, view: View) -> str:
    """What the seat on turn is asked (in an opening, a set-up or a swap: what it may answer)."""
    if view.phase is Phase.OPENING and view.opening is not None:
        return speech.text("term-prompt-opening", ranks=speech.many(view.opening))
    if view.phase is Phase.SETUP:
        return speech.text("term-prompt-setup", key=speech.key(Command.SWAP))
    if view.swapper == view.seat:
        return speech.text("term-prompt-swap", key=speech.key(Command.SWAP))
    about = "fed" if view.effect == "feed" else "turn"
    only = only_move(view)
    if only is None:
        return speech.text(f"term-prompt-{about}")
    return speech.text(f"term-prompt-{about}-only", move=deed(speech, view, only))


def doubt_question(speech: Speech) -> str:
    """Whether the play just made is doubted."""
    return speech.text("term-ask-doubt", key=speech.key(Command.CHALLENGE))
