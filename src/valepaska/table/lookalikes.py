"""Letters of several scripts that look like a Latin one: two names may differ by nothing that an eye can see.

The pairs are those of the Unicode list of confusable characters (UTS 39) among the scripts that
have whole words of them: Latin itself, Greek, Cyrillic, Armenian, Cherokee, Coptic and Lisu; a
few near ones are added: small kappa, eta, chi and omega.
"""
# ruff: noqa: RUF001 letters that look alike are what this file is about

import unicodedata

LOOKALIKES = {
    "3": "З",
    "A": "ΑАᎪꓮ",
    "B": "ΒВᏴꓐꞴ",
    "C": "СᏟⲤꓚ",
    "D": "Ꭰꓓ",
    "E": "ΕЕᎬꓰ",
    "F": "Ϝꓝ",
    "G": "ԌᏀᏳꓖ",
    "H": "ΗНᎻⲎꓧ",
    "I": "ΙІӀⲒꓲ",
    "J": "ͿЈᎫꓙꞲ",
    "K": "ΚКᏦⲔꓗ",
    "L": "ᏞⳐꓡ",
    "M": "ΜϺМᎷⲘꓟ",
    "N": "ΝⲚꓠ",
    "O": "ΟОՕⲞꓳ",
    "P": "ΡРᏢⲢꓑ",
    "R": "ƦᎡᏒꓣ",
    "S": "ЅՏᏕᏚꓢ",
    "T": "ΤТᎢⲦꓔ",
    "U": "Սꓴ",
    "V": "ѴᏙꓦ",
    "W": "ԜᎳᏔꓪ",
    "X": "ΧХⲬꓫꞳ",
    "Y": "ΥУҮᎩᎽⲨꓬ",
    "Z": "ΖᏃꓜ",
    "a": "ɑαа",
    "b": "ЬᏏ",
    "c": "сᴄⲥꮯ",
    "d": "ԁᏧꓒ",
    "e": "еҽ",
    "f": "քẝꬵ",
    "g": "ɡց",
    "h": "һհᏂ",
    "i": "ıɩɪιіӏᎥꙇꭵ",
    "j": "ϳј",
    "k": "κк",
    "n": "ηոռ",
    "o": "οσоօᴏⲟ",
    "p": "ρрⲣ",
    "q": "ԛգզ",
    "r": "гᴦⲅꮁ",
    "s": "ѕꜱꮪ",
    "u": "υսᴜꞟꭎꭒ",
    "v": "νѵᴠꮩ",
    "w": "ωѡԝաᴡꮃ",
    "x": "χх",
    "y": "ʏγуү",
    "z": "ᴢꮓ",
}
"""What looks like each Latin letter, capitals and small letters apart."""

_LATIN = str.maketrans({alike: letter for letter, many in LOOKALIKES.items() for alike in many})
_STROKES = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O"})


def in_latin(name: str) -> str:
    """A name with the Latin letters that its letters look like, marks on them as they were."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", name).translate(_LATIN))


def as_drawn(name: str) -> str:
    """A name as many typefaces draw it: I, l, 1 and | are one stroke, O and 0 one ring."""
    return in_latin(name).translate(_STROKES)
