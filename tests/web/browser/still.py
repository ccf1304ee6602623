"""A table that stands still: pages of a real browser at a real table, whose position is written down and whose time
passes only when it is told to.
"""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from tests.table import stage
from tests.web.browser.visitor import before_it_loads, holds_seats
from valepaska.records.notation import SEAT_LETTERS
from valepaska.records.position import Position, state_of
from valepaska.table import protocol
from valepaska.table.shown import Shown
from valepaska.table.timers import IDLE_TURNS

RANKS = "3456789TJQKA2"
FULL_DECK = [rank + suit for rank in RANKS for suit in "cdhs"]
NAMES = ("Bo", "Aino", "Teuvo", "Eero")


class Line(stage.Page):
    """A page of the browser, at its end of the socket."""

    def __init__(self, socket: WebSocketRoute) -> None:
        super().__init__(contributes=False)  # the browser does
        self.socket = socket
        self.deaf = False

    def receive(self, body: bytes) -> None:
        super().receive(body)
        if not self.deaf:
            self.socket.send(body.decode())


class Posed:
    """A table of people and of `programs`; the first `here` people are the one page of a browser.

    The others do as `do` says.
    Seats that are left over are for bots, who act when time passes.
    """

    def __init__(
        self,
        rules: str = "valepaska",
        names: Sequence[str] = NAMES,
        *,
        here: int = 1,
        seats: int | None = None,
        dealt: bool = True,
        programs: Sequence[str] = (),
        **options: Any,
    ) -> None:
        self.seats = seats or len(names) + len(programs)
        self.table = stage.Stage(rules, self.seats, **options)
        self.people = [self.table.sit(name) for name in names]
        self.people += [self.table.sit_program(name) for name in programs]
        self.names = names
        self.here = here
        self.heard: list[dict[str, Any]] = []
        self.down = False
        if dealt:
            self.table.send(self.people[0], protocol.Start(id=self.table.id()))
        for page in self.people[:here]:
            self.table.drop(page)

    def place(self, **position: Any) -> "Posed":
        """Lays the cards as a written position says; its rules are the table's."""
        played = self.table.round
        played.state = state_of(Position(rules=played.state.rules.spec, **position))
        played.shown = Shown()
        played.restart(self.table.now)
        return self

    def show(self, page: Page, site: str) -> Page:
        """Has a page come to the table."""
        opened = page.request.post(f"{site}/api/tables", data={"rules": "valepaska", "seats": self.seats})
        table = opened.json()["table"]
        seats = [{"token": each.token, "name": each.token} for each in self.people[: self.here]]
        page.route_web_socket("**/socket", self._answer)
        if seats:
            before_it_loads(page, holds_seats(table, seats))
        page.goto(f"{site}/t/{table}")
        return page

    def do(self, *moves: str) -> None:
        """Has others act: `B: pass`."""
        for move in moves:
            letter, _, action = move.partition(": ")
            seat = SEAT_LETTERS.index(letter)
            self.table.do(self._page_of(seat), action)

    def wait(self, seconds: float) -> None:
        """Lets time pass at the table."""
        self.table.wait(round(seconds * 1000))

    @property
    def acts(self) -> list[str]:
        """What was asked of the table from here."""
        return [said["action"] for said in self.heard if said["type"] == "act"]

    def lose(self, *, down: bool = True) -> None:
        """Breaks the connections; while the line is down there are no new ones."""
        self.down = down
        for line in self.lines:
            self.table.drop(line)
            line.socket.close()

    def idles(self, seat: int) -> None:
        """As after turns that the clock has made for a seat: when time passes, a bot sits in."""
        self.table.round.idle[seat] = IDLE_TURNS

    def _page_of(self, seat: int) -> stage.Page:
        return self.people[seat] if seat >= self.here else next(each for each in self.lines if each.seat == seat)

    @property
    def lines(self) -> list[Line]:
        """The connections of the pages."""
        return [page for page in self.table.pages if isinstance(page, Line)]

    def _answer(self, socket: WebSocketRoute) -> None:
        if self.down:
            socket.close()
            return
        line = Line(socket)

        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            self.heard.append(said)
            if said["type"] == "hello":
                self.table.connect(said.get("token"), line)
                return
            self.table.send(line, msgspec.json.decode(text, type=protocol.Command))

        socket.on_message(hear)


def mid_deal(hand: str, **more: Any) -> dict[str, Any]:
    """One's own turn with these cards on two sevens."""
    return {
        "hands": {"A": hand, "B": "4d 5h 9s Kd", "C": "6h 6d 8d 8h 9d Jc Jd Qh Kc", "D": "4s 6s 9c Td Qs Ah"},
        "stock": "5c 5d 8c Jh 3h 3d",
        "pile": ("D: 3s 4h 4c as 3", "B: 5s Ks as 5", "D: 7s 2s as 7"),
        "discards": "Ts Tc",
        "turn": "A",
        **more,
    }
