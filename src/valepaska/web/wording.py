"""Refusals in the language of whoever is refused."""

import msgspec

from valepaska.engine.actions import Claim, Play, PlayFromStock
from valepaska.engine.view import View, view
from valepaska.errors import NotationError, Reason, RulesError
from valepaska.i18n import TextError, Texts, texts
from valepaska.i18n.faults import plain_fault
from valepaska.i18n.refusals import refusal
from valepaska.records.notation import parse_action
from valepaska.rules.ladder import splits
from valepaska.rules.model import Rules
from valepaska.table.hosting import playable
from valepaska.table.protocol import Act, Arrange, Command, Refused
from valepaska.table.refusals import RefusalCode
from valepaska.table.table import Table

_REASONS = frozenset(map(str, Reason))
_OWN_WORDS = {"window_closed"}
"""Codes that the rules and the table share, and for which the table has the better sentence."""


def worded(refused: Refused, lang: str, table: Table, person: str | None, command: Command | None = None) -> Refused:
    """A refusal with its sentence."""
    say = texts(lang)
    if refused.code in _REASONS - _OWN_WORDS:
        text = _by_rules(say, Reason(refused.code), table, person, command)
    elif isinstance(command, Arrange) and refused.code == RefusalCode.RULES:
        text = _unplayable(say, table, command)
    else:
        chairs = table.kept.chairs
        player = "" if refused.seat is None else chairs[refused.seat].name
        text = say(f"refused-{refused.code}", player=player)
    return msgspec.structs.replace(refused, text=text)


def _unplayable(say: Texts, table: Table, command: Arrange) -> str:
    """What is wrong with the rules that a host asked for."""
    kept = table.kept
    try:
        playable(command.rules or kept.rules.spec, command.seats or len(kept.chairs))
    except RulesError as error:
        return plain_fault(say, error)
    return say(f"refused-{RefusalCode.STALE}")  # the seats were others a moment ago


def _by_rules(say: Texts, reason: Reason, table: Table, person: str | None, command: Command | None) -> str:
    played = table.kept.round
    if played is None:
        return say(f"term-short-{reason}")
    seen = view(played.state, table.seat_of(person))
    rules = seen.rules
    claimed = _claimed(command, rules, seen)
    try:
        return refusal(say, reason, rules.options(), top=seen.top, claimed=claimed, opening=seen.opening)
    except TextError:  # the table has moved on, and what the sentence speaks of is no longer there
        return say(f"term-short-{reason}")


def _claimed(command: Command | None, rules: Rules, seen: View) -> Claim | None:
    """The rank that an action would have claimed or laid."""
    if not isinstance(command, Act):
        return None
    try:
        action = parse_action(command.action, rules)
    except NotationError:
        return None
    if isinstance(action, Play | PlayFromStock) and action.claim is not None:
        return action.claim
    if isinstance(action, Play) and action.cards:
        card = action.cards[0]
        if card.rank is not None:
            return Claim(card.rank, card.colour if splits(rules, card.rank) else None)
    return None
