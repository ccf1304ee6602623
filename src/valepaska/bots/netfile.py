"""Nets as files, and running them: dense layers in plain NumPy.

A file is an `.npz` of the arrays named in `shapes`, and of `meta`, a JSON text: `format`, `layout` (the hash of
all names that the numbers and codes of the net have, `valepaska.fast.senses.LAYOUT`), `sizes`, and whatever the
trainer tells of itself. Trainer and player both use this module.
"""

import io
import json
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from valepaska.errors import ValepaskaError, quoted

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[Any]]

FORMAT = 1
HANDS = 5
"""The seats besides the own, of each of which a net guesses what it holds."""
LARGEST = 64 * 2**20
"""A net of more bytes is not read, in its file or unpacked."""


class Thoughts(NamedTuple):
    """What a net makes of what it is given, a row of float32 for each row of numbers.

    `codes`: a logit for each of `senses.CODES`, legal or not. `value`: what the seat expects to get, by
    the rewards of `Batch`. `lie`: the logit that the last play is a lie, of use while it may be challenged.
    `held`: the cards that each of the next five seats holds, by kind, in fours: (rows, 5, 16).
    """

    codes: "Array"
    value: "Array"
    lie: "Array"
    held: "Array"


class Net:
    """A net that has been read: ReLU layers (`trunk0`, `trunk1`, ...) and four linear heads on the last.

    `meta` is what its file tells of it.
    """

    def __init__(self, layers: Mapping[str, "Array"], meta: Mapping[str, Any]) -> None:
        import numpy as np

        def numbers(name: str) -> "Array":
            return np.ascontiguousarray(layers[name].T, dtype=np.float32)

        depth = trunk_depth(layers)
        self.meta = dict(meta)
        self.trunk = [(numbers(f"trunk{at}.weight"), numbers(f"trunk{at}.bias")) for at in range(depth)]
        heads = ("code", "value", "lie", "held")
        self.ends = [int(end) for end in np.cumsum([len(layers[f"{name}.bias"]) for name in heads])]
        self.heads = np.concatenate([numbers(f"{name}.weight") for name in heads], axis=1)
        self.bias = np.concatenate([numbers(f"{name}.bias") for name in heads])

    def run(self, facts: "Array") -> Thoughts:
        """What the net makes of rows of numbers: float32, (rows, len(senses.FACTS))."""
        import numpy as np

        inner = facts
        for weight, bias in self.trunk:
            inner = inner @ weight
            inner += bias
            np.maximum(inner, 0.0, out=inner)
        found = inner @ self.heads
        found += self.bias
        codes, value, lie, held = self.ends
        kinds = (held - lie) // HANDS
        return Thoughts(
            found[:, :codes], found[:, codes], found[:, value], found[:, lie:held].reshape(-1, HANDS, kinds)
        )


def trunk_depth(layers: Mapping[str, "Array"]) -> int:
    """How many hidden layers there are."""
    depth = 0
    while f"trunk{depth}.weight" in layers:
        depth += 1
    return depth


def shapes(sizes: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """The arrays of a net by name, with their shapes; a weight is (outputs, inputs).

    `sizes`: the widths of the hidden layers.
    """
    from valepaska.engine.codes import KINDS
    from valepaska.fast.senses import CODES, FACTS

    found: dict[str, tuple[int, ...]] = {}
    inside = len(FACTS)
    for at, size in enumerate(sizes):
        found |= {f"trunk{at}.weight": (size, inside), f"trunk{at}.bias": (size,)}
        inside = size
    for name, size in {"code": len(CODES), "value": 1, "lie": 1, "held": HANDS * KINDS}.items():
        found |= {f"{name}.weight": (size, inside), f"{name}.bias": (size,)}
    return found


def save_net(path: Path, layers: Mapping[str, "Array"], meta: Mapping[str, Any]) -> None:
    """Write a net, in half precision.

    `meta` is told of the net as JSON; `format`, `layout` and `sizes` are added. Raises ValepaskaError for layers
    that make no net of this program's layout, and OSError.
    """
    import numpy as np

    from valepaska.fast.senses import LAYOUT

    sizes = [int(layers[f"trunk{at}.bias"].shape[0]) for at in range(trunk_depth(layers))]
    told = {**meta, "format": FORMAT, "layout": LAYOUT, "sizes": sizes}
    halves = {name: np.asarray(values, dtype=np.float16) for name, values in layers.items()}
    if fault := _fault(halves, told):
        raise ValepaskaError(f"these layers make no net: {fault}")
    text = np.frombuffer(json.dumps(told).encode(), dtype=np.uint8)
    buffer = io.BytesIO()
    np.savez_compressed(buffer, allow_pickle=False, meta=text, **halves)
    path.write_bytes(buffer.getvalue())


def load_net(path: Path) -> Net:
    """The net in a file.

    Raises ValepaskaError, in one line, for a file that is not there, is damaged, or does not fit this program.
    """
    layers, meta = _read(path)
    if fault := _fault(layers, meta):
        raise ValepaskaError(f"the net {quoted(str(path))} does not fit this program: {fault}; train one with it")
    return Net(layers, meta)


def _read(path: Path) -> tuple[dict[str, "Array"], dict[str, Any]]:
    import numpy as np

    raw = _bytes_of(path)
    try:
        with np.load(io.BytesIO(raw), allow_pickle=False) as file:
            if sum(each.file_size for each in file.zip.infolist()) > LARGEST:
                raise ValueError("it is too large")
            layers = {name: file[name] for name in file.files}
        meta = json.loads(layers.pop("meta").tobytes())
    except Exception:  # whatever the readers of archives, arrays and JSON come upon in damaged bytes
        raise ValepaskaError(f"{quoted(str(path))} is no net, or it is damaged: take another copy of it") from None
    return layers, meta if isinstance(meta, dict) else {}


def _bytes_of(path: Path) -> bytes:
    """What is in an ordinary file that is not too large for a net."""
    what = f"the net {quoted(str(path))} cannot be read"
    try:
        found = path.stat()
        if not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
            raise ValepaskaError(f"{what}: this is not an ordinary file: save it to one first")
        if found.st_size > LARGEST:
            raise ValepaskaError(f"{what}: it is larger than {LARGEST // 2**20} MB, and no net is")
        return path.read_bytes()
    except OSError as error:
        raise ValepaskaError(f"{what}: {(error.strerror or str(error)).lower()}") from None


def _fault(layers: Mapping[str, "Array"], meta: Mapping[str, Any]) -> str | None:
    """Why these layers are no net of this layout."""
    import numpy as np

    from valepaska.fast.senses import LAYOUT

    if meta.get("format") != FORMAT:
        return f"it has format {quoted(meta.get('format'))}, not {FORMAT}"
    if meta.get("layout") != LAYOUT:
        return f"it was trained for the layout {quoted(meta.get('layout'))}, and this is {LAYOUT}"
    sizes = meta.get("sizes")
    if not (isinstance(sizes, list) and sizes and all(type(size) is int and size > 0 for size in sizes)):
        return f"its sizes are {quoted(sizes)}"
    wanted = shapes(tuple(sizes))
    if set(wanted) != set(layers):
        return f"it lacks or adds {', '.join(sorted(set(wanted) ^ set(layers)))}"
    for name, shape in wanted.items():
        found = layers[name]
        if found.shape != shape or found.dtype.kind != "f":
            return f"{name} is {found.dtype} {found.shape}, not a float of {shape}"
        if not (np.abs(found) <= np.finfo(np.float32).max).all():
            return f"{name} has numbers that are none"
    return None
