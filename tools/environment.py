"""Makes the environment that `./play` or `./test` runs in, from its lock, once.

    python tools/environment.py play|test [FILE]

`.venv/NAME` then holds exactly what `requirements/NAME.txt` pins, and finds the project in `src/`
by a relative path, so that a clone may be moved. The copy of the lock in it is written last: an
environment without it was interrupted and is made anew. What a further FILE of requirements pins is added.
Runs on the standard library alone, with
any Python that the project supports, also where `ensurepip` is missing.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
STAMP = "installed.txt"
FOREIGN = ("PIP_CONSTRAINT", "PIP_PREFIX", "PIP_TARGET", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV")
"""Settings of the person's own that would send the packages elsewhere."""


def main(arguments: list[str]) -> None:
    """Make the named environment, unless it is ready; then add to it what a further file pins."""
    name, *more = arguments or [""]
    if len(more) > 1 or not lock_of(name).is_file():
        stop("usage: python tools/environment.py play|test [FILE]")
    environment = ROOT / ".venv" / name
    try:
        environment.parent.mkdir(exist_ok=True)
        with only_one(environment.with_suffix(".busy")):
            if not is_ready(environment, lock_of(name)):
                make(environment, lock_of(name))
            for each in more:
                install(environment, "--requirement", each)
    except OSError as error:
        stop(f"cannot set up {environment}: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


def lock_of(name: str) -> Path:
    """The file that pins what an environment holds."""
    return ROOT / "requirements" / f"{name}.txt"


def is_ready(environment: Path, lock: Path) -> bool:
    """Whether the environment was finished with this lock and with the Python that runs this."""
    stamp = environment / STAMP
    return (
        stamp.is_file()
        and stamp.read_bytes() == lock.read_bytes()
        and Path(os.path.realpath(python_of(environment))) == base_python()
    )


def make(environment: Path, lock: Path) -> None:
    """Make the environment from nothing; the stamp comes last."""
    version = ".".join(map(str, sys.version_info[:2]))
    print(f"Setting up Valepaska for Python {version} in {environment} (once, a minute at most) ...", file=sys.stderr)
    create(environment)
    install(environment, "--require-hashes", "--requirement", str(lock))
    link_source(environment)
    half = environment / f"{STAMP}.part"
    shutil.copyfile(lock, half)
    half.replace(environment / STAMP)


def create(environment: Path) -> None:
    """Make an empty environment without pip: Debian keeps `ensurepip` in a package of its own."""
    # Named without links, as python3.11 or the like: once that Python is replaced, the link to it dangles.
    command = [str(base_python()), "-m", "venv", "--clear", "--without-pip", str(environment)]
    run(command, "no environment could be made")


def install(environment: Path, *arguments: str) -> None:
    """Install built packages with the pip of this Python, without resolving anything.

    What is imported is compiled then: most of it never is, and compiling all takes as long as installing it.
    """
    options = ["--quiet", "--no-input", "--no-deps", "--no-compile", "--only-binary=:all:"]
    run(
        [*pip_for(environment), "install", *options, *arguments],
        "the packages could not be installed (is the network there?)",
    )


def pip_for(environment: Path) -> list[str]:
    """A command that runs pip for the environment: this Python's own, or one that is unpacked into it."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", str(python_of(environment))]
    if importlib.util.find_spec("ensurepip"):
        run([str(python_of(environment)), "-m", "ensurepip"], "pip could not be unpacked")
        return [str(python_of(environment)), "-m", "pip"]
    stop("needs pip: install it (on Debian and Ubuntu: apt install python3-pip)")


def run(command: list[str], failure: str) -> None:
    """Run one step; when it fails, pass on what it said and stop with one line of our own."""
    settings = {key: value for key, value in os.environ.items() if key not in FOREIGN}
    settings |= {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(
        command, env=settings, stdin=subprocess.DEVNULL, capture_output=True, text=True, close_fds=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        stop(f"{failure}; the reason stands above. Mend it and start again")


def link_source(environment: Path) -> None:
    """Let the environment import the project from `src/`."""
    where = {"base": str(environment), "platbase": str(environment)}
    packages = Path(sysconfig.get_path("purelib", "venv", where))
    (packages / "valepaska.pth").write_text(os.path.relpath(ROOT / "src", packages) + "\n", encoding="utf-8")


def python_of(environment: Path) -> Path:
    """The interpreter of an environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def base_python() -> Path:
    """The interpreter that runs this, outside any environment, without links."""
    return Path(os.path.realpath(getattr(sys, "_base_executable", sys.executable)))


@contextmanager
def only_one(busy: Path) -> Iterator[None]:
    """Wait until nobody else makes the same environment; whoever dies lets go by itself.

    The programs started meanwhile hold on too: one that outlives this process still writes.
    """
    with busy.open("w") as file:
        os.set_inheritable(file.fileno(), True)
        if os.name != "nt":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def stop(message: str) -> NoReturn:
    """Say in one line what was wrong and what to do."""
    print(f"valepaska: {message}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main(sys.argv[1:])
