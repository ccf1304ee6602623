"""What can be played and by which rules, as the page shows it when a table is set up."""

from functools import cache, lru_cache

from valepaska.bots import BOTS, characters
from valepaska.i18n import Texts, texts
from valepaska.i18n.rules_text import is_told, option_sentence, rules_messages, rules_sections
from valepaska.rules.grid import grid_rows
from valepaska.rules.model import OPTIONS, Rules, Value, value_text
from valepaska.rules.spec import house_rules, presets
from valepaska.table.pace import PACES
from valepaska.table.showing import differences
from valepaska.web.rules_messages import Changed, Choice, Games, Opponent, OptionValues, Section, Sheet


@cache
def games() -> Games:
    """Everything that a new table can be made of."""
    return Games(
        presets=tuple(
            Choice(preset.name, preset.source, _plain(preset.rules.options()), preset.listed) for preset in presets()
        ),
        house=tuple(Choice(house.name, house.source, _plain(dict(house.sets))) for house in house_rules()),
        options=tuple(
            OptionValues(option.name, option.group, tuple(map(value_text, option.values)), option.many)
            for option in OPTIONS.values()
            if not isinstance(option.values, range) or len(option.values) < 100
        ),
        bots=tuple(BOTS),
        characters=tuple(Opponent(who.id, who.name, who.level) for who in characters().values()),
        paces=PACES,
    )


@lru_cache(maxsize=128)
def sheet(spec: str, lang: str, before: str | None = None) -> Sheet:
    """The rules that a spec means, in words, and how they differ from those `before`. Raises RulesError.

    Differences that mean nothing in this game are left out: who has dealt the whole pack need not say
    that nothing is drawn.
    """
    rules = Rules.parse(spec)
    options, say = rules.options(), texts(lang)
    preset, differs = differences(rules)
    changed = {each.option for each in differs}
    ids = [section for section, _ in rules_messages(options, changed=changed)]
    sections = rules_sections(say, options, changed=changed)
    now, later = grid_rows(rules), grid_rows(rules, stock_empty=True)
    return Sheet(
        spec=rules.spec,
        preset=preset,
        differs=tuple(
            Changed(each.option, each.value, each.usual, option_sentence(say, each.option, options))
            for each in differs
            if is_told(each.option, options)
        ),
        options=_plain(options),
        sections=tuple(Section(id, title, tuple(lines)) for id, (title, lines) in zip(ids, sections, strict=True)),
        grid=tuple(now),
        grid_stock_empty=tuple(later) if later != now else (),
        changed=() if before is None else _changed(Rules.parse(before).options(), options, say),
    )


def _changed(before: dict[str, Value], options: dict[str, Value], say: Texts) -> tuple[Changed, ...]:
    return tuple(
        Changed(name, value_text(value), value_text(before[name]), option_sentence(say, name, options))
        for name, value in options.items()
        if value != before[name] and is_told(name, options)
    )


def _plain(options: dict[str, Value]) -> dict[str, str | int]:
    """Numbers as they are, everything else as specs write it."""
    return {
        name: value if isinstance(value, int) and not isinstance(value, bool) else value_text(value)
        for name, value in options.items()
    }
