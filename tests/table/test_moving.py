"""A seat moves to another device by a ticket that is good once and soon."""

from tests.table.stage import Page, Stage, lowest_claim, people, token, until_turn, until_window
from valepaska.table import protocol
from valepaska.table.moving import TICKET_LIFE


def offered(stage: Stage, page: Page, name: str = "ticket") -> str:
    """A ticket for the seat of a page."""
    answer = stage.send(page, protocol.OfferMove(id=stage.id(), ticket=token(name)))
    assert answer["type"] == "accepted", answer
    return token(name)


def moved(stage: Stage, ticket: str, name: str = "phone") -> tuple[Page, str]:
    """A page on another device that has brought a ticket, and the answer: `accepted`, or the code of the refusal."""
    page = stage.connect()
    answer = stage.send(page, protocol.MoveHere(id=stage.id(), ticket=ticket, token=token(name)))
    return page, answer.get("code", answer["type"])


def test_whoever_brings_the_ticket_has_the_seat_and_its_cards() -> None:
    stage = Stage()
    anna, bo, *_ = people(stage)
    hand = anna.hand
    phone, answer = moved(stage, offered(stage, anna))
    assert answer == "accepted"
    assert (phone.seat, phone.hand, phone.token) == (0, hand, token("phone"))
    assert bo.table["seats"][0]["name"] == "Anna"
    assert 0 in bo.present
    assert phone.table["host"] == 0


def test_the_page_that_had_the_seat_is_told_and_its_token_is_nobodys() -> None:
    stage = Stage()
    anna, *_ = people(stage)
    moved(stage, offered(stage, anna))
    assert (anna.gone, anna.connected) == ("moved", False)
    assert stage.connect(anna.token).mine["seat"] is None


def test_the_game_goes_on_from_the_new_device() -> None:
    stage = Stage()
    people(stage)
    player = until_turn(stage)
    phone, _ = moved(stage, offered(stage, player))
    stage.do(phone, lowest_claim(phone))


def test_a_ticket_is_good_once() -> None:
    stage = Stage()
    anna, *_ = people(stage)
    ticket = offered(stage, anna)
    moved(stage, ticket)
    version = stage.table.version
    page, answer = moved(stage, ticket, "thief")
    assert (answer, page.mine["seat"], stage.table.version) == ("ticket_used", None, version)


def test_a_ticket_is_good_for_a_short_time() -> None:
    stage = Stage(pace="unlimited")
    anna, *_ = people(stage)
    ticket = offered(stage, anna)
    stage.now += TICKET_LIFE + 1
    page, answer = moved(stage, ticket)
    assert (answer, page.mine["seat"], anna.gone) == ("ticket_old", None, None)


def test_a_ticket_that_nobody_made_and_one_that_a_newer_replaced_move_nothing() -> None:
    stage = Stage()
    anna, *_ = people(stage)
    first = offered(stage, anna, "first")
    second = offered(stage, anna, "second")
    assert moved(stage, token("made-up"))[1] == "ticket_wrong"
    assert moved(stage, first)[1] == "ticket_wrong"
    assert moved(stage, second)[1] == "accepted"


def test_who_has_a_seat_cannot_take_another_and_who_has_none_can_move_none() -> None:
    stage = Stage()
    anna, bo, *_ = people(stage)
    ticket = offered(stage, anna)
    answer = stage.send(bo, protocol.MoveHere(id=stage.id(), ticket=ticket, token=token("phone")))
    assert answer["code"] == "already_seated"
    watcher = stage.connect()
    answer = stage.send(watcher, protocol.OfferMove(id=stage.id(), ticket=token("mine")))
    assert answer["code"] == "not_seated"


def test_a_page_whose_answer_was_lost_sends_it_again_and_finds_the_seat() -> None:
    stage = Stage()
    anna, *_ = people(stage)
    command = protocol.MoveHere(id="m", ticket=offered(stage, anna), token=token("phone"))
    lost = stage.connect()
    stage.send(lost, command)
    stage.drop(lost)
    page = stage.connect()
    assert stage.send(page, command)["type"] == "accepted"
    assert page.seat == 0


def test_a_ticket_outlives_the_server_and_is_kept_as_its_hash() -> None:
    stage = Stage()
    anna, *_ = people(stage)
    ticket = offered(stage, anna)
    assert ticket not in "".join(map(str, stage.log))
    assert not any(ticket.encode() in body for page in stage.pages for body in page.raw)
    stage.restart()
    phone, answer = moved(stage, ticket)
    assert (answer, phone.seat) == ("accepted", 0)
    stage.restart()
    assert stage.connect(token("phone")).seat == 0


def test_who_was_sent_away_cannot_come_back_by_a_ticket() -> None:
    stage = Stage()
    anna, bo, *_ = people(stage)
    ticket = offered(stage, bo)
    stage.send(anna, protocol.Kick(id="k", seat=bo.seat))
    assert moved(stage, ticket)[1] == "ticket_wrong"


def test_a_bot_that_sat_in_gives_the_seat_to_the_new_device() -> None:
    stage = Stage(pace="quick")
    people(stage)
    player = until_turn(stage)
    ticket = offered(stage, player)
    seat = player.seat
    stage.drop(player)
    while stage.table.kept.chairs[seat].stand_in is None:
        stage.wait(1_000)
    phone, _ = moved(stage, ticket)
    assert phone.table["seats"][seat]["stand_in"] is None


def test_an_action_that_waits_is_done_and_shown_on_the_new_device() -> None:
    stage = Stage()
    people(stage)
    claimant = until_window(stage)
    heir = stage.on_turn()
    ticket = offered(stage, heir)
    stage.now = heir.deal["clock"]["opened"] + 100
    assert stage.act(heir, "pickup", id="early") is None
    phone, _ = moved(stage, ticket)
    assert phone.mine["held"] == "pickup"
    stage.wait(2_000)
    assert phone.mine["held"] is None
    assert [event["seat"] for event in claimant.told("took")] == [phone.seat]
