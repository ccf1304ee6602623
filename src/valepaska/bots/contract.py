"""What every bot has to keep, as a check that anybody can run on theirs.

::

    from valepaska.bots.contract import check
    check(MyBot)
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from valepaska.bots.protocol import Bot, BotMaker
from valepaska.cards import JOKER, Card
from valepaska.engine.actions import Action, Challenge, Pass, Play, Swap
from valepaska.engine.events import EndReason, Event, Phase, Seat, redact
from valepaska.engine.legal import legal
from valepaska.engine.state import State, apply, shuffled_deck, start
from valepaska.engine.view import View, view
from valepaska.errors import IllegalAction, RulesError, ValepaskaError
from valepaska.rules.model import OPTIONS, Option, Rules, Value
from valepaska.rules.spec import presets

TURN_LIMIT = 1000
SEATS = (4, 3, 2)
ENOUGH_FINISHED = 0.75
"""The share of the deals of all presets that must end before the turn limit."""


class BrokenContract(ValepaskaError):
    """A bot did what no bot may do: the message says what, under which rules, and in which deal."""


class Deal(NamedTuple):
    """All that determines a deal apart from the bots."""

    rules: Rules
    seats: int
    deck: tuple[Card, ...]
    seed: int

    def __str__(self) -> str:
        return f"{self.rules.spec}, {self.seats} seats, seed {self.seed}"


class Played(NamedTuple):
    """What was done in a deal, and whether it came to an end of its own."""

    actions: list[tuple[Seat, Action]]
    finished: bool


def any_rules(_: Rules) -> bool:
    """All games: a bot that makes no exception."""
    return True


def check(
    make_bot: BotMaker,
    *,
    deals: int = 1,
    variants: int = 30,
    seed: int = 0,
    plays: Callable[[Rules], bool] = any_rules,
) -> None:
    """Play the bot against itself under every preset and under `variants` random sets of rules.

    `plays` says of rules whether the bot is for them; those that it is not for are left out.

    Raises BrokenContract when it answers with an illegal action, answers a window with
    anything but `Challenge` or `Pass`, changes what it is given, touches the global random
    state, plays differently from the same seed, plays differently when only cards that it
    cannot see are changed, or hardly ever brings a deal to an end.
    """
    finished = []
    for preset in presets():
        for number in range(deals if plays(preset.rules) else 0):
            finished.append(_check_deal(make_bot, _deal(preset.rules, seed + number)))
    for number in range(variants):
        rules = random_rules(random.Random(seed + number))
        if plays(rules):
            _check_deal(make_bot, _deal(rules, seed + number))
    if sum(finished) < ENOUGH_FINISHED * len(finished):
        raise BrokenContract(f"only {sum(finished)} of {len(finished)} deals ended within {TURN_LIMIT} turns")


def random_rules(dice: random.Random, changes: int = 6) -> Rules:
    """A preset with some options changed at random, free of contradictions."""
    rules = dice.choice(presets()).rules
    for option in dice.sample([option for name, option in OPTIONS.items() if name != "turn_limit"], changes):
        try:
            rules = rules.replace(**{option.name: _any_value(option, dice)})
        except RulesError:
            continue
    return rules


def _any_value(option: Option, dice: random.Random) -> Value:
    if option.many:
        words = [value for value in option.values if isinstance(value, str)]
        return tuple(word for word in words if dice.random() < 0.5)
    if isinstance(option.values, range):
        return dice.choice(option.values[:20])
    return dice.choice(option.values)


def _deal(rules: Rules, seed: int) -> Deal:
    rules = rules.replace(turn_limit=TURN_LIMIT)
    deck = shuffled_deck(rules, random.Random(seed))
    for seats in SEATS[seed % len(SEATS) :]:
        try:
            start(rules, seats, deck)
        except RulesError:
            continue
        return Deal(rules, seats, deck, seed)
    return Deal(rules, SEATS[-1], deck, seed)


def _check_deal(make_bot: BotMaker, deal: Deal) -> bool:
    before = random.getstate()
    first = _play(make_bot, deal)
    if random.getstate() != before:
        raise BrokenContract(f"{deal}: the bot used the global random state; it has a seed of its own")
    if _play(make_bot, deal).actions != first.actions:
        raise BrokenContract(f"{deal}: the same seed gave other actions")
    _check_blindness(make_bot, deal, first)
    return first.finished


def _play(make_bot: BotMaker, deal: Deal) -> Played:
    bots = [make_bot(seed=deal.seed + seat) for seat in range(deal.seats)]
    step = start(deal.rules, deal.seats, deal.deck)
    state = step.state
    waiting: list[list[Event]] = [list(step.events) for _ in bots]
    actions: list[tuple[Seat, Action]] = []
    while state.outcome is None:
        seat = state.to_act[0]
        action = _ask(bots[seat], state, seat, _take(waiting, seat), deal)
        actions.append((seat, action))
        step = apply(state, seat, action)
        state = step.state
        for events in waiting:
            events.extend(step.events)
    return Played(actions, state.outcome.reason is not EndReason.TURN_LIMIT)


def _take(waiting: list[list[Event]], seat: Seat) -> tuple[Event, ...]:
    events = tuple(redact(event, seat) for event in waiting[seat])
    waiting[seat] = []
    return events


def _ask(bot: Bot, state: State, seat: Seat, events: Sequence[Event], deal: Deal) -> Action:
    seen = view(state, seat)
    before = _bytes(seen, events)
    action = bot.act(seen, events)
    if _bytes(seen, events) != before:
        raise BrokenContract(f"{deal}: the bot changed its view or its events")
    allowed = legal(view(state, seat))
    if action not in allowed:
        raise BrokenContract(f"{deal}: seat {seat} answered {str(action)!r}, refused as {allowed.why(action)}")
    if seen.phase is Phase.WINDOW and not isinstance(action, Challenge | Pass):
        raise BrokenContract(f"{deal}: seat {seat} answered {str(action)!r} to an open window: challenge or pass")
    return action


def _bytes(seen: View, events: Sequence[Event]) -> bytes:
    return msgspec.msgpack.encode((seen, events))


def _check_blindness(make_bot: BotMaker, deal: Deal, played: Played) -> None:
    """Replay the deal for one seat with the cards exchanged that it had not seen by some decision.

    As long as it is shown the same, it must do the same.
    """
    dice = random.Random(deal.seed)
    seat = dice.randrange(deal.seats)
    own = [place for place, (actor, _) in enumerate(played.actions) if actor == seat]
    if not own:
        return
    last = dice.choice(own)
    hidden = cards_hidden(deal, played.actions[:last], seat)
    other = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
    bot = make_bot(seed=deal.seed + seat)
    one = decisions_in(deal, played.actions, seat, {})
    two = decisions_in(deal, played.actions, seat, other)
    for (shown, action), (shown_too, _) in zip(one, two, strict=False):
        if shown != shown_too:
            return
        answer = bot.act(*shown_too)
        if answer != action:
            raise BrokenContract(
                f"{deal}: seat {seat} answered {str(action)!r}, "
                f"but {str(answer)!r} when only cards that it had not seen were others"
            )


def cards_hidden(deal: Deal, actions: Sequence[tuple[Seat, Action]], seat: Seat) -> list[Card]:
    """The faces that a seat has not seen by the end of these actions, jokers apart."""
    seen = set(_cards_seen(deal, actions, seat))
    return [card for card in dict.fromkeys(deal.deck) if card not in seen and card != JOKER]


def decisions_in(
    deal: Deal, actions: Sequence[tuple[Seat, Action]], seat: Seat, other: dict[Card, Card]
) -> Iterator[tuple[tuple[View, tuple[Event, ...]], Action]]:
    """What a seat is shown and what it answered, decision by decision, where some cards are others.

    Ends early where an action is not legal with those cards.
    """
    step = start(deal.rules, deal.seats, tuple(other.get(card, card) for card in deal.deck))
    waiting = [list(step.events) if place == seat else [] for place in range(deal.seats)]
    for actor, action in actions:
        if actor == seat:
            yield (view(step.state, seat), _take(waiting, seat)), action
        try:
            step = apply(step.state, actor, _with_cards(action, other))
        except IllegalAction:
            return
        waiting[seat].extend(step.events)


def _with_cards(action: Action, other: dict[Card, Card]) -> Action:
    if isinstance(action, Play):
        return Play(tuple(other.get(card, card) for card in action.cards), action.claim)
    if isinstance(action, Swap):
        return Swap(other.get(action.give, action.give), other.get(action.take, action.take))
    return action


def _cards_seen(deal: Deal, actions: Sequence[tuple[Seat, Action]], seat: Seat) -> Iterator[Card]:
    step = start(deal.rules, deal.seats, deal.deck)
    yield from _cards_in(view(step.state, seat))
    for actor, action in actions:
        step = apply(step.state, actor, action)
        for event in step.events:
            yield from _cards_in(redact(event, seat))
        yield from _cards_in(view(step.state, seat))


def _cards_in(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _cards_in(getattr(value, name))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _cards_in(part)
