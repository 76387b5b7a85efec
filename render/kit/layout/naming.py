"""How people are called in pictures, and how much may be read out in place of these."""

from collections.abc import Iterable

from render.kit.art.lettering import drawable
from tabletop.naming import harmless, readable
from texts.catalogue import Catalogue

LONGEST_ALT = 1000
SHORT_NAME = 8
"""How long names are where what is read out would be too long otherwise."""


def shown_name(name: str, seat: int, say: Catalogue) -> str:
    """Return a name as far as the fonts can show it, or the number of the seat if nothing is left."""
    return drawable(readable(name)) or say("seat-name", number=seat + 1)


def spoken_name(name: str, seat: int, say: Catalogue) -> str:
    """Return a name to be read out, in any script, or the number of the seat if nothing is left."""
    return harmless(name) or say("seat-name", number=seat + 1)


def shortest_needed(versions: Iterable[str]) -> str:
    """Return the first version that is not too long to be read out, or the last one cut off."""
    text = ""
    for text in versions:  # the last one is used below
        if len(text) <= LONGEST_ALT:
            return text
    return text[: LONGEST_ALT - 1] + "…"
