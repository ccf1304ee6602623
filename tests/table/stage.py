"""A server in miniature: it stores what a table asks for, and carries letters to pages that remember them."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec

from tests.table.whole import whole
from valepaska.engine.events import Phase, Seat
from valepaska.engine.state import State
from valepaska.table import log, protocol
from valepaska.table.change import Change
from valepaska.table.names import person_of
from valepaska.table.programs import Program
from valepaska.table.round import Round
from valepaska.table.table import Table

SECRET = bytes(range(32))
PASS_OR_DOUBT = ("challenge", "pass")


def token(name: str) -> str:
    return name.ljust(22, "_")


def contribution(page: "Page", id: str) -> protocol.Contribute:
    """What a page contributes: another text for each person and each commitment."""
    commitment = page.table["commitment"]
    drawn = sha256(f"{page.person} {commitment}".encode()).hexdigest()[:32]
    return protocol.Contribute(id=id, commitment=commitment, contribution=drawn)


@dataclass
class Page:
    """A connection, and what its page has been told. It is a page that does as docs/protocol.md says."""

    person: str | None = None
    raw: list[bytes] = field(default_factory=list)
    version: int = 0
    now: int = 0
    mine: Any = None
    table: Any = None
    parts: dict[str, Any] = field(default_factory=lambda: {"deal": None, "own": None})
    happened: list[Any] = field(default_factory=list)
    answers: dict[str, Any] = field(default_factory=dict)
    present: list[int] = field(default_factory=list)
    reactions: list[Any] = field(default_factory=list)
    gone: str | None = None
    token: str | None = None
    connected: bool = True
    contributes: bool = True
    outside: bool = False
    contributed: str | None = None
    """The commitment to which this page, of this seat, has contributed."""

    def receive(self, body: bytes) -> None:
        assert self.connected, "a letter to a closed connection"
        self.raw.append(body)
        message = json.loads(body)
        getattr(self, f"_{message['type']}")(message)

    def _welcome(self, message: dict[str, Any]) -> None:
        if message["missed"] is None:
            self.happened = []
        else:
            self.happened += message["missed"]
        self.version, self.now = message["version"], message["now"]
        self.mine, self.table = message["mine"], message["table"]
        self.parts = {"deal": message["deal"], "own": message["own"]}

    def _update(self, message: dict[str, Any]) -> None:
        grows = message["version"] > self.version
        assert grows or (not message["happened"] and message["version"] == self.version), "versions grow"
        self.version = message["version"]
        self.happened += message["happened"]
        self.mine = message.get("mine", self.mine)
        self.table = message.get("table", self.table)
        self.parts |= {part: message[part] for part in ("deal", "own") if part in message}

    def _seated(self, message: dict[str, Any]) -> None:
        self.token = message["token"]

    def _accepted(self, message: dict[str, Any]) -> None:
        assert self.answers.setdefault(message["id"], message) == message, "one answer to a command"

    _refused = _accepted

    def _presence(self, message: dict[str, Any]) -> None:
        self.present = message["present"]
        for seat, facts in enumerate(self.table["seats"]):
            facts["present"] = seat in self.present

    def _reacted(self, message: dict[str, Any]) -> None:
        self.reactions.append((message["seat"], message["phrase"]))

    def _gone(self, message: dict[str, Any]) -> None:
        self.gone = message["code"]

    @property
    def deal(self) -> Any:
        return whole(self.parts["deal"], self.parts["own"], self.mine["seat"])

    @property
    def seat(self) -> Seat:
        seat = self.mine["seat"]
        assert isinstance(seat, int)
        return seat

    @property
    def view(self) -> Any:
        return self.deal["view"]

    @property
    def hand(self) -> list[str]:
        hand: list[str] = self.view["hand"]
        return hand

    @property
    def verbs(self) -> list[str]:
        return [] if self.deal["may"] is None else self.deal["may"]["verbs"]

    def told(self, kind: str) -> list[Any]:
        return [event for event in self.happened if event["type"] == kind]


class Stage:
    """A table with its log and its connections; the clock stands still unless it is moved."""

    def __init__(
        self,
        rules: str = "valepaska",
        seats: int = 4,
        secret: bytes = SECRET,
        *,
        contributing: bool = True,
        **options: Any,
    ) -> None:
        self.now = 1_000_000
        self.contributing = contributing
        self.log: list[log.LogEvent] = []
        self.pages: list[Page] = []
        self.table, change = Table.open(rules, seats, secret, self.now, **options)
        self._store(change)
        self._ids = 0
        self._tokens = 0

    def _store(self, change: Change) -> None:
        assert change.expected == len(self.log), "the log is as long as the table believes"
        self.log += [log.read_entry(log.write_entry(entry)) for entry in change.entries]
        assert self.table.version == len(self.log)

    def deliver(self, change: Change, asker: Page | None = None) -> None:
        self._store(change)
        for letter in change.letters:
            body = msgspec.json.encode(letter.message)
            if letter.asker:
                assert asker is not None
                asker.receive(body)
                continue
            for page in self.pages:
                if page is not asker and page.person == letter.person:
                    page.receive(body)
        if asker is not None:
            asker.person = change.person
        for page in [page for page in self.pages if page.gone and page.connected]:
            self.drop(page)
        if self.contributing:
            for page in [page for page in (*self.pages, asker) if page is not None]:
                self.contribute(page)

    def contribute(self, page: Page) -> None:
        """A page does what it does as soon as it hears of another commitment."""
        takes_part = page.contributes and page.mine and (page.mine["seat"] is not None or page.mine["joining"])
        if page.connected and page.person and takes_part and page.contributed != page.table["commitment"]:
            page.contributed = page.table["commitment"]
            self.send(page, contribution(page, self.id()))

    def connect(self, page_token: str | None = None, page: Page | None = None) -> Page:
        page = page or Page()
        page.connected = True
        hello = protocol.Hello(token=page_token or page.token, seen=page.version or None)
        self.deliver(self.table.hello(hello, self.now), page)
        self.pages.append(page)
        return page

    def outside(self, page_token: str | None) -> Page:
        """The page of somebody who was sent away and does not watch."""
        page = Page(outside=True)
        self.deliver(self.table.wait_outside(self.table.person(page_token), self.now), page)
        self.pages.append(page)
        return page

    def drop(self, page: Page) -> None:
        page.connected = False
        self.pages.remove(page)
        if not page.outside:
            self.deliver(self.table.goodbye(page.person, self.now))

    def send(self, page: Page, command: protocol.Command, program: Program | None = None) -> Any:
        """Send a command; its answer if it comes at once. `program` is the account that it names."""
        self._tokens += 1
        self.deliver(self.table.handle(page.person, command, self.now, token(f"fresh{self._tokens}"), program), page)
        return page.answers.get(command.id)

    def id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"

    def sit(self, name: str, **options: Any) -> Page:
        page = self.connect()
        answer = self.send(page, protocol.Sit(id=self.id(), name=name, **options))
        assert answer["type"] == "accepted", answer
        return page

    def sit_program(self, name: str, **options: Any) -> Page:
        """The program of an account sits down."""
        page = self.connect()
        answer = self.ask_program(page, name, **options)
        assert answer["type"] == "accepted", answer
        return page

    def ask_program(self, page: Page, name: str, **options: Any) -> Any:
        """A program asks for a seat by its account; the answer."""
        account = Program(person_of(token(name)), name, 0)
        return self.send(page, protocol.SitProgram(id=self.id(), account=token(name), **options), account)

    def act(self, page: Page, action: str, decision: int | None = None, id: str | None = None) -> Any:
        number = page.deal["decision"] if decision is None else decision
        return self.send(page, protocol.Act(id=id or self.id(), decision=number, action=action))

    def do(self, page: Page, action: str) -> None:
        answer = self.act(page, action)
        assert answer["type"] == "accepted", answer

    def wait(self, milliseconds: int) -> None:
        """Let time pass, with a tick whenever one is due."""
        until = self.now + milliseconds
        while (due := self.table.next_due) is not None and due <= until:
            self.now = max(self.now, due)
            self.deliver(self.table.tick(self.now))
        self.now = until

    def restart(self) -> None:
        """Kill the server: connections are gone, the table is folded from its log."""
        for page in self.pages:
            page.connected = False
        self.pages = []
        self.table = Table.load(self.log, self.now)

    @classmethod
    def going_on(cls, entries: Iterable[log.LogEvent], now: int) -> "Stage":
        """A stage whose table is folded from a log."""
        stage = cls()
        stage.log, stage.now = list(entries), now
        stage.restart()
        return stage

    def is_playing(self) -> bool:
        return self.table.stage == "playing"

    @property
    def round(self) -> Round:
        assert self.table.kept.round is not None
        return self.table.kept.round

    @property
    def state(self) -> State:
        return self.round.state

    def page_of(self, seat: Seat) -> Page:
        return next(page for page in self.pages if page.mine["seat"] == seat)

    def on_turn(self) -> Page:
        assert self.state.turn is not None
        return self.page_of(self.state.turn)


def people(stage: Stage, names: Iterable[str] = ("Anna", "Bo", "Cai", "Disa")) -> list[Page]:
    """Sit people down and deal."""
    pages = [stage.sit(name) for name in names]
    answer = stage.send(pages[0], protocol.Start(id=stage.id()))
    assert answer["type"] == "accepted"
    return pages


def lowest_claim(page: Page) -> str:
    """A play of one card under the first rank that may be claimed."""
    ranks = [choice["claim"] for choice in page.deal["may"]["ranks"] if choice["reason"] is None]
    return f"play {page.hand[0]} as {ranks[0]}"


def until_turn(stage: Stage) -> Page:
    """Play until it is somebody's turn with something in the pile; who it is."""
    while stage.state.phase is not Phase.TURN or not stage.state.board.plays:
        if stage.state.phase is Phase.OPENING:
            page = stage.page_of(stage.state.to_act[0])
            stage.do(page, lowest_claim(page))
        elif stage.state.phase is Phase.WINDOW:
            stage.do(stage.page_of(stage.state.to_act[0]), "pass")
        else:
            stage.do(stage.on_turn(), lowest_claim(stage.on_turn()))
    return stage.on_turn()


def until_window(stage: Stage) -> Page:
    """Play until a play can be doubted; who laid it."""
    stage.do(until_turn(stage), lowest_claim(stage.on_turn()))
    assert stage.state.phase is Phase.WINDOW
    return stage.page_of(stage.state.board.claimant)


def kinds(page: Page) -> list[str]:
    """What sits in each seat: a person, a bot, nobody."""
    return [seat["kind"] for seat in page.table["seats"]]


def names(page: Page) -> list[str]:
    """Who sits in each seat."""
    return [seat["name"] for seat in page.table["seats"]]
