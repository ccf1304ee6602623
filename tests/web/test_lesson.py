"""The lesson over HTTP."""

import json
import re
from typing import Any

import pytest

from tests.web.house import House, house, run
from valepaska.i18n import LANGUAGES
from valepaska.table.lesson import HANDS, TASKS, YOU

ACTS = [task.example for task in TASKS]


async def ask(place: House, acts: Any, lang: str = "en") -> tuple[int, dict[str, Any]]:
    """The lesson after these moves."""
    async with place.session.post(f"{place.base}/api/lesson?lang={lang}", json={"acts": acts}) as answer:
        return answer.status, await answer.json()


async def refusal(place: House, acts: list[str], lang: str = "en") -> Any:
    """Why the last of these moves was refused; nothing has changed by it."""
    status, told = await ask(place, acts, lang)
    assert (status, told["steps"]) == (200, [])
    return told["refused"]


def test_it_goes_from_task_to_task_and_ends() -> None:
    async def main() -> None:
        async with house() as place:
            for done in range(len(ACTS) + 1):
                status, told = await ask(place, ACTS[:done])
                assert status == 200
                wanted = TASKS[done] if done < len(TASKS) else None
                assert told["task"] == (wanted and wanted.name)
                assert told["example"] == (wanted and wanted.example)
                assert told["steps"][-1]["own"]["may"] is not None
            assert place.server.metrics.value("valepaska_tables_created_total") == 0, "no table is opened for it"

    run(main())


def test_it_tells_the_newcomer_no_card_that_is_not_theirs_or_turned() -> None:
    own = set(HANDS[YOU].split())

    async def main() -> None:
        async with house() as place:
            for done in range(len(ACTS) + 1):
                _, told = await ask(place, ACTS[:done])
                turned = {"7c", "6d", "Jh"} if done >= 3 else set()
                assert set(re.findall(r'"([2-9TJQKA][cdhs])"', json.dumps(told["steps"]))) <= own | turned

    run(main())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_refused_is_told_in_the_language_of_the_page(lang: str) -> None:
    async def main() -> None:
        async with house() as place:
            refused = await refusal(place, ["play 8h 8s as K"], lang)
            assert refused["code"] == "court_limit"
            assert len(refused["text"]) > 20
            assert await refusal(place, ["draw"], lang) == {"code": "not_asked", "text": ""}
            assert (await refusal(place, [ACTS[0], "challenge"], lang))["code"] == "window_closed"

    run(main())


@pytest.mark.parametrize("acts", [["x" * 61], ["draw"] * 9, [""], "draw", [3], None])
def test_what_is_no_lesson_is_refused(acts: Any) -> None:
    async def main() -> None:
        async with house() as place:
            status, told = await ask(place, acts)
            assert (status, told["code"]) == (400, "unreadable")
            assert "\n" not in told["text"]

    run(main())


def test_an_action_that_cannot_be_read_is_refused_and_so_is_more_than_there_is() -> None:
    async def main() -> None:
        async with house() as place:
            assert (await refusal(place, ["lay it all"]))["code"] == "unreadable"
            assert (await refusal(place, [*ACTS, "draw"]))["code"] == "not_asked"
            assert (await ask(place, ACTS[:1], "xx"))[0] == 400

    run(main())
