"""The sides of a tile as people read and type them: arrows, letters and words are understood alike."""

from alhambra.view import SIDES
from cogs.typed import folded, names
from texts.catalogue import Catalogue


def spelled(text: str, say: Catalogue) -> str:
    """Write the words for arrows, which somebody may type, or begin to."""
    for arrow, name in zip(say("side-arrows"), say("side-names").split(), strict=True):
        text = text.replace(arrow, f" {name} ")
    return text


def arrows_for(sides: str, say: Catalogue) -> str:
    """Return the arrows for some sides."""
    return "".join(say("side-arrows")[SIDES.index(side)] for side in sides)


def sides_typed(word: str, say: Catalogue) -> str:
    """Read a word that names sides, such as NE, ↑→ or north; return nothing for any other word.

    Letters come in the order of the rules, for "se" begins seraglio.
    """
    typed = folded(word)
    for called in (one.split() for one in names("side-names", say)):
        if typed in called:
            return SIDES[called.index(typed)]
    for signs in (*names("sides", say), say("side-arrows")):
        found = [signs.find(sign) for sign in typed]
        if -1 not in found and found == sorted(set(found)):
            return "".join(SIDES[side] for side in found)
    return ""
