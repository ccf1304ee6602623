"""A table under every kind of bad luck: messages lost, doubled and out of order, lines that break, servers that die."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.table.stage import Page, Stage
from tests.table.whole import as_sent
from valepaska.engine.state import State, apply, start
from valepaska.engine.view import view
from valepaska.records.notation import parse_action
from valepaska.rules.model import Rules
from valepaska.table import log, protocol
from valepaska.table.fair import Fair
from valepaska.table.round import TURN_LIMIT
from valepaska.table.table import Table

SPECS = (
    "valepaska",
    "valepaska-classic",
    "valepaska-house",
    "paskahousu",
    "poytapaska",
    "ruotsalainen",
    "valepaska+jokers+two-packs",
    "valepaska+challengers=anyone_incl_out+starter=claim_in_turn",
    "valepaska+refill+swap_window=until_next_play",
)
NAMES = ("Anna", "Bo", "Cai")


def decision_of(page: Page) -> int:
    """The decision that a page shows; 0 where there is no deal."""
    return 0 if page.deal is None else int(page.deal["decision"])


def action_of(page: Page, number: int) -> str:
    """Something that the page offers; now and then something else."""
    may = None if page.deal is None else page.deal["may"]
    if may is None or number % 17 == 0:
        return ("challenge", "pass", "draw", "pickup", "stock as 9", "play 3h as 3")[number % 6]
    verb = may["verbs"][number % len(may["verbs"])]
    if verb in ("play", "stock"):
        reason = "reason" if verb == "play" else "unseen"
        ranks = [choice["claim"] for choice in may["ranks"] if choice[reason] is None]
        rank = ranks[number % len(ranks)]
        said = f" as {rank}" if page.told("challenged") or "valepaska" in page.table["rules"] else ""
        if verb == "stock":
            return f"stock{said}"
        cards = page.hand or page.view["up"][page.seat]
        fits = cards if said else [card for card in cards if card.startswith(rank[0])] or cards
        return f"play {fits[number % len(fits)]}{said}"
    if verb == "swap":
        return f"swap {may['give'][number % len(may['give'])]} for {may['take'][number % len(may['take'])]}"
    return "down 1" if verb == "down" else str(verb)


class BadLuck(RuleBasedStateMachine):
    """Each person has two pages: one whose line holds, and one whose line breaks. Both must know the same."""

    def __init__(self) -> None:
        super().__init__()
        self.steady: list[Page] = []
        self.flaky: list[Page] = []
        self.sent: list[tuple[int, Any]] = []
        self.game = Rules.parse(SPECS[0])
        self.size = 0
        self.model: State | None = None
        self.modelled = 0

    @initialize(
        spec=st.sampled_from(SPECS),
        lots=st.booleans(),
        pace=st.sampled_from(["quick", "relaxed", "unlimited"]),
        seed=st.binary(),
    )
    def open(self, spec: str, pace: Any, seed: bytes, *, lots: bool) -> None:
        self.stage = Stage(spec, secret=seed.ljust(32, b"v")[:32], pace=pace, lots=lots)
        for name in NAMES:
            self.steady.append(self.stage.sit(name))
        self.flaky = [self.stage.connect(page.token) for page in self.steady]
        self.stage.send(self.steady[0], protocol.Start(id="start"))

    def _page(self, who: int) -> Page:
        flaky = self.flaky[who]
        return flaky if flaky.connected else self.steady[who]

    def _put(self, who: int, command: Any) -> None:
        self.sent.append((who, command))

    @rule(who=st.integers(0, 2), number=st.integers(0, 10_000))
    def a_command_that_is_refused_changes_nothing(self, who: int, number: int) -> None:
        self.stage.wait(0)
        page, before = self._page(who), len(self.stage.log)
        action = ("play 3h 4h as 5", "swap 3h for 3h", "down 9", "play as", "dance", "stock as X")[number % 6]
        answer = self.stage.act(page, action, decision_of(page) + number % 2)
        if answer is not None and answer["type"] == "refused":
            assert len(self.stage.log) == before

    @rule(who=st.integers(0, 2), number=st.integers(0, 10_000))
    def want_to_act(self, who: int, number: int) -> None:
        page = self._page(who)
        decision = max(0, decision_of(page) - (number % 23 == 0))
        self._put(who, protocol.Act(id=self.stage.id(), decision=decision, action=action_of(page, number)))

    @rule(number=st.integers(0, 10_000))
    def whose_turn_it_is_acts_at_once(self, number: int) -> None:
        for page in self.steady:
            if page.deal is not None and page.deal["may"] is not None:
                command = protocol.Act(
                    id=self.stage.id(), decision=page.deal["decision"], action=action_of(page, number)
                )
                self.stage.send(page, command)

    @rule(who=st.integers(0, 2), kind=st.integers(0, 13), other=st.integers(0, 3))
    def want_something_else(self, who: int, kind: int, other: int) -> None:
        page, id = self._page(who), self.stage.id()
        decision = decision_of(page)
        commands: list[protocol.Command] = [
            protocol.Rematch(id=id, decision=decision),
            protocol.Wait(id=id, decision=decision),
            protocol.PassUntil(id=id, decision=decision, rank="8"),
            protocol.Back(id=id),
            protocol.Stand(id=id),
            protocol.Back(id=id),
            protocol.Start(id=id),
            protocol.SetBotSpeed(id=id, speed=("slow", "normal", "fast", "instant")[other]),
            protocol.SetPace(id=id, pace=("quick", "relaxed", "unlimited", "quick")[other]),
            protocol.Mute(id=id, seat=other),
            protocol.OpenSeat(id=id, seat=other),
            protocol.MakeHost(id=id, seat=other),
            protocol.FinishFast(id=id),
            protocol.Arrange(id=id, rules=SPECS[other], seats=3 + other, lots=other % 2 == 0),
        ]
        self._put(who, commands[kind])

    @precondition(lambda self: self.sent)
    @rule(place=st.integers(0, 100), again=st.booleans())
    def a_message_arrives(self, place: int, again: bool) -> None:
        at = place % len(self.sent)
        who, command = self.sent[at] if again else self.sent.pop(at)
        self.stage.send(self._page(who), command)

    @precondition(lambda self: self.sent)
    @rule(place=st.integers(0, 100))
    def a_message_is_lost(self, place: int) -> None:
        self.sent.pop(place % len(self.sent))

    @rule(who=st.integers(0, 2))
    def a_line_breaks_or_is_mended(self, who: int) -> None:
        page = self.flaky[who]
        if page.connected:
            self.stage.drop(page)
        else:
            self.stage.connect(self.steady[who].token, page)

    @rule(milliseconds=st.sampled_from([10, 800, 3_000, 12_000, 90_000]))
    def time_passes(self, milliseconds: int) -> None:
        self.stage.wait(milliseconds)

    @rule()
    def the_server_dies_and_comes_back(self) -> None:
        connected = [page for page in (*self.steady, *self.flaky) if page.connected]
        self.stage.restart()
        for page in connected:
            # A refusal changes nothing and is not kept: a message that was doubled may be answered anew.
            page.answers = {id: answer for id, answer in page.answers.items() if answer["type"] == "accepted"}
            self.stage.connect(self.steady[(self.steady + self.flaky).index(page) % 3].token, page)

    @rule(who=st.integers(0, 2), number=st.integers(0, 10_000))
    def the_server_dies_before_it_has_stored_what_it_did(self, who: int, number: int) -> None:
        page = self.steady[who]
        command = protocol.Act(id=self.stage.id(), decision=decision_of(page), action=action_of(page, number))
        self.stage.table.handle(page.person, command, self.stage.now, "")
        self.the_server_dies_and_comes_back()
        self._put(who, command)

    @invariant()
    def the_log_gives_the_table(self) -> None:
        if self.steady:
            assert Table.load(self.stage.log, self.stage.now).kept == self.stage.table.kept

    @invariant()
    def every_page_sees_what_the_rules_alone_make_of_the_actions(self) -> None:
        for entry in self.stage.log[self.modelled :] if self.steady else ():
            if isinstance(entry, log.Opened | log.Arranged):
                self.game = Rules.parse(entry.rules or self.game.spec)
                self.size = entry.seats or self.size
                self.model = None
            elif isinstance(entry, log.Began):
                limited = self.game.replace(turn_limit=self.game.out.turn_limit or TURN_LIMIT)
                assert entry.contributions is not None
                deck = Fair(bytes.fromhex(entry.key), entry.contributions).deck(self.game)
                self.model = start(limited, self.size, deck, dealer=entry.dealer, starter=entry.starter).state
            elif isinstance(entry, log.Acted):
                assert self.model is not None
                self.model = apply(self.model, entry.seat, parse_action(entry.action, self.game)).state
        self.modelled = len(self.stage.log) if self.steady else 0
        for page in self.steady if self.model is not None else ():
            assert self.model is not None
            assert page.view == as_sent(view(self.model, page.mine["seat"]))

    @invariant()
    def both_pages_of_a_person_know_the_same(self) -> None:
        for steady, flaky in zip(self.steady, self.flaky, strict=False):
            if flaky.connected:
                for page in (flaky, steady):  # of what a page contributes to a deal nobody is told
                    assert all(isinstance(entry, log.Contributed) for entry in self.stage.log[page.version :])
                assert (flaky.mine, flaky.table, flaky.deal) == (steady.mine, steady.table, steady.deal)
                assert flaky.happened == steady.happened[-len(flaky.happened) :]

    @invariant()
    def no_command_was_done_twice(self) -> None:
        if self.steady:
            clients = [entry.client for entry in self.stage.log if entry.client is not None]
            assert len(clients) == len(set(clients))

    @invariant()
    def something_is_due_while_bots_or_the_clock_are_asked(self) -> None:
        if self.steady and self.stage.is_playing() and self.stage.table.kept.pace != "unlimited":
            assert self.stage.table.next_due is not None


BadLuck.TestCase.settings = settings(max_examples=40, stateful_step_count=50, deadline=None)
TestBadLuck = BadLuck.TestCase
