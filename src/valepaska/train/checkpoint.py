"""What a run leaves on the disk to go on from."""

import os
from pathlib import Path
from typing import Any

import msgspec
import torch

from valepaska.errors import ValepaskaError
from valepaska.train.settings import Budget, Settings

FORMAT = 1


class Progress(msgspec.Struct):
    """How far a run has come.

    `seconds`: worked, without what is measured. `reference_at`: after so many decisions the reference is
    set anew. `averaged`: so many weights are in the average.
    """

    stints: int = 0
    decisions: int = 0
    seconds: float = 0.0
    reference_at: int = 0
    averaged: int = 0


class Checkpoint(msgspec.Struct, frozen=True):
    """What is kept: how the run was begun, how far it came, and the state of everything that learns."""

    settings: Settings
    budget: Budget
    progress: Progress
    state: dict[str, Any]


def save(path: Path, kept: Checkpoint) -> None:
    """Write a checkpoint; an earlier one is replaced only by a whole one."""
    half = path.with_suffix(".part")
    plain = {name: msgspec.to_builtins(getattr(kept, name)) for name in ("settings", "budget", "progress")}
    torch.save({"format": FORMAT, **plain, "state": kept.state}, half)
    os.replace(half, path)


def check_kept(path: Path) -> None:
    """Raise ValepaskaError where there is no checkpoint."""
    if not path.is_file():
        raise ValepaskaError(f"there is no checkpoint {path}: give --resume the directory of a run")


def load(path: Path) -> Checkpoint:
    """Read a checkpoint. Raises ValepaskaError for a damaged or foreign one."""
    try:
        found = torch.load(path, weights_only=True)
        if found["format"] != FORMAT:
            raise ValepaskaError(f"{path} has the format {found['format']}, not {FORMAT}: train anew")
        return Checkpoint(
            msgspec.convert(found["settings"], Settings),
            msgspec.convert(found["budget"], Budget),
            msgspec.convert(found["progress"], Progress),
            found["state"],
        )
    except ValepaskaError:
        raise
    except Exception as error:  # whatever the reader of damaged bytes comes upon
        raise ValepaskaError(f"{path} is no checkpoint of this version: train anew") from error
