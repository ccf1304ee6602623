"""The host changes the table over a real server: what is refused, and what is told of the rules."""

import json

from tests.web.house import house, run


def test_rules_that_cannot_be_played_are_refused_in_the_language_of_the_host() -> None:
    async def main() -> None:
        async with house() as place:
            told = {}
            for lang in ("fi", "sv", "en"):
                anna = await place.seated(await place.open(), "Anna", lang=lang)
                answer = await anna.ask("arrange", rules="valepaska+jokerz")
                assert answer["code"] == "rules"
                told[lang] = answer["text"]
                assert (await anna.ask("arrange", rules="poytapaska", seats=10))["text"] not in told.values()
            assert told["en"] == "There is no house rule “jokerz”. Did you mean jokers?"
            assert len(set(told.values())) == 3

    run(main())


def test_everybody_hears_of_a_change_and_the_sheet_says_what_it_means() -> None:
    async def main() -> None:
        async with house() as place:
            table = await place.open(lots=True)
            anna, bo = await place.seated(table, "Anna"), await place.seated(table, "Bo")
            assert anna.parts["table"]["lots"] is True
            assert (await anna.ask("arrange", rules="valepaska+jokers", seats=5))["type"] == "accepted"
            await bo.until(lambda message: len(message.get("table", {}).get("seats", ())) == 5)
            sheets = {}
            for lang in ("fi", "sv", "en"):
                query = f"/api/rules?spec=valepaska%2Bjokers&before=valepaska&lang={lang}"
                status, body = await place.text(query)
                assert status == 200
                changed = json.loads(body)["changed"]
                assert (changed[0]["option"], changed[0]["usual"]) == ("jokers", "0")
                sheets[lang] = changed[0]["text"]
            assert len(set(sheets.values())) == 3
            assert (await place.text("/api/rules?spec=valepaska&before=nothing"))[0] == 400

    run(main())
