"""What becomes of the files of the page before they are sent, so that a first visit is small and soon there.

Comments stay here, the style sheets go as one, the page names all modules that it begins with, and of the texts
only those that the screens and the table speak are sent at once.
"""

import json
import posixpath
import re
from collections.abc import Mapping, Sequence
from html import escape

from valepaska.i18n import TextError
from valepaska.i18n.speech import capital

SHEETS = "sheets.css"
"""The name of all style sheets as one."""
_NAMES = 'name="languages" content="{}"'
_NEEDS = "<noscript><p>Valepaska</p></noscript>"
"""Where the page has room for what its languages say."""
_COMMENT = re.compile(r"^[ \t]*(?:/\*[^*]*\*+(?:[^/*][^*]*\*+)*/|//.*)[ \t]*\n", re.MULTILINE)
_SHEET = re.compile(r'[ \t]*<link rel="stylesheet" href="/static/([^"]+)" />\n')
_SCRIPT = re.compile(r'<script type="module" src="/static/([^"]+)"')
_IMPORT = re.compile(
    r"""(?:^|\n|;)\s*(?:import|export)\b(?:[^"';(=]*\bfrom)?\s*["'](\.[^"']+)["']|\}from["'](\.[^"']+)["']"""
)
"""What a module loads at once; what it loads later stands in brackets."""
_ENTRY = re.compile(r"^(?=-?[A-Za-z])", re.MULTILINE)
_NOTE = re.compile(r"^#.*\n?", re.MULTILINE)
_SPOKEN_FIRST = re.compile(
    "-|(?:card|claim|event|house|language|ledger|list|number|page|preset|rank|reason|remark|rules|suit|you)(?:-| )"
    "|(?:term-(?:short|bots|history|watching)|cli-grid|rule-challengers|option-challengers)"
)


def without_comments(text: str) -> str:
    """A script or a style sheet without the comments that fill whole lines."""
    return _COMMENT.sub("", text)


def sheets_of(index: str) -> list[str]:
    """The style sheets that the page names, in their order."""
    return _SHEET.findall(index)


def with_one_sheet(index: str) -> str:
    """The page, naming one style sheet instead of its first, and none of the others."""
    places = list(_SHEET.finditer(index))
    if not places:
        return index
    start, one = places[0].start(), f'    <link rel="stylesheet" href="/static/{SHEETS}" />\n'
    return index[:start] + one + _SHEET.sub("", index[start:])


def with_languages(index: str, texts: Mapping[str, str]) -> str:
    """The page, naming every language as it calls itself, and saying in each what it needs.

    `texts` are the messages of each language by its code. These few are read without the formatter
    of messages, whose import a starting server should not wait for.
    """
    names = {lang: capital(plain_text(spoken, "language")) for lang, spoken in texts.items()}
    needs = " · ".join(plain_text(spoken, "page-no-script") for spoken in texts.values())
    index = index.replace(_NAMES, f'name="languages" content="{escape(json.dumps(names, ensure_ascii=False))}"')
    return index.replace(_NEEDS, f"<noscript><p>{escape(needs)}</p></noscript>")


def plain_text(texts: str, name: str) -> str:
    """A message that stands on one line and has no variables. Raises TextError for any other."""
    found = re.search(rf"^{name} = ([^{{\n]+)$", texts, re.MULTILINE)
    if found is None:
        raise TextError(f"message {name} has to stand on one line, without variables")
    return found[1].strip()


def with_modules(index: str, loads: Mapping[str, Sequence[str]], more: Sequence[str] = ()) -> str:
    """The page, naming every module that its scripts load at once, and `more` with all that these load.

    Else each would be found in the one before. `loads` are the modules that each module loads at once.
    """
    first = _SCRIPT.findall(index)
    named = [name for name in reached([*first, *more], loads) if name not in first]
    links = "".join(f'    <link rel="modulepreload" href="/static/{name}" />\n' for name in named)
    return index.replace("  </head>", f"{links}  </head>")


def reached(first: Sequence[str], loads: Mapping[str, Sequence[str]]) -> list[str]:
    """Modules and all that they load at once, by name; nearest first."""
    found = list(first)
    for name in found:
        found += [each for each in loads.get(name, ()) if each not in found]
    return found


def loaded_by(name: str, text: str) -> list[str]:
    """The names of the modules that a module loads at once."""
    near = posixpath.dirname(name)
    found = (posixpath.normpath(posixpath.join(near, plain or short)) for plain, short in _IMPORT.findall(text))
    return list(dict.fromkeys(found))


def parted(texts: str) -> tuple[str, str]:
    """The messages of a language: those that the screens and the table speak, and the rest; without comments."""
    entries = _ENTRY.split(_NOTE.sub("", texts))
    first = [entry for entry in entries if _SPOKEN_FIRST.match(entry)]
    rest = [entry for entry in entries if not _SPOKEN_FIRST.match(entry)]
    return "".join(first), "".join(rest)
