"""What is wrong with rules, in a sentence."""

from valepaska.errors import RulesError
from valepaska.i18n.speech import Texts


def rules_fault(texts: Texts, error: RulesError) -> str:
    """What is wrong, and what can be done. A fault without a code is told as the error tells it."""
    return str(error) if error.fault is None else texts(f"fault-{error.fault}", **error.details)
