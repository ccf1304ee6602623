# Sourced by ./play and ./test, with $root set to the clone: finds or makes their environment.
# shellcheck shell=sh disable=SC2154

suits() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

# Prints the interpreter to build an environment with: the one named by PYTHON, or the first that is new enough.
find_python() {
    if [ -n "${PYTHON-}" ]; then
        suits "$PYTHON" && printf '%s\n' "$PYTHON" && return
        echo "$0: PYTHON=$PYTHON is not a Python 3.11 or newer" >&2
        return 2
    fi
    for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
        suits "$candidate" && printf '%s\n' "$candidate" && return
    done
    echo "$0: needs Python 3.11 or newer: install it, or name it with PYTHON=/path/to/python3 $0" >&2
    return 2
}

# prepare NAME: sets $python to the interpreter of .venv/NAME, which holds what requirements/NAME.txt says.
# The environment keeps a copy of the lock that it was finished with; its interpreter is a link that dangles
# when that Python is gone. So one comparison decides, and nothing else is started.
prepare() {
    unset PYTHONHOME PYTHONPATH
    lock=$root/requirements/$1.txt
    python=$root/.venv/$1/bin/python
    [ -z "${PYTHON-}" ] && [ -x "$python" ] && cmp -s "$lock" "$root/.venv/$1/installed.txt" && return
    base=$(find_python) || exit 2
    "$base" "$root/tools/environment.py" "$1" || exit
}
