"""Why a table refuses a command; what the rules refuse has a `Reason` of theirs instead."""

from enum import StrEnum

from valepaska.engine.events import Seat
from valepaska.errors import Reason, ValepaskaError


class RefusalCode(StrEnum):
    """The reasons of a table."""

    UNREADABLE = "unreadable"
    """The message, or the text of the action, cannot be read."""
    NOT_SEATED = "not_seated"
    """Who watches cannot do this."""
    ALREADY_SEATED = "already_seated"
    NOT_HOST = "not_host"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_TAKEN = "seat_taken"
    FULL = "full"
    """No seat is free, now or in the next deal."""
    NAME_BAD = "name_bad"
    """A name has 1 to 20 characters that can be seen."""
    NAME_TAKEN = "name_taken"
    NO_SUCH_PROGRAM = "no_such_program"
    """No program has an account with this token: it is wrong, of another server, deleted or swept away."""
    PROGRAM_SITS = "program_sits"
    """The program of this account sits here already, or waits for the next deal."""
    SENT_AWAY = "sent_away"
    """The host has sent this person, or program, away."""
    NO_SUCH_BOT = "no_such_bot"
    NOT_A_BOT = "not_a_bot"
    NOT_A_PERSON = "not_a_person"
    DEAL_ON = "deal_on"
    """Not while a deal is played."""
    NO_DEAL = "no_deal"
    """Only while a deal is played."""
    NOT_OVER = "not_over"
    """Only when a deal has been finished."""
    STALE = "stale"
    """The decision is no longer open."""
    BEATEN = "beaten"
    """Somebody, `seat`, challenged first."""
    WINDOW_CLOSED = "window_closed"
    ALREADY_DONE = "already_done"
    """It has been done, or may be done once only."""
    NO_WINDOW = "no_window"
    """There is no window that could be made longer."""
    NOT_OPENING = "not_opening"
    """Ranks can be passed on in the opening only."""
    BOT_PLAYS = "bot_plays"
    """A bot plays the seat: take it back first."""
    PEOPLE_PLAY = "people_play"
    """A person still plays in the deal."""
    OWN_SEAT = "own_seat"
    """Nobody sends themselves away."""
    PRESENT = "present"
    """The person of that seat is here."""
    TOO_OFTEN = "too_often"
    TOO_MANY_LISTED = "too_many_listed"
    """As many tables stand in the public list from one address as may."""
    RULES = "rules"
    """The rules cannot be read, or cannot be played by so many."""
    PEOPLE_SIT = "people_sit"
    """More people sit here, or wait for a seat, than there would be seats."""
    TICKET_WRONG = "ticket_wrong"
    """No seat has offered to move by this ticket."""
    TICKET_OLD = "ticket_old"
    TICKET_USED = "ticket_used"
    STORAGE = "storage"
    """The server could not write it down; nothing has changed."""


class Refusal(ValepaskaError):
    """A command that a table refuses; nothing has changed. `seat` is who was quicker."""

    def __init__(self, code: RefusalCode | Reason, seat: Seat | None = None) -> None:
        super().__init__(f"refused: {code.value}")
        self.code = code
        self.seat = seat
