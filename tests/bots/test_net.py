"""The bot that plays as a net says, with nets of chance: what it draws, what it believes, and what is no net."""

import json
import os
import random
import zipfile
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import valepaska as vp
from valepaska.bots import contract
from valepaska.bots.counter import Counter
from valepaska.bots.net import OPEN_PLAYOUTS, SHIPPED, NetBelief, NetBot, shipped
from valepaska.bots.netfile import LARGEST, Net, load_net, save_net, shapes
from valepaska.bots.playout_bot import PlayoutBot
from valepaska.bots.why import Witness
from valepaska.cli import main
from valepaska.engine.state import start
from valepaska.errors import ValepaskaError
from valepaska.fast import choosing
from valepaska.fast.hearing import Listener
from valepaska.fast.senses import CODES, FACTS, LAYOUT
from valepaska.matches import simulate
from valepaska.rules.model import Rules

SIZES = (24, 16)


def random_layers(seed: int = 1) -> dict[str, Any]:
    dice = np.random.default_rng(seed)
    return {name: dice.standard_normal(shape) * 0.3 for name, shape in shapes(SIZES).items()}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nets") / "chance.npz"
    save_net(path, random_layers(), {"seed": 1})
    return path


@pytest.fixture(scope="module")
def net(file: Path) -> Net:
    return load_net(file)


def seen_in(spec: str, seats: int, moves: int, seed: int) -> list[tuple[vp.View, list[vp.Event]]]:
    """What the seats that were asked saw in a deal of counters, decision by decision, with all their events."""
    rules, dice = Rules.parse(spec), random.Random(seed)
    state, events = start(rules, seats, vp.shuffled_deck(rules, dice))
    bots = [Counter(seat) for seat in range(seats)]
    told: list[list[vp.Event]] = [[] for _ in bots]
    found, waiting = [], [list(events) for _ in bots]
    for _ in range(moves):
        if state.outcome:
            break
        seat = state.to_act[0]
        fresh = [vp.redact(event, seat) for event in waiting[seat]]
        waiting[seat] = []
        told[seat] += fresh
        seen = vp.view(state, seat)
        found.append((seen, list(told[seat])))
        state, events = vp.apply(state, seat, bots[seat].act(seen, fresh))
        for each in waiting:
            each.extend(events)
    return found


def test_a_net_that_is_read_back_computes_what_its_layers_say(net: Net) -> None:
    layers = {name: values.astype(np.float16).astype(float) for name, values in random_layers().items()}
    rows = np.random.default_rng(2).random((7, len(FACTS)), dtype=np.float32)
    inner = rows.astype(float)
    for at in range(len(SIZES)):
        inner = np.maximum(inner @ layers[f"trunk{at}.weight"].T + layers[f"trunk{at}.bias"], 0)
    thoughts = net.run(rows)
    for found, name in zip((thoughts.codes, thoughts.value, thoughts.lie), ("code", "value", "lie"), strict=True):
        told = inner @ layers[f"{name}.weight"].T + layers[f"{name}.bias"]
        assert np.allclose(found, told if name == "code" else told[:, 0], rtol=1e-3, atol=1e-2)
    held = inner @ layers["held.weight"].T + layers["held.bias"]
    assert np.allclose(thoughts.held.reshape(7, -1), held, rtol=1e-3, atol=1e-2)
    assert (net.meta["seed"], net.meta["layout"], net.meta["sizes"]) == (1, LAYOUT, list(SIZES))


def test_many_rows_are_judged_as_each_by_itself(net: Net) -> None:
    rows = np.random.default_rng(3).random((5, len(FACTS)), dtype=np.float32)
    together = net.run(rows)
    for at in range(5):
        for one, all_ in zip(net.run(rows[at : at + 1]), together, strict=True):
            assert np.allclose(one[0], all_[at], rtol=1e-4, atol=1e-4)


def test_a_net_of_chance_keeps_the_contract_of_bots(net: Net, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "TURN_LIMIT", 200)
    monkeypatch.setattr(contract, "ENOUGH_FINISHED", 0.0)  # it has nowhere to go
    contract.check(
        lambda seed: NetBot(seed, net, temperature=4.0), variants=12, plays=lambda rules: rules.challenge.face_down
    )


def test_it_draws_what_the_net_says_as_often_as_the_net_says_it(net: Net) -> None:
    seen, events = next(each for each in seen_in("valepaska", 4, 60, 5) if each[0].phase is vp.Phase.TURN)
    listener = Listener()
    listener.listen(seen, events)
    facts, legal, _ = listener.sense(seen)
    logits = net.run(np.array([facts], dtype=np.float32)).codes[0][legal].astype(float)
    for temperature in (1.0, 3.0):
        chances = np.exp((logits - logits.max()) / temperature)
        chances /= chances.sum()
        bot, drawn = NetBot(7, net, temperature), dict.fromkeys(legal, 0)
        for _ in range(4000):
            drawn[bot._draw(net.run(np.array([facts], dtype=np.float32)).codes[0], legal)] += 1
        assert np.allclose(np.array(list(drawn.values())) / 4000, chances, atol=0.03)
    likeliest = legal[int(logits.argmax())]
    answers = {str(NetBot(seed, net, 0.0).act(seen, events)) for seed in range(5)}
    assert len(answers) == 1
    assert NetBot(1, net, 0.0)._draw(net.run(np.array([facts], dtype=np.float32)).codes[0], legal) == likeliest


def test_it_says_afterwards_what_it_believed_of_the_play_that_it_was_asked_about(net: Net) -> None:
    bot, asked = NetBot(3, net), 0
    assert bot.why() is None
    for seen, events in seen_in("valepaska", 3, 40, 2):
        bot = NetBot(3, net)
        bot.act(seen, events)
        belief = bot.why()
        assert isinstance(belief, NetBelief)
        assert [len(hand) for hand in belief.held] == [16, 16]
        if seen.phase is vp.Phase.WINDOW:
            listener = Listener()
            listener.listen(seen, events)
            facts = listener.sense(seen).facts
            logit = float(net.run(np.array([facts], dtype=np.float32)).lie[0])
            assert belief.lie == pytest.approx(1 / (1 + exp(-logit)))
            assert belief.possible == facts[FACTS.index("chance that the claim can be true")]
            told = Witness().why(bot, seen, events)
            assert told is not None
            assert told.lie == pytest.approx(belief.lie, abs=0.001)
            asked += 1
        else:
            assert belief.lie is belief.possible is None
    assert asked > 5


@pytest.mark.parametrize(("logit", "told"), [(-100.0, 0.001), (-8.0, 0.001), (0.0, 0.5), (8.0, 0.999), (100.0, 0.999)])
def test_a_net_is_never_told_to_have_been_certain(logit: float, told: float) -> None:
    layers = random_layers()
    layers["lie.weight"][:] = 0.0
    layers["lie.bias"][:] = logit
    bot = NetBot(3, Net(layers, {}))
    seen, events = next(each for each in seen_in("valepaska", 3, 40, 2) if each[0].phase is vp.Phase.WINDOW)
    bot.act(seen, events)
    why = Witness().why(bot, seen, events)
    assert why is not None
    assert why.lie == told


@pytest.mark.parametrize(("spec", "seats"), [("valepaska+two-packs", 3), ("valepaska", 7)])
def test_where_no_net_can_play_face_down_the_counter_does(spec: str, seats: int, net: Net) -> None:
    bot, counter = NetBot(4, net), Counter(4)
    seen, _ = seen_in(spec, seats, 1, 1)[0]
    for view, events in seen_in(spec, seats, 20, 1):
        if view.seat == seen.seat:
            assert bot.act(view, events) == counter.act(view, events)
            assert bot.why() == counter.why()


@pytest.mark.parametrize(("spec", "seats"), [("paskahousu", 3), ("poytapaska", 4), ("paskahousu-venda", 3)])
def test_an_open_game_is_played_by_playouts(spec: str, seats: int, net: Net) -> None:
    bot, twin = NetBot(4, net), PlayoutBot(4, OPEN_PLAYOUTS)
    seen, _ = seen_in(spec, seats, 1, 1)[0]
    for view, events in seen_in(spec, seats, 20, 1):
        if view.seat == seen.seat:
            assert bot.act(view, events) == twin.act(view, events)


@pytest.mark.slow
@pytest.mark.parametrize("jit", [True, False])
def test_in_an_open_game_it_loses_far_less_than_its_share(jit: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "jit_is_wanted", lambda: jit)
    decks = 8
    table = ("net", "counter", "counter", "counter")
    losses = simulate("paskahousu", table, 4 * decks, seed=11).losses
    assert losses[0] < sum(losses) / 6


def test_a_bot_that_sits_in_plays_on_from_the_view(net: Net) -> None:
    for seen, _ in seen_in("valepaska-house", 5, 50, 3):
        assert NetBot(1, net).act(seen, ()) in vp.legal(seen)


def test_a_view_of_nobody_who_is_asked_is_refused(net: Net) -> None:
    state = vp.deal(
        Rules.parse("valepaska+starter=left_of_dealer"), 3, vp.shuffled_deck(Rules.parse("valepaska"), random.Random(1))
    )
    with pytest.raises(ValueError, match="a bot acts for a seat that may act now"):
        NetBot(1, net).act(vp.view(state, 0), ())


@pytest.mark.parametrize("temperature", [-0.5, float("inf"), float("nan")])
def test_what_is_no_temperature_is_refused(temperature: float, net: Net) -> None:
    with pytest.raises(ValepaskaError, match="is no temperature"):
        NetBot(1, net, temperature)


def refusal(path: Path) -> str:
    with pytest.raises(ValepaskaError) as refused:
        load_net(path)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def rewritten(file: Path, path: Path, told: dict[str, Any], layers: dict[str, Any]) -> Path:
    """The net with other words about itself and other layers (None: without it)."""
    with np.load(file) as kept:
        arrays = {name: kept[name] for name in kept.files}
    told = json.loads(arrays.pop("meta").tobytes()) | told
    arrays = {name: values for name, values in (arrays | layers).items() if values is not None}
    np.savez(path, meta=np.frombuffer(json.dumps(told).encode(), dtype=np.uint8), **arrays)
    return path


def test_a_file_that_is_missing_damaged_or_something_else_is_told_in_one_line(file: Path, tmp_path: Path) -> None:
    assert "cannot be read: no such file" in refusal(tmp_path / "none.npz")
    whole = file.read_bytes()
    spoiled = whole[:2000] + b"x" * 400 + whole[2400:]
    for number, damaged in enumerate((b"", b"a net", whole[: len(whole) // 2], whole[:-30], spoiled)):
        path = tmp_path / f"{number}.npz"
        path.write_bytes(damaged)
        assert "is no net, or it is damaged" in refusal(path)
    np.savez(tmp_path / "other.npz", numbers=np.zeros(3))
    assert "is no net, or it is damaged" in refusal(tmp_path / "other.npz")
    np.save(tmp_path / "array.npz", np.zeros(3))
    (tmp_path / "array.npz.npy").rename(tmp_path / "array.npz")
    assert "is no net, or it is damaged" in refusal(tmp_path / "array.npz")


def packed(path: Path, array: bytes, flag: int = 0, method: int = 0) -> Path:
    """An archive with one array, whose directory says something else of how it is packed."""
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("meta.npy", array)
    raw = bytearray(path.read_bytes())
    directory = raw.index(b"PK\x01\x02")
    for place, value in ((6, flag), (8, method), (directory + 8, flag), (directory + 10, method)):
        raw[place] = value
    path.write_bytes(raw)
    return path


def header(shape: str) -> bytes:
    """The head of an array of this shape, with nothing behind it."""
    told = f"{{'descr': '<f8', 'fortran_order': False, 'shape': {shape}}}\n".encode()
    return b"\x93NUMPY\x01\x00" + len(told).to_bytes(2, "little") + told


def test_an_archive_that_its_reader_gives_up_on_is_told_in_one_line(tmp_path: Path) -> None:
    deep = np.frombuffer(b"[" * 200_000, dtype=np.uint8)
    np.savez(tmp_path / "deep.npz", meta=deep)
    for path in (
        packed(tmp_path / "encrypted.npz", header("(1,)"), flag=1),
        packed(tmp_path / "patched.npz", header("(1,)"), flag=32),
        packed(tmp_path / "method.npz", header("(1,)"), method=97),
        packed(tmp_path / "larger-than-memory.npz", header(f"({10**15},)")),
        packed(tmp_path / "larger-than-numbers.npz", header(f"({2**70},)")),
        packed(tmp_path / "unclosed.npz", header("(1,), '''")),
        tmp_path / "deep.npz",
    ):
        assert "is no net, or it is damaged" in refusal(path), path.name


def test_what_is_too_large_for_a_net_or_no_ordinary_file_is_not_read(file: Path, tmp_path: Path) -> None:
    with (tmp_path / "large.npz").open("wb") as large:
        large.truncate(LARGEST + 1)
    assert "larger than 64 MB" in refusal(tmp_path / "large.npz")
    assert "not an ordinary file" in refusal(Path(os.devnull))
    assert "numbers that are none" in refusal(
        rewritten(file, tmp_path / "net.npz", {}, {"value.bias": np.array([1e300])})
    ), "single precision has none as large"


def test_a_net_of_another_layout_or_shape_says_what_does_not_fit(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    assert "trained for the layout 'older'" in refusal(rewritten(file, path, {"layout": "older"}, {}))
    assert "format 2, not 1" in refusal(rewritten(file, path, {"format": 2}, {})).replace("'", "")
    assert "its sizes are" in refusal(rewritten(file, path, {"sizes": [0]}, {}))
    assert "code.bias" in refusal(rewritten(file, path, {}, {"code.bias": np.zeros(len(CODES) - 1)}))
    assert "lacks or adds lie.bias" in refusal(rewritten(file, path, {}, {"lie.bias": None}))
    assert "numbers that are none" in refusal(rewritten(file, path, {}, {"value.bias": np.array([np.nan])}))
    assert "not a float" in refusal(rewritten(file, path, {}, {"value.bias": np.array([1])}))


def test_layers_that_make_no_net_are_not_written(tmp_path: Path) -> None:
    layers = random_layers() | {"value.weight": np.zeros((2, SIZES[-1]))}
    with pytest.raises(ValepaskaError, match=r"these layers make no net: value\.weight"):
        save_net(tmp_path / "net.npz", layers, {})
    assert not list(tmp_path.iterdir())


def test_a_damaged_net_of_the_package_ends_the_command_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "net.npz").write_bytes(SHIPPED.read_bytes()[:5000])
    monkeypatch.setattr("valepaska.bots.net.SHIPPED", tmp_path / "net.npz")
    shipped.cache_clear()
    ended = main(["simulate", "--bots", "net,honest,honest", "--deals", "3", "--jobs", "1"])
    shipped.cache_clear()
    assert ended == 2
    said = capsys.readouterr().err
    assert "is no net, or it is damaged" in said
    assert said.count("\n") == 1


def test_the_net_that_comes_along_fits_and_is_small() -> None:
    assert shipped().meta["layout"] == LAYOUT
    assert SHIPPED.stat().st_size < 2 * 2**20
