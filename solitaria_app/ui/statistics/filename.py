"""Names proposed for files: the words of the window, with signs that every system takes."""

from __future__ import annotations

import re
from unicodedata import normalize

LONGEST = 140
"""How many signs a name may have, without what tells the kind of file."""
_SPELT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def file_name(*parts: str) -> str:
    """`solitaria` and what the parts say, in small letters with hyphens between; nothing twice."""
    said = filter(None, map(_plain, parts))
    return "-".join(dict.fromkeys(("solitaria", *said)))[:LONGEST].rstrip("-")


def _plain(text: str) -> str:
    """A text in ASCII letters and digits; German vowels spelt out, other accents left out."""
    spelt = normalize("NFC", text.casefold()).translate(_SPELT)
    signs = normalize("NFKD", spelt).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", signs).strip("-")
