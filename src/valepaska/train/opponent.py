"""The net that a run learns against: kept beside the run, so that it never changes, and known by a digest."""

from hashlib import blake2b
from pathlib import Path

from valepaska.bots.netfile import Net, load_net
from valepaska.errors import ValepaskaError

FILE = "opponent.npz"
DIGEST_BYTES = 10


def bytes_of(path: Path) -> bytes:
    """What is in the file of a net. Raises ValepaskaError for what is no net."""
    load_net(path)
    return path.read_bytes()


def keep(raw: bytes, out: Path) -> str:
    """Keep a net in the directory of a run; its digest. Raises OSError."""
    (out / FILE).write_bytes(raw)
    return digest(raw)


def opponent(out: Path, known_as: str) -> Net | None:
    """The net with this digest, which the run in a directory learns against; None where it has no name.

    Raises ValepaskaError where the copy is gone, or is another net.
    """
    if not known_as:
        return None
    path = out / FILE
    if not path.is_file() or digest(path.read_bytes()) != known_as:
        raise ValepaskaError(f"{path} is not the net that this run learns against: copy that one there, or train anew")
    return load_net(path)


def digest(raw: bytes) -> str:
    """What a net is known by: BLAKE2b of the bytes of its file, in hexadecimal digits."""
    return blake2b(raw, digest_size=DIGEST_BYTES).hexdigest()
