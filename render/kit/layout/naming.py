"""How people are called in pictures, and how much may be read out in place of these."""

import re
from collections.abc import Iterable

from render.kit.art.lettering import drawable
from tabletop.naming import harmless, readable
from texts.catalogue import Catalogue

LONGEST_ALT = 1000
SENTENCE_END = re.compile(r"[.!?](?=\s)")
SHORT_NAME = 8
"""How long names are where what is read out would be too long otherwise."""


def shown_name(name: str, seat: int, say: Catalogue) -> str:
    """Return a name as far as the fonts can show it, or the number of the seat if nothing is left."""
    return drawable(readable(name)) or say("seat-name", number=seat + 1)


def spoken_name(name: str, seat: int, say: Catalogue) -> str:
    """Return a name to be read out, in any script, or the number of the seat if nothing is left."""
    return harmless(name) or say("seat-name", number=seat + 1)


def shortest_needed(versions: Iterable[str]) -> str:
    """Return the first version that is not too long to be read out, or as many sentences of the last one as fit."""
    text = ""
    for text in versions:  # the last one is used below
        if len(text) <= LONGEST_ALT:
            return text
    ends = [end.end() for end in SENTENCE_END.finditer(text) if end.end() <= LONGEST_ALT]
    return text[: ends[-1]] if ends else text[: LONGEST_ALT - 1] + "…"


def said_of(say: Catalogue, key: str, **parts: str) -> str:
    """Say a sentence about long parts; if they alone are too long to be read out, just these, which nobody will hear.

    The catalogue puts nothing that long into a sentence.
    """
    text = " ".join(parts.values())
    return text if len(text) > LONGEST_ALT else say(key, **parts)
