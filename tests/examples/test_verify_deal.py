"""The verifier in JavaScript, which was written from the page about the format and shares no code with the program."""

import json
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from tests.table.test_fair import ANSWERS, OTHER, PROOF
from tests.table.test_proving import LOTS, RECORD, changed, given_in, played
from valepaska.records.record import Record, write_record
from valepaska.table.fair import Fair

EXAMPLE = Path(__file__).parents[2] / "examples" / "verify-deal.mjs"
NEEDS_NODE = pytest.mark.skipif(shutil.which("node") is None, reason="needs node: apt-get install nodejs")
pytestmark = NEEDS_NODE
ANSWER = """
const [at, asked] = process.argv.slice(1);
const { block, commitmentOf, drawer, packLike, shuffle } = await import(at);
const found = JSON.parse(asked).map((proof) => ({
  commitment: commitmentOf(proof.secret),
  block: block(proof, "deck", 0).toString("hex"),
  deck: shuffle(proof, packLike(Array(52).fill("3c"))).join(" "),
  letters: shuffle(proof, [..."ABCDE"]).join(""),
  dealer: drawer(proof, "dealer")(proof.contributions.length),
  starter: drawer(proof, "starter")(proof.contributions.length),
}));
console.log(JSON.stringify(found));
"""


def answers(*fair: Fair) -> list[dict[str, object]]:
    """What the verifier makes of deals."""
    asked = [
        {"secret": each.secret.hex(), "contributions": [given or "none" for given in each.contributions]}
        for each in fair
    ]
    command = ["node", "--input-type=module", "-e", ANSWER, EXAMPLE.as_uri(), json.dumps(asked)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: list[dict[str, object]] = json.loads(done.stdout)
    return found


def verdict(record: Record, folder: Path, *told: str) -> tuple[int, list[str]]:
    """The exit status of the verifier, and the steps that do not hold."""
    path = folder / "deal.toml"
    path.write_text(write_record(record), encoding="utf-8")
    done = subprocess.run(["node", EXAMPLE, path, *told], capture_output=True, text=True)
    lines = [line.partition(": ") for line in done.stdout.splitlines()]
    return done.returncode, [step for step, _, said in lines if said != "holds"]


@pytest.mark.parametrize("arguments", [[], ["deal.toml", "zz"], ["deal.toml", "0" * 64, "zz"]])
def test_it_says_in_one_line_how_it_is_called(arguments: list[str]) -> None:
    done = subprocess.run(["node", EXAMPLE, *arguments], capture_output=True, text=True)
    assert (done.returncode, done.stdout.count("\n"), done.stderr) == (2, 1, "")
    assert done.stdout.startswith("usage: ")


def test_it_gives_the_known_answers() -> None:
    proof = Fair(
        bytes.fromhex(PROOF["secret"]), tuple(None if each == "none" else each for each in PROOF["contributions"])
    )
    one, other = answers(proof, Fair(bytes.fromhex(OTHER["secret"]), (None, None)))
    assert one["commitment"] == PROOF["commitment"]
    assert {name: one[name] for name in ("block", "deck", "letters")} == {
        name: ANSWERS[name] for name in ("block", "deck", "letters")
    }
    assert ("ABC"[int(str(one["dealer"]))], "ABC"[int(str(one["starter"]))]) == (ANSWERS["dealer"], ANSWERS["starter"])
    assert (other["commitment"], other["deck"]) == (OTHER["commitment"], OTHER["deck"])


def test_it_shuffles_as_the_program_does() -> None:
    """Enough decks that some have numbers thrown away."""
    from tools.fair_shuffle import deals

    dealt = deals(0, 400)
    for fair, found in zip(dealt, answers(*dealt), strict=True):
        assert found["commitment"] == fair.commitment
        assert found["letters"] == "".join(fair.shuffled("ABCDE"))
        assert (found["dealer"], found["starter"]) == (fair.drawn("dealer"), fair.drawn("starter"))
        pack = [rank + suit for rank in "3456789TJQKA2" for suit in "cdhs"]
        assert found["deck"] == " ".join(fair.shuffled(pack))


@pytest.mark.parametrize("spec", ["valepaska+two-packs+jokers", "poytapaska", "ruotsalainen"])
def test_it_agrees_about_deals_of_other_packs(spec: str, tmp_path: Path) -> None:
    assert verdict(played(spec), tmp_path) == (0, [])


def test_it_agrees_about_a_fair_deal(tmp_path: Path) -> None:
    assert RECORD.proof is not None
    assert verdict(RECORD, tmp_path) == (0, [])
    assert verdict(LOTS, tmp_path) == (0, [])
    assert verdict(RECORD, tmp_path, RECORD.proof["commitment"], given_in(RECORD)[0]) == (0, [])


def test_it_finds_what_was_tampered_with(tmp_path: Path) -> None:
    one, two, three, four = given_in(RECORD)
    deck = (RECORD.deck[1], RECORD.deck[0], *RECORD.deck[2:])
    for record, steps in (
        (msgspec.structs.replace(RECORD, deck=deck), ["shuffle"]),
        (changed(RECORD, contributions=[two, one, three, four]), ["shuffle"]),
        (changed(RECORD, contributions=[one, "none", three, four]), ["shuffle"]),
        (changed(RECORD, contributions=[one, three, four]), ["contributions", "shuffle", "starter"]),
        (changed(RECORD, contributions=[one, two, three, "0" * 32]), ["contributions", "shuffle"]),
        (changed(RECORD, commitment="0" * 64), ["commitment"]),
        (msgspec.structs.replace(LOTS, starter=((LOTS.starter or 0) + 1) % 4), ["starter"]),
    ):
        status, found = verdict(record, tmp_path)
        assert status == 1
        assert set(steps) <= set(found) <= {*steps, "starter"}
    assert verdict(RECORD, tmp_path, "0" * 64) == (1, ["commitment"])
    assert RECORD.proof is not None
    assert verdict(RECORD, tmp_path, RECORD.proof["commitment"], "0" * 32) == (1, ["contributions"])
    assert verdict(RECORD, tmp_path, RECORD.proof["commitment"].upper(), one.upper()) == (0, [])


def test_a_record_without_a_fair_deal_says_so(tmp_path: Path) -> None:
    assert verdict(msgspec.structs.replace(RECORD, proof=None), tmp_path)[0] == 2
    done = subprocess.run(["node", EXAMPLE, tmp_path / "none.toml"], capture_output=True, text=True)
    assert (done.returncode, done.stdout.count("\n")) == (2, 1)
