"""The container file, step by step, in folders and an environment of its own: no image is built, no container runs."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hosting.recipe import FILES, PATIENCE, ROOT, free_port, running, until_listening

pytestmark = [pytest.mark.slow, pytest.mark.network]
Step = tuple[str, str]


def stages() -> list[list[Step]]:
    """The steps after each FROM."""
    found: list[list[Step]] = []
    for line in (FILES / "Containerfile").read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append([])
        if word.isupper():
            found[-1].append((word, rest))
    return found


class Image:
    """A folder that stands for the root of a stage, and an environment that stands for its Python."""

    def __init__(self, root: Path, steps: list[Step], clone: Path, stages: list["Image"]) -> None:
        self.root = root
        self.steps = steps
        self._stages = stages
        self._clone = clone
        (root / "tmp").mkdir(parents=True)
        subprocess.run([sys.executable, "-m", "venv", str(root / "python")], check=True)
        self.environment = {
            "PATH": f"{root / 'python' / 'bin'}{os.pathsep}{os.environ['PATH']}",
            **{key: value for key, value in os.environ.items() if key.startswith(("PIP_", "SSL_", "HTTP", "http"))},
        }

    def build(self) -> None:
        """Carry out what the steps say, with every absolute path inside the folder."""
        for word, rest in self.steps:
            if word == "COPY":
                source, target = rest.split()[-2:]
                taken = re.match(r"--from=(\w+)", rest)
                place = self._stages[0].inside(source) if taken else self._clone / source
                copy = shutil.copytree if place.is_dir() else shutil.copy
                copy(place, self.inside(target))
            elif word == "ENV":
                self.environment |= dict(each.split("=", 1) for each in shlex.split(self.at_home(rest)))
            elif word == "RUN":
                command = self.at_home(rest).replace(" && chown 10001:10001 " + str(self.inside("/data")), "")
                done = subprocess.run(
                    command,
                    shell=True,
                    env=self.environment,
                    cwd=self.root,
                    capture_output=True,
                    text=True,
                    check=False,
                )
                assert done.returncode == 0, done.stdout + done.stderr

    def inside(self, path: str) -> Path:
        """Where an absolute path of the image lies."""
        return self.root / path.lstrip("/")

    def at_home(self, text: str) -> str:
        """A text with its absolute paths inside the folder."""
        return re.sub(r"(?<![\w.:/])/(?=(build|wheels|tmp|data)\b)", f"{self.root}/", text)

    def said(self, word: str) -> str:
        """What the last step of a kind says."""
        return next(rest for kind, rest in reversed(self.steps) if kind == word)


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    folder = tmp_path_factory.mktemp("image")
    clone = folder / "clone"
    without = shutil.ignore_patterns(".git", ".venv*", "__pycache__", "tests", "bench", ".*_cache")
    shutil.copytree(ROOT, clone, ignore=without)
    built: list[Image] = []
    for number, steps in enumerate(stages()):
        built.append(Image(folder / str(number), steps, clone, built))
        built[-1].build()
    return built[-1]


def test_the_image_serves_keeps_its_data_in_the_volume_and_ends_in_order(image: Image) -> None:
    port = free_port()
    command = json.loads(image.said("ENTRYPOINT")) + json.loads(image.said("CMD"))
    command = [str(port) if part == "8000" else part for part in command]
    health = json.loads(image.said("HEALTHCHECK").partition(" CMD ")[2])
    health = [part.replace(":8000/", f":{port}/") for part in health]
    program = shutil.which(command[0], path=image.environment["PATH"])
    assert program is not None
    assert image.root in Path(program).parents
    sick = subprocess.run(health, env=image.environment, capture_output=True, check=False)
    assert sick.returncode != 0
    with running([program, *command[1:]], image.environment) as process:
        until_listening(port, process)
        subprocess.run(health, env=image.environment, check=True, capture_output=True)
        assert (image.inside(image.said("VOLUME")) / "tables.sqlite").is_file()
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_the_image_runs_as_a_user_without_rights_who_owns_the_volume(image: Image) -> None:
    user = image.said("USER")
    assert user.split(":")[0] not in ("0", "root")
    assert any(word == "RUN" and f"chown {user} {image.said('VOLUME')}" in rest for word, rest in image.steps)
    assert image.said("STOPSIGNAL") == "SIGTERM"
    assert image.said("EXPOSE") in json.loads(image.said("CMD"))
