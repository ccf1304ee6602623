"""Corners where several rules meet, as a referee would be asked about them."""

import pytest

from tests import strategies
from tests.engine.positions import after, events_of, position, why_not
from valepaska.cards import format_cards, parse_cards
from valepaska.engine.events import Phase, WentOut
from valepaska.engine.legal import legal
from valepaska.engine.state import deal
from valepaska.engine.view import view
from valepaska.errors import Reason
from valepaska.rules.model import Rules


def test_cards_are_dealt_one_by_one_from_the_dealers_left_first_hands_then_down_then_up() -> None:
    rules = Rules.parse("poytapaska")
    deck = strategies.whole_deck(rules)
    state = deal(rules, 3, deck, dealer=1)
    assert format_cards(view(state, 2).hand) == "3c 3s 4h 5d 6c"
    assert format_cards(view(state, 0).hand) == "3d 4c 4s 5h 6d"
    assert format_cards(view(state, 1).hand) == "3h 4d 5c 5s 6h"
    assert view(state, None).down == (4, 4, 4)
    assert format_cards(view(state, None).up[2]) == "9s Th Jd Qc"
    assert view(state, None).stock == 52 - 3 * 13


def test_a_whole_pack_over_five_seats_gives_the_first_two_one_more() -> None:
    rules = Rules.parse("ruotsalainen")
    state = deal(rules, 5, strategies.whole_deck(rules), dealer=3)
    assert view(state, None).hand_sizes == (11, 10, 10, 10, 11)
    assert view(state, None).stock == 0


def test_a_whole_pack_leaves_the_table_cards_their_share() -> None:
    rules = Rules.parse("poytapaska+whole-pack")
    state = deal(rules, 3, strategies.whole_deck(rules), dealer=2)
    seen = view(state, None)
    assert sum(seen.hand_sizes) == 52 - 3 * 8
    assert seen.down == (4, 4, 4)
    assert [len(cards) for cards in seen.up] == [4, 4, 4]


def test_a_card_taken_back_face_down_keeps_the_claim_and_the_number_announced() -> None:
    spec = "valepaska+refill+swap_window=until_next_play+claimed_count=may_lie"
    state = position(spec, "3h 4h 5h 6h 8h", "7h 9h", "7c 9c", turn=0, stock="Kd Qd", pile=("C: 6c as 1x6",))
    state = after(state, "A: play 8h as 3x8", "B: pass", "C: pass")
    assert state.to_act == (0, 1)
    state = after(state, "A: swap Kd for 8h")
    seen = view(state, 0)
    assert str(seen.top) == "3x8"
    assert format_cards(seen.claims[-1].cards or ()) == "Kd"
    assert state.phase is Phase.WINDOW
    assert after(state, "B: challenge").turn == 1


def test_a_card_is_taken_back_only_for_the_one_just_drawn_and_only_if_it_fits() -> None:
    spec = "paskahousu-six"
    state = position(spec, "7h 9d 9s Jh Jd Kc", "8h 8d", turn=0, stock="9c 4d", pile=("B: 5h",))
    state = after(state, "A: play 7h")
    assert why_not(state, "A: swap 9d for 7h") is Reason.NOT_YOUR_CARDS
    assert why_not(state, "A: swap 9c for 5h") is Reason.NO_SUCH_CHOICE
    assert why_not(state, "B: swap 8h for 7h") is Reason.NO_SUCH_CHOICE
    swapped = after(state, "A: swap 9c for 7h")
    assert str(view(swapped, 1).top) == "9"
    assert swapped.to_act == (1,)
    assert why_not(swapped, "A: swap 7h for 9c") is Reason.NOT_YOUR_TURN
    misfit = after(position(spec, "7h 9d 9s Jh Jd Kc", "8h", stock="4d", pile=("B: 5h",)), "A: play 7h")
    assert why_not(misfit, "A: swap 4d for 7h") is Reason.TOO_LOW


def test_any_action_of_the_next_seat_ends_the_offer_to_take_back() -> None:
    spec = "poytapaska+swap_window=until_next_play+table_up_swap=until_first_clear"
    hands = ("7h 9d 9s Jh Jd", "8h 8d")
    state = position(spec, *hands, stock="9c 4d Kc", pile=("B: 5h",), up=("3h", "3d"), down=("4h", "4c"))
    state = after(state, "A: play 7h")
    assert why_not(state, "A: swap 9c for 7h") is None
    assert why_not(after(state, "A: pass"), "A: swap 9c for 7h") is Reason.NOT_YOUR_TURN
    for line in ("B: play 8h", "B: draw", "B: pickup", "B: swap 8h for 3d"):
        assert why_not(after(state, line), "A: swap 9c for 7h") is not None


def test_a_card_that_clears_or_was_drawn_with_others_cannot_be_taken_back() -> None:
    cleared = after(position("paskahousu-six", "Th 9d 9s Jh Jd Kc", "8h", stock="9c 4d", pile=("B: 5h",)), "A: play Th")
    assert cleared.to_act == (0,)
    two = after(position("paskahousu-six", "9d 9s Jh Jd Kc Kd", "8h", stock="Tc 4d", pile=("B: 5h",)), "A: play 9d 9s")
    assert two.to_act == (1,)


def test_who_may_lead_nothing_may_lead_anything_but_no_more_cards_at_once_than_else() -> None:
    spec = "paskahousu-2008+set_size=one_or_four_above_7"
    state = position(spec, "Jh Jd Kc", "8h", discards="3c")
    assert why_not(state, "A: play Jh") is None
    assert why_not(state, "A: play Kc") is None
    assert why_not(state, "A: play Jh Jd") is Reason.SET_SIZE
    assert why_not(state, "A: play Jh Kc") is Reason.NOT_ONE_RANK
    freed = after(state, "A: play Kc")
    assert (freed.turn, view(freed, 1).effect) == (1, None)


def test_who_holds_one_card_that_may_be_led_has_to_lead_that() -> None:
    state = position("paskahousu-2008", "Jh Jd 4c", "8h", discards="3c")
    assert why_not(state, "A: play Jh") is Reason.CANNOT_LEAD
    assert why_not(state, "A: play 4c") is None


def test_who_may_still_draw_is_not_stuck() -> None:
    state = position("paskahousu-qa", "Jh Jd", "8h", stock="Kc 4c")
    assert why_not(state, "A: play Jh") is Reason.CANNOT_LEAD
    drawn = after(state, "A: draw")
    assert why_not(drawn, "A: play Jh") is None
    assert why_not(drawn, "A: draw") is Reason.NO_SUCH_CHOICE


def test_the_last_play_of_a_deal_may_be_doubted_passed_or_taken_where_it_feeds_and_nothing_else() -> None:
    state = after(position("valepaska", "Th", "4h 5h", "6c", turn=0, stock="Qd"), "A: play Th as T")
    assert state.outcome is None
    assert why_not(state, "B: draw") is Reason.MUST_TAKE
    two = after(position("valepaska", "Th", "4h 5h", turn=0, stock="Qd"), "A: play Th as T")
    assert [str(action) for action in legal(view(two, 1))] == ["pass", "challenge", "pickup"]
    for line, sizes in (("B: pass", (0, 2)), ("B: pickup", (0, 3)), ("B: challenge", (0, 3))):
        over = after(two, line)
        assert over.phase is Phase.OVER
        assert view(over, None).hand_sizes == sizes
    plain = after(position("valepaska", "9h", "4h 5h", turn=0, stock="Qd"), "A: play 9h as 9")
    assert [str(action) for action in legal(view(plain, 1))] == ["pass", "challenge"]


def test_a_seat_that_the_closing_window_sends_out_cannot_take_the_pile_early() -> None:
    spec = "valepaska+refill_to=5+refill_time=after_window+out_when=hand_and_stock_empty"
    state = position(spec, "3h 4h", "", turn=0, stock="Qd")
    state = after(state, "A: play 3h as T")
    assert why_not(state, "B: pickup") is Reason.NOT_YOUR_TURN
    over = after(state, "B: pass")
    assert over.outcome is not None
    assert over.outcome.order == (1, 0)


def test_the_first_to_go_out_ends_the_deal_when_its_window_closes() -> None:
    spec = "valepaska+first-out"
    state = after(position(spec, "9h", "4h", "5h", "6h", turn=0), "A: play 9h as 9")
    assert state.to_act == (1, 2, 3)
    over = after(state, "B: pass", "D: pass", "C: pass")
    assert over.outcome is not None
    assert (over.outcome.order, over.outcome.winner, over.outcome.loser) == ((0,), 0, None)
    lie = after(position(spec, "4c", "4h", "5h", "6h", turn=0), "A: play 4c as 9", "D: challenge")
    assert (lie.outcome, lie.turn) == (None, 1)


def test_a_seat_that_was_out_and_doubts_wrongly_is_back_in_play() -> None:
    spec = "valepaska+challengers=anyone_incl_out"
    state = position(spec, "9h", "4h", "", "6h", turn=0, out=(2,), pile=("D: 3h as 3",))
    state, events = events_of(state, "A: play 9h as 9", "C: challenge")
    assert view(state, None).out == (0,)
    assert view(state, None).hand_sizes == (0, 1, 2, 1)
    assert [(event.seat, event.place) for event in events if isinstance(event, WentOut)] == [(0, 1)]
    assert state.turn == 1
    assert why_not(state, "A: challenge") is Reason.NOT_IN_PLAY


def test_who_is_out_may_doubt_but_nobody_waits_for_it_and_it_may_do_nothing_else() -> None:
    spec = "valepaska+challengers=anyone_incl_out"
    state = after(position(spec, "9h 9d", "4h", "", "6h", turn=0, out=(2,)), "A: play 9h as 9")
    assert state.to_act == (1, 3)
    assert why_not(state, "C: challenge") is None
    for line in ("C: pass", "C: draw", "C: pickup", "C: stock as 9"):
        assert why_not(state, line) is Reason.NOT_IN_PLAY
    closed = after(state, "D: pass", "B: pass")
    assert why_not(closed, "C: challenge") is Reason.NOT_IN_PLAY


def test_the_last_stock_cards_go_to_the_claimant_before_the_next_seat_acts() -> None:
    spec = "valepaska-house+voluntary_draw=draw_and_pass+challenge_window=until_next_action"
    state = position(spec, "3h 4h 5h 6h 7h", "8h 9h", "9d", turn=0, stock="Qd")
    state = after(state, "A: play 3h as 3")
    assert why_not(state, "B: draw") is Reason.STOCK_EMPTY
    assert why_not(state, "B: stock as 9") is Reason.STOCK_EMPTY
    state = after(state, "B: play 8h as 8")
    assert view(state, 0).hand_sizes == (5, 1, 1)
    assert view(state, 0).stock == 0


def test_limits_fall_with_the_action_after_the_one_that_took_the_last_stock_card() -> None:
    spec = "valepaska+relax_when_stock_empty=court_minimum"
    state = position(spec, "3h Kh", "8h 9h", "Kd", turn=0, stock="Qd")
    assert why_not(after(state, "A: play 3h as 3"), "B: play 8h as K") is Reason.COURT_LIMIT
    state = after(position(spec, "3h Kh", "8h 9h", "Kd", stock="Qd", pile=("C: 3d as 3",)), "A: stock as 4")
    assert why_not(state, "B: play 8h as K") is None


def test_with_all_zones_a_seat_is_out_only_when_hand_up_and_down_cards_are_gone() -> None:
    spec = "poytapaska"
    state = position(spec, "9h", "4h", "5h", up=("9c", "", ""), down=("8c", "3c", "3d"), pile=("C: 5c",))
    state = after(state, "A: play 9h", "B: pickup")
    assert view(state, None).out == ()
    state = after(state, "C: play 5h", "A: play 9c", "B: pickup", "C: down 1", "A: down 1")
    assert view(state, None).out[0] == 2
    assert view(state, None).out[:2] == (2, 0)


def test_down_cards_wait_for_the_up_cards_and_those_for_the_hand() -> None:
    state = position("poytapaska", "9h", "4h", up=("9c", ""), down=("8c 7c", "3c"), pile=("B: 5c",))
    assert why_not(state, "A: play 9c") is Reason.NOT_YOUR_CARDS
    assert why_not(state, "A: down 1") is Reason.NO_SUCH_CHOICE
    state = after(state, "A: play 9h", "B: pickup")
    assert why_not(state, "A: down 1") is Reason.NO_SUCH_CHOICE
    state = after(state, "A: play 9c", "B: pickup")
    assert [str(action) for action in legal(view(state, 0))] == ["down 1", "down 2"]


# The first play of a deal


def test_an_opener_who_exchanges_the_lowest_card_away_opens_with_the_lowest_it_then_holds() -> None:
    rules = Rules.parse("poytapaska-family")
    deck = [*parse_cards("3c 9h 5c 9s Jc 8h"), *strategies.whole_deck(rules)]
    state = deal(rules, 2, list(dict.fromkeys(deck)), dealer=1)
    assert [format_cards(view(state, seat).hand) for seat in (0, 1)] == ["3c 5c Jc", "8h 9h 9s"]
    assert why_not(state, "A: play 5c") is Reason.OPENING_RANK
    assert format_cards(view(state, 0).up[0]) == "4s 5h 6c"
    exchanged = after(state, "A: swap 3c for 4s")
    assert str(view(exchanged, 1).opening) == "4"
    assert why_not(exchanged, "A: play 5c") is Reason.OPENING_RANK
    assert why_not(exchanged, "A: play 4s") is None
    assert str(view(after(state, "A: swap Jc for 6c"), 1).opening) == "3"


@pytest.mark.parametrize("starter", ["most_lowest", "lowest_card"])
def test_where_the_opener_draws_and_passes_the_next_opens_with_the_lowest_it_holds(starter: str) -> None:
    rules = Rules.parse(f"paskahousu+voluntary_draw=draw_and_pass+starter={starter}")
    first = parse_cards("3c 5c 4h 5h 5d 9d 6h 9h 6d 9c")
    deck = [*first, *(card for card in strategies.whole_deck(rules) if card not in first)]
    state = deal(rules, 2, deck, dealer=1)
    assert (state.turn, str(view(state, 0).opening)) == (0, "3")
    state = after(state, "A: draw")
    assert (state.turn, str(view(state, 0).opening)) == (1, "5")
    assert why_not(state, "B: play 9d") is Reason.OPENING_RANK
    assert why_not(state, "B: play 5c 5h") is None


def test_before_the_start_each_seat_exchanges_as_it_likes_until_it_is_ready_and_nothing_is_counted() -> None:
    rules = Rules.parse("poytapaska+table_up_swap=before_start")
    state = deal(rules, 2, strategies.whole_deck(rules), dealer=1)
    assert (state.phase, state.turn, state.to_act) == (Phase.SETUP, None, (0, 1))
    for _ in range(6):
        seen = view(state, 1)
        state = after(state, f"B: swap {seen.hand[0]} for {seen.up[1][-1]}")
    assert why_not(state, "B: draw") is Reason.NO_SUCH_CHOICE
    state = after(state, "B: pass")
    assert why_not(state, "B: pass") is Reason.ALREADY_ANSWERED
    assert state.to_act == (0,)
    state = after(state, "A: pass")
    assert (state.phase, view(state, None).swaps, view(state, None).answered) == (Phase.TURN, 0, ())
    assert why_not(state, f"A: swap {view(state, 0).hand[0]} for {view(state, 0).up[0][0]}") is Reason.NO_SUCH_CHOICE


def test_a_lowest_card_that_may_not_be_led_binds_nobody() -> None:
    rules = Rules.parse("paskahousu+court_on_empty=no+hand_size=3+refill_to=3+starter=left_of_dealer")
    first = parse_cards("Jc 3h Jd 4h Ac 5h")
    deck = [*first, *(card for card in strategies.whole_deck(rules) if card not in first)]
    state = deal(rules, 2, deck, dealer=1)
    assert view(state, 0).opening is None
    assert why_not(state, "A: play Jc") is Reason.CANNOT_LEAD
    assert why_not(state, "A: play Ac") is None
