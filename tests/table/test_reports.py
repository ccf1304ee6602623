"""Faults that people have reported of other programs of this kind, each tried here."""

import math
import random
from itertools import permutations

import pytest

from tests.table.stage import SECRET, Stage, lowest_claim, people, until_turn, until_window
from valepaska.engine.events import Phase
from valepaska.table import log, protocol
from valepaska.table.dice import shuffled
from valepaska.table.fair import Fair
from valepaska.table.pace import PACES, RACE, BotSpeed, Pace

QUICK = PACES["quick"]
assert QUICK.window is not None


class TestLeavingGivesNoFreshHand:
    """Elsewhere leaving and joining again gave a new hand, and a second chance to who had won."""

    def test_the_same_hand_waits_for_the_token(self) -> None:
        stage = Stage()
        people(stage)
        while len(until_turn(stage).hand) < 8:
            page = stage.on_turn()
            stage.do(page, "pickup" if "pickup" in page.verbs else lowest_claim(page))
        leaver = stage.on_turn()
        hand = leaver.hand
        stage.drop(leaver)
        assert stage.connect(leaver.token).hand == hand

    def test_without_the_token_one_watches(self) -> None:
        stage = Stage()
        people(stage)
        leaver = until_turn(stage)
        stage.send(leaver, protocol.Stand(id="s"))
        stage.drop(leaver)
        stranger = stage.connect()
        assert stranger.mine["seat"] is None
        assert stage.send(stranger, protocol.Sit(id="s", name="Me again"))["type"] == "accepted"
        assert stranger.mine["seat"] is None
        assert stranger.view["hand"] == []

    def test_who_is_out_gets_no_other_seat_in_the_deal(self) -> None:
        stage = Stage(bot_speed="instant")
        anna = stage.sit("Anna")
        stage.send(anna, protocol.Start(id="s"))
        while stage.is_playing() and anna.seat not in anna.view["out"]:
            stage.wait(1_000)
        if stage.is_playing():
            assert stage.send(anna, protocol.Sit(id="t", name="Anna too"))["code"] == "already_seated"
            assert stage.act(anna, "draw")["code"] in ("not_in_play", "bot_plays")


class TestASecondChallengeHitsNothing:
    """Elsewhere a button pressed twice challenged an older play."""

    def test_the_same_burst_is_one_challenge(self) -> None:
        stage = Stage()
        people(stage)
        claimant = until_window(stage)
        doubter = next(page for page in stage.pages if page is not claimant)
        decision = doubter.deal["decision"]
        first, second = stage.act(doubter, "challenge", decision), stage.act(doubter, "challenge", decision)
        assert first["type"] == "accepted"
        assert (second["type"], second["code"], second["seat"]) == ("refused", "beaten", doubter.seat)
        assert len(claimant.told("challenged")) == 1

    def test_an_older_play_can_never_be_challenged(self) -> None:
        stage = Stage()
        people(stage)
        until_window(stage)
        old = stage.pages[0].deal["decision"]
        stage.wait(QUICK.window or 0)
        until_window(stage)
        claims = len(stage.pages[0].view["claims"])
        for page in stage.pages:
            assert stage.act(page, "challenge", old)["code"] in ("stale", "window_closed")
        assert len(stage.pages[0].view["claims"]) == claims

    def test_the_same_id_is_answered_again_and_not_done_again(self) -> None:
        stage = Stage()
        people(stage)
        claimant = until_window(stage)
        doubter = next(page for page in stage.pages if page is not claimant)
        decision = doubter.deal["decision"]
        first = stage.act(doubter, "challenge", decision, id="same")
        version = stage.table.version
        assert stage.act(doubter, "challenge", decision, id="same") == first
        stage.restart()
        again = stage.connect(doubter.token)
        assert stage.act(again, "challenge", decision, id="same") == first
        assert [entry.client for entry in stage.log].count(f"{doubter.person[:16]}:same") == 1  # type: ignore[index]
        assert version <= stage.table.version

    def test_an_id_of_somebody_else_is_no_answer_for_me(self) -> None:
        stage = Stage()
        people(stage)
        claimant = until_window(stage)
        one, other, _ = (page for page in stage.pages if page is not claimant)
        stage.act(one, "pass", id="x")
        stage.act(other, "pass", id="x")
        assert sorted(claimant.view["answered"]) == sorted([one.seat, other.seat])


class TestNobodyHasToSayThatTheyPass:
    """Elsewhere the game stalled because people did not know that they had to pass."""

    def test_the_claim_stands_when_time_is_over(self) -> None:
        stage = Stage()
        people(stage)
        until_window(stage)
        stage.wait(QUICK.window or 0)
        assert stage.state.phase is Phase.TURN

    def test_who_has_still_to_answer_is_shown(self) -> None:
        stage = Stage()
        people(stage)
        claimant = until_window(stage)
        first = next(page for page in stage.pages if page is not claimant)
        stage.do(first, "pass")
        waits = {page.seat for page in stage.pages} - {claimant.seat, first.seat}
        assert all(set(page.view["to_act"]) == waits for page in stage.pages)


def test_a_claim_in_the_last_moment_still_gives_the_others_their_whole_time() -> None:
    """Elsewhere one clock ran on while somebody else had to answer."""
    stage = Stage()
    people(stage)
    player = until_turn(stage)
    stage.now = player.deal["clock"]["deadline"] - 500
    stage.do(player, lowest_claim(player))
    assert player.deal["clock"]["deadline"] == stage.now + (QUICK.window or 0)
    heir = stage.on_turn()
    stage.wait(QUICK.window or 0)
    assert heir.deal["clock"]["deadline"] == heir.deal["clock"]["opened"] + QUICK.turn
    assert heir.deal["clock"]["opened"] >= stage.now


class TestARematchBeginsOnce:
    """Elsewhere two who pressed rematch at the same moment got no game, or two."""

    def test_in_every_order_of_four_there_is_one_new_deal(self) -> None:
        first = Stage("paskahousu")
        played = people(first)
        while first.is_playing():
            page = first.on_turn()
            fits = [choice["claim"] for choice in page.deal["may"]["ranks"] if choice["reason"] is None]
            plays = [card for card in page.hand if card[0] in fits]
            rank = [card for card in plays if card[0] == plays[0][0]]  # whoever opens lays all of them
            first.do(page, f"play {' '.join(rank)}" if plays else page.verbs[-1])
        loser = first.table.kept.standing.marked
        decision = played[0].deal["decision"]
        for order in permutations(range(4)):
            stage = Stage.going_on(first.log, first.now)
            pages = [stage.connect(page.token) for page in played]
            answers = [stage.send(pages[seat], protocol.Rematch(id="r", decision=decision)) for seat in order]
            again = [stage.send(pages[seat], protocol.Rematch(id="again", decision=decision)) for seat in order]
            assert [answer["type"] for answer in answers] == ["accepted"] * 4
            assert all(answer["code"] == "stale" for answer in again)
            for page in pages:
                assert [event["deal"] for event in page.told("deal_begins")] == [2]
                assert page.view["dealer"] == loser
                assert page.table["rules"] == "paskahousu"
                assert page.view["hand_sizes"] == [5, 5, 5, 5]

    def test_the_deal_begins_without_those_who_do_not_answer(self) -> None:
        stage = Stage(bot_speed="instant", seats=3)
        anna, bo = stage.sit("Anna"), stage.sit("Bo")
        stage.send(anna, protocol.Start(id="s"))
        stage.wait(7_200_000)
        assert not stage.is_playing()
        stage.send(bo, protocol.Back(id="b"))
        stage.send(anna, protocol.Rematch(id="r", decision=anna.deal["decision"]))
        assert not stage.is_playing()
        assert anna.table["rematch_at"] == stage.now + (QUICK.rematch or 0)
        stage.wait(QUICK.rematch or 0)
        assert stage.is_playing()


def test_taking_an_idle_person_out_changes_nothing_for_the_others() -> None:
    """Elsewhere the whole game began anew when somebody idle was removed."""
    for seats in (3, 4):
        stage = Stage(seats=seats)
        pages = people(stage, [f"P{number}" for number in range(seats)])
        until_window(stage)
        stage.wait(QUICK.window or 0)
        before = {page.seat: (page.hand, page.view["pile"], page.view["stock"]) for page in pages}
        idle = pages[-1]
        seat, cards = idle.seat, len(idle.hand)
        stage.send(pages[0], protocol.Kick(id="k", seat=seat))
        for page in pages[:-1]:
            assert (page.hand, page.view["pile"], page.view["stock"]) == before[page.seat]
            assert page.deal["deal"] == 1
        assert pages[0].view["hand_sizes"][seat] == cards


@pytest.mark.parametrize("action", ["draw", "pickup", "play"])
def test_a_double_click_is_one_action(action: str) -> None:
    """Elsewhere a fast double click drew two cards."""
    stage = Stage("valepaska+voluntary_draw=draw_then_play_or_pickup")
    people(stage)
    page = until_turn(stage)
    assert stage.state.phase is Phase.TURN
    text = lowest_claim(page) if action == "play" else action
    decision, size = page.deal["decision"], len(page.hand)
    first, second = stage.act(page, text, decision), stage.act(page, text, decision)
    assert first["type"] == "accepted"
    assert (second["type"], second["code"]) == ("refused", "stale")
    if action == "draw":
        assert len(page.hand) == size + 1


class TestWaitingTellsNothing:
    """Elsewhere the program answered at once for who could not answer, which told the hand."""

    def _first_answers(self, monkeypatch: pytest.MonkeyPatch, seed: int) -> list[tuple[int, int]]:
        """When each bot acted in a deal whose cards depend on a seed, but nothing else does."""
        key = random.Random(seed).randbytes(32)
        with monkeypatch.context() as patch:
            patch.setattr(Fair, "deck", lambda _, rules: shuffled(rules, key))
            stage = Stage(secret=SECRET)
            anna = stage.sit("Anna")
            stage.send(anna, protocol.Start(id="s"))
            first = len(stage.log)
            while stage.state.phase is Phase.OPENING and stage.round.moment == 0:
                due = stage.table.next_due
                assert due is not None
                stage.wait(due - stage.now)
        acts = [entry for entry in stage.log[first:] if isinstance(entry, log.Acted)]
        return [(entry.at, entry.seat) for entry in acts if entry.by == "bot"]

    def test_in_the_opening_bots_answer_at_the_same_times_whatever_they_hold(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        answers = [self._first_answers(monkeypatch, seed) for seed in range(40)]
        longest = max(answers, key=len)
        assert len({tuple(each) for each in answers}) > 1  # some claim, and then the race is over
        assert all(each == longest[: len(each)] for each in answers)

    @pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
    def test_in_the_opening_bots_leave_a_person_the_time_to_look_through_a_hand(self, speed: BotSpeed) -> None:
        for seed in range(6):
            stage = Stage(secret=random.Random(seed).randbytes(32), pace="unlimited")
            anna = stage.sit("Anna")
            stage.send(anna, protocol.SetBotSpeed(id="b", speed=speed))
            stage.send(anna, protocol.Start(id="s"))
            opened, before = stage.round.opened, len(stage.log)
            stage.wait(opened + RACE[speed] - 1 - stage.now)
            assert len(stage.log) == before
            stage.wait(10_000)
            assert len(stage.log) > before

    def test_a_person_who_can_refute_and_one_who_cannot_are_passed_at_the_same_time(self) -> None:
        times = set()
        for seed in range(20):
            stage = Stage(secret=random.Random(seed).randbytes(32))
            people(stage)
            claimant = until_window(stage)
            opened = claimant.deal["clock"]["opened"]
            stage.wait(QUICK.window or 0)
            times.add(stage.log[-1].at - opened)
        assert times == {QUICK.window}

    def test_of_two_bots_the_first_to_answer_is_as_quick_to_doubt_as_to_believe(self) -> None:
        waits: dict[str, list[int]] = {"challenge": [], "pass": []}
        for seed in range(75):
            stage = Stage("valepaska-classic", secret=random.Random(seed).randbytes(32))
            anna = stage.sit("Anna")
            for seat in (1, 2, 3):
                stage.send(anna, protocol.AddBot(id=f"b{seat}", seat=seat, bot="semirandom"))
            stage.send(anna, protocol.Start(id="s"))
            while stage.is_playing():
                if stage.state.phase is Phase.TURN and stage.state.turn == anna.seat:
                    action = lowest_claim(anna) if "play" in anna.verbs else anna.verbs[-1]
                    stage.do(anna, action)  # or a bot sits in, and where no person is asked the law is another
                    continue
                due = stage.table.next_due
                assert due is not None
                asked = len(stage.state.to_act) if stage.state.phase is Phase.WINDOW else 0
                opened, before, claimant = stage.round.opened, len(stage.log), stage.state.board.claimant
                stage.wait(due - stage.now)
                entry = stage.log[before]
                if asked == 3 and anna.seat != claimant and isinstance(entry, log.Acted):
                    waits[entry.action].append(entry.at - opened)
        assert min(len(answers) for answers in waits.values()) > 100
        assert _distance(*waits.values()) < 1.63 * math.sqrt(sum(1 / len(answers) for answers in waits.values()))


def _distance(one: list[int], other: list[int]) -> float:
    """Of Kolmogorov and Smirnov: how far apart two samples lie. The bound in use is that of one per cent."""
    return max(
        abs(sum(each <= bound for each in one) / len(one) - sum(each <= bound for each in other) / len(other))
        for bound in (*one, *other)
    )


@pytest.mark.parametrize("pace", ["quick", "relaxed", "unlimited"])
def test_a_table_goes_on_when_whoever_it_waits_for_has_gone(pace: Pace) -> None:
    """Elsewhere nobody else could pass the turn of a player who had left."""
    stage = Stage(pace=pace)
    pages = people(stage)
    claimant = until_window(stage)
    stays = next(page for page in pages if page is not claimant)
    for page in pages:
        if page is not stays:
            stage.drop(page)
    stage.wait(60 * 60_000 if pace == "unlimited" else 10 * 60_000)
    waits = stage.state.to_act
    assert stage.table.stage == "between" or stays.seat in waits
    sits_in = [seat for seat, facts in enumerate(stays.table["seats"]) if facts["stand_in"] == "away"]
    assert sits_in
    if pace != "unlimited":
        assert stage.table.version > 60
