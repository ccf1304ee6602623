"""What is wrong with rules, in a sentence."""

from valepaska.errors import RulesError, RulesFault
from valepaska.i18n.speech import Texts


def rules_fault(texts: Texts, error: RulesError) -> str:
    """What is wrong, and what can be done. A fault without a code is told as the error tells it."""
    return str(error) if error.fault is None else texts(f"fault-{error.fault}", **error.details)


def plain_fault(texts: Texts, error: RulesError) -> str:
    """The same for who chooses by titles: two house rules that do not go together are named by theirs."""
    first, second = (f"house-{error.details.get(part)}" for part in ("first", "second"))
    if error.fault is not RulesFault.TWICE or first not in texts or second not in texts:
        return rules_fault(texts, error)
    option = texts(f"option-{error.details['name']}")
    return texts("fault-twice-plain", first=texts(first), second=texts(second), name=option)
