"""The texts cost nothing until somebody reads one."""

import subprocess
import sys


def test_the_library_is_loaded_with_the_first_text() -> None:
    program = (
        "import sys; from valepaska.i18n import texts; fi = texts('fi')\n"
        "assert not {'fluent', 'babel'} & set(sys.modules), 'too early'\n"
        "assert fi('event-turn', player='Aino') == 'Vuorossa Aino.'\n"
        "assert 'fluent' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
