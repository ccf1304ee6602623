import re
from functools import partial
from pathlib import Path

import pytest

from valepaska.bots import contract

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-bot.md"


def test_the_examples_of_the_guide_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "check", partial(contract.check, variants=3))
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    signature, *examples = blocks
    assert signature.startswith("def act(")
    assert len(examples) == 3
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, str(GUIDE), "exec"), names)
