"""A recorded deal as a page steps through it: with all cards, or as one seat saw it.

What a seat is told is made as it is at a table: events by `told`, views by `open_view` and `own_view`. Nothing is
taken out of anything: what these do not name is not there.
"""

from collections.abc import Iterator

from valepaska.engine.events import Event, Offered, Played, Seat, redact
from valepaska.engine.state import State, Step
from valepaska.errors import RecordError
from valepaska.records.document import Place, by_key
from valepaska.records.facts import Record
from valepaska.records.replay import replay
from valepaska.rules.model import Rules
from valepaska.table.happened import CardTexts, told, told_openly
from valepaska.table.parts import Own
from valepaska.table.review import is_honest, review
from valepaska.table.sights import open_view, own_laid, own_view, texts_of
from valepaska.web.replay_messages import Moment, Replayed

MOST_MOMENTS = 3_000
"""A deal of a table ends long before; a file can hold more."""
_PASS = "pass"


def retold(record: Record, seat: Seat | None, *, sealed: bool = False, place: Place = by_key) -> Replayed:
    """A deal, as a seat saw it; None: with all cards. `sealed`: whoever asks may have it so only.

    Raises RecordError for an action that the rules refuse, and for a deal that is not over, or too long to be shown.
    """
    rules = Rules.parse(record.rules)
    events: list[Event] = []
    moments: list[Moment] = []
    state = None
    for news, state in _moments(record, place):
        events += news
        moments.append(_moment(rules, news, state, seat))
        if len(moments) > MOST_MOMENTS:
            raise RecordError(
                f"a page shows at most {MOST_MOMENTS} steps: read it with `valepaska replay`", place("actions")
            )
    assert state is not None, "a deal begins with a step"
    if state.outcome is None:
        raise RecordError("the deal in it is not over: it can be shown when it is", place("actions"))
    session = record.session
    return Replayed(
        rules=record.rules,
        names=record.seats,
        bots=tuple(bot or None for bot in session.bots) if session and session.bots else (None,) * len(record.seats),
        deal=1 + (0 if session is None else session.deals),
        seat=seat,
        sealed=sealed,
        moments=tuple(moments),
        tallies=review(state, events).tallies if seat is None else (),
    )


def _moments(record: Record, place: Place) -> Iterator[tuple[list[Event], State]]:
    """What happened at once and the state after it: passes in a row are told together, up to the next rank on offer."""
    news: list[Event] = []
    last: Step | None = None
    acts = ("", *(action.partition(": ")[2] for action in record.actions))
    passed = False
    for act, step in zip(acts, replay(record, place), strict=True):
        goes_on = act == _PASS and passed and not any(isinstance(event, Offered) for event in news)
        if last is not None and not goes_on:
            yield news, last.state
            news = []
        news, last, passed = [*news, *step.events], step, act == _PASS
    if last is not None:
        yield news, last.state


def _moment(rules: Rules, news: list[Event], state: State, seat: Seat | None) -> Moment:
    seats = range(state.seats)
    if seat is None:
        happened = tuple(told_openly(event) for event in news)
        seen = news
        hands: tuple[CardTexts | None, ...] = tuple(texts_of(state.board.hand[each]) for each in seats)
        laid = _all_laid(state)
    else:
        happened = tuple(told(event, seat) for event in news)
        seen = [redact(event, seat) for event in news]
        own = _own(state, seat)
        hands = tuple(own.hand if each == seat else None for each in seats)
        laid = own.laid
    return Moment(happened, open_view(state), hands, laid, _honest(rules, seen))


def _own(state: State, seat: Seat) -> Own:
    return own_view(state, seat, own_laid(state, seat), None)


def _all_laid(state: State) -> dict[int, CardTexts]:
    """The plays of a face-down pile; in an open one everybody sees them."""
    if not state.rules.challenge.face_down:
        return {}
    return {at: texts_of(state.board.play_cards[at]) for at in range(state.board.plays)}


def _honest(rules: Rules, seen: list[Event]) -> bool | None:
    """Whether the play of this moment is what it is said to be, where its cards are seen and could be lied about."""
    if not rules.challenge.face_down:
        return None
    plays = [event for event in seen if isinstance(event, Played) and event.cards is not None]
    return is_honest(rules, plays[0].claim, plays[0].cards or ()) if plays else None
