"""The fair deal: where a deck comes from, that no order is likelier than another, and the answers that are known."""

import hashlib
import hmac
import itertools
import random
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tools import fair_shuffle
from valepaska.engine.state import deck_order
from valepaska.rules.model import Rules
from valepaska.rules.spec import presets
from valepaska.table import fair
from valepaska.table.fair import METHOD, NUMBERS, Fair, below

PAGE = (Path(__file__).parents[2] / "docs" / "fair-deal.md").read_text(encoding="utf-8")
SPOKEN = [tomllib.loads(block) for block in re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)]
PROOF, ANSWERS, OTHER = SPOKEN[0]["proof"], SPOKEN[1], SPOKEN[2]
ONE_PACK = Rules.parse("valepaska")
SECRETS = st.binary(min_size=32, max_size=32)
GIVEN = st.lists(st.none() | st.binary(min_size=16, max_size=16).map(bytes.hex), min_size=2, max_size=10).map(tuple)


def fair_of(proof: Any) -> Fair:
    given = (None if each == "none" else each for each in proof["contributions"])
    return Fair(bytes.fromhex(proof["secret"]), tuple(given))


def text(cards: Any) -> str:
    return " ".join(map(str, cards))


class TestKnownAnswers:
    def test_of_the_page_about_it(self) -> None:
        found = fair_of(PROOF)
        assert found.commitment == PROOF["commitment"]
        assert found.block("deck", 0).hex() == ANSWERS["block"]
        assert text(found.deck(ONE_PACK)) == ANSWERS["deck"]
        assert "".join(found.shuffled("ABCDE")) == ANSWERS["letters"]
        assert "ABC"[found.drawn("dealer")] == ANSWERS["dealer"]
        assert "ABC"[found.drawn("starter")] == ANSWERS["starter"]

    def test_where_a_number_is_thrown_away(self) -> None:
        found = Fair(bytes.fromhex(OTHER["secret"]), (None, None))
        assert found.commitment == OTHER["commitment"]
        assert text(found.deck(ONE_PACK)) == OTHER["deck"]
        assert "AB"[found.drawn("dealer")] == OTHER["dealer"]
        numbers = [int.from_bytes(found.block("deck", at // 16)[at % 16 * 2 :][:2], "big") for at in range(64)]
        thrown = [
            number for number, limit in zip(numbers, range(52, 1, -1), strict=False) if number >= 65536 // limit * limit
        ]
        assert thrown, "this answer is there because of it"

    @given(SECRETS, GIVEN, st.sampled_from(["deck", "dealer", "starter"]), st.integers(0, 9))
    def test_a_block_is_what_the_page_says(self, secret: bytes, given: Any, purpose: str, count: int) -> None:
        lines = [METHOD, *("none" if each is None else each for each in given), purpose, str(count)]
        right = hmac.new(secret, "\n".join(lines).encode("ascii"), hashlib.sha256).digest()
        assert Fair(secret, given).block(purpose, count) == right


class TestTheDeck:
    @pytest.mark.parametrize("preset", presets(), ids=lambda preset: preset.name)
    def test_is_all_of_the_pack(self, preset: Any) -> None:
        deck_order(preset.rules, fair_of(PROOF).deck(preset.rules))

    @given(SECRETS, GIVEN, st.data())
    def test_is_another_when_anything_is(self, secret: bytes, given: Any, data: Any) -> None:
        deck = Fair(secret, given).deck(ONE_PACK)
        seat = data.draw(st.integers(0, len(given) - 1))
        other = data.draw(
            (st.none() | st.binary(min_size=16, max_size=16).map(bytes.hex)).filter(lambda each: each != given[seat])
        )
        assert Fair(secret, (*given[:seat], other, *given[seat + 1 :])).deck(ONE_PACK) != deck
        changed = bytes([secret[0] ^ 1]) + secret[1:]
        assert Fair(changed, given).deck(ONE_PACK) != deck
        if given[seat] != given[0]:
            swapped = [*given]
            swapped[0], swapped[seat] = swapped[seat], swapped[0]
            assert Fair(secret, tuple(swapped)).deck(ONE_PACK) != deck

    def test_says_nothing_about_the_lots(self) -> None:
        drawn = Counter(
            (found.drawn("dealer"), found.drawn("starter"), found.shuffled(range(4))[0])
            for found in fair_shuffle.deals(0, 6_400)
        )
        assert len(drawn) == 64
        expected = 6_400 / 64
        chi = sum((count - expected) ** 2 / expected for count in drawn.values())
        assert chi < 103.4  # 63 degrees of freedom, one in a thousand


def _numbers(fill: tuple[int, ...]) -> Iterator[int]:
    return itertools.chain(fill, itertools.repeat(0))


class TestNoOrderIsLikelier:
    @pytest.mark.parametrize("limit", [1, 2, 3, 5, 7, 51, 52, 104, 110])
    def test_of_all_numbers_below_a_bound_each_result_comes_equally_often(self, limit: int) -> None:
        results = Counter(
            below(limit, iter((number, limit))) for number in range(NUMBERS) if number < NUMBERS // limit * limit
        )
        assert set(results) == set(range(limit))
        assert set(results.values()) == {NUMBERS // limit}
        for number in range(NUMBERS // limit * limit, NUMBERS):
            assert below(limit, iter((number, 0))) == 0, "thrown away"

    @pytest.mark.parametrize("cards", [2, 3, 4, 5, 6])
    def test_through_every_outcome_of_the_draws_each_order_comes_once(
        self, cards: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        orders: Counter[tuple[int, ...]] = Counter()
        for draws in itertools.product(*(range(limit) for limit in range(cards, 1, -1))):
            with monkeypatch.context() as patch:
                patch.setattr(Fair, "_numbers", lambda self, purpose, draws=draws: _numbers(draws))
                orders[tuple(Fair(b"", ()).shuffled(range(cards)))] += 1
        assert set(orders) == set(itertools.permutations(range(cards)))
        assert set(orders.values()) == {1}

    def test_each_card_lies_in_each_place_equally_often(self) -> None:
        found = fair_shuffle.counts(20_000)
        assert found.sum() == 20_000 * 52
        assert abs(fair_shuffle.deviation(found)) < fair_shuffle.RARE

    def test_the_count_is_of_the_decks_that_are_dealt(self) -> None:
        dealt = fair_shuffle.deals(0, 300)
        fast = fair_shuffle.decks(dealt)
        assert [list(deck) for deck in fast] == [each.shuffled(range(52)) for each in dealt]

    def test_a_shuffle_that_favours_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The well-known mistake: every card is exchanged with any other."""

        def favouring(dealt: list[Fair]) -> Any:
            found = []
            for each in dealt:
                dice, deck = random.Random(each.secret), list(range(52))
                for place in range(52):
                    other = dice.randrange(52)
                    deck[place], deck[other] = deck[other], deck[place]
                found.append(deck)
            return np.array(found, dtype=np.uint8)

        monkeypatch.setattr(fair_shuffle, "decks", favouring)
        assert fair_shuffle.deviation(fair_shuffle.counts(20_000)) > 2 * fair_shuffle.RARE


def test_the_page_names_the_method_and_the_wait() -> None:
    assert f"`{METHOD}`" in PAGE
    assert fair.WAIT == 1_000
    assert "at most one\n   second" in PAGE
