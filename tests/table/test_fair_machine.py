"""Contributions early and late, doubled and changed, lines that break, servers that die: what is dealt is what came."""

from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.table.stage import Page, Stage, contribution
from valepaska.table import log, protocol
from valepaska.table.fair import WAIT, Fair

NAMES = ("Anna", "Bo", "Cai")
WHO = st.integers(0, len(NAMES) - 1)


class Chance(RuleBasedStateMachine):
    """`came` notes, by commitment and person, what a page was told to be accepted first."""

    def __init__(self) -> None:
        super().__init__()
        self.pages: list[Page] = []
        self.came: dict[tuple[str, str], str] = {}
        self.told: set[str] = set()
        self.seen = 0

    @initialize(spec=st.sampled_from(["valepaska", "clone-juhor"]), seed=st.binary(max_size=32))
    def open(self, spec: str, seed: bytes) -> None:
        self.stage = Stage(spec, secret=seed.ljust(32, b"f"), bot_speed="instant", contributing=False)
        self.pages = [self.stage.sit(name) for name in NAMES]

    def _send(self, page: Page, command: Any) -> Any:
        if not page.connected:
            self.stage.connect(page=page)
        return self.stage.send(page, command)

    def _give(self, page: Page, command: protocol.Contribute) -> None:
        answer = self._send(page, command)
        if answer is not None and answer["type"] == "accepted":
            assert page.person is not None
            kept = self.came.setdefault((command.commitment, page.person), command.contribution)
            assert kept == command.contribution, "the first one counts"

    @rule(who=WHO)
    def a_page_contributes(self, who: int) -> None:
        page = self.pages[who]
        self._give(page, contribution(page, self.stage.id()))

    @rule(who=WHO, digit=st.sampled_from("0123456789abcdef"))
    def a_page_contributes_something_else(self, who: int, digit: str) -> None:
        other = contribution(self.pages[who], self.stage.id())
        self._give(self.pages[who], msgspec.structs.replace(other, contribution=digit * 32))

    @rule(who=WHO)
    def a_page_contributes_to_a_deal_that_has_begun(self, who: int) -> None:
        for entry in [entry for entry in self.stage.log if isinstance(entry, log.Began)][-1:]:
            fair = Fair(bytes.fromhex(entry.key), entry.contributions or ())
            late = protocol.Contribute(id=self.stage.id(), commitment=fair.commitment, contribution="7" * 32)
            answer = self._send(self.pages[who], late)
            assert answer["type"] == "refused" or fair.contributions[who] == "7" * 32

    @rule(who=WHO)
    def a_deal_is_called(self, who: int) -> None:
        self._send(self.pages[who], protocol.Start(id=self.stage.id()))

    @rule(who=WHO)
    def somebody_lets_a_bot_play(self, who: int) -> None:
        page = self.pages[who]
        if self.stage.is_playing() and self.stage.table.kept.chairs[who].stand_in is None:
            self._send(page, protocol.Stand(id=self.stage.id()))
            self._send(page, protocol.Back(id=self.stage.id()))

    @rule(milliseconds=st.sampled_from([1, WAIT - 1, WAIT, 60_000, 900_000]))
    def time_passes(self, milliseconds: int) -> None:
        self.stage.wait(milliseconds)

    @rule(who=WHO)
    def a_line_breaks(self, who: int) -> None:
        if self.pages[who].connected:
            self.stage.drop(self.pages[who])

    @rule()
    def the_server_dies(self) -> None:
        self.stage.restart()
        for page in self.pages:
            page.connected = False
            self.stage.connect(page=page)

    @invariant()
    def what_is_dealt_is_what_was_promised_and_what_came(self) -> None:
        for page in self.pages:
            self.told.add(page.table["commitment"])
        begun = [entry for entry in (self.stage.log if self.pages else []) if isinstance(entry, log.Began)]
        assert len({entry.key for entry in begun}) == len(begun), "no deal has the secret of another"
        for entry in begun[self.seen :]:
            assert entry.contributions is not None
            fair = Fair(bytes.fromhex(entry.key), entry.contributions)
            assert fair.commitment in self.told, "promised before"
            came = [self.came.get((fair.commitment, str(page.person))) for page in self.pages]
            assert list(entry.contributions) == [*came, None]
            assert entry.starter is None or entry.starter == fair.drawn("starter")
            if entry is begun[-1]:
                assert self.stage.round.recorder.record().deck == fair.deck(self.stage.table.kept.rules)
        self.seen = len(begun)

    @invariant()
    def no_secret_is_told_before_its_deal_is_over(self) -> None:
        if not self.pages:
            return
        kept = self.stage.table.kept
        hidden = [kept.coming.secret.hex()]
        if kept.round is not None and kept.round.fair is not None and not kept.round.over:
            hidden.append(kept.round.fair.fair.secret.hex())
        for page in self.pages:
            assert not any(secret.encode() in body for secret in hidden for body in page.raw)


Chance.TestCase.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
TestChance = Chance.TestCase
