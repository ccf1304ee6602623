"""Deals told in full, so that a change of behaviour shows as a difference of text.

Each game has one file with a fresh deal and a position near the end: at every state what lies on
the table, what each seat holds and may do; then the action, the events, and what seat B was told of
them. The actions are read from the kept file, so that nothing but their effects is made anew;
where there is no file, or an action is no longer legal, they are chosen at random.
"""

from collections.abc import Iterator
from itertools import groupby, takewhile
from random import Random

import msgspec

from tests import golden as files
from tests import strategies
from tests.engine.setups import SPECS, setups, whole_deal
from valepaska.cards import Card, format_cards
from valepaska.engine.actions import Action, Claim, Play, PlayFromStock, Swap
from valepaska.engine.events import Event, Outcome, Seat, Source, redact
from valepaska.engine.legal import legal
from valepaska.engine.state import State, apply
from valepaska.engine.view import PileEntry, View, view
from valepaska.errors import Reason
from valepaska.records.notation import SEAT_LETTERS, format_move, parse_move

DEAL_MOVES, END_MOVES = 26, 20
TOLD = 1
"""The seat whose redacted events are shown: B."""
MARK = "> "


def letters(seats: tuple[Seat, ...]) -> str:
    """Seats by letter."""
    return "".join(SEAT_LETTERS[seat] for seat in seats) or "-"


def table_line(seen: View) -> str:
    """What everybody sees."""
    parts = [
        f"{seen.phase.value} {'-' if seen.turn is None else SEAT_LETTERS[seen.turn]}, asked {letters(seen.to_act)}"
    ]
    parts += [f"stock {seen.stock}", f"discards {seen.discards}", f"hands {' '.join(map(str, seen.hand_sizes))}"]
    parts.append(f"pile {seen.pile}: {' '.join(map(entry_text, seen.claims)) or '-'}")
    for name in ("opening", "effect", "drew", "swaps"):
        if value := getattr(seen, name):
            parts.append(f"{name} {value}")
    if seen.answered:
        parts.append(f"answered {letters(seen.answered)}")
    if seen.claimant is not None:
        parts.append(f"claimant {SEAT_LETTERS[seen.claimant]}")
    if seen.swapper is not None:
        parts.append(f"swapper {SEAT_LETTERS[seen.swapper]}")
    if any(seen.up) or any(seen.down):
        parts.append(f"up {' / '.join(map(format_cards, seen.up))}, down {' '.join(map(str, seen.down))}")
    if seen.out:
        parts.append(f"out {letters(seen.out)}")
    return ", ".join([*parts, f"turns {seen.turns}"])


def entry_text(entry: PileEntry) -> str:
    """A play in the pile, with its cards where they are seen."""
    cards = f"({format_cards(entry.cards)})" if entry.cards is not None else ""
    return f"{SEAT_LETTERS[entry.seat]}:{entry.count}{_source(entry.source)}{cards}as{entry.claim}"


def _source(source: Source) -> str:
    return "" if source is Source.HAND else f"[{source.value}]"


def seat_line(seen: View) -> str:
    """What one seat sees besides, and what it may do."""
    assert seen.seat is not None
    held = format_cards(seen.hand) or "-"
    knows = [entry_text(entry) for entry in seen.claims if entry.cards is not None]
    laid = f" laid {' '.join(knows)}" if knows and seen.rules.challenge.face_down else ""
    drawn = f" just drew {seen.just_drew}" if seen.just_drew else ""
    return f"  {SEAT_LETTERS[seen.seat]} {held}{laid}{drawn} | {choices(seen)}"


def choices(seen: View) -> str:
    """The legal actions in short, and why the other ranks are refused."""
    allowed = legal(seen)
    parts = [", ".join(map(str, _before_plays(seen)))]
    if seen.rules.challenge.face_down:
        hand, stock = (_ranks(allowed.ranks(source)) for source in (Source.HAND, Source.STOCK))
        parts += [f"hand: {hand}" if hand else "", f"stock: {stock}" if stock and stock != hand else ""]
    else:
        sets = [format_cards(action.cards) for action in allowed if isinstance(action, Play)]
        parts += ["/".join(sets), _ranks(allowed.ranks()) if sets else ""]
    return "; ".join(filter(None, parts)) or "-"


def _before_plays(seen: View) -> Iterator[Action]:
    """The legal actions that are listed before those that lay cards of one's own or make claims."""
    return takewhile(
        lambda action: not isinstance(action, Play) and not (isinstance(action, PlayFromStock) and action.claim),
        legal(seen),
    )


def _ranks(ranks: dict[Claim, Reason | None]) -> str:
    """The ranks with the reasons that refuse them; nothing where none is allowed."""
    return _by_reason(ranks) if None in ranks.values() else ""


def _by_reason(ranks: dict[Claim, Reason | None]) -> str:
    runs = groupby(ranks.items(), key=lambda item: item[1])
    return ", ".join(
        f"{' '.join(str(claim) for claim, _ in run)}{'' if reason is None else f' {reason.value}'}"
        for reason, run in runs
    )


def event_line(event: Event) -> str:
    """An event with all its fields."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__ if name != "number"}
    said = [f"{name} {value_text(name, value)}" for name, value in fields.items()]
    return f"{event.number} {type(event).__name__}: {', '.join(said)}"


def value_text(name: str, value: object) -> str:
    """A field of an event."""
    if value is None:
        return "nobody" if name == "seat" else "?" if name in ("cards", "hands") else "-"
    if name in ("seat", "claimant", "dealer") and isinstance(value, int):
        return SEAT_LETTERS[value]
    if isinstance(value, Outcome):
        names = msgspec.structs.asdict(value)
        return " ".join(f"{key} {_seats(found)}" for key, found in names.items())
    if isinstance(value, Card | Claim):
        return str(value)
    if name == "seen_by" and isinstance(value, tuple):
        return letters(value)
    if isinstance(value, tuple):
        cards = [item for item in value if isinstance(item, Card)]
        if len(cards) == len(value) and name != "hands":
            return format_cards(cards) or "none"
        return " / ".join(value_text("cards", item) for item in value)
    return str(value)


def _seats(value: object) -> str:
    if isinstance(value, tuple):
        return letters(value)
    return SEAT_LETTERS[value] if isinstance(value, int) else str(value if value is not None else "-")


def state_lines(state: State) -> Iterator[str]:
    """A state as everybody and each seat sees it."""
    yield table_line(view(state, None))
    for seat in range(state.seats):
        yield seat_line(view(state, seat))


def step_lines(events: tuple[Event, ...]) -> Iterator[str]:
    """What happened, and what seat B was told where that is less."""
    for event in events:
        yield f"  {event_line(event)}"
        told = redact(event, TOLD)
        if told != event:
            yield f"  B: {event_line(told)}"


class Script:
    """The actions of a kept file, in order, for as long as they are legal."""

    def __init__(self, spec: str, part: str) -> None:
        text = files.kept(file_name(spec)) or ""
        lines = text.partition(f"== {part}")[2].partition("\n== ")[0].splitlines()
        self.lines = [line.removeprefix(MARK) for line in lines if line.startswith(MARK)]
        self.random = Random(f"{spec} {part}")

    def next(self, state: State) -> tuple[Seat, Action]:
        """The next action: the kept one, or a random one."""
        if self.lines:
            seat, action = parse_move(self.lines.pop(0), state.rules, state.seats)
            if seat != "all" and action in legal(view(state, seat)):
                return seat, action
            self.lines = []
        return chosen(state, self.random)


def chosen(state: State, random: Random) -> tuple[Seat, Action]:
    """A random legal action; now and then a challenge or a swap where one is possible."""
    seat, action = strategies.one_move(state, random)
    for other in state.to_act:
        options = [other_action for other_action in legal(view(state, other)) if isinstance(other_action, Swap)]
        if options and random.random() < 0.3:
            return other, random.choice(options)
    return seat, action


def part_lines(spec: str, part: str, state: State, moves: int) -> Iterator[str]:
    """One part of a file: a position and what was done from there."""
    script = Script(spec, part)
    for _ in range(moves):
        yield from state_lines(state)
        if state.outcome is not None:
            return
        seat, action = script.next(state)
        yield f"{MARK}{format_move(seat, action)}"
        state, events = apply(state, seat, action)
        yield from step_lines(events)
    yield from state_lines(state)


def file_name(spec: str) -> str:
    """Where the deals of a game are kept."""
    return f"playthroughs/{spec}.txt"


def playthrough_text(spec: str) -> str:
    """The told deals of a game."""
    deck, (state, events) = whole_deal(spec)
    lines = [spec, "", "== deal", f"deck {format_cards(deck)}", *step_lines(events)]
    lines += [*part_lines(spec, "deal", state, DEAL_MOVES), "", "== end"]
    lines += part_lines(spec, "end", setups(spec)["end"], END_MOVES)
    return "\n".join(lines) + "\n"


def golden() -> dict[str, str]:
    """The told deals of every game."""
    return {file_name(spec): playthrough_text(spec) for spec in SPECS}
